/** What people advise, tried in simulated games: `python -m bench.advice` makes the data. */
import data from "./advice.json";

/** A mean with the ends of its 95 % interval. */
export type Measured = readonly [number, number, number];

/** What following a piece of advice changes, by edition and number of players. */
export interface Result {
  readonly edition: string;
  readonly players: number;
  /** The company: a policy of the simulation. */
  readonly among: string;
  readonly deals: number;
  /** The share of wins of who follows it, and of the same player who does not. */
  readonly share: number;
  readonly without: number;
  readonly change: Measured;
  readonly points: Measured;
}

export interface Tried {
  readonly id: string;
  /** Whether a booklet gives it; else people say so. */
  readonly booklet: boolean;
  readonly result: Result;
}

interface Advice {
  readonly id: string;
  readonly origin: string;
  readonly results: readonly Result[];
}
const ADVICE = data.advice as unknown as readonly Advice[];

/** For how many players it was tried. */
export const PLAYERS: readonly number[] = [2, 3, 4];

/** What was tried by the rules of an edition, that of the booklets first. */
export function triedFor(edition: string, players: number): readonly Tried[] {
  return ADVICE.flatMap(({ id, origin, results }) => {
    const result = results.find((each) => each.edition === edition && each.players === players);
    return result ? [{ id, booklet: origin !== "said", result }] : [];
  });
}

/** What the games say: only where the whole interval lies on one side they say anything. */
export const verdict = ({ change: [, low, high] }: Result): "helps" | "harms" | "neither" =>
  low > 0 ? "helps" : high < 0 ? "harms" : "neither";

/** Who the others are. */
export const company = ({ among }: Result): "greedy" | "hoard" | "trimm" =>
  among === "greedy" || among === "trimm" ? among : "hoard";

/** What repeats it. */
export const commandFor = (id: string, { edition, players }: Result): string =>
  `python -m bench.advice --only ${id} --edition ${edition} --players ${String(players)}`;

/** Games of 100 at which the scale has a mark; it shrinks outwards, so that small ones are seen. */
export const MARKS: readonly number[] = [-50, -20, -5, 0, 5, 20, 50];

/** Where a change lies on the scale, from 0 to 1; what is beyond its ends lies at the end. */
export function placeOf(change: number): number {
  const most = 0.5;
  const part = Math.sqrt(Math.min(Math.abs(change), most) / most);
  return 0.5 + (Math.sign(change) * part) / 2;
}
