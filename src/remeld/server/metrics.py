"""What is counted and measured, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """All figures of one process. Nothing in them names a table or a person."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = self._counter("http_requests", "HTTP requests", "status")
        self.commands = self._counter("commands", "commands by result", "result")
        self.conflicts = self._counter("conflicts", "appends that somebody else was faster with")
        self.command_seconds = self._seconds("command_seconds", "from reading to acknowledging")
        self.frames = self._counter("frames_received", "frames from clients")
        self.limited = self._counter("limited", "refused by a rate limit", "what")
        self.closed = self._counter("sockets_closed", "sockets that we closed", "code")
        self.skipped = self._counter("snapshots_for_slow", "slow spectators given a snapshot")
        self.sockets = self._gauge("sockets", "open sockets")
        self.connections = self._gauge("connections", "open connections, sockets among them")
        self.dropped = self._counter("connections_dropped", "connections that we ended", "why")
        self.feeds = self._gauge("tables_watched", "tables with a socket in this process")
        self.cached = self._gauge("tables_cached", "tables held in memory")
        self.timers = self._counter("timers", "timers carried out", "kind", "result")
        self.breaker = self._counter("breaker_trips", "sweeps stopped by the circuit breaker")
        self.overdue = self._gauge("bells_overdue", "bells overdue at the last sweep")
        self.think_seconds = self._seconds("think_seconds", "computing one computer player's move")
        self.work_waiting = self._gauge("work_waiting", "questions that wait, by class", "kind")
        self.work_seconds = self._counter("work_seconds", "processor time by class", "kind")
        self.workers = self._gauge("workers", "worker processes")
        self.workers_working = self._gauge("workers_working", "worker processes at work")
        self.workers_held = self._gauge("workers_held", "workers held by more urgent work")
        self.workers_ended = self._counter("workers_ended", "workers that were lost", "why")

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"remeld_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(f"remeld_{name}", meaning, labels, registry=self.registry)

    def _seconds(self, name: str, meaning: str) -> Histogram:
        return Histogram(f"remeld_{name}", meaning, registry=self.registry, buckets=SECONDS)

    def text(self) -> bytes:
        """The page that Prometheus reads.

        >>> b"remeld_sockets 0.0" in Metrics().text()
        True
        """
        return generate_latest(self.registry)
