// Evaluated in the page by fitting.py: an array of sentences, one for each thing that does not fit.
() => {
  const SLACK = 1.5;
  const LEAST_TEXT = 12;
  const LEAST_TARGET = 24;
  const TARGETS =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]";
  const faults = [];
  const wide = document.documentElement.clientWidth;
  const cached = (make) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, make(element));
      return known.get(element);
    };
  };
  const style = cached((element) => getComputedStyle(element));
  const modal = document.querySelector("dialog:modal");
  // Behind a modal dialog nothing is to be read or reached.
  const roots = modal ? [modal] : [document.body];
  const name = (element) => {
    const words = (element.innerText ?? element.value ?? "").replace(/\s+/g, " ").trim();
    const label = element.getAttribute?.("aria-label") ?? "";
    const kind = [element.tagName.toLowerCase(), ...element.classList].join(".");
    return `<${kind}> “${(words || label).slice(0, 60)}”`.replace(/\.svelte-\w+/g, "");
  };
  const seen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  // Texts for screen readers only are cut off on purpose.
  const spokenOnly = (element) => element.closest(".unseen") !== null;

  /** The part of the window in which an element can be seen or scrolled to, sideways and down. */
  const reach = cached((element) => {
    let box = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    let fixed = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = style(at);
      if (at !== element) {
        const edge = at.getBoundingClientRect();
        const scrolls = (how) => how === "auto" || how === "scroll";
        if (scrolls(overflowX) || scrolls(overflowY)) {
          // It can be scrolled into sight: from here on only the scroller itself counts.
          if (scrolls(overflowX) && at.scrollWidth > at.clientWidth) return reachOf(at, "x", box);
          if (scrolls(overflowY) && at.scrollHeight > at.clientHeight) return reachOf(at, "y", box);
        }
        if (overflowX !== "visible") {
          box.left = Math.max(box.left, edge.left);
          box.right = Math.min(box.right, edge.right);
        }
        if (overflowY !== "visible") {
          box.top = Math.max(box.top, edge.top);
          box.bottom = Math.min(box.bottom, edge.bottom);
        }
      }
      if (position === "fixed") {
        fixed = true;
        break;
      }
    }
    return window_(box, fixed);
  });
  function reachOf(scroller, way, box) {
    const outer = reach(scroller);
    return way === "x"
      ? { ...box, left: -Infinity, right: Infinity, top: outer.top, bottom: outer.bottom }
      : { left: Math.max(box.left, outer.left), right: Math.min(box.right, outer.right),
          top: -Infinity, bottom: Infinity };
  }
  function window_(box, fixed) {
    const page = document.documentElement.scrollHeight;
    return {
      left: Math.max(box.left, 0),
      right: Math.min(box.right, wide),
      top: Math.max(box.top, fixed ? 0 : -scrollY),
      bottom: Math.min(box.bottom, fixed ? innerHeight : page - scrollY),
    };
  }
  const outside = (rect, box) =>
    rect.left < box.left - SLACK || rect.right > box.right + SLACK ||
    rect.top < box.top - SLACK || rect.bottom > box.bottom + SLACK;

  /** The ink of a text is a little less high than its line. */
  const ink = (rect) => {
    const off = rect.height * 0.15;
    return { left: rect.left, right: rect.right, top: rect.top + off, bottom: rect.bottom - off };
  };

  if (document.documentElement.scrollWidth > wide)
    faults.push(`the page is ${document.documentElement.scrollWidth - wide} px too wide`);

  // Texts
  const texts = [];
  for (const root of roots) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || !parent || !seen(parent) || spokenOnly(parent)) continue;
      if (parent.closest("option, svg, script, style")) continue;
      texts.push({ node, parent });
    }
  }
  const titled = (element, words) => element.closest("[title]")?.title.includes(words) ?? false;
  // Whoever cannot read all of it here reads it there.
  const elsewhere = (node, parent) =>
    titled(parent, node.data.trim()) ||
    texts.some((other) => other.node !== node && other.node.data.trim() === node.data.trim() &&
      !outside(ink(rectOf(other.node)), reach(other.parent)));
  function rectOf(node) {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  }
  function brokenWord(node) {
    const range = document.createRange();
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      if (/\p{Script=Han}/u.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter((r) => r.width > 0).map((r) => r.top);
      if (tops.length > 1 && Math.max(...tops) - Math.min(...tops) > 4) return word;
    }
    return null;
  }
  for (const { node, parent } of texts) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { fontSize, hyphens } = style(parent);
    if (parseFloat(fontSize) < LEAST_TEXT - 0.01)
      faults.push(`text of ${parseFloat(fontSize).toFixed(1)} px: ${name(parent)}`);
    const box = { ...reach(parent) };
    // Of an element with an ellipsis or clamped lines its own edge counts as well.
    const own = style(parent);
    if (own.overflowX !== "visible" || own.overflowY !== "visible") {
      const edge = parent.getBoundingClientRect();
      if (!/auto|scroll/.test(own.overflowX)) {
        box.left = Math.max(box.left, edge.left);
        box.right = Math.min(box.right, edge.right);
      }
      if (!/auto|scroll/.test(own.overflowY)) {
        box.top = Math.max(box.top, edge.top);
        box.bottom = Math.min(box.bottom, edge.bottom);
      }
    }
    const cut = [...range.getClientRects()].some((r) => r.width > 0 && outside(ink(r), box));
    if (cut && !elsewhere(node, parent)) faults.push(`cut off: ${name(parent)}`);
    const frame = parent.closest("button, a[href], label, td, th, kbd, .card, dialog");
    if (frame && !cut && style(frame).display !== "inline") {
      const edge = frame.getBoundingClientRect();
      const out = [...range.getClientRects()].some(
        (r) => r.width > 0 && (r.left < edge.left - SLACK || r.right > edge.right + SLACK),
      );
      if (out) faults.push(`sticks out of its ${frame.tagName.toLowerCase()}: ${name(parent)}`);
    }
    if (hyphens !== "auto" && !parent.closest("code, kbd, [translate=no]")) {
      const word = brokenWord(node);
      if (word && !titled(parent, word)) faults.push(`“${word}” is broken over two lines: ${name(parent)}`);
    }
  }

  // What is chosen or asked for in a field
  const pen = document.createElement("canvas").getContext("2d");
  for (const root of roots)
    for (const field of root.querySelectorAll("select, input[placeholder]:placeholder-shown")) {
      if (!seen(field)) continue;
      const { appearance, font, letterSpacing, paddingInlineStart, paddingInlineEnd } = style(field);
      pen.font = font;
      const words = field.selectedOptions?.[0]?.label ?? field.placeholder ?? "";
      const letters = (parseFloat(letterSpacing) || 0) * words.length;
      // An arrow of our own is drawn in the padding.
      const arrow = field.tagName === "SELECT" && appearance !== "none" ? 16 : 0;
      const needed = pen.measureText(words).width + letters + arrow +
        parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
      if (needed > field.clientWidth + SLACK)
        faults.push(`no room for “${words}” in ${name(field).split(" ")[0]}`);
    }

  /** What is left of an element when everything that scrolls has taken its part away. */
  function inSight(element) {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (let at = element.parentElement; at; at = at.parentElement) {
      if (at === document.documentElement || style(at).overflowY === "visible") continue;
      const edge = at.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { left, right, top, bottom, width: right - left, height: bottom - top };
  }

  // Targets
  const targets = [];
  for (const root of roots)
    for (const element of root.querySelectorAll(TARGETS)) {
      // What is inert, as under a result, cannot be pressed.
      if ((!seen(element) && !element.labels?.length) || element.closest("[inert]")) continue;
      const shown = !seen(element) || style(element).opacity === "0" || spokenOnly(element)
        ? (element.labels?.[0] ?? element.closest("label"))
        : element;
      if (!shown || !seen(shown) || spokenOnly(shown)) continue;
      const rect = inSight(shown);
      if (rect.width <= 0 || rect.height <= 0) continue;
      if (!targets.some((other) => other.shown === shown)) targets.push({ element, shown, rect });
    }
  for (const { element, shown } of targets)
    if (outside(shown.getBoundingClientRect(), reach(shown)) && !element.closest("[data-board]"))
      faults.push(`out of reach: ${name(element)}`);
  const layer = (element) => {
    for (let at = element; at; at = at.parentElement)
      if (/fixed|sticky/.test(style(at).position) || at.matches(".hints, .notice, .reason")) return at;
    return null;
  };
  for (const [n, one] of targets.entries())
    for (const other of targets.slice(n + 1)) {
      const across = Math.min(one.rect.right, other.rect.right) -
        Math.max(one.rect.left, other.rect.left);
      if (across <= 1) continue;
      const down = Math.min(one.rect.bottom, other.rect.bottom) -
        Math.max(one.rect.top, other.rect.top);
      if (down <= 1) continue;
      if (one.shown.contains(other.shown) || other.shown.contains(one.shown)) continue;
      if (layer(one.shown) !== layer(other.shown)) continue;
      // Of two that overlap the upper one is whole; the lower one must leave enough to be hit.
      const x = Math.max(one.rect.left, other.rect.left) + across / 2;
      const y = Math.max(one.rect.top, other.rect.top) + down / 2;
      const hit = document.elementFromPoint(x, y);
      const below = one.shown.contains(hit) ? [other] : other.shown.contains(hit) ? [one] : [];
      for (const { rect } of below)
        if (rect.width - across < LEAST_TARGET && rect.height - down < LEAST_TARGET)
          faults.push(`${name(one.element)} and ${name(other.element)} lie on each other`);
    }
  return faults;
}
