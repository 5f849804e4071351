import { describe, expect, test } from "vitest";
import { fixedOf, idsOf, move, onTable, tableText, type Board, type Target } from "./board.ts";
import { isPlan, rebase, type Rebased } from "./plan.ts";
import { boardOf, chance, randomBoard, randomMove } from "./testing.ts";
import { formatRack } from "./tiles.ts";

const before = boardOf("r3 r4 r5 r6, k8 r8 b8, o1 o2 o3", "r7 r2 k6 b6 o8");
const shown = (board: Board): string => `${tableText(board)} | ${formatRack(board.rack)}`;

/** A move of tiles named by face, to the set with this index or to free space. */
function step(board: Board, faces: string, set?: number): Board {
  const all = [...onTable(board), ...board.rack];
  const ids = faces.split(" ").map((face) => all.find((piece) => piece.face === face)?.id ?? -1);
  const target: Target =
    set === undefined ? { to: "new" } : { to: "set", set: board.sets[set]?.id ?? -1 };
  return move(board, ids, target);
}

const why = ({ unfit }: Rebased): string[] =>
  unfit.map((each) => {
    const because = each.because.map((id) => before.sets.findIndex((set) => set.id === id));
    return `${each.why} ${because.join(" ")}: ${formatRack(each.back)}`;
  });

describe("a plan is kept", () => {
  const plan = step(step(before, "r7", 0), "o8", 1);
  test("when nothing changed", () => {
    const same = rebase(plan, before, tableText(before), formatRack(before.rack));
    expect(same.plan.sets).toEqual(plan.sets);
    expect(same.plan.rack).toEqual(plan.rack);
    expect(same.unfit).toEqual([]);
  });
  test("when others lay new sets or change sets that it does not use", () => {
    const next = rebase(plan, before, "k1 k2 k3, r3-6, k8 r8 b8, o1-4", formatRack(before.rack));
    expect(shown(next.plan)).toBe("k1 k2 k3, r3 r4 r5 r6 r7, k8 r8 b8 o8, o1 o2 o3 o4 | r2 k6 b6");
    expect(why(next)).toEqual([]);
    expect(next.plan.sets[1]?.id).toBe(before.sets[0]?.id);
  });
  test("when others add a tile to a set to which it adds too", () => {
    const next = rebase(step(plan, "r2", 0), before, "r3-7, k8 r8 b8, o1-3", "r7 r2 k6 b6 o8");
    expect(why(next)).toEqual(["set-grown 0: r2 r7"]);
    const fits = rebase(step(before, "r2", 0), before, "r3-7, k8 r8 b8, o1-3", "r7 r2 k6 b6 o8");
    expect(shown(fits.plan)).toBe("r2 r3 r4 r5 r6 r7, k8 r8 b8, o1 o2 o3 | r7 k6 b6 o8");
  });
  test("when others add a tile to the part of a run that it continues", () => {
    const long = boardOf("r3 r4 r5 r6 r7", "r5");
    const two = move(long, idsOf(long.rack), { to: "set", set: long.sets[0]?.id ?? -1 });
    const next = rebase(two, long, "r2 r3 r4 r5 r6 r7", "r5");
    expect(shown(next.plan)).toBe("r2 r3 r4 r5, r5 r6 r7 | ");
  });
  test("a set made of rack tiles alone, whatever happens", () => {
    const own = step(before, "k6 b6");
    const next = rebase(own, before, "o1 o2 o3", formatRack(before.rack));
    expect(shown(next.plan)).toBe("o1 o2 o3, k6 b6 | r7 r2 o8");
    expect(why(next)).toEqual([]);
  });
});

describe("a plan does not fit", () => {
  const plan = step(step(before, "r7", 0), "o8", 1);
  test("where tiles were taken from a set that it uses; the rest is kept", () => {
    const next = rebase(plan, before, "r4 r5 r6, k8 r8 b8, o1 o2 o3, r3 k3 b3", "r7 r2 k6 b6 o8");
    expect(shown(next.plan)).toBe("r4 r5 r6, k8 r8 b8 o8, o1 o2 o3, r3 k3 b3 | r7 r2 k6 b6");
    expect(why(next)).toEqual(["set-changed 0: r7"]);
    expect(next.unfit[0]?.sets.map((set) => formatRack(set.pieces))).toEqual(["r3 r4 r5 r6 r7"]);
  });
  test("where the set is gone", () => {
    const next = rebase(plan, before, "r3-6, o1-3 , k8 b8 o8 j", "r7 r2 k6 b6 o8");
    expect(why(next)).toEqual(["set-changed 1: o8"]);
    const gone = rebase(plan, before, "r3-6, o1-3", "r7 r2 k6 b6 o8");
    expect(why(gone)).toEqual(["set-gone 1: o8"]);
    expect(shown(gone.plan)).toBe("r3 r4 r5 r6 r7, o1 o2 o3 | r2 k6 b6 o8");
  });
  test("where others laid the same tile", () => {
    const next = rebase(plan, before, "r3-6, k8 r8 b8 o8, o1-3", formatRack(before.rack));
    expect(shown(next.plan)).toBe("r3 r4 r5 r6 r7, k8 r8 b8 o8, o1 o2 o3 | r2 k6 b6 o8");
    expect(why(next)).toEqual(["set-grown 1: o8"]);
  });
  test("where a rack tile is gone", () => {
    const next = rebase(plan, before, tableText(before), "r2 k6 b6 o8");
    expect(why(next)).toEqual(["tile-gone : "]);
    expect(shown(next.plan)).toBe("r3 r4 r5 r6, k8 r8 b8 o8, o1 o2 o3 | r2 k6 b6");
  });
  test("sets that share tiles of the table stand and fall together", () => {
    const moved = step(step(before, "k6 b6"), "r6", 3);
    expect(shown(moved)).toBe("r3 r4 r5, k8 r8 b8, o1 o2 o3, k6 b6 r6 | r7 r2 o8");
    const next = rebase(moved, before, "r4 r5 r6, k8 r8 b8, o1-3, r3 k3 b3", "r7 r2 k6 b6 o8");
    expect(shown(next.plan)).toBe("r4 r5 r6, k8 r8 b8, o1 o2 o3, r3 k3 b3 | r7 r2 k6 b6 o8");
    expect(why(next)).toEqual(["set-changed 0: k6 b6"]);
    expect(next.unfit[0]?.sets).toHaveLength(2);
  });
});

test("the order of the rack is the player's, and new tiles come last", () => {
  const sorted = { ...before, rack: before.rack.toReversed() };
  const next = rebase(sorted, before, tableText(before), "r7 r2 k6 b6 o8 k13");
  expect(formatRack(next.plan.rack)).toBe("o8 b6 k6 r2 r7 k13");
  expect(next.base.rack).toEqual(next.plan.rack);
});

test("whether anything is planned", () => {
  expect(isPlan(before, before)).toBe(false);
  expect(isPlan({ ...before, rack: [] }, before)).toBe(false);
  expect(isPlan(step(before, "r7", 0), before)).toBe(true);
});

test("any plan on any new table: every tile is there once, and the table's tiles are on the table", () => {
  let kept = 0;
  for (let seed = 0; seed < 300; seed++) {
    const random = chance(seed);
    const start = randomBoard(random);
    const moves = (board: Board, count: number): Board => {
      let moved = board;
      for (let each = 0; each < count; each++) moved = randomMove(moved, random, fixedOf(start));
      return moved;
    };
    const plan = moves(start, 4);
    const theirs = { ...moves({ ...start, rack: [] }, random(3)), rack: start.rack };
    const next = rebase(plan, start, tableText(theirs), formatRack(start.rack));
    const ids = (board: Board): number[] =>
      idsOf([...onTable(board), ...board.rack]).toSorted((a, b) => a - b);
    expect(tableText(next.base)).toBe(tableText(theirs));
    expect(ids(next.plan)).toEqual(ids(next.base));
    expect(next.plan.rack.filter((piece) => fixedOf(next.base).has(piece.id))).toEqual([]);
    expect(new Set(next.plan.sets.map((set) => set.id)).size).toBe(next.plan.sets.length);
    const back = next.unfit.flatMap((each) => idsOf(each.back));
    for (const id of back) expect(idsOf(next.plan.rack)).toContain(id);
    if (!next.unfit.length && isPlan(plan, start)) kept++;
    if (!next.unfit.length) {
      const laid = idsOf(onTable(plan)).filter((id) => !fixedOf(start).has(id));
      for (const id of laid) expect(idsOf(onTable(next.plan))).toContain(id);
    }
  }
  expect(kept).toBeGreaterThan(50);
});
