import { describe, expect, test } from "vitest";
import { isConsecutive, looksLike, places, standsFor, summary } from "./sets.ts";
import { NUMBERS } from "./testing.ts";
import { parseRack } from "./tiles.ts";

/** What the jokers of a set stand for: "8" in a group, "b8" in a run, "-" where it is open. */
const jokers = (text: string, numbers = NUMBERS): string => {
  const tiles = parseRack(text);
  return tiles
    .flatMap((tile, index) => {
      if (tile.face !== "j") return [];
      const found = standsFor(tiles, index, numbers);
      return [found ? `${found.colour ?? ""}${found.number}` : "-"];
    })
    .join(" ");
};

describe("what a joker stands for", () => {
  test.each([
    ["b6 b7 j", "b8"],
    ["j b6 b7", "b5"],
    ["b4 j b6", "b5"],
    ["b4 j j b7", "b5 b6"],
    ["j b5 j", "b4 b6"],
    ["b5 j", "b6"],
    ["k8 r8 j", "8"],
    ["k8 j r8 o8", "8"],
    ["j=r5 b5 k5", "r5"],
    ["j=r5 j", "r5 r6"],
  ])("%s: %s", (set, expected) => expect(jokers(set)).toBe(expected));
  test.each([
    ["b4 j b7", "the places do not agree"],
    ["b4 j b5", "there is no place between"],
    ["j b1 b2", "there is no 0"],
    ["b12 b13 j", "there is no 14"],
    ["b4 r5 j", "neither run nor group"],
    ["j", "nothing to go by"],
  ])("%s is open: %s", (set) => expect(jokers(set)).toBe("-"));
  test("the highest number is that of the box", () => {
    expect([jokers("b8 b9 j", 10), jokers("b9 b10 j", 10)]).toEqual(["b10", "-"]);
    expect(summary(parseRack("b9 b10 j"), 10)).toBeNull();
  });
  test("other tiles stand for nothing but themselves", () => {
    expect(standsFor(parseRack("b4 b5 b6"), 1, NUMBERS)).toBeNull();
    expect(standsFor(parseRack("j"), 4, NUMBERS)).toBeNull();
  });
});

test.each([
  ["b4 b6", "run"],
  ["b4 k4 j", "group"],
  ["b4 b4", "run"],
  ["b4 k5", "mixed"],
  ["b4 j j", "open"],
  ["j", "open"],
])("%s looks like a %s", (set, look) => expect(looksLike(parseRack(set))).toBe(look));

test("the numbers of places", () => {
  expect(places(parseRack("j j b5 j b9 j"))).toEqual([3, 4, 5, 6, 9, 10]);
  expect(places(parseRack("j j"))).toEqual([0, 0]);
});

test("consecutive tiles", () => {
  const all = ["b4 b5 j", "j b2", "b4", "b13"].map((set) => isConsecutive(parseRack(set), NUMBERS));
  expect(all).toEqual([true, true, true, true]);
  const none = ["b4 b6", "b5 b4", "j b1", "b13 j", "b4 k5", "j", ""];
  expect(none.filter((set) => isConsecutive(parseRack(set), NUMBERS))).toEqual([]);
});

describe("what tiles are together", () => {
  test.each([
    ["b4 b5 b6", { kind: "run", colour: "b", first: 4, last: 6 }],
    ["j b5 j", { kind: "run", colour: "b", first: 4, last: 6 }],
    ["k8 r8 j", { kind: "group", number: 8 }],
    ["k8 r8 j=b8", { kind: "group", number: 8 }],
    ["b4 b5", null],
    ["b4 b6 b7", null],
    ["b4 k5 r6", null],
    ["j j j", null],
    ["", null],
  ])("%s", (set, expected) => expect(summary(parseRack(set), NUMBERS)).toEqual(expected));
});
