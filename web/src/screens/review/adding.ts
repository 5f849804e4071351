/** Parts of a sum in whole points, so that what is shown adds up to what is shown. */

/** Whole points that come to `total`: each is its part rounded up or down, whichever is nearer.
 *
 * `adding([0.124, 0.124], 25)` is `[13, 12]`, while each for itself would be rounded to 12.
 */
export function adding(parts: readonly number[], total: number): readonly number[] {
  const exact = parts.map((part) => 100 * part);
  const whole = exact.map(Math.floor);
  const missing = total - whole.reduce((sum, each) => sum + each, 0);
  const nearest = exact
    .map((each, place) => ({ place, rest: each - Math.floor(each) }))
    .sort((one, other) => other.rest - one.rest);
  for (const { place } of nearest.slice(0, Math.max(0, missing))) whole[place]! += 1;
  return whole;
}
