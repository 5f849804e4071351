/**
 * The private plan on others' turns: carried over to the new table where it still fits.
 * Planned sets that take tiles from the same sets of the table stand and fall together.
 */

import { idsOf, type Board, type BoardSet } from "./board.ts";
import { dropOnto } from "./drop.ts";
import { reconcile } from "./reconciliation.ts";
import { isConsecutive } from "./sets.ts";
import { keepOrder } from "./sorting.ts";
import type { Piece } from "./tiles.ts";

/**
 * Why planned sets no longer fit: tiles were taken from a set that they use, or it is gone; it
 * grew by a tile that the plan adds too, or where the plan takes it apart; a rack tile is gone.
 */
export type Unfitting = "set-changed" | "set-gone" | "set-grown" | "tile-gone";

export interface Unfit {
  readonly why: Unfitting;
  /** The planned sets as they lay, by their ids in the old plan. */
  readonly sets: readonly BoardSet[];
  /** Their rack tiles, which are back on the rack. */
  readonly back: readonly Piece[];
  /** The sets of the old table, by their ids, that were changed under them. */
  readonly because: readonly number[];
}

export interface Rebased {
  /** The real table and rack now. */
  readonly base: Board;
  /** The plan on it. */
  readonly plan: Board;
  readonly unfit: readonly Unfit[];
}

/** Planned sets and the sets of the table whose tiles they use; nobody else uses those. */
interface Knot {
  planned: BoardSet[];
  used: BoardSet[];
}

/** Carry a plan, made on the board `before`, over to the table and rack that came since. */
export function rebase(plan: Board, before: Board, table: string, rack: string): Rebased {
  const order = keepOrder(before.rack, idsOf(plan.rack));
  const next = Math.max(plan.next, before.next);
  const base = reconcile({ ...before, rack: order, next }, table, rack);
  const kept: BoardSet[] = [];
  const unfit: Unfit[] = [];
  const replaced = new Set<number>();
  for (const knot of knots(plan, before)) {
    if (isUntouched(knot)) continue;
    const fitted = fit(knot, base);
    if ("why" in fitted) {
      unfit.push(fitted);
      continue;
    }
    kept.push(...fitted.sets);
    for (const set of knot.used) replaced.add(set.id);
  }
  // A planned set stands where the set whose id it has stood; sets made in the plan come last.
  const byId = new Map(kept.map((set) => [set.id, set]));
  const stayed = base.sets.flatMap(
    (set) => byId.get(set.id) ?? (replaced.has(set.id) ? [] : [set]),
  );
  const sets = [...stayed, ...kept.filter((set) => !stayed.includes(set))];
  const laid = new Set(sets.flatMap((set) => idsOf(set.pieces)));
  const left = base.rack.filter((piece) => !laid.has(piece.id));
  return { base, plan: { ...base, sets, rack: left }, unfit };
}

/** Whether anything is planned at all. */
export const isPlan = (plan: Board, base: Board): boolean =>
  JSON.stringify(plan.sets) !== JSON.stringify(base.sets);

/** The plan in parts that have no tile of the table in common. */
function knots(plan: Board, before: Board): readonly Knot[] {
  const home = new Map(before.sets.flatMap((set) => set.pieces.map((piece) => [piece.id, set])));
  const result: Knot[] = [];
  for (const set of plan.sets) {
    const uses = new Set(set.pieces.flatMap((piece) => home.get(piece.id) ?? []));
    const tied = result.filter((knot) => knot.used.some((each) => uses.has(each)));
    for (const knot of tied) {
      result.splice(result.indexOf(knot), 1);
      for (const each of knot.used) uses.add(each);
    }
    result.push({ planned: [...tied.flatMap((knot) => knot.planned), set], used: [...uses] });
  }
  return result;
}

/** A set of the table that the plan leaves as it lies. */
const isUntouched = ({ planned, used }: Knot): boolean =>
  planned.length === 1 && used.length === 1 && JSON.stringify(planned) === JSON.stringify(used);

/** The planned sets on the new table, or why they do not fit it. */
function fit({ planned, used }: Knot, base: Board): { readonly sets: readonly BoardSet[] } | Unfit {
  const now = new Map(base.sets.map((set) => [set.id, set]));
  const rack = new Set(idsOf(base.rack));
  const table = new Set(used.flatMap((set) => idsOf(set.pieces)));
  const own = planned.flatMap((set) => set.pieces).filter((piece) => !table.has(piece.id));
  const refuse = (why: Unfitting, because: readonly BoardSet[]): Unfit => ({
    why,
    sets: planned,
    back: own.filter((piece) => rack.has(piece.id)),
    because: idsOfSets(because),
  });
  if (own.some((piece) => !rack.has(piece.id))) return refuse("tile-gone", []);
  const gone = used.filter((set) => !now.has(set.id));
  if (gone.length) return refuse("set-gone", gone);
  const lost = used.filter((set) => !covers(now.get(set.id)?.pieces ?? [], set.pieces));
  if (lost.length) return refuse("set-changed", lost);
  let sets: readonly BoardSet[] = planned;
  for (const set of used) {
    const added = (now.get(set.id)?.pieces ?? []).filter((piece) => !table.has(piece.id));
    const grown = added.length ? grow(sets, set, added, base.numbers) : sets;
    if (!grown) return refuse("set-grown", [set]);
    sets = grown;
  }
  return { sets };
}

/**
 * Others added tiles to a set: they join it in the plan, if it lies there in one piece, or the
 * part of it that they continue. Null where they do not go together with what is planned.
 */
function grow(
  sets: readonly BoardSet[],
  old: BoardSet,
  added: readonly Piece[],
  numbers: number,
): readonly BoardSet[] | null {
  const whole = sets.find((set) => covers(set.pieces, old.pieces));
  const parts = sets.filter((set) => old.pieces.some((piece) => covers(set.pieces, [piece])));
  for (const holder of whole ? [whole] : parts) {
    const twice = holder.pieces.some(({ face }) => added.some((piece) => piece.face === face));
    const [pieces, ...further] = dropOnto(holder.pieces, added, numbers);
    if (twice || !pieces || further.length || !(whole || isConsecutive(pieces, numbers))) continue;
    return sets.map((set) => (set === holder ? { id: set.id, pieces } : set));
  }
  return null;
}

function covers(pieces: readonly Piece[], others: readonly Piece[]): boolean {
  const ids = new Set(idsOf(pieces));
  return others.every((piece) => ids.has(piece.id));
}

const idsOfSets = (sets: readonly BoardSet[]): readonly number[] => sets.map((set) => set.id);
