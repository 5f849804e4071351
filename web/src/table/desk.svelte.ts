/** The table screen's board and rack as the hand sees them: what lies where, and what may move. */
import { idsOf, move, type Board, type Fixed, type Target } from "../game/board.ts";
import { cellsOf, moveGaps } from "../game/gaps.ts";
import type { Cell } from "../game/grid.ts";
import {
  layout,
  placeFor,
  tidied,
  type Layout,
  type Limits,
  type Tidiness,
} from "../game/layout.ts";
import { pointAt, type Area } from "../game/packing.ts";
import type { Placing } from "../game/placing.ts";
import type { Point, Scene } from "../drag/geometry.ts";
import { tileHeight } from "../drag/geometry.ts";
import type { Desk } from "../drag/hand.svelte.ts";
import { choose, settings } from "../state/settings.svelte.ts";
import { sound } from "../state/sound.ts";
import type { TableStore } from "../state/table.svelte.ts";
import type { FoundPlaces } from "../wire/types.ts";
import { Placer } from "./placer.svelte.ts";
import type { RackGrid } from "./rack.ts";
import { boardLimits, rackFor, rem } from "./tile_sizes.ts";

/** What the board, the rack and what belongs to them need of a table, or of a lesson. */
export type AtDesk = Pick<
  TableStore,
  | "tiles"
  | "fourth"
  | "numbers"
  | "hand"
  | "view"
  | "game"
  | "onTurn"
  | "myTurn"
  | "running"
  | "planning"
  | "isPending"
> & {
  places?: TableStore["places"];
  /** Nothing is left to draw, where no game says so. */
  dry?: boolean;
  /** What is said before anything is moved, where nobody can draw. */
  idle?: string;
};

/** A turn of before that is shown instead of the table as it lies; nothing can be moved in it. */
export type Shown = { board: Board; lit: ReadonlySet<number>; seat: number };

export class TableDesk implements Desk {
  /** The elements that are measured; set by the components that draw them. */
  boardBox: HTMLElement | null = $state.raw(null);
  rackBox: HTMLElement | null = $state.raw(null);
  area: Area = $state.raw({ width: 0, height: 0 });
  /** At first a guess, so that the rack does not push the table about while it is measured. */
  rackArea: Area = $state.raw({ width: innerWidth, height: innerHeight / 6 });
  /** Where sets were put by hand, on the board. */
  #near: ReadonlyMap<number, Point> = $state.raw(new Map());
  #nearUsed: ReadonlyMap<number, Point> | null = null;
  /** Where sets lie since the table was tidied, until the next layout. */
  #tidied: Layout | null = $state.raw(null);
  /** Sets are on their way into rows. */
  tidying = false;
  #tidiedUsed: Layout | null = null;
  #last: Layout | null = null;
  #scene: Scene | null = null;
  shown: Shown | null = $state.raw(null);
  /** Where sets lay that are not there now: one that comes back lies there again. */
  readonly #cells = new Map<number, Cell>();

  readonly layout: Layout = $derived.by(() => this.#lay());
  /** As large as the rack was when the turn began: what is laid leaves the table where it is. */
  readonly rackGrid: RackGrid = $derived(this.#rackIn(this.rackArea));
  /** The place of each tile of the rack, with gaps. */
  readonly rackCells: readonly number[] = $derived.by(() => {
    const { board, gaps } = this.store.tiles;
    return cellsOf(idsOf(board.rack), gaps);
  });

  /** Space around the sets, so that ledges and marks have room. */
  readonly margin: number = $derived(this.area.width < 700 ? 8 : Math.round(rem()));

  /** For tiles that are sent without saying where. */
  readonly placer: Placer;

  constructor(readonly store: AtDesk) {
    this.placer = new Placer(this);
  }

  get board(): Board {
    return this.shown?.board ?? this.store.tiles.board;
  }
  get fixed(): Fixed {
    return this.store.tiles.fixed;
  }
  get open(): boolean {
    const { store } = this;
    const moving = store.isPending("play", "draw", "pass");
    return !moving && !this.shown && (store.planning || (store.myTurn && store.running));
  }

  /** Show something else for a while, or (null) the table as it lies. */
  show(shown: Shown | null): void {
    this.shown = shown;
  }

  /** `beside`: the set near which a new one is to lie. */
  drop(
    ids: readonly number[],
    target: Target,
    point: Point | null,
    beside: number | null = null,
  ): void {
    const { board, fixed } = this;
    const next = move(board, ids, target, fixed);
    const near = point ? this.onBoard(point) : this.#behind(beside);
    if (target.to === "new" && near) {
      const set = next.sets.find(({ pieces }) => idsOf(pieces).includes(ids[0] ?? -1));
      if (set) this.#near = new Map([[set.id, near]]);
    }
    const { tiles } = this.store;
    const onRack = target.to === "rack" && point;
    const gaps = onRack
      ? moveGaps(
          tiles.gaps,
          idsOf(board.rack),
          idsOf(next.rack),
          ids,
          this.#isApart(ids, point, target.at ?? board.rack.length),
        )
      : tiles.gaps;
    if (next === board && gaps === tiles.gaps) return;
    tiles.gaps = gaps;
    sound("tile");
    const reordered =
      next.sets === board.sets || JSON.stringify(next.sets) === JSON.stringify(board.sets);
    if (reordered) {
      // Who moves tiles on the rack has an order of their own from then on.
      choose({ rackOrder: "own" });
      tiles.orderRack(next.rack);
      return;
    }
    tiles.arrange(next);
    if (target.to === "rack") tiles.sortRack(settings.rackOrder);
  }

  /** Put a tile of the rack apart from those before it, or to them again. */
  gap(piece: number): void {
    const { gaps, board } = this.store.tiles;
    if (board.rack.findIndex(({ id }) => id === piece) < 1) return;
    choose({ rackOrder: "own" });
    const made = new Set(gaps);
    if (!made.delete(piece)) made.add(piece);
    this.store.tiles.gaps = made;
  }

  /** Whether what is let go before a place of the rack is apart from the tile there before it. */
  #isApart(ids: readonly number[], { x, y }: Point, at: number): boolean {
    const { rack } = this.store.tiles.board;
    const before = rack.findLastIndex(({ id }, index) => index < at && !ids.includes(id));
    const slot = this.scene()?.slots[before];
    const { tile, gap } = this.rackGrid;
    if (!slot || y < slot.y || y > slot.y + tileHeight(tile)) return false;
    return x - slot.x - tile / 2 > APART * (tile + gap);
  }

  places(face: string): Promise<FoundPlaces | null> {
    return this.store.places?.(face) ?? Promise.resolve(null);
  }
  find(piece: number): Promise<Placing> {
    return this.placer.find(piece);
  }
  place(placing: Placing): void {
    this.placer.put(placing);
  }
  next(piece: number): boolean {
    return this.placer.next(piece);
  }

  /** The place behind a set, on the board. */
  #behind(id: number | null): Point | null {
    const { places, tile } = this.layout;
    const set = this.board.sets.find((each) => each.id === id);
    const place = set && places.get(set.id);
    return place ? { x: place.x + (set.pieces.length + 0.5) * tile, y: place.y } : null;
  }

  /** Put all sets in rows; if they lie so already, as close together as can be. */
  tidy(): Tidiness | null {
    const now = this.layout.places;
    for (const how of ["sorted", "compact"] as const) {
      const made = tidied(this.board.sets, how, this.#inside, this.#limits);
      const moved = [...made.places].some(
        ([id, { x, y }]) => now.get(id)?.x !== x || now.get(id)?.y !== y,
      );
      if (!moved) continue;
      this.#tidied = made;
      this.tidying = true;
      return how;
    }
    return null;
  }

  /** A point of the screen as the corner of a tile that is held there, on the board. */
  onBoard(point: Point): Point {
    const box = this.boardBox?.getBoundingClientRect();
    const { tile } = this.layout;
    return {
      x: point.x - (box?.x ?? 0) - this.margin - tile / 2,
      y:
        point.y -
        (box?.y ?? 0) +
        (this.boardBox?.scrollTop ?? 0) -
        this.margin -
        tileHeight(tile) / 2,
    };
  }

  /** Where a new set would lie if these tiles were let go at a point of the screen, or by keys. */
  placeFor(ids: readonly number[], point: Point | null): Point {
    const whole = this.board.sets.find(
      ({ pieces }) => pieces.length === ids.length && pieces.every(({ id }) => ids.includes(id)),
    );
    return placeFor(this.layout, ids.length, point && this.onBoard(point), whole?.id);
  }

  /** Something has moved on the screen: measure again when asked. */
  moved(): void {
    this.#scene = null;
  }

  scene(): Scene | null {
    this.#scene ??= this.#measure();
    return this.#scene;
  }

  #measure(): Scene | null {
    const { boardBox, rackBox, layout: now, rackGrid: grid } = this;
    if (!boardBox) return null;
    const board = boardBox.getBoundingClientRect();
    const rack = rackBox?.getBoundingClientRect() ?? null;
    const top = board.y + this.margin - boardBox.scrollTop;
    const sets = this.board.sets.map(({ id, pieces }) => {
      const place = now.places.get(id) ?? { x: 0, y: 0 };
      return { id, length: pieces.length, x: board.x + this.margin + place.x, y: top + place.y };
    });
    const first = rackBox?.querySelector("[data-piece]")?.getBoundingClientRect();
    const slots = this.rackCells.map((i) => ({
      x: (first?.x ?? 0) + (i % grid.columns) * (grid.tile + grid.gap),
      y: (first?.y ?? 0) + Math.floor(i / grid.columns) * (tileHeight(grid.tile) + grid.rowGap),
    }));
    return { board, tile: now.tile, sets, rack, rackTile: grid.tile, slots };
  }

  /** The part of the table in which sets lie. */
  get #inside(): Area {
    const { width, height } = this.area;
    const less = 2 * this.margin;
    return { width: Math.max(0, width - less), height: Math.max(0, height - less) };
  }

  /** The rack in an area; `part`: with text of this part of its size. */
  #rackIn(area: Area, part = 1): RackGrid {
    const { base, board, gaps } = this.store.tiles;
    const last = [base, board].map(({ rack }) => cellsOf(idsOf(rack), gaps).at(-1) ?? -1);
    return rackFor(Math.max(...last) + 1, area, part);
  }

  get #limits(): Limits {
    const { area, rackArea, rackGrid, margin, board } = this;
    const rackIn = this.#rackIn.bind(this);
    return boardLimits({ area, rackArea, rackGrid, margin, sets: board.sets, rackIn });
  }

  #lay(): Layout {
    const { width, height } = this.area;
    const near = new Map(this.#near === this.#nearUsed ? [] : this.#near);
    this.#nearUsed = this.#near;
    const area = this.#inside;
    // On another width everything finds its place anew.
    const last = this.#last?.memory.area.width === area.width ? this.#last : null;
    for (const { id } of last ? this.board.sets : []) {
      const cell = last?.memory.cells.has(id) ? undefined : this.#cells.get(id);
      if (last && cell && !near.has(id)) near.set(id, pointAt(cell, last.tile));
    }
    const tidy = this.#tidied === this.#tidiedUsed ? null : this.#tidied;
    this.#tidiedUsed = this.#tidied;
    const { changed } = this.store.tiles;
    const made = tidy ?? layout(this.board.sets, last, area, this.#limits, near, changed);
    // Before both are measured there are no places yet that could be kept.
    if (width > 0 && height > 0) {
      this.#last = made;
      if (this.#cells.size > MOST_CELLS) this.#cells.clear();
      for (const [id, cell] of made.memory.cells) this.#cells.set(id, cell);
    }
    return made;
  }
}

/** From tile to tile is 1: so far a hand moves one that is to stand apart. */
const APART = 1.4;

/** More than a long game has sets. */
const MOST_CELLS = 500;
