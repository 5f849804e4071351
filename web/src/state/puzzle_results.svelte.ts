/** What was solved in this browser, and the rating that follows from it. It never leaves it. */
import type { PuzzleInfo } from "../wire/types.ts";
import { NEW, PUZZLE_DEVIATION, rated, type Rating } from "../game/glicko.ts";

/** One puzzle: whether it was solved without being shown, and the rating it has here since. */
type Done = { solved: boolean; puzzle: Rating };

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
   * What became of a puzzle; the first result counts. How the rating has changed, and null where
   * it has not. `day`: the day whose puzzle it is.
   */
  add(edition: string, puzzle: PuzzleInfo, solved: boolean, day: string | null): number | null {
    const name = key(edition, puzzle.number);
    const days = day && solved && !kept.days.includes(day) ? [...kept.days, day] : kept.days;
    const before = kept.puzzles[name];
    if (before) {
      const puzzles = { ...kept.puzzles, [name]: { ...before, solved: before.solved || solved } };
      keep({ ...kept, days, puzzles });
      return null;
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
      puzzles: { ...kept.puzzles, [name]: { solved, puzzle: its } },
      days,
    });
    return Math.round(after.rating) - Math.round(rating.rating);
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
