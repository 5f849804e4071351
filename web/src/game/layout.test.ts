import { describe, expect, test } from "vitest";
import { fixedOf, idsOf, move, split, type Board, type BoardSet } from "./board.ts";
import type { Cell } from "./grid.ts";
import { layout, placeFor, tidied, type Layout, type Limits } from "./layout.ts";
import type { Area, Point } from "./packing.ts";
import { boardOf, chance, nth, pick, randomMove, type Chance } from "./testing.ts";

const DESK: Area = { width: 1100, height: 560 };
const PHONE: Area = { width: 344, height: 330 };
const LIMITS: Limits = { min: 28, max: 56, least: 24 };

let id = 0;
const setOf = (tiles: number): BoardSet => ({
  id: ++id,
  pieces: Array.from({ length: tiles }, () => ({ id: ++id, face: "k1", as: null })),
});
const randomSets = (random: Chance, count: number): BoardSet[] =>
  Array.from({ length: count }, () => setOf(pick(random, [1, 3, 3, 3, 3, 4, 5, 6, 8, 13])));

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}
const boxes = (sets: readonly BoardSet[], now: Layout): Box[] =>
  sets.map(({ id, pieces }) => {
    const place = now.places.get(id);
    if (!place) throw new Error(`set ${id} has no place`);
    return { ...place, width: pieces.length * now.tile, height: now.tileHeight };
  });
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What must hold of every layout. */
function check(sets: readonly BoardSet[], now: Layout, area: Area, limits: Limits): void {
  const all = boxes(sets, now);
  expect(now.places.size).toBe(sets.length);
  all.forEach((box, index) => {
    expect(all.slice(index + 1).some((other) => overlap(box, other))).toBe(false);
    expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= now.width).toBe(true);
    expect(box.y + box.height <= now.height).toBe(true);
  });
  expect(now.tile).toBeLessThanOrEqual(limits.max);
  expect(now.tile).toBeGreaterThanOrEqual(limits.least ?? limits.min);
  const fits = now.width <= area.width && now.height <= area.height;
  // Whatever scrolls does so at a size that a finger can hit, unless one set is too wide for it.
  const widest = Math.max(0, ...sets.map((set) => set.pieces.length));
  if (!fits && widest * limits.min <= area.width) expect(now.tile).toBe(limits.min);
}

const rank = ({ memory }: Layout, set: number): number => {
  const { row, column } = memory.cells.get(set) ?? { row: 0, column: 0 };
  return row * 1000 + column;
};
const isAt = ({ memory }: Layout, set: number, { row, column }: Cell): boolean => {
  const now = memory.cells.get(set);
  return now?.row === row && now.column === column;
};

describe("size", () => {
  test("few sets are shown at full size", () => {
    const sets = [setOf(3), setOf(4)];
    const now = layout(sets, null, DESK, LIMITS);
    check(sets, now, DESK, LIMITS);
    expect(now.tile).toBe(LIMITS.max);
  });
  test("as large as the area allows", () => {
    const sets = [setOf(10)];
    expect(layout(sets, null, { width: 500, height: 66 }, LIMITS).tile).toBe(50);
    expect(layout(sets, null, { width: 499, height: 66 }, LIMITS).tile).toBe(49);
  });
  test("an empty table", () => {
    const now = layout([], null, DESK, LIMITS);
    expect([now.places.size, now.width, now.height]).toEqual([0, 0, 0]);
    expect(now.tile).toBe(LIMITS.max);
  });
  test("many sets are made smaller until all are visible", () => {
    const sets = Array.from({ length: 32 }, (_, index) => setOf(index < 28 ? 3 : 4));
    const now = layout(sets, null, DESK, LIMITS);
    check(sets, now, DESK, LIMITS);
    expect(now.height).toBeLessThanOrEqual(DESK.height);
    expect(now.width).toBeLessThanOrEqual(DESK.width);
    expect(now.tile).toBeGreaterThan(36);
  });
  test("a phone goes down to the least size before it scrolls", () => {
    const sets = Array.from({ length: 30 }, () => setOf(3));
    const now = layout(sets, null, PHONE, LIMITS);
    expect(now.height).toBeLessThanOrEqual(PHONE.height);
    expect(now.tile).toBeLessThan(LIMITS.min);
    const more = [...sets, ...Array.from({ length: 10 }, () => setOf(3))];
    const long = layout(more, now, PHONE, LIMITS);
    check(more, long, PHONE, LIMITS);
    expect(long.height).toBeGreaterThan(PHONE.height);
    expect(long.tile).toBe(LIMITS.min);
  });
  test("what scrolls on another area is as close together as can be", () => {
    const sets = Array.from({ length: 12 }, (_, index) => setOf(index % 2 ? 4 : 3));
    const limits = { min: 44, max: 56, least: 44 };
    const before = layout(sets, null, { ...PHONE, height: 500 }, limits);
    const now = layout(sets, before, PHONE, limits);
    check(sets, now, PHONE, limits);
    expect(now.tile).toBe(44);
    expect(new Set([...now.places.values()].map(({ y }) => y)).size).toBe(6);
  });
  test("a run of thirteen fits a phone", () => {
    const sets = [setOf(13), setOf(3)];
    const now = layout(sets, null, PHONE, LIMITS);
    check(sets, now, PHONE, LIMITS);
    expect(now.width).toBeLessThanOrEqual(PHONE.width);
  });
  test("a heap that is too wide for any size scrolls sideways", () => {
    const sets = [setOf(20), setOf(3)];
    const now = layout(sets, null, PHONE, LIMITS);
    check(sets, now, PHONE, LIMITS);
    expect(now.tile).toBe(LIMITS.least);
    expect(now.width).toBe(20 * now.tile);
  });
  test("an area of nothing does no harm", () => {
    const sets = [setOf(3)];
    check(
      sets,
      layout(sets, null, { width: 0, height: 0 }, LIMITS),
      { width: 0, height: 0 },
      LIMITS,
    );
  });
});

describe("on a wide table", () => {
  const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  test("few sets lie around the middle", () => {
    for (const count of [1, 2, 3, 5]) {
      const sets = Array.from({ length: count }, () => setOf(3));
      const now = layout(sets, null, DESK, LIMITS);
      const middles = boxes(sets, now).map(middle);
      const x = middles.reduce((sum, each) => sum + each.x, 0) / count;
      const y = middles.reduce((sum, each) => sum + each.y, 0) / count;
      expect(Math.abs(x - DESK.width / 2)).toBeLessThan(DESK.width * 0.1);
      expect(Math.abs(y - DESK.height / 2)).toBeLessThan(DESK.height * 0.2);
    }
  });
  test("sets that come one by one find room there, and nothing that lies there moves", () => {
    let sets = [setOf(3)];
    let now = layout(sets, null, DESK, LIMITS);
    for (let more = 0; more < 14; more++) {
      const shown = placeFor(now, 4, null);
      sets = [...sets, setOf(4)];
      const next = layout(sets, now, DESK, LIMITS);
      for (const [set, place] of now.places) expect(next.places.get(set)).toEqual(place);
      expect(next.places.get(sets.at(-1)?.id ?? 0)).toEqual(shown);
      now = next;
    }
    expect(now.tile).toBe(LIMITS.max);
  });
  test("on a narrow one they lie from the corner, where most of them find room", () => {
    const sets = [setOf(3), setOf(3)];
    const now = layout(sets, null, PHONE, LIMITS);
    expect(now.places.get(nth(sets, 0).id)).toEqual({ x: 0, y: 0 });
  });
});

describe("places are kept", () => {
  const sets = [3, 4, 3, 5, 3, 3, 4, 3].map(setOf);
  const first = layout(sets, null, DESK, LIMITS);
  test("when nothing changes", () => {
    expect(layout(sets, first, DESK, LIMITS).places).toEqual(first.places);
    expect(layout(sets.toReversed(), first, DESK, LIMITS).places).toEqual(first.places);
  });
  test("when another set grows, comes or goes", () => {
    const grown = sets.with(2, {
      ...nth(sets, 2),
      pieces: [...nth(sets, 2).pieces, ...setOf(1).pieces],
    });
    for (const next of [grown, [...sets, setOf(5)], sets.toSpliced(3, 2)]) {
      const now = layout(next, first, DESK, LIMITS);
      check(next, now, DESK, LIMITS);
      for (const set of next.filter((each) => sets.includes(each))) {
        expect(now.places.get(set.id)).toEqual(first.places.get(set.id));
      }
    }
  });
  test("there is room for one more tile at a set", () => {
    const grown = sets.with(1, {
      ...nth(sets, 1),
      pieces: [...nth(sets, 1).pieces, ...setOf(1).pieces],
    });
    expect(layout(grown, first, DESK, LIMITS).places).toEqual(first.places);
  });
  test("the tiles of a set stay where they are when one comes before them", () => {
    const near = new Map([[nth(sets, 0).id, { x: 8 * first.tile, y: 400 }]]);
    const apart = layout(sets, first, DESK, LIMITS, near);
    const longer = sets.with(0, {
      ...nth(sets, 0),
      pieces: [...setOf(1).pieces, ...nth(sets, 0).pieces],
    });
    const now = layout(longer, apart, DESK, LIMITS);
    const [was, is] = [apart, now].map((each) => each.places.get(nth(sets, 0).id));
    expect(is).toEqual({ x: (was?.x ?? 0) - now.tile, y: was?.y });
    expect(layout(longer, now, DESK, LIMITS).places).toEqual(now.places);
  });
  test("the part that is split off lies beside the part that stays", () => {
    const board = boardOf("r1 r2 r3 r4 r5 r6");
    const before = layout(board.sets, null, DESK, LIMITS);
    const cut = split(board, nth(board.sets, 0).id, 3);
    const [left, right] = boxes(cut.sets, layout(cut.sets, before, DESK, LIMITS));
    expect(left?.y).toBe(right?.y);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeLessThan(4 * before.tile);
  });
  test("tiles do not grow for every set that goes, only when it is worth it", () => {
    const area = { width: 700, height: 400 };
    const many = Array.from({ length: 30 }, () => setOf(3));
    const small = layout(many, null, area, LIMITS);
    const sizes = many.map((_, gone) => layout(many.slice(gone), null, area, LIMITS).tile);
    const little = sizes.findIndex((tile) => tile > small.tile && tile < small.tile * 1.2);
    expect(little).toBeGreaterThan(0);
    expect(layout(many.slice(little), small, area, LIMITS).tile).toBe(small.tile);
    expect(small.tile).toBeLessThan(LIMITS.max / 1.2);
    expect(layout(many.slice(25), small, area, LIMITS).tile).toBe(LIMITS.max);
  });
  test("under a hand that works sets keep their row and order when one more needs room", () => {
    const area = { width: 700, height: 400 };
    let many = Array.from({ length: 6 }, () => setOf(4));
    let now = layout(many, null, area, LIMITS);
    let pushed = 0;
    for (let more = 0; more < 12; more++) {
      many = [...many, setOf(4)];
      const next = layout(many, now, area, LIMITS, new Map(), true);
      if (next.tile > now.tile * 0.8) {
        const order = (each: Layout): number[] =>
          [...now.memory.cells.keys()].toSorted(
            (one, other) => rank(each, one) - rank(each, other),
          );
        expect(order(next)).toEqual(order(now));
        pushed += Number([...now.memory.cells].some(([set, cell]) => !isAt(next, set, cell)));
      }
      now = next;
    }
    expect(pushed).toBeGreaterThan(0);
  });
  test("sets are moved together before tiles shrink a lot", () => {
    const area = { width: 1120, height: 164 };
    const [one, other, long] = [setOf(3), setOf(3), setOf(13)];
    const start = layout([one, other], null, area, LIMITS);
    const middle = (y: number): Point => ({ x: 17 * 28, y });
    const near = new Map([
      [one.id, middle(0)],
      [other.id, middle(90)],
    ]);
    const apart = layout([one, other], start, area, LIMITS, near);
    const all = [one, other, long];
    const now = layout(all, apart, area, LIMITS);
    check(all, now, area, LIMITS);
    expect(now.tile).toBe(LIMITS.max);
    expect(now.height).toBeLessThanOrEqual(area.height);
  });
});

describe("where sets are dropped", () => {
  const sets = [3, 3, 3].map(setOf);
  const first = layout(sets, null, DESK, LIMITS);
  const point = { x: 100, y: 430 };
  test("a new set lies near the point, where it was shown", () => {
    const made = setOf(3);
    const now = layout([...sets, made], first, DESK, LIMITS, new Map([[made.id, point]]));
    const place = now.places.get(made.id) ?? { x: -1, y: -1 };
    expect(Math.abs(place.x - point.x)).toBeLessThanOrEqual(now.tile / 2);
    expect(Math.abs(place.y - point.y)).toBeLessThanOrEqual(now.tile);
    expect(placeFor(first, 3, point)).toEqual(place);
    for (const set of sets) expect(now.places.get(set.id)).toEqual(first.places.get(set.id));
  });
  test("a set that is moved leaves its own place free", () => {
    const place = first.places.get(nth(sets, 0).id) ?? point;
    expect(placeFor(first, 3, place, nth(sets, 0).id)).toEqual(place);
    expect(placeFor(first, 3, place)).not.toEqual(place);
  });
  test("outside of the area it lies at the edge", () => {
    const place = placeFor(first, 3, { x: 5000, y: -50 });
    expect(place.x + 3 * first.tile).toBeLessThanOrEqual(DESK.width);
    expect(place.y).toBe(0);
  });
  test("on a full table it lies below", () => {
    const full = Array.from({ length: 40 }, () => setOf(3));
    const now = layout(full, null, PHONE, LIMITS);
    const all = boxes(full, now);
    const place = placeFor(now, 3, { x: 10, y: 10 });
    const box = { ...place, width: 3 * now.tile, height: now.tileHeight };
    expect(all.some((other) => overlap(box, other))).toBe(false);
  });
});

test("any table on any area: nothing overlaps, all is visible if it can be, and it is repeatable", () => {
  for (let seed = 0; seed < 60; seed++) {
    const random = chance(seed);
    const area = { width: 340 + random(1200), height: 200 + random(900) };
    let sets = randomSets(random, random(20));
    let now = layout(sets, null, area, LIMITS);
    for (let step = 0; step < 10; step++) {
      const grow = random(Math.max(1, sets.length));
      sets = sets
        .map((set, index) =>
          index === grow ? { ...set, pieces: [...set.pieces, ...setOf(1).pieces] } : set,
        )
        .filter(() => random(12));
      if (random(2)) sets = [...sets, ...randomSets(random, 1)];
      const next = layout(sets, now, area, LIMITS);
      check(sets, next, area, LIMITS);
      expect(layout(sets, now, area, LIMITS)).toEqual(next);
      const fresh = layout(sets, null, area, LIMITS);
      const visible = ({ width, height }: Layout): boolean =>
        width <= area.width && height <= area.height;
      expect(visible(next)).toBe(visible(fresh));
      // However sets came to lie, tiles are no smaller than they must be.
      expect(next.tile).toBeGreaterThanOrEqual(Math.min(now.tile, fresh.tile));
      now = next;
    }
  }
});

test("while a player moves tiles about, sets that are not touched stay", () => {
  let [stayed, all] = [0, 0];
  for (let seed = 0; seed < 60; seed++) {
    const random = chance(seed);
    let board: Board = boardOf("r1-5, k3 r3 b3, b4-9, o1-3, k9 r9 b9 o9, k1-6", "r6 k7 j b10 b2");
    let now = layout(board.sets, null, DESK, LIMITS);
    for (let step = 0; step < 15; step++) {
      const moved = randomMove(board, random, fixedOf(board));
      const next = layout(moved.sets, now, DESK, LIMITS);
      check(moved.sets, next, DESK, LIMITS);
      for (const set of moved.sets.filter((each) => board.sets.includes(each))) {
        all++;
        const [was, is] = [now.places.get(set.id), next.places.get(set.id)];
        if (was?.x === is?.x && was?.y === is?.y) stayed++;
      }
      [board, now] = [moved, next];
    }
  }
  expect(all).toBeGreaterThan(2000);
  expect(stayed / all).toBe(1);
});

test("a set that is moved as a whole keeps its id and goes where it is dropped", () => {
  const board = boardOf("r1 r2 r3, k1 k2 k3");
  const set = nth(board.sets, 0);
  expect(move(board, idsOf(set.pieces), { to: "new" })).toBe(board);
  const first = layout(board.sets, null, DESK, LIMITS);
  const near = new Map([[set.id, { x: 600, y: 400 }]]);
  const now = layout(board.sets, first, DESK, LIMITS, near);
  expect(now.places.get(set.id)?.y).toBeGreaterThan(300);
  expect(now.places.get(nth(board.sets, 1).id)).toEqual(first.places.get(nth(board.sets, 1).id));
});

describe("a tidied table", () => {
  const board = boardOf("k5 r5 b5, b7-10, r9 r10 r11, r1-3, k2 r2 o2, b3, b1-4");
  const text = (set: number): string =>
    board.sets
      .find(({ id }) => id === set)
      ?.pieces.map(({ face }) => face)
      .join(" ") ?? "";
  const read = (now: Layout): string[] =>
    [...now.memory.cells.keys()].toSorted((a, b) => rank(now, a) - rank(now, b)).map(text);

  test("has runs by colour and number, then groups by number, then what is no set", () => {
    const now = tidied(board.sets, "sorted", DESK, LIMITS);
    check(board.sets, now, DESK, LIMITS);
    expect(read(now)).toEqual([
      "r1 r2 r3",
      "r9 r10 r11",
      "b1 b2 b3 b4",
      "b7 b8 b9 b10",
      "k2 r2 o2",
      "k5 r5 b5",
      "b3",
    ]);
    const rows = [...now.memory.cells.values()].map(({ row }) => row);
    expect(new Set(rows).size).toBe(4);
    expect(tidied(board.sets, "sorted", DESK, LIMITS)).toEqual(now);
  });
  test("is as large as can be, nothing overlaps, and it lies so from then on", () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = chance(seed);
      const area = { width: 340 + random(1200), height: 200 + random(900) };
      const sets = randomSets(random, 1 + random(30));
      const fresh = layout(sets, null, area, LIMITS);
      for (const how of ["sorted", "compact"] as const) {
        const now = tidied(sets, how, area, LIMITS);
        check(sets, now, area, LIMITS);
        expect(now.tile).toBe(fresh.tile);
        expect(layout(sets, now, area, LIMITS).places).toEqual(now.places);
      }
    }
  });
});
