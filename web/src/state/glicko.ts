/**
 * Ratings by results, after Mark Glickman's Glicko-2: a rating, how far it may be off, and how much
 * it moves about. A player and a puzzle are rated against each other, one result at a time. The house
 * has the same formula (`study/ratings.py`); both are held to `tests/data/ratings.json`.
 */
import type { OwnRating } from "../wire/types.ts";

export type Rating = OwnRating;

/** One result: 1 for a win, 0 for a loss. */
export type Result = { readonly against: Rating; readonly score: number };

export const NEW: Rating = { rating: 1200, deviation: 350, volatility: 0.06 };
/** How sure the estimate for a puzzle is that nobody has tried here. */
export const PUZZLE_DEVIATION = 180;

const SCALE = 173.7178;
const CENTRE = 1500;
/** How fast the volatility may change. */
const TAU = 0.5;
const PRECISION = 1e-6;

const weight = (deviation: number): number =>
  1 / Math.sqrt(1 + (3 * deviation * deviation) / (Math.PI * Math.PI));

/** The rating after some results. */
export function rated(own: Rating, results: readonly Result[]): Rating {
  const mu = (own.rating - CENTRE) / SCALE;
  const phi = own.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of results) {
    const g = weight(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - CENTRE) / SCALE)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  if (information === 0) return own;
  const variance = 1 / information;
  const volatility = moved(own.volatility, phi, variance, variance * surprise);
  const before = Math.sqrt(phi * phi + volatility * volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + information);
  return {
    rating: CENTRE + SCALE * (mu + after * after * surprise),
    deviation: SCALE * after,
    volatility,
  };
}

/** The new volatility, by the method of the false position (step 5 of the paper). */
function moved(volatility: number, phi: number, variance: number, delta: number): number {
  const start = Math.log(volatility * volatility);
  const off = (x: number): number => {
    const e = Math.exp(x);
    const sum = phi * phi + variance + e;
    return (e * (delta * delta - sum)) / (2 * sum * sum) - (x - start) / (TAU * TAU);
  };
  let a = start;
  let b = Math.log(delta * delta - phi * phi - variance);
  if (!(delta * delta > phi * phi + variance)) {
    let k = 1;
    while (off(start - k * TAU) < 0) k += 1;
    b = start - k * TAU;
  }
  let fa = off(a);
  let fb = off(b);
  while (Math.abs(b - a) > PRECISION) {
    const c = a + ((a - b) * fa) / (fb - fa);
    const fc = off(c);
    if (fc * fb <= 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [c, fc];
  }
  return Math.exp(a / 2);
}
