import { describe, expect, test } from "vitest";
import { cellsOf, moveGaps } from "./gaps.ts";

const RACK = [1, 2, 3, 4, 5];
const moved = (gaps: number[], after: number[], ids: number[], apart: boolean): number[] => [
  ...moveGaps(new Set(gaps), RACK, after, ids, apart),
];

describe("where tiles stand", () => {
  test("one after the other without gaps", () => {
    expect(cellsOf(RACK, new Set())).toEqual([0, 1, 2, 3, 4]);
  });
  test("a gap takes one place; before the first tile and of tiles elsewhere there is none", () => {
    expect(cellsOf(RACK, new Set([1, 3, 5, 9]))).toEqual([0, 1, 3, 4, 6]);
  });
});

describe("gaps when tiles are moved", () => {
  test("a tile is pushed away from those before it, and back", () => {
    expect(moved([], RACK, [3], true)).toEqual([3]);
    expect(moved([3], RACK, [3], true)).toEqual([3]);
    expect(moved([], RACK, [3], false)).toEqual([]);
    expect(moved([5], RACK, [5], false)).toEqual([]);
  });
  test("the first of a group that goes to those before it leaves the others apart", () => {
    expect(moved([3], RACK, [3], false)).toEqual([4]);
    expect(moved([3], [3, 1, 2, 4, 5], [3], false)).toEqual([4]);
  });
  test("a tile comes to the group behind it", () => {
    expect(moved([4], RACK, [3], true)).toEqual([3]);
    expect(moved([4], [2, 3, 1, 4, 5], [1], true)).toEqual([1]);
  });
  test("some begin a group at the end, and others join them", () => {
    expect(moved([], [1, 4, 5, 2, 3], [2, 3], true)).toEqual([2]);
    expect(moved([5], [2, 3, 4, 5, 1], [1], false)).toEqual([5]);
  });
  test("a group that goes as a whole leaves no gap of its own", () => {
    expect(moved([2, 4], [1, 4, 5, 2, 3], [2, 3], false)).toEqual([4]);
  });
});
