"""The policies by name. What each does is in `engine/policies.py`, how strong it is in
`docs/strategy.md`."""

import re

__all__ = ["NUMBERED", "POLICIES", "Policy", "check_policy"]

Policy = tuple[int, int]
"""The engine's number of a policy, and the number in its name."""

POLICIES = (
    "rack-sets",
    "greedy",
    "hoard",
    "hoardmin",
    "dump",
    "trimm",
    "hsafe",
    "hold",
    "threat",
    "leaky-",
    "trimm-safe",
    "trimm-wary",
    "hoard-wary",
    "late",
    "least",
    "spare",
    "pairs",
    "dear",
)
"""In the order of the engine's numbers. Some take a number: `dump4`, `hold8`, `threat2`,
`leaky-10`, `late3`, `least2`."""
NUMBERED = {"dump": 99, "hold": 99, "threat": 99, "leaky-": 100, "late": 99, "least": 99}
"""The highest number of those."""


def check_policy(name: str) -> Policy:
    """The policy of that name, as the engine counts them.

    >>> check_policy("hoard"), check_policy("dump4"), check_policy("leaky-10")
    ((2, 0), (4, 4), (9, 10))
    >>> check_policy("dump")
    Traceback (most recent call last):
        ...
    ValueError: policy is 'dump', but must be one of rack-sets, greedy, hoard, hoardmin, dump4, \
trimm, hsafe, hold4, threat4, leaky-4, trimm-safe, trimm-wary, hoard-wary, late4, least4, spare, \
pairs, dear (4 stands for any number up to 99, or 100)
    """
    found = re.fullmatch(r"([a-z-]+?)(\d{1,3})?", name)
    key, digits = found.groups() if found else ("", None)
    number = int(digits or 0)
    if key not in POLICIES or (digits is not None) != (key in NUMBERED):
        number = -1
    if not 0 <= number <= NUMBERED.get(key, 0):
        known = ", ".join(each + "4" * (each in NUMBERED) for each in POLICIES)
        raise ValueError(
            f"policy is {name!r:.60}, but must be one of {known} "
            "(4 stands for any number up to 99, or 100)"
        )
    return POLICIES.index(key), number
