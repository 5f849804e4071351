/** Records: where they come from, whether they are right, and the game after each event. */
import { call, Problem, recordPath, type Values } from "../../wire/api.ts";
import type { FaultView } from "../../wire/types.ts";

/** The first thing that is wrong with a record: at which event, and what. */
export type Trouble = {
  event: number;
  code: string;
  expected: string;
  faults: readonly FaultView[];
  values: Values;
};

export type Verified = {
  good: boolean;
  events: number;
  finished: boolean;
  deal_checked: boolean;
  trouble: Trouble | null;
};

/** One event, as the record has it, and the game after it. */
export type Moment = {
  number: number;
  at: number;
  event: string;
  table: string;
  racks: readonly string[];
  melded: readonly boolean[];
  pool: number;
  turn: number;
};

export type Replayed = {
  rules: string;
  players: readonly string[];
  /** `all`, a seat's number, or `spectator`. */
  seen: string;
  moments: readonly Moment[];
};

export const verifyRecord = (record: string): Promise<Verified> =>
  call<Verified>("POST", "tools/records/verify", { record });

/** The game event by event; through the eyes of one seat, or all that the record shows (null). */
export const replayRecord = (record: string, seat: number | null): Promise<Replayed> =>
  call<Replayed>("POST", "tools/records/replay", { record, seat });

const TABLE = /^[\w-]{22}$/;

/** The record of a finished game at a table of the house. */
export async function fetchRecord(table: string, game: number): Promise<string> {
  // What can be no address of a game is none.
  if (!TABLE.test(table) || !(game >= 1)) throw new Problem("no-such-game", {}, 404);
  let answer: Response;
  try {
    answer = await fetch(recordPath(table, game));
  } catch {
    throw new Problem("no-answer");
  }
  if (answer.ok) return answer.text();
  const refusal = (await answer.json().catch(() => null)) as { code?: string } | null;
  throw new Problem(refusal?.code ?? "unexpected-error", {}, answer.status);
}
