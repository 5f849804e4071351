/** Which screen is shown: the address in the browser decides, and going back works. */

export type Screen =
  | { name: "start" }
  | { name: "table"; table: string }
  /** Any other screen: the first part of the address (`screens/lazy_screens.ts`). */
  | { name: "lazy"; first: string };

/** What the house answers by itself. */
const NO_SCREEN = /^\/(api|docs)(\/|$)/;
let path = $state(location.pathname);

export const route = {
  get path(): string {
    return path;
  },
  get screen(): Screen {
    return screenOf(path);
  },
  /** The parts of the address after the first one. */
  get parts(): readonly string[] {
    return partsOf(path).slice(1);
  },
};

/** Where a table is; its id and its short code both lead there. */
export const tablePath = (table: string): string => `/t/${table}`;

/** Go to a screen of the page. */
export function go(to: string, how: { replace?: boolean } = {}): void {
  if (how.replace) history.replaceState(null, "", to);
  else {
    noteScroll();
    history.pushState(null, "", to);
  }
  path = location.pathname;
  scrollTo(0, 0);
}

export function screenOf(address: string): Screen {
  const [first, table, ...more] = partsOf(address);
  if (first === undefined) return { name: "start" };
  if (first === "t" && table && more.length === 0) return { name: "table", table };
  return { name: "lazy", first };
}

const partsOf = (address: string): readonly string[] =>
  address.split("/").filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** How far this screen was read is kept with its place in the history. */
function noteScroll(): void {
  history.replaceState({ y: scrollY }, "");
}

/** Whoever comes back to a screen sees it where they left it, as soon as it is long enough. */
function scrollBack(): void {
  const y = (history.state as { y?: number } | null)?.y ?? 0;
  const gone = new AbortController();
  const grown = new ResizeObserver(() => {
    scrollTo(0, y);
    if (scrollY >= y - 1) gone.abort();
  });
  gone.signal.addEventListener("abort", () => grown.disconnect());
  // A hand that moves the page itself is not held.
  for (const kind of ["wheel", "pointerdown", "keydown", "popstate"])
    addEventListener(kind, () => gone.abort(), { once: true, signal: gone.signal });
  grown.observe(document.body);
}

/** Links inside the page change the screen without loading anew. */
export function startRoute(): void {
  history.scrollRestoration = "manual";
  addEventListener("pagehide", noteScroll);
  addEventListener("popstate", () => {
    path = location.pathname;
    scrollBack();
  });
  scrollBack();
  addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const aside = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
    if (!link || aside || event.defaultPrevented || link.target || link.download) return;
    if (link.origin !== location.origin || NO_SCREEN.test(link.pathname)) return;
    // A place on the same screen is the browser's own affair.
    if (link.pathname === path && link.hash) return;
    event.preventDefault();
    if (link.pathname !== path) go(link.pathname + link.hash);
  });
}
