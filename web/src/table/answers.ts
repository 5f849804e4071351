/** Answers in words to what can be asked about a game: the table, the rack, the others, the clock. */
import type { Question } from "../game/shortcuts.ts";
import { COLOURS, colourOf, isJoker, numberOf, parseRack, type Piece } from "../game/tiles.ts";
import { TypedError, setOf } from "../game/typed_move.ts";
import type { TableStore } from "../state/table.svelte.ts";
import {
  clockText,
  colourName,
  lettersOf,
  listText,
  sentences,
  tileName,
  tilesName,
} from "../words/names.ts";
import { setWords } from "../words/sets.ts";
import { needTexts, t } from "../words/words.svelte.ts";
import { judgement } from "./judgement.ts";
import { seatName, setName } from "./names.ts";
import { nothingNew, sinceOwnTurn } from "./news.ts";

/** The texts of the answers are fetched when the first one is given. */
export const ready = (): Promise<void> => needTexts("typed");

const DAY_MS = 86_400_000;

/** What can be typed, each with an example, in the order in which help tells it. */
export const EXAMPLES: readonly (readonly [string, string])[] = [
  ["lay", "b4-6"],
  ["add", "b7 > 3"],
  ["take", "3: b4 > 5"],
  ["new", "3: b4"],
  ["back", "b7 > r"],
  ["join", "3 > 5"],
  ["split", "3 / b6"],
  ["joker", "3: j=b8"],
  ["set", "3"],
];

/** What can be typed by one letter, in the order in which help tells it. */
export const LETTERS: readonly (readonly [string, string])[] = [
  ["table", "t"],
  ["rack", "r"],
  ["players", "p"],
  ["clock", "c"],
  ["missing", "w"],
  ["changes", "l"],
  ["undo", "u"],
  ["redo", "y"],
  ["reset", "x"],
  ["sort", "s"],
  ["hint", "h"],
  ["draw", "d"],
  ["end", "e"],
];

export function answer(store: TableStore, what: Question): string {
  return ANSWERS[what](store);
}

/** What lies in the set with that number; or that there is none. */
export function setAnswer(store: TableStore, number: number): string {
  const { board } = store.tiles;
  try {
    return sentence(setLine(store, setOf(board, number).id));
  } catch (problem) {
    if (problem instanceof TypedError) return refusal(store, problem);
    throw problem;
  }
}

/** Why something that was typed cannot be done. */
export function refusal(store: TableStore, { code, values }: TypedError): string {
  const tiles = tilesName(String(values["tiles"] ?? ""), store.fourth);
  return t(`typed-${code}`, { ...values, tiles });
}

/** The sets that lie ready on the rack, before anything is laid. */
function readyText(store: TableStore): string {
  const { ready: found, changed } = store.tiles;
  const sets = (found?.sets ?? []).map((set) => setWords(parseRack(set), store));
  return changed || sets.length === 0 ? "" : t("typed-rack-ready", { sets: listText(sets) });
}

const ANSWERS: Readonly<Record<Question, (store: TableStore) => string>> = {
  table: (store) => {
    const { sets } = store.tiles.board;
    if (sets.length === 0) return t("page-table-empty");
    const lines = sets.map(({ id, pieces }, index) => {
      const whole = store.tiles.setVerdict(id)?.whole ?? true;
      const tiles = setWords(pieces, store);
      return t("typed-set", { number: index + 1, tiles, whole });
    });
    return sentences([t("typed-sets", { count: sets.length }), ...lines]);
  },
  rack: (store) => {
    const { rack } = store.tiles.board;
    if (store.hand === null || rack.length === 0) return t("page-rack-empty");
    const tiles = t("typed-rack", { count: rack.length, tiles: byColour(rack, store.fourth) });
    const fresh = rack.filter(({ id }) => store.tiles.drawn.has(id)).map(({ face }) => face);
    if (fresh.length === 0) return tiles;
    const added = t("typed-rack-new", { tiles: tilesName(fresh.join(" "), store.fourth) });
    return sentences([tiles, added]);
  },
  players: (store) => {
    const seats = (store.game?.order ?? []).flatMap((seat) => store.view?.seats[seat] ?? []);
    const pool = t("typed-pool", { count: store.game?.pool ?? 0 });
    return sentences([...seats.map((seat) => seatName(store, seat)), pool]);
  },
  clock: (store) => {
    const deadline = store.game?.clock.deadline ?? null;
    if (deadline === null) return t("typed-no-clock");
    const left = deadline - store.now();
    const days = Math.floor(left / DAY_MS);
    const time = days > 0 ? t("page-days-left", { count: days }) : clockText(left);
    return sentence(t("page-time-left", { time }));
  },
  missing: (store) => {
    const { reasons, text, meld } = judgement(store);
    const so = meld && store.tiles.changed ? t("typed-meld", { ...meld }) : "";
    return sentences([...(reasons.length > 0 ? reasons : [text]), so, readyText(store)]);
  },
  changes: (store) => {
    const since = sinceOwnTurn(store).since.map(({ text }) => text);
    return since.length > 0 ? sentences(since) : nothingNew(store);
  },
  help: ({ fourth, colours }) => {
    const tiles = sentence(lettersOf(fourth, colours).join(": "));
    const ways = EXAMPLES.map(([way, example]) => `${example}: ${t(`typed-help-${way}`)}`);
    const words = LETTERS.map(([word, letter]) => `${letter}: ${wordsOf(word)[0] ?? ""}`);
    return sentences([tiles, ...ways, t("typed-help-words", { words: listText(words) })]);
  },
};

/** What a question or a deed is called in the player's language: several words for one. */
export function wordsOf(word: string): readonly string[] {
  return t(`typed-word-${word}`)
    .split(/[,，、]/)
    .map((each) => each.trim().toLowerCase());
}

/** What has no full stop of its own gets one. */
const sentence = (text: string): string =>
  /[.。]$/.test(text) ? text : t("typed-sentence", { text });

function setLine(store: TableStore, id: number): string {
  const { tiles } = store;
  const { sets } = tiles.board;
  const index = sets.findIndex((set) => set.id === id);
  const set = sets[index];
  return set ? setName(set, index + 1, sets.length, tiles.setVerdict(id), store) : "";
}

/** A rack as one says it: each colour once, with its numbers. */
function byColour(rack: readonly Piece[], fourth: string): string {
  const colours = COLOURS.flatMap((colour) => {
    const numbers = rack.filter(({ face }) => colourOf(face) === colour);
    if (numbers.length === 0) return [];
    const rising = numbers.map(({ face }) => numberOf(face)).toSorted((a, b) => a - b);
    const name = colourName(colour, fourth);
    return [t("typed-colour", { colour: name, numbers: listText(rising.map(String)) })];
  });
  const jokers = rack.filter(isJoker).map(({ face }) => tileName(face, fourth));
  return [...colours, ...jokers].reduce((so, next) => t("typed-more", { tiles: so, next }));
}
