/** Gaps on the rack: groups of tiles stand apart. A gap is known by the tile that it is before. */

export type Gaps = ReadonlySet<number>;

/** The place of each tile, in its order: a gap takes one place, and none is before the first. */
export function cellsOf(rack: readonly number[], gaps: Gaps): number[] {
  let wide = 0;
  return rack.map((id, index) => index + (index && gaps.has(id) ? ++wide : wide));
}

/**
 * The gaps after tiles were moved on the rack; `apart`: they were let go apart from what is before
 * them, and so begin a group. A group whose first tile goes still stands apart.
 */
export function moveGaps(
  gaps: Gaps,
  before: readonly number[],
  after: readonly number[],
  moved: readonly number[],
  apart: boolean,
): Gaps {
  const first = moved[0] ?? -1;
  if (before.join() === after.join() && gaps.has(first) === apart) return gaps;
  const rest = (ids: readonly number[], from: number): number =>
    ids.slice(ids.indexOf(from)).find((id) => !moved.includes(id)) ?? -1;
  const made = new Set(gaps);
  for (const id of moved) if (made.delete(id)) made.add(rest(before, id));
  if (apart) made.add(first).delete(rest(after, first));
  made.delete(-1);
  return made;
}
