-- What a match decides beyond its round, and extra games between two who are level.
-- Rows only where there is something to say: a table without one is an ordinary match.

CREATE TABLE table_stage (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    stage TEXT NOT NULL,
    PRIMARY KEY (round, table_number),
    FOREIGN KEY (round, table_number) REFERENCES round_table (round, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE decider (
    place INTEGER NOT NULL PRIMARY KEY,
    first_contestant INTEGER NOT NULL,
    second_contestant INTEGER NOT NULL,
    first_points INTEGER NOT NULL,
    second_points INTEGER NOT NULL
) STRICT;
