#include "page/rounds.h"

#include "number_text.h"
#include "page/markup.h"
#include "page/words.h"

#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/match.h>

#include <algorithm>
#include <lists/column.h>
#include <lists/words.h>
#include <numeric>

namespace schreiber::desk::page {

namespace {

using tournament::Table;
using tournament::Tournament;

// The bracket, or the second chance that goes on after its final.
bool isKnockout(const tournament::Round& round) {
    return std::any_of(round.tables.begin(), round.tables.end(), [](const Table& table) {
        return table.stage == tournament::Stage::Bracket || table.stage == tournament::Stage::SecondChance;
    });
}

std::string signedFigure(int points) {
    if (points == 0) return "0";
    return (points < 0 ? "−" : "+") + std::to_string(std::abs(points));
}

// With one game its points, with several the games won.
std::vector<std::string> figuresOf(const Tournament& tournament, const Table& table) {
    std::vector<std::string> figures;
    const tournament::Settings& settings = tournament.settings;
    if (settings.games > 1) {
        for (const tournament::Amount& won : tournament::gamesWon(settings, table))
            figures.push_back(lists::amountToRead(won, words::Language::German));
    } else if (!table.games.empty() && tournament::isWritten(table.games.front())) {
        for (const int points : table.games.front().score)
            figures.push_back(settings.zeroSum ? signedFigure(points) : signedText(points));
    }
    return figures;
}

} // namespace

Rounds::Rounds(const Tournament& tournament, words::Language language)
    : m_tournament(tournament)
    , m_language(language)
    , m_isForHimself(tournament.settings.zeroSum) {
    for (const tournament::Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        RoundTold told;
        told.round = &round;
        told.tables =
            lists::matchRows(tournament, round, stagesInWords(tournament, round, language), language);
        for (const Table& table : round.tables) {
            const std::size_t index = told.figures.size();
            told.figures.push_back(figuresOf(tournament, table));
            told.points.emplace_back();
            if (m_isForHimself && told.figures.back().size() == table.sides.size())
                told.points.back() = table.games.front().score;
            for (std::size_t side = 0; side < table.sides.size(); ++side)
                for (std::size_t person = 0; person < table.sides[side].size(); ++person)
                    m_places.try_emplace({round.number, table.sides[side][person]},
                                         Place{index, side, person});
        }
        m_rounds.push_back(std::move(told));
    }
}

std::string Rounds::tables(const RoundTold& told, const std::vector<std::size_t>& which) const {
    std::string list;
    for (const std::size_t index : which) list += tableOf(told, index);
    return list;
}

std::string Rounds::sideOf(const RoundTold& told, std::size_t index, std::size_t side) const {
    const lists::Matched& match = told.tables[index];
    const std::vector<int>& points = told.points[index];
    const bool won = points.empty() ? match.winner == side
                                    : points[side] == *std::max_element(points.begin(), points.end());
    std::string names;
    const std::vector<std::string>& people = match.names[side];
    for (std::size_t i = 0; i < people.size(); ++i)
        names += (i == 0                   ? std::string()
                  : i + 1 == people.size() ? " <i>" + say(m_language, "and") + "</i> "
                                           : ", ") +
                 escaped(people[i]);
    const std::vector<std::string>& figures = told.figures[index];
    return "\n<p" + std::string(won ? " class=w" : "") + ">" + names +
           element("b", side < figures.size() ? figures[side]
                        : match.dropped       ? ""
                                              : "–");
}

// What a pair of figures does not say: the games of a match, an extra game, how it ended.
std::string Rounds::notesOf(const RoundTold& told, std::size_t index) const {
    const lists::Matched& match = told.tables[index];
    const Table& table = told.round->tables[index];
    std::vector<std::string> notes;
    if (lists::areDifferent(told.tables, &lists::Matched::level) && !match.level.empty() &&
        match.level != match.stage)
        notes.push_back(match.level);
    if (m_tournament.settings.games > 1) {
        if (!told.figures[index].empty()) notes.push_back(match.score);
    } else if (const std::size_t comma = match.score.find(", "); comma != std::string::npos) {
        notes.push_back(match.score.substr(comma + 2));
    }
    if (match.dropped) notes.emplace_back(lists::kDropped.in(m_language));
    for (const tournament::Sheet& sheet : table.games)
        if (const auto word = lists::wordOf(sheet.ending); tournament::isWritten(sheet) && !word.empty())
            notes.emplace_back(word.in(m_language));
    std::string text;
    for (const std::string& note : notes) text += (text.empty() ? "" : " · ") + note;
    return text.empty() ? text : "\n<p>" + element("small", text);
}

std::string Rounds::tableOf(const RoundTold& told, std::size_t index) const {
    const lists::Matched& match = told.tables[index];
    std::vector<std::size_t> order(match.names.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Where everybody plays for himself, the best first.
    if (const std::vector<int>& points = told.points[index]; points.size() == order.size())
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return points[a] > points[b]; });
    std::string html = "<div class=tb>" + element("b", match.called);
    for (const std::size_t side : order) html += sideOf(told, index, side);
    return html + notesOf(told, index) + "</div>\n";
}

std::string Rounds::satOut(const RoundTold& told) const {
    std::string names;
    for (const int number : told.round->sittingOut)
        names += (names.empty() ? "" : ", ") + tournament::nameOf(m_tournament, number, told.round->number);
    if (names.empty()) return {};
    const bool isBye = tournament::isBracketRound(*told.round);
    return element("p", say(m_language, isBye ? "byes" : "sitting_out") + names) + "\n";
}

std::string Rounds::cellsAt(const RoundTold& told, const Place& place) const {
    const lists::Matched& match = told.tables[place.table];
    const std::vector<int>& side = told.round->tables[place.table].sides[place.side];
    std::vector<std::string> partners;
    if (side.size() > 1) // of a pair's number both are the same
        for (std::size_t i = 0; i < match.names[place.side].size(); ++i)
            if (i != place.person) partners.push_back(match.names[place.side][i]);
    std::vector<std::string> opponents;
    for (std::size_t other = 0; other < match.names.size(); ++other)
        if (other != place.side)
            opponents.insert(opponents.end(), match.names[other].begin(), match.names[other].end());
    std::string who = together(opponents, m_language); // as the column is headed
    if (partners.empty())
        who = escaped(who);
    else
        who = escaped(say(m_language, "with", {{"names", together(partners, m_language)}})) + " " +
              element("small", say(m_language, "against", {{"names", who}}));
    std::string result;
    const std::vector<std::string>& figures = told.figures[place.table];
    if (place.side < figures.size()) {
        result = figures[place.side];
        for (std::size_t other = 0; other < figures.size(); ++other)
            if (other != place.side) result += ":" + figures[other];
    } else {
        result = match.dropped ? lists::kDropped.in(m_language) : "–";
    }
    const bool won = match.winner == place.side;
    return "<td>" + who + "<td" + (won ? " class=w" : "") + ">" + escaped(result);
}

std::string Rounds::cellsForHimself(const RoundTold& told, const Place& place) const {
    const lists::Matched& match = told.tables[place.table];
    const std::vector<std::string>& figures = told.figures[place.table];
    const std::vector<int>& points = told.points[place.table];
    std::vector<std::string> others;
    for (std::size_t side = 0; side < match.names.size(); ++side)
        if (side != place.side && !match.names[side].empty())
            others.push_back(match.names[side].front() + (side < figures.size() ? " " + figures[side] : ""));
    std::string list;
    for (const std::string& one : others) list += (list.empty() ? "" : ", ") + one;
    std::string cells =
        "<td>" + escaped(say(m_language, "table", {{"table", match.called}})) + " " + element("small", list);
    if (points.size() <= place.side) return cells + "<td>–<td>";
    const auto before =
        std::count_if(points.begin(), points.end(), [&](int other) { return other > points[place.side]; });
    return cells + "<td" + (before == 0 ? " class=w" : "") + ">" + escaped(figures[place.side]) + "<td>" +
           say(m_language, "place", {{"n", std::to_string(before + 1)}});
}

std::string Rounds::cellsWithout(const RoundTold& told, int contestant) const {
    const auto& out = told.round->sittingOut;
    const bool satOut = std::find(out.begin(), out.end(), contestant) != out.end();
    const char* word = !satOut ? "away" : tournament::isBracketRound(*told.round) ? "bye" : "sat_out";
    return "<td class=q>" + say(m_language, word) + "<td>" + (m_isForHimself ? "<td>" : "");
}

std::string Rounds::playedBy(int contestant, const tournament::RankHistory::Line* line) const {
    const auto head = [&](const char* word) { return "<th>" + say(m_language, word); };
    std::string html = "<table class=own><tr>" + head("head.round");
    html += m_isForHimself ? head("head.table") + head("head.points") + head("head.table")
                           : head("head.who") + head("head.result");
    if (line != nullptr) html += head("head.rank");
    for (const RoundTold& told : m_rounds) {
        const int number = told.round->number;
        const auto place = m_places.find({number, contestant});
        const auto& out = told.round->sittingOut;
        if (place == m_places.end() && isKnockout(*told.round) &&
            std::find(out.begin(), out.end(), contestant) == out.end())
            continue; // it is out
        html += "\n<tr><td>" + std::to_string(number);
        html += place == m_places.end() ? cellsWithout(told, contestant)
                : m_isForHimself        ? cellsForHimself(told, place->second)
                                        : cellsAt(told, place->second);
        if (line == nullptr) continue;
        const auto round = static_cast<std::size_t>(number) - 1;
        const int rank = round < line->ranks.size() ? line->ranks[round] : 0;
        html += "<td>" + (rank == 0 ? "–" : say(m_language, "place", {{"n", std::to_string(rank)}}));
    }
    return html + "</table>\n";
}

} // namespace schreiber::desk::page
