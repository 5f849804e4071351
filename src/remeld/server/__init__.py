"""The online house: the authority behind every game that people play together."""
