#include <base/input_error.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <json/number.h>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/ruling/query.h>

namespace schreiber::koenigrufen::ruling {
namespace {

constexpr words::Text kRulesMissing{
    "Es fehlt der Schlüssel rules: nach welchen Regeln. `rules list` zeigt alle.",
    "Manca la chiave rules: secondo quale regolamento. `rules list` li mostra tutti.",
    "The key rules is missing: by which rules. `rules list` shows them all."};
constexpr words::Text kNoRules{"rules: {} ist keine Spielregel von Königrufen. `rules list` zeigt alle.",
                               "rules: {} non è un regolamento di Königrufen. `rules list` li mostra tutti.",
                               "rules: {} is no rule set of Königrufen. `rules list` shows them all."};
constexpr words::Text kNoHouse{"house: hier steht kein Objekt {{…}} aus Hausregeln und Werten.",
                               "house: qui non c'è un oggetto {{…}} di regole della casa e valori.",
                               "house: here is no object {{…}} of house rules and values."};
constexpr words::Text kNoSwitch{"house: {} gibt es nicht oder nicht mit dem Wert {}. `rules show` nennt sie.",
                                "house: {} non esiste o non con il valore {}. `rules show` li elenca.",
                                "house: there is no {}, or none with the value {}. `rules show` names them."};
constexpr words::Text kAskMissing{"ask: hier steht nicht, wonach gefragt wird. Möglich: {}.",
                                  "ask: qui non c'è scritto che cosa si chiede. Possibili: {}.",
                                  "ask: here does not stand what is asked. Possible: {}."};

std::string dumped(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

const std::string* textOf(const Json& object, std::string_view key) {
    const auto found = object.find(key);
    return found == object.end() ? nullptr : found->get_ptr<const std::string*>();
}

std::string namesOf(std::span<const QueryKind> kinds) {
    std::string all;
    for (const QueryKind& kind : kinds) all += (all.empty() ? "" : ", ") + std::string(kind.name);
    return all;
}

template <class... Arguments>
Answer errorOf(const words::Text& what, words::Language language, const Arguments&... arguments) {
    return {{"error", fmt::format(fmt::runtime(what.in(language)), arguments...)}};
}

// The set and the switches of a query; an answer where they cannot be used.
base::Result<rulebook::Rules, Answer> rulesOf(const Json& query, words::Language language) {
    const std::string* id = textOf(query, "rules");
    if (id == nullptr) return base::fail(errorOf(kRulesMissing, language));
    const rulebook::RuleSet* set = rulebook::findRuleSet(*id);
    if (set == nullptr) return base::fail(errorOf(kNoRules, language, inBackticks(*id)));
    const auto house = query.find("house");
    if (house == query.end()) return rulebook::Rules(*set);
    if (!house->is_object()) return base::fail(errorOf(kNoHouse, language));
    std::vector<rulebook::HouseRule> rules;
    for (const auto& [name, value] : house->items()) {
        // A number may stand without quotes.
        const auto* text = value.get_ptr<const std::string*>();
        if (text == nullptr && !value.is_number_integer()) return base::fail(errorOf(kNoHouse, language));
        rules.push_back({name, text != nullptr ? *text : dumped(value)});
    }
    auto withHouse = rulebook::withHouse(rulebook::Rules(*set), rules);
    if (!withHouse)
        return base::fail(errorOf(kNoSwitch, language, inBackticks(withHouse.error().name),
                                  inBackticks(withHouse.error().value)));
    return std::move(*withHouse);
}

} // namespace

std::string inBackticks(std::string_view text) {
    return '`' + base::printable(text) + '`';
}

bool Query::has(std::string_view key) const {
    const auto found = m_object.find(key);
    return found != m_object.end() && !found->is_null();
}

const Json& Query::at(const Json& object, std::string_view key) {
    static const Json kNull;
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (object.is_object() && found != object.end()) return *found;
    fail({"{}: der Schlüssel fehlt.", "{}: la chiave manca.", "{}: the key is missing."}, key);
    return kNull;
}

std::string_view Query::text(const Json& value, std::string_view key) {
    const auto* text = value.get_ptr<const std::string*>();
    if (text != nullptr) return *text;
    fail({"{}: hier steht kein Text in Anführungszeichen.", "{}: qui non c'è un testo tra virgolette.",
          "{}: here is no text in quotation marks."},
         key);
    return {};
}

int Query::integer(const Json& value, std::string_view key, int least, int most) {
    const auto number = json::readNumber(value, least, most);
    if (!number)
        fail({"{}: {} ist keine ganze Zahl von {} bis {}.", "{}: {} non è un numero intero da {} a {}.",
              "{}: {} is no whole number from {} to {}."},
             key, inBackticks(dumped(value)), least, most);
    return number.value_or(least);
}

int Query::integerOr(std::string_view key, int otherwise, int least, int most) {
    return has(key) ? integer(at(key), key, least, most) : otherwise;
}

bool Query::flagOr(std::string_view key, bool otherwise) {
    if (!has(key)) return otherwise;
    const Json& value = at(key);
    if (const auto* const flag = value.get_ptr<const bool*>()) return *flag;
    fail({"{}: hier steht weder true noch false.", "{}: qui non c'è né true né false.",
          "{}: here is neither true nor false."},
         key);
    return otherwise;
}

void Query::each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit,
                 std::optional<std::size_t> count) {
    if (!list.is_array())
        return fail({"{}: hier steht keine Liste.", "{}: qui non c'è un elenco.", "{}: here is no list."},
                    key);
    if (count && list.size() != *count)
        return fail({"{}: hier gehören {} hin, nicht {}.", "{}: qui ce ne vogliono {}, non {}.",
                     "{}: here belong {}, not {}."},
                    key, *count, list.size());
    for (const Json& element : list) {
        if (!isSound()) return;
        visit(element);
    }
}

rulebook::Game Query::game(std::string_view key) {
    const std::string_view name = text(at(key), key);
    const auto game = rulebook::readGame(name);
    if (!game)
        fail({"{}: {} ist kein Spiel.", "{}: {} non è un gioco.", "{}: {} is no game."}, key,
             inBackticks(name));
    return game.value_or(rulebook::Game{});
}

rulebook::Premium Query::premium(const Json& value, std::string_view key) {
    const std::string_view name = text(value, key);
    const auto premium = rulebook::readPremium(name);
    if (!premium)
        fail({"{}: {} ist keine Prämie.", "{}: {} non è un premio.", "{}: {} is no premium."}, key,
             inBackticks(name));
    return premium.value_or(rulebook::Premium{});
}

int Query::factor() {
    const int factor = integerOr("factor", 1, 1, deal::kMostFactor);
    if ((factor & (factor - 1)) != 0)
        fail({"factor: {} ist keine Verdoppelung; möglich: 1, 2, 4, 8 …",
              "factor: {} non è un raddoppio; possibili: 1, 2, 4, 8 …",
              "factor: {} is no doubling; possible: 1, 2, 4, 8 …"},
             factor);
    return factor;
}

cards::Seat Query::seat(const Json& value, std::string_view key, int seats) {
    const std::string_view name = text(value, key);
    const auto seat = cards::readSeat(name);
    if (seat && cards::indexOf(*seat) < seats) return *seat;
    fail({"{}: {} ist kein Platz; es sind {}, A ist der erste.",
          "{}: {} non è un posto; sono {}, A è il primo.",
          "{}: {} is no seat; there are {}, A is the first."},
         key, inBackticks(name), seats);
    return cards::Seat::A;
}

cards::tarock::Card Query::card(const Json& value, std::string_view key) {
    const std::string_view name = text(value, key);
    const auto card = cards::tarock::readCard(name);
    if (!card)
        fail({"{}: {} ist keine Karte wie XVI, S oder HK.", "{}: {} non è una carta come XVI, S o HK.",
              "{}: {} is no card such as XVI, S or HK."},
             key, inBackticks(name));
    else if (m_named.contains(*card))
        fail({"{}: {} steht schon da; jede Karte gibt es nur einmal.",
              "{}: {} c'è già; ogni carta esiste una volta sola.",
              "{}: {} stands there already; there is one of each card."},
             key, inBackticks(name));
    else
        m_named.insert(*card);
    return card.value_or(cards::tarock::kSkues);
}

std::vector<cards::tarock::Card> Query::cardList(const Json& list, std::string_view key) {
    std::vector<cards::tarock::Card> all;
    each(list, key, [&](const Json& each) { all.push_back(card(each, key)); });
    return all;
}

std::vector<std::pair<cards::Seat, cards::tarock::Card>> Query::played(std::string_view key,
                                                                       std::size_t least, std::size_t most) {
    std::vector<std::pair<cards::Seat, cards::tarock::Card>> all;
    each(at(key), key, [&](const Json& pair) {
        if (!pair.is_array() || pair.size() != 2)
            return fail({"{}: eine gespielte Karte ist [\"A\",\"XXI\"].",
                         "{}: una carta giocata è [\"A\",\"XXI\"].", "{}: a card played is [\"A\",\"XXI\"]."},
                        key);
        const cards::Seat who = seat(pair[0], key);
        if (std::ranges::any_of(all, [&](const auto& earlier) { return earlier.first == who; }))
            return fail({"{}: {} hat schon gespielt; jeder spielt eine Karte zum Stich.",
                         "{}: {} ha già giocato; ognuno gioca una carta per presa.",
                         "{}: {} has played already; each plays one card to the trick."},
                        key, cards::letterOf(who));
        all.emplace_back(who, card(pair[1], key));
    });
    if (isSound() && (all.size() < least || all.size() > most))
        fail({"{}: hier gehören {} bis {} Karten hin, nicht {}.",
              "{}: qui ci vogliono da {} a {} carte, non {}.", "{}: here belong {} to {} cards, not {}."},
             key, least, most, all.size());
    return all;
}

Answer answered(const Json& query, std::span<const QueryKind> kinds, words::Language language) {
    const std::string* ask = textOf(query, "ask");
    const auto kind =
        ask == nullptr ? kinds.end() : std::ranges::find(kinds, std::string_view(*ask), &QueryKind::name);
    if (kind == kinds.end()) return errorOf(kAskMissing, language, namesOf(kinds));
    const auto rules = rulesOf(query, language);
    if (!rules) return rules.error();
    Query read(query, *rules, language);
    Answer answer = kind->ask(read);
    if (!read.isSound()) return {{"error", read.problem()}};
    return answer;
}

} // namespace schreiber::koenigrufen::ruling
