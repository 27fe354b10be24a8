-- What a tournament was closed with: the ranks as they were, and the prize list, one prize a person.

CREATE TABLE closed_rank (
    place INTEGER NOT NULL PRIMARY KEY,
    rank INTEGER NOT NULL,
    contestant INTEGER NOT NULL
) STRICT;

-- kind is rank, woman, youngest, oldest or last; name is who takes it home.
CREATE TABLE prize (
    place INTEGER NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    contestant INTEGER NOT NULL,
    name TEXT NOT NULL
) STRICT;
