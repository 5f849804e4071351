import { describe, expect, it } from "vitest";
import type { Board } from "../game/board.ts";
import { EMPTY } from "../game/testing.ts";
import { places, step } from "./places.ts";

const piece = (id: number, face: string) => ({ id, face, as: null });
const board: Board = {
  ...EMPTY,
  sets: [
    { id: 7, pieces: [piece(1, "b4"), piece(2, "b5")] },
    { id: 9, pieces: [piece(3, "k8")] },
  ],
  rack: [piece(4, "r1")],
  next: 10,
};

describe("the places for tiles in hand", () => {
  const all = places(board, true);
  it("are a new set, each gap of each set, and the rack", () => {
    expect(all).toEqual([
      { to: "new" },
      { to: "set", set: 7, at: 0 },
      { to: "set", set: 7, at: 1 },
      { to: "set", set: 7, at: 2 },
      { to: "set", set: 9, at: 0 },
      { to: "set", set: 9, at: 1 },
      { to: "rack" },
    ]);
    expect(places(board, false)).toHaveLength(6);
  });
  it("follow one another and go round", () => {
    expect(step(all, 0, "next")).toBe(1);
    expect(step(all, 0, "previous")).toBe(6);
    expect(step(all, 6, "next")).toBe(0);
  });
  it("are passed set by set", () => {
    expect(step(all, 0, "next-group")).toBe(1);
    expect(step(all, 2, "next-group")).toBe(4);
    expect(step(all, 5, "previous-group")).toBe(1);
    expect(step(all, 1, "previous-group")).toBe(0);
    expect(step(all, 0, "previous-group")).toBe(6);
  });
  it("may be only one", () => {
    const empty = places(EMPTY, false);
    expect(step(empty, 0, "next-group")).toBe(0);
  });
});
