/** Short messages that come and go; each is also said to a screen reader. */
import { announce } from "./announce.svelte.ts";

/** Where the reason stands in the rules. */
export type Because = { rules: string; clauses: readonly string[] };
export type Toast = {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
  because: Because | null;
};

let next = 1;
let list: readonly Toast[] = $state.raw([]);

export function toasts(): readonly Toast[] {
  return list;
}

/** Show a message for as long as it takes to read it; `heard`: in other words for a reader. */
export function toast(
  text: string,
  tone: Toast["tone"] = "plain",
  because: Because | null = null,
  heard = text,
): void {
  const id = next++;
  list = [...list.filter((other) => other.text !== text).slice(-2), { id, text, tone, because }];
  announce(heard);
  fade(id, 3500 + text.length * 50);
}

/** Take a message away in time, but not from under a pointer or a focus, nor while rules are read. */
function fade(id: number, ms: number): void {
  const held = `dialog[open], [data-toast="${id}"]:is(:hover, :focus-within)`;
  setTimeout(() => (document.querySelector(held) ? fade(id, 1500) : dismiss(id)), ms);
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id);
}
