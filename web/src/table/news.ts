/** What happened since the own last turn, and before. */
import type { TurnNote } from "../state/narrator.ts";
import type { TableStore } from "../state/table.svelte.ts";
import { t } from "../words/words.svelte.ts";

type Told = Pick<TableStore, "notes" | "mySeats">;

/** The turns since the own last one, and those up to it; the newest last. */
export function sinceOwnTurn({ notes, mySeats }: Told): {
  since: readonly TurnNote[];
  before: readonly TurnNote[];
} {
  const own = notes.findLastIndex(({ seat }) => mySeats.includes(seat));
  return { since: notes.slice(own + 1), before: notes.slice(0, own + 1) };
}

/** That nothing is new, to whoever has had a turn; else that nothing has happened. */
export function nothingNew(store: Told): string {
  return t(sinceOwnTurn(store).before.length > 0 ? "page-changes-none" : "page-changes-empty");
}
