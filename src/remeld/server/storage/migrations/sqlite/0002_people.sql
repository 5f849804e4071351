-- People have no account: a person is an id that one or more browsers hold a session for.

CREATE TABLE sessions (
    key BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    data BLOB NOT NULL,
    created INTEGER NOT NULL,
    seen INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

CREATE TABLE codes (
    key BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    data BLOB NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX codes_person ON codes (person);
CREATE INDEX codes_expires ON codes (expires);

-- Who ever took part in which table.
CREATE TABLE members (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

-- The processes of the house, each with its heartbeat and the end of its lease.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    seen INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is connected to which table through which process.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (table_id, person, node)
) STRICT, WITHOUT ROWID;

CREATE INDEX presence_node ON presence (node);
CREATE INDEX presence_person ON presence (person);

CREATE TABLE houses (
    key TEXT PRIMARY KEY,
    data BLOB NOT NULL
) STRICT, WITHOUT ROWID;
