"""A run as one HTML page that needs nothing else: to be sent to a friend."""

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from remeld.arena.intervals import Interval
from remeld.arena.numbers import Numbers
from remeld.arena.plots import course_plot, interval_plot
from remeld.arena.ratings import Rating
from remeld.arena.run import Standings
from remeld.arena.tally import PlayerTally, Tally, cells, worst_columns
from remeld.bots.ladder import LADDER
from remeld.bots.registry import MAKERS

if TYPE_CHECKING:
    # The arena plays and counts without them.
    from remeld.words import Words

__all__ = ["report"]

STYLE = Path(__file__).parent / "report.css"


def report(
    standings: Standings, ratings: Sequence[Rating] | None, words: "Words", command: str
) -> str:
    """The page; `command` is what repeats the run.

    >>> from remeld.arena import Plan, make_crew, matrix, run
    >>> from remeld.rules import EDITIONS
    >>> pairings = matrix(["greedy", "easy"], seats=2)
    >>> plan = Plan(pairings=pairings, ruleset=EDITIONS["goliath"], games=4, seed=7)
    >>> from remeld.words import Words
    >>> page = report(run(plan, make_crew(1)), None, Words("en"), "remeld arena …")
    >>> page.startswith("<!doctype html>"), "http" in page
    (True, False)
    """
    return "\n".join(_Page(standings, ratings, words, command).lines()) + "\n"


class _Page:
    def __init__(
        self,
        standings: Standings,
        ratings: Sequence[Rating] | None,
        words: "Words",
        command: str,
    ) -> None:
        self.standings = standings
        self.ratings = ratings
        self.words = words
        self.numbers = Numbers(words)
        self.command = command
        self.cells = cells(standings.tallies)
        self.worst = worst_columns(standings.tallies)
        self.base = 1 / standings.plan.seats

    def say(self, id: str, **values: object) -> str:
        return escape(self.words.text(f"arena-{id}", **values))

    def lines(self) -> Iterator[str]:
        plan, title = self.standings.plan, self.say("title")
        yield f'<!doctype html>\n<html lang="{escape(self.words.lang)}">\n<head>'
        yield '<meta charset="utf-8">'
        yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
        yield f"<title>{title}</title>\n<style>\n{STYLE.read_text('utf-8')}</style>\n</head>"
        yield f"<body>\n<h1>{title}</h1>"
        edition = self.words.text(f"edition-{plan.ruleset.edition}")
        games = self.standings.games
        yield f"<p>{self.say('run', edition=edition, seats=plan.seats, games=games)}</p>"
        if not self.standings.done:
            yield f"<p>{self.say('unfinished')}</p>"
        if self.worst:
            best = max(self.worst, key=lambda key: self.worst[key][1].win_share)
            column, row = self.worst[best]
            share = self.numbers.percent(row.win_share)
            yield f'<p class="lead">{self.say("best", player=best, other=column, share=share)}</p>'
            yield from self.matrix()
            yield from self.who()
            yield from self.shares()
            yield from self.points()
            yield from self.courses()
        if self.ratings:
            yield from self.rated(self.ratings)
        yield from self.method()
        yield "</body>\n</html>"

    def matrix(self) -> Iterator[str]:
        players, others = self.standings.plan.players, self.standings.plan.seats - 1
        yield f"<h2>{self.say('matrix')}</h2>"
        yield f'<p class="quiet">{self.say("matrix-about", others=others)}</p>'
        yield '<div class="scroll"><table>\n<thead><tr><td></td>'
        yield "".join(f'<th scope="col">{escape(key)}</th>' for key in players)
        yield "</tr></thead>\n<tbody>"
        for row in players:
            yield f'<tr><th scope="row">{escape(row)}</th>'
            yield "".join(self.cell(row, column) for column in players) + "</tr>"
        yield "</tbody></table></div>"

    def cell(self, row: str, column: str) -> str:
        if (row, column) not in self.cells:
            return "<td>–</td>"
        player, _ = self.cells[row, column]
        share = player.win_share
        room = 1 - self.base if share > self.base else self.base
        depth = round(55 * abs(share - self.base) / room)
        tint = "good" if share > self.base else "bad"
        worst = " worst" if self.worst[row][0] == column else ""
        points = self.numbers.signed(player.points.mean)
        return (
            f'<td class="cell{worst}" style="--tint:var(--{tint});--depth:{depth}%">'
            f"<b>{self.numbers.percent(share)}</b>"
            f"<small>{self.numbers.percents(player.win_share_interval)}</small>"
            f"<small>{self.say('points-of', points=points)}</small></td>"
        )

    def shares(self) -> Iterator[str]:
        yield f"<h2>{self.say('shares')}</h2>"
        base = self.numbers.percent(self.base)
        yield f'<p class="quiet">{self.say("shares-about", base=base)}</p>\n<div class="rows">'
        for label, player in self.labelled():
            mean, interval = player.win_share, player.win_share_interval
            plot = interval_plot(mean, interval, self.base, 0, 1)
            value, reach = self.numbers.percent(mean), self.numbers.percents(interval)
            yield _row(label, plot, value, reach)
        yield "</div>"

    def points(self) -> Iterator[str]:
        found = [(label, player, player.points.interval()) for label, player in self.labelled()]
        bounds = [bound for *_, interval in found for bound in interval if math.isfinite(bound)]
        most = 1.05 * max((abs(bound) for bound in bounds), default=1.0) or 1.0
        yield f"<h2>{self.say('points')}</h2>"
        yield f'<p class="quiet">{self.say("points-about")}</p>\n<div class="rows">'
        for label, player, interval in found:
            plot = interval_plot(player.points.mean, interval, 0, -most, most)
            value = self.numbers.signed(player.points.mean)
            yield _row(label, plot, value, self.numbers.signs(interval))
        yield "</div>"

    def labelled(self) -> Iterable[tuple[str, PlayerTally]]:
        """All results; of two players who are alone at a table one says it for both."""
        for (row, column), (player, tally) in self.cells.items():
            if player is tally.players[0]:
                yield self.versus(row, column), player

    def versus(self, row: str, column: str) -> str:
        return self.say("versus", player=row, other=column, others=self.standings.plan.seats - 1)

    def courses(self) -> Iterator[str]:
        yield f"<h2>{self.say('course')}</h2>"
        yield f'<p class="quiet">{self.say("course-about")}</p>\n<div class="courses">'
        for tally in self.standings.tallies:
            if tally.games:
                yield self.course(tally)
        yield "</div>"

    def course(self, tally: Tally) -> str:
        label = self.versus(tally.pairing.lineup[0], tally.pairing.lineup[1])
        interval = tally.deal_shares.interval()
        plot = course_plot(tally.course, self.base, interval, label)
        seen = self.numbers.percents(interval)
        said = self.say("course-of", deals=tally.deals, games=tally.games, interval=seen)
        verdict = self.verdict(tally) if self.standings.plan.question else ""
        return (
            f'<figure><figcaption><span class="key">{label}</span><br>'
            f'<span class="quiet">{said} {verdict}</span></figcaption>{plot}</figure>'
        )

    def verdict(self, tally: Tally) -> str:
        question = self.standings.plan.question
        assert question is not None
        low, high = (self.numbers.percent(float(each)) for each in (question.low, question.high))
        return self.say("verdict", verdict=tally.verdict or "open", low=low, high=high)

    def rated(self, ratings: Sequence[Rating]) -> Iterator[str]:
        yield f"<h2>{self.say('ratings')}</h2>"
        yield f'<p class="quiet">{self.say("ratings-about")}</p>\n<div class="rows">'
        reaches = [Interval(each.mu - 2 * each.sigma, each.mu + 2 * each.sigma) for each in ratings]
        low = min(min(reach.low for reach in reaches), 25)
        high = max(max(reach.high for reach in reaches), 25)
        for each, reach in zip(ratings, reaches, strict=True):
            plot = interval_plot(each.mu, reach, 25, low, high)
            seen = self.say("plus-minus", number=self.numbers.number(2 * each.sigma))
            yield _row(escape(each.key), plot, self.numbers.number(each.mu), seen)
        yield "</div>"

    def who(self) -> Iterator[str]:
        """How each player plays, for a friend who has never heard of them; ours only."""
        told = [(key, self.plays(key)) for key in self.standings.plan.players]
        known = [(key, text) for key, text in told if text]
        if known:
            yield f"<h2>{self.say('who')}</h2>\n<dl>"
            for key, text in known:
                yield f'<dt class="key">{escape(key)}</dt><dd>{escape(text)}</dd>'
            yield "</dl>"

    def plays(self, key: str) -> str | None:
        name, _, _ = key.partition(":")
        if name in LADDER:
            return self.words.text(f"level-says-{name}")
        found = re.fullmatch(r"(.+?)(?:-?([0-9]+))?", name)
        family, number = found.groups() if found else (name, None)
        pattern = name if number is None else name.removesuffix(number) + "{}"
        if pattern not in MAKERS:
            return None
        return self.words.text(f"arena-plays-{family}", number=int(number or 0))

    def method(self) -> Iterator[str]:
        plan = self.standings.plan
        yield f"<h2>{self.say('method')}</h2>"
        yield f"<p>{self.say('method-deals')}</p>"
        yield f"<p>{self.say('method-intervals')}</p>"
        yield f"<p>{self.say('method-any-time')}</p>"
        yield f"<p>{self.say('method-fast' if plan.fast else 'method-referee')}</p>"
        repeat = "method-repeat" if plan.repeatable else "method-clock"
        yield f"<p>{self.say(repeat)}</p>\n<pre>{escape(self.command)}</pre>"


def _row(label: str, plot: str, value: str, reach: str) -> str:
    return (
        f'<div class="row"><span class="key">{label}</span>{plot}'
        f'<span class="value"><b>{value}</b> {reach}</span></div>'
    )
