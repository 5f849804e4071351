/**
 * What makes the page an app: icons, a manifest in each language, the version of the build, and the
 * list of its files for the service worker.
 */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { MASKABLE, png, ROUND, svg } from "./icon.ts";

const GROUND = "#f3efe6";
const TEXTS = ["terms", "page"];
const ICONS = {
  "icon-192.png": () => png(192, ROUND),
  "icon-512.png": () => png(512, ROUND),
  "icon-maskable.png": () => png(512, MASKABLE),
  "icon-touch.png": () => png(180, MASKABLE),
};
const NO_VERSION = 'name="version" content=""';
export const WORKER = "sw.js";

export function app(locales: string): Plugin {
  const languages = readdirSync(locales).filter((name) => !name.startsWith("."));
  return {
    name: "app",
    generateBundle: {
      // After everything else but the compressing: the names of all files are known here.
      order: "post",
      handler(_, bundle) {
        const made: Record<string, string | Uint8Array> = { "icon.svg": svg() };
        for (const [fileName, draw] of Object.entries(ICONS)) made[fileName] = draw();
        for (const language of languages)
          made[`manifest-${language}.webmanifest`] = manifest(locales, language);
        for (const [fileName, source] of Object.entries(made))
          this.emitFile({ type: "asset", fileName, source });

        const page = bundle["index.html"];
        const worker = bundle[WORKER];
        if (page?.type !== "asset" || worker?.type !== "chunk")
          return this.error("the page or its worker is missing");
        if (!String(page.source).includes(NO_VERSION))
          return this.error("the page has no place for its version");
        // A classic script has no imports.
        if (worker.imports.length > 0) return this.error("the worker shares code with the page");
        const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
        const version = hash([...names, String(page.source), worker.code, ...Object.values(made)]);
        page.source = String(page.source).replace(
          NO_VERSION,
          `name="version" content="${version}"`,
        );
        const files = byLanguage(["icon.svg", ...names], languages);
        worker.code = worker.code
          .replaceAll("__VERSION__", JSON.stringify(version))
          .replaceAll("__FILES__", JSON.stringify(files));
      },
    },
  };
}

/** The texts of each language by themselves, and under "" what everybody needs. */
function byLanguage(
  names: readonly string[],
  languages: readonly string[],
): Record<string, string[]> {
  const files: Record<string, string[]> = { "": [] };
  for (const name of names.toSorted()) {
    const text = /^assets\/(.+)\.ftl$/.exec(name)?.[1] ?? "";
    const owner = languages.find((language) => text.startsWith(`${language}-`)) ?? "";
    (files[owner] ??= []).push(`/${name}`);
  }
  return files;
}

function manifest(locales: string, language: string): string {
  const texts = new FluentBundle(language, { useIsolating: false });
  for (const name of TEXTS)
    texts.addResource(
      new FluentResource(readFileSync(join(locales, language, `${name}.ftl`), "utf-8")),
    );
  const t = (id: string): string => {
    const pattern = texts.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language} has no ${id}`);
    return texts.formatPattern(pattern);
  };
  const icon = (src: string, sizes: string, purpose = "any"): object => ({
    src: `/${src}`,
    sizes,
    type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
    purpose,
  });
  const shortcut = (id: string, url: string): object => ({
    name: t(id),
    url,
    icons: [icon("icon-192.png", "192x192")],
  });
  return JSON.stringify({
    id: "/",
    name: "Remeld",
    short_name: "Remeld",
    description: t("page-start-lead"),
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: GROUND,
    background_color: GROUND,
    categories: ["games"],
    icons: [
      icon("icon.svg", "any"),
      icon("icon-192.png", "192x192"),
      icon("icon-512.png", "512x512"),
      icon("icon-maskable.png", "512x512", "maskable"),
    ],
    shortcuts: [shortcut("page-play-now", "/#play"), shortcut("page-more-aside", "/aside")],
  });
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const digest = createHash("sha256");
  for (const part of parts) digest.update(part).update("\0");
  return digest.digest("hex").slice(0, 16);
}
