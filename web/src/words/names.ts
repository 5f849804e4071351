/** Tiles, faults and times in words. */
import type { FaultInfo, FaultView, ProblemInfo } from "../wire/types.ts";
import { currentLocale, t, tFirst } from "./words.svelte.ts";
import type { TextValues } from "./words.svelte.ts";

/** What a tile is called: "blue 8", "joker"; `fourth` is the name of the fourth colour. */
export function tileName(face: string, fourth: string): string {
  if (face === "??") return t("page-tile-unseen");
  const [tile = face, as] = face.split("=");
  if (tile === "j") {
    return as ? t("page-joker-as", { tile: tileName(as, fourth) }) : t("colour-j");
  }
  const colour = colourName(tile.charAt(0), fourth);
  return t("page-tile", { colour, number: tile.slice(1) });
}

/** What a colour is called, by its letter; `j` is the joker. */
export function colourName(letter: string, fourth: string): string {
  return t(`colour-${letter}`, { fourth_colour: fourth });
}

/**
 * The initial of the fourth colour's word, where it can be typed: neither a letter of the notation
 * nor the initial of another colour has it; "" where there is none. `colours` are the box's.
 */
export function fourthLetter(fourth: string, colours: readonly string[]): string {
  const initial = (letter: string): string =>
    [...colourName(letter, fourth).toLowerCase()][0] ?? "";
  const mine = colours.includes("o") ? initial("o") : "";
  const others = [...colours, "j"].filter((letter) => letter !== "o");
  const taken = others.some((letter) => letter === mine || initial(letter) === mine);
  return mine === "o" || taken ? "" : mine;
}

/** The letters of the colours, with the player's own for the fourth, and what they are called. */
export function lettersOf(fourth: string, colours: readonly string[]): readonly [string, string] {
  const letter = fourthLetter(fourth, colours);
  const all = [...colours, "j"];
  const letters = all.map((each) => (each === "o" && letter ? `o/${letter}` : each));
  return [letters.join(" "), listText(all.map((each) => colourName(each, fourth)))];
}

/** Tiles in a row, in words: "blue 3, blue 4 and joker". */
export function tilesName(tiles: string | readonly string[], fourth: string): string {
  const names = typeof tiles === "string" ? tiles.split(/[\s,]+/).filter(Boolean) : tiles;
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

/** As much of a fault as words need. */
type Fault = Pick<FaultView | FaultInfo, "code" | "tiles" | "values"> &
  Partial<Pick<FaultView, "follows">>;

/** What is wrong, in words. */
export function faultText(fault: Fault, fourth: string): string {
  const tiles = tilesName(fault.tiles, fourth);
  const message = tFirst([`fault-${fault.code}`], { ...fault.values, tiles });
  return fault.follows ? t("fault-follows", { message }) : message;
}

/** Values for a text: lists as words, and a reason that is an error of its own in its own words. */
export function textValues(values: Readonly<Record<string, unknown>>): TextValues {
  const told: TextValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (Array.isArray(value)) told[name] = value.join(" ");
    else if (isReason(value))
      told[name] = tFirst([`error-${value.code}`], textValues(value.values));
    else if (value === null || typeof value === "number" || typeof value === "boolean")
      told[name] = value;
    else told[name] = String(value);
  }
  return told;
}

/** Whether a value is a refusal of its own. */
export const isReason = (value: unknown): value is ProblemInfo =>
  typeof value === "object" && value !== null && "code" in value && "values" in value;

/** A time that is left, as a clock shows it: "1:05". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const DAY_AND_TIME = { dateStyle: "medium", timeStyle: "short" } as const;

/** When something was so, as short as it can be said: the time, and the day unless it is today's. */
export function asOf(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" as const } : DAY_AND_TIME;
  return new Intl.DateTimeFormat(currentLocale(), style).format(at);
}

/** A day for everybody, written `2026-11-18`, as it is said: "18 November 2026". */
export function dayText(day: string): string {
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(currentLocale(), style).format(new Date(day));
}
