#include <nlohmann/json.hpp>

#include <algorithm>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/ruling/query.h>

namespace schreiber::koenigrufen::ruling {

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
    const auto head = query::headOf(query, query::namesOf(kinds), language);
    if (!head) return {{"error", head.error()}};
    const rulebook::RuleSet* set = rulebook::findRuleSet(head->rules);
    if (set == nullptr) return {{"error", query::noSuchRules(head->rules, language)}};
    std::vector<rulebook::HouseRule> house;
    for (const auto& [name, value] : head->house) house.push_back({name, value});
    const auto rules = rulebook::withHouse(rulebook::Rules(*set), house);
    if (!rules) return {{"error", query::noSuchHouseRule(rules.error().name, rules.error().value, language)}};
    Query read(query, *rules, language);
    Answer answer = kinds[head->kind].ask(read);
    if (!read.isSound()) return {{"error", read.problem()}};
    return answer;
}

} // namespace schreiber::koenigrufen::ruling
