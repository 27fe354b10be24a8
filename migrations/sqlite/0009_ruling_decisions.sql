-- What became of a ruling, step by step: kind is appealed, upheld, decided or withdrawn; at is empty where an older file does not
-- tell. An older file has only the last of each, in the ruling itself; rows begin with the next step.

CREATE TABLE ruling_decision (
    ruling INTEGER NOT NULL REFERENCES ruling (number) DEFERRABLE INITIALLY DEFERRED,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    at TEXT NOT NULL,
    decision TEXT NOT NULL,
    why TEXT NOT NULL,
    PRIMARY KEY (ruling, place)
) STRICT, WITHOUT ROWID;
