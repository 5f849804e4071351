/**
 * What moved is seen to move: the places of all marked elements are noted before a change, and
 * after it each one travels from where it was. Elements are known by `data-flip`, so a tile that
 * is drawn anew in another set, or on the rack, is still the same tile.
 */
const TIME_MS = 210;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

type Seen = { x: number; y: number; width: number };

export class Flip {
  readonly #seen = new Map<string, Seen>();

  /** Note where everything is now. */
  note(root: HTMLElement): void {
    this.#seen.clear();
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const { x, y, width } = element.getBoundingClientRect();
      this.#seen.set(element.dataset["flip"] ?? "", { x, y, width });
    }
  }

  /** Let one element come from somewhere else: from the hand, or from another player's seat. */
  from(key: string, box: Seen): void {
    this.#seen.set(key, box);
  }

  knows(key: string): boolean {
    return this.#seen.has(key);
  }

  /** Let everything travel to where it is now. */
  play(root: HTMLElement, still: boolean, slow: (key: string) => number = () => 1): void {
    const moves: [HTMLElement, Seen, DOMRect][] = [];
    for (const element of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const before = this.#seen.get(element.dataset["flip"] ?? "");
      if (before) moves.push([element, before, element.getBoundingClientRect()]);
    }
    this.#seen.clear();
    if (still) return;
    for (const [element, before, now] of moves) {
      const [x, y] = [before.x - now.x, before.y - now.y];
      const size = now.width > 0 ? before.width / now.width : 1;
      const tile = element.hasAttribute("data-piece");
      if (Math.abs(x) < 1 && Math.abs(y) < 1 && (!tile || Math.abs(size - 1) < 0.02)) continue;
      const scale = tile ? ` scale(${size.toFixed(3)})` : "";
      element.animate(
        [
          { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${scale}`, zIndex: 3 },
          { transform: "none", zIndex: 3 },
        ],
        { duration: TIME_MS * slow(element.dataset["flip"] ?? ""), easing: EASE },
      );
    }
  }
}
