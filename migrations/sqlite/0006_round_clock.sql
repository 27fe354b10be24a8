-- The round clock of the desk. It is no action: outside the journal, so that undo does not turn it back.

-- At most one row; none while nobody set it. spent and since are milliseconds: what it ran before it was last
-- started, and when that was (UTC), 0 while it stands.
CREATE TABLE round_clock (
    place INTEGER NOT NULL PRIMARY KEY CHECK (place = 1),
    minutes INTEGER NOT NULL CHECK (minutes BETWEEN 1 AND 180),
    spent INTEGER NOT NULL CHECK (spent BETWEEN 0 AND 1000000000000000),
    since INTEGER NOT NULL CHECK (since >= 0)
) STRICT;
