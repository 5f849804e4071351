/**
 * The last table of this player, kept in this browser: to be read while the house cannot be reached,
 * and so that tiles lie as they lay when the page is loaded again. Only what the player was shown is
 * in it, and none of it is ever taken for what is so now.
 */
import { tableText } from "../game/board.ts";
import type { Status } from "../wire/socket.ts";
import type { TableView } from "../wire/types.ts";
import type { Arrangement, KeptTiles } from "./arrangement.svelte.ts";

export type LastTable = {
  form: number;
  /** When the house showed it, by this device's clock. */
  at: number;
  view: TableView;
  /** What the edition calls the fourth colour. */
  fourth: string;
  /** Seats whose owners have left; an older page kept nothing of it. */
  left?: readonly number[];
  /** How high the numbers of its box are; an older page kept nothing of it. */
  numbers?: number;
  /** The tiles as they were arranged; null for who looks on, and where people share a device. */
  tiles: KeptTiles | null;
};

const PLACE = "remeld-table";
/** Another number for another form: what an older page kept otherwise is forgotten. */
const FORM = 1;

/** A table, as far as it is kept. */
type Shown = {
  readonly view: TableView | null;
  readonly fourth: string;
  readonly numbers: number;
  readonly left: ReadonlySet<number>;
  readonly status: Status;
  readonly mySeats: readonly number[];
  readonly tiles: Pick<Arrangement, "keep">;
};

/** Keep a table as it is shown; one that is only being set up is not worth it. */
export function keepTable(store: Shown): void {
  const { view, fourth, numbers, status } = store;
  if (!view?.game || status.kind === "closed") return;
  const before = lastTable();
  const old = status.kind !== "open" && before?.view.table === view.table ? before.at : null;
  const tiles = store.mySeats.length === 1 ? store.tiles.keep() : null;
  const left = [...store.left];
  const last: LastTable = { form: FORM, at: old ?? Date.now(), view, fourth, numbers, left, tiles };
  try {
    localStorage.setItem(PLACE, JSON.stringify(last));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** What was kept last, of any table or of the one with this id or code. */
export function lastTable(named?: string): LastTable | null {
  try {
    const last = JSON.parse(localStorage.getItem(PLACE) ?? "null") as LastTable | null;
    if (last?.form !== FORM) return null;
    const { table, code } = last.view;
    const found = named === undefined || named === table || named.toUpperCase() === code;
    return found ? last : null;
  } catch {
    return null;
  }
}

/** This browser is somebody else's now, or the table is closed to this player. */
export function forgetTable(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept either.
  }
}

/** Whether what the house shows now is the game in which these tiles were arranged. */
export function goesOn(last: LastTable, view: TableView): last is LastTable & { tiles: KeptTiles } {
  const { tiles, view: old } = last;
  if (!tiles || !view.game || old.table !== view.table) return false;
  if (old.game?.commitment !== view.game.commitment) return false;
  if (view.you?.seats.length !== 1 || view.you.seats[0] !== tiles.seat) return false;
  if (old.turn_version !== view.turn_version || view.draft === null) return true;
  // A draft that never lay here was made on another device since.
  const { past, now, future } = tiles.history;
  return [...past, now, ...future].some((board) => tableText(board) === view.draft);
}
