#pragma once

#include <base/result.h>

#include <nlohmann/json_fwd.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <words/language.h>
#include <words/say.h>

namespace schreiber::query {

using Json = nlohmann::json;
using Answer = nlohmann::ordered_json;

// A kind of query of some game: it answers as the contract has it, or notes what is wrong.
template <class Query>
struct Kind {
    std::string_view name;
    Answer (*ask)(Query&);
};

// What is asked, and by which rules: `ask`, `rules` and `house`, whatever the game.
struct Head {
    std::size_t kind = 0; // of those that can be asked
    std::string rules;
    std::vector<std::pair<std::string, std::string>> house; // switch and value
};
// What is wrong with them in words, where they cannot be used.
base::Result<Head, std::string> headOf(const Json& query, std::span<const std::string_view> kinds,
                                       words::Language language);
std::string noSuchRules(std::string_view id, words::Language language);
std::string noSuchHouseRule(std::string_view name, std::string_view value, words::Language language);

template <class Query>
std::vector<std::string_view> namesOf(std::span<const Kind<Query>> kinds) {
    std::vector<std::string_view> names;
    for (const Kind<Query>& kind : kinds) names.push_back(kind.name);
    return names;
}

// What stands in a query, for a message.
std::string inBackticks(std::string_view text);

// One query of any game, read key by key. What is missing or cannot be used is noted, the first such thing
// for the answer, and reading goes on with some value that the caller must not work with: ask `isSound`
// first.
class Reading {
  public:
    Reading(const Json& object, words::Language language)
        : m_object(object)
        , m_language(language) {}

    words::Language language() const { return m_language; }

    bool isSound() const { return m_problem.empty(); }
    const std::string& problem() const { return m_problem; }
    // What is wrong, where, and what could stand there; the first time counts.
    template <class... Arguments>
    void fail(const words::Text& what, const Arguments&... arguments) {
        if (m_problem.empty()) m_problem = words::say(m_language, what, arguments...);
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
    // Each element of a list; of as many as that, where a number is given.
    void each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit,
              std::optional<std::size_t> count = std::nullopt);

  private:
    const Json& m_object;
    words::Language m_language;
    std::string m_problem;
};

} // namespace schreiber::query
