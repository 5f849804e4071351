import { expect, it } from "vitest";
import { find, move } from "../game/board.ts";
import { formatRack } from "../game/tiles.ts";
import type { Verdict } from "../wire/types.ts";
import { Arrangement } from "./arrangement.svelte.ts";

/** Seat 0 with a rack, on a table. */
function dealt(table: string, rack: string): Arrangement {
  const tiles = new Arrangement();
  tiles.deal(table, rack);
  tiles.showSeat(0, rack);
  return tiles;
}

const pieceOf = (tiles: Arrangement, face: string): number => {
  const piece = [...tiles.board.rack, ...tiles.board.sets.flatMap((set) => set.pieces)].find(
    (each) => each.face === face,
  );
  if (!piece) throw new Error(`no ${face}`);
  return piece.id;
};

const lay = (tiles: Arrangement, ...faces: string[]): void => {
  const ids = faces.map((face) => pieceOf(tiles, face));
  tiles.arrange(move(tiles.board, ids, { to: "new" }, tiles.fixed));
};

it("tells of each step that changes the table, and of no other", () => {
  const tiles = dealt("b4 b5 b6", "k8 r8 o8");
  let told = 0;
  tiles.onchange = () => told++;
  lay(tiles, "k8", "r8", "o8");
  expect(tiles.text).toBe("b4 b5 b6, k8 r8 o8");
  tiles.undo();
  tiles.redo();
  tiles.putBack();
  expect(told).toBe(4);
  tiles.orderRack(tiles.board.rack.toReversed());
  expect(told).toBe(4);
  expect(tiles.changed).toBe(false);
});

it("brings a kept draft back, with the rest on the rack", () => {
  const tiles = dealt("b4 b5 b6", "k8 r8 o8 b7");
  tiles.arrangeTable("b4 b5 b6 b7, k8 r8");
  expect(tiles.text).toBe("b4 b5 b6 b7, k8 r8");
  expect(formatRack(tiles.board.rack)).toBe("o8");
  tiles.undo();
  expect(tiles.text).toBe("b4 b5 b6");
});

it("follows the own turn: what was laid keeps its pieces", () => {
  const tiles = dealt("b4 b5 b6", "k8 r8 o8 b1");
  lay(tiles, "k8", "r8", "o8");
  const laid = pieceOf(tiles, "k8");
  tiles.follow("b4 b5 b6, k8 r8 o8", "b1", true);
  expect(find(tiles.board, laid)?.set).not.toBeNull();
  expect(tiles.changed).toBe(false);
  expect(tiles.canUndo).toBe(false);
});

it("keeps the order of the rack over steps back and forth", () => {
  const tiles = dealt("", "k8 b1 r8");
  lay(tiles, "b1");
  tiles.orderRack(tiles.board.rack.toReversed());
  tiles.undo();
  expect(formatRack(tiles.board.rack)).toBe("r8 k8 b1");
  tiles.redo();
  expect(formatRack(tiles.board.rack)).toBe("r8 k8");
});

it("keeps the own order of the rack over others' turns", () => {
  const tiles = dealt("", "k8 r8 b1");
  tiles.orderRack(tiles.board.rack.toReversed());
  tiles.follow("r1 r2 r3", "k8 r8 b1", false);
  expect(formatRack(tiles.board.rack)).toBe("b1 r8 k8");
});

it("marks what was drawn", () => {
  const tiles = dealt("", "k8 r8");
  tiles.follow("", "k8 r8 b2", true);
  expect([...tiles.drawn]).toEqual([pieceOf(tiles, "b2")]);
});

it("keeps a plan while another player's turn changes other sets", () => {
  const tiles = dealt("b4 b5 b6", "k8 r8 o8 b1");
  lay(tiles, "k8", "r8", "o8");
  tiles.follow("b4 b5 b6, r1 r2 r3", "k8 r8 o8 b1", false);
  expect(tiles.changed).toBe(true);
  expect(tiles.text.split(", ").toSorted()).toEqual(["b4 b5 b6", "k8 r8 o8", "r1 r2 r3"]);
  expect(tiles.unfit).toEqual([]);
  tiles.putBack();
  expect(tiles.text).toBe("b4 b5 b6, r1 r2 r3");
});

it("shows each own rack in its own order, and none between turns", () => {
  const tiles = dealt("", "k8 r8");
  tiles.orderRack(tiles.board.rack.toReversed());
  tiles.showSeat(null, null);
  expect(tiles.board.rack).toEqual([]);
  tiles.showSeat(1, "b1 b2");
  expect(formatRack(tiles.board.rack)).toBe("b1 b2");
  tiles.showSeat(0, "k8 r8");
  expect(formatRack(tiles.board.rack)).toBe("r8 k8");
});

it("finds the verdict on a set by the set, also after others are gone", () => {
  const tiles = dealt("b4 b5 b6, k8 r8 o8", "b7");
  const [first, second] = tiles.setIds;
  const whole = { whole: true, kind: "run", value: 15, faults: [] } as const;
  const broken = { whole: false, kind: null, value: 0, faults: [] } as const;
  tiles.judged({ sets: [whole, broken], rack: "" } as unknown as Verdict, tiles.setIds);
  expect(tiles.setVerdict(second ?? 0)).toEqual(broken);
  expect(tiles.setVerdict(first ?? 0)).toEqual(whole);
  expect(tiles.setVerdict(-1)).toBeNull();
});

it("takes what was drawn into a sorted rack at its place, and leaves an own order alone", () => {
  const tiles = dealt("", "r9 b2 k5 r3");
  tiles.sortRack("own");
  expect(formatRack(tiles.board.rack)).toBe("r9 b2 k5 r3");
  tiles.sortRack("runs");
  expect(formatRack(tiles.board.rack)).toBe("k5 r3 r9 b2");
  tiles.follow("", "k5 r3 r9 b2 r4", true);
  tiles.sortRack("runs");
  expect(formatRack(tiles.board.rack)).toBe("k5 r3 r4 r9 b2");
  const { board } = tiles;
  tiles.sortRack("runs");
  expect(tiles.board).toBe(board);
});

it("knows what lies ready only on the rack that was judged", () => {
  const tiles = dealt("", "r3 r4 r5 k1");
  const ready = { sets: ["r3 r4 r5"], points: 12 };
  tiles.judged({ sets: [], rack: "k1 r5 r4 r3", ready } as unknown as Verdict, []);
  expect(tiles.ready).toEqual(ready);
  expect([...tiles.readyPieces]).toEqual(tiles.board.rack.slice(0, 3).map(({ id }) => id));
  tiles.follow("", "r3 r4 r5 k1 k2", true);
  expect(tiles.ready).toBeNull();
  expect(tiles.readyPieces.size).toBe(0);
});
