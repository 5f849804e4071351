/** How large tiles may be: by the size of text that was chosen, and by the screen. */
import type { BoardSet } from "../game/board.ts";
import type { Limits } from "../game/layout.ts";
import { largest, type Area } from "../game/packing.ts";
import { settings } from "../state/settings.svelte.ts";
import { heightOf, rackGrid, type RackGrid } from "./rack.ts";

/** The size of text in px. */
export function rem(): number {
  // Read, so that tiles follow the choice of large print.
  void settings.size;
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}

/** Normal print as a part of large print, and so its rack. */
const NORMAL = 0.8;
const NORMAL_RACK = 0.9;
/** A tile is at most so many times as wide as letters are high. */
const WIDEST = 4.2;

/** A rack of so many places in an area; `part`: with text of this part of its size. */
export const rackFor = (places: number, area: Area, part: number): RackGrid =>
  rackGrid(places, area, rem() * part * WIDEST);

/** How large tiles can be on a table of this width; `part`: with text of this part of its size. */
const most = (width: number, tiles: number, part = 1): number =>
  Math.max(30, Math.round(Math.min(rem() * part * WIDEST, width / tiles)));

export interface Measured {
  readonly area: Area;
  readonly rackArea: Area;
  readonly rackGrid: RackGrid;
  readonly margin: number;
  readonly sets: readonly BoardSet[];
  /** The rack as it would be in an area, with text of this part of its size. */
  readonly rackIn: (area: Area, part: number) => RackGrid;
}

/** The sizes of tiles on the table. */
export function boardLimits(measured: Measured): Limits {
  const { area, rackArea, margin, sets } = measured;
  const { width, height } = area;
  if (settings.size !== "large") return { max: most(width, 7.5), min: 28, least: 24 };
  // Large print makes no tile smaller than normal print would: rather, the table scrolls.
  const wider = (innerWidth - width) * (1 - NORMAL);
  const rack = measured.rackIn(
    { width: rackArea.width + wider, height: rackArea.height * NORMAL_RACK },
    NORMAL,
  );
  const lines = innerHeight - height - heightOf(measured.rackGrid);
  const less = 2 * margin * NORMAL;
  const normal = {
    width: width + wider - less,
    height: innerHeight - lines * NORMAL - heightOf(rack) - less,
  };
  const as = largest(sets, normal, most(normal.width, 7.5, NORMAL), 24) ?? 0;
  return { max: most(width, 6), min: Math.max(34, as), least: Math.max(28, as) };
}
