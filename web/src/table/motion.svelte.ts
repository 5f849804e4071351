/** Tiles travel: within the table, from the hand, from another player's seat, from the pool. */
import { Flip, type Seen } from "../drag/flip.ts";
import { focusedPiece, focusPiece } from "../drag/keys.ts";
import { reducedMotion } from "../state/settings.svelte.ts";
import type { TableDesk } from "./desk.svelte.ts";

/** How much slower what is to be followed moves. */
const FOLLOWED = 3;
const TIDIED = 2;

export class Motion {
  readonly #flip = new Flip();
  /** Where carried tiles were let go, until they are drawn at their new place. */
  readonly #released = new Map<string, Seen>();
  #focused: number | null = null;
  /** The tile that gets the focus after the next change, if the one that has it is gone. */
  wanted: number | null = null;
  #first = true;
  #turn: number | null = null;

  constructor(
    readonly desk: TableDesk,
    readonly root: () => HTMLElement | null,
  ) {
    $effect.pre(() => {
      this.#read();
      const element = this.root();
      if (!element) return;
      this.#flip.note(element);
      this.#focused = focusedPiece(element);
    });
    $effect(() => {
      this.#read();
      this.desk.moved();
      const element = this.root();
      if (element) this.#play(element);
    });
  }

  /** Note where the tiles in the hand are, as they are about to be let go. */
  release(layer: HTMLElement | null): void {
    for (const tile of layer?.querySelectorAll<HTMLElement>("[data-held]") ?? []) {
      const { x, y, height } = tile.getBoundingClientRect();
      this.#released.set(`p${tile.dataset["held"]}`, { x, y, height });
    }
  }

  /** Everything whose change moves tiles. */
  #read(): void {
    void this.desk.board;
    void this.desk.layout;
    void this.desk.rackGrid;
  }

  #play(element: HTMLElement): void {
    for (const [key, box] of this.#released) this.#flip.from(key, box);
    this.#released.clear();
    if (!this.#first) this.#newcomers(element);
    this.#first = false;
    this.#flip.play(element, reducedMotion(), this.#pace());
    this.#turn = this.desk.store.view?.turn_version ?? null;
    this.#keepFocus(element);
  }

  /** What others do, and what is shown again, is slow enough to be followed. */
  #pace(): number {
    const { view, hand, game } = this.desk.store;
    const { tidying } = this.desk;
    this.desk.tidying = false;
    if (tidying) return TIDIED;
    const turned = this.#turn !== null && this.#turn !== view?.turn_version;
    return this.desk.shown || (turned && game?.last?.seat !== hand) ? FOLLOWED : 1;
  }

  /** Tiles that were nowhere come from the seat that laid them, or from the pool. */
  #newcomers(element: HTMLElement): void {
    const by = this.desk.shown?.seat ?? this.desk.store.game?.last?.seat;
    const seat = document.querySelector(`[data-seat="${by}"]`);
    const pool = document.querySelector("[data-pool]");
    for (const tile of element.querySelectorAll<HTMLElement>("[data-piece]")) {
      const key = tile.dataset["flip"] ?? "";
      if (this.#flip.knows(key)) continue;
      const from = (tile.closest("[data-rack]") ? pool : seat)?.getBoundingClientRect();
      if (from) this.#flip.from(key, { x: from.x + from.width / 2, y: from.y, height: 18 });
    }
  }

  /** A tile drawn anew somewhere else has lost the focus; it gets it back. */
  #keepFocus(element: HTMLElement): void {
    const { wanted } = this;
    this.wanted = null;
    if (wanted !== null && focusPiece(element, wanted)) return;
    if (this.#focused === null || focusedPiece(element) !== null) return;
    if (document.activeElement && document.activeElement !== document.body) return;
    if (focusPiece(element, this.#focused)) return;
    const near = element.querySelector<HTMLElement>("[data-piece]");
    (near ?? document.querySelector<HTMLElement>("[data-end]"))?.focus();
  }
}
