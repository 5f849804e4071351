import { describe, expect, test } from "vitest";
import { fixedOf, idsOf, onTable, tableText, type Board } from "./board.ts";
import { reconcile } from "./reconciliation.ts";
import { boardOf, chance, EMPTY, pick, randomBoard, randomMove } from "./testing.ts";
import { formatRack } from "./tiles.ts";

const setIds = (board: Board): number[] => board.sets.map((set) => set.id);
const rackIds = (board: Board, face: string): number[] =>
  idsOf(board.rack.filter((piece) => piece.face === face));

describe("sets", () => {
  const old = boardOf("r3 r4 r5, k8 r8 b8, b1 b2 b3 b4", "r6 k1");
  const [run, group, blue] = setIds(old);
  const after = (table: string): (number | undefined)[] => setIds(reconcile(old, table, "r6 k1"));
  test("unchanged ones keep their ids, in any order", () => {
    expect(after("b1 b2 b3 b4, r3 r4 r5, k8 r8 b8")).toEqual([blue, run, group]);
  });
  test("a grown and a shrunk one too", () => {
    expect(after("r3 r4 r5 r6, k8 r8 b8, b1 b2 b3")).toEqual([run, group, blue]);
  });
  test("a new one gets a new id", () => {
    const [first, ...rest] = after("o1 o2 o3, r3 r4 r5, k8 r8 b8, b1 b2 b3 b4");
    expect(first).toBeGreaterThanOrEqual(old.next);
    expect(rest).toEqual([run, group, blue]);
  });
  test("the larger part of a set that was split keeps the id", () => {
    const long = boardOf("r1 r2 r3 r4 r5 r6 r7");
    const [left, right] = setIds(reconcile(long, "r1 r2 r3, r4 r5 r6 r7"));
    expect(right).toBe(setIds(long)[0]);
    expect(left).toBeGreaterThanOrEqual(long.next);
  });
  test("the part with most of its tiles, also when others came to it", () => {
    const long = boardOf("r1 r2 r3 r4 r5 r6 r7 r8");
    const [, right] = setIds(reconcile(long, "r1 r2 r3, r4 r5 r6 r7 r8 r9 r10 r11 r12 r13"));
    expect(right).toBe(setIds(long)[0]);
  });
  test("an unchanged one keeps its id also beside one that holds the same tiles and more", () => {
    const before = boardOf("r3 r4 r5");
    const [longer, same] = setIds(reconcile(before, "r3 r4 r5 r6, r3 r4 r5"));
    expect(same).toBe(setIds(before)[0]);
    expect(longer).not.toBe(same);
  });
  test("one tile in common does not make it the same set", () => {
    expect(after("r3 k3 b3, k8 r8 b8, b1 b2 b3 b4")[0]).toBeGreaterThanOrEqual(old.next);
  });
  test("a loose tile that became a set does", () => {
    const loose = boardOf("r3");
    expect(setIds(reconcile(loose, "r3 r4 r5"))).toEqual(setIds(loose));
  });
});

describe("pieces", () => {
  test("from the rack to the table", () => {
    const old = boardOf("r3 r4 r5", "k1 r6");
    const board = reconcile(old, "r3 r4 r5 r6", "k1");
    expect(idsOf(board.sets[0]?.pieces ?? []).slice(3)).toEqual(rackIds(old, "r6"));
    expect(rackIds(board, "k1")).toEqual(rackIds(old, "k1"));
  });
  test("from set to set", () => {
    const old = boardOf("r3 r4 r5 r6, k6 b6 o6");
    const board = reconcile(old, "r3 r4 r5, k6 b6 o6 r6");
    expect(board.sets[1]?.pieces[3]?.id).toBe(old.sets[0]?.pieces[3]?.id);
    expect(fixedOf(board)).toEqual(fixedOf(old));
  });
  test("of two that are alike the one that can have stayed has stayed", () => {
    const old = boardOf("r5 r6 r7", "r5");
    const board = reconcile(old, "r5 r6 r7, r5 k5 b5", "");
    expect(board.sets[0]?.id).toBe(old.sets[0]?.id);
    expect(board.sets[0]?.pieces).toEqual(old.sets[0]?.pieces);
    expect(board.sets[1]?.pieces[0]?.id).toBe(old.rack[0]?.id);
    const others = reconcile(old, "r5 r6 r7, r5 k5 b5", "r5");
    expect(idsOf(others.rack)).toEqual(idsOf(old.rack));
    expect(others.sets[1]?.pieces[0]?.id).toBeGreaterThanOrEqual(old.next);
  });
  test("from the table to the rack, at the bell", () => {
    const old = boardOf("r3 r4 r5, k1", "");
    expect(idsOf(reconcile(old, "r3 r4 r5", "k1").rack)).toEqual(idsOf(old.sets[1]?.pieces ?? []));
  });
  test("jokers are alike, whatever they were told", () => {
    const old = boardOf("r3 r4 j", "");
    const board = reconcile(old, "r3 r4 j=r5", "");
    expect(board.sets[0]?.pieces[2]).toEqual({ ...old.sets[0]?.pieces[2], as: "r5" });
  });
  test("the rack keeps its own order, and new tiles come last", () => {
    const old = boardOf("", "r9 k1 b5 j");
    expect(formatRack(reconcile(old, "", "b5 j k1 k2 r9 k1").rack)).toBe("r9 k1 b5 j k2 k1");
  });
  test("without an own rack", () => expect(reconcile(EMPTY, "r3 r4 r5").rack).toEqual([]));
});

test("after any moves: the texts are right, no id comes twice, everything that stays is known", () => {
  for (let seed = 0; seed < 200; seed++) {
    const random = chance(seed);
    const old = randomBoard(random);
    let other = old;
    for (let step = random(6); step >= 0; step--) other = randomMove(other, random, fixedOf(old));
    const board = reconcile(old, tableText(other), formatRack(other.rack));
    expect(tableText(board)).toBe(tableText(other));
    expect(formatRack(board.rack).split(" ").sort()).toEqual(
      formatRack(other.rack).split(" ").sort(),
    );
    const ids = (from: Board): number[] =>
      idsOf([...onTable(from), ...from.rack]).toSorted((a, b) => a - b);
    expect(ids(board)).toEqual(ids(old));
    expect(new Set(setIds(board)).size).toBe(board.sets.length);
    const texts = old.sets.map((set) => formatRack(set.pieces));
    const kept = board.sets.filter((set) => texts.includes(formatRack(set.pieces)));
    for (const set of kept) expect(setIds(old)).toContain(set.id);
    const again = reconcile(board, tableText(board), formatRack(board.rack));
    expect({ ...again, next: 0 }).toEqual({ ...board, next: 0 });
  }
});

test("sets that did not change keep their ids while another one grows", () => {
  for (let seed = 0; seed < 100; seed++) {
    const random = chance(seed);
    const old = randomBoard(random);
    if (!old.sets.length) continue;
    const grown = pick(random, old.sets);
    const texts = old.sets.map(
      ({ id, pieces }) => formatRack(pieces) + (id === grown.id ? " g1" : ""),
    );
    const board = reconcile(old, texts.join(", "), formatRack(old.rack));
    const twins = new Set(old.sets.map((set) => formatRack(set.pieces))).size < old.sets.length;
    if (!twins) expect(setIds(board)).toEqual(setIds(old));
    expect(board.rack).toEqual(old.rack);
  }
});
