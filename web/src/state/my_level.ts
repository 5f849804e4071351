/** The level that suits who plays here: it follows their results, which never leave the device. */
import { strengthAfter, suiting } from "../game/ladder.ts";
import type { Level } from "../wire/api.ts";
import type { SeatView } from "../wire/types.ts";
import { houseInfo } from "./session.svelte.ts";
import { choose, settings } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** A level, or the one that suits whoever plays. */
export type ChosenLevel = Level | "adjust";

/** The levels that the house offers, the weakest first. */
export const offeredLevels = (): readonly Level[] => houseInfo()?.levels ?? [];

/** What was chosen, as the house knows it. */
export const asLevel = (chosen: ChosenLevel): Level =>
  suiting(offeredLevels(), chosen, settings.strength) ?? "easy";

/** Take the result of a finished game into account, once. */
export function learnFrom(store: TableStore): void {
  const { view, mySeats } = store;
  const last = view?.match.games.at(-1);
  const [own] = mySeats;
  if (!view || !last || own === undefined || mySeats.length > 1) return;
  const game = `${view.table}/${view.match.games.length}`;
  const others = view.seats.filter(({ seat }) => seat !== own);
  // A person who left was the one to beat, not who has the seat now.
  const isPerson = ({ kind, seat }: SeatView): boolean =>
    kind !== "computer" || store.left.has(seat);
  if (settings.counted === game || others.some(isPerson)) return;
  const levels = offeredLevels();
  const against = Math.max(...others.map(({ level }) => levels.indexOf(level ?? "easy")));
  if (against < 0) return;
  const won = last.winners.includes(own);
  const strength = strengthAfter(settings.strength, against, won, levels.length - 1);
  choose({ strength, counted: game });
}
