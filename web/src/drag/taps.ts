/** What a tap means: choose a tile, put what is chosen there, and twice: send the tile on its way. */
import { find, type Target } from "../game/board.ts";
import { targetAt } from "./geometry.ts";
import type { Hand } from "./hand.svelte.ts";

const DOUBLE_MS = 350;

export function tapper(hand: Hand): (event: MouseEvent) => void {
  let tapped: { piece: number; when: number } | null = null;

  function tap(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const grip = event.target.closest<HTMLElement>("[data-grip]");
    const tile = event.target.closest<HTMLElement>("[data-piece]");
    if (grip) return hand.selectSet(Number(grip.dataset["grip"]));
    const scene = hand.desk.scene();
    const point = { x: event.clientX, y: event.clientY };
    if (tile) return tapTile(Number(tile.dataset["piece"]), event, scene && targetAt(scene, point));
    if (event.target.closest("button, a, [role=note]") || hand.selected.length === 0) return;
    const target = scene && targetAt(scene, point);
    if (target) hand.put(hand.selected, target, point);
  }

  function tapTile(piece: number, event: MouseEvent, target: Target | null): void {
    if (event.shiftKey) return hand.extend(piece);
    if (event.ctrlKey || event.metaKey) return hand.toggle(piece);
    const when = event.timeStamp;
    const twice = tapped?.piece === piece && when - tapped.when < DOUBLE_MS;
    tapped = { piece, when };
    // However quickly: as long as there is a choice, a tap takes the next set.
    if (hand.desk.next(piece)) return;
    if (twice) return send(piece);
    const { board } = hand.desk;
    const here = find(board, piece)?.set;
    const elsewhere = hand.selected.some((id) => find(board, id)?.set !== here);
    const place = elsewhere && !hand.selected.includes(piece) ? target : null;
    if (!place || !hand.canDrop(hand.selected, place)) return hand.toggle(piece);
    // What was tapped was a place: the next tap is a first one.
    tapped = null;
    hand.put(hand.selected, place);
  }

  /** Twice on a tile: from the rack to the table, an own one back, else all of its set. */
  function send(piece: number): void {
    tapped = null;
    if (!hand.liesOnTable(piece)) {
      void hand.send(piece);
    } else if (hand.canDrop([piece], { to: "rack" })) hand.put([piece], { to: "rack" });
    else hand.selectSet(piece);
  }

  return tap;
}
