#include "ask_query.h"

#include <base/input_error.h>
#include <base/result.h>

#include <fmt/format.h>
#include <query/frame.h>

#include <algorithm>
#include <array>
#include <perlaggen/ruling/ask.h>
#include <unordered_map>

namespace schreiber::perlaggen::ruling {
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

template <class AnyJson>
std::string dumped(const AnyJson& json) {
    return json.dump(-1, ' ', false, AnyJson::error_handler_t::replace);
}

// `house`: an object of switch and value, both texts; a number may stand without quotes.
bool readHouse(const Json& house, std::vector<rulebook::HouseRule>& rules) {
    if (!house.is_object()) return false;
    for (const auto& [name, value] : house.items()) {
        const auto* text = value.get_ptr<const std::string*>();
        if (text == nullptr && !value.is_number_integer()) return false;
        rules.push_back({name, text != nullptr ? *text : dumped(value)});
    }
    return true;
}

constexpr words::Text kRulesMissing{
    "Es fehlt der Schlüssel rules: nach welchen Regeln. `rules list` zeigt alle.",
    "Manca la chiave rules: secondo quale regolamento. `rules list` li mostra tutti.",
    "The key rules is missing: by which rules. `rules list` shows them all."};

constexpr words::Text kRulesNoText{
    "rules: hier steht kein Text in Anführungszeichen. `rules list` zeigt alle Spielregeln.",
    "rules: qui non c'è un testo tra virgolette. `rules list` mostra tutti i regolamenti.",
    "rules: here is no text in quotation marks. `rules list` shows all rule sets."};

Answer errorAnswer(std::string_view what) {
    return {{"error", what}};
}

// Every query, for one that is none of them.
std::string kinds() {
    std::string all;
    for (const Kind& kind : kKinds) all += (all.empty() ? "" : ", ") + std::string(kind.name);
    return all;
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
    std::unordered_map<std::string, Entry> entries;

    template <class... Arguments>
    std::string said(const words::Text& what, const Arguments&... arguments) const {
        return fmt::format(fmt::runtime(what.in(language)), arguments...);
    }

    // The set of a query with its house rules, or what is wrong with them.
    base::Result<Entry*, std::string> of(const Json& query) {
        const auto id = query.find("rules");
        const auto* name = id == query.end() ? nullptr : id->get_ptr<const std::string*>();
        if (id == query.end()) return base::fail(said(kRulesMissing));
        if (name == nullptr) return base::fail(said(kRulesNoText));
        const auto house = query.find("house");
        std::string key = *name;
        if (house != query.end()) key += dumped(*house);
        if (const auto known = entries.find(key); known != entries.end()) return &known->second;

        const rulebook::RuleSet* set = find(*name);
        if (set == nullptr)
            return base::fail(said({"rules: {} ist keine Spielregel. `rules list` zeigt alle.",
                                    "rules: {} non è un regolamento. `rules list` li mostra tutti.",
                                    "rules: {} is no rule set. `rules list` shows them all."},
                                   inBackticks(*name)));
        std::vector<rulebook::HouseRule> rules;
        if (house != query.end() && !readHouse(*house, rules))

            return base::fail(said({"house: hier steht kein Objekt {{…}} aus Hausregeln und Werten.",
                                    "house: qui non c'è un oggetto {{…}} di regole della casa e valori.",
                                    "house: here is no object {{…}} of house rules and values."}));
        auto withHouse = rulebook::withHouse(*set, rules);
        if (!withHouse) {
            const rulebook::HouseError& wrong = withHouse.error();
            return base::fail(
                said({"house: {} gibt es nicht oder nicht mit dem Wert {}. `rules show` nennt sie.",
                      "house: {} non esiste o non con il valore {}. `rules show` li elenca.",
                      "house: there is no {}, or none with the value {}. `rules show` names them."},
                     inBackticks(wrong.name), inBackticks(wrong.value)));
        }
        if (entries.size() >= kMost) entries.clear();
        return &entries.emplace(std::move(key), Entry{std::move(*withHouse), {}}).first->second;
    }

    Answer answer(const Json& query) {
        const auto ask = query.find("ask");
        const auto* asked = ask == query.end() ? nullptr : ask->get_ptr<const std::string*>();
        if (asked == nullptr && ask != query.end())
            return errorAnswer(said({"ask: hier steht kein Text in Anführungszeichen. Möglich: {}.",
                                     "ask: qui non c'è un testo tra virgolette. Possibili: {}.",
                                     "ask: here is no text in quotation marks. Possible: {}."},
                                    kinds()));
        if (asked == nullptr)
            return errorAnswer(said({"Es fehlt der Schlüssel ask: wonach gefragt wird. Möglich: {}.",
                                     "Manca la chiave ask: che cosa si chiede. Possibili: {}.",
                                     "The key ask is missing: what is asked. Possible: {}."},
                                    kinds()));
        const auto kind =
            std::find_if(kKinds.begin(), kKinds.end(), [&](const Kind& one) { return one.name == *asked; });
        if (kind == kKinds.end())
            return errorAnswer(said({"ask: {} wird hier nicht beantwortet. Möglich: {}.",
                                     "ask: a {} qui non si risponde. Possibili: {}.",
                                     "ask: {} is not answered here. Possible: {}."},
                                    inBackticks(*asked), kinds()));
        const auto entry = of(query);
        if (!entry) return errorAnswer(entry.error());
        Query reading(
            query, [&](int seats) -> const rulebook::Rules& { return (*entry)->rules(seats); }, language);
        Answer answer = kind->ask(reading);
        return reading.sound() ? answer : errorAnswer(reading.problem());
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
