#include "name_words.h"
#include "result_words.h"

#include <ruling/position.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace schreiber::ruling {

using deal::Figure;
using Json = nlohmann::ordered_json; // the cards of a trick stand in order of play

namespace {

constexpr std::array kFigures{Figure::Gleich, Figure::Hanger, Figure::Spiel};

const std::string* textAt(const Json& object, const char* key) {
    const auto found = object.find(key);
    return found == object.end() ? nullptr : found->get_ptr<const std::string*>();
}

std::optional<cards::Seat> seatIn(const std::string* text) {
    return text == nullptr ? std::nullopt : cards::readSeat(*text);
}

std::optional<Position::Trick> trickIn(const Json& json) {
    const auto laid = json.find("cards");
    if (laid == json.end() || !laid->is_object()) return std::nullopt;
    Position::Trick trick;
    for (const auto& [seat, card] : laid->items()) {
        const auto who = cards::readSeat(seat);
        const auto* word = card.get_ptr<const std::string*>();
        const auto what = word == nullptr ? std::nullopt : cards::readPlayedCard(*word);
        if (!who || !what) return std::nullopt;
        trick.cards.push_back({*who, *what});
    }
    trick.winner = seatIn(textAt(json, "winner"));
    return trick;
}

std::optional<deal::SettledFigure> figureIn(const Json& json, Figure figure) {
    const auto* word = textAt(json, "how");
    const auto how = word == nullptr ? std::nullopt : readHow(*word);
    const auto value = json.find("value");
    if (!how || value == json.end()) return std::nullopt;
    deal::SettledFigure settled{.figure = figure, .team = {}, .value = deal::kSpielAus, .how = *how};
    if (value->is_number_integer()) settled.value = value->get<int>();
    const auto team = json.find("team");
    if (team != json.end() && team->is_number_integer()) settled.team = team->get<int>();
    return settled;
}

bool readFigures(const Json& json, Position& position) {
    for (const Figure figure : kFigures) {
        const auto found = json.find(nameOf(figure));
        if (found == json.end() || !found->is_object()) return false;
        const auto settled = figureIn(*found, figure);
        if (!settled) return false;
        position.figures[static_cast<std::size_t>(figure)] = *settled;
    }
    return true;
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
    const int rows = state.trickCount + (state.trickOpen ? 1 : 0);
    for (int i = 0; i < rows; ++i) {
        const deal::Trick& trick = state.tricks[static_cast<std::size_t>(i)];
        Position::Trick row;
        for (int k = 0; k < state.seats; ++k) {
            const cards::Seat seat = cards::after(trick.leader, state.seats, k);
            if (trick.has(seat)) row.cards.push_back({seat, trick.of(seat)});
        }
        row.winner = trick.winner;
        position.tricks.push_back(std::move(row));
    }
    position.figures = replay.outcome.figures;
    return position;
}

std::optional<Position> positionIn(std::string_view result) {
    const Json json = Json::parse(result, nullptr, false);
    if (!json.is_object()) return std::nullopt;
    Position position;
    if (const auto* trump = textAt(json, "trump")) position.trump = cards::readSuit(*trump);
    const auto perlaggen = json.find("perlaggen");
    const auto tricks = json.find("tricks");
    const auto figures = json.find("figures");
    for (const auto& part : {perlaggen, tricks, figures})
        if (part == json.end() || !part->is_structured()) return std::nullopt;
    for (const Json& each : *perlaggen) {
        const auto* word = each.get_ptr<const std::string*>();
        const auto card = word == nullptr ? std::nullopt : cards::readCard(*word);
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

std::vector<std::vector<std::string>> scoreRows(std::string_view result, rulebook::Language language) {
    const Json json = Json::parse(result, nullptr, false);
    if (!json.is_object()) return {};
    struct Row {
        const char* key;
        rulebook::Words name;
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
                const int number = each.is_number_integer() ? each.get<int>() : 0;
                any = any || number != 0;
                numbers += fmt::format("{}{}", numbers.empty() ? "" : " : ", number);
            }
        const bool always = std::string_view(row.key) != "penalties"; // none are not worth a row
        if (!numbers.empty() && (any || always))
            told.push_back({std::string(row.name.in(language)), numbers});
    }
    return told;
}

std::vector<std::vector<std::string>>
figureRows(const Position& position, const std::vector<std::string>& teams, rulebook::Language language) {
    std::vector<std::vector<std::string>> rows;
    for (const Figure which : kFigures) {
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

} // namespace schreiber::ruling
