/**
 * Tiles as they are written: `b8`, `j`, `j=b8`, `b4-9`; sets are separated by commas.
 * A piece is one physical tile with an id of the page's own, so that it can be followed.
 */

/** Black, red, blue, the fourth colour (orange or yellow); green and purple in house rules. */
export const COLOURS = ["k", "r", "b", "o", "g", "p"] as const;
export type Colour = (typeof COLOURS)[number];

/** A tile as it is written: a colour letter and a number, `j` for a joker, `??` face down. */
export type Face = string;

/** No box has higher numbers; how high its own are, the rules say once they are read. */
export const MOST_NUMBERS = 13;

/** What the rules say of the tiles in the box, as far as they are read and named by it. */
export interface Box {
  /** The highest number; the lowest is 1. */
  readonly numbers: number;
  /** What the fourth colour is called. */
  readonly fourth: string;
}

export const JOKER: Face = "j";
export const UNKNOWN: Face = "??";

/** A tile without an identity: what lies there, and what a joker was told to stand for. */
export interface Tile {
  readonly face: Face;
  /** What a joker was told to stand for; null for every other tile and for an untold joker. */
  readonly as: Face | null;
}

/** One physical tile. */
export interface Piece extends Tile {
  readonly id: number;
}

const NUMBERED = /^([krbogp])([1-9][0-9]?)(?:[-–]([1-9][0-9]?))?$/;

/** A text that holds no tiles; the message names the word and its place. */
export class NotationError extends Error {
  constructor(word: string, place: number) {
    super(`unknown tile '${word}' at character ${place}`);
  }
}

export const isJoker = (tile: Tile): boolean => tile.face === JOKER;

/** The face that counts in a set: what a joker was told, else what is printed; null if open. */
export function known(tile: Tile): Face | null {
  const face = tile.as ?? tile.face;
  return face === JOKER || face === UNKNOWN ? null : face;
}

/** The colour of a face; null for a joker and for a tile that lies face down. */
export function colourOf(face: Face): Colour | null {
  return COLOURS.find((colour) => NUMBERED.test(face) && face.startsWith(colour)) ?? null;
}

/** The number of a face; 0 for a joker and for a tile that lies face down. */
export function numberOf(face: Face): number {
  const found = NUMBERED.exec(face);
  return found ? Number(found[2]) : 0;
}

/**
 * Read the tiles of a rack or of one set: `b4-6 j=b7 ??`. `letter` is what a player may type for
 * the fourth colour, beside `o`.
 */
export function parseRack(text: string, start = 0, letter = ""): readonly Tile[] {
  return [...text.matchAll(/\S+/g)].flatMap((word) =>
    parseWord(word[0], start + word.index + 1, letter),
  );
}

/** Read a table; an empty text is an empty table. */
export function parseTable(text: string): readonly (readonly Tile[])[] {
  if (!text.trim()) return [];
  let start = 0;
  return text.split(",").map((part) => {
    const tiles = parseRack(part, start);
    if (!tiles.length) throw new NotationError(part, start + 1);
    start += part.length + 1;
    return tiles;
  });
}

function parseWord(word: string, place: number, letter: string): Tile[] {
  const lower = spelt(word.toLowerCase(), letter);
  if (lower === JOKER || lower === UNKNOWN) return [{ face: lower, as: null }];
  const told = lower.startsWith("j=");
  const found = NUMBERED.exec(told ? lower.slice(2) : lower);
  const first = Number(found?.[2]);
  const last = Number(found?.[3] ?? first);
  if (!found || last < first || (told && found[3])) throw new NotationError(word, place);
  if (told) return [{ face: JOKER, as: lower.slice(2) }];
  return Array.from({ length: last - first + 1 }, (_, step) => ({
    face: `${found[1]}${first + step}`,
    as: null,
  }));
}

/** A word with the letter of the notation where the player's own stands. */
export const spelt = (word: string, letter: string): string =>
  letter ? word.replaceAll(letter, "o") : word;

/** Write one tile. */
export const formatTile = (tile: Tile): string => (tile.as ? `j=${tile.as}` : tile.face);

/** Write the tiles of a rack or of one set. */
export const formatRack = (tiles: readonly Tile[]): string => tiles.map(formatTile).join(" ");

/** Write a table. */
export const formatTable = (sets: readonly (readonly Tile[])[]): string =>
  sets.map(formatRack).join(", ");
