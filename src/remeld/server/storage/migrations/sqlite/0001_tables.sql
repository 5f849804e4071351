-- The log of every table is the only truth; all else here can be made again from it,
-- but for the drafts.

CREATE TABLE tables (
    id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
    code TEXT NOT NULL UNIQUE,
    public INTEGER NOT NULL CHECK (public IN (0, 1)),
    status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'finished', 'archived')),
    version INTEGER NOT NULL CHECK (version >= 1),
    updated INTEGER NOT NULL,
    summary BLOB NOT NULL
) STRICT;

-- What the lobby lists.
CREATE INDEX tables_lobby ON tables (updated) WHERE public = 1 AND status IN ('open', 'playing');

-- Only the last entry of an append bears its command, so that the command is there once.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables,
    seq INTEGER NOT NULL CHECK (seq >= 1),
    command TEXT CHECK (length(command) BETWEEN 1 AND 128),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, command)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL
) STRICT;

CREATE TABLE timers (
    table_id TEXT NOT NULL REFERENCES tables,
    kind TEXT NOT NULL CHECK (kind IN ('bell', 'computer', 'idle')),
    due INTEGER NOT NULL,
    version INTEGER NOT NULL,
    leased INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX timers_due ON timers (due);
CREATE INDEX timers_kind ON timers (kind, due);

CREATE TABLE drafts (
    table_id TEXT NOT NULL REFERENCES tables,
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    at INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
