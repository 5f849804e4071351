"""Games and matches between players of any kind."""

from collections.abc import Sequence
from dataclasses import dataclass

from remeld.arena import WhichGame, dice, play_out, secret_of_deal
from remeld.library.checks import (
    check_flag,
    check_several,
    named,
    read_seed,
    read_whole,
    wrong,
)
from remeld.library.games import Game
from remeld.library.players import PlayerLike, seated
from remeld.library.reading import RulesLike, read_rules
from remeld.match import Setup, Standing, games_to_play, next_starter, standing
from remeld.match.setup import MAX_NAME
from remeld.rules import GameScore
from remeld.solver.questions import could_play

__all__ = ["Match", "play_game", "play_match"]


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """The games of a match, and where it stands after them.

    >>> import remeld
    >>> match = remeld.play_match(["greedy", "rabbit"], edition="goliath", seed=7)
    >>> match
    <Match: goliath, greedy, rabbit, 1 game, totals 21 -21>
    >>> match.games[0].outcome.winners == match.standing.leaders
    True
    """

    games: tuple[Game, ...]
    standing: Standing

    def __post_init__(self) -> None:
        """Refuse what is no match: play_match makes one."""
        check_several("games", self.games, "the games of a match, one at least")
        if not self.games:
            raise wrong("games", self.games, "the games of a match, one at least", ValueError)
        for number, game in enumerate(self.games):
            if not isinstance(game, Game):
                raise wrong(f"games[{number}]", game, "a Game")
        if not isinstance(self.standing, Standing):
            raise wrong("standing", self.standing, "a Standing, as play_match has it")
        object.__setattr__(self, "games", tuple(self.games))

    def __repr__(self) -> str:
        setup = self.games[0].state.setup
        played = f"{len(self.games)} game{'s' if len(self.games) > 1 else ''}"
        totals = " ".join(map(str, self.standing.totals))
        names = ", ".join(setup.players)
        return f"<Match: {setup.ruleset}, {names}, {played}, totals {totals}>"


def play_game(
    players: Sequence[PlayerLike],
    *,
    edition: RulesLike = "broadway",
    seed: int | None = None,
    big_set: bool = False,
) -> Game:
    """One game to its end, through the referee.

    A player is the key of a computer player, a `Player`, or a function that is given a `View` and
    returns a move or its text, a `Solution`, or None to draw (or pass, where nothing is left to
    draw). The same seed gives the same game. A player that fails, or breaks a rule, ends it with an
    error that names the player, and from which the reason follows.

    >>> import remeld
    >>> def mine(view: remeld.View) -> remeld.Solution:
    ...     return remeld.best_play(view)
    >>> game = remeld.play_game([mine, "owl"], edition="goliath", seed=7)
    >>> game
    <Game: goliath, mine, owl, 56 events, ended out>
    >>> game.outcome.points, game.record.verify().good
    ((-19, 19), True)
    """
    return _play(players, edition, read_seed(seed), number=1, starter=None, big_set=big_set)


def play_match(
    players: Sequence[PlayerLike],
    *,
    edition: RulesLike = "broadway",
    agreed: int | None = None,
    seed: int | None = None,
) -> Match:
    """As many games as the edition plays, or as were agreed (games or rounds, as it counts).

    >>> import remeld
    >>> match = remeld.play_match(["greedy", "rabbit", "chick"], edition="babyboom", seed=7)
    >>> len(match.games), match.standing.games_won, match.standing.leaders
    (3, (3, 0, 0), (0,))
    """
    rules = read_rules(edition, "edition")
    check_several("players", players, 'several players, like ["greedy", "owl"]')
    with named(players=players):
        rules.sized_for(len(players))
    agreed = None if agreed is None else read_whole("agreed", agreed)
    chosen = read_seed(seed)
    games: list[Game] = []
    scores: list[GameScore] = []
    starter = None
    for number in range(1, games_to_play(rules, len(players), agreed) + 1):
        game = _play(players, rules, chosen, number=number, starter=starter, big_set=False)
        games.append(game)
        ended = game.state.ended
        assert ended is not None
        scores.append(GameScore(ended.points, ended.winners))
        starter = next_starter(rules, scores[-1], game.state.starter or 0, len(players))
    return Match(tuple(games), standing(rules, scores, len(players)))


def _play(
    players: Sequence[PlayerLike],
    edition: RulesLike,
    seed: int,
    *,
    number: int,
    starter: int | None,
    big_set: bool,
) -> Game:
    check_flag("big_set", big_set)
    found = seated(players)
    keys = tuple(each.key for each in found)
    rules = read_rules(edition, "edition")
    with named(players=players, big_set=big_set):
        setup = Setup(
            ruleset=rules,
            players=tuple(key[:MAX_NAME] for key in keys),
            time_limit_sec=None,
            game=number,
            starter=starter,
            big_set=big_set,
        )
    deal = number - 1
    start = Game.start(setup, secret_of_deal(seed, deal), at=0, oracle=could_play)
    rngs = [dice(seed, deal, 0, seat) for seat in range(len(keys))]
    return play_out(start, found, rngs, WhichGame(keys, deal, 0, seed)).game
