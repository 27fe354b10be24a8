#pragma once

#include "defects.h"
#include "fields.h"

#include <tournament/limits.h>
#include <tournament/model.h>

// What of a tournament is stored: a description each of what it is made of, and of the tables for it as
// migrations/ makes them. What a release wrote stays as it is: a new field is one of `kSettings`, or a
// Sparse, in a table of its own that a migration adds.
namespace schreiber::store::stored {

using namespace tournament;

// clang-format off

// A row each, by its name, with the value as text.
inline constexpr std::tuple kSettings{
    text("name", &Settings::name, texts::kOption),
    text("date", &Settings::date, texts::kOption),
    text("place", &Settings::place, texts::kOption),
    text("rules", &Settings::rules, texts::kOption),
    number("target", &Settings::target, kFromNone),
    number("start", &Settings::start, kFromNone),
    choice("format", &Settings::format, readFormat),
    choice("pairing", &Settings::pairing, readPairing),
    number("rounds", &Settings::rounds, kFromNone),
    number("games", &Settings::games, {1, kMostGames}),
    number("tables", &Settings::tables, kFromNone),
    flag("camps", &Settings::camps),
    text("keep_apart", &Settings::keepApart, texts::kOption),
    text("scoring", &Settings::scoring, texts::kOption),
    text("ladder", &Settings::ladder, texts::kOption),
    text("missed_round", &Settings::missedRound, texts::kOption),
    number("hide_standings_until", &Settings::hideStandingsUntil, kFromNone),
    seed("seed", &Settings::seed),
    text("copy_to", &Settings::copyTo, texts::kOption),
    choice("final", &Settings::last, readLastMatch).whereAny(),
    flag("second_chance", &Settings::secondChance).whereAny(),
    text("prizes", &Settings::prizes, texts::kOption).whereAny(),
    number("groups", &Settings::groups, kFromNone).whereAny(),
    number("qualify", &Settings::qualify, kFromOne).whereAny(),
    choice("meet", &Settings::meet, readMeet).whereAny(),
    choice("rest", &Settings::rest, readRest).whereAny(),
    choice("below_zero", &Settings::belowZero, readBelowZero).whereAny(),
    flag("zero_sum", &Settings::zeroSum).whereAny(),
    number("players", &Settings::players).whereAny(),
    number("deals", &Settings::deals).whereAny(),
    flag("open_end", &Settings::openEnd).whereAny(),
    flag("fives", &Settings::fives).whereAny(),
    text("rank_points", &Settings::rankPoints, texts::kOption).whereAny(),
    number("stake", &Settings::stake, kFromNone).whereAny()};

inline constexpr auto kPerson = rowOf(
    {TableId::Person, "person", {{"entry", {"role", "current"}, "place"}}},
    text("first_name", &Person::first, texts::kPerson).as("first"),
    text("last_name", &Person::last, texts::kPerson).as("last"),
    number("born", &Person::born, {0, 9'999}),
    choice("sex", &Person::sex, readSex));

inline constexpr auto kReplaced = rowOf(
    {TableId::Person, "person", {{"entry", {"role", "replaced"}, "place"}}},
    embedded<kPerson>(&Replaced::person),
    sparse({TableId::Substitution, "substitution", {{"entry", "place"}}},
        number("person", &Replaced::place).as("place"),
        number("from_round", &Replaced::from).as("from").deciding()),
    sparse({TableId::ReplacedClub, "replaced_club", {{"entry", "place"}}},
        text("club", &Replaced::club, texts::kName).deciding()));

inline constexpr auto kAbsence = rowOf(
    {TableId::Absence, "absence", {{"entry", "place"}}},
    number("from_round", &Absence::from, kFromOne).as("from"),
    number("until_round", &Absence::until, kFromNone).as("until"),
    choice("results", &Absence::results, readLeaverResults));

using Extra = std::pair<std::string, std::string>;
inline constexpr auto kExtra = rowOf(
    {TableId::EntryExtra, "entry_extra", {{"entry", "place"}}},
    text("name", &Extra::first, texts::kCell),
    text("value", &Extra::second, texts::kCell));

inline constexpr auto kEntry = rowOf(
    {TableId::Entry, "entry", {{"number"}}},
    ownNumber("number", &Entry::number, kFromOne),
    list<kPerson>("persons", &Entry::persons, 2),
    text("club", &Entry::club, texts::kName),
    text("camp", &Entry::camp, texts::kName),
    flag("paid", &Entry::paid),
    number("joined", &Entry::joined, kFromOne),
    list<kAbsence>("absences", &Entry::absences, kMostRounds),
    list<kReplaced>("replaced", &Entry::replaced, kMostReplaced),
    list<kExtra>("extra", &Entry::extra, kMostColumns));

inline constexpr auto kPartnership = rowOf(
    {TableId::Partnership, "partnership", {{"number"}}},
    ownNumber("number", &Partnership::number, kFromOne),
    number("first_entry", &Partnership::first).as("first"),
    number("second_entry", &Partnership::second).as("second"));

using Two = std::pair<int, int>;
inline constexpr auto kNever = rowOf(
    {TableId::NeverTogether, "never_together", {{"place"}}},
    number("first_entry", &Two::first),
    number("second_entry", &Two::second))
    .asArray();

inline constexpr auto kMark = rowOf(
    {TableId::FigureMark, "figure_mark", {{"round", "table_number", "game", "n", "place"}}},
    text("figure", &game::Mark::figure, texts::kCode),
    number("side", &game::Mark::side),
    number("value", &game::Mark::value, kPoints),
    text("how", &game::Mark::how, texts::kCode));

inline constexpr auto kLine = rowOf(
    {TableId::Line, "line", {{"round", "table_number", "game", "n"}}},
    ownNumber("n", &Line::n, kFromOne),
    sides("points", &Line::points, kSheetPoints),
    list<kMark>("figures", &Line::figures, kMostFigures),
    sides("penalty", &Line::penalty, kPoints),
    text("why", &Line::why, texts::kWords),
    text("struck", &Line::struck, texts::kWords),
    sparse({TableId::GameLine, "game_line", {{"round", "table_number", "game", "n"}}},
        text("line", &Line::text, texts::kOption).deciding(),
        number("replaces", &Line::instead).whereAny()))
    .withSidesIn({TableId::LineSide, "line_side", {{"round", "table_number", "game", "n", "side"}}});

inline constexpr auto kSheet = rowOf(
    {TableId::Sheet, "sheet", {{"round", "table_number", "game"}}},
    choice("state", &Sheet::state, readSheetState),
    list<kLine>("lines", &Sheet::lines, kMostLines),
    flag("final_only", &Sheet::finalOnly),
    sides("score", &Sheet::score, kSheetPoints),
    choice("ending", &Sheet::ending, readEnding),
    number("forfeit_by", &Sheet::forfeitBy),
    number("ruling", &Sheet::ruling, kFromNone),
    text("remark", &Sheet::remark, texts::kWords),
    sides("second_score", &Sheet::second, kSheetPoints).as("second"))
    .withSidesIn({TableId::SheetSide, "sheet_side", {{"round", "table_number", "game", "side"}}})
    .countedFrom(1);

inline constexpr auto kTable = rowOf(
    {TableId::RoundTable, "round_table", {{"round", "number"}}},
    ownNumber("table", &Table::number, kFromOne),
    number("heat", &Table::heat, kFromOne),
    sparse({TableId::TableStage, "table_stage", {{"round", "table_number"}}},
        choice("stage", &Table::stage, readStage).deciding()),
    numbers("sides", &Table::sides, {TableId::Seat, "seat", {{"round", "table_number", "side", "place"}}},
        "contestant", kMostSides),
    number("first_dealer", &Table::firstDealer, kFromNone),
    list<kSheet>("games", &Table::games, kMostGames));

using Grouped = std::pair<int, int>;
inline constexpr auto kGrouped = rowOf(
    {TableId::Grouped, "grouped", {{"round", "contestant"}}},
    ownNumber("contestant", &Grouped::first),
    number("group_number", &Grouped::second).as("group"));

inline constexpr auto kRound = rowOf(
    {TableId::Round, "round", {{"number"}}},
    ownNumber("number", &Round::number, kFromOne),
    choice("state", &Round::state, readRoundState),
    seed("seed", &Round::seed),
    list<kTable>("tables", &Round::tables, kMostTables),
    numbers("sitting_out", &Round::sittingOut, {TableId::SittingOut, "sitting_out", {{"round", "place"}}},
        "contestant"),
    list<kGrouped>("grouped", &Round::grouped, kMostEntries).whereAny());

inline constexpr auto kDecider = rowOf(
    {TableId::Decider, "decider", {{"place"}}},
    number("first_contestant", &Decider::first).as("first"),
    number("second_contestant", &Decider::second).as("second"),
    number("first_points", &Decider::firstPoints, kPoints),
    number("second_points", &Decider::secondPoints, kPoints));

inline constexpr auto kRuledPoint = rowOf(
    {TableId::RuledPoint, "ruled_point", {{"ruling", "place"}}},
    text("rule", &RuledPoint::rule, texts::kCode),
    text("verdict", &RuledPoint::verdict, texts::kCode),
    number("line", &RuledPoint::line),
    text("german", &RuledPoint::german, texts::kPoint),
    text("italian", &RuledPoint::italian, texts::kPoint),
    text("english", &RuledPoint::english, texts::kPoint));
constexpr bool isReason(const RuledPoint& point) {
    return point.verdict == kReason;
}

inline constexpr auto kRulingEntry = rowOf(
    {TableId::RulingEntry, "ruling_entry", {{"ruling", "place"}}},
    choice("measure", &RulingEntry::measure, readMeasure),
    number("line", &RulingEntry::line, kFromNone),
    number("side", &RulingEntry::side, {-1, kMany}),
    number("points", &RulingEntry::points, kPoints));

inline constexpr auto kDecision = rowOf(
    {TableId::RulingDecision, "ruling_decision", {{"ruling", "place"}}},
    choice("kind", &Decision::kind, readDecisionKind),
    text("at", &Decision::at, texts::kCode),
    text("decision", &Decision::decision, texts::kWords),
    text("why", &Decision::why, texts::kWords));

inline constexpr auto kRuling = rowOf(
    {TableId::Ruling, "ruling", {{"number"}}},
    ownNumber("number", &Ruling::number, kFromOne),
    text("origin", &Ruling::origin, texts::kTitle),
    text("place", &Ruling::place, texts::kTitle),
    text("at", &Ruling::at, texts::kCode),
    number("round", &Ruling::round, kFromNone),
    number("table_number", &Ruling::table, kFromNone).as("table"),
    number("game", &Ruling::game, kFromNone),
    text("asked_by", &Ruling::askedBy, texts::kTitle),
    text("dispute", &Ruling::dispute, texts::kWords),
    text("record", &Ruling::record, texts::kRecord),
    text("rules_view", &Ruling::view, texts::kResult),
    list<kRuledPoint>("found", &Ruling::found, kMostRuled).without(&Ruling::reasons, isReason),
    list<kRuledPoint>("reasons", &Ruling::reasons, kMostRuled).behind(&Ruling::found).whereAny(),
    sides("points", &Ruling::points, kPoints),
    sides("penalty", &Ruling::penalty, kPoints),
    choice("state", &Ruling::state, readRulingState),
    text("decision", &Ruling::decision, texts::kWords),
    text("why", &Ruling::why, texts::kWords),
    text("appeal", &Ruling::appeal, texts::kWords),
    list<kRulingEntry>("entered", &Ruling::entered, kMostEntered),
    list<kDecision>("decisions", &Ruling::decisions, kMostDecisions).whereAny())
    .withSidesIn({TableId::RulingSide, "ruling_side", {{"ruling", "side"}}});

inline constexpr std::tuple kTournament{
    list<kEntry>("entries", &Tournament::entries, kMostEntries),
    list<kPartnership>("partnerships", &Tournament::partnerships, kMostEntries),
    list<kNever>("never", &Tournament::never, kMostNever),
    list<kRound>("rounds", &Tournament::rounds, kMostRounds),
    list<kDecider>("deciders", &Tournament::deciders, kMostDeciders).whereAny(),
    list<kRuling>("rulings", &Tournament::rulings, kMostRulings).whereAny()};

inline constexpr auto kClosedRank = rowOf(
    {TableId::ClosedRank, "closed_rank", {{"place"}}},
    number("rank", &ClosedRank::rank, kFromOne),
    number("contestant", &ClosedRank::contestant));

inline constexpr auto kPrize = rowOf(
    {TableId::Prize, "prize", {{"place"}}},
    text("kind", &Prize::kind, texts::kCode),
    number("contestant", &Prize::contestant),
    text("name", &Prize::name, texts::kTitle));

inline constexpr std::tuple kClosing{
    list<kClosedRank>("ranks", &Closing::ranks, kMostEntries),
    list<kPrize>("prizes", &Closing::prizes, kMostGiven)};

// clang-format on

} // namespace schreiber::store::stored
