import { describe, expect, test } from "vitest";
import { fixedOf, onTable } from "./board.ts";
import { changes, type Changes } from "./changes.ts";
import { reconcile } from "./reconciliation.ts";
import { boardOf, chance, randomBoard, randomMove } from "./testing.ts";
import { formatRack } from "./tiles.ts";

const old = boardOf("r3 r4 r5 r6, k8 r8 b8, o1 o2 o3", "b9 k1");
const turn = (table: string, rack = "b9 k1"): Changes => changes(old, reconcile(old, table, rack));
const sets = (found: Changes): string[] =>
  found.sets.map((each) => {
    const added = each.added.map(({ face }) => `+${face}`);
    const removed = each.removed.map(({ face }) => `-${face}`);
    return [`${each.change}:`, formatRack(each.pieces), ...added, ...removed].join(" ");
  });

describe("sets", () => {
  test("nothing changed", () => {
    const none = turn("r3 r4 r5 r6, k8 r8 b8, o1 o2 o3");
    expect(none).toEqual({ sets: [], laid: [] });
  });
  test("grown, shrunk, new, gone", () => {
    const found = turn("r3 r4 r5, k8 r8 b8 o8, r6 k6 b6");
    expect(sets(found)).toEqual([
      "shrunk: r3 r4 r5 -r6",
      "grown: k8 r8 b8 o8 +o8",
      "new: r6 k6 b6 +r6 +k6 +b6",
      "gone: o1 o2 o3 -o1 -o2 -o3",
    ]);
  });
  test("rearranged: tiles came and went, or only the order is another", () => {
    const found = turn("r4 r5 r6 r7, r8 k8 b8, o1 o2 o3");
    expect(sets(found)).toEqual(["rearranged: r4 r5 r6 r7 +r7 -r3", "rearranged: r8 k8 b8"]);
  });
  test("a joker that stands for something else now", () => {
    const before = boardOf("r3 r4 j=r5");
    expect(sets(changes(before, reconcile(before, "r3 r4 j")))).toEqual(["rearranged: r3 r4 j"]);
  });
});

test("laid from a rack, the own one or another; not what went from set to set", () => {
  const found = turn("r3 r4 r5, k8 r8 b8 r6, o1 o2 o3, b9 b10 b11", "k1 g5");
  expect(formatRack(found.laid)).toBe("b9 b10 b11");
});

test("after any moves every set that changed is named, and every tile that was laid", () => {
  for (let seed = 0; seed < 100; seed++) {
    const random = chance(seed);
    const before = randomBoard(random);
    let after = before;
    for (let step = 0; step < 5; step++) after = randomMove(after, random, fixedOf(before));
    const found = changes(before, after);
    const changed = new Set(found.sets.map((each) => each.set));
    for (const set of after.sets) {
      const then = before.sets.find((each) => each.id === set.id);
      if (!changed.has(set.id)) expect(set).toEqual(then);
    }
    expect(onTable(after)).toHaveLength(onTable(before).length + found.laid.length);
  }
});
