/** How the rack's tiles lie: in as few rows as leave them large. */
import { tileHeight } from "../drag/geometry.ts";
import type { Area } from "../game/packing.ts";

export type RackGrid = {
  tile: number;
  columns: number;
  rows: number;
  gap: number;
  rowGap: number;
};

const GAP = 3;
const ROW_GAP = 6;
const MOST_ROWS = 5;
/** A row more must make the tiles so much larger. */
const WORTH = 1.12;

/** A screen that lies on its side has no height to spare: there one row must do, if it can. */
const LOW = 80;

/** What a finger can hit; with more tiles than that leaves room for, the rack becomes higher. */
const LEAST = 28;

/** The largest tiles, up to `most` wide, for so many of them in an area `height` high at most. */
export function rackGrid(count: number, area: Area, most = Infinity): RackGrid {
  const fewest = area.width < 700 && area.height > LOW ? 2 : 1;
  let best = gridOf(count, fewest, area, most);
  for (let rows = fewest + 1; rows <= MOST_ROWS; rows += 1) {
    const grid = gridOf(count, rows, area, most);
    if (grid.tile > best.tile * WORTH) best = grid;
  }
  return best.tile >= LEAST ? best : highGrid(count, area);
}

/** How high such a rack is, without its frame. */
export const heightOf = ({ rows, tile, rowGap }: RackGrid): number =>
  rows * (tileHeight(tile) + rowGap) - rowGap;

function gridOf(count: number, rows: number, area: Area, most: number): RackGrid {
  // Few tiles do not become larger than a full rack's would be.
  const columns = Math.max(7, Math.ceil(count / rows));
  const wide = (area.width - (columns - 1) * GAP) / columns;
  const high = (area.height - (rows - 1) * ROW_GAP) / rows / tileHeight(1);
  const tile = Math.floor(Math.min(wide, high, most));
  // A row that holds nothing is the table's.
  return { tile, columns, rows: used(count, columns), gap: GAP, rowGap: ROW_GAP };
}

const used = (count: number, columns: number): number => Math.max(1, Math.ceil(count / columns));

function highGrid(count: number, area: Area): RackGrid {
  const columns = Math.max(1, Math.floor((area.width + GAP) / (LEAST + GAP)));
  return { tile: LEAST, columns, rows: used(count, columns), gap: GAP, rowGap: ROW_GAP };
}
