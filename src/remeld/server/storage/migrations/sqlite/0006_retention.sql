-- Whose a table is and how much it holds, so that nobody fills the house; when it was removed, and
-- the records of its games, which stay. Of an address only a digest is kept.

ALTER TABLE tables ADD COLUMN owner TEXT;
ALTER TABLE tables ADD COLUMN address BLOB;
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN removed INTEGER;

UPDATE tables SET bytes =
    (SELECT coalesce(sum(200 + length(data)), 0) FROM events WHERE table_id = tables.id);

CREATE INDEX tables_owner ON tables (owner);
CREATE INDEX tables_address ON tables (address);
CREATE INDEX tables_untouched ON tables (updated, id)
    WHERE removed IS NULL AND status = 'archived';
CREATE INDEX tables_removed ON tables (removed) WHERE removed IS NOT NULL;

-- The foreign keys of what is deleted with a table, and of what holds a session.
CREATE INDEX members_table ON members (table_id);

-- The owners of the seats, with spaces between, so that a name can be taken out.
CREATE TABLE records (
    table_id TEXT NOT NULL REFERENCES tables,
    game INTEGER NOT NULL,
    owners TEXT NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;

ALTER TABLE houses ADD COLUMN address BLOB;
ALTER TABLE houses ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE houses SET used = remeld_now();
CREATE INDEX houses_address ON houses (address);
CREATE INDEX houses_used ON houses (used);

-- Work that one process does for all.
CREATE TABLE leases (
    name TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What was there before this step is not deleted sooner than if it had been used just now.
INSERT INTO leases (name, node, until) VALUES ('kept until now', '', remeld_now());
