"""A match in the terminal: one player at the keyboard, computer players on the other seats."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from remeld.match import (
    Began,
    Dealt,
    Drew,
    Ended,
    Event,
    Game,
    Logged,
    Oracle,
    Played,
    Revealed,
    Setup,
    StartDrawn,
    games_to_play,
    next_starter,
    seen_by,
    standing,
)
from remeld.notation import format_set, format_tile
from remeld.rules import (
    COLOURS,
    GameScore,
    RemeldError,
    Ruleset,
    Table,
)
from remeld.terminal.computer_players import ComputerPlayers
from remeld.terminal.console import Console, PlayerLeftError
from remeld.terminal.event_sentences import say_ending, say_event
from remeld.terminal.paint import labelled
from remeld.terminal.player_turn import SEAT, PlayerTurn, save_record
from remeld.terminal.screen import score_sheet
from remeld.terminal.sentences import (
    explain,
    fourth_letter,
    list_all,
    list_names,
    name_rules,
    say_all,
    say_changes,
)
from remeld.terminal.typed_commands import read_command

__all__ = ["LocalMatch"]


@dataclass(kw_only=True)
class LocalMatch:
    """A match from the first screen to the goodbye."""

    console: Console
    rules: Ruleset
    players: tuple[str, ...]
    """The first is at the keyboard, the others are computer players."""
    clock: int | None
    """Seconds for a turn."""
    secret: Callable[[int], bytes]
    """The secret of the deal of each game, by its number."""
    now: Callable[[], int]
    """The time in milliseconds."""
    oracle: Oracle
    """Tells who could play, where the rules make those play who can."""
    computers: ComputerPlayers = field(default_factory=ComputerPlayers)
    games: list[GameScore] = field(default_factory=list)
    by_number: bool = False
    newcomer: bool = True
    """Whether the player has not had a turn yet."""
    rang_at: int | None = None
    """When the bell rang in the middle of the player's last turn, if it did."""

    def run(self) -> None:
        """Play games until the player leaves."""
        starter = None
        try:
            self._welcome()
            while True:
                game = self._play_game(starter)
                ended = game.state.ended
                assert ended is not None
                self.games.append(GameScore(ended.points, ended.winners))
                first = game.state.starter or 0
                starter = next_starter(self.rules, self.games[-1], first, len(self.players))
                self.show_score()
                for line in self.computers.say_game(self.console.words, game):
                    self.console.show(line, indent="  ")
                self._ask_for_more(game)
        except PlayerLeftError:
            self.console.say("talk-bye")

    def show_score(self) -> None:
        """Show the points of the games so far and who leads."""
        result = standing(self.rules, self.games, len(self.players))
        self.console.show_lines(
            ["", *score_sheet(self.console.words, self.players, self.games, result)]
        )
        if not self.games:
            return
        names = list_names(self.console.words, [self.players[seat] for seat in result.leaders])
        over = self.rules.match_frame != "agreedGames" and len(self.games) % self._match == 0
        kind = "talk-match-won" if over else "talk-leads"
        self.console.say(kind, players=names, count=len(result.leaders))

    def tell_why(self) -> None:
        """Let the computer players say why they did what they did last."""
        for line in self.computers.say_why(self.console.words, self.players):
            self.console.show(line, indent="  ")

    @property
    def _match(self) -> int:
        return games_to_play(self.rules, len(self.players))

    def _welcome(self) -> None:
        """The first screen: all that somebody needs who has never heard of the game."""
        console, words, rules = self.console, self.console.words, self.rules
        others = self.players[SEAT + 1 :]
        also = {COLOURS[3]: fourth_letter(words, rules)}
        colours = [
            f"{'/'.join(filter(None, (letter, also.get(letter))))} "
            + words.text(f"colour-{letter}", fourth_colour=rules.fourth_colour)
            for letter in COLOURS[: rules.colours]
        ]
        about: dict[str, dict[str, object]] = {
            "goal": {"players": list_names(words, others), "count": len(others)},
            "tiles": {"colours": list_all(words, colours)},
            "group": {},
            "run": {},
            "meld": {"needed": rules.meld_min},
            "later": {},
        }
        rows = [
            (words.text(f"talk-label-{part}"), words.text(f"talk-{part}", **values))
            for part, values in about.items()
        ]
        rows += [(words.text("talk-label-clock"), text) for text in self._clock()]
        console.say("talk-title", edition=name_rules(words, rules))
        console.show_lines(["", *labelled(rows, console.width)])

    def _clock(self) -> list[str]:
        words, rules = self.console.words, self.rules
        if self.clock is not None:
            return [words.text("talk-clock", count=self.clock)]
        if rules.time_limit_optional:
            return []
        return [words.text("talk-no-clock", count=rules.time_limit_sec)]

    def _play_game(self, starter: int | None) -> Game:
        number = len(self.games) + 1
        setup = Setup(
            ruleset=self.rules,
            players=self.players,
            time_limit_sec=self.clock,
            starter=starter,
            game=number,
        )
        game = Game.start(setup, self.secret(number), self.now(), self.oracle)
        self.computers.reasons.clear()
        self._introduce(game)
        while not game.state.ended:
            before = game
            game = self._own_turn(game) if game.state.turn == SEAT else self._computer_turn(game)
            self._report(game, before.state.table, game.since(before.state.version))
        return game

    def _introduce(self, game: Game) -> None:
        """Which game it is, and what was drawn to see who starts."""
        console, setup = self.console, game.state.setup
        fixed = self.rules.match_frame != "agreedGames" and setup.game <= self._match
        kind = "talk-game-of" if fixed else "talk-game"
        said = [console.words.text(kind, game=setup.game, count=self._match)]
        draws = [
            f"{self.players[e.event.seat]} {format_tile(e.event.tile)}"
            for e in game.log
            if isinstance(e.event, StartDrawn)
        ]
        if draws:
            said.append(console.words.text("talk-start-draw", draws=list_all(console.words, draws)))
        console.show_lines([""])
        self._report(game, (), game.log, said)

    def _own_turn(self, game: Game) -> Game:
        console, state = self.console, game.state
        racks = [
            f"{name} {len(rack)}"
            for name, rack in zip(self.players, state.racks, strict=True)
            if name != self.players[SEAT]
        ]
        console.show_lines([""])
        console.say("talk-status", racks=list_all(console.words, racks), count=state.pool)
        asides = {"score": self.show_score, "why": self.tell_why}
        turn = PlayerTurn(console, self.now, game, asides, self.rang_at)
        game = turn.play(by_number=self.by_number, newcomer=self.newcomer)
        self.by_number, self.newcomer, self.rang_at = turn.by_number, False, turn.rang_at
        return game

    def _computer_turn(self, game: Game) -> Game:
        seat = game.state.turn
        move = self.computers.decide(game)
        game = self._in_time(game)
        try:
            return game.move(seat, move, self.now())
        except RemeldError as error:
            raise self.computers.failed(seat, error) from error

    def _in_time(self, game: Game) -> Game:
        """No bell rings for a computer player: if the program was stopped, its turn is longer."""
        deadline, now = game.state.deadline, self.now()
        return game if deadline is None or now <= deadline else game.extend(now - deadline, now)

    def _report(
        self, game: Game, table: Table, log: tuple[Logged, ...], said: Sequence[str] = ()
    ) -> None:
        """Say in one breath what happened, as the player at the keyboard may see it."""
        console, setup = self.console, game.state.setup
        told = list(said)
        more: list[str] = []
        for event in (logged.event for logged in log):
            if isinstance(event, StartDrawn | Dealt | Revealed):
                continue
            sentence = self._tell(setup, table, event)
            if isinstance(event, Ended):
                more += [sentence, *say_ending(console.words, setup, event)]
                continue
            told.append(sentence)
            if isinstance(event, Played) and event.seat != SEAT:
                changes = say_changes(setup.sized, table, event.table)
                # One new set has been told already by its tiles.
                more += [f"  {changes}"] if "→" in changes or "," in changes else []
        console.show(say_all(console.words, told), indent="  ")
        for line in more:
            console.show(line, indent="    ")

    def _tell(self, setup: Setup, table: Table, event: Event) -> str:
        words = self.console.words
        if event == Began(SEAT):
            return words.text("talk-you-start")
        if isinstance(event, Drew) and event.seat == SEAT:
            return words.text("talk-you-draw", tiles=format_set(event.tiles))
        return say_event(words, setup, table, seen_by(event, SEAT))

    def _ask_for_more(self, game: Game) -> None:
        """Wait for the word to go on; the record can be saved before."""
        console = self.console
        console.say("talk-after-game")
        while True:
            try:
                verb, rest = read_command(console.ask(console.words.text("talk-prompt-next") + " "))
                if not verb:
                    return
                if verb == "quit":
                    raise PlayerLeftError
                if verb == "save":
                    save_record(console, game, rest.strip())
                elif verb == "score":
                    self.show_score()
                elif verb == "why":
                    self.tell_why()
                else:
                    console.say("talk-after-game")
            except RemeldError as error:
                console.show(explain(console.words, error))
