-- From which round a substitute plays, and for which person of the entry. The place is that of the person with the
-- role replaced. Rows only where the round is known: a substitute of an older file has none and stands for all
-- rounds, as he did.

CREATE TABLE substitution (
    entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    person INTEGER NOT NULL,
    from_round INTEGER NOT NULL,
    PRIMARY KEY (entry, place)
) STRICT, WITHOUT ROWID;
