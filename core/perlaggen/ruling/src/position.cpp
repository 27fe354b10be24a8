#include "missing_words.h"
#include "name_words.h"
#include "result_limits.h"
#include "result_words.h"

#include <cards/notation.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <json/number.h>
#include <limits>
#include <perlaggen/ruling/event_words.h>
#include <perlaggen/ruling/position.h>
#include <utility>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Figure;
using Json = nlohmann::ordered_json; // the cards of a trick stand in order of play

namespace {

constexpr int kMostTold = 9'999; // more is no score

// The result of a record, as the file keeps it.
std::optional<Json> resultObject(std::string_view result) {
    auto read = json::readOrdered(result, kResultLimits);
    if (!read || !read->is_object()) return std::nullopt;
    return std::move(*read);
}

const std::string* textAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? nullptr : found->get_ptr<const std::string*>();
}

// What a text says; nothing where there is none, or it says no such thing.
template <class Read>
auto said(const std::string* text, Read read) {
    return text == nullptr ? decltype(read(*text))() : read(*text);
}

std::optional<Position::Trick> trickIn(const Json& json) {
    const auto laid = json.find("cards");
    if (laid == json.end() || !laid->is_object()) return std::nullopt;
    Position::Trick trick;
    for (const auto& [seat, card] : laid->items()) {
        const auto who = cards::readSeat(seat);
        const auto what = said(card.get_ptr<const std::string*>(), cards::readPlayedCard);
        if (!who || !what) return std::nullopt;
        trick.cards.push_back({*who, *what});
    }
    trick.winner = said(textAt(json, "winner"), cards::readSeat);
    return trick;
}

std::optional<deal::SettledFigure> figureIn(const Json& json, Figure figure) {
    const auto how = said(textAt(json, "how"), readHow);
    const auto value = json.find("value");
    if (!how || value == json.end()) return std::nullopt;
    deal::SettledFigure settled{.figure = figure, .team = {}, .value = deal::kSpielAus, .how = *how};
    if (const auto points = json::readNumber(*value, -kMostTold, kMostTold)) settled.value = *points;
    const auto team = json.find("team");
    if (team != json.end()) settled.team = json::readNumber(*team, 0, cards::kMostSeats);
    if (const auto bet = json.find("bet"); bet != json.end() && *bet == true) settled.bet = true;
    return settled;
}

bool readFigures(const Json& json, Position& position) {
    for (const Figure figure : deal::kFigures) {
        const auto found = json.find(nameOf(figure));
        if (found == json.end() || !found->is_object()) return false;
        const auto settled = figureIn(*found, figure);
        if (!settled) return false;
        position.figures[static_cast<std::size_t>(figure)] = *settled;
    }
    return true;
}

// The facts of `decides`, each in words; one that cannot be read is left out.
std::vector<std::string> factsIn(const Json& object, const record::Header& head, words::Language language) {
    std::vector<std::string> facts;
    const auto decides = object.find("decides");
    if (decides == object.end() || !decides->is_array()) return facts;
    for (const Json& each : *decides) {
        if (!each.is_object()) continue;
        if (const auto house = said(textAt(each, "switch"), rulebook::readSwitch))
            facts.push_back(missingRule(*house, language));
        const auto seat = said(textAt(each, "seat"), cards::readSeat);
        if (!seat) continue;
        deal::MissingFact fact{.seat = *seat, .cards = {}};
        const auto line = each.find("line");
        const auto intent =
            line == each.end() ? std::nullopt : json::readNumber(*line, 0, std::numeric_limits<int>::max());
        if (intent) fact.meant = 0;
        const auto cards = each.find("cards");
        if (cards != each.end() && cards->is_array())
            for (const Json& one : *cards)
                if (const auto card = said(one.get_ptr<const std::string*>(), cards::readCard))
                    fact.cards.insert(*card);
        if (intent || !fact.cards.empty())
            facts.push_back(missingFact(nameIn(head, *seat), fact, intent.value_or(0), language));
    }
    return facts;
}

} // namespace

Position positionOf(const Replay& replay) {
    const deal::State& state = replay.state;
    Position position;
    position.trump = state.trump;
    if (state.trump) {
        const auto order = replay.rules.perlaggen(*state.trump).cards();
        position.perlaggen.assign(order.begin(), order.end());
    }
    for (const deal::Trick& trick : state.tricksBegun()) {
        Position::Trick row;
        for (const cards::Seat seat : state.playedTo(trick)) row.cards.push_back({seat, trick.of(seat)});
        row.winner = trick.winner;
        position.tricks.push_back(std::move(row));
    }
    position.figures = replay.outcome.figures;
    return position;
}

std::optional<Position> positionIn(std::string_view result) {
    const auto read = resultObject(result);
    if (!read) return std::nullopt;
    const Json& json = *read;
    Position position;
    if (const auto* trump = textAt(json, "trump")) position.trump = cards::readSuit(*trump);
    const auto perlaggen = json.find("perlaggen");
    const auto tricks = json.find("tricks");
    const auto figures = json.find("figures");
    for (const auto& part : {perlaggen, tricks, figures})
        if (part == json.end() || !part->is_structured()) return std::nullopt;
    for (const Json& each : *perlaggen) {
        const auto card = said(each.get_ptr<const std::string*>(), cards::readCard);
        if (!card) return std::nullopt;
        position.perlaggen.push_back(*card);
    }
    for (const Json& each : *tricks) {
        auto trick = trickIn(each);
        if (!trick) return std::nullopt;
        position.tricks.push_back(std::move(*trick));
    }
    if (!readFigures(*figures, position)) return std::nullopt;
    return position;
}

std::vector<std::vector<std::string>> scoreRows(std::string_view result, words::Language language) {
    const auto read = resultObject(result);
    if (!read) return {};
    const Json& json = *read;
    struct Row {
        const char* key;
        words::Text name;
    };
    const std::array<Row, 3> rows{{{"points", {"Anzuschreiben", "Da scrivere", "To write"}},
                                   {"penalties", {"Strafen", "Penalità", "Penalties"}},
                                   {"score", {"Stand", "Punteggio", "Score"}}}};
    std::vector<std::vector<std::string>> told;
    for (const Row& row : rows) {
        const auto found = json.find(row.key);
        if (found == json.end()) continue;
        std::string numbers = found->is_string() ? "?" : "";
        bool any = found->is_string();
        if (found->is_array())
            for (const Json& each : *found) {
                const int number = json::readNumber(each, -kMostTold, kMostTold).value_or(0);
                any = any || number != 0;
                numbers += fmt::format("{}{}", numbers.empty() ? "" : " : ", number);
            }
        const bool always = std::string_view(row.key) != "penalties"; // none are not worth a row
        const auto least = json.find("penalties_at_least");
        if (!always && least != json.end() && *least == true) numbers += kForCertain.in(language);
        if (!numbers.empty() && (any || always)) told.push_back({words::say(language, row.name), numbers});
    }
    return told;
}

std::vector<std::string> missingIn(std::string_view result, const record::Header& head,
                                   words::Language language) {
    const auto read = resultObject(result);
    if (!read) return {};
    const Json& json = *read;
    MissingFacts facts;
    const auto figures = json.find("figures");
    for (const Figure figure : deal::kFigures) {
        if (figures == json.end() || !figures->is_object()) break;
        const auto one = figures->find(nameOf(figure));
        if (one != figures->end() && one->is_object())
            facts.figures[static_cast<std::size_t>(figure)] = factsIn(*one, head, language);
    }
    facts.sheet = factsIn(json, head, language);
    return missingInWords(facts, language);
}

std::vector<std::vector<std::string>>
figureRows(const Position& position, const std::vector<std::string>& teams, words::Language language) {
    std::vector<std::vector<std::string>> rows;
    for (const Figure which : deal::kFigures) {
        const deal::SettledFigure& settled = position.figures[static_cast<std::size_t>(which)];
        const std::string value =
            settled.value == deal::kSpielAus ? std::string("Spiel aus") : fmt::format("{}", settled.value);
        const bool whose =
            settled.team && *settled.team >= 0 && static_cast<std::size_t>(*settled.team) < teams.size();
        rows.push_back({figureName(which, language), value, std::string(inWords(settled.how, language)),
                        whose ? "→ " + teams[static_cast<std::size_t>(*settled.team)] : std::string()});
    }
    return rows;
}

} // namespace schreiber::perlaggen::ruling
