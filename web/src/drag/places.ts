/** The places that the keyboard can choose for the tiles in hand, in the order of the arrows. */
import type { Board, Target } from "../game/board.ts";

/** A new set first, then before, between and after the tiles of each set, then the rack. */
export function places(board: Board, toRack: boolean): Target[] {
  const gaps = board.sets.flatMap((set) =>
    Array.from({ length: set.pieces.length + 1 }, (_, at): Target => ({
      to: "set",
      set: set.id,
      at,
    })),
  );
  return [{ to: "new" }, ...gaps, ...(toRack ? [{ to: "rack" } as const] : [])];
}

export type Step = "next" | "previous" | "next-group" | "previous-group";

/** The place a step away; a group is all the places of one set. Steps go round. */
export function step(all: readonly Target[], from: number, how: Step): number {
  const forward = how === "next" || how === "next-group";
  const around = (i: number): number => (i + all.length) % all.length;
  let to = around(from + (forward ? 1 : -1));
  if (how === "next" || how === "previous") return to;
  const group = groupOf(all[from]);
  while (to !== from && groupOf(all[to]) === group) to = around(to + (forward ? 1 : -1));
  // Going back leads to the first place of a group, as going on does.
  while (!forward && to > 0 && groupOf(all[to - 1]) === groupOf(all[to])) to -= 1;
  return to;
}

function groupOf(target: Target | undefined): string {
  return target?.to === "set" ? `set ${target.set}` : (target?.to ?? "");
}
