#pragma once

#include <cards/card_set.h>
#include <cards/notation.h>
#include <cards/seat.h>

#include <nlohmann/json.hpp>
#include <query/reading.h>

#include <functional>
#include <perlaggen/deal/event.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string_view>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

using query::Answer;
using query::inBackticks;
using query::Json;

class Query : public query::Reading {
  public:
    // The rules of the query's set with its house rules, for a number of seats.
    using RulesFor = std::function<const rulebook::Rules&(int seats)>;

    Query(const Json& object, RulesFor rulesFor, words::Language language)
        : Reading(object, language)
        , m_rulesFor(std::move(rulesFor)) {}

    const rulebook::Rules& rules(int seats) const { return m_rulesFor(seats); }
    // Where the number of seats changes nothing.
    const rulebook::Rules& rules() const { return m_rulesFor(4); }

    // `trump`: a suit the set can have.
    cards::Suit trump(const rulebook::Rules& rules);
    cards::Seat seat(const Json& value, std::string_view key, int seats);
    cards::Seat seat(std::string_view text, int seats);
    deal::Figure figure(std::string_view name);

    // Cards of the pack, none named twice in the whole query. `played` allows a name for a Perlagg,
    // `queried` also `CARD!`.
    cards::Card card(const Json& value, std::string_view key, const rulebook::Rules& rules);
    cards::PlayedCard played(const Json& value, std::string_view key, const rulebook::Rules& rules,
                             cards::Suit trump);
    cards::QueryCard queried(const Json& value, std::string_view key, const rulebook::Rules& rules,
                             cards::Suit trump);
    std::vector<cards::Card> cardList(const Json& list, std::string_view key, const rulebook::Rules& rules);

  private:
    cards::PlayedCard checked(const cards::PlayedCard& card, const rulebook::Rules& rules, cards::Suit trump,
                              std::string_view text);
    cards::Card inPackOnce(cards::Card card, const rulebook::Rules& rules, std::string_view text);

    RulesFor m_rulesFor;
    cards::CardSet m_named;
};

// The queries; each answers as cli.md has it, or notes what is wrong.
Answer askPerlaggen(Query& query);
Answer askTrick(Query& query);
Answer askPlays(Query& query);
Answer askFigures(Query& query);
Answer askCompare(Query& query);
Answer askExchange(Query& query);
Answer askBet(Query& query);
Answer askSettle(Query& query);

// A value on the ladder: a number or `game`.
Answer valueWord(int value);

} // namespace schreiber::perlaggen::ruling
