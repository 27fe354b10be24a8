#pragma once

#include "question_sheet.h"

#include <array>
#include <optional>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/event.h>
#include <perlaggen/ruling/stand.h>
#include <string>
#include <words/language.h>

// What is filled in about the bets on a figure, and the same as lines of a record.
namespace schreiber::perlaggen::ruling {

// A few words on one figure, in any order: its value, a side by one of its seats, how it stands, and how many
// cards it has. Who bet it and who answered: `B bietet`, `geboten von B`, `gehalten von D`, `gut von D`.
struct Stake {
    std::optional<int> value;
    std::optional<int> team;
    std::optional<cards::Seat> seat; // by which the side is named
    std::optional<cards::Seat> bettor;
    std::optional<cards::Seat> answerer;
    bool good = false;
    bool held = false;
    bool stands = false;   // equal on both sides
    bool nobody = false;   // neither side made it
    bool declared = false; // asked for as dritzig or viertig, and allowed
    std::optional<int> size;
    std::optional<deal::Figure> figure;
    deal::ByTeam lost{}; // "gegen B C3": who bet or held it as well, at what level; 0 where it is the value
    std::array<bool, cards::kMostTeams> against{};
};

// `said` is how the field is filled in.
Stake stakeOf(QuestionSheet& sheet, const std::string& key, const words::Text& said);

// The side that is named, or whose player bet; of two sides also the one that was answered.
std::optional<int> lastBettor(const QuestionSheet& sheet, const Stake& stake);

// Who of the two sides bet last and who answered; A and B speak for theirs where nobody is named.
struct Speakers {
    std::optional<cards::Seat> bettor{};
    std::optional<cards::Seat> answerer{};
};

// Two sides' bets as a record tells them: each raise after the other, those conceded in this order. Empty
// where no bets come to this.
std::string betLines(deal::Figure figure, const deal::BetOnFigure& bet, const Speakers& speakers = {});

inline constexpr words::Text kCannotStand{"So können die Gebote nicht stehen. {}",
                                          "Le offerte non possono stare così. {}",
                                          "The bets cannot stand so. {}"};
// Why there is no record of three players' bets.
inline constexpr words::Text kWhoIsIn{
    "Zu dritt gehört ins Protokoll, wer von den anderen mitgeht; das steht hier nicht.",
    "In tre il verbale deve dire chi degli altri ci sta; qui non c'è.",
    "With three the record has to say who of the others is in; that is not told here."};

// Of a record's head.
inline std::string scoreLine(const deal::ByTeam& score, int teams) {
    return "score: " + byTeams(score, teams, " ") + '\n';
}

// The first event of a record that the rules forbid, and in words why.
struct Forbidden {
    std::size_t event = 0;
    std::string why;
};
std::optional<Forbidden> forbiddenIn(const QuestionSheet& sheet, const std::string& record);

} // namespace schreiber::perlaggen::ruling
