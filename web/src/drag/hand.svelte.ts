/**
 * The hand of the player: which tiles are chosen, which are carried, and where they would go.
 * Pointers (pointer.ts) and keys (keys.ts) both move this one hand; what it lets go falls on the
 * desk.
 */
import { canMove, find, type Board, type Fixed, type Target } from "../game/board.ts";
import type { Placing } from "../game/placing.ts";
import { sameTarget, type Point, type Scene } from "./geometry.ts";
import { places, step, type Step } from "./places.ts";

/** What the hand works on. */
export interface Desk {
  /** The sets and the rack as they are shown. */
  readonly board: Board;
  /** The tiles that lay on the table when the turn began: they never go to a rack. */
  readonly fixed: Fixed;
  /** Whether sets may be changed now, for the turn or for a plan. */
  readonly open: boolean;
  /** How it lies on the screen; asked for each time, as a move of others may change it. */
  scene(): Scene | null;
  /** Let tiles go: `point` is where, if a pointer held them. */
  drop(ids: readonly number[], target: Target, point: Point | null): void;
  /** Where a tile of the rack would go, as the house says; and let it go there. */
  find(piece: number): Promise<Placing>;
  place(placing: Placing): void;
  /** Whether the tile was put into the next of several sets that it fits. */
  next(piece: number): boolean;
}

export type Carried = { ids: readonly number[]; by: "pointer" | "keys" };

export class Hand {
  /** Chosen tiles, in the order in which they were chosen. */
  selected: readonly number[] = $state.raw([]);
  carried: Carried | null = $state.raw(null);
  target: Target | null = $state.raw(null);
  /** Where a pointer holds what is carried. */
  point: Point | null = $state.raw(null);
  /** The tile that the keyboard stands on, on the table and on the rack. */
  onTable: number | null = $state(null);
  onRack: number | null = $state(null);
  #anchor: number | null = null;
  /** Keys took a tile, and the house is asked where it would go. */
  finding: Promise<boolean> | null = null;
  #found: Placing | null = null;
  #taken = -1;
  #places: readonly Target[] = [];
  #place = 0;
  readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  /** Whether a tile can be taken up at all: the own rack always, the table when it is open. */
  canTake(id: number): boolean {
    const where = find(this.desk.board, id);
    return where !== null && (where.set === null || this.desk.open);
  }

  liesOnTable(id: number): boolean {
    return typeof find(this.desk.board, id)?.set === "number";
  }

  canDrop(ids: readonly number[], target: Target): boolean {
    if (target.to !== "rack") return this.desk.open;
    const { board, fixed } = this.desk;
    return !ids.some((id) => fixed.has(id)) || canMove(board, ids, target, fixed);
  }

  // Choosing

  toggle(id: number): void {
    if (!this.canTake(id)) return;
    this.#anchor = id;
    this.selected = this.selected.includes(id)
      ? this.selected.filter((other) => other !== id)
      : [...this.selected, id];
  }

  /** Choose everything from the tile chosen last to this one, if both lie in one place. */
  extend(id: number): void {
    const row = this.#row(id);
    const from = row.indexOf(this.#anchor ?? id);
    const to = row.indexOf(id);
    if (!this.canTake(id)) return;
    if (from < 0) return this.toggle(id);
    const [low, high] = from < to ? [from, to] : [to, from];
    this.selected = row.slice(low, high + 1);
  }

  selectSet(id: number): void {
    if (!this.canTake(id)) return;
    this.#anchor = id;
    this.selected = this.#row(id);
  }

  clear(): void {
    this.selected = [];
    this.#anchor = null;
  }

  /** Let go of what is not there any more, after the table has changed. */
  prune(): void {
    const here = (id: number): boolean => this.canTake(id);
    if (!this.selected.every(here)) this.selected = this.selected.filter(here);
    if (this.carried && !this.carried.ids.every(here)) this.cancel();
    else if (this.carried?.by === "keys") this.#listPlaces();
  }

  /** What is meant with a tile: all that is chosen if it is one of them, else it alone. */
  meant(id: number): readonly number[] {
    return this.selected.includes(id) ? this.selected : [id];
  }

  // Carrying

  take(ids: readonly number[], by: Carried["by"]): boolean {
    if (ids.length === 0 || !ids.every((id) => this.canTake(id))) return false;
    this.cancel();
    this.carried = { ids, by };
    if (by === "keys") {
      this.#place = 0;
      this.#listPlaces();
    }
    return true;
  }

  /** Take a tile with the keys and aim where it fits; false if the hand has gone on meanwhile. */
  takeWhereItFits(piece: number): Promise<boolean> {
    if (!this.take([piece], "keys")) return Promise.resolve(false);
    this.#taken = piece;
    const finding = this.desk.find(piece).then((placing) => {
      if (this.finding !== finding) return false;
      this.finding = null;
      this.#found = placing;
      this.carried = { ids: placing.ids, by: "keys" };
      this.aim(placing.targets[0] ?? null);
      return true;
    });
    return (this.finding = finding);
  }

  /** Send a tile of the rack to the table, wherever it fits. */
  async send(piece: number): Promise<void> {
    if (!this.desk.open) return;
    const placing = await this.desk.find(piece);
    // While it was asked the hand may have taken it.
    if (this.carried?.ids.includes(piece) || this.liesOnTable(piece)) return;
    this.clear();
    this.desk.place(placing);
  }

  aim(target: Target | null, point: Point | null = null): void {
    const possible = target && this.carried && this.canDrop(this.carried.ids, target);
    const next = possible ? target : null;
    if (!sameTarget(next, this.target)) this.target = next;
    // Only a new set lies where it is dropped; elsewhere the exact point changes nothing.
    if (next?.to === "new") this.point = point;
  }

  /** Choose another place with the keyboard. */
  move(how: Step): void {
    // Another place is chosen for the tile that was taken, not for all that would have gone along.
    if (this.#found) this.carried = { ids: [this.#taken], by: "keys" };
    this.#found = null;
    this.finding = null;
    this.#place = step(this.#places, this.#place, how);
    this.aim(this.#places[this.#place] ?? null);
  }

  /** Let go where the hand aims; true if something was moved. */
  drop(point: Point | null = null): boolean {
    const { carried, target } = this;
    const found = this.#found;
    this.cancel();
    if (!carried || !target) return false;
    if (found) {
      this.clear();
      this.desk.place(found);
      return true;
    }
    this.put(carried.ids, target, point);
    return true;
  }

  /** Put tiles somewhere without carrying them there. */
  put(ids: readonly number[], target: Target, point: Point | null = null): void {
    if (ids.length === 0 || !this.canDrop(ids, target)) return;
    this.clear();
    this.desk.drop(ids, target, point);
  }

  /** Everything stays where it was. */
  cancel(): void {
    this.carried = null;
    this.target = null;
    this.point = null;
    this.#found = null;
    this.finding = null;
  }

  #listPlaces(): void {
    this.#found = null;
    const ids = this.carried?.ids ?? [];
    const all = places(this.desk.board, this.canDrop(ids, { to: "rack" }));
    this.#places = this.desk.open ? all : all.filter((place) => place.to === "rack");
    this.#place = Math.min(this.#place, Math.max(0, this.#places.length - 1));
    this.aim(this.#places[this.#place] ?? null);
  }

  /** The tiles that lie in one place with this one, in their order. */
  #row(id: number): number[] {
    const { board } = this.desk;
    const rows = [board.rack, ...board.sets.map((set) => set.pieces)];
    const row = rows.find((pieces) => pieces.some((piece) => piece.id === id)) ?? [];
    return row.map((piece) => piece.id);
  }
}
