#include <base/input_error.h>

#include <nlohmann/json.hpp>
#include <query/reading.h>

#include <algorithm>
#include <json/number.h>
#include <words/say.h>

namespace schreiber::query {

namespace {

constexpr words::Text kAskMissing{"Es fehlt der Schlüssel ask: wonach gefragt wird. Möglich: {}.",
                                  "Manca la chiave ask: che cosa si chiede. Possibili: {}.",
                                  "The key ask is missing: what is asked. Possible: {}."};
constexpr words::Text kAskNoText{"ask: hier steht kein Text in Anführungszeichen. Möglich: {}.",
                                 "ask: qui non c'è un testo tra virgolette. Possibili: {}.",
                                 "ask: here is no text in quotation marks. Possible: {}."};
constexpr words::Text kNotAsked{"ask: {} wird hier nicht beantwortet. Möglich: {}.",
                                "ask: a {} qui non si risponde. Possibili: {}.",
                                "ask: {} is not answered here. Possible: {}."};
constexpr words::Text kRulesMissing{
    "Es fehlt der Schlüssel rules: nach welchen Regeln. `rules list` zeigt alle.",
    "Manca la chiave rules: secondo quale regolamento. `rules list` li mostra tutti.",
    "The key rules is missing: by which rules. `rules list` shows them all."};
constexpr words::Text kRulesNoText{
    "rules: hier steht kein Text in Anführungszeichen. `rules list` zeigt alle Spielregeln.",
    "rules: qui non c'è un testo tra virgolette. `rules list` mostra tutti i regolamenti.",
    "rules: here is no text in quotation marks. `rules list` shows all rule sets."};
constexpr words::Text kNoRules{"rules: {} ist keine Spielregel. `rules list` zeigt alle.",
                               "rules: {} non è un regolamento. `rules list` li mostra tutti.",
                               "rules: {} is no rule set. `rules list` shows them all."};
constexpr words::Text kNoHouse{"house: hier steht kein Objekt {{…}} aus Hausregeln und Werten.",
                               "house: qui non c'è un oggetto {{…}} di regole della casa e valori.",
                               "house: here is no object {{…}} of house rules and values."};
constexpr words::Text kNoSwitch{"house: {} gibt es nicht oder nicht mit dem Wert {}. `rules show` nennt sie.",
                                "house: {} non esiste o non con il valore {}. `rules show` li elenca.",
                                "house: there is no {}, or none with the value {}. `rules show` names them."};

const Json kNull;

std::string dumped(const Json& value) {
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// The text under a key of the head; in words what is wrong where there is none.
base::Result<std::string_view, std::string> textIn(const Json& query, std::string_view key,
                                                   const words::Text& missing, const words::Text& noText,
                                                   words::Language language,
                                                   std::span<const std::string_view> kinds = {}) {
    const auto found = query.find(key);
    const auto* text = found == query.end() ? nullptr : found->get_ptr<const std::string*>();
    if (text != nullptr) return std::string_view(*text);
    return base::fail(words::say(language, found == query.end() ? missing : noText, fmt::join(kinds, ", ")));
}

} // namespace

base::Result<Head, std::string> headOf(const Json& query, std::span<const std::string_view> kinds,
                                       words::Language language) {
    const auto ask = textIn(query, "ask", kAskMissing, kAskNoText, language, kinds);
    if (!ask) return base::fail(ask.error());
    const auto kind = std::ranges::find(kinds, *ask);
    if (kind == kinds.end())
        return base::fail(words::say(language, kNotAsked, inBackticks(*ask), fmt::join(kinds, ", ")));
    const auto rules = textIn(query, "rules", kRulesMissing, kRulesNoText, language);
    if (!rules) return base::fail(rules.error());
    Head head{static_cast<std::size_t>(kind - kinds.begin()), std::string(*rules), {}};
    const auto house = query.find("house");
    if (house == query.end()) return head;
    if (!house->is_object()) return base::fail(words::say(language, kNoHouse));
    for (const auto& [name, value] : house->items()) {
        // A number may stand without quotes.
        const auto* text = value.get_ptr<const std::string*>();
        if (text == nullptr && !value.is_number_integer()) return base::fail(words::say(language, kNoHouse));
        head.house.emplace_back(name, text != nullptr ? *text : dumped(value));
    }
    return head;
}

std::string noSuchRules(std::string_view id, words::Language language) {
    return words::say(language, kNoRules, inBackticks(id));
}

std::string noSuchHouseRule(std::string_view name, std::string_view value, words::Language language) {
    return words::say(language, kNoSwitch, inBackticks(name), inBackticks(value));
}

std::string inBackticks(std::string_view text) {
    return '`' + base::printable(text) + '`';
}

bool Reading::has(std::string_view key) const {
    const auto found = m_object.find(key);
    return found != m_object.end() && !found->is_null();
}

const Json& Reading::at(const Json& object, std::string_view key) {
    const auto found = object.find(key); // nothing in what is no object
    if (found != object.end()) return *found;
    fail({"{}: der Schlüssel fehlt.", "{}: la chiave manca.", "{}: the key is missing."}, key);
    return kNull;
}

std::string_view Reading::text(const Json& value, std::string_view key) {
    const auto* text = value.get_ptr<const std::string*>();
    if (text != nullptr) return *text;
    fail({"{}: hier steht kein Text in Anführungszeichen.", "{}: qui non c'è un testo tra virgolette.",
          "{}: here is no text in quotation marks."},
         key);
    return {};
}

int Reading::integer(const Json& value, std::string_view key, int least, int most) {
    const auto number = json::readNumber(value, least, most);
    if (!number)
        fail({"{}: {} ist keine ganze Zahl von {} bis {}.", "{}: {} non è un numero intero da {} a {}.",
              "{}: {} is no whole number from {} to {}."},
             key, inBackticks(dumped(value)), least, most);
    return number.value_or(least);
}

void Reading::each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit,
                   std::optional<std::size_t> count) {
    if (!list.is_array())
        return fail(
            {"{}: hier steht keine Liste […].", "{}: qui non c'è un elenco […].", "{}: here is no list […]."},
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

} // namespace schreiber::query
