/**
 * Tiles that are sent to the table without saying where: the house says what fits. What it says too
 * late, or of a table that has changed since, moves nothing: then the tile lies loose.
 */
import type { Board, Target } from "../game/board.ts";
import type { Layout } from "../game/layout.ts";
import { loose, type Placing } from "../game/placing.ts";
import type { FoundPlaces } from "../wire/types.ts";
import { placingOf } from "./placing.ts";

/** The table to which tiles are sent. */
interface Ground {
  readonly board: Board;
  readonly open: boolean;
  readonly layout: Layout;
  /** What the house says of a tile; null if nothing, or not in time. */
  places(face: string): Promise<FoundPlaces | null>;
  drop(ids: readonly number[], target: Target, point: null, beside?: number | null): void;
}

/** A tile that fits several sets, and the one of them that it lies in. */
type Choice = { piece: number; targets: readonly Target[]; at: number; board: Board };

export class Placer {
  #choice: Choice | null = $state.raw(null);
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly desk: Ground) {}

  /** The set that pulses because the tile that was sent there fits others too. */
  readonly pulsing: number | null = $derived.by(() => {
    const target = this.#open?.targets[this.#open.at];
    return target?.to === "set" ? target.set : null;
  });
  /** How many other sets the tile that was sent last would fit. */
  readonly others: number = $derived.by(() => (this.#open?.targets.length ?? 1) - 1);

  /** Where a tile of the rack would go. Who asks again meanwhile waits for the answer before. */
  find(piece: number): Promise<Placing> {
    const asked = this.#last.then(() => this.#ask(piece));
    this.#last = asked;
    return asked;
  }

  /** Let tiles go there. */
  put({ ids, targets, beside }: Placing): void {
    const target = targets[0];
    if (!target || !this.desk.open) return;
    this.desk.drop(ids, target, null, beside);
    const [piece] = ids;
    this.#choice =
      targets.length > 1 && piece !== undefined
        ? { piece, targets, at: 0, board: this.desk.board }
        : null;
  }

  /** Once more on a tile that fits several sets: it goes to the next one. */
  next(piece: number): boolean {
    const choice = this.#open;
    if (choice?.piece !== piece || !this.desk.open) return false;
    const at = (choice.at + 1) % choice.targets.length;
    const target = choice.targets[at];
    if (target) this.desk.drop([piece], target, null);
    this.#choice = { ...choice, at, board: this.desk.board };
    return true;
  }

  /** A choice is open for as long as nothing else has moved. */
  get #open(): Choice | null {
    return this.#choice?.board === this.desk.board ? this.#choice : null;
  }

  async #ask(piece: number): Promise<Placing> {
    const { desk } = this;
    const { board } = desk;
    const face = board.rack.find(({ id }) => id === piece)?.face;
    const found = face === undefined ? null : await desk.places(face);
    if (!found || desk.board !== board) return loose(piece);
    return placingOf(board, piece, found, desk.layout.places);
  }
}
