#pragma once

#include <base/score_column.h>
#include <tournament/ruling.h>

#include <cstddef>
#include <cstdint>
#include <game/line.h>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// A tournament as plain values: who is entered, who sits where in each round, what each table wrote.
// Everything else (totals, standings, quality of a draw, what is missing) is worked out from these.
// The room knows sheets and scores; what a Gleich is it does not know.
namespace schreiber::tournament {

enum class Sex : std::uint8_t { Unstated, Female, Male };

struct Person {
    std::string first;
    std::string last;
    std::optional<int> born; // year
    Sex sex = Sex::Unstated;

    friend bool operator==(const Person&, const Person&) = default;
};

// What becomes of the results of an entry that leaves: its open matches are lost, only those not yet
// played fall away, or everything it played counts for nobody.
enum class LeaverResults : std::uint8_t { Forfeit, Unplayed, Void };

// Not there in the rounds from..until; `until` 0 while it has not come back.
struct Absence {
    int from = 0;
    int until = 0;
    LeaverResults results = LeaverResults::Unplayed;

    friend bool operator==(const Absence&, const Absence&) = default;
};

// Whom a substitute replaced: the person who played at `place` among those of the entry, before round `from`.
// `from` 0: nobody kept the round; the substitute then stands for all of them.
struct Replaced {
    Person person;
    int place = 0; // from 0
    int from = 0;
    std::string club = {}; // of a single entry, which goes with the person; a pair's stays with the pair

    friend bool operator==(const Replaced&, const Replaced&) = default;
};

struct Entry {
    int number = 0;              // start number, from 1 in the order of entry; never changes, never reused
    std::vector<Person> persons; // one, or the two of a pair
    std::string club;
    std::string camp;
    bool paid = false;
    int joined = 1;                 // the first round it can be drawn into; above 1: entered late
    std::vector<Absence> absences;  // in order of time, not overlapping
    std::vector<Replaced> replaced; // in order of time
    std::vector<std::pair<std::string, std::string>> extra; // columns of the entry list we do not know

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Two single entries drawn into a pair for the whole tournament; the pair's number is its own.
struct Partnership {
    int number = 0;
    int first = 0;
    int second = 0;

    friend bool operator==(const Partnership&, const Partnership&) = default;
};

enum class SheetState : std::uint8_t { Missing, Open, Entered, Confirmed, Disputed };

// How a game came to its end, when it is not that a side reached the target.
enum class Ending : std::uint8_t { Played, Time, Forfeit, Ruling };

using game::Line; // of a scoresheet; its figures are marks that only the game reads

// One game at one table. `score` is the stored total: of the lines, or as keyed where `finalOnly`.
struct Sheet {
    SheetState state = SheetState::Missing;
    std::vector<Line> lines;
    bool finalOnly = false;
    std::vector<int> score; // a number a side; empty while nothing is written
    Ending ending = Ending::Played;
    int forfeitBy = -1;      // the side that forfeits
    int ruling = 0;          // number of the ruling that ended it
    std::string remark;      // reason of a dispute, a time-out, a forfeit
    std::vector<int> second; // the score as a second person keyed it; empty where nobody did

    friend bool operator==(const Sheet&, const Sheet&) = default;
};

// What a match decides beyond its round: who goes on in a knock-out, who is third, who keeps the second
// chance, and the last match of all: between the two best pairs, or (crown) between the partners of the best.
enum class Stage : std::uint8_t { Ordinary, Bracket, ThirdPlace, SecondChance, Final, Crown };

// A table of a round. Each side is one, two or three start numbers; in a pair format the pair's number
// alone (of a crown on both sides: its first person against its second). Seats run in order of play through
// the sides in turn: side 0, side 1, side 0 again ...
struct Table {
    int number = 0; // from 1
    int heat = 1;
    std::vector<std::vector<int>> sides;
    int firstDealer = 0;      // seat that deals first, from 0
    std::vector<Sheet> games; // as many as the match has (settings.games)
    Stage stage = Stage::Ordinary;

    friend bool operator==(const Table&, const Table&) = default;
};

enum class RoundState : std::uint8_t { Draft, Published };

struct Round {
    int number = 0; // from 1
    RoundState state = RoundState::Draft;
    std::uint64_t seed = 0;
    std::vector<Table> tables;
    std::vector<int> sittingOut; // start (or pair) numbers
    // Who joins which group with this round, from 1, where the tournament begins with groups. An older file
    // keeps none; `groupsOf` says what follows.
    std::map<int, int> grouped = {};

    friend bool operator==(const Round&, const Round&) = default;
};

enum class Format : std::uint8_t { Drawn, Pairs, Knockout, Groups, Solo };
enum class Pairing : std::uint8_t { Random, Moving, Swiss, RoundRobin };
enum class LastMatch : std::uint8_t { None, Pairs, Crown };
// What is not to happen twice in a drawn evening: that two are partners and that two are opponents, each for
// itself; or that two sit at one table at all.
enum class Meet : std::uint8_t { AsOpponents, Once };
// Two or three who are left over where tables of four are drawn: all sit out, or two play one against one.
enum class Rest : std::uint8_t { Sit, Pair };

struct Settings {
    std::string name;
    std::string date; // ISO 8601, or empty
    std::string place;
    std::string rules;                        // id of the rule set
    std::map<std::string, std::string> house; // switches set by the club
    int target = 18;                          // points that win a game; 0 in a game that counts down
    int start = 0;                            // what each side has before the first line
    base::BelowZero belowZero = base::BelowZero::Allowed; // what a fine may do, as the rules have it
    Format format = Format::Drawn;
    Pairing pairing = Pairing::Random;
    int rounds = 0; // planned; 0: open
    int games = 1;  // in one match
    int tables = 0; // that there are; 0: as many as needed
    LastMatch last = LastMatch::None;
    bool secondChance = false; // knock-out: who lost once plays on for the third place
    int groups = 0;            // how many; 0: as many as have four or five
    int qualify = 2;           // of each group, into the knock-out
    bool camps = false;
    std::string keepApart; // `club`, or empty
    Meet meet = Meet::AsOpponents;
    Rest rest = Rest::Sit;
    std::string scoring = "1*win";
    std::string ladder = "score,points,difference,head-to-head,lot";
    std::string missedRound = "average"; // win, average or a number
    int hideStandingsUntil = 0;
    // Where each line sums to zero (game::ScoreKind), from the rule set: everybody for himself, `players` in
    // a deal, and at a larger table one of them sits each deal out.
    bool zeroSum = false;
    int players = 0;
    int deals = 0;            // that each plays in a round
    bool openEnd = false;     // the game itself says when a round ends at a table
    bool fives = true;        // tables of one more than `players`, where that lets everybody play
    std::string rankPoints;   // `60,40,20,0`, after a blank those of larger tables; see readRankPoints
    int stake = 0;            // cents that a point is worth in the money lists
    std::string prizes = "3"; // how many for the first, then the special ones: `3,woman,youngest`
    std::uint64_t seed = 0;   // of the tournament: the lots follow from it
    std::string copyTo;       // folder of the second copies, empty until one was chosen
    std::map<std::string, std::string> furtherOptions; // options of formats that this version only keeps

    bool countsDown() const { return start > target; }

    friend bool operator==(const Settings&, const Settings&) = default;
};

// An extra game between two who are level: a round's match that may not end so, or two on the table. Both
// are the same number where the two of one pair played for the crown; first is then its first person.
struct Decider {
    int first = 0;
    int second = 0;
    int firstPoints = 0;
    int secondPoints = 0;

    friend bool operator==(const Decider&, const Decider&) = default;
};

struct ClosedRank {
    int rank = 0;
    int contestant = 0;

    friend bool operator==(const ClosedRank&, const ClosedRank&) = default;
};

// What somebody takes home: `kind` is rank, woman, youngest, oldest or last, `name` who it is.
struct Prize {
    std::string kind;
    int contestant = 0;
    std::string name;

    friend bool operator==(const Prize&, const Prize&) = default;
};

// What a tournament ended with.
struct Closing {
    std::vector<ClosedRank> ranks; // in the order of the standings
    std::vector<Prize> prizes;

    friend bool operator==(const Closing&, const Closing&) = default;
};

struct Tournament {
    Settings settings;
    std::vector<Entry> entries; // by number
    std::vector<Partnership> partnerships;
    std::vector<std::pair<int, int>> never; // two who must neither meet nor partner, lower number first
    std::vector<Round> rounds;              // by number
    std::vector<Decider> deciders;          // in order of time
    std::vector<Ruling> rulings;            // by number
    std::optional<Closing> closing;         // while it is closed nothing may change

    friend bool operator==(const Tournament&, const Tournament&) = default;
};

// Looks a value up by its number; null where there is none.
const Entry* findEntry(const Tournament& tournament, int number);
const Round* findRound(const Tournament& tournament, int number);
const Table* findTable(const Round& round, int number);
Round* findRound(Tournament& tournament, int number);
Table* findTable(Round& round, int number);

// Singles play for themselves (drawn, solo); everything else is played by pairs.
bool playedBySingles(const Settings& settings);
// A knock-out, from the start or after groups.
bool hasBracket(const Settings& settings);

// Those who contest the tournament, in ascending order: start numbers of single or pair entries, or numbers
// of partnerships where singles were drawn into pairs (a single without a partner is none). `personsOf` are
// the start numbers behind a contestant; empty where the number is none.
std::vector<int> contestants(const Tournament& tournament);
std::vector<int> personsOf(const Tournament& tournament, int contestant);

// Who plays under an entry's number in a round: before a substitute came, whom he replaced. Every list of a
// round asks here.
std::vector<Person> personsIn(const Entry& entry, int round);

// "Anna Höß", or "Anna Höß / Bert Thöni" for a pair: those of a round, or without one those of now. Of a
// tournament as its lists, its wall and its papers call them: with `toldApart` where somebody else has the
// name. Files have columns for that, and what is stored no list around it: there names are plain.
std::string nameOf(const Person& person);
std::string nameOf(const Entry& entry);
std::string nameOf(const Tournament& tournament, int contestant);
std::string nameOf(const Tournament& tournament, int contestant, int round);
std::string plainNameOf(const Tournament& tournament, int contestant);
std::string plainNameOf(const Tournament& tournament, int contestant, int round);

// What stands behind a name that two in the tournament have: " (Imst)", the club, and where that is equal or
// missing the start number, " (Imst 12)", " (12)". Nothing where there is one of the name.
std::string toldApart(const Tournament& tournament, const Entry& entry, const Person& person);

// Who sits on one side of a table of a round, a name each; of a crown between the two of a pair one person.
std::vector<std::string> plainNamesOfSide(const Tournament& tournament, int round, const Table& table,
                                          std::size_t side);
std::vector<std::string> namesOfSide(const Tournament& tournament, int round, const Table& table,
                                     std::size_t side);

// Who came for whom, in the order of numbers and time.
struct Substitution {
    int entry = 0;
    Person replaced;
    Person by;    // nobody where the round is not known
    int from = 0; // 0 where it is not known
};
std::vector<Substitution> substitutionsOf(const Entry& entry);
std::vector<Substitution> substitutionsOf(const Tournament& tournament);

// Whether a contestant is there in a round: entered by then and not away (of a pair: both). False for a
// number that is no contestant.
bool isActive(const Tournament& tournament, int contestant, int round);
bool isActive(const Entry& entry, int round);

enum class EntryState : std::uint8_t { Active, Left, Late, Substitute };
EntryState stateOf(const Entry& entry);

// A sheet counts once it is entered or confirmed; a disputed one once a ruling has ended its game.
bool isWritten(const Sheet& sheet);
// A published round of which every sheet counts.
bool isComplete(const Round& round);

// At which those left over play one against one: of two in a round of tables of four.
bool isRestTable(const Settings& settings, const Table& table);

// The round at hand: the last one, draft or published; 0 before the first draw.
int currentRound(const Tournament& tournament);
// The last round that binds; 0 before there is one.
int lastPublished(const Tournament& tournament);

// Names as the command line and the file write them.
std::string nameOf(Format format);
std::string nameOf(Pairing pairing);
std::string nameOf(LastMatch last); // empty, pairs, crown
std::string nameOf(Meet meet);      // empty, once
std::string nameOf(Rest rest);      // sit, pair
std::string nameOf(Stage stage);
std::string nameOf(SheetState state);
std::string nameOf(Ending ending);
std::string nameOf(EntryState state);
std::string nameOf(RoundState state);
std::string nameOf(LeaverResults results);
std::string nameOf(Sex sex); // f, m or empty
std::string nameOf(base::BelowZero belowZero);
std::optional<Format> readFormat(const std::string& name);
std::optional<Pairing> readPairing(const std::string& name);
std::optional<LastMatch> readLastMatch(const std::string& name);
std::optional<Meet> readMeet(const std::string& name);
std::optional<Rest> readRest(const std::string& name);
std::optional<Stage> readStage(const std::string& name);
std::optional<SheetState> readSheetState(const std::string& name);
std::optional<Ending> readEnding(const std::string& name);
std::optional<RoundState> readRoundState(const std::string& name);
std::optional<LeaverResults> readLeaverResults(const std::string& name);
std::optional<Sex> readSex(const std::string& name);
std::optional<base::BelowZero> readBelowZero(const std::string& name);

} // namespace schreiber::tournament
