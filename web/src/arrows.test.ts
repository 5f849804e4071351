/** Who may import whom in `web/src`: arrows between rooms point one way, and files form no circle. */
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL(".", import.meta.url));
const GUIDE = join(SOURCES, "../../CONTRIBUTING.md");

/** What each room may import; the order is that of the table in CONTRIBUTING.md. */
const ROOMS: Readonly<Record<string, string>> = {
  game: "",
  wire: "",
  words: "game wire",
  tiles: "",
  state: "game wire words",
  ui: "wire words tiles state",
  drag: "game tiles state",
  table: "game wire words tiles state ui drag",
  "screens/aside": "game wire words tiles state ui",
  "screens/rules": "wire words state ui",
  "screens/learn": "wire words tiles state ui table",
  "screens/puzzles": "game wire words tiles state ui table",
  "screens/practice": "game wire words tiles state ui table",
  "screens/review": "wire words tiles state ui table screens/learn",
  "screens/replay": "game wire words tiles state ui drag table screens/review",
  screens:
    "game wire words tiles state ui table screens/aside screens/rules screens/learn screens/puzzles screens/practice screens/replay",
  worker: "",
};
/** `App.svelte` and `main.ts`, which put everything together. */
const FRONT_DOOR = "";
const LIBRARIES: Readonly<Record<string, string>> = {
  game: "",
  wire: "",
  words: "@fluent/bundle virtual:words",
  worker: "",
};
const FOR_TESTS = ["typescript", "vitest", "node:fs", "node:path", "node:url"];

const FILES: readonly string[] = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte|css)$/.test(file));

const read = (file: string): string => readFileSync(join(SOURCES, file), "utf-8");

/** The room of a file: its folder, or the nearest one above it that is a room. */
function roomOf(file: string): string {
  let folder = posix.dirname(file);
  while (folder !== "." && !(folder in ROOMS)) folder = posix.dirname(folder);
  return folder === "." ? (file.includes("/") ? `unknown: ${file}` : FRONT_DOOR) : folder;
}

/** What a file imports, from the folder of sources on; libraries by their names. */
function imports(file: string, source: string): readonly string[] {
  const code = source.replace(/\/\*.*?\*\/|<!--.*?-->|^\s*\/\/.*$/gms, "");
  const named = code.matchAll(/(?:\bfrom|\bimport)\s*(?:\(|url\()?\s*(["'`])(.*?)\1/g);
  // What is not written out cannot be followed.
  const hidden = [...code.matchAll(/\bimport\s*\(\s*[^"'\s]|import\.meta\.glob/g)];
  return [...named, ...hidden].map(([whole, , name]) => {
    if (name === undefined) return `a name that is not written out (${whole})`;
    return name.startsWith(".") ? posix.join(posix.dirname(file), name) : name;
  });
}

function mayImport(file: string, name: string): boolean {
  const room = roomOf(file);
  const isTest = file.endsWith(".test.ts");
  if (FILES.includes(name)) {
    const other = roomOf(name);
    if (room === FRONT_DOOR) return other !== "worker";
    return other === room || (ROOMS[room] ?? "").split(" ").includes(other);
  }
  // Data lies beside what reads it.
  if (name.endsWith(".json")) return posix.dirname(name) === posix.dirname(file);
  if (isTest && FOR_TESTS.includes(name)) return true;
  const libraries = (LIBRARIES[room] ?? "svelte").split(" ");
  return libraries.some((library) => name === library || name.startsWith(`${library}/`));
}

const forbidden = (file: string, source: string): readonly string[] =>
  imports(file, source)
    .filter((name) => !mayImport(file, name))
    .map((name) => `${file} must not import ${name}`);

/** The files of a circle of imports; none where there is no circle. */
function circle(graph: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const done = new Set<string>();
  const walk = (file: string, above: readonly string[]): readonly string[] => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const found = walk(next, [...above, file]);
      if (found.length > 0) return found;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const found = walk(file, []);
    if (found.length > 0) return found;
  }
  return [];
}

it("every file is in a room, and imports only what its room may", () => {
  expect(FILES.filter((file) => roomOf(file).startsWith("unknown"))).toEqual([]);
  expect(FILES.flatMap((file) => forbidden(file, read(file)))).toEqual([]);
});

it("neither rooms nor files form a circle", () => {
  const rooms = Object.entries(ROOMS).map(([room, may]) => [room, may.split(" ")] as const);
  expect(circle(new Map(rooms))).toEqual([]);
  expect(circle(new Map(FILES.map((file) => [file, imports(file, read(file))])))).toEqual([]);
  expect(circle(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", ["b"]]]))).toEqual(["b", "c", "b"]); // prettier-ignore
});

it("the table for contributors says the same", () => {
  const guide = readFileSync(GUIDE, "utf-8");
  const part = guide.slice(guide.indexOf("| room of the page |"));
  const rows = part.slice(0, part.indexOf("\n\n")).split("\n").slice(2);
  const told = rows.map((row) => row.split("|").map((cell) => cell.trim().replaceAll("`", "")));
  expect(told.map(([, room, , may]) => [room, may])).toEqual(
    Object.entries(ROOMS).map(([room, may]) => [room, may.split(" ").join(", ") || "–"]),
  );
});

it.each([
  ["drag/Held.svelte", '<script>import Rack from "../table/Rack.svelte";</script>'],
  ["screens/rules/Rules.svelte", '<script>import "../aside/Aside.svelte";</script>'],
  ["screens/aside/Aside.svelte", '<script>import "../Start.svelte";</script>'],
  ["ui/Message.svelte", '{#await import("../table/Rack.svelte")}'],
  ["wire/rules_cache.ts", 'import type { TableStore } from "../state/table.svelte.ts";'],
  ["game/board.ts", 'export { t } from "../words/words.svelte.ts";'],
  ["game/board.ts", 'import { untrack } from "svelte";'],
  ["state/route.svelte.ts", "const load = (name: string) => import(name);"],
  ["state/route.svelte.ts", 'const all = import.meta.glob("../screens/*.svelte");'],
  ["ui/page.css", '@import "../table/rack.css";'],
  ["worker/sw.ts", 'import { go } from "../state/route.svelte.ts";'],
  ["main.ts", 'import "./worker/sw.ts";'],
  ["ui/icons.ts", 'import { readFileSync } from "node:fs";'],
  ["screens/learn/lessons.ts", 'import data from "../replay/lessons.json";'],
])("the arrows are felt: %s %s", (file, source) => {
  expect(forbidden(file, source)).toHaveLength(1);
});

it.each([
  ["drag/Held.svelte", '<script>import TileFace from "../tiles/TileFace.svelte";</script>'],
  ["screens/Start.svelte", '<script>const rules = import("./rules/Rules.svelte");</script>'],
  ["screens/learn/lessons.ts", 'import data from "./lessons.json";'],
  ["words/words.svelte.ts", 'import { FluentBundle } from "@fluent/bundle";'],
  ["ui/Toasts.svelte", '<script>import { fly } from "svelte/transition";</script>'],
  ["ui/contrast.test.ts", 'import { readFileSync } from "node:fs";'],
  ["game/board.ts", '// import { t } from "../words/words.svelte.ts";'],
])("the arrows let through what they should: %s %s", (file, source) => {
  expect(forbidden(file, source)).toEqual([]);
});
