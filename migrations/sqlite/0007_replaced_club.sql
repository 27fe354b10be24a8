-- The club that stood at a single entry when somebody came in place of the person: it went with that person. The place
-- is that of the person with the role replaced. Rows only where there was one.

CREATE TABLE replaced_club (
    entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    club TEXT NOT NULL,
    PRIMARY KEY (entry, place)
) STRICT, WITHOUT ROWID;
