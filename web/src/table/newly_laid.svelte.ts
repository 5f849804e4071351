/** The tiles that others have laid since the own last turn: they are marked on the table. */
import { idsOf } from "../game/board.ts";
import { changes } from "../game/changes.ts";
import type { TableStore } from "../state/table.svelte.ts";

export class NewlyLaid {
  ids: ReadonlySet<number> = $state.raw(new Set());
  #turn = "";

  /** Made while a component is set up: it follows the table for as long as that is shown. */
  constructor(store: TableStore) {
    $effect(() => {
      const { previous, base } = store.tiles;
      const last = store.game?.last ?? null;
      const turn = JSON.stringify([store.game?.game, store.view?.turn_version]);
      if (turn === this.#turn) return;
      this.#turn = turn;
      const now = idsOf(changes(previous, base).laid);
      const mine = last === null || store.mySeats.includes(last.seat);
      const before = store.mySeats.length > 0 ? this.ids : [];
      this.ids = new Set(mine ? [] : [...before, ...now]);
    });
  }
}
