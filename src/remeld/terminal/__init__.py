"""The game in a terminal, and how codes, tiles and events are shown to people there.

Nothing is imported here: a short command that needs one sentence shall not load the game.
"""
