-- Whose a table is and how much it holds, so that nobody fills the house; when it was removed, and
-- the records of its games, which stay. Of an address only a digest is kept.

ALTER TABLE tables ADD COLUMN owner text;
ALTER TABLE tables ADD COLUMN address bytea;
ALTER TABLE tables ADD COLUMN bytes bigint NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN removed bigint;

UPDATE tables SET bytes =
    (SELECT coalesce(sum(200 + octet_length(data)), 0) FROM events WHERE table_id = tables.id);

CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_address ON tables (address);
CREATE INDEX tables_untouched ON tables (updated, id)
    WHERE removed IS NULL AND status = 'archived';
CREATE INDEX tables_removed ON tables (removed) WHERE removed IS NOT NULL;

-- The foreign keys of what is deleted with a table, and of what holds a session.
CREATE INDEX members_table ON members (table_id);

-- The owners of the seats, with spaces between, so that a name can be taken out.
CREATE TABLE records (
    table_id text NOT NULL REFERENCES tables,
    game bigint NOT NULL,
    owners text NOT NULL,
    data bytea NOT NULL,
    PRIMARY KEY (table_id, game)
);

ALTER TABLE houses ADD COLUMN address bytea;
ALTER TABLE houses ADD COLUMN used bigint NOT NULL DEFAULT 0;
UPDATE houses SET used = remeld_now();
CREATE INDEX houses_address ON houses (address);
CREATE INDEX houses_used ON houses (used);

-- Work that one process does for all.
CREATE TABLE leases (
    name text PRIMARY KEY,
    node text NOT NULL,
    until bigint NOT NULL
);

-- What was there before this step is not deleted sooner than if it had been used just now.
INSERT INTO leases (name, node, until) VALUES ('kept until now', '', remeld_now());
