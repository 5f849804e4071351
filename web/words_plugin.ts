/**
 * The catalogue of `src/remeld/words/locales` for the page: the files of a language become one,
 * which is fetched when that language is shown. `virtual:words` tells where each one is.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:words";
/** What every screen may need; the rest (the long texts of the rules) is fetched when asked for. */
const FIRST = ["terms", "names", "page", "faults", "house", "errors", "events", "fields"];
const LATER = [
  "rules",
  "book",
  "aside",
  "learn",
  "played",
  "practice",
  "puzzles",
  "replay",
  "typed",
];
/** What comes with one of these. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  aside: ["openings"],
  learn: ["advice"],
  puzzles: ["study"],
  replay: ["review", "reasons"],
};

export function words(locales: string): Plugin {
  const languages = readdirSync(locales).filter((name) => !name.startsWith("."));
  const files = (language: string): string[] => readdirSync(join(locales, language));
  const read = (language: string, names: readonly string[]): string =>
    names
      .map((name) => join(locales, language, `${name}.ftl`))
      .filter((path) => existsSync(path))
      .map((path) => readFileSync(path, "utf-8"))
      .join("\n")
      .replace(/^#.*\n/gm, "");
  let building = false;
  return {
    name: "words",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const entries = languages.map((language) => {
        const parts: Record<string, string> = { "": read(language, FIRST) };
        for (const name of LATER) parts[name] = read(language, [name, ...(TOGETHER[name] ?? [])]);
        for (const file of files(language)) {
          this.addWatchFile(join(locales, language, file));
          const edition = /^terms-(.+)\.ftl$/.exec(file)?.[1];
          if (edition) parts[`terms-${edition}`] = read(language, [`terms-${edition}`]);
        }
        const places = Object.entries(parts).map(([part, source]) => {
          const name = `${language}${part && `-${part}`}.ftl`;
          // Unit tests build nothing, and have their own texts where they need any.
          if (!building) return `${JSON.stringify(part)}: ${JSON.stringify(name)}`;
          const file = this.emitFile({ type: "asset", name, source });
          return `${JSON.stringify(part)}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${JSON.stringify(language)}: {${places.join(", ")}}`;
      });
      return `export default {${entries.join(",\n")}};`;
    },
  };
}
