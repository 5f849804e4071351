import { describe, expect, it } from "vitest";
import { rackGrid } from "./rack.ts";

describe("how the rack's tiles lie", () => {
  it("is two rows on a phone", () => {
    const grid = rackGrid(14, { width: 344, height: 130 });
    expect(grid).toMatchObject({ rows: 2, columns: 7 });
    expect(grid.tile).toBeGreaterThanOrEqual(40);
  });
  it("is one row where there is room", () => {
    expect(rackGrid(14, { width: 1100, height: 80 })).toMatchObject({ rows: 1, columns: 14 });
  });
  it("keeps the size of tiles when there are few", () => {
    const area = { width: 344, height: 130 };
    expect(rackGrid(1, area).tile).toBe(rackGrid(14, area).tile);
  });
  it("has no row that holds nothing", () => {
    expect(rackGrid(7, { width: 344, height: 130 }).rows).toBe(1);
    expect(rackGrid(8, { width: 344, height: 130 }).rows).toBe(2);
    expect(rackGrid(0, { width: 344, height: 130 }).rows).toBe(1);
  });
  it("is one row on a phone that lies on its side", () => {
    const grid = rackGrid(14, { width: 556, height: 63 });
    expect(grid.rows).toBe(1);
    expect(grid.tile).toBeGreaterThanOrEqual(36);
  });
  it("never falls below what a finger can hit", () => {
    expect(rackGrid(60, { width: 320, height: 100 }).tile).toBeGreaterThanOrEqual(28);
  });
  it("always has room for every tile", () => {
    for (let count = 1; count < 80; count += 1) {
      const { columns, rows, tile, gap } = rackGrid(count, { width: 344, height: 112 });
      expect(columns * rows).toBeGreaterThanOrEqual(count);
      expect(columns * (tile + gap) - gap).toBeLessThanOrEqual(344);
    }
  });
});
