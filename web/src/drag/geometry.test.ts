import { describe, expect, it } from "vitest";
import { sameTarget, targetAt, type Scene } from "./geometry.ts";

const scene: Scene = {
  board: { x: 0, y: 100, width: 400, height: 300 },
  tile: 30,
  sets: [
    { id: 1, x: 10, y: 120, length: 3 },
    { id: 2, x: 120, y: 120, length: 4 },
  ],
  rack: { x: 0, y: 400, width: 400, height: 120 },
  rackTile: 40,
  slots: [
    { x: 10, y: 405 },
    { x: 50, y: 405 },
    { x: 10, y: 460 },
  ],
};

describe("where something would be dropped", () => {
  it("is the set under the point, before or after the nearest tile", () => {
    expect(targetAt(scene, { x: 12, y: 140 })).toEqual({ to: "set", set: 1, at: 0 });
    expect(targetAt(scene, { x: 38, y: 140 })).toEqual({ to: "set", set: 1, at: 1 });
    expect(targetAt(scene, { x: 99, y: 140 })).toEqual({ to: "set", set: 1, at: 3 });
  });
  it("is the nearer one of two sets", () => {
    expect(targetAt(scene, { x: 108, y: 140 })).toEqual({ to: "set", set: 1, at: 3 });
    expect(targetAt(scene, { x: 112, y: 140 })).toEqual({ to: "set", set: 2, at: 0 });
  });
  it("is a new set where the table is free", () => {
    expect(targetAt(scene, { x: 200, y: 300 })).toEqual({ to: "new" });
    expect(targetAt(scene, { x: 40, y: 175 })).toEqual({ to: "new" });
  });
  it("is a place on the rack", () => {
    expect(targetAt(scene, { x: 15, y: 420 })).toEqual({ to: "rack", at: 0 });
    expect(targetAt(scene, { x: 45, y: 420 })).toEqual({ to: "rack", at: 1 });
    expect(targetAt(scene, { x: 390, y: 420 })).toEqual({ to: "rack", at: 2 });
    expect(targetAt(scene, { x: 390, y: 500 })).toEqual({ to: "rack", at: 3 });
  });
  it("is nowhere outside of the table and the rack", () => {
    expect(targetAt(scene, { x: 200, y: 50 })).toBeNull();
    expect(targetAt({ ...scene, rack: null }, { x: 200, y: 450 })).toBeNull();
  });
});

it("knows when two targets are the same", () => {
  expect(sameTarget({ to: "new" }, { to: "new" })).toBe(true);
  expect(sameTarget({ to: "rack", at: 1 }, { to: "rack", at: 2 })).toBe(false);
  expect(sameTarget(null, { to: "new" })).toBe(false);
});
