-- What a club remembers across its evenings. A blank line ends a statement.

CREATE TABLE person (
    number INTEGER NOT NULL PRIMARY KEY,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    born INTEGER,
    sex TEXT NOT NULL,
    club TEXT NOT NULL,
    camp TEXT NOT NULL
) STRICT;

-- Other spellings under which the same person was entered.
CREATE TABLE other_name (
    person INTEGER NOT NULL REFERENCES person (number) DEFERRABLE INITIALLY DEFERRED,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    PRIMARY KEY (person, first_name, last_name)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament (
    number INTEGER NOT NULL PRIMARY KEY,
    identity TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    date TEXT NOT NULL,
    place TEXT NOT NULL,
    rules TEXT NOT NULL,
    format TEXT NOT NULL,
    target INTEGER NOT NULL,
    contestants INTEGER NOT NULL
) STRICT;

-- One person at one tournament. Values that can be halves are stored twice as large.
CREATE TABLE played (
    tournament INTEGER NOT NULL REFERENCES tournament (number) DEFERRABLE INITIALLY DEFERRED,
    person INTEGER NOT NULL REFERENCES person (number) DEFERRABLE INITIALLY DEFERRED,
    entry INTEGER NOT NULL,
    rank INTEGER NOT NULL,
    winner INTEGER NOT NULL,
    played INTEGER NOT NULL,
    wins_halves INTEGER NOT NULL,
    score_halves INTEGER NOT NULL,
    points_halves INTEGER NOT NULL,
    PRIMARY KEY (tournament, person)
) STRICT, WITHOUT ROWID;
