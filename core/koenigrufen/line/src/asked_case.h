#pragma once

#include "sheet.h"

#include <cards/tarock.h>

#include <fmt/format.h>

#include <game/short_question.h>
#include <koenigrufen/deal/event.h>
#include <koenigrufen/line/line.h>
#include <koenigrufen/line/table.h>
#include <koenigrufen/record/record.h>
#include <koenigrufen/ruling/replay.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// What the short questions have in common: who sits where, what was filled in, and the same case as a record
// and as a line of the sheet. Seats are those of the table, from 0; of five the one who deals sits out.
namespace schreiber::koenigrufen::line::asked {

using deal::Card, deal::CardSet;
using game::CaseTable, game::FieldValues, game::ShortAnswer;
using rulebook::PointName;
using words::Language, words::Text;

template <class... Args>
std::string said(const Text& text, Language language, const Args&... args) {
    return fmt::format(fmt::runtime(text.in(language)), args...);
}

void append(std::string& text, const std::string& more);

class Here {
  public:
    Here(const CaseTable& table, Language language);

    const rulebook::Rules& rules() const { return m_evening.rules; }
    const EveningRules& evening() const { return m_evening; }
    Language language() const { return m_language; }
    const CaseTable& table() const { return m_table; }
    int seats() const { return m_seats; }
    std::optional<int> dealer() const { return m_dealer; }
    int factor() const { return m_table.factor; }

    // Of five at a table the one who deals; none where that is not known, and of four.
    std::optional<int> out() const;
    // Of five at a table the one who deals sits out; until it is said who, nobody has a seat in a record.
    bool knowsWhoPlays() const { return m_seats == rulebook::kSeats || m_dealer.has_value(); }
    bool plays(int seat) const { return seat >= 0 && seat < m_seats && seat != out(); }
    std::optional<int> forehand() const;
    // The player to whom the word or the trick goes next.
    int next(int seat, int steps = 1) const;
    std::string name(int seat) const;

    // The table as lines are written there.
    Table sheet() const;
    // In a record those who play are A to D from Vorhand where five sit at a table; the fifth is E.
    Seat inRecord(int seat) const;
    int atTable(Seat inRecord) const;

    // A field's seat; none where nobody was chosen or nobody sits there.
    std::optional<int> seatIn(const FieldValues& values, std::string_view field) const;
    // The same of those who play, and so have a seat in a record.
    std::optional<int> playerIn(const FieldValues& values, std::string_view field) const;

    // The head of a record of this table. `called`: with the names that sentences have.
    record::Record record(bool called) const;

  private:
    const CaseTable& m_table;
    Language m_language;
    EveningRules m_evening;
    int m_seats = rulebook::kSeats;
    std::optional<int> m_dealer;
};

std::optional<rulebook::Game> gameIn(const FieldValues& values);
// A `k` for each step of kontra on the game.
std::string kontraIn(const FieldValues& values);

// Cards as they are typed, in this order; `bad` is the first word that is none, or stands there twice.
struct TypedCards {
    std::vector<Card> cards;
    std::string bad;

    CardSet set() const;
};
TypedCards cardsIn(const FieldValues& values, std::string_view field);
ShortAnswer notACard(const std::string& word, Language language);
ShortAnswer unclear(std::string what);
ShortAnswer waiting(const Text& what, const Text& how, Language language);

// The rule that decided: its name, where it stands and what it says there.
void takeRule(ShortAnswer& answer, PointName point, Language language);
// What the last of these says, when it was ruled on; else null.
const deal::Ruling* rulingOn(const ruling::Replay& replay, std::size_t event, std::optional<PointName> rule);

// "Anna +2, Berta −2": what a line brings.
std::string pointsInWords(const Here& here, const std::vector<std::int64_t>& points);

// What the table's sheet gets of it.
void takeLine(ShortAnswer& answer, const Here& here, const Line& line);
// Where a game was broken off by somebody's doing: the line, what it comes to, and what is still missing for
// it. Which game, who plays it and with whom is filled in.
void takeBroken(ShortAnswer& answer, const Here& here, const FieldValues& values, int offender);
// A record that has the table and the game alone, for a case that no event tells; with what was asked and
// what holds.
void keepByWords(ShortAnswer& answer, const Here& here, const FieldValues& values, const std::string& asked);

} // namespace schreiber::koenigrufen::line::asked
