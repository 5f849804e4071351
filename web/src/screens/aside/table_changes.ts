/** What of a table is new after a play, to show it. */
import type { Tile } from "../../game/tiles.ts";
import { formatRack } from "../../game/tiles.ts";

type Sets = readonly (readonly Tile[])[];

/** For each set of the new table: whether it lay there before, just as it is. */
export function unchanged(before: Sets, after: Sets): readonly boolean[] {
  const left = before.map(formatRack);
  return after.map((set) => {
    const at = left.indexOf(formatRack(set));
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/**
 * For each tile of the new table: whether it came from the rack. Of two equal tiles, the one that
 * did not lie in that company before is taken for the new one.
 */
export function fromRack(
  before: Sets,
  after: Sets,
  played: readonly Tile[],
): readonly (readonly boolean[])[] {
  const same = unchanged(before, after);
  const left = new Map<string, number>();
  for (const { face } of played) left.set(face, (left.get(face) ?? 0) + 1);
  return after.map((set, at) =>
    set.map(({ face }) => {
      const count = same[at] ? 0 : (left.get(face) ?? 0);
      if (count > 0) left.set(face, count - 1);
      return count > 0;
    }),
  );
}

/** For an answer: on a small screen it would come where nobody looks. */
export function inSight(answer: HTMLElement): void {
  answer.scrollIntoView({ block: "nearest" });
}
