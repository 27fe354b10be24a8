-- Rulings of the evenings that are remembered, each as it stood there.

-- number is the club's own; content is the ruling in one line of JSON, as a bundle carries it, with its number
-- at that tournament. at stands there too: the search narrows by it.
CREATE TABLE ruling (
    number INTEGER NOT NULL PRIMARY KEY,
    tournament INTEGER NOT NULL REFERENCES tournament (number) DEFERRABLE INITIALLY DEFERRED,
    at TEXT NOT NULL,
    content TEXT NOT NULL
) STRICT;

-- The words of each ruling, folded, for the search; made of the table above with every change of it.
CREATE VIRTUAL TABLE ruling_words USING fts5 (
    rules, place, words, tokenize = "ascii tokenchars '_'"
);
