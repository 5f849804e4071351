/**
 * What moved is seen to move: the places of all marked elements are noted before a change, and
 * after it each one travels from where it was. Elements are known by `data-flip`, so a tile that
 * is drawn anew in another set, or on the rack, is still the same tile. What lies in another
 * marked element travels with it, and by itself only as far as it has moved in there.
 */
const TIME_MS = 210;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
/** On top while it travels. No animation says so: one of more than the transform has to be worked
 * out by the page on every frame. */
const TRAVELS = "data-travels";

/** Where something is on the screen; its height tells its size, as sets grow in width. */
export type Seen = { readonly x: number; readonly y: number; readonly height: number };

/** Where an element comes from, and where it is. */
interface Way {
  readonly from: Seen;
  readonly to: Seen;
}

export class Flip {
  readonly #seen = new Map<string, Seen>();
  readonly #travelling = new Map<HTMLElement, Animation>();

  /** Note where everything is now. */
  note(root: HTMLElement): void {
    this.#seen.clear();
    for (const element of marked(root)) this.#seen.set(keyOf(element), place(element));
  }

  /** Let one element come from somewhere else: from the hand, or from another player's seat. */
  from(key: string, seen: Seen): void {
    this.#seen.set(key, seen);
  }

  knows(key: string): boolean {
    return this.#seen.has(key);
  }

  /** Let everything travel to where it is now, so many times slower than a hand. */
  play(root: HTMLElement, still: boolean, slow = 1): void {
    for (const [element, animation] of this.#travelling) {
      animation.cancel();
      this.#arrived(element);
    }
    const ways = new Map<HTMLElement, Way>();
    for (const element of still ? [] : marked(root)) {
      const from = this.#seen.get(keyOf(element));
      if (from) ways.set(element, { from, to: place(element) });
    }
    this.#seen.clear();
    for (const [element, way] of ways) {
      const around = element.parentElement?.closest<HTMLElement>("[data-flip]");
      const start = startWithin(way, around ? ways.get(around) : undefined);
      if (start) this.#start(element, start, TIME_MS * slow);
    }
  }

  #start(element: HTMLElement, transform: string, duration: number): void {
    const animation = element.animate(
      { transform: [transform, "none"] },
      { duration, easing: EASE },
    );
    animation.onfinish = () => this.#arrived(element);
    this.#travelling.set(element, animation);
    element.toggleAttribute(TRAVELS, true);
  }

  #arrived(element: HTMLElement): void {
    this.#travelling.delete(element);
    element.toggleAttribute(TRAVELS, false);
  }
}

const marked = (root: HTMLElement): NodeListOf<HTMLElement> =>
  root.querySelectorAll<HTMLElement>("[data-flip]");

const keyOf = (element: HTMLElement): string => element.dataset["flip"] ?? "";

function place(element: HTMLElement): Seen {
  const { x, y, height } = element.getBoundingClientRect();
  return { x, y, height };
}

/** How an element begins its way inside another that has one too; null if it has none there. */
export function startWithin({ from, to }: Way, around: Way = { from: to, to }): string | null {
  const grown = scale(around);
  const x = (from.x - around.from.x) / grown - (to.x - around.to.x);
  const y = (from.y - around.from.y) / grown - (to.y - around.to.y);
  const size = scale({ from, to }) / grown;
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(size - 1) < 0.02) return null;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${size.toFixed(3)})`;
}

const scale = ({ from, to }: Way): number => (to.height > 0 ? from.height / to.height : 1);
