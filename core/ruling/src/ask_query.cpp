#include "ask_query.h"

#include <base/input_error.h>
#include <deal/plays.h>

#include <algorithm>
#include <array>

namespace schreiber::ruling {
namespace {

using cards::Card;
using cards::PlayedCard;
using cards::QueryCard;
using rulebook::Rules;

constexpr std::array<std::string_view, deal::kFigureCount> kFigures{"gleich", "hanger", "spiel"};
constexpr Card kAnyCard = Card::fromIndex(0);

std::string quoted(std::string_view text) {
    return '`' + base::printable(text) + '`';
}

const Json kNull;

} // namespace

void Query::fail(std::string_view what) {
    if (m_problem.empty()) m_problem = what;
}

const Json& Query::at(const Json& object, std::string_view key) {
    const auto found = object.find(key);
    if (found != object.end()) return *found;
    fail("missing: " + std::string(key));
    return kNull;
}

const Json& Query::at(std::string_view key) {
    return at(m_object, key);
}

std::string_view Query::text(const Json& value, std::string_view key) {
    const auto* text = value.get_ptr<const std::string*>();
    if (text != nullptr) return *text;
    fail(std::string(key) + ": not a text");
    return {};
}

int Query::integer(const Json& value, std::string_view key, int least, int most) {
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        if (number <= static_cast<std::uint64_t>(most) && static_cast<int>(number) >= least)
            return static_cast<int>(number);
    } else if (value.is_number_integer()) {
        const auto number = value.get<std::int64_t>();
        if (number >= least && number <= most) return static_cast<int>(number);
    }
    fail(std::string(key) + ": not a number from " + std::to_string(least) + " to " + std::to_string(most));
    return least;
}

void Query::each(const Json& list, std::string_view key, const std::function<void(const Json&)>& visit) {
    if (!list.is_array()) return fail(std::string(key) + ": not a list");
    for (const Json& element : list) visit(element);
}

cards::Suit Query::trump(const Rules& rules) {
    const auto word = text(at("trump"), "trump");
    const auto suit = cards::readSuit(word);
    if (suit && rules.mayBeTrump(*suit)) return *suit;
    fail("trump: " + quoted(word) + " is no trump suit of this rule set");
    return rules.set().trumps.front();
}

cards::Seat Query::seat(std::string_view word, int seats) {
    const auto seat = cards::readSeat(word);
    if (seat && cards::indexOf(*seat) < seats) return *seat;
    fail("seat: " + quoted(word) + " is none");
    return cards::Seat::A;
}

cards::Seat Query::seat(const Json& value, int seats) {
    return seat(text(value, "seat"), seats);
}

deal::Figure Query::figure(std::string_view name) {
    const auto at = std::find(kFigures.begin(), kFigures.end(), name);
    if (at != kFigures.end()) return static_cast<deal::Figure>(at - kFigures.begin());
    fail("figure: " + quoted(name) + " is none");
    return deal::Figure::Gleich;
}

Card Query::inPackOnce(Card card, const Rules& rules, std::string_view text) {
    if (!inPack(card, rules.set().pack)) fail(quoted(text) + " is not in the pack");
    if (m_named.contains(card)) fail(quoted(text) + " is named twice");
    m_named.insert(card);
    return card;
}

PlayedCard Query::checked(const PlayedCard& card, const Rules& rules, cards::Suit trump,
                          std::string_view text) {
    inPackOnce(card.card, rules, text);
    if (!card.as) return card;
    if (!rules.perlaggen(trump).contains(card.card)) fail(quoted(text) + ": no Perlagg, so it has no name");
    if (!deal::baptismTargets(rules).contains(*card.as)) fail(quoted(text) + ": no such card in the pack");
    return card;
}

Card Query::card(const Json& value, const Rules& rules) {
    const auto word = text(value, "card");
    const auto card = cards::readCard(word);
    if (card) return inPackOnce(*card, rules, word);
    fail(quoted(word) + " is no card");
    return kAnyCard;
}

PlayedCard Query::played(const Json& value, const Rules& rules, cards::Suit trump) {
    const auto word = text(value, "card");
    const auto card = cards::readPlayedCard(word);
    if (card) return checked(*card, rules, trump, word);
    fail(quoted(word) + " is no card");
    return {kAnyCard, {}};
}

QueryCard Query::queried(const Json& value, const Rules& rules, cards::Suit trump) {
    const auto word = text(value, "card");
    const auto card = cards::readQueryCard(word);
    if (card) return {checked(card->played, rules, trump, word), card->unbaptised};
    fail(quoted(word) + " is no card");
    return {{kAnyCard, {}}, false};
}

std::vector<Card> Query::cardList(const Json& list, std::string_view key, const Rules& rules) {
    std::vector<Card> all;
    each(list, key, [&](const Json& value) { all.push_back(card(value, rules)); });
    return all;
}

std::string_view figureWord(deal::Figure figure) {
    return kFigures[static_cast<std::size_t>(figure)];
}

Answer valueWord(int value) {
    if (value == deal::kSpielAus) return "game";
    return value;
}

} // namespace schreiber::ruling
