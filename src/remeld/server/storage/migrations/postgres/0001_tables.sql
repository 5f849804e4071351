-- The log of every table is the only truth; all else here can be made again from it,
-- but for the drafts.

-- The one clock of the house, in milliseconds since 1970.
CREATE FUNCTION remeld_now() RETURNS bigint LANGUAGE sql VOLATILE
    RETURN CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint);

CREATE TABLE tables (
    id text PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
    code text NOT NULL UNIQUE,
    public smallint NOT NULL CHECK (public IN (0, 1)),
    status text NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'archived')),
    version bigint NOT NULL CHECK (version >= 1),
    updated bigint NOT NULL,
    summary bytea NOT NULL
);

-- What the lobby lists.
CREATE INDEX tables_lobby ON tables (updated) WHERE public = 1 AND status IN ('open', 'playing');

-- Only the last entry of an append bears its command, so that the command is there once.
CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables,
    seq bigint NOT NULL CHECK (seq >= 1),
    command text CHECK (length(command) BETWEEN 1 AND 128),
    at bigint NOT NULL,
    kind text NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
);

CREATE TABLE snapshots (
    table_id text PRIMARY KEY REFERENCES tables,
    seq bigint NOT NULL,
    data bytea NOT NULL
);

CREATE TABLE timers (
    table_id text NOT NULL REFERENCES tables,
    kind text NOT NULL CHECK (kind IN ('bell', 'computer', 'idle')),
    due bigint NOT NULL,
    version bigint NOT NULL,
    leased bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind)
);

CREATE INDEX timers_due ON timers (due);
CREATE INDEX timers_kind ON timers (kind, due);

CREATE TABLE drafts (
    table_id text NOT NULL REFERENCES tables,
    seat bigint NOT NULL,
    version bigint NOT NULL,
    at bigint NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (table_id, seat)
);
