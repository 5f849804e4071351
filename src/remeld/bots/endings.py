"""What the way in which a game ends asks for: the strongest simple policies."""

from remeld.rules import Ruleset

__all__ = ["base_policy", "careful_policy", "must_play_at_the_end", "patient_policy"]


def must_play_at_the_end(rules: Ruleset) -> bool:
    """Whether who can play must, once nothing is left to draw."""
    return rules.pool_empty == "mustPlayIfAble" or not rules.may_decline


def patient_policy(rules: Ruleset) -> str:
    """The strongest policy of those that mind nobody else.

    >>> from remeld.rules import EDITIONS
    >>> [patient_policy(EDITIONS[key]) for key in ("goliath", "john-adams")]
    ['trimm', 'hoardmin']
    """
    return "hoardmin" if must_play_at_the_end(rules) else "trimm"


def careful_policy(rules: Ruleset) -> str:
    """The strongest policy of those that mind whom a tile lets out.

    >>> from remeld.rules import EDITIONS
    >>> [careful_policy(EDITIONS[key]) for key in ("goliath", "john-adams")]
    ['trimm-safe', 'hsafe']
    """
    return "hsafe" if must_play_at_the_end(rules) else "trimm-safe"


def base_policy(rules: Ruleset, players: int) -> str:
    """The policy of the simulation that the champion starts from, with so many players.

    >>> from remeld.rules import EDITIONS
    >>> base_policy(EDITIONS["john-adams"], 2), base_policy(EDITIONS["goliath"], 4)
    ('hsafe', 'trimm-wary')
    """
    if must_play_at_the_end(rules):
        return {2: "hsafe", 3: "hoard-wary"}.get(players, "hoardmin")
    return "trimm-wary"
