#pragma once

#include <base/result.h>
#include <tournament/amount.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// What a club remembers across its evenings: who came, what they played and how they did. Plain values, like
// a tournament; a tournament is complete without them.
namespace schreiber::tournament {

struct ClubPerson {
    int number = 0; // from 1; of the club file, no start number
    Person person;
    std::string club;
    std::string camp;
    // Other spellings under which the same person was entered, first and last name.
    std::vector<std::pair<std::string, std::string>> otherNames;

    friend bool operator==(const ClubPerson&, const ClubPerson&) = default;
};

// One person at one tournament.
struct Play {
    int person = 0;
    int entry = 0; // the contestant it played as: an own number, or the pair's
    int rank = 0;
    bool winner = false; // of the title where there was a last match for it, else first
    int played = 0;
    Amount wins;
    Amount score;
    Amount points;

    friend bool operator==(const Play&, const Play&) = default;
};

struct ClubTournament {
    int number = 0;       // from 1, of the club file
    std::string identity; // stays the same whatever changes in the tournament
    std::string name;
    std::string date; // ISO 8601, or empty
    std::string place;
    std::string rules;
    std::string format;
    int target = 0;
    int contestants = 0; // that have a rank
    std::vector<Play> plays;

    friend bool operator==(const ClubTournament&, const ClubTournament&) = default;
};

struct Club {
    std::vector<ClubPerson> persons;         // by number
    std::vector<ClubTournament> tournaments; // by number

    friend bool operator==(const Club&, const Club&) = default;
};

const ClubPerson* findClubPerson(const Club& club, int number);
const ClubTournament* findClubTournament(const Club& club, int number);

// Somebody who was recognised by the name alone, though others of that name are as likely, or though the
// club is another than it was.
struct UnsureRecognition {
    int person = 0;
    std::vector<int> others; // of the club file; empty where only the clubs differ
    std::string before;      // the club as it was known, where the clubs differ
    std::string now;
};

struct Remembering {
    Club club;
    int tournament = 0; // its number
    bool again = false; // it was known and is written anew
    std::vector<int> newcomers;
    std::vector<std::pair<int, int>> alike; // a newcomer, and whom its name sounds and reads like
    std::vector<UnsureRecognition> unsure;
};

// Writes a tournament into the club's memory, or anew where its identity is known. Who is who goes by name
// (as `folded`, other spellings too), year of birth and sex where both are known, then club; nobody is two at
// once. Of two who only sound alike a newcomer is made and pointed out; so is who was recognised by no more
// than a name that others have, too. Where only rulings are kept so far nobody has come yet. Refusals:
// nothing_to_remember, those of standings.
base::Result<Remembering, Refusal> remember(const Club& club, const Tournament& tournament,
                                            const std::string& identity);

// Whether all that was to be played is in, or the tournament was closed.
bool isOver(const Tournament& tournament);

// Two who are one: `gone` becomes another name of `keep`. Refusals: no_such_person (person), same_person
// (person), person_twice_there (first, second, tournament).
base::Result<Club, Refusal> mergePersons(const Club& club, int keep, int gone);

// How well letters fit a name, more is better, 0 not at all: each word of the letters begins a word of the
// name, the last name before others, or sounds like its beginning.
int fitOf(const Person& person, std::string_view letters);

// The persons whom letters fit, the best first, then those who came last, then by name.
std::vector<int> findByLetters(const Club& club, std::string_view letters);

struct ClubRecord {
    int tournaments = 0;
    int won = 0;
    int bestRank = 0;
    std::string lastDate;
};
ClubRecord recordOf(const Club& club, int person);

// What one tournament is worth in a season: of N contestants rank r is worth N − r + 1 (whom one has left
// behind, and oneself), or the games won, or the points written.
enum class Counting { Rank, Wins, Points };
std::string nameOf(Counting counting); // rank, wins, points
std::optional<Counting> readCounting(const std::string& name);

struct SeasonWish {
    std::string since; // ISO 8601, both days included; empty: open
    std::string until;
    std::vector<int> tournaments; // empty: all
    int best = 0;                 // so many of each count; 0: all
    Counting counting = Counting::Rank;
};

struct SeasonRow {
    int rank = 0;
    int person = 0;
    int tournaments = 0; // played
    int won = 0;
    Amount total;
    std::vector<std::pair<int, Amount>> counted; // tournament and what it was worth, the most first
};

struct Season {
    std::vector<int> tournaments; // by date
    std::vector<int> undated;     // left out of a span of days alone because nobody said on which they were
    std::vector<SeasonRow> rows;
};

// By total, then tournaments won, then the best single one; level in all three the rank is shared.
Season seasonOf(const Club& club, const SeasonWish& wish);

// The tournaments by date, then number; those without a date first.
std::vector<int> byDate(const Club& club);

} // namespace schreiber::tournament
