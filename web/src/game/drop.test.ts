import { describe, expect, test } from "vitest";
import { dropOnto, inOrder, leaving } from "./drop.ts";
import { chance, NUMBERS, shuffledBox } from "./testing.ts";
import { formatRack, formatTable, known, numberOf, parseRack, type Piece } from "./tiles.ts";

const pieces = (text: string, first = 1): Piece[] =>
  parseRack(text).map((tile, index) => ({ ...tile, id: first + index }));

/** What lies there after a drop on the set, at the gap where `|` stands, if it does. */
function drop(set: string, dropped: string): string {
  const [left = "", right] = set.split("|");
  const at = right === undefined ? undefined : parseRack(left).length;
  return formatTable(dropOnto(pieces(set.replace("|", " ")), pieces(dropped, 50), NUMBERS, at));
}

describe("numbers on a run", () => {
  test.each([
    ["r3 r4 r5", "r6", "r3 r4 r5 r6"],
    ["r3 r4 r5", "r2", "r2 r3 r4 r5"],
    ["r3 r5", "r4", "r3 r4 r5"],
    ["|r3 r4 r5", "r6", "r3 r4 r5 r6"],
    ["r3 r4|r5", "r9", "r3 r4 r5 r9"],
    ["r3 r4 r5", "r6 r7 r8", "r3 r4 r5 r6 r7 r8"],
    ["r6 r7", "r5 r4", "r4 r5 r6 r7"],
    ["r5", "r4", "r4 r5"],
  ])("%s with %s: %s", (set, dropped, result) => expect(drop(set, dropped)).toBe(result));
});

describe("a run splits where a number comes twice", () => {
  test.each([
    ["r3 r4 r5 r6 r7", "r5", "r3 r4 r5, r5 r6 r7"],
    ["r3 r4 r5 r6 r7 r8", "r5 r6", "r3 r4 r5 r6, r5 r6 r7 r8"],
    ["r3 r4 r5 r6 r7 r8", "r6 r5", "r3 r4 r5 r6, r5 r6 r7 r8"],
    ["r3 j r5 r6 r7", "r5", "r3 j r5, r5 r6 r7"],
    ["r3 r4 r5", "r5 r6 r7", "r3 r4 r5, r5 r6 r7"],
    ["r5 r6 r7", "r3 r4 r5", "r3 r4 r5, r5 r6 r7"],
    ["r4 r5 r6", "r3 r4 r5 r6 r7", "r3 r4 r5 r6, r4 r5 r6 r7"],
    // A part that is not whole is split off only where the player points at it.
    ["r3 r4 r5 r6", "r5", "r3 r4 r5 r5 r6"],
    ["r3 r4 r5|r6", "r5", "r3 r4 r5, r5 r6"],
    ["r3 r4|r5 r6", "r4", "r3 r4, r4 r5 r6"],
    ["r3 r4 r5|", "r5", "r3 r4 r5 r5"],
    ["r3 r4|r5", "r5", "r3 r4 r5 r5"],
    ["r3|r4 r5 r6", "r5", "r3 r4 r5 r5 r6"],
    // What is no run cannot be split as one.
    ["r3 r4 r6 r7 r8", "r4", "r3 r4 r4 r6 r7 r8"],
  ])("%s with %s: %s", (set, dropped, result) => expect(drop(set, dropped)).toBe(result));
  test("the dropped tile lies on the side where it was dropped", () => {
    const run = pieces("r3 r4 r5 r6 r7");
    const own = pieces("r5", 50);
    const ids = (at?: number): number[][] =>
      dropOnto(run, own, NUMBERS, at).map((part) => part.map((piece) => piece.id));
    expect(ids()).toEqual([
      [1, 2, 3],
      [50, 4, 5],
    ]);
    expect(ids(3)).toEqual([
      [1, 2, 3],
      [50, 4, 5],
    ]);
    expect(ids(2)).toEqual([
      [1, 2, 50],
      [3, 4, 5],
    ]);
  });
});

describe("jokers", () => {
  test.each([
    ["r3 r5", "j", "r3 j r5"],
    ["r3 r4", "j", "r3 r4 j"],
    ["r12 r13", "j", "j r12 r13"],
    ["r3 r5|", "j", "r3 r5 j"],
    ["|r3 r4", "j", "j r3 r4"],
    ["|r1 r2", "j", "r1 r2 j"],
    ["r12 r13|", "j", "j r12 r13"],
    ["r3|r6", "j j", "r3 j j r6"],
    ["k8|r8", "j", "k8 j r8"],
    // Inside a run without a gap a joker completes the shorter part, or stays there.
    ["r3 r4|r5 r6 r7", "j", "r3 r4 j, r5 r6 r7"],
    ["r3 r4 r5|r6 r7", "j", "r3 r4 r5, j r6 r7"],
    ["r3 r4 r5|r6 r7 r8", "j", "r3 r4 r5 j, r6 r7 r8"],
    ["r3|r4 r5", "j", "r3 j r4 r5"],
  ])("%s with %s: %s", (set, dropped, result) => expect(drop(set, dropped)).toBe(result));
  test.each([
    ["r3 r4 j", "r6", "r3 r4 j r6"],
    ["r5 r6 j", "r3", "r3 j r5 r6"],
    ["r5 j", "r4", "r4 r5 j"],
    ["j r5", "r7", "r5 j r7"],
    ["j r5 r6", "r7", "j r5 r6 r7"],
    ["r7 j r9", "r8", "r7 r8 r9 j"],
    ["r11 j r13", "r12", "j r11 r12 r13"],
    ["r1 j r3", "r2", "r1 r2 r3 j"],
    ["r5 j j r8", "r6", "r5 r6 j r8 j"],
    ["r3 r4", "j r6 r7", "r3 r4 j r6 r7"],
    ["r9 j j", "r5", "r5 j j r9"],
  ])("their place when numbers come: %s with %s: %s", (set, dropped, result) =>
    expect(drop(set, dropped)).toBe(result),
  );
  test.each([
    ["r5 j=r6 r7", "r6", "r5 r6 r7 j"],
    ["j=r6 r7", "r5", "r5 j=r6 r7"],
    ["j=r5", "b8", "j b8"],
    ["j=r5 k5", "b5", "j=r5 k5 b5"],
    ["r5 r6", "j=b9", "r5 r6 j"],
    ["r5 r6", "j=r7 r8", "r5 r6 j=r7 r8"],
    ["b5 k5", "r5 j=r6 r7", "b5 k5 r5 j r7"],
  ])("what they were told: %s with %s: %s", (set, dropped, result) =>
    expect(drop(set, dropped)).toBe(result),
  );
});

describe("other sets keep the order in which they are laid", () => {
  test.each([
    ["k8 r8", "o8", "k8 r8 o8"],
    ["k8|r8", "o8", "k8 o8 r8"],
    ["r3 r4|r5", "b9", "r3 r4 b9 r5"],
    ["b9 r3", "r4", "b9 r3 r4"],
    ["", "r5 r4", "r4 r5"],
  ])("%s with %s: %s", (set, dropped, result) => expect(drop(set, dropped)).toBe(result));
});

describe("what stays when tiles leave", () => {
  const leave = (set: string, ...gone: number[]): string =>
    formatTable(leaving(pieces(set), new Set(gone), NUMBERS));
  test.each([
    ["r1 r2 r3 r4 r5 r6 r7", [4], "r1 r2 r3, r5 r6 r7"],
    ["r1 r2 r3 r4 j r6 r7 r8", [4, 5], "r1 r2 r3, r6 r7 r8"],
    ["r1 r2 r3 r4 r5 r6", [4], "r1 r2 r3 r5 r6"],
    ["r1 r2 r3 r4 r5 r6 r7", [4, 6], "r1 r2 r3 r5 r7"],
    ["r1 r2 r3 r4 r5 r6 r7", [1], "r2 r3 r4 r5 r6 r7"],
    ["r1 r2 r3 r4 r5 r6 r7", [7], "r1 r2 r3 r4 r5 r6"],
    ["k1 r2 b3 o4 k5 r6 b7", [4], "k1 r2 b3 k5 r6 b7"],
    ["b8 b11 b10 o11 j", [4], "b8 j b10 b11"],
    ["r5 j=r6", [1], "j"],
    ["r5", [1], ""],
  ])("%s without %s: %s", (set, gone, result) => expect(leave(set, ...gone)).toBe(result));
});

describe("jokers in a box of ten numbers", () => {
  const lies = (set: string, dropped: string): string =>
    formatTable(dropOnto(pieces(set), pieces(dropped, 50), 10));
  test.each([
    ["r8 r9 r10", "j", "j r8 r9 r10"],
    ["r7 r8 r9", "j", "r7 r8 r9 j"],
    ["r9", "j j", "j r9 j"],
  ])("%s with %s: %s", (set, dropped, result) => expect(lies(set, dropped)).toBe(result));
  test("one that is put behind the last number goes to the other end", () => {
    const at = dropOnto(pieces("r9 r10"), pieces("j", 50), 10, 2);
    expect(formatTable(at)).toBe("j r9 r10");
    expect(drop("r9 r10|", "j")).toBe("r9 r10 j");
  });
  test("what goes on behind the last number is no run that could be cut", () => {
    const run = pieces("r5 r6 r7 r8 r9 r10 j");
    expect(formatTable(leaving(run, new Set([4]), 10))).toBe("r5 r6 r7 r9 r10 j");
    expect(formatTable(leaving(run, new Set([4]), NUMBERS))).toBe("r5 r6 r7, r9 r10 j");
  });
});

test("any set of one colour rises, loses nothing, and is in order already when it is ordered", () => {
  for (let seed = 0; seed < 500; seed++) {
    const random = chance(seed);
    const box = shuffledBox(random).filter(({ face }) => face === "j" || face.startsWith("k"));
    const set = pieces(formatRack(box.slice(0, 1 + random(8))));
    const ordered = inOrder(set, NUMBERS);
    expect(ordered.toSorted((a, b) => a.id - b.id)).toEqual(set);
    const numbers = ordered.flatMap((piece) => known(piece) ?? []).map(numberOf);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(formatRack(inOrder(ordered, NUMBERS))).toBe(formatRack(ordered));
  }
});
