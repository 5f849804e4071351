/** How the rack's tiles lie: in as few rows as leave them large. */
import { tileHeight } from "../drag/geometry.ts";
import type { Area } from "../game/layout.ts";

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

/** The largest tiles, up to `most` wide, for so many of them in an area `height` high at most. */
export function rackGrid(count: number, area: Area, most = Infinity): RackGrid {
  const least = area.width < 700 ? 2 : 1;
  let best: RackGrid | null = null;
  for (let rows = least; rows <= MOST_ROWS; rows += 1) {
    const grid = gridOf(Math.max(count, 7 * least), rows, area);
    grid.tile = Math.min(grid.tile, Math.round(most));
    if (!best || grid.tile > best.tile * WORTH) best = grid;
  }
  return best ?? gridOf(count, 1, area);
}

function gridOf(count: number, rows: number, area: Area): RackGrid {
  const columns = Math.max(1, Math.ceil(count / rows));
  const wide = (area.width - (columns - 1) * GAP) / columns;
  const high = (area.height - (rows - 1) * ROW_GAP) / rows / tileHeight(1);
  const tile = Math.max(24, Math.floor(Math.min(wide, high)));
  return { tile, columns, rows, gap: GAP, rowGap: ROW_GAP };
}
