/** The review of a record: the exact part at once, winning chances a few turns at a time. */
import { call } from "../../wire/api.ts";
import type { EstimatedTurns, ReviewedRecord, ReviewSums, TurnChance } from "../../wire/types.ts";

const PATH = "POST /api/tools/records/review";

export const reviewRecord = (record: string): Promise<ReviewedRecord> => call(PATH, { record });

export const estimateTurns = (record: string, turns: readonly number[]): Promise<EstimatedTurns> =>
  call(`${PATH}/chances`, { record, turns });

/** What the turns come to: of one seat, or (null) of all. */
export const sumUp = (
  record: string,
  chances: readonly TurnChance[],
  seat: number | null,
): Promise<ReviewSums> => call(`${PATH}/sums`, { record, chances, seat });
