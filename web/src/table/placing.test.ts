import { describe, expect, it } from "vitest";
import { boardOf } from "../game/testing.ts";
import type { FoundPlaces } from "../wire/types.ts";
import { placingOf } from "./placing.ts";

const NOTHING: FoundPlaces = { joins: [], lay: "", near: null };
const board = boardOf("b4 b5 b6, k7 r7 o7, b8 b9 b10", "b7 r1 r2 b7 r3");
const [first, second, third] = board.sets.map(({ id }) => id) as [number, number, number];
const piece = (index: number): number => board.rack[index]?.id ?? -1;
const rows = new Map([
  [first, { x: 400, y: 90 }],
  [second, { x: 0, y: 90 }],
  [third, { x: 0, y: 0 }],
]);

describe("a tile that is sent", () => {
  it("joins the one set it fits, at its place", () => {
    const found = { ...NOTHING, joins: [{ set: 0, at: 3 }] };
    expect(placingOf(board, piece(0), found, rows).targets).toEqual([
      { to: "set", set: first, at: 3 },
    ]);
  });
  it("has the set nearest to the end of the table first", () => {
    const joins = [2, 1, 0].map((set) => ({ set, at: 0 }));
    const { targets } = placingOf(board, piece(0), { ...NOTHING, joins }, rows);
    expect(targets.map((target) => target.to === "set" && target.set)).toEqual([
      first,
      second,
      third,
    ]);
  });
  it("takes a whole set along", () => {
    const { ids, targets } = placingOf(board, piece(2), { ...NOTHING, lay: "r1 r2 r3" }, rows);
    expect(ids).toEqual([piece(1), piece(2), piece(4)]);
    expect(targets).toEqual([{ to: "new" }]);
  });
  it("is itself the one of two alike that goes", () => {
    const { ids } = placingOf(board, piece(3), { ...NOTHING, lay: "b7 r1" }, rows);
    expect(ids[0]).toBe(piece(3));
  });
  it("lies loose beside the set that it nearly fits, or wherever there is room", () => {
    const near = placingOf(board, piece(0), { ...NOTHING, near: 1 }, rows);
    expect(near).toEqual({ ids: [piece(0)], targets: [{ to: "new" }], beside: second });
    expect(placingOf(board, piece(0), NOTHING, rows).beside).toBeNull();
  });
});
