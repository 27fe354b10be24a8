#pragma once

#include <cards/seat.h>
#include <cards/tarock.h>

#include <query/reading.h>

#include <koenigrufen/rulebook/rule_set.h>
#include <span>
#include <string_view>
#include <utility>
#include <vector>
#include <words/language.h>

// Queries about Königrufen (koenigrufen-record.md, Queries), read key by key.
namespace schreiber::koenigrufen::ruling {

using query::Answer;
using query::Json;

using query::inBackticks;

class Query : public query::Reading {
  public:
    Query(const Json& object, const rulebook::Rules& rules, words::Language language)
        : Reading(object, language)
        , m_rules(rules) {}

    const rulebook::Rules& rules() const { return m_rules; }

    // Of keys that may be left out.
    int integerOr(std::string_view key, int otherwise, int least, int most);
    bool flagOr(std::string_view key, bool otherwise);

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
    const rulebook::Rules& m_rules;
    cards::tarock::CardSet m_named;
};

using QueryKind = query::Kind<Query>;

// Reads `ask`, `rules` and `house`, and lets the kind asked for answer; an error where none can.
Answer answered(const Json& query, std::span<const QueryKind> kinds, words::Language language);

} // namespace schreiber::koenigrufen::ruling
