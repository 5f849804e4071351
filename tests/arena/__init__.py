"""Who is better: the arena."""
