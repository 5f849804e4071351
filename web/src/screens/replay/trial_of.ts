/** A turn of a game as one that can be tried again, with what its player could see then. */
import type { Sought, Trial } from "../review/trial.ts";
import { listText } from "../../words/names.ts";
import type { Step } from "./timeline.ts";

/** Null where the rack was not seen, or nothing could be done. */
export function trialOf(
  step: Step | undefined,
  players: readonly string[],
  sought: Sought,
): Trial | null {
  const { asked = null, seat = null } = step ?? {};
  if (!asked || seat === null) return null;
  const { table, racks, melded, pool } = asked;
  const count = (rack: string): number => rack.split(" ").filter(Boolean).length;
  const others = racks.flatMap((rack, place) =>
    place === seat ? [] : [`${players[place] ?? ""} ${String(count(rack))}`],
  );
  return {
    table,
    rack: racks[seat] ?? "",
    melded: melded[seat] ?? true,
    player: players[seat] ?? "",
    pool,
    others: listText(others),
    ...sought,
  };
}
