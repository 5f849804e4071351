"""Which languages there are, and which one a player wants."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from remeld.words.catalogue import Words

__all__ = ["LANGUAGES", "pick_language"]

LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        folder.name for folder in (Path(__file__).parent / "locales").iterdir() if folder.is_dir()
    )
)
"""The languages with a folder under `locales/`, named as on the web: `en`, `pt`, `zh-Hant`."""

# Systems name the country where Chinese needs the script.
_SCRIPTS = {"zh": "zh-hans", "zh-hk": "zh-hant", "zh-mo": "zh-hant", "zh-tw": "zh-hant"}


def pick_language(wanted: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else that of the system if we have it, else English.

    Raises `ValueError` if a language is asked for that we do not have.

    >>> pick_language(None, {"LANG": "en_GB.UTF-8"})
    'en'
    >>> pick_language("EN-us", {})
    'en'
    >>> pick_language("xx", {})  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    ValueError: There is no language “xx”. The languages are: ...en...
    """
    if wanted is not None:
        found = _match(wanted)
        if found is None:
            known = ", ".join(LANGUAGES)
            raise ValueError(Words().text("error-unknown-language", part=wanted, known=known))
        return found
    # The first that is set decides, even if it asks for something that we do not have.
    names = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    system = next((name for name in names if name), "")
    return _match(system) or "en"


def _match(name: str) -> str | None:
    known = {language.lower(): language for language in LANGUAGES}
    return next((known[tag] for tag in _tags(name) if tag in known), None)


def _tags(name: str) -> Iterator[str]:
    """The name of a locale as language tags, the most special one first.

    >>> list(_tags("zh_TW.UTF-8"))
    ['zh-tw', 'zh-hant', 'zh', 'zh-hans']
    """
    tag = name.partition(".")[0].partition("@")[0].strip().replace("_", "-").lower()
    while tag:
        yield tag
        if tag in _SCRIPTS:
            yield _SCRIPTS[tag]
        tag = tag.rpartition("-")[0]
