-- Disputes and how they were settled. What the rules said is kept as it was said that day.

-- origin names the tournament a ruling was brought from; round, table and game are 0 where it comes from none.
CREATE TABLE ruling (
    number INTEGER NOT NULL PRIMARY KEY,
    origin TEXT NOT NULL,
    place TEXT NOT NULL,
    at TEXT NOT NULL,
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    asked_by TEXT NOT NULL,
    dispute TEXT NOT NULL,
    record TEXT NOT NULL,
    rules_view TEXT NOT NULL,
    state TEXT NOT NULL,
    decision TEXT NOT NULL,
    why TEXT NOT NULL,
    appeal TEXT NOT NULL
) STRICT;

-- A rule that the record touches, and what was said of it in three languages; line is the record's.
CREATE TABLE ruled_point (
    ruling INTEGER NOT NULL REFERENCES ruling (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    rule TEXT NOT NULL,
    verdict TEXT NOT NULL,
    line INTEGER NOT NULL,
    german TEXT NOT NULL,
    italian TEXT NOT NULL,
    english TEXT NOT NULL,
    PRIMARY KEY (ruling, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX ruled_point_rule ON ruled_point (rule);

-- What the deal comes to for each side.
CREATE TABLE ruling_side (
    ruling INTEGER NOT NULL REFERENCES ruling (number) DEFERRABLE INITIALLY DEFERRED,
    side INTEGER NOT NULL,
    points INTEGER,
    penalty INTEGER,
    PRIMARY KEY (ruling, side)
) STRICT, WITHOUT ROWID;

-- What a ruling put on its table's sheet: measure is line, strike, fine, redeal or lost.
CREATE TABLE ruling_entry (
    ruling INTEGER NOT NULL REFERENCES ruling (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    measure TEXT NOT NULL,
    line INTEGER NOT NULL,
    side INTEGER NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (ruling, place)
) STRICT, WITHOUT ROWID;

-- The words of each ruling, folded, for the search; made of the tables above with every change of them.
CREATE VIRTUAL TABLE ruling_words USING fts5 (
    rules, place, words, tokenize = "ascii tokenchars '_'"
);
