"""What a screen reader is given: the accessibility tree, and what live regions say.

Nothing here looks at the screen, at classes or at `data-` attributes.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page

__all__ = ["Ear", "Node"]

# Every live region that a reader can reach, and each text that it comes to have. A modal dialog
# hides all that is outside it.
LISTEN = """
(() => {
  const live = "[aria-live='polite'], [aria-live='assertive'], [role='status'], [role='alert']";
  const texts = new WeakMap();
  const hear = () => {
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    for (const region of document.querySelectorAll(live)) {
      const text = region.textContent.replaceAll(/[ \\n\\t]+/g, " ").trim();
      if (text === (texts.get(region) ?? "")) continue;
      texts.set(region, text);
      if (text && (!modal || modal.contains(region))) window.heard(text);
    }
  };
  addEventListener("DOMContentLoaded", () => {
    new MutationObserver(hear).observe(document, {
      subtree: true, childList: true, characterData: true,
    });
  });
})();
"""
# What a reader passes over without a word.
SILENT = {"none", "generic", "InlineTextBox", "StaticText", "LineBreak", "ListMarker"}


class Node(NamedTuple):
    """A thing in the accessibility tree."""

    role: str
    name: str
    """What it is called; for text, the text."""
    description: str
    states: dict[str, Any]
    children: tuple["Node", ...]

    def walk(self) -> Iterator["Node"]:
        """This and everything in it, in the order in which it is read."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str, name: str | None = None) -> list["Node"]:
        """Everything with that role, and with that name if one is given."""
        return [
            node
            for node in self.walk()
            if node.role == role and (name is None or node.name == name)
        ]

    def one(self, role: str, name: str | None = None) -> "Node":
        """The only one of its kind."""
        found = self.all(role, name)
        assert len(found) == 1, f"{len(found)} {role} {name!r} in\n{self.outline()}"
        return found[0]

    @property
    def text(self) -> str:
        """All text in it, as it is read."""
        parts = [node.name for node in self.walk() if node.role == "StaticText"]
        return " ".join(" ".join(parts).split())

    def outline(self, deep: int = 0) -> str:
        """The tree as a text, for a person who looks for a mistake."""
        said = self.role not in SILENT or (self.role == "StaticText" and self.name)
        states = " ".join(f"{key}={value}" for key, value in self.states.items() if value)
        line = f"{'  ' * deep}{self.role} {self.name!r} {states}".rstrip() + "\n" if said else ""
        return line + "".join(child.outline(deep + bool(line)) for child in self.children)


class Ear:
    """Listens to a page from before it is loaded; of a house that is slow it hears nothing."""

    def __init__(self, page: Page, *, unheard: str = "") -> None:
        self.page = page
        self.heard: list[str] = []
        """Everything that was announced, in order."""

        def hear(text: str) -> None:
            if not unheard or not text.startswith(unheard):
                self.heard.append(text)

        page.expose_function("heard", hear)
        page.add_init_script(LISTEN)
        self._devices = page.context.new_cdp_session(page)
        self._devices.send("Accessibility.enable")

    def tree(self) -> Node:
        """The page as a reader has it now."""
        found = self._devices.send("Accessibility.getFullAXTree")["nodes"]
        nodes = {node["nodeId"]: node for node in found}
        root = next(node for node in found if "parentId" not in node)
        (made,) = _nodes(root, nodes)
        return made

    def focus(self) -> Node:
        """What has the focus."""
        focused = [node for node in self.tree().walk() if node.states.get("focused")]
        # The document has it along with what is focused in it.
        return focused[-1]


def _nodes(node: dict[str, Any], nodes: dict[str, Any]) -> tuple[Node, ...]:
    inside = [nodes[id] for id in node.get("childIds", []) if id in nodes]
    children = tuple(made for child in inside for made in _nodes(child, nodes))
    if node.get("ignored"):
        return children
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    name, description = (str(node.get(key, {}).get("value", "")) for key in ("name", "description"))
    return (Node(str(node["role"]["value"]), name, description, states, children),)
