/** Short messages that come and go; each is also said to a screen reader. */
import { announce } from "./announce.svelte.ts";

export type Toast = { id: number; text: string; tone: "plain" | "good" | "bad" };

let next = 1;
let list: readonly Toast[] = $state.raw([]);

export function toasts(): readonly Toast[] {
  return list;
}

/** Show a message for as long as it takes to read it. */
export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const id = next++;
  list = [...list.filter((other) => other.text !== text).slice(-2), { id, text, tone }];
  announce(text);
  setTimeout(() => dismiss(id), 3500 + text.length * 50);
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id);
}
