-- Whoever a host has removed may not come back, and for a while nobody new from the same address.
-- Of an address only a digest is kept.

ALTER TABLE members ADD COLUMN address bytea;
ALTER TABLE members ADD COLUMN kicked smallint NOT NULL DEFAULT 0 CHECK (kicked IN (0, 1));

CREATE TABLE shut_out (
    table_id text NOT NULL REFERENCES tables,
    address bytea NOT NULL,
    since bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (table_id, address)
);

CREATE INDEX shut_out_until ON shut_out (until);
