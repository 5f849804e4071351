/** Days in a row on which the puzzle of the day was solved; one missed day is forgiven. */

const DAY_MS = 86_400_000;

/** The day after, or so many days after, as `2026-11-18`. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

export type Streak = {
  /** Days solved in a row. */
  readonly days: number;
  /** Today's is among them. */
  readonly today: boolean;
  /** A day was missed since the streak began, and forgiven: the next one ends it. */
  readonly forgiven: boolean;
};

/** The streak of somebody who solved the puzzles of these days. */
export function streakOf(solved: readonly string[], today: string): Streak {
  const done = new Set(solved);
  let days = 0;
  let forgiven = false;
  // Today is not missed before it is over.
  for (let day = done.has(today) ? today : dayAfter(today, -1); ; day = dayAfter(day, -1)) {
    if (done.has(day)) days += 1;
    // What lies before a missed day counts only if there is something.
    else if (forgiven || !done.has(dayAfter(day, -1))) break;
    else forgiven = true;
  }
  return { days, today: done.has(today), forgiven: forgiven && days > 0 };
}
