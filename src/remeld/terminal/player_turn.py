"""One turn of the player at the keyboard: draft, ask the referee after each step, end it."""

from collections.abc import Callable, Mapping
from os.path import expanduser
from pathlib import Path

from remeld.match import Game, IllegalTurnError, cut, dumps
from remeld.notation import format_set
from remeld.rules import CommandError, Draw, Move, Pass, Play, RemeldError, judge_checked
from remeld.terminal.console import Console, PlayerLeftError
from remeld.terminal.draft import TurnDraft
from remeld.terminal.screen import say_verdict, show_draft
from remeld.terminal.sentences import explain, fourth_letter, reason_of, say_changes
from remeld.terminal.timed_input import TimeUpError
from remeld.terminal.typed_commands import DRAFTING, VERBS, read_command

__all__ = ["SEAT", "PlayerTurn", "save_record"]

BLIND_MS = 1000
"""What is typed so soon after the bell was meant for the turn that it ended."""
SEAT = 0
"""The seat of the player at the keyboard."""


class PlayerTurn:
    """The turn, from the first look at the table to the move."""

    def __init__(
        self,
        console: Console,
        now: Callable[[], int],
        game: Game,
        asides: Mapping[str, Callable[[], None]],
        rang_at: int | None = None,
    ) -> None:
        self.console = console
        self.words = console.words
        self.now = now
        self.game = game
        self.asides = asides
        """What can be asked for that is no part of the turn, by its command."""
        self.rang_at = rang_at
        """When the bell rang in the middle of the player's last turn, if it did."""
        state = game.state
        self.melded = state.melded[SEAT]
        self.past = [TurnDraft.begin(state.setup.sized, state.table, state.racks[SEAT])]
        self.by_number = False
        self.fourth = fourth_letter(self.words, state.setup.sized)

    @property
    def draft(self) -> TurnDraft:
        """The table as it lies now."""
        return self.past[-1]

    def play(self, *, by_number: bool = False, newcomer: bool = False) -> Game:
        """Let the player type until the turn is over."""
        self.by_number = by_number
        self.show()
        if newcomer:
            self.console.say("talk-how-to")
        while self.game.state.turn == SEAT and not self.game.state.ended:
            began = self.game
            try:
                timed = self.game.state.deadline is not None
                self._obey(self.console.ask(self._prompt(), self._left if timed else None))
            except TimeUpError:
                self._ring()
            except IllegalTurnError:
                self.console.say("talk-not-legal")
                self._show_verdict(ending=True)
            except RemeldError as error:
                self.console.show(explain(self.words, error))
                if error.code == "must-play":
                    self._show_a_play()
            if self.game is not began:
                return self.game
        return self.game

    def show(self) -> None:
        """Show table, rack and what the referee says."""
        lines = show_draft(self.words, self.draft, self.console.width, by_number=self.by_number)
        self.console.show_lines(lines)
        self._show_verdict()

    def _show_verdict(self, *, ending: bool = False) -> None:
        draft, melded = self.draft, self.melded
        verdict = judge_checked(draft.rules, draft.before, draft.table, draft.dealt, melded=melded)
        for line in say_verdict(self.words, draft, verdict, melded=melded, ending=ending):
            self.console.show(line, indent="  ")

    def _prompt(self) -> str:
        deadline = self.game.state.deadline
        if deadline is None:
            return self.words.text("talk-prompt") + " "
        left = max(0, (deadline - self.now()) // 1000)
        return self.words.text("talk-prompt-clock", count=left) + " "

    def _left(self) -> float:
        """Seconds until the bell."""
        return ((self.game.state.deadline or 0) - self.now()) / 1000

    def _ring(self) -> bool:
        """The bell, if the time is up: it finds the table as it lies."""
        deadline, now = self.game.state.deadline, self.now()
        if deadline is None or now < deadline:
            return False
        self.game = self.game.ring(now, self.draft.table)
        self.rang_at = now
        return True

    def _obey(self, line: str) -> None:
        if self._ring():
            # What was typed too late does not count.
            return
        rang_at, self.rang_at = self.rang_at, None
        if rang_at is not None and self.now() < rang_at + BLIND_MS and line.strip():
            # Whoever typed it was still looking at the turn before.
            self.console.say("talk-too-late")
            return
        verb, rest = read_command(line)
        if verb in self.asides:
            self.asides[verb]()
        elif verb in DRAFTING:
            self.past.append(DRAFTING[verb](self.draft, rest, self.fourth))
            self.show()
        else:
            actions: dict[str, Callable[[str], None]] = {
                "": lambda _: self.show(),
                "undo": self._undo,
                "reset": self._reset,
                "end": lambda _: self._move(Play(self.draft.table)),
                "draw": lambda _: self._move(Draw()),
                "pass": lambda _: self._move(Pass()),
                "sort": self._sort,
                "save": lambda file: save_record(self.console, self.game, file.strip()),
                "help": lambda _: self._help(),
                "quit": self._quit,
            }
            actions[verb](rest)

    def _undo(self, _: str) -> None:
        if len(self.past) == 1:
            raise CommandError("nothing-to-undo", "there is no step of this turn to undo")
        self.past.pop()
        self.show()

    def _reset(self, _: str) -> None:
        self.past.append(self.past[0])
        self.show()

    def _sort(self, _: str) -> None:
        self.by_number = not self.by_number
        self.show()

    def _move(self, move: Move) -> None:
        if not isinstance(move, Play) and not self.draft.untouched:
            raise CommandError(
                "draft-not-empty", "tiles were moved: end the turn with them, or reset first"
            )
        self.game = self.game.move(SEAT, move, self.now())

    def _help(self) -> None:
        rows = [
            (f"{verb} {example}".strip(), f"({short})" if short else "", verb)
            for verb, (short, example) in VERBS.items()
        ]
        for usage, short, verb in rows:
            text = self.words.text(f"talk-help-{verb}")
            self.console.show(f"{usage:14}{short:5}{text}", indent=" " * 19)

    def _show_a_play(self) -> None:
        """Nobody shall be stuck where they must play and see nothing."""
        from remeld.solver import best_play

        draft = self.past[0]
        found = best_play(draft.rules, draft.before, draft.dealt, melded=self.melded)
        changes = say_changes(draft.rules, draft.before, found.table)
        self.console.say("talk-could-play", tiles=format_set(found.played), changes=changes)

    def _quit(self, _: str) -> None:
        raise PlayerLeftError


def save_record(console: Console, game: Game, file: str) -> None:
    """Write the record: the whole game when it is over, before that what the player saw."""
    if not file:
        raise CommandError("file-missing", "name the file after save")
    record = game.record
    if not game.state.ended:
        record = cut(record, SEAT)
    try:
        # What is not the name of a user stays as it was typed.
        with Path(expanduser(file)).open("x", encoding="utf-8", newline="\n") as out:
            out.write(dumps(record))
    except (OSError, ValueError) as error:
        reason = reason_of(error)
        raise CommandError("file-not-written", reason, file=file, reason=reason) from None
    console.say("talk-saved", file=file)
