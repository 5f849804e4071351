"""Remeld: play, referee, solve and study tile rummy by the rules of five printed booklets."""

__version__ = "0.1.0"
