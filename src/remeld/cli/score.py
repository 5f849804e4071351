"""`remeld score`: add up the games of a match and say who has won."""

import json
import sys
from dataclasses import dataclass
from typing import Annotated, Any

import typer

from remeld.cli.common import (
    AsJson,
    Big,
    Edition,
    House,
    Lang,
    get_words,
    pick_rules,
    print_json,
    read_text,
)
from remeld.match import Standing, standing
from remeld.match.setup import MAX_NAME
from remeld.notation import format_ruleset, parse_house, parse_rack
from remeld.rules import GameScore, RemeldError, Ruleset, check_tiles, score_game
from remeld.terminal.screen import score_sheet
from remeld.terminal.sentences import list_names, name_rules
from remeld.words import Words

__all__ = ["score"]


def score(
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    edition: Edition = None,
    house: House = None,
    big_set: Big = False,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Score the games that a JSON document describes."""
    words = get_words(lang)
    chosen = pick_rules(edition, house) if edition is not None or house is not None else None
    if file is None and sys.stdin is not None and sys.stdin.isatty():
        # Nobody would know what it waits for.
        raise RemeldError(
            "missing-option",
            "name a file, or - for the standard input",
            option=words.text("cli-value-file"),
        )
    sheet = _read(read_text(file or "-"), chosen, big=big_set)
    if json:
        print_json(_document(sheet))
    else:
        _show(get_words(lang, sheet.rules), sheet)
    return 0


@dataclass(frozen=True)
class Sheet:
    """A match that has been added up."""

    rules: Ruleset
    players: tuple[str, ...]
    games: list[GameScore]
    result: Standing


def _read(text: str, chosen: Ruleset | None, *, big: bool) -> Sheet:
    document = _object(_load(text), {"edition", "house", "big_set", "games"})
    rules = chosen or _rules(document)
    said = document.get("big_set", False)
    if not isinstance(said, bool):
        raise RemeldError("big-set-not-said", "big_set must be true or false", part=_shown(said))
    given = document.get("games")
    if not isinstance(given, list) or not given:
        raise RemeldError(
            "no-games", "games must be a list with at least one game", part=_shown(given)
        )
    players: tuple[str, ...] = ()
    games = []
    for number, each in enumerate(given, start=1):
        try:
            game = _object(each, {"racks", "winner", "starter"})
            players = players or _players(game)
            games.append(_score(rules, players, game, big=big or said))
        except RemeldError as error:
            raise RemeldError("in-game", str(error), game=number, reason=error) from None
    return Sheet(rules, players, games, standing(rules, games, len(players)))


def _load(text: str) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_no_key_twice)
    except json.JSONDecodeError as error:
        raise RemeldError(
            "not-json",
            str(error),
            line=error.lineno,
            place=error.colno,
            part=text[error.pos : error.pos + 20],
        ) from None
    except RemeldError:
        raise
    except (ValueError, RecursionError) as error:
        raise RemeldError("json-too-much", str(error), part=text[:20]) from None


def _no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RemeldError("key-twice", f"{twice[:40]!r} is there twice", part=twice[:40])
    return found


def _object(value: Any, known: set[str]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RemeldError("not-an-object", "this must be an object in braces", part=_shown(value))
    for name in value:
        if name not in known:
            listed = ", ".join(sorted(known))
            raise RemeldError(
                "unknown-key", f"{name[:40]!r} is none of {listed}", part=name[:40], known=listed
            )
    return value


def _shown(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)[:40]


def _rules(document: dict[str, Any]) -> Ruleset:
    house = document.get("house", {})
    if not isinstance(house, dict):
        raise RemeldError("bad-score-rules", "house must be an object", part=_shown(house))
    named = [each["edition"] for each in (document, house) if "edition" in each]
    for name in named:
        if not isinstance(name, str):
            raise RemeldError("bad-score-rules", "edition must be a name", part=_shown(name))
    if len(set(named)) > 1:
        part, known = (name[:40] for name in named)
        raise RemeldError(
            "editions-differ",
            f"edition is {part}, but the house rules are of {known}",
            part=part,
            known=known,
        )
    given = {**house, "edition": named[0]} if named else house
    return parse_house(json.dumps(given))


def _players(game: dict[str, Any]) -> tuple[str, ...]:
    racks = _racks(game)
    for name in racks:
        if not name.strip() or len(name) > MAX_NAME or not name.isprintable():
            raise RemeldError(
                "bad-name",
                f"name must be 1 to {MAX_NAME} characters that can be shown",
                name=name[:MAX_NAME],
            )
    return tuple(racks)


def _racks(game: dict[str, Any]) -> dict[str, str]:
    racks = game.get("racks")
    if not isinstance(racks, dict) or not all(isinstance(text, str) for text in racks.values()):
        raise RemeldError("bad-racks", "racks must map names to tiles", part=_shown(racks))
    return racks


def _score(
    rules: Ruleset, players: tuple[str, ...], game: dict[str, Any], *, big: bool
) -> GameScore:
    given = _racks(game)
    if set(given) != set(players):
        raise RemeldError(
            "other-players",
            "all games must have the players of the first",
            known=", ".join(players),
        )
    sized = rules.sized_for(len(players), big=big)
    racks = []
    for name in players:
        try:
            racks.append(parse_rack(given[name]))
        except RemeldError as error:
            raise RemeldError("in-rack", str(error), name=name, reason=error) from None
    check_tiles(sized, [tile for rack in racks for tile in rack], "racks")
    winner = _seat(players, game.get("winner"))
    starter = _seat(players, game.get("starter"))
    for seat, rack in enumerate(racks):
        if seat == winner and rack:
            raise RemeldError(
                "winner-has-tiles",
                f"{players[seat]} has tiles left and cannot have won",
                name=players[seat],
            )
        if seat != winner and not rack:
            raise RemeldError(
                "loser-has-none",
                f"{players[seat]} has no tiles left and must have won",
                name=players[seat],
            )
    return score_game(sized, racks, winner, starter or 0)


def _seat(players: tuple[str, ...], name: Any) -> int | None:
    if name is None:
        return None
    if name not in players:
        known = ", ".join(players)
        raise RemeldError(
            "unknown-player", f"{_shown(name)} is none of {known}", part=_shown(name), known=known
        )
    return players.index(name)


def _document(sheet: Sheet) -> dict[str, Any]:
    players, result = sheet.players, sheet.result
    places = sorted(range(len(players)), key=lambda seat: (result.places[seat], seat))
    winners = [players[seat] for seat in result.leaders]
    return {
        "edition": format_ruleset(sheet.rules),
        "players": list(players),
        "games": [dict(zip(players, game.points, strict=True)) for game in sheet.games],
        "totals": dict(zip(players, result.totals, strict=True)),
        "games_won": dict(zip(players, result.games_won, strict=True)),
        "standing": [
            {
                "player": players[seat],
                "place": result.places[seat],
                "total": result.totals[seat],
                "games_won": result.games_won[seat],
            }
            for seat in places
        ],
        "winner": winners[0] if len(winners) == 1 else None,
        "winners": winners,
    }


def _show(words: Words, sheet: Sheet) -> None:
    print(name_rules(words, sheet.rules))
    for line in score_sheet(words, sheet.players, sheet.games, sheet.result):
        print(line)
    winners = [sheet.players[seat] for seat in sheet.result.leaders]
    print(words.text("talk-match-won", players=list_names(words, winners), count=len(winners)))
