-- What those who run the house have ordered, for all its processes: an address that is banned or
-- was signed out, a message to everybody, no new games.

CREATE TABLE orders (
    kind TEXT NOT NULL CHECK (kind IN ('ban', 'drain', 'message', 'sign-out')),
    subject TEXT NOT NULL,
    words TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
