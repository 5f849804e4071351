/** What goes over the wire is declared by the house alone: no type of the page repeats it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const MADE = "wire/types.ts";
const FILES = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|svelte)$/.test(file) && file !== MADE);

type Declared = { name: string; fields: readonly string[] };

/** Every object type that a source declares, named or not, by the fields that hold data. */
function declared(source: string): readonly Declared[] {
  const found: Declared[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) {
      const fields = node.members.filter(ts.isPropertySignature).map(({ name }) => name.getText());
      const owner = ts.isInterfaceDeclaration(node) ? node : node.parent;
      const name = ts.isTypeAliasDeclaration(owner) || ts.isInterfaceDeclaration(owner);
      found.push({ name: name ? owner.name.text : "", fields });
    }
    ts.forEachChild(node, walk);
  };
  walk(ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true));
  return found;
}

const WIRE = declared(readFileSync(join(SOURCES, MADE), "utf-8")).filter(({ name }) => name);

/** The types of a source that are the wire's, whole or in part: only the wire writes `like_this`. */
const repeated = (source: string): readonly string[] =>
  declared(source)
    .filter(({ fields }) => {
      const holding = WIRE.filter((type) => fields.every((field) => type.fields.includes(field)));
      return (
        fields.some((field) => field.includes("_")) ||
        (fields.length >= 3 && holding.length > 0) ||
        (fields.length === 2 && holding.some((type) => type.fields.length === 2))
      );
    })
    .map(({ name, fields }) => `${name} { ${fields.join(", ")} }`);

const scriptsOf = (file: string): string => {
  const text = readFileSync(join(SOURCES, file), "utf-8");
  if (!file.endsWith(".svelte")) return text;
  return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join("\n");
};

it("the page has no type of the wire that was written by hand", () => {
  const found = FILES.flatMap((file) =>
    repeated(scriptsOf(file)).map((type) => `${file}: ${type} is the wire's, import it`),
  );
  expect(found).toEqual([]);
  expect(WIRE.length).toBeGreaterThan(100);
});

it("answers of the house are read in one place", () => {
  const reading = FILES.filter((file) => scriptsOf(file).includes(".json()"));
  expect(reading.filter((file) => !file.endsWith(".test.ts"))).toEqual(["wire/api.ts"]);
});

it.each([
  "export type Session = { recovery: string | null; new: boolean };",
  "type Judged = { legal: boolean; faults: readonly FaultView[]; tiles_played: number };",
  "interface Fault { code: string; tiles: string; values: Record<string, number> }",
  "const refusal = content as { code?: string; values?: Values } | null;",
  "const answer = await call<{ table: string; code: string }>(path);",
])("a repeated type is felt: %s", (source) => {
  expect(repeated(source)).toHaveLength(1);
});

it.each([
  "type Props = { name: string; colour: string | null; computer?: boolean };",
  "export type House = { name: string; rules: string; key: string };",
  "type Place = Required<GamePlayed>;",
])("a type of the page is none: %s", (source) => {
  expect(repeated(source)).toEqual([]);
});
