/**
 * Tiles as people type them beside a real table. More is understood than the notation knows:
 * `krb8` for a group, tiles without blanks between them, new lines between sets. What is sent to
 * the house is written in the notation. The text itself is the state: keys of the pad change it.
 */
import { COLOURS, formatRack, formatTable, JOKER, spelt } from "../../game/tiles.ts";
import type { Tile } from "../../game/tiles.ts";

/** A rack is tiles in no order; a table has sets, with commas between them. */
export type Kind = "rack" | "table";

/** How tiles of the box are typed: up to which number, and with which letter for the fourth colour. */
export type Spelling = {
  readonly numbers: number;
  /** What people may type for the fourth colour, beside `o`. */
  readonly letter: string;
};

/** A part of the text that is no tile, with the code of its message. */
export type Trouble = { code: "unknown-tile" | "run-falls"; part: string; place: number };

export type Reading = {
  /** What can be read; a rack is one set. */
  sets: readonly (readonly Tile[])[];
  troubles: readonly Trouble[];
};

const ITEM = /j(?:=([krbogp])([1-9]\d?))?|([krbogp]+)([1-9]\d?)(?:[-–]([1-9]\d?))?/y;
const WORD = /[^\s,;、]+|[,;、\n]/g;

/** Read as much as can be read; what cannot is named and left out. */
export function readTiles(text: string, kind: Kind, spelling: Spelling): Reading {
  const sets: Tile[][] = [[]];
  const troubles: Trouble[] = [];
  for (const { 0: word, index } of text.normalize("NFKC").toLowerCase().matchAll(WORD)) {
    if (/[,;、\n]/.test(word)) {
      if (kind === "table") sets.push([]);
      continue;
    }
    const tiles = readWord(spelt(word, spelling.letter), spelling.numbers);
    if (typeof tiles === "string") troubles.push({ code: tiles, part: word, place: index + 1 });
    else sets.at(-1)?.push(...tiles);
  }
  return { sets: sets.filter((set) => set.length > 0), troubles };
}

function readWord(word: string, numbers: number): Tile[] | Trouble["code"] {
  const tiles: Tile[] = [];
  for (ITEM.lastIndex = 0; ITEM.lastIndex < word.length;) {
    const found = ITEM.exec(word);
    if (!found) return "unknown-tile";
    const [, toldColour, told, colours, first, last = first] = found;
    if (Number(told ?? last) > numbers || Number(first) > numbers) return "unknown-tile";
    if (colours === undefined) {
      tiles.push({ face: JOKER, as: toldColour ? `${toldColour}${told}` : null });
      continue;
    }
    if (Number(last) < Number(first)) return "run-falls";
    for (const colour of colours) {
      for (let number = Number(first); number <= Number(last); number++) {
        tiles.push({ face: `${colour}${number}`, as: null });
      }
    }
  }
  return tiles;
}

/** The tiles in the notation, as the house reads them. */
export function written(text: string, kind: Kind, spelling: Spelling): string {
  const { sets } = readTiles(text, kind, spelling);
  return kind === "table" ? formatTable(sets) : formatRack(sets.flat());
}

/** The text with tiles added at its end; `apart`: as a set of their own. */
export function addTiles(text: string, tiles: string, apart = false): string {
  const start = text.trimEnd();
  if (!start) return tiles;
  if (/[,;、]$/.test(start)) return `${start} ${tiles}`;
  return `${start}${apart ? "," : ""} ${tiles}`;
}

/** The text, ready for a new set. */
export function endSet(text: string): string {
  const start = text.trimEnd();
  return !start || /[,;、]$/.test(start) ? text : `${start}, `;
}

/** The text without its last tile, comma or unreadable word. */
export function dropLast(text: string, kind: Kind, spelling: Spelling): string {
  const start = text.trimEnd();
  if (/[,;、]$/.test(start)) return start.slice(0, -1).trimEnd();
  const word = /[^\s,;、]+$/.exec(start)?.[0] ?? "";
  const rest = start.slice(0, start.length - word.length);
  const left = readTiles(word, kind, spelling).sets.flat().slice(0, -1);
  return left.length > 0 ? rest + formatRack(left) : rest.trimEnd();
}

/** The text without one tile; it is written anew, without what cannot be read. */
export function dropAt(
  text: string,
  kind: Kind,
  set: number,
  place: number,
  spelling: Spelling,
): string {
  const sets = readTiles(text, kind, spelling)
    .sets.map((tiles, at) => (at === set ? tiles.toSpliced(place, 1) : tiles))
    .filter((tiles) => tiles.length > 0);
  return kind === "table" ? formatTable(sets) : formatRack(sets.flat());
}

/** What a stroke over the pad means: the run or the group between two keys, else nothing. */
export function stroke(from: string, to: string): string | null {
  const [colour = "", other = ""] = [from[0], to[0]];
  const [first, last] = [Number(from.slice(1)), Number(to.slice(1))];
  if (from === to || !first || !last) return null;
  if (colour === other) return `${colour}${Math.min(first, last)}-${Math.max(first, last)}`;
  if (first !== last) return null;
  const ends = [colour, other].map((each) => COLOURS.findIndex((known) => known === each));
  const between = COLOURS.slice(Math.min(...ends), Math.max(...ends) + 1);
  return between.map((each) => `${each}${first}`).join(" ");
}

/** How often each tile is there; jokers count as jokers, whatever they stand for. */
export function tally(sets: Reading["sets"]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { face } of sets.flat()) found.set(face, (found.get(face) ?? 0) + 1);
  return found;
}
