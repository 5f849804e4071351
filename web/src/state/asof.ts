/** When something was so, as short as it can be said: the time, and the day unless it is today's. */
import { currentLocale } from "../words/words.svelte.ts";

export function asOf(at: number): string {
  const today = new Date(at).toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: "short" as const } : DAY_AND_TIME;
  return new Intl.DateTimeFormat(currentLocale(), style).format(at);
}

const DAY_AND_TIME = { dateStyle: "medium", timeStyle: "short" } as const;
