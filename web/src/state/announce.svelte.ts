/**
 * What is said to a screen reader: each thing once and in order. What comes together is said
 * together, so that several moves in a row do not cut each other short.
 */

const GATHER_MS = 200;
/** How long it can still be read where it stands; then it would only be in a reader's way. */
const STAYS_MS = 8000;

/** A newer text on one of these topics takes the place of one that was not said yet. */
export type Topic = "aim" | "verdict" | "step";

let waiting: readonly { text: string; topic: Topic | null }[] = [];
let speaking = false;
let clearing: ReturnType<typeof setTimeout> | undefined;
let said = $state("");
let urgent = $state("");

/** The text in the live region now, and in the one that interrupts (shown by App). */
export function announced(): string {
  return said;
}
export function announcedUrgently(): string {
  return urgent;
}

/** Say something when the reader has time for it. */
export function announce(text: string, topic: Topic | null = null): void {
  if (!text) return;
  const others = waiting.filter((each) => topic === null || each.topic !== topic);
  if (others.at(-1)?.text === text) return;
  waiting = [...others, { text, topic }];
  if (!speaking) void speak();
}

/** Say something at once, whatever is being read: only what cannot wait. */
export function announceNow(text: string): void {
  urgent = text;
  setTimeout(() => {
    if (urgent === text) urgent = "";
  }, STAYS_MS);
}

async function speak(): Promise<void> {
  speaking = true;
  clearTimeout(clearing);
  while (waiting.length > 0) {
    // An empty region in between lets a reader notice the same words said again.
    said = "";
    await pause();
    said = waiting.map(({ text }) => text).join(" ");
    waiting = [];
    await pause();
  }
  clearing = setTimeout(() => (said = ""), STAYS_MS);
  speaking = false;
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, GATHER_MS));
