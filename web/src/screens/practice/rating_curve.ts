/** Where the points of a rating's curve lie, and the heights that are written beside it. */

export const WIDE = 320;
export const HIGH = 120;
const BEFORE = 40;
const EDGE = 8;
/** A curve is not steeper than this: so many points of rating fill its height. */
const LEAST_SPAN = 200;
const STEPS = [50, 100, 200, 500, 1000];
const MOST_STEPS = 5;

function bounds(values: readonly number[]): { low: number; span: number } {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const more = Math.max(0, LEAST_SPAN - span);
  return { low: low - more / 2, span: span + more };
}

const upwards = (value: number, { low, span }: { low: number; span: number }): number =>
  EDGE + (HIGH - 2 * EDGE) * (1 - (value - low) / span);

/** From the left to the right, one point for each value. */
export function pointsOf(values: readonly number[]): readonly { x: number; y: number }[] {
  const within = bounds(values);
  const wide = WIDE - BEFORE - EDGE;
  return values.map((value, at) => ({
    x: BEFORE + (wide * at) / Math.max(1, values.length - 1),
    y: upwards(value, within),
  }));
}

/** Round heights inside the picture. */
export function stepsOf(values: readonly number[]): readonly { y: number; value: number }[] {
  const within = bounds(values);
  const { low, span } = within;
  const step = STEPS.find((each) => span / each <= MOST_STEPS) ?? span;
  const first = Math.ceil(low / step);
  const count = Math.floor((low + span) / step) - first + 1;
  return Array.from({ length: count }, (_, at) => {
    const value = (first + at) * step;
    return { value, y: upwards(value, within) };
  });
}
