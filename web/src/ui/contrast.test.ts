/** Contrast of WCAG 2.2 AA, computed from the colours as they stand in the style sheets. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

type Colours = ReadonlyMap<string, string>;

const read = (file: string): string =>
  readFileSync(new URL(file, import.meta.url), "utf-8").replace(/\/\*.*?\*\//gs, "");
const sheet = read("./tokens.css") + read("../tiles/tiles.css");

/** The colours that hold where all these attributes are set on <html>. */
function colours(attributes: readonly string[]): Colours {
  const found = new Map<string, string>();
  for (const [, selector = "", body = ""] of sheet.matchAll(/^(:root[^\s{]*) \{(.*?)^\}/gms)) {
    const asked = [...selector.matchAll(/\[(.*?)\]/g)].map(([, attribute]) => attribute ?? "");
    if (!asked.every((attribute) => attributes.includes(attribute))) continue;
    for (const [, name = "", hex = ""] of body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) {
      found.set(name, hex);
    }
  }
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ["ground", "surface", "surface-2"];
const SEATS = ["coral", "gold", "leaf", "sky", "plum", "slate"].map((name) => `seat-${name}`);
const TILES = ["k", "r", "b", "o", "y", "g", "p", "j"].map((name) => `tile-${name}`);
const FELTS = ["felt", "felt-2", "felt-3"];
/** What is written on what, and how much contrast that needs. */
const PAIRS: readonly (readonly [readonly string[], readonly string[], number])[] = [
  [["ink", "ink-2", "accent", "bad", "good", "warn"], SURFACES, 4.5],
  [["ink"], ["surface-3", "accent-soft", "good-soft", "bad-soft", "warn-soft"], 4.5],
  [["accent"], ["accent-soft"], 4.5],
  [["on-accent"], ["accent", "accent-strong"], 4.5],
  [["on-felt", "on-felt-2"], FELTS, 4.5],
  [["felt-good", "felt-bad", "felt-warn"], ["felt", "felt-2"], 4.5],
  [["edge-strong", "focus-colour"], SURFACES, 3],
  [TILES, ["tile-face", "tile-face-low"], 4.5],
];

it.each([[["light", "normal"]], [["dark", "normal"]], [["light", "high"]], [["dark", "high"]]])(
  "everything can be read: %s",
  ([theme, level]) => {
    const found = colours([`data-theme="${theme}"`, `data-contrast="${level}"`]);
    const hex = (name: string): string => {
      const colour = found.get(name);
      if (!colour) throw new Error(`no colour ${name}`);
      return colour;
    };
    const low = PAIRS.flatMap(([texts, grounds, least]) =>
      texts.flatMap((text) =>
        grounds.flatMap((ground) => {
          const ratio = contrast(hex(text), hex(ground));
          return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
        }),
      ),
    );
    const seats = SEATS.filter((seat) => contrast("#ffffff", hex(seat)) < 4.5);
    expect([...low, ...seats]).toEqual([]);
  },
);
