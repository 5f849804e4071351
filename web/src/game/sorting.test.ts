import { expect, test } from "vitest";
import { idsOf } from "./board.ts";
import { byGroups, byRuns, keepOrder, sorted } from "./sorting.ts";
import { boardOf, chance, randomBoard } from "./testing.ts";
import { formatRack } from "./tiles.ts";

const rack = boardOf("", "o7 j r9 k7 r7 ?? k13 r8 k7 j").rack;

test("by runs: colours in their order, numbers rising, jokers last", () => {
  expect(formatRack(byRuns(rack))).toBe("k7 k7 k13 r7 r8 r9 o7 ?? j j");
});
test("by groups: numbers rising, colours in their order, jokers last", () => {
  expect(formatRack(byGroups(rack))).toBe("k7 k7 r7 o7 r8 r9 k13 ?? j j");
});
test("the own order is left alone", () => {
  expect(sorted(rack, "own")).toBe(rack);
  expect(sorted(rack, "runs")).toEqual(byRuns(rack));
  expect(sorted(rack, "groups")).toEqual(byGroups(rack));
});

test("an order that was kept: what is unknown to it stays behind its neighbour", () => {
  const pieces = boardOf("", "k1 k2 k3 k4 k5").rack;
  const [k1 = 0, , k3 = 0, , k5 = 0] = idsOf(pieces);
  expect(formatRack(keepOrder(pieces, [k5, k3, k1]))).toBe("k5 k3 k4 k1 k2");
  expect(formatRack(keepOrder(pieces, [k3]))).toBe("k1 k2 k3 k4 k5");
  expect(formatRack(keepOrder(pieces, []))).toBe("k1 k2 k3 k4 k5");
  expect(formatRack(keepOrder([], [k1]))).toBe("");
});

test("every order holds the same pieces, and the own order comes back", () => {
  for (let seed = 0; seed < 100; seed++) {
    const pieces = randomBoard(chance(seed)).rack;
    for (const order of ["runs", "groups"] as const) {
      const put = sorted(pieces, order);
      expect(idsOf(put).toSorted()).toEqual(idsOf(pieces).toSorted());
      expect(sorted(put, order)).toEqual(put);
      expect(keepOrder(put, idsOf(pieces))).toEqual(pieces);
    }
  }
});
