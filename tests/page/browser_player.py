"""A player at a browser: knows the rules by the solver, and does everything by hand."""

from remeld.notation import format_table, parse_rack, parse_ruleset, parse_table
from remeld.solver import best_play
from tests.page.input_devices import HANDS, Hand
from tests.page.move_plan import Target, lies_as, next_move, read_table
from tests.page.screen_content import Seen, look, settle
from tests.page.visitors import Visitor

__all__ = ["END_TURN", "Player"]

END_TURN = "[role='toolbar'] .end button"
MOST_MOVES = 120


class Player:
    """A visitor at a table, with a way of moving tiles."""

    def __init__(self, visitor: Visitor, way: str = "mouse") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.wire = visitor.wire
        self.hand: Hand = HANDS[way](visitor.page)
        self.turns = 0

    @property
    def seat(self) -> int:
        """The own seat; the one on turn where there are several."""
        seats = self.wire.view["you"]["seats"]
        turn = self.wire.game.get("turn", -1)
        return int(turn if turn in seats else seats[0])

    @property
    def playing(self) -> bool:
        """Whether a game is going on."""
        return bool(self.wire.view.get("phase") == "playing")

    @property
    def over(self) -> bool:
        """Whether a game has ended."""
        return self.wire.view.get("phase") in ("between", "over")

    def on_turn(self) -> bool:
        """Whether the own turn has come, and the page shows it as the house told it."""
        if not self.playing or self.wire.game["turn"] not in self.wire.view["you"]["seats"]:
            return False
        return self.shows(look(self.page))

    def shows(self, seen: Seen) -> bool:
        """Whether table and rack are shown as the house told them."""
        game = self.wire.game
        rack = game["racks"][self.seat] or ""
        return lies_as(seen, read_table(game["table"])) and sorted(seen.faces) == sorted(
            face.partition("=")[0] for face in rack.split()
        )

    def wait_for_turn(self) -> bool:
        """Wait for the own turn; False if the game is over instead."""
        self.visitor.until(lambda: self.over or self.on_turn(), "the own turn")
        return not self.over

    def wait_for_game(self) -> "Player":
        """Wait until a game is going on."""
        self.visitor.until(lambda: self.playing, "the game")
        return self

    def wait_for_news(self, version: int) -> None:
        """Wait until the page has heard of that, and shows it."""
        self.visitor.until(lambda: self.wire.view.get("version", 0) >= version, "the news")
        self.visitor.until(lambda: self.shows(look(self.page)), "the table as the house has it")

    def wait_for_current(self, seat: int) -> None:
        """Wait until the page shows that this seat is on turn."""
        shown = self.page.locator("[data-seat][aria-current]")
        self.visitor.until(lambda: shown.get_attribute("data-seat") == str(seat), f"seat {seat}")

    def draft_is_kept(self, laid: str) -> bool:
        """Whether the house has judged, and kept, a draft with these sets."""
        drafts = [each["id"] for each in self.wire.sent if laid in each.get("table", "")]
        return self.wire.verdict.get("id") in drafts

    def best_table(self) -> str | None:
        """The table as the best play leaves it; None if there is nothing to play."""
        view, game = self.wire.view, self.wire.game
        rules = parse_ruleset(view["options"]["rules"])
        found = best_play(
            rules.sized_for(len(view["seats"]), big=view["options"]["big_set"]),
            parse_table(game["table"]),
            parse_rack(game["racks"][self.seat]),
            melded=game["melded"][self.seat],
        )
        return format_table(found.table) if found.played else None

    def move(self, piece: int, target: Target) -> Seen:
        """Move one tile, and look at the table when it lies otherwise."""
        before = look(self.page)
        what = f"{before.piece(piece).face} to {target}"
        self.hand.move(piece, target)
        settle(self.page)
        self.visitor.until(lambda: look(self.page).order != before.order, what)
        return look(self.page)

    def arrange(self, table: str) -> None:
        """Move tiles one by one until the table lies like that."""
        wanted = read_table(table)
        for _ in range(MOST_MOVES):
            step = next_move(look(self.page), wanted)
            if step is None:
                return
            self.move(step[0].id, step[1])
        raise AssertionError(f"{table} is not reached from {look(self.page).table}")

    def end_turn(self) -> None:
        """Press the button, and wait until the turn is over."""
        before = self.wire.view["turn_version"]
        self.hand.press(END_TURN)
        self.visitor.until(
            lambda: self.wire.view["turn_version"] != before or not self.playing,
            "the end of the turn",
        )
        assert self.visitor.focus_is_kept(), "the focus was lost at the end of the turn"

    def judged_legal(self) -> bool:
        """Whether the page says that the turn may end with a play."""
        ready = self.page.locator(f"{END_TURN}[data-end='play']:not([aria-disabled])")
        return ready.count() == 1

    def take_turn(self) -> None:
        """Play as well as can be, or draw, or pass."""
        table = self.best_table()
        if table is not None:
            self.arrange(table)
            self.visitor.until(self.judged_legal, "the referee's word on a legal turn")
            assert all(each.whole for each in look(self.page).sets)
        self.end_turn()
        self.turns += 1

    def play_out(self) -> None:
        """Play the game to its end."""
        while self.wait_for_turn():
            self.take_turn()
