import { describe, expect, it } from "vitest";
import {
  addTiles,
  dropAt,
  dropLast,
  endSet,
  readTiles,
  stroke,
  tally,
  written,
} from "./tile_text.ts";

const PRINTED = { numbers: 13, letter: "" };
const YELLOW = { numbers: 13, letter: "y" };

describe("reading what people type", () => {
  it.each([
    ["b4-9", "rack", "b4 b5 b6 b7 b8 b9"],
    ["b4–6", "rack", "b4 b5 b6"],
    ["krb8", "rack", "k8 r8 b8"],
    ["b4b5J", "rack", "b4 b5 j"],
    ["j=b8 j", "rack", "j=b8 j"],
    ["b4 b5, k8", "rack", "b4 b5 k8"],
    ["b4-6, krbo8", "table", "b4 b5 b6, k8 r8 b8 o8"],
    ["b4-6\nk8 r8 o8\n", "table", "b4 b5 b6, k8 r8 o8"],
    ["ｂ４－６，k8", "table", "b4 b5 b6, k8"],
    [", ,", "table", ""],
  ] as const)("%s as a %s", (text, kind, result) => {
    expect(readTiles(text, kind, PRINTED).troubles).toEqual([]);
    expect(written(text, kind, PRINTED)).toBe(result);
  });

  it.each([
    ["b4 x9 b5", [{ code: "unknown-tile", part: "x9", place: 4 }]],
    ["b14", [{ code: "unknown-tile", part: "b14", place: 1 }]],
    ["b9-14", [{ code: "unknown-tile", part: "b9-14", place: 1 }]],
    ["b9-4", [{ code: "run-falls", part: "b9-4", place: 1 }]],
    ["b0", [{ code: "unknown-tile", part: "b0", place: 1 }]],
    ["j=b14", [{ code: "unknown-tile", part: "j=b14", place: 1 }]],
    [
      "b4, 8 ??",
      [
        { code: "unknown-tile", part: "8", place: 5 },
        { code: "unknown-tile", part: "??", place: 7 },
      ],
    ],
  ])("%s is refused with its place", (text, troubles) => {
    expect(readTiles(text, "table", PRINTED).troubles).toEqual(troubles);
  });

  it("reads the people's own letter for the fourth colour", () => {
    expect(written("kry8 y1-2 j=y3", "rack", YELLOW)).toBe("k8 r8 o8 o1 o2 j=o3");
    expect(readTiles("y14", "rack", YELLOW).troubles[0]?.part).toBe("y14");
    expect(dropLast("y1-3", "rack", YELLOW)).toBe("o1 o2");
  });

  it("knows no number that the box has not", () => {
    const small = { numbers: 10, letter: "" };
    expect(written("b8-10 j=b10", "rack", small)).toBe("b8 b9 b10 j=b10");
    const places = readTiles("b11 b9-11 j=b11 b10", "rack", small).troubles;
    expect(places.map(({ part }) => part)).toEqual(["b11", "b9-11", "j=b11"]);
  });

  it("reads what it can beside what it cannot", () => {
    expect(written("b4 x9 b5", "rack", PRINTED)).toBe("b4 b5");
  });
});

describe("the keys of the pad", () => {
  it("adds tiles and begins sets", () => {
    let text = "";
    for (const tile of ["b4", "b5", "b6"]) text = addTiles(text, tile);
    text = endSet(text);
    expect(endSet(text)).toBe(text);
    text = addTiles(text, "k8");
    expect(text).toBe("b4 b5 b6, k8");
    expect(addTiles(text, "r1-5", true)).toBe("b4 b5 b6, k8, r1-5");
    expect(addTiles("", "r1", true)).toBe("r1");
    expect(endSet("")).toBe("");
  });

  it.each([
    ["b4 b5, k8", "b4 b5,"],
    ["b4 b5,", "b4 b5"],
    ["b4-6", "b4 b5"],
    ["r1 krb8 ", "r1 k8 r8"],
    ["b4 x9", "b4"],
    ["b4, j=b8", "b4,"],
    ["", ""],
  ])("takes the last one of %j", (text, left) =>
    expect(dropLast(text, "table", PRINTED)).toBe(left),
  );

  it("takes one from the middle, and a set with its last tile", () => {
    expect(dropAt("b4-6, k8", "table", 0, 1, PRINTED)).toBe("b4 b6, k8");
    expect(dropAt("b4-6, k8, r1", "table", 1, 0, PRINTED)).toBe("b4 b5 b6, r1");
    expect(dropAt("b4-6", "rack", 0, 0, PRINTED)).toBe("b5 b6");
  });

  it("reads strokes", () => {
    expect(stroke("b4", "b9")).toBe("b4-9");
    expect(stroke("b9", "b4")).toBe("b4-9");
    expect(stroke("k8", "o8")).toBe("k8 r8 b8 o8");
    expect(stroke("b8", "r8")).toBe("r8 b8");
    expect(stroke("b8", "b8")).toBeNull();
    expect(stroke("b8", "r9")).toBeNull();
    expect(stroke("b8", "j")).toBeNull();
  });

  it("counts", () => {
    const counts = tally(readTiles("b4 b4 j j=b4", "rack", PRINTED).sets);
    expect([...counts]).toEqual([
      ["b4", 2],
      ["j", 2],
    ]);
  });
});
