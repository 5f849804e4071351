/** The layout changes at two widths of the window and one height, which tokens.css explains. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("..", import.meta.url));
const BREAKPOINTS = ["45rem", "64rem"];
const LOW = "height < 30rem";
const FORMS = [/^width < (\w+)$/, /^width >= (\w+)$/, /^min-width: (\w+)$/];

/** What a text asks of the window's size: "width < 45rem". */
function asked(text: string): readonly string[] {
  const queries = text.matchAll(/@media([^{]*)\{|matchMedia\("([^"]*)"/g);
  return [...queries].flatMap(([, style = "", script = ""]) =>
    [...(style + script).matchAll(/\(([^()]*)\)/g)].flatMap(([, condition = ""]) =>
      /width|height|aspect|orientation/.test(condition) ? [condition] : [],
    ),
  );
}

const isAllowed = (condition: string): boolean =>
  condition === LOW || FORMS.some((form) => BREAKPOINTS.includes(form.exec(condition)?.[1] ?? ""));

it("there are two breakpoints, and both are used", () => {
  const conditions = readdirSync(SOURCES, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(css|svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) =>
      asked(readFileSync(join(SOURCES, file), "utf-8")).map((each) => ({ file, each })),
    );
  expect(conditions.filter(({ each }) => !isAllowed(each))).toEqual([]);
  for (const width of BREAKPOINTS)
    expect(conditions.filter(({ each }) => each.endsWith(width)).length).toBeGreaterThan(1);
});

it.each([
  ["@media (width < 700px) {", ["width < 700px"]],
  ["@media (pointer: coarse) and (width < 45rem) {", ["width < 45rem"]],
  ["@media (45rem <= width < 50rem) {", ["45rem <= width < 50rem"]],
  ['matchMedia("(max-width: 40em)")', ["max-width: 40em"]],
  ["@media (orientation: landscape) {", ["orientation: landscape"]],
  ["@media (prefers-reduced-motion: reduce) {", []],
])("the sizes that %s asks for are found", (text, found) => {
  expect(asked(text)).toEqual(found);
});

it("only these are allowed, in a form that is easily seen", () => {
  const fine = [LOW, "width < 45rem", "width >= 45rem", "width < 64rem", "min-width: 64rem"];
  const others = [
    "height < 20rem",
    "height >= 30rem",
    "width < 700px",
    "width < 45em",
    "width <= 45rem",
    "orientation: landscape",
  ];
  expect([...fine, ...others].filter(isAllowed)).toEqual(fine);
});
