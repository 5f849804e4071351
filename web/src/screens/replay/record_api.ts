/** Records: where they come from, whether they are right, and the game after each event. */
import { call, Problem, recordPath, refusal } from "../../wire/api.ts";
import type { ReplayedRecord, VerifiedRecord } from "../../wire/types.ts";

export const verifyRecord = (record: string): Promise<VerifiedRecord> =>
  call("POST /api/tools/records/verify", { record });

/** The game event by event; through the eyes of one seat, or all that the record shows (null). */
export const replayRecord = (record: string, seat: number | null): Promise<ReplayedRecord> =>
  call("POST /api/tools/records/replay", { record, seat });

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
  throw await refusal(answer);
}
