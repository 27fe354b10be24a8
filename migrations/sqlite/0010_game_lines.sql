-- What a line says in the notation of its game, where that is how a sheet is kept; what it comes to stands with its sides.
-- replaces is the number of the struck line in whose place it stands, 0 for none. Rows only where there is one.

CREATE TABLE game_line (
    round INTEGER NOT NULL,
    table_number INTEGER NOT NULL,
    game INTEGER NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    replaces INTEGER NOT NULL,
    PRIMARY KEY (round, table_number, game, n),
    FOREIGN KEY (round, table_number, game, n) REFERENCES line (round, table_number, game, n)
        DEFERRABLE INITIALLY DEFERRED
) STRICT, WITHOUT ROWID;
