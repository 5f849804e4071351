"""What the adapters are asked for, read and checked."""

from remeld.notation import parse_ruleset
from remeld.rules import Ruleset

__all__ = ["read_edition"]


def read_edition(edition: object) -> Ruleset:
    """The rules to play by: an edition, one with what a house changes, or a `Ruleset`.

    >>> read_edition("goliath(jokers=4)").jokers
    4
    >>> read_edition(5)
    Traceback (most recent call last):
        ...
    TypeError: edition is 5, but must be an edition like 'goliath', with house rules like \
'goliath(jokers=4)', or a Ruleset
    """
    if isinstance(edition, Ruleset):
        return edition
    if not isinstance(edition, str):
        may = "an edition like 'goliath', with house rules like 'goliath(jokers=4)', or a Ruleset"
        raise TypeError(f"edition is {edition!r:.60}, but must be {may}")
    return parse_ruleset(edition)
