#pragma once

#include <cards/seat.h>
#include <cards/tarock.h>

#include <fmt/format.h>
#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <words/language.h>

// Queries about Königrufen (koenigrufen-record.md, Queries), read key by key.
namespace schreiber::koenigrufen::ruling {

using Json = nlohmann::json;
using Answer = nlohmann::ordered_json;

// What stands in a query, for a message.
std::string inBackticks(std::string_view text);

// What is missing or cannot be used is noted, the first such thing for the answer, and reading goes on with
// some value that the caller must not work with: ask `isSound` first.
class Query {
  public:
    Query(const Json& object, const rulebook::Rules& rules, words::Language language)
        : m_object(object)
        , m_rules(rules)
        , m_language(language) {}

    const rulebook::Rules& rules() const { return m_rules; }
    words::Language language() const { return m_language; }

    bool isSound() const { return m_problem.empty(); }
    const std::string& problem() const { return m_problem; }
    // What is wrong, where, and what could stand there.
    template <class... Arguments>
    void fail(const words::Text& what, const Arguments&... arguments) {
        if (m_problem.empty()) m_problem = fmt::format(fmt::runtime(what.in(m_language)), arguments...);
    }
    // The same in words that another has made.
    void failWith(std::string problem) {
        if (m_problem.empty()) m_problem = std::move(problem);
    }

    bool has(std::string_view key) const; // and it is not null
    // A key that must be there; null if it is not.
    const Json& at(std::string_view key) { return at(m_object, key); }
    const Json& at(const Json& object, std::string_view key);

    std::string_view text(const Json& value, std::string_view key);
    int integer(const Json& value, std::string_view key, int least, int most);
    // Of keys that may be left out.
    int integerOr(std::string_view key, int otherwise, int least, int most);
    bool flagOr(std::string_view key, bool otherwise);
    // Each element of a list; of as many as that, where a number is given.
    void each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit,
              std::optional<std::size_t> count = std::nullopt);

    rulebook::Game game(std::string_view key);
    rulebook::Premium premium(const Json& value, std::string_view key);
    // By how much a game is doubled: 1, 2, 4, 8 ...; 1 where nothing is said.
    int factor();
    cards::Seat seat(const Json& value, std::string_view key, int seats = rulebook::kSeats);
    // A card of the pack, none named twice in the whole query.
    cards::tarock::Card card(const Json& value, std::string_view key);
    std::vector<cards::tarock::Card> cardList(const Json& list, std::string_view key);
    // `[["A","XXI"], …]`, in order of play, each seat once.
    std::vector<std::pair<cards::Seat, cards::tarock::Card>> played(std::string_view key, std::size_t least,
                                                                    std::size_t most);

  private:
    const Json& m_object;
    const rulebook::Rules& m_rules;
    words::Language m_language;
    std::string m_problem;
    cards::tarock::CardSet m_named;
};

// One kind of query; it answers as the contract has it, or notes what is wrong.
struct QueryKind {
    std::string_view name;
    Answer (*ask)(Query&);
};

// Reads `ask`, `rules` and `house`, and lets the kind asked for answer; an error where none can.
Answer answered(const Json& query, std::span<const QueryKind> kinds, words::Language language);

} // namespace schreiber::koenigrufen::ruling
