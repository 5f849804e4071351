/** What the house is asked of tiles that are arranged but not played: is it legal, where could it go. */
import type { TableSocket } from "../wire/socket.ts";
import type { FoundPlaces, Verdict } from "../wire/types.ts";
import type { Arrangement } from "./arrangement.svelte.ts";
import type { Picture } from "./picture.svelte.ts";

const DRAFT_MS = 150;
/** A hand does not wait longer for the word where a tile could go. */
const PLACES_MS = 400;

export class DraftQuestions {
  #timer = 0;
  #asked: string | null = null;
  #sets: readonly number[] = [];
  readonly #placing = new Map<string, (found: FoundPlaces | null) => void>();

  constructor(
    private readonly store: Picture & { readonly tiles: Arrangement },
    private readonly socket: TableSocket,
  ) {}

  /** The tiles lie otherwise: a verdict that is still on its way speaks of how they lay. */
  changed(): void {
    this.#asked = null;
    this.soon();
  }

  /** Ask for a verdict when the hand has come to rest. */
  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#ask(), DRAFT_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  judged(verdict: Verdict): void {
    if (verdict.id === this.#asked) this.store.tiles.judged(verdict, this.#sets);
  }

  /** A draft that came too late needs no words: the next one is on its way. */
  refused(id: string | null, code: string): void {
    this.placed(id ?? "", null);
    if (id === this.#asked && (code === "stale" || code === "busy")) this.soon();
  }

  /** Where a tile of the rack could go; null where the house does not say so in time. */
  places(tile: string): Promise<FoundPlaces | null> {
    const { view, hand, tiles, planning } = this.store;
    if (!view || hand === null) return Promise.resolve(null);
    const id = this.socket.placing(hand, tiles.text, tile, view.version, planning);
    if (id === null) return Promise.resolve(null);
    setTimeout(() => this.placed(id, null), PLACES_MS);
    return new Promise((done) => this.#placing.set(id, done));
  }

  placed(id: string, found: FoundPlaces | null): void {
    this.#placing.get(id)?.(found);
    this.#placing.delete(id);
  }

  #ask(): void {
    const { view, hand, tiles, planning, running } = this.store;
    if (!view || hand === null || !running) return;
    // What lies as it lay needs no judging before the own turn, once the rack is known.
    const known = planning && !tiles.changed && tiles.ready;
    if ((tiles.verdict && !tiles.judging) || known) return;
    const sets = tiles.setIds;
    this.#asked = this.socket.draft(hand, tiles.text, view.version, planning);
    this.#sets = sets;
  }
}
