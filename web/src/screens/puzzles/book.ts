/**
 * The puzzles of an edition. They are the same whoever asks, so they are fetched once and kept in
 * this browser: they can be solved without a network.
 */
import { call, Problem } from "../../wire/api.ts";
import type { PlayStep, PuzzleBook, PuzzleInfo } from "../../wire/types.ts";
import { ownVersion } from "../../wire/version.ts";
import { daysBetween } from "./streak.ts";

const PLACE = "remeld-puzzles";

type Kept = { version: string; book: PuzzleBook };

/** The book of an edition: the kept one, else that of the house. */
export async function openBook(edition: string): Promise<PuzzleBook> {
  const found = kept(edition);
  if (found) return found;
  const book = await call("GET /api/puzzles/{edition}", { edition });
  try {
    localStorage.setItem(place(edition), JSON.stringify({ version: ownVersion(), book }));
  } catch {
    // A browser that keeps nothing asks again.
  }
  return book;
}

/** The same book with the difficulties that results of this house have moved. */
export async function houseDifficulties(book: PuzzleBook): Promise<PuzzleBook> {
  const { edition } = book;
  try {
    const { ratings } = await call("GET /api/puzzles/{edition}/ratings", { edition });
    const moved = (each: PuzzleInfo): PuzzleInfo => {
      const difficulty = ratings[each.number] ?? each.difficulty;
      return difficulty === each.difficulty ? each : { ...each, difficulty };
    };
    return { ...book, puzzles: book.puzzles.map(moved) };
  } catch (problem) {
    if (problem instanceof Problem) return book;
    throw problem;
  }
}

/** Today, for everybody at the same time. */
export const todayUtc = (): string => new Date().toISOString().slice(0, 10);

/** The puzzle of a day. */
export function ofDay({ date, day, days, puzzles }: PuzzleBook, today: string): PuzzleInfo {
  const number = (day - 1 + daysBetween(date, today)) % days;
  return puzzles[(number + days) % days]!;
}

/** The answer step by step; only the house knows it. */
export async function solutionOf(edition: string, number: number): Promise<readonly PlayStep[]> {
  const path = "GET /api/puzzles/{edition}/{number}/solution";
  return (await call(path, { edition, number })).steps;
}

const place = (edition: string): string => `${PLACE}-${edition}`;

/** What another version of the page kept may not be what this one can read. */
function kept(edition: string): PuzzleBook | null {
  try {
    const found = JSON.parse(localStorage.getItem(place(edition)) ?? "null") as Kept | null;
    return found?.version === ownVersion() ? found.book : null;
  } catch {
    return null;
  }
}
