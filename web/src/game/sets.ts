/** How tiles that lie together read: as a run, as a group, and what a joker stands for. */

import { colourOf, isJoker, known, numberOf, type Colour, type Tile } from "./tiles.ts";

/** `open`: too few numbered tiles to tell. */
export type Look = "run" | "group" | "mixed" | "open";

/** What a joker stands for by its place; in a group the colour is not settled. */
export interface StandsFor {
  readonly number: number;
  readonly colour: Colour | null;
}

/** What the tiles look like, whether or not they are a set. */
export function looksLike(tiles: readonly Tile[]): Look {
  const faces = tiles.flatMap((tile) => known(tile) ?? []);
  if (faces.length < 2) return "open";
  if (oneColour(tiles)) return "run";
  return new Set(faces.map(numberOf)).size === 1 ? "group" : "mixed";
}

/** Whether there is a colour, and only one. */
export function oneColour(tiles: readonly Tile[]): boolean {
  const faces = tiles.flatMap((tile) => known(tile) ?? []);
  return new Set(faces.map(colourOf)).size === 1;
}

/**
 * The number of each tile, jokers by their place: counted on from the tile before them, or back
 * from the first numbered one. Without any numbered tile all are 0.
 */
export function places(tiles: readonly Tile[]): readonly number[] {
  const first = tiles.findIndex((tile) => known(tile));
  if (first < 0) return tiles.map(() => 0);
  let number = numberOf(known(tiles[first] ?? { face: "", as: null }) ?? "") - first - 1;
  return tiles.map((tile) => {
    const face = known(tile);
    return (number = face ? numberOf(face) : number + 1);
  });
}

/** Whether the tiles are of one colour and each one follows the one before, up to `numbers`. */
export function isConsecutive(tiles: readonly Tile[], numbers: number): boolean {
  const found = places(tiles);
  const start = found[0] ?? 0;
  const inside = start > 0 && start + tiles.length - 1 <= numbers;
  return inside && oneColour(tiles) && found.every((number, index) => number === start + index);
}

/** What the joker at `index` stands for; null for other tiles and where nothing settles it. */
export function standsFor(
  tiles: readonly Tile[],
  index: number,
  numbers: number,
): StandsFor | null {
  const tile = tiles[index];
  if (!tile || !isJoker(tile)) return null;
  if (tile.as) return { number: numberOf(tile.as), colour: colourOf(tile.as) };
  const face = tiles.map(known).find((each) => each !== null);
  if (!face) return null;
  if (looksLike(tiles) === "group") return { number: numberOf(face), colour: null };
  if (!isConsecutive(tiles, numbers)) return null;
  return { number: places(tiles)[index] ?? 0, colour: colourOf(face) };
}

/** Tiles that are a run or a group, in short: what is to be said instead of every tile. */
export type Summary =
  | { readonly kind: "run"; readonly colour: Colour; readonly first: number; readonly last: number }
  | { readonly kind: "group"; readonly number: number };

/** What the tiles are together; null where each must be named. */
export function summary(tiles: readonly Tile[], numbers: number): Summary | null {
  const face = tiles.map(known).find((each) => each !== null);
  const colour = face && colourOf(face);
  if (!face || !colour || tiles.length < 3) return null;
  if (looksLike(tiles) === "group") return { kind: "group", number: numberOf(face) };
  if (!isConsecutive(tiles, numbers)) return null;
  const found = places(tiles);
  return { kind: "run", colour, first: found[0] ?? 0, last: found.at(-1) ?? 0 };
}
