-- Whoever a host has removed may not come back, and for a while nobody new from the same address.
-- Of an address only a digest is kept.

ALTER TABLE members ADD COLUMN address BLOB;
ALTER TABLE members ADD COLUMN kicked INTEGER NOT NULL DEFAULT 0 CHECK (kicked IN (0, 1));

CREATE TABLE shut_out (
    table_id TEXT NOT NULL REFERENCES tables,
    address BLOB NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (table_id, address)
) STRICT, WITHOUT ROWID;

CREATE INDEX shut_out_until ON shut_out (until);
