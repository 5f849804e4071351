/** Whose turn it is at a real table, and how much time is left. Times are ms, as `Date.now()`. */

export type TurnClock = {
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
export function newClock(names: readonly string[], limit: number | null): TurnClock {
  const taken = names.map(() => 0);
  return { names, turn: 0, limit, since: null, used: 0, turns: 0, taken, before: null };
}

/** How long the turn has taken. */
export const usedTime = (clock: TurnClock, now: number): number =>
  clock.used + (clock.since === null ? 0 : Math.max(0, now - clock.since));

/** How long the turn may still take; null without a limit. */
export function timeLeft(clock: TurnClock, now: number): number | null {
  return clock.limit === null ? null : Math.max(0, clock.limit * 1000 - usedTime(clock, now));
}

export const runs = (clock: TurnClock): boolean => clock.since !== null;

/** Let the clock run, or run on. */
export const goOn = (clock: TurnClock, now: number): TurnClock =>
  runs(clock) ? clock : { ...clock, since: now };

/** Let the clock stand still. */
export const pause = (clock: TurnClock, now: number): TurnClock => ({
  ...clock,
  used: usedTime(clock, now),
  since: null,
});

/** The turn is over; the next player's time runs. Time after the bell is nobody's. */
export function nextTurn(clock: TurnClock, now: number): TurnClock {
  const used = spent(clock, now);
  return {
    ...clock,
    turn: (clock.turn + 1) % clock.names.length,
    since: now,
    used: 0,
    turns: clock.turns + 1,
    taken: add(clock.taken, clock.turn, used),
    before: { used },
  };
}

/** The turn was passed on by mistake: the player before goes on with the time that was left. */
export function lastTurn(clock: TurnClock, now: number): TurnClock {
  if (clock.before === null) return clock;
  const turn = (clock.turn + clock.names.length - 1) % clock.names.length;
  const { used } = clock.before;
  return {
    ...clock,
    turn,
    since: runs(clock) ? now : null,
    used,
    turns: clock.turns - 1,
    taken: add(clock.taken, turn, -used),
    before: null,
  };
}

/** Give this turn more time. */
export const addTime = (clock: TurnClock, seconds: number, now: number): TurnClock => ({
  ...clock,
  // What is counted from now on, so that time after the bell does not eat it up.
  used: spent(clock, now) - seconds * 1000,
  since: runs(clock) ? now : null,
});

/** Another player is on turn: whoever starts, or after somebody has left. */
export const choosePlayer = (clock: TurnClock, turn: number, now: number): TurnClock => ({
  ...clock,
  turn,
  used: 0,
  since: runs(clock) ? now : null,
  before: null,
});

function spent(clock: TurnClock, now: number): number {
  const used = usedTime(clock, now);
  return clock.limit === null ? used : Math.min(used, clock.limit * 1000);
}

const add = (times: readonly number[], at: number, more: number): readonly number[] =>
  times.map((time, index) => (index === at ? Math.max(0, time + more) : time));
