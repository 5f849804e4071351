-- What those who run the house have ordered, for all its processes: an address that is banned or
-- was signed out, a message to everybody, no new games.

CREATE TABLE orders (
    kind text NOT NULL CHECK (kind IN ('ban', 'drain', 'message', 'sign-out')),
    subject text NOT NULL,
    words text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (kind, subject)
);
