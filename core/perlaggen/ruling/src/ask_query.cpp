#include "ask_query.h"

#include "result_words.h"

#include <perlaggen/deal/plays.h>

namespace schreiber::perlaggen::ruling {
namespace {

using cards::Card, cards::PlayedCard, cards::QueryCard, rulebook::Rules;

constexpr Card kAnyCard = Card::fromIndex(0);

constexpr words::Text kNotInPack{"{}: diese Karte ist in diesem Spiel nicht dabei.",
                                 "{}: questa carta non è nel mazzo di questo regolamento.",
                                 "{}: this card is not in the pack of this rule set."};
constexpr words::Text kNoCard{"{} ist keine Karte. Eine Karte ist Farbe und Rang, wie LA, H10, S6.",
                              "{} non è una carta. Una carta è seme e rango, come LA, H10, S6.",
                              "{} is no card. A card is suit and rank, such as LA, H10, S6."};

} // namespace

cards::Suit Query::trump(const Rules& rules) {
    const auto word = text(at("trump"), "trump");
    const auto suit = cards::readSuit(word);
    if (suit && rules.mayBeTrump(*suit)) return *suit;
    std::string suits;
    for (const cards::Suit each : rules.set().trumps)
        suits += (suits.empty() ? "" : ", ") + std::string(1, cards::letterOf(each));
    fail({"trump: {} ist nach diesen Regeln keine Trumpffarbe. Möglich: {}.",
          "trump: {} non è un seme di briscola di questo regolamento. Possibili: {}.",
          "trump: {} is no trump suit of this rule set. Possible: {}."},
         inBackticks(word), suits);
    return rules.set().trumps.front();
}

cards::Seat Query::seat(std::string_view word, int seats) {
    const auto seat = cards::readSeat(word);
    if (seat && cards::indexOf(*seat) < seats) return *seat;
    fail({"{} ist kein Platz an diesem Tisch. Die Plätze sind A bis {}.",
          "{} non è un posto di questo tavolo. I posti vanno da A a {}.",
          "{} is no seat of this table. The seats are A to {}."},
         inBackticks(word), cards::letterOf(static_cast<cards::Seat>(seats - 1)));
    return cards::Seat::A;
}

cards::Seat Query::seat(const Json& value, std::string_view key, int seats) {
    return seat(text(value, key), seats);
}

deal::Figure Query::figure(std::string_view name) {
    if (const auto figure = readFigure(name)) return *figure;
    fail({"figure: {} ist keine Figur. Möglich: gleich, hanger, spiel.",
          "figure: {} non è una figura. Possibili: gleich, hanger, spiel.",
          "figure: {} is no figure. Possible: gleich, hanger, spiel."},
         inBackticks(name));
    return deal::Figure::Gleich;
}

Card Query::inPackOnce(Card card, const Rules& rules, std::string_view text) {
    if (!inPack(card, rules.set().pack)) fail(kNotInPack, inBackticks(text));
    if (m_named.contains(card))
        fail({"{} steht zweimal in der Frage; jede Karte gibt es nur einmal.",
              "{} è due volte nella domanda; ogni carta esiste una volta sola.",
              "{} stands in the query twice; there is one of each card."},
             inBackticks(text));
    m_named.insert(card);
    return card;
}

PlayedCard Query::checked(const PlayedCard& card, const Rules& rules, cards::Suit trump,
                          std::string_view text) {
    inPackOnce(card.card, rules, text);
    if (!card.as) return card;
    if (!rules.perlaggen(trump).contains(card.card))
        fail({"{}: {} ist bei diesem Trumpf kein Perlagg und wird nicht getauft.",
              "{}: {} non è un Perlagg con questa briscola e non si battezza.",
              "{}: {} is no Perlagg with these trumps and is not baptised."},
             inBackticks(text), cards::nameOf(card.card));
    if (!deal::baptismTargets(rules).contains(*card.as)) fail(kNotInPack, inBackticks(text));
    return card;
}

Card Query::card(const Json& value, std::string_view key, const Rules& rules) {
    const auto word = text(value, key);
    const auto card = cards::readCard(word);
    if (card) return inPackOnce(*card, rules, word);
    fail(kNoCard, inBackticks(word));
    return kAnyCard;
}

PlayedCard Query::played(const Json& value, std::string_view key, const Rules& rules, cards::Suit trump) {
    const auto word = text(value, key);
    const auto card = cards::readPlayedCard(word);
    if (card) return checked(*card, rules, trump, word);
    fail(kNoCard, inBackticks(word));
    return {kAnyCard, {}};
}

QueryCard Query::queried(const Json& value, std::string_view key, const Rules& rules, cards::Suit trump) {
    const auto word = text(value, key);
    const auto card = cards::readQueryCard(word);
    if (card) return {checked(card->played, rules, trump, word), card->unbaptised};
    fail(kNoCard, inBackticks(word));
    return {{kAnyCard, {}}, false};
}

std::vector<Card> Query::cardList(const Json& list, std::string_view key, const Rules& rules) {
    std::vector<Card> all;
    each(list, key, [&](const Json& value) { all.push_back(card(value, key, rules)); });
    return all;
}

Answer valueWord(int value) {
    if (value == deal::kSpielAus) return "game";
    return value;
}

} // namespace schreiber::perlaggen::ruling
