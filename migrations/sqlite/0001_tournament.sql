-- A tournament as rows, and the journal from which every row follows.
-- A blank line ends a statement. Released migrations are never edited: a change is a new file.

CREATE TABLE setting (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE house_switch (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE further_option (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    number INTEGER NOT NULL PRIMARY KEY,
    club TEXT NOT NULL,
    camp TEXT NOT NULL,
    paid INTEGER NOT NULL,
    joined INTEGER NOT NULL
) STRICT;

-- Who plays under the number (role current), and whom a substitute replaced (role replaced).
CREATE TABLE person (
    entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    role TEXT NOT NULL,
    place INTEGER NOT NULL,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    born INTEGER,
    sex TEXT NOT NULL,
    PRIMARY KEY (entry, role, place)
) STRICT, WITHOUT ROWID;

-- until_round is 0 while the entry has not come back.
CREATE TABLE absence (
    entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    from_round INTEGER NOT NULL,
    until_round INTEGER NOT NULL,
    results TEXT NOT NULL,
    PRIMARY KEY (entry, place)
) STRICT, WITHOUT ROWID;

-- Columns of an entry list that the program does not know.
CREATE TABLE entry_extra (
    entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (entry, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE partnership (
    number INTEGER NOT NULL PRIMARY KEY,
    first_entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    second_entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- Two entries that must neither meet nor partner.
CREATE TABLE never_together (
    place INTEGER NOT NULL PRIMARY KEY,
    first_entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED,
    second_entry INTEGER NOT NULL REFERENCES entry (number) DEFERRABLE INITIALLY DEFERRED
) STRICT;

-- The seed is an unsigned 64-bit number in decimal digits.
CREATE TABLE round (
    number INTEGER NOT NULL PRIMARY KEY,
    state TEXT NOT NULL,
    seed TEXT NOT NULL
) STRICT;

CREATE TABLE round_table (
    round INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL,
    heat INTEGER NOT NULL,
    first_dealer INTEGER NOT NULL,
    PRIMARY KEY (round, number)
) STRICT, WITHOUT ROWID;

-- A contestant is the number of an entry or of a partnership.
CREATE TABLE seat (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    side INTEGER NOT NULL,
    place INTEGER NOT NULL,
    contestant INTEGER NOT NULL,
    PRIMARY KEY (round, table_number, side, place),
    FOREIGN KEY (round, table_number) REFERENCES round_table (round, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE sitting_out (
    round INTEGER NOT NULL REFERENCES round (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    contestant INTEGER NOT NULL,
    PRIMARY KEY (round, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE sheet (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    state TEXT NOT NULL,
    final_only INTEGER NOT NULL,
    ending TEXT NOT NULL,
    forfeit_by INTEGER NOT NULL,
    ruling INTEGER NOT NULL,
    remark TEXT NOT NULL,
    PRIMARY KEY (round, table_number, game),
    FOREIGN KEY (round, table_number) REFERENCES round_table (round, number) DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- The stored total of a side, and the score as a second person keyed it.
CREATE TABLE sheet_side (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    side INTEGER NOT NULL,
    score INTEGER,
    second_score INTEGER,
    PRIMARY KEY (round, table_number, game, side),
    FOREIGN KEY (round, table_number, game) REFERENCES sheet (round, table_number, game)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- struck holds the reason of a struck line.
CREATE TABLE line (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    why TEXT NOT NULL,
    struck TEXT,
    PRIMARY KEY (round, table_number, game, n),
    FOREIGN KEY (round, table_number, game) REFERENCES sheet (round, table_number, game)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE line_side (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    side INTEGER NOT NULL,
    points INTEGER,
    penalty INTEGER,
    PRIMARY KEY (round, table_number, game, n, side),
    FOREIGN KEY (round, table_number, game, n) REFERENCES line (round, table_number, game, n)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

CREATE TABLE figure_mark (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    place INTEGER NOT NULL,
    figure TEXT NOT NULL,
    side INTEGER NOT NULL,
    value INTEGER NOT NULL,
    how TEXT NOT NULL,
    PRIMARY KEY (round, table_number, game, n, place),
    FOREIGN KEY (round, table_number, game, n) REFERENCES line (round, table_number, game, n)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;

-- Append-only. kind is do, undo or redo; target the action undone or redone (0 for do). baseline is 1 for
-- the row whose changes make the tournament out of nothing: the file's creation, or the last row that an
-- import brought; nothing up to it can be undone. changes counts the row's changes. The seal holds a digest
-- of the row and of the seal before it, then a checksum for each column, which names a column that was
-- altered.
CREATE TABLE journal (
    n INTEGER NOT NULL PRIMARY KEY,
    at TEXT NOT NULL,
    kind TEXT NOT NULL,
    target INTEGER NOT NULL,
    code TEXT NOT NULL,
    arguments TEXT NOT NULL,
    why TEXT NOT NULL,
    baseline INTEGER NOT NULL,
    changes INTEGER NOT NULL,
    seal TEXT NOT NULL
) STRICT;

-- One row's change: its key as a JSON array, its other columns before and after as JSON objects; before is
-- null where the row is new, after where it is gone. Sealed in the same chain.
CREATE TABLE change (
    n INTEGER NOT NULL REFERENCES journal (n) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    table_name TEXT NOT NULL,
    row_key TEXT NOT NULL,
    before_image TEXT,
    after_image TEXT,
    seal TEXT NOT NULL,
    PRIMARY KEY (n, place)
) STRICT, WITHOUT ROWID;
