#pragma once

#include <cards/card_set.h>
#include <cards/notation.h>
#include <cards/seat.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <functional>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

using Json = nlohmann::json;
using Answer = nlohmann::ordered_json;

// What stands in a query, for a message.
std::string inBackticks(std::string_view text);

// One query, read key by key. What is missing or cannot be used is noted, the first such thing for the
// answer, and reading goes on with some value that the caller must not work with: ask `sound` first.
class Query {
  public:
    // The rules of the query's set with its house rules, for a number of seats.
    using RulesFor = std::function<const rulebook::Rules&(int seats)>;

    Query(const Json& object, RulesFor rulesFor, words::Language language)
        : m_object(object)
        , m_rulesFor(std::move(rulesFor))
        , m_language(language) {}

    words::Language language() const { return m_language; }

    bool sound() const { return m_problem.empty(); }
    const std::string& problem() const { return m_problem; }
    // What is wrong, where, and what could stand there; the first time counts.
    template <class... Arguments>
    void fail(const words::Text& what, const Arguments&... arguments) {
        if (m_problem.empty()) m_problem = fmt::format(fmt::runtime(what.in(m_language)), arguments...);
    }

    const rulebook::Rules& rules(int seats) const { return m_rulesFor(seats); }
    // Where the number of seats changes nothing.
    const rulebook::Rules& rules() const { return m_rulesFor(4); }

    // A key that must be there; null if it is not.
    const Json& at(std::string_view key);
    const Json& at(const Json& object, std::string_view key);
    bool isNull(std::string_view key) { return at(key).is_null(); }

    std::string_view text(const Json& value, std::string_view key);
    int integer(const Json& value, std::string_view key, int least, int most);
    // Each element of a list.
    void each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit);

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

    const Json& m_object;
    RulesFor m_rulesFor;
    words::Language m_language;
    std::string m_problem;
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

// `gleich`, `hanger`, `spiel`
std::string_view figureWord(deal::Figure figure);
// A value on the ladder: a number or `game`.
Answer valueWord(int value);

} // namespace schreiber::perlaggen::ruling
