/**
 * What was solved in this browser, and the rating that follows from it. The house is told by
 * `puzzle_sync.ts`, and judges by itself.
 */
import type { OwnPuzzles, PuzzleInfo, PuzzlePath, PuzzleResult } from "../wire/types.ts";
import { NEW, PUZZLE_DEVIATION, rated, type Rating } from "./glicko.ts";

/** One puzzle: whether it was solved without being shown, and the rating it has here since. */
type Done = {
  solved: boolean;
  /** Not known where the result came from the house. */
  puzzle?: Rating;
  /** The table after the turn that solved it, for the house to judge. */
  turn?: string;
  /** The day whose puzzle it was. */
  day?: string;
  /** The house has rated the puzzle by it; who is a new player there later is not counted again. */
  counted?: true;
};

export type Results = {
  /** Another number for another form. */
  form: number;
  rating: Rating;
  /** The rating after each rated puzzle, the last ones. */
  curve: readonly number[];
  puzzles: Readonly<Record<string, Done>>;
  /** The days whose puzzle was solved. */
  days: readonly string[];
  /** The most that were solved against the clock. */
  rush: number;
};

const PLACE = "remeld-puzzle-results";
const FORM = 1;
const CURVE = 200;
const NOTHING: Results = { form: FORM, rating: NEW, curve: [], puzzles: {}, days: [], rush: 0 };
/** A rating that may be off by so much is only a rough one. */
const ROUGH = 110;

let kept: Results = $state.raw(remembered());

const key = (edition: string, number: number): string => `${edition}/${number}`;

export const results = {
  get rating(): number {
    return Math.round(kept.rating.rating);
  },
  get rough(): boolean {
    return kept.rating.deviation > ROUGH;
  },
  /** The rating after each rated puzzle. */
  get curve(): readonly number[] {
    return kept.curve;
  },
  get days(): readonly string[] {
    return kept.days;
  },
  get rush(): number {
    return kept.rush;
  },
  get empty(): boolean {
    return kept === NOTHING || Object.keys(kept.puzzles).length === 0;
  },
  tried: (edition: string, number: number): boolean => key(edition, number) in kept.puzzles,
  solved: (edition: string, number: number): boolean =>
    kept.puzzles[key(edition, number)]?.solved ?? false,

  /**
   * What became of a puzzle; the first result counts: whether it is one. `turn`: the table after
   * the turn that solved it, null if the answer was told. `day`: the day whose puzzle it is.
   */
  add(edition: string, puzzle: PuzzleInfo, turn: string | null, day: string | null): boolean {
    const name = key(edition, puzzle.number);
    const solved = turn !== null;
    const days = day && solved && !kept.days.includes(day) ? [...kept.days, day] : kept.days;
    const proof = { ...(solved && { turn }), ...(solved && day && { day }) };
    const before = kept.puzzles[name];
    if (before) {
      const done = { ...before, ...proof, solved: before.solved || solved };
      keep({ ...kept, days, puzzles: { ...kept.puzzles, [name]: done } });
      return false;
    }
    const { rating } = kept;
    const other = { ...NEW, rating: puzzle.difficulty, deviation: PUZZLE_DEVIATION };
    const score = solved ? 1 : 0;
    const after = rated(rating, [{ against: other, score }]);
    const its = rated(other, [{ against: rating, score: 1 - score }]);
    keep({
      ...kept,
      rating: after,
      curve: [...kept.curve, Math.round(after.rating)].slice(-CURVE),
      puzzles: { ...kept.puzzles, [name]: { solved, puzzle: its, ...proof } },
      days,
    });
    return true;
  },

  /** What the house does not know yet and can judge, the first ones first. */
  unknownTo({ editions, days }: OwnPuzzles): readonly PuzzleResult[] {
    const known = new Map(editions.map((each) => [each.edition, each]));
    return Object.entries(kept.puzzles).flatMap(([name, done]) => {
      const { solved, turn, day, counted } = done;
      const [edition = "", number = 0] = [name.split("/")[0], Number(name.split("/")[1])];
      const there = known.get(edition);
      const news = !there?.tried.includes(number) || (solved && !there.solved.includes(number));
      if (!(news || (day && !days.includes(day))) || (solved && !turn)) return [];
      const again = counted ? { counted } : {};
      return [{ edition, number, table: turn ?? null, day: day ?? null, ...again }];
    });
  },

  /** The house does not take these turns for answers: they are not sent again. */
  keepHere(refused: readonly PuzzlePath[]): void {
    const puzzles = { ...kept.puzzles };
    for (const { edition, number } of refused) {
      const name = key(edition, number);
      puzzles[name] = { solved: puzzles[name]?.solved ?? false };
    }
    keep({ ...kept, puzzles });
  },

  /** What the house keeps of this player, with what is kept here only; its rating counts. */
  adopt({ rating, curve, editions, days }: OwnPuzzles): void {
    if (!rating) return;
    const puzzles = { ...kept.puzzles };
    for (const { edition, tried, solved } of editions)
      for (const number of tried) {
        const here = puzzles[key(edition, number)];
        const done = here?.solved || solved.includes(number);
        puzzles[key(edition, number)] = { ...here, solved: done, counted: true };
      }
    keep({ ...kept, rating, curve, puzzles, days: [...new Set([...kept.days, ...days])] });
  },

  /** So many were solved against the clock. */
  rushed: (solved: number): void => keep({ ...kept, rush: Math.max(kept.rush, solved) }),
  get whole(): Results {
    return kept;
  },
  /** Take what a file holds in the place of what is here; whether it is such a file. */
  read(found: Partial<Results> | undefined): boolean {
    if (found?.form !== FORM || !found.rating) return false;
    keep({ ...NOTHING, ...found });
    return true;
  },
  forget: (): void => keep(NOTHING),
};

function keep(next: Results): void {
  kept = next;
  try {
    localStorage.setItem(PLACE, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

function remembered(): Results {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? "null") as Results | null;
    return found?.form === FORM ? { ...NOTHING, ...found } : NOTHING;
  } catch {
    return NOTHING;
  }
}
