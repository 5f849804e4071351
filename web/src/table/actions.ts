/** Steps that a button, a key and a typed word share: each is done, and answers in words. */
import { choose, settings } from "../state/settings.svelte.ts";
import { t } from "../words/words.svelte.ts";
import type { AtDesk } from "./desk.svelte.ts";

export type Stepping = "undo" | "redo" | "put-back";

/** One step back or forth, or all of them back. */
export function stepBack({ tiles }: AtDesk, which: Stepping): string {
  const before = tiles.board;
  if (which === "undo") tiles.undo();
  else if (which === "redo") tiles.redo();
  else tiles.putBack();
  return t(tiles.board === before ? "page-not-moved" : `page-did-${which}`);
}

/** The rack in the other one of the two orders. */
export function sortRack({ tiles }: AtDesk): string {
  choose({ rackOrder: settings.rackOrder === "runs" ? "groups" : "runs" });
  tiles.sortRack(settings.rackOrder);
  return t(`page-did-sort-${settings.rackOrder}`);
}
