"""For all tests of the match room."""

from hypothesis import settings

# How long a test takes never decides whether it passes.
settings.register_profile("no-deadline", deadline=None)
settings.load_profile("no-deadline")
