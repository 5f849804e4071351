import { describe, expect, test } from "vitest";
import { chance, shuffledBox } from "./testing.ts";
import {
  colourOf,
  formatRack,
  formatTable,
  formatTile,
  known,
  NotationError,
  numberOf,
  parseRack,
  parseTable,
  type Tile,
} from "./tiles.ts";

describe("reading tiles", () => {
  test("a set, jokers told and untold, tiles face down, capitals, the short form", () => {
    expect(formatRack(parseRack("b4-6 J j=B8 ?? O13"))).toBe("b4 b5 b6 j j=b8 ?? o13");
  });
  test("a run with an en dash, and the player's own letter for the fourth colour", () => {
    expect(formatRack(parseRack("b4–6"))).toBe("b4 b5 b6");
    expect(formatRack(parseRack("Y4-5 j=y6 o7", 0, "y"))).toBe("o4 o5 j=o6 o7");
    expect(() => parseRack("b1 y0", 0, "y")).toThrow("'y0' at character 4");
    expect(() => parseRack("y4")).toThrow(NotationError);
  });
  test("a joker keeps its face and says what it was told", () => {
    expect(parseRack("j=b8")).toEqual([{ face: "j", as: "b8" }]);
  });
  test("a table", () => {
    expect(parseTable(" b4 b5 j,k8  r8 o8 ").map(formatRack)).toEqual(["b4 b5 j", "k8 r8 o8"]);
    expect(parseTable("  ")).toEqual([]);
  });
  test.each([
    ["b4 x8", "x8", 4],
    ["b0", "b0", 1],
    ["b9-4", "b9-4", 1],
    ["j=b4-6", "j=b4-6", 1],
    ["b4, b5 q", "q", 8],
    ["b4,,b5", "", 4],
  ])("%s names the word and its place", (text, word, place) => {
    const read = (): unknown => parseTable(text);
    expect(read).toThrow(NotationError);
    expect(read).toThrow(`'${word}' at character ${place}`);
  });
});

describe("faces", () => {
  test("colours and numbers", () => {
    expect(["k1", "o13", "j", "??"].map(colourOf)).toEqual(["k", "o", null, null]);
    expect(["k1", "o13", "j", "??"].map(numberOf)).toEqual([1, 13, 0, 0]);
  });
  test("what counts in a set", () => {
    expect(parseRack("r5 j j=b8 ??").map(known)).toEqual(["r5", null, "b8", null]);
  });
});

test("what is written is read the same, for any table", () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = chance(seed);
    const told = (tile: Tile): Tile =>
      tile.face === "j" && random(2) ? { face: "j", as: "g7" } : tile;
    const box = shuffledBox(random).map(told);
    const sets: Tile[][] = [];
    while (box.length) sets.push(box.splice(0, 1 + random(14)));
    expect(parseTable(formatTable(sets))).toEqual(sets);
    for (const tile of sets.flat()) expect(parseRack(formatTile(tile))).toEqual([tile]);
  }
});
