-- People have no account: a person is an id that one or more browsers hold a session for.

CREATE TABLE sessions (
    key bytea PRIMARY KEY,
    person text NOT NULL,
    data bytea NOT NULL,
    created bigint NOT NULL,
    seen bigint NOT NULL
);

CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_seen ON sessions (seen);

CREATE TABLE codes (
    key bytea PRIMARY KEY,
    person text NOT NULL,
    data bytea NOT NULL,
    expires bigint NOT NULL
);

CREATE INDEX codes_person ON codes (person);
CREATE INDEX codes_expires ON codes (expires);

-- Who ever took part in which table.
CREATE TABLE members (
    person text NOT NULL,
    table_id text NOT NULL REFERENCES tables,
    PRIMARY KEY (person, table_id)
);

-- The processes of the house, each with its heartbeat and the end of its lease.
CREATE TABLE nodes (
    node text PRIMARY KEY,
    seen bigint NOT NULL,
    until bigint NOT NULL
);

-- Who is connected to which table through which process.
CREATE TABLE presence (
    table_id text NOT NULL,
    person text NOT NULL,
    node text NOT NULL,
    PRIMARY KEY (table_id, person, node)
);

CREATE INDEX presence_node ON presence (node);
CREATE INDEX presence_person ON presence (person);

CREATE TABLE houses (
    key text PRIMARY KEY,
    data bytea NOT NULL
);
