"""Who wants to hear that a table has new entries."""

import logging
from collections.abc import Callable

logger = logging.getLogger(__name__)


class ChangeListeners:
    """The subscribers of one process.

    >>> listeners = ChangeListeners()
    >>> unsubscribe = listeners.subscribe(lambda table, seq: print(table, seq))
    >>> listeners.changed("t1", 7)
    t1 7
    >>> unsubscribe()
    >>> listeners.changed("t1", 8)
    """

    def __init__(self) -> None:
        self._changed: dict[object, Callable[[str, int], None]] = {}
        self._missed: dict[object, Callable[[], None]] = {}

    def subscribe(
        self, changed: Callable[[str, int], None], missed: Callable[[], None] | None = None
    ) -> Callable[[], None]:
        """Add a subscriber; the returned function takes it away, also if called twice."""
        key = object()
        self._changed[key] = changed
        if missed:
            self._missed[key] = missed

        def unsubscribe() -> None:
            self._changed.pop(key, None)
            self._missed.pop(key, None)

        return unsubscribe

    def changed(self, table: str, seq: int) -> None:
        """Tell everyone that a table has entries up to `seq`."""
        for callback in list(self._changed.values()):
            try:
                callback(table, seq)
            except Exception:
                logger.exception("a subscriber failed")  # The others shall hear it all the same.

    def missed(self) -> None:
        """Tell everyone that they may not have been told of something."""
        for callback in list(self._missed.values()):
            try:
                callback()
            except Exception:
                logger.exception("a subscriber failed")
