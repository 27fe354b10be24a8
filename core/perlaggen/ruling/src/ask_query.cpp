#include "ask_query.h"

#include <base/input_error.h>

#include <algorithm>
#include <array>
#include <json/number.h>
#include <perlaggen/deal/plays.h>

namespace schreiber::perlaggen::ruling {
namespace {

using cards::Card;
using cards::PlayedCard;
using cards::QueryCard;
using rulebook::Rules;

constexpr std::array<std::string_view, deal::kFigureCount> kFigures{"gleich", "hanger", "spiel"};
constexpr Card kAnyCard = Card::fromIndex(0);

const Json kNull;

constexpr words::Text kKeyMissing{"Es fehlt der Schlüssel {}.", "Manca la chiave {}.",
                                  "The key {} is missing."};
constexpr words::Text kNotInPack{"{}: diese Karte ist in diesem Spiel nicht dabei.",
                                 "{}: questa carta non è nel mazzo di questo regolamento.",
                                 "{}: this card is not in the pack of this rule set."};
constexpr words::Text kNoCard{"{} ist keine Karte. Eine Karte ist Farbe und Rang, wie LA, H10, S6.",
                              "{} non è una carta. Una carta è seme e rango, come LA, H10, S6.",
                              "{} is no card. A card is suit and rank, such as LA, H10, S6."};

} // namespace

std::string inBackticks(std::string_view text) {
    return '`' + base::printable(text) + '`';
}

const Json& Query::at(const Json& object, std::string_view key) {
    const auto found = object.find(key);
    if (found != object.end()) return *found;
    fail(kKeyMissing, key);
    return kNull;
}

const Json& Query::at(std::string_view key) {
    return at(m_object, key);
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
    if (const auto number = json::readNumber(value, least, most)) return *number;
    fail({"{}: hier steht keine Zahl von {} bis {}.", "{}: qui non c'è un numero da {} a {}.",
          "{}: here is no number from {} to {}."},
         key, least, most);
    return least;
}

void Query::each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit) {
    if (!list.is_array())
        return fail(
            {"{}: hier steht keine Liste […].", "{}: qui non c'è un elenco […].", "{}: here is no list […]."},
            key);
    for (const Json& element : list) visit(element);
}

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
    const auto at = std::find(kFigures.begin(), kFigures.end(), name);
    if (at != kFigures.end()) return static_cast<deal::Figure>(at - kFigures.begin());
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

std::string_view figureWord(deal::Figure figure) {
    return kFigures[static_cast<std::size_t>(figure)];
}

Answer valueWord(int value) {
    if (value == deal::kSpielAus) return "game";
    return value;
}

} // namespace schreiber::perlaggen::ruling
