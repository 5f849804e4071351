/** Tiles, faults and times in words. */
import { currentLocale, t, tFirst } from "./words.svelte.ts";

/** What a tile is called: "blue 8", "joker"; `fourth` is the name of the fourth colour. */
export function tileName(face: string, fourth = "orange"): string {
  if (face === "??") return t("page-tile-unseen");
  const [tile = face, as] = face.split("=");
  if (tile === "j") {
    return as ? t("page-joker-as", { tile: tileName(as, fourth) }) : t("colour-j");
  }
  const colour = colourName(tile.charAt(0), fourth);
  return t("page-tile", { colour, number: tile.slice(1) });
}

/** What a colour is called, by its letter; `j` is the joker. */
export function colourName(letter: string, fourth = "orange"): string {
  return t(`colour-${letter}`, { fourth_colour: fourth });
}

/** Tiles in a row, in words: "blue 3, blue 4 and joker". */
export function tilesName(text: string, fourth = "orange"): string {
  const names = text.split(/[\s,]+/).filter(Boolean);
  return listText(names.map((face) => tileName(face, fourth)));
}

/** A number or what says one, with a minus as it is printed, so that columns stay even. */
export const printed = (points: number | string): string => String(points).replace("-", "−");

/** A list as the language writes it. */
export function listText(items: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: "conjunction" }).format(items);
}

/** Sentences one after the other; not every language has a blank between them. */
export function sentences(parts: readonly string[]): string {
  const [first = "", ...more] = parts.filter(Boolean);
  return more.reduce((told, next) => t("event-then", { first: told, next }), first);
}

type Fault = {
  code: string;
  tiles: string;
  values: Record<string, number>;
  /** The code of the fault that explains this one. */
  follows?: string | null;
};

/** What is wrong, in words. */
export function faultText(fault: Fault, fourth = "orange"): string {
  const tiles = tilesName(fault.tiles, fourth);
  const message = tFirst([`fault-${fault.code}`], { ...fault.values, tiles });
  return fault.follows ? t("fault-follows", { message }) : message;
}

/** A time that is left, as a clock shows it: "1:05". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
