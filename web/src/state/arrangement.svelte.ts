/**
 * The tiles as a player arranges them: in the own turn a draft, in others' turns a private plan.
 * `base` is what the server says, `board` is what lies on the screen.
 */
import { emptyBoard, fixedOf, idsOf, onTable, tableText } from "../game/board.ts";
import type { Board, Fixed } from "../game/board.ts";
import type { Gaps } from "../game/gaps.ts";
import * as steps from "../game/history.ts";
import type { History } from "../game/history.ts";
import { isPlan, rebase } from "../game/plan.ts";
import type { Unfit } from "../game/plan.ts";
import { reconcile } from "../game/reconciliation.ts";
import { keepOrder, sorted, type RackOrder } from "../game/sorting.ts";
import { formatRack, MOST_NUMBERS, parseRack, parseTable } from "../game/tiles.ts";
import type { Piece, Tile } from "../game/tiles.ts";
import type { SetVerdict, Verdict } from "../wire/types.ts";

/** An arrangement to be taken up again after the page was loaded anew. */
export type KeptTiles = {
  seat: number;
  history: History;
  previous: Board;
  drawn: readonly number[];
  gaps?: readonly number[];
};

const KEPT_STEPS = 50;
const NOTHING = emptyBoard(MOST_NUMBERS);

export class Arrangement {
  #history: History = $state.raw(steps.begin(NOTHING));
  /** Table and rack before the last turn, with the same ids: what changed since can be shown. */
  previous: Board = $state.raw(NOTHING);
  /** How high the numbers of the box are. */
  numbers = $state(MOST_NUMBERS);
  /** Tiles that are new on the rack since the own last turn. */
  drawn: ReadonlySet<number> = $state.raw(new Set());
  /** The tiles that stand apart from those before them on the rack, until it is sorted. */
  gaps: Gaps = $state.raw(new Set());
  /** What no longer fits of a plan since the table changed; the rack tiles are back. */
  unfit: readonly Unfit[] = $state.raw([]);
  /** The referee's word on the board that was judged last. */
  verdict: Verdict | null = $state.raw(null);
  /** The board has changed since that verdict was given. */
  judging = $state(false);
  /** No hand is in the middle of laying: what is wrong may be marked. */
  rested = $state(true);
  #ready: Verdict["ready"] | null = $state.raw(null);
  #rackJudged = $state("");
  #judgedSets: readonly number[] = $state.raw([]);

  /** Table and rack as they are arranged now. */
  readonly board: Board = $derived(this.#history.now);
  /** Table and rack as the server has them: as they lay when the turn began. */
  readonly base: Board = $derived(this.#history.start);
  /** The table as it is sent. */
  readonly text: string = $derived(tableText(this.board));
  /** Something lies otherwise than when the turn began. */
  readonly changed: boolean = $derived(isPlan(this.board, this.base));
  readonly canUndo: boolean = $derived(steps.canUndo(this.#history));
  readonly canRedo: boolean = $derived(steps.canRedo(this.#history));
  /** Tiles that lay on the table when the turn began: they can never go to the rack. */
  readonly fixed: Fixed = $derived(fixedOf(this.base));

  /** What lies ready on the rack as it is now, as the house says; null: it has not said so yet. */
  readonly ready: Verdict["ready"] | null = $derived.by(() => {
    const faces = this.board.rack.map(({ face }) => face);
    const same = faces.toSorted().join(" ") === this.#rackJudged.split(" ").toSorted().join(" ");
    return same ? this.#ready : null;
  });
  /** The pieces of the sets that lie ready. */
  readonly readyPieces: ReadonlySet<number> = $derived.by(() => {
    const left = [...this.board.rack];
    const found = parseRack((this.ready?.sets ?? []).join(" ")).flatMap(({ face }) => {
      const at = left.findIndex((piece) => piece.face === face);
      return at < 0 ? [] : left.splice(at, 1);
    });
    return new Set(idsOf(found));
  });

  /** The racks of own seats that are not shown now, each in its own order. */
  readonly #racks = new Map<number, readonly Piece[]>();
  #seat: number | null = null;

  /** Called after every change of the board by the player. */
  onchange: () => void = () => {};

  /** One step of the player's own; moving tiles within the rack is no step to be judged. */
  arrange(board: Board): void {
    this.#step(steps.record(this.#history, board));
  }
  undo(): void {
    this.#step(steps.undo(this.#history));
  }
  redo(): void {
    this.#step(steps.redo(this.#history));
  }
  /** Put everything back as it was when the turn began; undo takes that back. */
  putBack(): void {
    this.#step(steps.reset(this.#history));
  }
  /** Put the rack into another order; undo and redo leave it so. */
  orderRack(rack: readonly Piece[]): void {
    this.#history = steps.orderRack(this.#history, rack);
  }
  /** The rack in the order that was chosen; in an own one it stays as it lies. */
  sortRack(order: RackOrder): void {
    if (order === "own") return;
    if (this.gaps.size) this.gaps = new Set();
    const { base, board } = this;
    const laid = base.rack.filter((piece) => !board.rack.some(({ id }) => id === piece.id));
    const rack = sorted([...board.rack, ...laid], order);
    const lies = idsOf(sorted(board.rack, order)).join() === idsOf(board.rack).join();
    if (!lies || idsOf(sorted(base.rack, order)).join() !== idsOf(base.rack).join())
      this.orderRack(rack);
  }
  /** Arrange everything as these texts say (a hint, a kept draft), as one step. */
  arrangeAs(table: string, rack: string): void {
    this.arrange(reconcile(this.board, table, rack));
  }
  /** Arrange the table as this text says (a draft that was kept); the rest is the rack. */
  arrangeTable(table: string): void {
    const laid = parseTable(table).flat();
    const rack = formatRack(minus([...onTable(this.base), ...this.base.rack], laid));
    this.arrangeAs(table, rack);
  }
  dropUnfit(): void {
    this.unfit = [];
  }

  /** What the referee says of a set on the board; null: not known yet. */
  setVerdict(set: number): SetVerdict | null {
    return this.verdict?.sets[this.#judgedSets.indexOf(set)] ?? null;
  }
  /** The verdict on the board with these sets; only the newest one counts. */
  judged(verdict: Verdict, sets: readonly number[]): void {
    this.verdict = verdict;
    this.#ready = verdict.ready;
    this.#rackJudged = verdict.rack;
    this.#judgedSets = sets;
    this.judging = false;
  }
  get setIds(): readonly number[] {
    return this.board.sets.map((set) => set.id);
  }

  /** Another rack of one's own is shown (null: none), on the same table. */
  showSeat(seat: number | null, rack: string | null): void {
    if (seat === this.#seat) return;
    if (this.#seat !== null) this.#racks.set(this.#seat, this.#ordered.rack);
    this.#seat = seat;
    const kept = (seat !== null && this.#racks.get(seat)) || [];
    const old = { ...this.base, rack: kept, next: this.board.next };
    this.#begin(reconcile(old, tableText(this.base), rack));
  }

  /** Everything as it lies, with the steps that led there; null: no rack is shown. */
  keep(): KeptTiles | null {
    if (this.#seat === null) return null;
    const { past, future, ...rest } = this.#history;
    const history = {
      ...rest,
      past: past.slice(-KEPT_STEPS),
      future: future.slice(0, KEPT_STEPS),
    };
    return {
      seat: this.#seat,
      history,
      previous: this.previous,
      drawn: [...this.drawn],
      gaps: [...this.gaps],
    };
  }
  /** Go on where `keep` was called. */
  resume({ seat, history, previous, drawn, gaps }: KeptTiles): void {
    this.#seat = seat;
    this.#begin(history.start);
    this.#history = history;
    this.previous = previous;
    this.#box(this.numbers);
    this.drawn = new Set(drawn);
    this.gaps = new Set(gaps);
    this.judging = this.changed;
  }

  /** The rules were read: so high are the numbers of the box. */
  setNumbers(numbers: number): void {
    if (numbers === this.numbers) return;
    this.numbers = numbers;
    this.#box(numbers);
  }

  /** A new game: everything is dealt anew. */
  deal(table: string, rack: string | null): void {
    this.#racks.clear();
    const board = reconcile({ ...emptyBoard(this.numbers), next: this.board.next }, table, rack);
    this.previous = board;
    this.drawn = new Set();
    this.#begin(board);
  }

  /**
   * The server's table and rack after a turn. What the player had arranged becomes the new table
   * (`own`: it was the own turn) or is carried over as a plan where it still fits.
   */
  follow(table: string, rack: string | null, own: boolean): void {
    const before = own ? this.board : this.#ordered;
    if (own || !this.changed || rack === null) {
      this.#begin(reconcile({ ...before, next: this.board.next }, table, rack));
      this.unfit = [];
    } else {
      const { base, plan, unfit } = rebase(this.board, before, table, rack);
      this.#begin(base);
      this.#history = steps.record(this.#history, plan);
      this.unfit = unfit;
    }
    this.previous = before;
    const known = new Set([...idsOf(before.rack), ...fixedOf(before)]);
    const fresh = idsOf(this.base.rack).filter((id) => !known.has(id));
    if (own || fresh.length > 0) this.drawn = new Set(fresh);
  }

  /** What the server has, with the rack in the order in which it lies now. */
  get #ordered(): Board {
    return { ...this.base, rack: keepOrder(this.base.rack, idsOf(this.board.rack)) };
  }

  /** Show a board as it is: a game that is looked back at. */
  show(board: Board): void {
    this.#begin(board);
  }

  /** Every board that is there, with the numbers of the box. */
  #box(numbers: number): void {
    const boxed = (board: Board): Board => ({ ...board, numbers });
    const { start, past, now, future } = this.#history;
    this.#history = {
      start: boxed(start),
      past: past.map(boxed),
      now: boxed(now),
      future: future.map(boxed),
    };
    this.previous = boxed(this.previous);
  }
  #begin(board: Board): void {
    this.#history = steps.begin(board);
    this.rested = true;
    this.verdict = null;
    this.judging = false;
  }
  #step(history: History): void {
    if (history === this.#history) return;
    const before = this.text;
    this.#history = history;
    if (this.text === before) return;
    this.judging = true;
    this.onchange();
  }
}

/** The tiles without those that were laid; of tiles that are alike, any. */
function minus(tiles: readonly Tile[], laid: readonly Tile[]): readonly Tile[] {
  const faces = laid.map((tile) => tile.face);
  return tiles.filter((tile) => {
    const found = faces.indexOf(tile.face);
    if (found >= 0) faces.splice(found, 1);
    return found < 0;
  });
}
