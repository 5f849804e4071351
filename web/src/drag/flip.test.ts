import { describe, expect, it } from "vitest";
import { startWithin } from "./flip.ts";

const at = (x: number, y: number, height = 40): { x: number; y: number; height: number } => ({
  x,
  y,
  height,
});

describe("the way of what moved", () => {
  it("begins where it was, as large as it was", () => {
    const way = { from: at(10, 20, 60), to: at(110, 220, 40) };
    expect(startWithin(way)).toBe("translate(-100.0px, -200.0px) scale(1.500)");
  });

  it("is none where nothing has moved", () => {
    expect(startWithin({ from: at(10, 20), to: at(10.4, 20) })).toBeNull();
  });

  it("is none for a tile that stays where it is in its set, however the set travels", () => {
    const set = { from: at(100, 100, 60), to: at(300, 200, 40) };
    const tile = { from: at(100 + 3 * 45, 100, 60), to: at(300 + 3 * 30, 200, 40) };
    expect(startWithin(set)).toBe("translate(-200.0px, -100.0px) scale(1.500)");
    expect(startWithin(tile, set)).toBeNull();
  });

  it("is what is left for a tile that comes into a travelling set", () => {
    const set = { from: at(100, 100, 80), to: at(300, 200, 40) };
    const tile = { from: at(500, 700, 40), to: at(330, 200, 40) };
    const [x, y, size] = [170, 300, 0.5];
    expect(startWithin(tile, set)).toBe(
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`,
    );
    // On the screen the set's way is laid over it: twice as large, from where the set was.
    const shown = (own: number, from: number): number => from + 2 * own;
    expect([shown(30 + x, 100), shown(0 + y, 100), size * 2]).toEqual([500, 700, 1]);
  });
});
