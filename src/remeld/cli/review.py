"""`remeld review`: what each turn of a recorded game could have been, and what it cost."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from remeld.cli.common import (
    AsJson,
    Lang,
    get_words,
    grid,
    print_json,
    read_number,
    read_seed,
    read_text,
    screen,
)
from remeld.cli.review_sums import percent, show_sums
from remeld.cli.solve import tile_list
from remeld.match import Record, loads, verify
from remeld.notation import format_rack, format_ruleset
from remeld.rules import Rack, RemeldError
from remeld.terminal.sentences import name_rules, say_all
from remeld.words import Words

if TYPE_CHECKING:
    from remeld.study import Balance, CostReason, Estimate, Review, ReviewedTurn

__all__ = ["review"]


def review(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str | None, typer.Option("--seat", metavar="N")] = None,
    seed: Annotated[str | None, typer.Option("--seed", metavar="N")] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Review a record, the turns of all seats or of one."""
    from remeld.solver import could_play
    from remeld.study import check_seats
    from remeld.study import review as review_record

    record = loads(read_text(file))
    words = get_words(lang, record.setup.ruleset)
    last = len(record.setup.players) - 1
    number = None if seat is None else read_number("--seat", seat, 0, last)
    dice = read_seed(seed, otherwise=1)
    check_seats(record, number)
    trouble = verify(record, could_play).trouble
    if trouble is not None:
        raise RemeldError("review-wrong", f"event {trouble.event} is wrong", event=trouble.event)
    with _progress(words) as told:
        found = review_record(record, number, seed=dice, told=told)
    if json:
        print_json(_document(record, found, dice))
    else:
        _show(words, record, found)
    return 0


@contextmanager
def _progress(words: Words) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, if that is a screen."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    bar = Progress(
        BarColumn(),
        TextColumn("{task.description}", markup=False),
        console=Console(stderr=True, highlight=False),
        transient=True,
    )
    task = bar.add_task("")

    def told(done: int, total: int) -> None:
        text = words.text("review-progress", count=done, total=total)
        bar.update(task, completed=done, total=total, description=text)

    with bar:
        yield told


def _document(record: Record, found: "Review", seed: int) -> dict[str, object]:
    return {
        "rules": format_ruleset(record.setup.ruleset),
        "players": list(record.setup.players),
        "seed": seed,
        "turns": [_turn_document(each) for each in found.turns],
        "seats": [_seat_document(each) for each in found.seats],
        "moments": [
            {"turn": each.turn, "seat": each.seat, "kind": each.kind, "change": each.change}
            for each in found.moments
        ],
    }


def _turn_document(each: "ReviewedTurn") -> dict[str, object]:
    turn, exact, estimate = each.turn, each.exact, each.estimate
    return {
        "turn": turn.number,
        "event": turn.event,
        "seat": turn.seat,
        "done": turn.done,
        "played": _in_order(turn.laid),
        "possible": {
            "tiles": exact.possible.tiles,
            "value": exact.possible.value,
            "played": _in_order(exact.possible.played),
            "table": [tile_list(tiles) for tiles in exact.possible.table],
            "proved": exact.possible.proved,
        },
        "missed_tiles": exact.missed_tiles,
        "missed_value": exact.missed_value,
        "could_go_out": exact.could_go_out,
        "could_open": exact.could_open,
        "could_free_joker": exact.could_free_joker,
        "could_keep_joker": exact.could_keep_joker,
        "chance": estimate and estimate.chance,
        "chance_best": estimate and estimate.best,
        "interval": estimate and list(estimate.interval),
        "choice": estimate and _in_order(estimate.choice),
        "worlds": estimate and estimate.worlds,
        "after_draw": estimate and estimate.after_draw,
        "reasons": [
            {"kind": why.kind, "done": why.done, "better": why.better} for why in each.reasons
        ],
    }


def _in_order(tiles: Rack) -> list[str]:
    """The tiles of a turn, which lie in no order, as `played` of every command has them."""
    return format_rack(tiles).split()


def _seat_document(each: "Balance") -> dict[str, object]:
    return {
        "seat": each.seat,
        "accuracy": each.accuracy,
        "start": each.start,
        "deal": each.deal,
        "draws": each.draws,
        "others": each.others,
        "skill": each.skill,
        "result": each.result,
        "themes": {theme.theme: {"met": theme.met, "taken": theme.taken} for theme in each.themes},
    }


def _show(words: Words, record: Record, found: "Review") -> None:
    from rich.text import Text

    from remeld.terminal.paint import paint

    def tiles(text: str) -> Text:
        return Text.from_ansi(paint(text))

    console, names = screen(), record.setup.players
    console.print(name_rules(words, record.setup.ruleset), style="bold")
    rows = grid(5)
    heads = ("turn", "player", "done", "chance", "possible")
    rows.add_row(*(words.text(f"review-label-{head}") for head in heads), style="bold")
    for each in found.turns:
        turn, estimate = each.turn, each.estimate
        done = format_rack(turn.laid) or words.text(f"review-{_idle(turn.done)}")
        rows.add_row(
            str(turn.number),
            names[turn.seat],
            tiles(done),
            _chance(words, estimate),
            tiles(say_all(words, _sentences(words, each))),
        )
    console.print(rows)
    estimates = any(each.estimate for each in found.turns)
    if estimates:
        show_sums(words, found, names)
    console.print()
    told = ("review-estimate", "review-sum") if estimates else ("review-none",)
    for id in ("review-exact", *told):
        console.print(words.text(id))


def _idle(done: str) -> str:
    """What is told where nothing was laid; a turn that lays nothing is one of the others."""
    return "pass" if done == "play" else done


def _chance(words: Words, estimate: "Estimate | None") -> str:
    if estimate is None:
        return ""
    low, high = (percent(bound) for bound in estimate.interval)
    return words.text("review-interval", chance=percent(estimate.chance), low=low, high=high)


def _sentences(words: Words, each: "ReviewedTurn") -> list[str]:
    """What there was to do in a turn, the weightiest first."""
    from remeld.study import LEAST_COST

    exact, estimate, said = each.exact, each.estimate, []
    if exact.could_go_out and exact.missed_tiles:
        said.append(words.text("review-go-out"))
    elif exact.could_open and not each.turn.laid:
        said.append(words.text("review-open"))
    elif exact.missed_tiles:
        said.append(words.text("review-more", count=exact.missed_tiles))
    elif exact.missed_value:
        said.append(words.text("review-worth", count=exact.missed_value))
    elif not exact.possible.tiles:
        said.append(words.text("review-nothing"))
    if exact.could_free_joker:
        said.append(words.text("review-free-joker"))
    if exact.could_keep_joker:
        said.append(words.text("review-keep-joker"))
    if estimate and estimate.cost >= LEAST_COST:
        out = len(estimate.choice) == len(each.turn.rack)
        how = "out" if out else "lay" if estimate.choice else "draw"
        cost, choice = percent(estimate.cost), format_rack(estimate.choice)
        said.append(words.text(f"review-cost-{how}", cost=cost, tiles=choice))
    return [*said, *(_why(words, reason) for reason in each.reasons)]


def _why(words: Words, reason: "CostReason") -> str:
    """A reason in a sentence: parts of 100 cases, points, or about how many tiles."""
    part = reason.kind in ("lets-out", "not-ready")
    done, better = (
        percent(each) if part else str(round(each)) for each in (reason.done, reason.better)
    )
    more = max(1, round(reason.done - reason.better))
    return words.text(f"review-why-{reason.kind}", done=done, better=better, count=more)
