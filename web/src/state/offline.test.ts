import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { move } from "../game/board.ts";
import type { TableView } from "../wire/types.ts";
import { Arrangement } from "./arrangement.svelte.ts";
import { forgetTable, goesOn, keepTable, lastTable } from "./offline.ts";
import type { TableStore } from "./table.svelte.ts";

const GAME = { game: 1, commitment: "c0ffee", table: "k4 k5 k6", racks: ["b1 b2 b3 r9"], turn: 0 };
const view = (changes: object = {}): TableView =>
  ({
    table: "T22",
    code: "ABCD2345",
    turn_version: 7,
    draft: null,
    you: { person: 1, host: true, seats: [0] },
    game: GAME,
    ...changes,
  }) as unknown as TableView;

/** Seat 0 has laid b1 and then b2 to it, in two steps. */
function arranged(): Arrangement {
  const tiles = new Arrangement();
  tiles.deal("k4 k5 k6", "b1 b2 b3 r9");
  tiles.showSeat(0, "b1 b2 b3 r9");
  const id = (face: string): number => tiles.board.rack.find((each) => each.face === face)?.id ?? 0;
  tiles.arrange(move(tiles.board, [id("b1")], { to: "new" }, tiles.fixed));
  const set = tiles.board.sets.at(-1)?.id ?? 0;
  tiles.arrange(move(tiles.board, [id("b2")], { to: "set", set }, tiles.fixed));
  tiles.orderRack(tiles.board.rack.toReversed());
  return tiles;
}

function store(changes: object = {}): TableStore {
  const kind = { kind: "open" };
  const all = {
    view: view(),
    tiles: arranged(),
    mySeats: [0],
    fourth: "orange",
    status: kind,
    left: new Set(),
  };
  return { ...all, ...changes } as unknown as TableStore;
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Keep a table, and read it as the next page does. */
function reloaded(changes: object = {}) {
  keepTable(store(changes));
  const last = lastTable();
  if (!last) throw new Error("nothing was kept");
  return last;
}

it("finds the last table by its id and by its code, and forgets it", () => {
  expect(lastTable()).toBeNull();
  keepTable(store());
  expect(lastTable("T22")?.view.code).toBe("ABCD2345");
  expect(lastTable("abcd2345")?.at).toBe(1000);
  expect(lastTable("OTHER222")).toBeNull();
  forgetTable();
  expect(lastTable()).toBeNull();
});

it("keeps nothing of a table that is closed or has no game yet", () => {
  keepTable(store({ status: { kind: "closed", code: "kicked" } }));
  keepTable(store({ view: view({ game: null }) }));
  keepTable(store({ view: null }));
  expect(lastTable()).toBeNull();
});

it("says when the house was heard last, not when the page was left", () => {
  keepTable(store());
  vi.setSystemTime(9000);
  keepTable(store({ status: { kind: "lost" } }));
  expect(lastTable()?.at).toBe(1000);
  keepTable(store());
  expect(lastTable()?.at).toBe(9000);
});

it("does not fail where another page kept something else, or nothing can be kept", () => {
  localStorage.setItem("remeld-table", "{");
  expect(lastTable()).toBeNull();
  localStorage.setItem("remeld-table", '{"form":0}');
  expect(lastTable()).toBeNull();
  vi.stubGlobal("localStorage", undefined);
  expect(() => keepTable(store())).not.toThrow();
  expect(() => forgetTable()).not.toThrow();
});

it("plays on with the box of the table, also where an older page kept no numbers", () => {
  const { tiles: kept } = reloaded();
  if (!kept) throw new Error("no tiles");
  const tiles = new Arrangement();
  tiles.setNumbers(10);
  tiles.resume(JSON.parse(JSON.stringify(kept).replaceAll(/,"numbers":\d+/g, "")));
  tiles.undo();
  expect([tiles.board, tiles.base, tiles.previous].map(({ numbers }) => numbers)).toEqual([
    10, 10, 10,
  ]);
});

it("brings back every tile and every step", () => {
  const { tiles: kept } = reloaded();
  const tiles = new Arrangement();
  if (!kept) throw new Error("no tiles");
  tiles.resume(kept);
  const before = arranged();
  expect(tiles.board).toEqual(before.board);
  expect(tiles.text).toBe("k4 k5 k6, b1 b2");
  expect(tiles.board.rack.map(({ face }) => face)).toEqual(["r9", "b3"]);
  expect(tiles.judging).toBe(true);
  tiles.undo();
  tiles.undo();
  expect(tiles.changed).toBe(false);
  expect(tiles.canUndo).toBe(false);
  tiles.redo();
  expect(tiles.text).toBe("k4 k5 k6, b1");
});

it("goes on in the same game with the same seat only", () => {
  const last = reloaded();
  expect(goesOn(last, view())).toBe(true);
  expect(goesOn(last, view({ turn_version: 9 }))).toBe(true);
  expect(goesOn(last, view({ table: "other" }))).toBe(false);
  expect(goesOn(last, view({ game: { ...GAME, commitment: "another deal" } }))).toBe(false);
  expect(goesOn(last, view({ you: { seats: [1] } }))).toBe(false);
  expect(goesOn(last, view({ you: null }))).toBe(false);
  expect(goesOn(reloaded({ mySeats: [0, 1] }), view())).toBe(false);
});

it("leaves a draft alone that was made on another device since", () => {
  const last = reloaded();
  expect(goesOn(last, view({ draft: "k4 k5 k6, b1 b2" }))).toBe(true);
  // What was laid last had not reached the house yet.
  expect(goesOn(last, view({ draft: "k4 k5 k6, b1" }))).toBe(true);
  expect(goesOn(last, view({ draft: "k4 k5 k6, r9" }))).toBe(false);
});
