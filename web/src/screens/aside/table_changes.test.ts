import { expect, it } from "vitest";
import { parseRack, parseTable } from "../../game/tiles.ts";
import { fromRack, unchanged } from "./table_changes.ts";

const before = parseTable("b4 b5 b6, k8 r8 o8, b4 b5 b6");
const after = parseTable("k8 r8 o8, b3 b4 b5 b6, b4 b5 b6, k8 r8 b8");

it("knows which sets are as they were", () => {
  expect(unchanged(before, after)).toEqual([true, false, true, false]);
  expect(unchanged([], after)).toEqual([false, false, false, false]);
});

it("marks the tiles from the rack only in sets that have changed", () => {
  const marked = fromRack(before, after, parseRack("b3 k8 r8 b8"));
  expect(marked).toEqual([
    [false, false, false],
    [true, false, false, false],
    [false, false, false],
    [true, true, true],
  ]);
});
