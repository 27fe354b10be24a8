#include "ask_id.h"
#include "ask_query.h"

#include <base/result.h>
#include <ruling/ask.h>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace schreiber::ruling {
namespace {

struct Kind {
    std::string_view name;
    Answer (*ask)(Query&);
};
constexpr std::array kKinds{Kind{"perlaggen", askPerlaggen},
                            Kind{"trick", askTrick},
                            Kind{"plays", askPlays},
                            Kind{"figures", askFigures},
                            Kind{"compare", askCompare},
                            Kind{"exchange", askExchange},
                            Kind{"bet", askBet},
                            Kind{"settle", askSettle}};

// The parser needs no stack for nesting, but taking apart what it read does.
constexpr int kDeepest = 100;
bool tooDeep(std::string_view line) {
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"') quoted = !quoted;
        if (quoted && c == '\\') ++i;
        if (quoted) continue;
        if (c == '[' || c == '{') ++depth;
        if (c == ']' || c == '}') --depth;
        if (depth > kDeepest) return true;
    }
    return false;
}

// `house`: an object of switch and value, both texts; a number may stand without quotes.
bool readHouse(const Json& house, std::vector<rulebook::HouseRule>& rules) {
    if (!house.is_object()) return false;
    for (const auto& [name, value] : house.items()) {
        if (!value.is_string() && !value.is_number_integer()) return false;
        rules.push_back({name, value.is_string() ? value.get<std::string>() : value.dump()});
    }
    return true;
}

std::string dumped(const Answer& answer) {
    return answer.dump(-1, ' ', false, Answer::error_handler_t::replace);
}

Answer errorAnswer(std::string_view what) {
    return {{"error", what}};
}

} // namespace

// The rules of recent queries: most come in long runs of the same set and house rules.
struct Asker::Cache {
    static constexpr std::size_t kMost = 64;

    record::FindRuleSet find;
    struct Entry {
        rulebook::RuleSet set;
        std::unordered_map<int, rulebook::Rules> bySeats;

        const rulebook::Rules& rules(int seats) {
            return bySeats.try_emplace(seats, set, seats).first->second;
        }
    };
    std::unordered_map<std::string, Entry> entries;

    // The set of a query with its house rules, or what is wrong with them.
    base::Result<Entry*, std::string> of(const Json& query) {
        const auto id = query.find("rules");
        if (id == query.end() || !id->is_string()) return base::fail(std::string("missing: rules"));
        const auto house = query.find("house");
        std::string key = id->get_ref<const std::string&>();
        if (house != query.end()) key += house->dump(-1, ' ', true, Json::error_handler_t::replace);
        if (const auto known = entries.find(key); known != entries.end()) return &known->second;

        const rulebook::RuleSet* set = find(id->get_ref<const std::string&>());
        if (set == nullptr) return base::fail(std::string("rules: no such rule set"));
        std::vector<rulebook::HouseRule> rules;
        if (house != query.end() && !readHouse(*house, rules))
            return base::fail(std::string("house: not an object of switches and values"));
        auto withHouse = rulebook::withHouse(*set, rules);
        if (!withHouse) return base::fail(std::string("house: no such switch or value"));
        if (entries.size() >= kMost) entries.clear();
        return &entries.emplace(std::move(key), Entry{std::move(*withHouse), {}}).first->second;
    }

    Answer answer(const Json& query) {
        const auto ask = query.find("ask");
        if (ask == query.end() || !ask->is_string()) return errorAnswer("missing: ask");
        const auto kind =
            std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& one) { return one.name == *ask; });
        if (kind == kKinds.end()) return errorAnswer("ask: no such query");
        const auto entry = of(query);
        if (!entry) return errorAnswer(entry.error());
        Query reading(query, [&](int seats) -> const rulebook::Rules& { return (*entry)->rules(seats); });
        Answer answer = kind->ask(reading);
        return reading.sound() ? answer : errorAnswer(reading.problem());
    }
};

Asker::Asker(record::FindRuleSet find)
    : m_cache(std::make_unique<Cache>(Cache{std::move(find), {}})) {}

Asker::~Asker() = default;

std::string Asker::answer(std::string_view line) {
    if (tooDeep(line)) return dumped(errorAnswer("nested too deep"));
    const Json query = Json::parse(line, nullptr, false);
    if (!query.is_object()) return dumped(errorAnswer("not a JSON object"));
    std::string answer = dumped(m_cache->answer(query));
    if (!query.contains("id")) return answer;
    const std::string id = "{\"id\":" + std::string(writtenValue(line, "id"));
    return answer == "{}" ? id + '}' : id + ',' + answer.substr(1);
}

} // namespace schreiber::ruling
