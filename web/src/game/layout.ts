/**
 * Where each set lies on the table. Sets lie in rows on a grid of half tiles, so that they keep
 * their places also when the tile size changes. x runs in the direction of reading.
 */

import type { BoardSet } from "./board.ts";
import type { Cell, Grid } from "./grid.ts";
import {
  cellAt,
  centred,
  gridOf,
  largest,
  pack,
  packed,
  pointAt,
  sizeOf,
  tileHeight,
  widthOf,
  type Area,
  type Cells,
  type Point,
} from "./packing.ts";
import { byKind, longestFirst, rowsOf } from "./rows.ts";

/** Widths of a tile in px: from `max` down to `min`, and to `least` before anything scrolls. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  readonly least?: number | undefined;
}

export interface Layout {
  /** The width and the height of a tile in px. */
  readonly tile: number;
  readonly tileHeight: number;
  /** The top corner of each set at the side where reading starts, in px. */
  readonly places: ReadonlyMap<number, Point>;
  /** What the sets need in px; more than the area: it scrolls. */
  readonly width: number;
  readonly height: number;
  /** What the next layout needs in order to keep places; not for drawing. */
  readonly memory: Memory;
}

/** How a table is tidied: runs by colour and number and groups by number, or as close as can be. */
export type Tidiness = "sorted" | "compact";

interface Memory {
  readonly area: Area;
  readonly cells: Cells;
  /** The pieces of each set: so that tiles stay where they are when one comes before them. */
  readonly pieces: ReadonlyMap<number, readonly number[]>;
}

/** Tiles grow again only when they can grow by so much, because every set moves with it. */
const GROW = 1.2;
/** Rather than move sets about under a hand that works, tiles shrink to this part of their size. */
const SHRINK = 0.8;

/**
 * Where the sets lie: as large as they can, all visible, each where it was if that is possible.
 * `near`: where sets were dropped, in px of the previous layout. `working`: the player is arranging
 * sets, and would not find again what is packed anew.
 */
export function layout(
  sets: readonly BoardSet[],
  previous: Layout | null,
  area: Area,
  limits: Limits,
  near: ReadonlyMap<number, Point> = new Map(),
  working = false,
): Layout {
  const least = Math.min(limits.least ?? limits.min, limits.min);
  const order = readingOrder(sets, previous);
  const wanted = wishes(sets, previous, near);
  const best = largest(sets, area, limits.max, least);
  if (!best) {
    const widest = Math.max(...sets.map((set) => set.pieces.length));
    const tile = Math.max(least, Math.min(limits.min, Math.floor(area.width / widest)));
    const grid = gridOf(tile, area, widest * 2);
    const stays = previous && (working || isSame(previous.memory.area, area));
    const cells = stays ? keep(order, wanted, grid) : pack(order, grid, false);
    return finished(sets, cells ?? new Map(), tile, area);
  }
  const top = previous ? startSize(previous, best, area, limits, least) : best;
  const low = working ? Math.max(least, top * SHRINK) : Math.min(best, top);
  for (let tile = top; previous && tile >= low; tile--) {
    const cells = keep(order, wanted, gridOf(tile, area));
    if (cells) return finished(sets, cells, tile, area);
  }
  const cells = pack(order, gridOf(best, area), true) ?? packed(order, best, area);
  return finished(sets, cells, best, area);
}

/** All sets in rows, as large as they can be: by what they are, or as close together as can be. */
export function tidied(
  sets: readonly BoardSet[],
  how: Tidiness,
  area: Area,
  limits: Limits,
): Layout {
  const least = Math.min(limits.least ?? limits.min, limits.min);
  const order = how === "sorted" ? byKind(sets) : longestFirst(sets);
  const tile = largest(sets, area, limits.max, least);
  if (!tile) return layout(order, null, area, limits);
  const grid = sizeOf(tile, area);
  const rows = how === "sorted" ? rowsOf(order, grid.columns, grid.rows) : null;
  return finished(sets, centred(rows ?? packed(order, tile, area), order, grid), tile, area);
}

/**
 * Where a set of so many tiles would come to lie if its corner were dropped at a point, in px, or
 * at no point in particular (null); `without` is the set that is being moved.
 */
export function placeFor(now: Layout, tiles: number, point: Point | null, without?: number): Point {
  const { area, cells, pieces } = now.memory;
  const width = tiles * 2;
  for (const endless of [false, true]) {
    const grid = gridOf(now.tile, area, endless ? width : undefined);
    for (const [id, cell] of cells) {
      if (id !== without) grid.take(cell, widthOf(pieces.get(id) ?? []), id);
    }
    const cell = point ? grid.nearest(cellAt(point, now.tile), width) : grid.place(width);
    if (cell) return pointAt(cell, now.tile);
  }
  return point ?? { x: 0, y: 0 };
}

const isSame = (one: Area, other: Area): boolean =>
  one.width === other.width && one.height === other.height;

/** The size to start from: as before, unless the area changed or much more is possible. */
function startSize(old: Layout, best: number, area: Area, { max }: Limits, least: number): number {
  if (!isSame(old.memory.area, area) || !old.places.size || best >= old.tile * GROW) return best;
  return Math.max(least, Math.min(max, old.tile));
}

/** Behind every set of a row. */
const LAST = 1e6;

/** Where a set wants to lie; `settled`: it lay right there, and is as long as it was. */
interface Wish extends Cell {
  readonly settled: boolean;
}

/** Each set where it wants to be; those that did not change go first, so that they stay. */
function keep(
  sets: readonly BoardSet[],
  wanted: ReadonlyMap<number, Wish>,
  grid: Grid,
): Cells | null {
  const cells = new Map<number, Cell>();
  const lay = (set: BoardSet, cell: Cell | null): boolean => {
    if (cell) cells.set(set.id, grid.take(cell, widthOf(set.pieces), set.id));
    return cell !== null;
  };
  for (const set of sets) {
    const wish = wanted.get(set.id);
    if (wish?.settled && grid.isFree(wish, widthOf(set.pieces))) lay(set, wish);
  }
  const rest = sets.filter((set) => !cells.has(set.id));
  const wishing = rest.filter((set) => wanted.has(set.id));
  for (const set of [...wishing, ...rest.filter((each) => !wishing.includes(each))]) {
    const wish = wanted.get(set.id);
    const width = widthOf(set.pieces);
    if (lay(set, wish ? grid.nearest(wish, width) : grid.place(width))) continue;
    // Where no gap is wide enough, those of a row may be together.
    const row = grid.squeeze(wish ?? { row: 0, column: LAST }, width, set.id);
    if (!row.size) return null;
    for (const [id, cell] of row) cells.set(id, cell);
  }
  return cells;
}

/** Where sets want to lie: where they were dropped, else so that their tiles need not move. */
function wishes(
  sets: readonly BoardSet[],
  previous: Layout | null,
  near: ReadonlyMap<number, Point>,
): ReadonlyMap<number, Wish> {
  const result = new Map<number, Wish>();
  if (!previous) return result;
  const { cells, pieces } = previous.memory;
  const lay = new Map<number, { set: number; cell: Cell }>();
  for (const [set, { row, column }] of cells) {
    pieces
      .get(set)
      ?.forEach((id, index) => lay.set(id, { set, cell: { row, column: column + index * 2 } }));
  }
  for (const set of sets) {
    const dropped = near.get(set.id);
    if (dropped) {
      result.set(set.id, { ...cellAt(dropped, previous.tile), settled: false });
      continue;
    }
    const known = cells.has(set.id);
    const index = set.pieces.findIndex(({ id }) =>
      known ? lay.get(id)?.set === set.id : lay.has(id),
    );
    const from = lay.get(set.pieces[index]?.id ?? -1)?.cell ?? cells.get(set.id);
    if (!from) continue;
    const column = Math.max(0, from.column - Math.max(0, index) * 2);
    const settled =
      known &&
      column === cells.get(set.id)?.column &&
      pieces.get(set.id)?.length === set.pieces.length;
    result.set(set.id, { row: from.row, column, settled });
  }
  return result;
}

/** The sets by their previous places; new ones last. */
function readingOrder(sets: readonly BoardSet[], previous: Layout | null): readonly BoardSet[] {
  const rank = (set: BoardSet): number => {
    const cell = previous?.memory.cells.get(set.id);
    return cell ? cell.row * 1e6 + cell.column : Infinity;
  };
  return sets
    .map((set) => ({ set, rank: rank(set) }))
    .sort((a, b) => (a.rank === b.rank ? 0 : a.rank - b.rank))
    .map(({ set }) => set);
}

function finished(sets: readonly BoardSet[], cells: Cells, tile: number, area: Area): Layout {
  const places = new Map([...cells].map(([id, cell]) => [id, pointAt(cell, tile)]));
  const ends = sets.map((set) => (places.get(set.id)?.x ?? 0) + set.pieces.length * tile);
  const bottoms = [...places.values()].map(({ y }) => y + tileHeight(tile));
  const pieces = new Map(sets.map((set) => [set.id, set.pieces.map((piece) => piece.id)]));
  return {
    tile,
    tileHeight: tileHeight(tile),
    places,
    width: Math.max(0, ...ends),
    height: Math.max(0, ...bottoms),
    memory: { area, cells, pieces },
  };
}
