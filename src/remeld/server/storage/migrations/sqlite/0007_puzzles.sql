-- The first result of each puzzle that somebody tried counts: for them, and for the puzzle. Only they
-- themselves are ever told of theirs.

CREATE TABLE puzzle_players (
    person TEXT PRIMARY KEY,
    results INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- place: 1 for the first one. won: what became of it first. solved: at any time.
-- rating: that of the person afterwards.
CREATE TABLE puzzle_results (
    person TEXT NOT NULL,
    place INTEGER NOT NULL,
    edition TEXT NOT NULL,
    number INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won IN (0, 1)),
    solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
    rating REAL NOT NULL,
    PRIMARY KEY (person, place),
    UNIQUE (person, edition, number)
) STRICT, WITHOUT ROWID;

-- The days whose puzzle somebody solved, like 2026-11-18.
CREATE TABLE puzzle_days (
    person TEXT NOT NULL,
    day TEXT NOT NULL,
    PRIMARY KEY (person, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_ratings (
    edition TEXT NOT NULL,
    number INTEGER NOT NULL,
    results INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    PRIMARY KEY (edition, number)
) STRICT, WITHOUT ROWID;
