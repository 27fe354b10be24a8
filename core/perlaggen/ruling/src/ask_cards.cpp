#include "ask_query.h"

#include <algorithm>
#include <perlaggen/deal/plays.h>
#include <perlaggen/deal/trick.h>
#include <string>
#include <utility>
#include <vector>

namespace schreiber::perlaggen::ruling {

using cards::Card, cards::PlayedCard;

Answer askPerlaggen(Query& query) {
    const auto& rules = query.rules();
    const auto trump = query.trump(rules);
    auto perlaggen = Answer::array();
    for (const Card card : rules.perlaggen(trump).cards()) perlaggen.push_back(nameOf(card));
    return {{"perlaggen", std::move(perlaggen)}};
}

// `cards`: [seat, card] in the order of play; the seats are only to differ (readings.md 45).
Answer askTrick(Query& query) {
    const auto& rules = query.rules();
    const auto trump = query.trump(rules);
    std::vector<std::string> seats;
    std::vector<PlayedCard> inOrder;
    query.each(query.at("cards"), "cards", [&](const Json& pair) {
        if (!pair.is_array() || pair.size() != 2)
            return query.fail({"cards: jede Karte steht als [Platz, Karte], wie [\"A\", \"LA\"].",
                               "cards: ogni carta sta come [posto, carta], per esempio [\"A\", \"LA\"].",
                               "cards: each card stands as [seat, card], such as [\"A\", \"LA\"]."});
        std::string seat(query.text(pair[0], "cards"));
        if (const auto known = cards::readSeat(seat)) seat = cards::letterOf(*known);
        if (std::find(seats.begin(), seats.end(), seat) != seats.end())
            query.fail({"cards: {} spielt zweimal zum selben Stich.",
                        "cards: {} gioca due volte nella stessa presa.",
                        "cards: {} plays to the same trick twice."},
                       inBackticks(seat));
        seats.push_back(std::move(seat));
        inOrder.push_back(query.played(pair[1], "cards", rules, trump));
    });
    if (inOrder.empty())
        query.fail({"cards: die Liste ist leer.", "cards: l'elenco è vuoto.", "cards: the list is empty."});
    if (!query.isSound()) return {};
    const int winner = deal::trickWinner(rules.perlaggen(trump), trump, inOrder);
    return {{"winner", seats[static_cast<std::size_t>(winner)]}};
}

Answer askPlays(Query& query) {
    const auto& rules = query.rules();
    const auto trump = query.trump(rules);
    const Json& lead = query.at("led");
    std::optional<PlayedCard> led;
    if (!lead.is_null()) led = query.played(lead, "led", rules, trump);
    cards::CardSet hand;
    for (const Card card : query.cardList(query.at("hand"), "hand", rules)) hand.insert(card);
    if (!query.isSound()) return {};

    auto plays = Answer::array();
    for (const deal::LegalPlay& play : deal::legalPlays(rules, trump, led, hand)) {
        auto forms = Answer::array();
        if (play.plain) forms.push_back(nameOf(play.card));
        for (const Card name : play.names) forms.push_back(toString(PlayedCard{play.card, name}));
        plays.push_back({{"card", nameOf(play.card)}, {"as", std::move(forms)}});
    }
    return {{"plays", std::move(plays)}};
}

} // namespace schreiber::perlaggen::ruling
