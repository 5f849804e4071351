/**
 * Where something would be dropped, worked out from positions alone: while tiles are dragged, no
 * element is asked where it lies.
 */
import type { Target } from "../game/board.ts";
import { TILE_HEIGHT } from "../game/packing.ts";

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/** How the table lies on the screen, in the coordinates of pointer events. */
export type Scene = {
  /** The part of the screen in which sets lie. */
  board: Box;
  /** The width of a tile in a set, and each set with its first tile's corner. */
  tile: number;
  sets: readonly { id: number; x: number; y: number; length: number }[];
  rack: Box | null;
  /** The width of a tile on the rack, and the corner of each place there in its order. */
  rackTile: number;
  slots: readonly Point[];
};

export const tileHeight = (width: number): number => width * TILE_HEIGHT;

/** Where what is held would go if it were let go at this point; null: nowhere. */
export function targetAt(scene: Scene, point: Point): Target | null {
  if (scene.rack && inside(scene.rack, point)) return { to: "rack", at: slotAt(scene, point) };
  if (!inside(scene.board, point)) return null;
  const set = setAt(scene, point);
  if (!set) return { to: "new" };
  const at = Math.round((point.x - set.x) / scene.tile);
  return { to: "set", set: set.id, at: Math.max(0, Math.min(set.length, at)) };
}

/** The set under a point or so near that a hand would mean it. */
function setAt(scene: Scene, point: Point): Scene["sets"][number] | null {
  const reach = scene.tile * 0.45;
  const high = tileHeight(scene.tile);
  let best: Scene["sets"][number] | null = null;
  let least = reach;
  for (const set of scene.sets) {
    const beside = outside(point.x, set.x, set.x + set.length * scene.tile);
    const above = outside(point.y, set.y, set.y + high);
    // Above and below a set is room for new ones, so it reaches less far there.
    const distance = Math.max(beside, above * 1.5);
    if (distance < least) [best, least] = [set, distance];
  }
  return best;
}

/** The place on the rack before which a tile at this point belongs. */
function slotAt(scene: Scene, point: Point): number {
  const high = tileHeight(scene.rackTile);
  let best = scene.slots.length;
  let least = Infinity;
  scene.slots.forEach((slot, i) => {
    const down = outside(point.y, slot.y, slot.y + high);
    const middle = slot.x + scene.rackTile / 2;
    const distance = down * 4 + Math.abs(point.x - middle);
    if (distance < least) [best, least] = [point.x > middle ? i + 1 : i, distance];
  });
  return best;
}

/** How far a value lies outside of a span; nothing if it lies inside. */
function outside(value: number, from: number, to: number): number {
  return Math.max(from - value, value - to, 0);
}

export function inside(box: Box, point: Point): boolean {
  return (
    outside(point.x, box.x, box.x + box.width) === 0 &&
    outside(point.y, box.y, box.y + box.height) === 0
  );
}

export function sameTarget(one: Target | null, other: Target | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
