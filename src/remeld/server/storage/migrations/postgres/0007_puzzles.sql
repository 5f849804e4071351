-- The first result of each puzzle that somebody tried counts: for them, and for the puzzle. Only they
-- themselves are ever told of theirs.

CREATE TABLE puzzle_players (
    person text PRIMARY KEY,
    results bigint NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL
);

-- place: 1 for the first one. won: what became of it first. solved: at any time.
-- rating: that of the person afterwards.
CREATE TABLE puzzle_results (
    person text NOT NULL,
    place bigint NOT NULL,
    edition text NOT NULL,
    number bigint NOT NULL,
    won smallint NOT NULL CHECK (won IN (0, 1)),
    solved smallint NOT NULL CHECK (solved IN (0, 1)),
    rating double precision NOT NULL,
    PRIMARY KEY (person, place),
    UNIQUE (person, edition, number)
);

-- The days whose puzzle somebody solved, like 2026-11-18.
CREATE TABLE puzzle_days (
    person text NOT NULL,
    day text NOT NULL,
    PRIMARY KEY (person, day)
);

CREATE TABLE puzzle_ratings (
    edition text NOT NULL,
    number bigint NOT NULL,
    results bigint NOT NULL,
    rating double precision NOT NULL,
    deviation double precision NOT NULL,
    volatility double precision NOT NULL,
    PRIMARY KEY (edition, number)
);
