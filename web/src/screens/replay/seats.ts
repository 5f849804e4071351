/** The colours of seats, which a record does not know. */
import { lastTable } from "../../state/offline.ts";

/** In the order in which the house gives them to those who choose none. */
const COLOURS = ["coral", "gold", "leaf", "sky", "plum", "slate"] as const;

/** The colour that this player had at the table, as far as it is known here; else one by the seat. */
export function seatColour(
  { table, players }: { table: string | null; players: readonly string[] },
  seat: number,
): string {
  const known = table === null ? undefined : lastTable(table)?.view.seats[seat];
  const same = known?.name === players[seat] ? known?.colour : null;
  return same ?? COLOURS[seat % COLOURS.length] ?? "slate";
}
