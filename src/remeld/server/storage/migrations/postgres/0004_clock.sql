-- By how many milliseconds the time of the house is ahead of this database's clock, which may be set
-- while the house runs; the time of the house goes on as if it were not.
CREATE TABLE clock (
    one smallint PRIMARY KEY CHECK (one = 1),
    ahead bigint NOT NULL
);

INSERT INTO clock (one, ahead) VALUES (1, 0);
