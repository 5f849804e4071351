/**
 * Brings together what was solved in this browser and what the house keeps of this player: each side
 * learns what the other knows, and no result counts twice.
 */
import { call, Problem } from "../wire/api.ts";
import type { OwnPuzzles } from "../wire/types.ts";
import { results } from "./puzzle_results.svelte.ts";
import { openSession } from "./session.svelte.ts";

/** So many results go at a time. */
const MOST = 20;
/** A house that cannot be reached, or is busy, is tried again after so long, and then less often. */
const RETRY_MS = 2_000;
const LONGEST_MS = 60_000;
/** What the house knows, as it said last. */
let theirs: OwnPuzzles | null = null;
let work: Promise<void> = Promise.resolve();
let tries = 0;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Tell the house what it does not know; `anew`: another device may have told it more. */
export function syncResults(anew = false): Promise<void> {
  work = work.then(() => bring(anew));
  return work;
}

/** Delete what the house keeps of it, and what is kept here. */
export async function forgetResults(): Promise<void> {
  await work;
  await call("DELETE /api/person/puzzles");
  dropResults();
}

/** This player is gone from the house: nothing here is told to it again. */
export function dropResults(): void {
  theirs = null;
  results.forget();
}

async function bring(anew: boolean): Promise<void> {
  clearTimeout(retry);
  if (anew) theirs = null;
  try {
    await openSession();
    theirs ??= await call("GET /api/person/puzzles");
    for (let left = Infinity; ;) {
      const sent = results.unknownTo(theirs);
      if (sent.length === 0 || sent.length >= left) break;
      left = sent.length;
      theirs = await call("POST /api/person/puzzles", { results: sent.slice(0, MOST) });
      if (theirs.not_solved.length > 0) results.keepHere(theirs.not_solved);
    }
    results.adopt(theirs);
    tries = 0;
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    // Until then they stay here.
    tryLater(problem);
  }
}

/** What the house refuses for good goes along when there is more to tell. */
function tryLater({ status, values }: Problem): void {
  const growing = Math.min(RETRY_MS * 2 ** tries++, LONGEST_MS);
  const wait = status === 429 ? Math.max(Number(values["wait_ms"]) || 0, growing) : growing;
  if (status === 0 || status === 429 || status >= 500)
    retry = setTimeout(() => void syncResults(), wait);
}
