-- Who joined which group with a round, where the tournament begins with groups. Rows only where there are groups; of an
-- older file they follow from who is in its rounds, and the next draw keeps them.

CREATE TABLE grouped (
    round INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    contestant INTEGER NOT NULL,
    group_number INTEGER NOT NULL,
    PRIMARY KEY (round, contestant)
) STRICT, WITHOUT ROWID;
