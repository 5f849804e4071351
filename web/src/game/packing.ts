/** Sets on the grid of a table: how many of its cells an area has, and how close sets can lie. */

import type { BoardSet } from "./board.ts";
import { Grid, type Cell } from "./grid.ts";
import { longestFirst } from "./rows.ts";

export interface Area {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where each set lies on the grid. */
export type Cells = ReadonlyMap<number, Cell>;

/** Height of a tile, and of the space between rows, in tile widths. */
export const TILE_HEIGHT = 1.32;
export const ROW_GAP = 0.28;

export const widthOf = (pieces: readonly unknown[]): number => pieces.length * 2;
const rowHeight = (tile: number): number => Math.round(tile * (TILE_HEIGHT + ROW_GAP));
export const tileHeight = (tile: number): number => Math.round(tile * TILE_HEIGHT);

/** The corner of a cell in px. */
export const pointAt = ({ row, column }: Cell, tile: number): Point => ({
  x: Math.round((column * tile) / 2),
  y: row * rowHeight(tile),
});

export const cellAt = ({ x, y }: Point, tile: number): Cell => ({
  row: Math.max(0, Math.round(y / rowHeight(tile))),
  column: Math.max(0, Math.round((x * 2) / tile)),
});

/** So many half tiles and rows an area has. */
export const sizeOf = (tile: number, area: Area): { columns: number; rows: number } => ({
  columns: Math.floor((area.width * 2) / tile),
  rows: Math.floor((area.height - tileHeight(tile)) / rowHeight(tile)) + 1,
});

/** The empty grid of an area; with `widest` as wide as that at least, and without an end below. */
export function gridOf(tile: number, area: Area, widest?: number): Grid {
  const { columns, rows } = sizeOf(tile, area);
  const down = (rowHeight(tile) * 2) / tile;
  if (widest === undefined) return new Grid(columns, rows, down);
  return new Grid(Math.max(columns, widest), Infinity, down);
}

/** The largest size at which all sets can be packed; null if there is none. */
export function largest(
  sets: readonly BoardSet[],
  area: Area,
  max: number,
  least: number,
): number | null {
  const order = longestFirst(sets);
  const tiles = sets.reduce((sum, set) => sum + set.pieces.length, 0);
  const bound = Math.sqrt((area.width * area.height) / (Math.max(1, tiles) * TILE_HEIGHT));
  for (let tile = Math.min(max, Math.ceil(bound) + 1); tile >= least; tile--) {
    if (pack(order, gridOf(tile, area), false)) return tile;
  }
  return null;
}

/** All sets as close together as can be, at a size at which there is a way. */
export const packed = (order: readonly BoardSet[], tile: number, area: Area): Cells =>
  pack(order, gridOf(tile, area), false) ??
  pack(longestFirst(order), gridOf(tile, area), false) ??
  new Map();

/** Rows in the middle of the table, not in its corner. */
export function centred(
  cells: Cells,
  sets: readonly BoardSet[],
  { columns, rows }: { columns: number; rows: number },
): Cells {
  const ends = sets.map((set) => (cells.get(set.id)?.column ?? 0) + widthOf(set.pieces));
  const right = Math.max(0, Math.floor((columns - Math.max(0, ...ends)) / 2));
  const used = Math.max(0, ...[...cells.values()].map(({ row }) => row + 1));
  const down = Math.max(0, Math.floor((rows - used) / 2));
  return new Map(
    [...cells].map(([id, { row, column }]) => [id, { row: row + down, column: column + right }]),
  );
}

/** All sets one after the other: each with room to grow, or as close together as can be. */
export function pack(sets: readonly BoardSet[], grid: Grid, roomy: boolean): Cells | null {
  const cells = new Map<number, Cell>();
  for (const set of sets) {
    const width = widthOf(set.pieces);
    const cell = roomy ? grid.place(width) : grid.first(width, false);
    if (!cell) return null;
    cells.set(set.id, grid.take(cell, width, set.id));
  }
  return cells;
}
