#include "match.h"

#include "labels.h"
#include "listing.h"

#include <tournament/bracket.h>
#include <tournament/match.h>

#include <algorithm>
#include <lists/matches.h>

namespace schreiber::kinds {

namespace {

using tournament::Amount;
using tournament::Sheet;
using tournament::SheetState;

std::string inHalves(Amount amount, words::Language language) {
    const std::string whole = std::to_string(amount.halves / 2);
    return amount.halves % 2 != 0 ? whole + pointOf(language) + '5' : whole;
}

// Figures are of one width, so scores stand under each other once they have as many of them.
std::string scoreText(const std::vector<std::string>& score) {
    constexpr std::string_view kFigureSpace = "\u2007";
    if (score.size() != 2) return joined(score, " : ");
    std::string text = score[0] + " : " + score[1];
    if (score[0].size() == 1) text.insert(0, kFigureSpace);
    if (score[1].size() == 1) text += kFigureSpace;
    return text;
}

} // namespace

bool isSettled(SheetState state) {
    return state == SheetState::Entered || state == SheetState::Confirmed;
}

bool isBegun(const Sheet& sheet) {
    return !sheet.lines.empty() || !sheet.score.empty();
}

std::string deciderText(const MatchLine& match, words::Language language) {
    if (!match.decider) return {};
    return text(Label::DecidedBy, language, match.decider->firstPoints, match.decider->secondPoints);
}

std::string wonNote(words::Language language) {
    return std::string(text(Label::BoldNote, language)) + ' ' + std::string(text(Label::ArrowNote, language));
}

std::vector<std::string> scoreLines(const MatchLine& match, words::Language language) {
    std::string score = match.score.empty() ? "–" : scoreText(match.score);
    if (match.score.size() == 2) score += match.winner ? (*match.winner == 0 ? " ◀" : " ▶") : " =";
    std::vector<std::string> games;
    for (const std::vector<int>& game : match.games) {
        std::vector<std::string> numbers;
        numbers.reserve(game.size());
        for (int number : game) numbers.push_back(std::to_string(number));
        games.push_back(joined(numbers, ":"));
    }
    std::vector<std::string> lines{score};
    if (!games.empty()) lines.push_back(joined(games, ", "));
    if (match.onPoints.size() == 2)
        lines.push_back(text(Label::OnPoints, language, match.onPoints[0], match.onPoints[1]));
    if (match.decider) lines.push_back(deciderText(match, language));
    return lines;
}

bool isAmong(const std::vector<int>& tables, const tournament::Table& table) {
    return std::find(tables.begin(), tables.end(), table.number) != tables.end();
}

std::string endingText(const MatchLine& match, words::Language language) {
    return std::string(lists::wordOf(match.ending).in(language));
}

std::string lackText(const View& view, const tournament::Round& round, const tournament::Table& table) {
    const bool lacks = round.state == tournament::RoundState::Published &&
                       tournament::wantsDecider(view.tournament, round, table);
    return lacks ? std::string(lists::kWantsExtraGame.in(view.language)) : std::string();
}

MatchLine matchLine(const View& view, const tournament::Table& table) {
    const tournament::Tournament& tournament = view.tournament;
    MatchLine line;
    if (table.games.empty()) return line;
    line.state = tournament::stateOf(table);
    for (const Sheet& sheet : table.games) {
        if (!tournament::isWritten(sheet)) continue;
        line.games.push_back(sheet.score);
        line.ending = sheet.ending;
    }
    const auto result = tournament::resultOf(tournament.settings, table);
    if (result && tournament::isWonOnPoints(*result)) line.onPoints = result->points;
    line.winner = tournament::wonBy(tournament, table);
    line.decider = tournament::deciderOf(tournament, table);
    if (table.games.size() > 1) {
        if (result)
            for (Amount won : result->games) line.score.push_back(inHalves(won, view.language));
    } else if (!line.games.empty()) {
        for (int points : line.games.front()) line.score.push_back(signedText(points));
        line.games.clear();
    }
    return line;
}

} // namespace schreiber::kinds
