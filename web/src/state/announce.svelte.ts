/** What is said to a screen reader: one polite region, each thing once and in order. */

const PAUSE_MS = 150;
const waiting: string[] = [];
let speaking = false;
let said = $state("");

/** The text in the live region now (shown by App). */
export function announced(): string {
  return said;
}

/** Say something when the reader has time for it. */
export function announce(text: string): void {
  if (!text || waiting.at(-1) === text) return;
  waiting.push(text);
  if (!speaking) void speak();
}

async function speak(): Promise<void> {
  speaking = true;
  while (waiting.length > 0) {
    // An empty region in between lets a reader notice the same words said again.
    said = "";
    await new Promise((done) => setTimeout(done, PAUSE_MS));
    said = waiting.splice(0).join(" ");
    await new Promise((done) => setTimeout(done, PAUSE_MS));
  }
  speaking = false;
}
