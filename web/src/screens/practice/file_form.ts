/** Whether what a file holds is what was saved: anybody may hand in anything. */
import type { OwnPlay } from "../../state/own_games.svelte.ts";
import type { Results } from "../../state/puzzle_results.svelte.ts";

export type OwnFile = {
  readonly remeld: "your game";
  readonly play: OwnPlay;
  readonly puzzles: Results;
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): boolean => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown): boolean => typeof value === "string";
const all = (value: unknown, each: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(each);
const every = (value: unknown, each: (one: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(each);
const RESULTS: readonly unknown[] = ["won", "lost", "shared"];

const isChances = (value: unknown): boolean =>
  isObject(value) && isNumber(value["met"]) && isNumber(value["taken"]);

const isGame = (value: unknown): boolean =>
  isObject(value) &&
  ["table", "edition", "against"].every((name) => isText(value[name])) &&
  ["game", "seat", "ended", "players"].every((name) => isNumber(value[name])) &&
  RESULTS.includes(value["result"]) &&
  (value["accuracy"] === null || isNumber(value["accuracy"])) &&
  (value["themes"] === null || every(value["themes"], isChances));

const isDrill = (value: unknown): boolean =>
  isObject(value) && ["count", "total", "best"].every((name) => isNumber(value[name]));

const isPlay = (value: unknown): boolean =>
  isObject(value) && all(value["games"], isGame) && every(value["drills"], isDrill);

const isPuzzles = (value: unknown): boolean =>
  isObject(value) &&
  every(value["rating"], isNumber) &&
  all(value["curve"], isNumber) &&
  every(value["puzzles"], isObject) &&
  all(value["days"], isText) &&
  isNumber(value["rush"]);

/** The whole of it, or null: a file that is wrong in one place changes nothing. */
export function ownFile(text: string): OwnFile | null {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(found) || found["remeld"] !== "your game") return null;
  return isPlay(found["play"]) && isPuzzles(found["puzzles"]) ? (found as OwnFile) : null;
}
