#include "ask_query.h"

#include <algorithm>
#include <array>
#include <perlaggen/deal/house.h>
#include <perlaggen/figures/figures.h>
#include <span>

namespace schreiber::perlaggen::ruling {
namespace {

using cards::Seat, figures::FigureRules, figures::HeldCard, rulebook::Rules;

Answer inWords(const std::optional<figures::Gleich>& gleich) {
    if (!gleich) return nullptr;
    return {{"size", gleich->size}, {"rank", nameOf(gleich->rank)}};
}

Answer inWords(const std::optional<figures::HangerInSuits>& hanger) {
    if (!hanger) return nullptr;
    auto suits = Answer::array();
    for (const cards::Suit suit : cards::kSuits)
        if (hanger->in(suit)) suits.push_back(std::string(1, letterOf(suit)));
    return {{"size", hanger->hanger.size}, {"top", nameOf(hanger->hanger.top)}, {"suits", std::move(suits)}};
}

// A figure as one player makes it best, in words and in its place in the order.
struct Best {
    Answer words;
    int strength = 0;
};

Best bestOf(deal::Figure figure, std::span<const HeldCard> held, cards::Suit trump, const Rules& rules) {
    const auto material = figures::materialOf(held);
    const FigureRules figureRule = deal::figureRules(rules, material);
    if (figure == deal::Figure::Gleich) {
        const auto gleich = figures::bestGleich(material, figureRule);
        return {inWords(gleich), figures::strength(gleich)};
    }
    const auto hanger = figures::bestHanger(material, figureRule);
    return {inWords(hanger), figures::strength(hanger, trump, figureRule)};
}

} // namespace

Answer askFigures(Query& query) {
    const auto& rules = query.rules();
    const auto trump = query.trump(rules);
    std::vector<HeldCard> held;
    query.each(query.at("cards"), "cards", [&](const Json& value) {
        const auto card = query.queried(value, "cards", rules, trump);
        const bool free =
            !card.unbaptised && !card.played.as && rules.perlaggen(trump).contains(card.played.card);
        held.push_back({card.played, free});
    });
    if (!query.isSound()) return {};

    const auto material = figures::materialOf(held);
    const FigureRules figureRule = deal::figureRules(rules, material);
    auto pairs = Answer::array();
    for (const auto& pair : figures::bestPairs(material, figureRule))
        pairs.push_back({{"gleich", inWords(pair.gleich)}, {"hanger", inWords(pair.hanger)}});
    return {{"gleich", inWords(figures::bestGleich(material, figureRule))},
            {"hanger", inWords(figures::bestHanger(material, figureRule))},
            {"best_pairs", std::move(pairs)}};
}

// The number of players makes the teams (readings.md 48).
Answer askCompare(Query& query) {
    const auto figure = query.figure(query.text(query.at("figure"), "figure"));
    if (figure == deal::Figure::Spiel)
        query.fail({"figure: das Spiel wird nicht an Karten verglichen. Möglich: gleich, hanger.",
                    "figure: lo Spiel non si confronta dalle carte. Possibili: gleich, hanger.",
                    "figure: the Spiel is not compared by cards. Possible: gleich, hanger."});
    const Json& players = query.at("players");
    const auto count = players.is_object() ? players.size() : 0;
    if (count != 2 && count != 3 && count != 4 && count != 6)
        query.fail({"players: zwei, drei, vier oder sechs Plätze mit ihren Karten.",
                    "players: due, tre, quattro o sei posti con le loro carte.",
                    "players: two, three, four or six seats with their cards."});
    if (!query.isSound()) return {};

    const int seats = static_cast<int>(count);
    const auto& rules = query.rules(seats);
    const auto trump = query.trump(rules);
    std::array<int, cards::kMostTeams> bestByTeam{};
    Answer best = Answer::object();
    std::vector<Seat> seen;
    for (const auto& [name, cardsOf] : players.items()) {
        const Seat seat = query.seat(std::string_view(name), seats);
        if (std::find(seen.begin(), seen.end(), seat) != seen.end())
            query.fail({"players: der Platz {} steht zweimal da.", "players: il posto {} c'è due volte.",
                        "players: the seat {} stands there twice."},
                       inBackticks(name));
        seen.push_back(seat);
        std::vector<HeldCard> held;
        for (const cards::Card card : query.cardList(cardsOf, "players", rules))
            held.push_back({{card, {}}, rules.perlaggen(trump).contains(card)});
        const Best own = bestOf(figure, held, trump, rules);
        best[std::string(1, letterOf(seat))] = own.words;
        int& team = bestByTeam[static_cast<std::size_t>(cards::teamOf(seat, seats))];
        team = std::max(team, own.strength);
    }
    if (!query.isSound()) return {};
    const auto winner =
        figures::winnerOf(std::span(bestByTeam).first(static_cast<std::size_t>(cards::teamCount(seats))));
    return {{"winner", winner.team ? Answer(*winner.team) : Answer(nullptr)},
            {"standing", winner.standing},
            {"best", std::move(best)}};
}

} // namespace schreiber::perlaggen::ruling
