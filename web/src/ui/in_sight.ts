/** Scroll the list of an item until the item is in sight, without moving the page itself. */
export function keepInSight(item: HTMLElement): void {
  const list = item.parentElement;
  if (!list) return;
  const below = item.offsetTop + item.offsetHeight - list.clientHeight;
  if (item.offsetTop < list.scrollTop) list.scrollTop = item.offsetTop;
  else if (below > list.scrollTop) list.scrollTop = below;
}
