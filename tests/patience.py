"""How long a test waits for what must come."""

__all__ = ["PATIENCE"]

PATIENCE = 300.0
"""Seconds. It decides nothing but how long a failure takes: what comes on an idle machine within a
moment may take a hundred times as long beside other work. Where something must *not* happen, a test
sets the clock or waits for what comes after it; it never looks for so and so long."""
