"""What can be set about a house: each setting is an option of `remeld serve` and `REMELD_…`."""

import ipaddress
import math
import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any
from urllib.parse import urlsplit

from remeld.protocol import MAX_MESSAGE

__all__ = [
    "EVERYWHERE",
    "Settings",
    "SettingsError",
    "clean_origin",
    "from_environment",
    "local_origins",
]

EVERYWHERE = ("0.0.0.0", "::", "")
"""To listen there is to listen at every address of the machine."""
LOOPBACK = ("127.0.0.0/8", "::1/128")


class SettingsError(ValueError):
    """A setting with a value that it cannot have; `name` is the environment variable.

    `must` is a code: "number", "yes-or-no", "like" (the example `allowed`), or "be" (one of
    `allowed`, or within it).
    """

    def __init__(self, name: str, value: object, must: str, allowed: str = "") -> None:
        phrases = {"number": "be a number", "yes-or-no": "be yes or no", "like": "look like "}
        super().__init__(f"{name} is {value!r}, but must {phrases.get(must, 'be ')}{allowed}")
        self.name = name
        self.value = str(value)
        self.must = must
        self.allowed = allowed


def setting(default: Any, meaning: str) -> Any:
    """A setting with its default and what it means."""
    return field(default=default, metadata={"meaning": meaning})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """All settings of a house; the defaults suit one machine for family and friends."""

    database: str = setting("sqlite:///remeld.db", "where tables are kept")
    host: str = setting("127.0.0.1", "the address to listen on")
    port: int = setting(8137, "the port to listen on; 0 takes a free one")
    origins: tuple[str, ...] = setting((), "addresses that players type, such as https://play.me")
    proxies: tuple[str, ...] = setting((), "reverse proxies whose word on the client is believed")
    metrics_from: tuple[str, ...] = setting(LOOPBACK, "networks that may read /metrics")
    log_level: str = setting("info", "debug, info, warning or error")
    thinking: bool = setting(True, "computer players take a natural time to think")
    workers: int = setting(0, "processes for heavy work at a time; 0: one core is left free")
    grace_ms: int = setting(10_000, "added to every running turn after the house was down")
    session_days: int = setting(365, "days after which an unused session is forgotten")
    archive_days: int = setting(1, "days after which a table that nobody uses is put away")
    delete_days: int = setting(90, "days after which one that was put away is deleted; 0: never")
    record_days: int = setting(0, "days for which records outlive their tables; 0: for ever")
    tables_per_address: int = setting(2_000, "tables of one address, and house rules; 0: any")
    tables_per_session: int = setting(400, "tables of one player; 0: any number")
    log_bytes_per_address: int = setting(200_000_000, "log bytes of one address; 0: any number")
    log_bytes_per_session: int = setting(50_000_000, "log bytes of one player; 0: any number")
    message_bytes: int = setting(MAX_MESSAGE, "the longest message of a player")
    record_bytes: int = setting(1_000_000, "the longest record to be checked")
    sockets: int = setting(20_000, "sockets at a time, in all")
    sockets_per_address: int = setting(100, "sockets at a time from one address")
    openable: bool = setting(False, "a browser on this machine may open the house to a network")
    networks: tuple[str, ...] = setting((), "addresses to open it at; those found if empty")
    admin_socket: str = setting("", "where `remeld admin` reaches the house; nowhere if empty")
    page: str = setting("", "a folder with another build of the page than the installed one")
    rate_scale: float = setting(1.0, "all rates are multiplied by this; 0 switches them off")

    def __post_init__(self) -> None:
        """Refuse what cannot be, so that a mistake shows at the start and not in the night."""
        least = {
            "port": 0,
            "workers": 0,
            "grace_ms": 0,
            "session_days": 1,
            "archive_days": 1,
            "delete_days": 0,
            "record_days": 0,
            "tables_per_address": 0,
            "tables_per_session": 0,
            "log_bytes_per_address": 0,
            "log_bytes_per_session": 0,
            "message_bytes": 1024,
            "record_bytes": 1024,
            "sockets": 1,
            "sockets_per_address": 1,
            "rate_scale": 0,
        }
        for name, low in least.items():
            # Nor is "not a number" one, which is below nothing.
            if not low <= getattr(self, name) < math.inf:
                raise SettingsError(_variable(name), getattr(self, name), "be", f"≥ {low}")
        for name, high in {"port": 65535, "message_bytes": MAX_MESSAGE}.items():
            if getattr(self, name) > high:
                raise SettingsError(_variable(name), getattr(self, name), "be", f"≤ {high}")
        if self.log_level not in ("debug", "info", "warning", "error"):
            known = "debug, info, warning, error"
            raise SettingsError("REMELD_LOG_LEVEL", self.log_level, "be", known)
        for origin in self.origins:
            if clean_origin(origin) != origin:
                raise SettingsError("REMELD_ORIGINS", origin, "like", "https://play.example")
        for address in self.networks:
            try:
                ipaddress.IPv4Address(address)
            except ValueError:
                raise SettingsError("REMELD_NETWORKS", address, "like", "192.168.0.7") from None
        for network in self.metrics_from:
            try:
                ipaddress.ip_network(network)
            except ValueError:
                example = "10.0.0.0/8"
                raise SettingsError("REMELD_METRICS_FROM", network, "like", example) from None

    @property
    def worker_processes(self) -> int:
        """How many processes may do heavy work at a time.

        >>> Settings(workers=3).worker_processes
        3
        """
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def secure(self) -> bool:
        """Whether players come over TLS: then cookies are marked so that no other way works."""
        return bool(self.origins) and all(o.startswith("https://") for o in self.origins)

    @property
    def connections(self) -> int:
        """How many connections there may be at a time: sockets, and requests beside them."""
        return self.sockets + self.sockets // 4 + 150

    def may_read_metrics(self, address: str) -> bool:
        """Whether /metrics answers to this address.

        >>> Settings().may_read_metrics("127.0.0.1"), Settings().may_read_metrics("192.0.2.1")
        (True, False)
        """
        try:
            client = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(client in ipaddress.ip_network(network) for network in self.metrics_from)


def clean_origin(text: str) -> str | None:
    """An origin as browsers write it; None if the text is none.

    >>> clean_origin("HTTPS://Play.Example:443/"), clean_origin("play.example")
    ('https://play.example', None)
    """
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        return None
    if parts.query or parts.fragment or parts.username is not None:
        return None
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if port in (None, usual) else f":{port}")


def local_origins(host: str, port: int) -> tuple[str, ...]:
    """The addresses under which a house without a name of its own is reached.

    >>> local_origins("127.0.0.1", 8137)
    ('http://localhost:8137', 'http://127.0.0.1:8137')
    """
    hosts = ["localhost", "127.0.0.1"] + ([host] if host not in EVERYWHERE else [])
    found = [clean_origin(f"http://{f'[{h}]' if ':' in h else h}:{port}") for h in hosts]
    return tuple(dict.fromkeys(origin for origin in found if origin))


def from_environment(environ: Mapping[str, str], **given: object) -> Settings:
    """Settings from `REMELD_…`; options that were given (not None) go before.

    >>> from_environment({"REMELD_PORT": "9000"}, host="::1").port
    9000
    >>> from_environment({"REMELD_PORT": "many"})
    Traceback (most recent call last):
        ...
    remeld.server.settings.SettingsError: REMELD_PORT is 'many', but must be a number
    """
    found: dict[str, Any] = {}
    for each in fields(Settings):
        variable = _variable(each.name)
        if variable in environ:
            found[each.name] = _read(variable, environ[variable], each.default)
    found.update({name: value for name, value in given.items() if value is not None})
    if "origins" in found:
        found["origins"] = tuple(clean_origin(text) or text for text in found["origins"])
    return replace(Settings(), **found)


def _variable(name: str) -> str:
    return f"REMELD_{name.upper()}"


def _read(variable: str, text: str, default: object) -> object:
    if isinstance(default, bool):
        words = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
        if text.lower() not in words:
            raise SettingsError(variable, text, "yes-or-no")
        return words[text.lower()]
    if isinstance(default, int | float):
        try:
            return type(default)(text)
        except ValueError:
            raise SettingsError(variable, text, "number") from None
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    return text
