/** Whose turn it is at a real table, and how much time is left. Times are ms, as `Date.now()`. */

export type Keeper = {
  readonly names: readonly string[];
  /** The player on turn, from 0. */
  readonly turn: number;
  /** Seconds for a turn; null: no limit, the time counts up. */
  readonly limit: number | null;
  /** Since when the clock runs; null: it stands still. */
  readonly since: number | null;
  /** What of the turn was used up before that. */
  readonly used: number;
  /** How many turns are over, and how long each player has taken for theirs. */
  readonly turns: number;
  readonly taken: readonly number[];
  /** The turn before, to go back to it. */
  readonly before: { readonly used: number } | null;
};

/** The clock before the first turn. */
export function newKeeper(names: readonly string[], limit: number | null): Keeper {
  const taken = names.map(() => 0);
  return { names, turn: 0, limit, since: null, used: 0, turns: 0, taken, before: null };
}

/** How long the turn has taken. */
export const usedTime = (keeper: Keeper, now: number): number =>
  keeper.used + (keeper.since === null ? 0 : Math.max(0, now - keeper.since));

/** How long the turn may still take; null without a limit. */
export function timeLeft(keeper: Keeper, now: number): number | null {
  return keeper.limit === null ? null : Math.max(0, keeper.limit * 1000 - usedTime(keeper, now));
}

export const runs = (keeper: Keeper): boolean => keeper.since !== null;

/** Let the clock run, or run on. */
export const goOn = (keeper: Keeper, now: number): Keeper =>
  runs(keeper) ? keeper : { ...keeper, since: now };

/** Let the clock stand still. */
export const pause = (keeper: Keeper, now: number): Keeper => ({
  ...keeper,
  used: usedTime(keeper, now),
  since: null,
});

/** The turn is over; the next player's time runs. Time after the bell is nobody's. */
export function nextTurn(keeper: Keeper, now: number): Keeper {
  const used = spent(keeper, now);
  return {
    ...keeper,
    turn: (keeper.turn + 1) % keeper.names.length,
    since: now,
    used: 0,
    turns: keeper.turns + 1,
    taken: add(keeper.taken, keeper.turn, used),
    before: { used },
  };
}

/** The turn was passed on by mistake: the player before goes on with the time that was left. */
export function lastTurn(keeper: Keeper, now: number): Keeper {
  if (keeper.before === null) return keeper;
  const turn = (keeper.turn + keeper.names.length - 1) % keeper.names.length;
  const { used } = keeper.before;
  return {
    ...keeper,
    turn,
    since: runs(keeper) ? now : null,
    used,
    turns: keeper.turns - 1,
    taken: add(keeper.taken, turn, -used),
    before: null,
  };
}

/** Give this turn more time. */
export const addTime = (keeper: Keeper, seconds: number, now: number): Keeper => ({
  ...keeper,
  // What is counted from now on, so that time after the bell does not eat it up.
  used: spent(keeper, now) - seconds * 1000,
  since: runs(keeper) ? now : null,
});

/** Another player is on turn: whoever starts, or after somebody has left. */
export const choosePlayer = (keeper: Keeper, turn: number, now: number): Keeper => ({
  ...keeper,
  turn,
  used: 0,
  since: runs(keeper) ? now : null,
  before: null,
});

function spent(keeper: Keeper, now: number): number {
  const used = usedTime(keeper, now);
  return keeper.limit === null ? used : Math.min(used, keeper.limit * 1000);
}

const add = (times: readonly number[], at: number, more: number): readonly number[] =>
  times.map((time, index) => (index === at ? Math.max(0, time + more) : time));
