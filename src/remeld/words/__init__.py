"""What it is called: every text that a player sees, from one catalogue of messages.

Codes and values go in, sentences come out. The texts are Fluent files under `locales/`, one
folder for each language; `catalogue` says which message stands in which file.
"""

from remeld.words.catalogue import Words
from remeld.words.languages import LANGUAGES, pick_language

__all__ = ["LANGUAGES", "Words", "pick_language"]
