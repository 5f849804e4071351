import { describe, expect, test } from "vitest";
import { Grid } from "./grid.ts";

/** A grid of 20 half tiles by 3 rows with a set of three tiles at the start of the first row. */
function grid(rows = 3): Grid {
  const made = new Grid(20, rows, 3.2);
  made.take({ row: 0, column: 0 }, 6, 1);
  return made;
}

describe("free places", () => {
  test.each([
    [{ row: 0, column: 6 }, false],
    [{ row: 0, column: 7 }, true],
    [{ row: 0, column: 14 }, true],
    [{ row: 0, column: 15 }, false],
    [{ row: 1, column: 0 }, true],
    [{ row: 1, column: -1 }, false],
    [{ row: 3, column: 0 }, false],
    [{ row: -1, column: 0 }, false],
  ])("%o: %s", (cell, free) => expect(grid().isFree(cell, 6)).toBe(free));
});

describe("the first place", () => {
  test("leaves room to grow, if there is any", () => {
    expect(grid().first(6, true)).toEqual({ row: 0, column: 9 });
    expect(grid().first(12, true)).toEqual({ row: 1, column: 0 });
    expect(grid(1).first(12, true)).toEqual({ row: 0, column: 7 });
  });
  test("or not", () => expect(grid().first(12, false)).toEqual({ row: 0, column: 7 }));
  test("none", () => {
    expect(grid(1).first(14, false)).toBeNull();
    expect(grid().first(22, false)).toBeNull();
  });
  test("without an end there is always one more row", () => {
    expect(grid(Infinity).first(20, true)).toEqual({ row: 1, column: 0 });
  });
});

describe("the nearest place", () => {
  test("is the one wanted", () => {
    expect(grid().nearest({ row: 2, column: 5 }, 6)).toEqual({ row: 2, column: 5 });
  });
  test("is beside what lies there", () => {
    expect(grid().nearest({ row: 0, column: 5 }, 6)).toEqual({ row: 0, column: 7 });
  });
  test("is in another row, if that is nearer", () => {
    expect(grid().nearest({ row: 0, column: 1 }, 6)).toEqual({ row: 1, column: 1 });
  });
  test("is inside the grid", () => {
    expect(grid().nearest({ row: 0, column: 50 }, 6)).toEqual({ row: 0, column: 14 });
  });
  test("none", () => expect(grid(1).nearest({ row: 0, column: 0 }, 14)).toBeNull());
});

describe("a place for a new set", () => {
  test("on a narrow table is the first one", () => {
    expect(grid().place(6)).toEqual({ row: 0, column: 9 });
  });
  test("on a wide one is near the middle, with room to grow", () => {
    const wide = new Grid(40, 3, 3.2);
    expect(wide.take(wide.place(6) ?? { row: 9, column: 9 }, 6, 2)).toEqual({ row: 1, column: 17 });
    expect(wide.take(wide.place(6) ?? { row: 9, column: 9 }, 6, 2)).toEqual({ row: 1, column: 8 });
    expect(wide.place(6)).toEqual({ row: 1, column: 26 });
  });
});
