"""Practice: short drills, from seeds, every answer proved."""

from remeld.study.practice.drill import DRILLS, Drill, DrillKind, check_drill, make_drill
from remeld.study.practice.questions import (
    CountQuestion,
    JudgeQuestion,
    LayQuestion,
    Question,
    WaitQuestion,
)

__all__ = [
    "DRILLS",
    "CountQuestion",
    "Drill",
    "DrillKind",
    "JudgeQuestion",
    "LayQuestion",
    "Question",
    "WaitQuestion",
    "check_drill",
    "make_drill",
]
