/**
 * Mouse, finger and pen: a press that moves becomes a drag, one that stays becomes a tap (or, when
 * it lasts, chooses a range). One handler on the whole desk; one step a frame.
 */
import { targetAt, tileHeight, type Point, type Scene } from "./geometry.ts";
import { buzz } from "../state/sound.ts";
import type { Hand } from "./hand.svelte.ts";
import { tapper } from "./taps.ts";

/** How long a finger rests to choose; by the times of the events, not by when they are heard. */
const LONG_MS = 420;
/** A flick is a short way up in a short time, from the rack. */
const FLICK_MS = 260;
const FLICK_TILES = 3;
/** Who aims rests before letting go; who throws does not. */
const FLICK_REST_MS = 60;
const SLACK = { mouse: 4, touch: 9, pen: 6 };
/** How near to the edge of the table a held tile makes it scroll, and how fast. */
const EDGE = 28;
const SCROLL = 9;

type Press = {
  pointer: number;
  touch: boolean;
  slack: number;
  start: Point;
  /** When the finger came down, and when it moved last. */
  since: number;
  last: number;
  piece: number | null;
  /** The press is on the ledge of a set: it means all of it. */
  grip: boolean;
  mode: "waiting" | "dragging" | "range";
};

export type Floating = {
  /** The layer that shows what is carried; it follows the pointer by its transform alone. */
  layer: HTMLElement | null;
  /** The part of the screen that scrolls, if sets do not fit. */
  scroller: HTMLElement | null;
};

export function listen(root: HTMLElement, hand: Hand, floating: Floating): () => void {
  let press: Press | null = null;
  let at: Point = { x: 0, y: 0 };
  let frame = 0;
  let timer = 0;
  let swallow = false;
  /** What was chosen before a long press. */
  let chosen: readonly number[] = [];
  const tap = tapper(hand);

  function down(event: PointerEvent): void {
    if (press || event.button !== 0 || !(event.target instanceof Element)) return;
    const grip = event.target.closest<HTMLElement>("[data-grip]");
    const tile = event.target.closest<HTMLElement>("[data-piece]");
    const piece = Number(grip?.dataset["grip"] ?? tile?.dataset["piece"] ?? NaN);
    swallow = false;
    if (Number.isNaN(piece) || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const kind =
      event.pointerType === "touch" || event.pointerType === "pen" ? event.pointerType : "mouse";
    at = { x: event.clientX, y: event.clientY };
    press = {
      pointer: event.pointerId,
      touch: kind === "touch",
      slack: SLACK[kind],
      start: at,
      since: event.timeStamp,
      last: event.timeStamp,
      piece,
      grip: grip !== null,
      mode: "waiting",
    };
    // A mouse chooses with Shift; whoever holds its button for a while still means to drag.
    if (kind === "touch") timer = window.setTimeout(rested, LONG_MS);
  }

  function moved(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    at = { x: event.clientX, y: event.clientY };
    press.last = event.timeStamp;
    if (press.mode === "range" && leftEarly(press, event)) unrest(press);
    if (press.mode === "waiting") {
      if (!isFar(press, at)) return;
      stopWaiting();
      begin(press);
    }
    if (press && press.mode !== "waiting" && !frame) frame = requestAnimationFrame(follow);
  }

  function begin(now: Press): void {
    const piece = now.piece ?? -1;
    if (now.grip) hand.selectSet(piece);
    if (!hand.take(hand.meant(piece), "pointer")) {
      press = null;
      return;
    }
    now.mode = "dragging";
    root.setPointerCapture(now.pointer);
    addEventListener("keydown", escape, true);
  }

  /** On a busy phone moves that were made long ago may still wait: a frame brings them first. */
  function rested(): void {
    frame = requestAnimationFrame(() => {
      frame = 0;
      long();
    });
  }

  /** A press that lasts chooses: all of the set, or as far as the finger is then drawn. */
  function long(): void {
    if (press?.mode !== "waiting" || press.piece === null || !hand.canTake(press.piece)) return;
    press.mode = "range";
    root.setPointerCapture(press.pointer);
    chosen = hand.selected;
    hand.clear();
    if (hand.liesOnTable(press.piece)) hand.selectSet(press.piece);
    else hand.toggle(press.piece);
    buzz(12);
  }

  /** What was told late shows that the finger did not rest. */
  function unrest(now: Press): void {
    hand.selected = chosen;
    now.mode = "waiting";
  }

  function follow(): void {
    frame = 0;
    const scene = hand.desk.scene();
    if (!press || !scene) return;
    if (press.mode === "range") return range(scene, press);
    if (!hand.carried) return finish();
    const lead = Math.max(0, hand.carried.ids.indexOf(press.piece ?? -1));
    const lift = press.touch ? tileHeight(scene.rackTile) * 0.8 : 0;
    float(floating.layer, at, lead, lift);
    const spot = { x: at.x, y: at.y - lift };
    hand.aim(targetAt(scene, spot), spot);
    if (scroll(scene, spot)) frame = requestAnimationFrame(follow);
  }

  function range(scene: Scene, now: Press): void {
    // A finger that leaves the row does not choose any more: it takes what it chose along.
    if (Math.abs(at.y - now.start.y) > tileHeight(scene.rackTile) * 0.6) {
      begin(now);
      if (now.mode === "dragging") follow();
      return;
    }
    const piece = pieceAt(scene, hand, at);
    if (piece === null || now.piece === null || !isFar(now, at)) return;
    hand.clear();
    hand.toggle(now.piece);
    if (piece !== now.piece) hand.extend(piece);
  }

  function scroll(scene: Scene, spot: Point): boolean {
    const box = floating.scroller;
    if (!box || box.scrollHeight <= box.clientHeight || hand.target?.to === "rack") return false;
    const { y, height } = scene.board;
    const by = spot.y < y + EDGE ? -SCROLL : spot.y > y + height - EDGE ? SCROLL : 0;
    const before = box.scrollTop;
    box.scrollTop += by;
    return box.scrollTop !== before;
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    clearTimeout(timer);
    if (press.mode === "range" && isEarly(press, event)) unrest(press);
    const { mode, touch } = press;
    if (mode !== "waiting") swallow = true;
    if (mode === "dragging") {
      if (frame) {
        cancelAnimationFrame(frame);
        follow();
      }
      const scene = hand.desk.scene();
      const lift = touch && scene ? tileHeight(scene.rackTile) * 0.8 : 0;
      const flicked = scene && isFlick(press, event, scene) ? press.piece : null;
      if (flicked === null) hand.drop({ x: at.x, y: at.y - lift });
      else {
        hand.cancel();
        void hand.send(flicked);
      }
    }
    finish();
  }

  /** One tile of the rack, thrown upwards by a finger, and not right onto a set. */
  function isFlick(now: Press, event: PointerEvent, scene: Scene): boolean {
    const { piece, start, since, last } = now;
    if (!now.touch || piece === null || hand.carried?.ids.length !== 1) return false;
    if (hand.liesOnTable(piece) || hand.target?.to === "set") return false;
    const up = start.y - event.clientY;
    const steep = up > Math.abs(start.x - event.clientX);
    const short = up < tileHeight(scene.rackTile) * FLICK_TILES;
    const quick = event.timeStamp - since < FLICK_MS && event.timeStamp - last < FLICK_REST_MS;
    return steep && short && quick;
  }

  function stop(event: PointerEvent): void {
    if (event.pointerId !== press?.pointer) return;
    if (press.mode === "dragging") hand.cancel();
    finish();
  }

  function escape(event: KeyboardEvent): void {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    hand.cancel();
    swallow = true;
    finish();
  }

  /** A long press means tiles here, not the menu of a phone. */
  function menu(event: MouseEvent): void {
    if (press?.touch) event.preventDefault();
  }

  function stopWaiting(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = 0;
  }

  function finish(): void {
    stopWaiting();
    press = null;
    removeEventListener("keydown", escape, true);
  }

  /** A tap: also what a screen reader does to a tile, so it is taken from the click. */
  function click(event: MouseEvent): void {
    if (swallow) {
      swallow = false;
      event.stopPropagation();
    } else tap(event);
  }

  const handlers: [keyof HTMLElementEventMap, (event: never) => void][] = [
    ["pointerdown", down],
    ["pointermove", moved],
    ["pointerup", up],
    ["pointercancel", stop],
    ["click", click],
    ["contextmenu", menu],
  ];
  for (const [kind, handler] of handlers) root.addEventListener(kind, handler as EventListener);
  return () => {
    finish();
    for (const [kind, handler] of handlers)
      root.removeEventListener(kind, handler as EventListener);
  };
}

/** Move the floating layer so that the tile that was grabbed lies under the pointer. */
export function float(layer: HTMLElement | null, at: Point, lead: number, lift: number): void {
  if (!layer) return;
  const size = parseFloat(layer.style.getPropertyValue("--tile")) || 40;
  const x = at.x - (lead + 0.5) * size;
  const y = at.y - lift - tileHeight(size) / 2;
  layer.style.transform = `translate3d(${x.toFixed(1)}px, ${y.toFixed(1)}px, 0)`;
}

function isFar({ start, slack }: Press, { x, y }: Point): boolean {
  return Math.hypot(x - start.x, y - start.y) > slack;
}

/**
 * Whether the finger had left its place before its rest was long: moves that a busy phone tells
 * late, many as one, have each their own time. (On a plain address only the last is told.)
 */
function leftEarly(press: Press, event: PointerEvent): boolean {
  const moves = [...(event.getCoalescedEvents?.() ?? []), event];
  return moves.some(
    (move) => isEarly(press, move) && isFar(press, { x: move.clientX, y: move.clientY }),
  );
}

function isEarly({ since }: Press, { timeStamp }: PointerEvent): boolean {
  return timeStamp - since < LONG_MS;
}

function pieceAt(scene: Scene, hand: Hand, point: Point): number | null {
  const target = targetAt(scene, { x: point.x - scene.tile / 2, y: point.y });
  const { board } = hand.desk;
  if (target?.to === "rack")
    return board.rack[Math.min(target.at ?? 0, board.rack.length - 1)]?.id ?? null;
  if (target?.to !== "set") return null;
  const set = board.sets.find((one) => one.id === target.set);
  return set?.pieces[Math.min(target.at ?? 0, set.pieces.length - 1)]?.id ?? null;
}
