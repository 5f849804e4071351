"""Does a player keep the rules: the check that every player of this game should pass."""

from remeld.conformance.breaches import BREACHES, Breach
from remeld.conformance.check import check_player
from remeld.conformance.in_process import check_in_process

__all__ = ["BREACHES", "Breach", "check_in_process", "check_player"]
