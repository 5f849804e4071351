/** Where a reader begins on a screen. */
let first = true;

/** For the heading of a screen: it gets the focus when the screen is gone to, not on loading. */
export function arrival(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (!first) heading.focus({ preventScroll: true });
  first = false;
}

/** After a screen took the place of another by itself: whoever lost the focus gets the heading. */
export function keepFocus(): void {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (document.activeElement !== document.body || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
