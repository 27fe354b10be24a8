#include "ask_query.h"

#include <base/result.h>

#include <query/frame.h>

#include <array>
#include <map>
#include <perlaggen/ruling/ask.h>
#include <span>
#include <unordered_map>

namespace schreiber::perlaggen::ruling {
namespace {

using Kind = query::Kind<Query>;
constexpr std::array kKinds{Kind{"perlaggen", askPerlaggen},
                            Kind{"trick", askTrick},
                            Kind{"plays", askPlays},
                            Kind{"figures", askFigures},
                            Kind{"compare", askCompare},
                            Kind{"exchange", askExchange},
                            Kind{"bet", askBet},
                            Kind{"settle", askSettle}};

Answer errorAnswer(std::string_view what) {
    return {{"error", what}};
}

} // namespace

// The rules of recent queries: most come in long runs of the same set and house rules.
struct Asker::Cache {
    static constexpr std::size_t kMost = 64;

    record::FindRuleSet find;
    words::Language language;
    struct Entry {
        rulebook::RuleSet set;
        std::unordered_map<int, rulebook::Rules> bySeats;

        const rulebook::Rules& rules(int seats) {
            return bySeats.try_emplace(seats, set, seats).first->second;
        }
    };
    std::map<std::pair<std::string, std::vector<std::pair<std::string, std::string>>>, Entry> entries;

    // The set of a query with its house rules, or what is wrong with them.
    base::Result<Entry*, std::string> of(const query::Head& head) {
        const std::pair key(head.rules, head.house);
        if (const auto known = entries.find(key); known != entries.end()) return &known->second;
        const rulebook::RuleSet* set = find(head.rules);
        if (set == nullptr) return base::fail(query::noSuchRules(head.rules, language));
        std::vector<rulebook::HouseRule> rules;
        for (const auto& [name, value] : head.house) rules.push_back({name, value});
        auto withHouse = rulebook::withHouse(*set, rules);
        if (!withHouse)
            return base::fail(
                query::noSuchHouseRule(withHouse.error().name, withHouse.error().value, language));
        if (entries.size() >= kMost) entries.clear();
        return &entries.emplace(key, Entry{std::move(*withHouse), {}}).first->second;
    }

    Answer answer(const Json& query) {
        static const std::vector<std::string_view> kNames = query::namesOf(std::span<const Kind>(kKinds));
        const auto head = query::headOf(query, kNames, language);
        if (!head) return errorAnswer(head.error());
        const auto entry = of(*head);
        if (!entry) return errorAnswer(entry.error());
        Query reading(
            query, [&](int seats) -> const rulebook::Rules& { return (*entry)->rules(seats); }, language);
        Answer answer = kKinds[head->kind].ask(reading);
        return reading.isSound() ? answer : errorAnswer(reading.problem());
    }
};

Asker::Asker(words::Language language, record::FindRuleSet find)
    : m_cache(std::make_unique<Cache>(Cache{std::move(find), language, {}})) {}

Asker::~Asker() = default;

std::string Asker::answer(std::string_view line) {
    return query::answered(line, m_cache->language,
                           [this](const Json& query) { return m_cache->answer(query); });
}

} // namespace schreiber::perlaggen::ruling
