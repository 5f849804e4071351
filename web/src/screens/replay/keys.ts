/** Keys that go through a game: arrows step by step, Space plays, Home and End go to the ends. */
import type { Hand } from "../../drag/hand.svelte.ts";
import { press, type Orders } from "../../drag/keys.ts";
import type { ReplayStore } from "./replay.svelte.ts";

const nothing = (): void => {};
/** On a table that is only looked at, keys walk from tile to tile and do nothing else. */
const LOOKING: Orders = {
  aimed: nothing,
  dropped: nothing,
  cancelled: nothing,
  undo: nothing,
  redo: nothing,
  putBack: nothing,
  sort: nothing,
  gap: nothing,
  tidy: nothing,
  endTurn: nothing,
  hint: nothing,
  help: nothing,
  type: nothing,
  ask: nothing,
};

/** Whether the key was for the game. */
export function goByKey(
  event: KeyboardEvent,
  root: HTMLElement,
  hand: Hand,
  store: ReplayStore,
  go: (at: number) => void,
): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const on = event.target instanceof Element ? event.target : null;
  // What is written into, chosen from or opened has keys of its own.
  if (on?.closest("input, textarea, select, summary, dialog")) return false;
  const { key } = event;
  if (on?.closest("[data-piece]") && key.startsWith("Arrow"))
    return press(event, root, hand, LOOKING);
  // Space presses the button that has the focus.
  if (key === " " && on?.closest("button, a")) return false;
  const last = store.steps.length - 1;
  // Where reading goes from right to left, so does the game.
  const forward = document.documentElement.dir === "rtl" ? -1 : 1;
  const orders: Record<string, () => void> = {
    ArrowLeft: () => go(store.at - forward),
    ArrowRight: () => go(store.at + forward),
    Home: () => go(0),
    End: () => go(last),
    " ": () => (store.playing ? store.pause() : store.play()),
  };
  orders[key]?.();
  return key in orders;
}
