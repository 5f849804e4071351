import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { app, WORKER } from "./app_plugin.ts";
import { words } from "./words_plugin.ts";

const LOCALES = "../src/remeld/words/locales";
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A compressed copy of every file of text, so that the server need not make one. */
function compressed(): Plugin {
  return {
    name: "compressed",
    enforce: "post",
    generateBundle: {
      // After everything else: what other plugins still change must be in the copy too.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (!/\.(js|css|ftl|svg|html|webmanifest)$/.test(file.fileName)) continue;
          const text = file.type === "chunk" ? file.code : file.source;
          const source = gzipSync(text, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${file.fileName}.gz`, source });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), words(here(LOCALES)), app(here(LOCALES)), compressed()],
  build: {
    outDir: here("../src/remeld/server/static"),
    emptyOutDir: true,
    target: "es2022",
    // Everything is a file of its own: the policy of the page allows no `data:` scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: { index: here("index.html"), worker: here("src/worker/sw.ts") },
      output: {
        // The worker keeps its address, or browsers would never find the next one.
        entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js"),
      },
    },
  },
  // A busy machine is no failure.
  test: { include: ["src/**/*.test.ts"], testTimeout: 300_000 },
});
