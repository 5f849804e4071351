/**
 * The table by keyboard alone. Arrows go from tile to tile; Space chooses, Enter takes what is
 * chosen, then arrows choose the place and Enter lets go; Escape leaves everything as it was.
 */
import { find } from "../game/board.ts";
import { QUESTIONS, type Question } from "../game/shortcuts.ts";
import type { Hand } from "./hand.svelte.ts";
import type { Step } from "./places.ts";

/** What the table does about keys that are not about tiles. */
export interface Orders {
  /** A place was chosen, or tiles were let go: say it. */
  aimed(): void;
  dropped(ids: readonly number[]): void;
  cancelled(): void;
  undo(): void;
  redo(): void;
  putBack(): void;
  sort(): void;
  /** Put a tile apart from those before it on the rack, or to them again. */
  gap(piece: number): void;
  tidy(): void;
  endTurn(): void;
  hint(): void;
  help(): void;
  /** Open the line for typing. */
  type(): void;
  /** Say something about the game in words. */
  ask(what: Asked): void;
}

/** A question by its letter, as when it is typed; a number asks for that set. */
export type Asked = Question | number;

const STEPS: Record<string, Step> = {
  ArrowRight: "next",
  ArrowLeft: "previous",
  ArrowDown: "next-group",
  ArrowUp: "previous-group",
};

/**
 * Whether a key is for the table: wherever the focus is, but not while something is written or lies
 * over the table. Another button that has the focus keeps its own keys; `letters` (switched off by
 * whoever speaks to the computer) are heard there too.
 */
export function isForTable(event: KeyboardEvent, root: HTMLElement, letters: boolean): boolean {
  const at = event.target instanceof Element ? event.target : document.body;
  if (document.querySelector("dialog[open]")) return false;
  if (at.closest("input, textarea, select, [contenteditable]")) return false;
  if (at === root || (root.contains(at) && at.closest("[data-piece]"))) return true;
  const command = event.ctrlKey || event.metaKey;
  const letter = event.key.length === 1 && event.key !== " ";
  if (letter && !command) return letters;
  return at === document.body || letter;
}

/** Handle a key that is for the table; true if it was for us. */
export function press(
  event: KeyboardEvent,
  root: HTMLElement,
  hand: Hand,
  orders: Orders,
): boolean {
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (event.altKey || event.defaultPrevented) return false;
  if (hand.carried?.by === "keys" && !command) return placing(key, hand, orders);
  if (command) return chord(key, event.shiftKey, orders);
  const focused = focusedPiece(root);
  if (key in STEPS) return walk(key, event.shiftKey, focused, root, hand);
  if (key === "Escape" && hand.selected.length > 0) return done(hand.clear());
  if (letter(key, orders)) return true;
  if (focused === null) return false;
  return withTile(key, focused, root, hand, orders);
}

function placing(key: string, hand: Hand, orders: Orders): boolean {
  const step = STEPS[key];
  if (step) {
    hand.move(step);
    orders.aimed();
  } else if (key === "Enter" || key === " ") {
    // Who is quicker than the house waits for its word, as two taps do.
    if (hand.finding) void hand.finding.then(() => letGo(hand, orders));
    else letGo(hand, orders);
  } else if (key === "Escape" || key === "Tab") {
    hand.cancel();
    orders.cancelled();
    return key === "Escape";
  }
  return true;
}

function letGo(hand: Hand, orders: Orders): void {
  const ids = hand.carried?.ids ?? [];
  if (hand.drop()) orders.dropped(ids);
  else orders.cancelled();
}

function chord(key: string, shift: boolean, orders: Orders): boolean {
  if (key === "z") return done(shift ? orders.redo() : orders.undo());
  if (key === "y") return done(orders.redo());
  if (key === "Enter") return done(orders.endTurn());
  return false;
}

function letter(key: string, orders: Orders): boolean {
  const order: Record<string, () => void> = {
    "?": orders.help,
    "/": orders.type,
    h: orders.hint,
    u: orders.undo,
    y: orders.redo,
    x: orders.putBack,
    s: orders.sort,
    o: orders.tidy,
    e: orders.endTurn,
  };
  const asked = key in QUESTIONS ? QUESTIONS[key as keyof typeof QUESTIONS] : Number(key);
  const doIt = order[key] ?? (asked ? () => orders.ask(asked) : null);
  doIt?.();
  return doIt !== null;
}

function withTile(
  key: string,
  piece: number,
  root: HTMLElement,
  hand: Hand,
  orders: Orders,
): boolean {
  const put = (ids: readonly number[], target: { to: "new" } | { to: "rack" }): boolean => {
    if (!hand.canDrop(ids, target)) return done(orders.cancelled());
    hand.put(ids, target);
    return done(orders.dropped(ids));
  };
  const meant = hand.selected.length > 0 ? hand.selected : [piece];
  if (key === " ") return done(hand.toggle(piece));
  if (key === "a") return done(hand.selectSet(piece));
  if (key === "g") return done(orders.gap(piece));
  if (key === "n") return put(meant, { to: "new" });
  if (key === "Backspace" || key === "Delete") return put(meant, { to: "rack" });
  if (key === "Enter") {
    const only = meant.length === 1 && hand.desk.open ? (meant[0] ?? piece) : null;
    if (hand.desk.next(piece)) orders.dropped([piece]);
    else if (only !== null && !hand.liesOnTable(only))
      void hand.takeWhereItFits(only).then((aims) => aims && orders.aimed());
    else if (hand.take(meant, "keys")) orders.aimed();
    return true;
  }
  if (key === "Home" || key === "End") return done(edge(key, piece, root, hand));
  return false;
}

/** Go to the tile beside, above or below; with Shift choose all on the way in one place. */
function walk(
  key: string,
  shift: boolean,
  from: number | null,
  root: HTMLElement,
  hand: Hand,
): boolean {
  const tiles = [...root.querySelectorAll<HTMLElement>("[data-piece]")];
  const here = tiles.findIndex((tile) => Number(tile.dataset["piece"]) === from);
  const now = tiles[here];
  if (!now) return done(tiles[0]?.focus());
  const beside = key === "ArrowRight" ? tiles[here + 1] : tiles[here - 1];
  const sideways = key === "ArrowRight" || key === "ArrowLeft";
  const next = sideways ? beside : nearest(tiles, now, key === "ArrowDown" ? 1 : -1);
  if (!next) return true;
  const piece = Number(next.dataset["piece"]);
  if (shift && from !== null) {
    if (!hand.selected.includes(from)) {
      hand.clear();
      hand.toggle(from);
    }
    const { board } = hand.desk;
    if (find(board, from)?.set !== find(board, piece)?.set) return true;
    hand.extend(piece);
  }
  next.focus();
  return true;
}

/** The tile above or below: in the next row that has any, the one that is nearest. */
function nearest(
  tiles: readonly HTMLElement[],
  from: HTMLElement,
  way: 1 | -1,
): HTMLElement | null {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const tile of tiles) {
    const box = tile.getBoundingClientRect();
    const down = (box.y - here.y) * way;
    if (down < here.height / 2) continue;
    // A row further away counts more than any distance within a row.
    const distance = down * 20 + Math.abs(box.x + box.width / 2 - here.x - here.width / 2);
    if (distance < least) [best, least] = [tile, distance];
  }
  return best;
}

function edge(key: string, piece: number, root: HTMLElement, hand: Hand): void {
  const { board } = hand.desk;
  const set = find(board, piece)?.set ?? null;
  const row = set === null ? board.rack : board.sets.find((one) => one.id === set)?.pieces;
  focusPiece(root, (key === "Home" ? row?.[0] : row?.at(-1))?.id ?? piece);
}

export function focusedPiece(root: HTMLElement): number | null {
  const at = document.activeElement;
  const tile = at && root.contains(at) ? at.closest<HTMLElement>("[data-piece]") : null;
  return tile ? Number(tile.dataset["piece"]) : null;
}

/** Put the focus on a tile, if it is there. */
export function focusPiece(root: HTMLElement, piece: number): boolean {
  const tile = root.querySelector<HTMLElement>(`[data-piece="${piece}"]`);
  tile?.focus();
  return tile !== null;
}

const done = (_: void): true => true;
