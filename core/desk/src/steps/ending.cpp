#include "steps/ending.h"

#include "steps/extra_games.h"

#include <tournament/appeals.h>
#include <tournament/heats.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <set>
#include <string>

namespace schreiber::desk {

namespace {

// "2:1, 2:3": rounds and tables; `inWords` makes a sentence of them.
std::string sheetsListed(const std::vector<tournament::MissingSheet>& sheets) {
    std::string all;
    std::set<std::pair<int, int>> told; // of a match of several games each is missing by itself
    for (const tournament::MissingSheet& sheet : sheets)
        if (told.emplace(sheet.round, sheet.table).second)
            all += (all.empty() ? "" : ", ") + std::to_string(sheet.round) + ":" + sheet.called;
    return all;
}

int roundsMissing(const Tournament& tournament) {
    if (tournament::hasBracket(tournament.settings) || tournament::isSeriesOver(tournament)) return 0;
    return std::max(0, tournament.settings.rounds - tournament::lastPublished(tournament));
}

// Results that nobody has confirmed: they count, but are not announced.
std::vector<tournament::MissingSheet> unconfirmed(const Tournament& tournament) {
    std::vector<tournament::MissingSheet> all;
    for (const tournament::Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        for (const tournament::Table& table : round.tables)
            if (std::any_of(table.games.begin(), table.games.end(), [](const tournament::Sheet& sheet) {
                    return tournament::isWritten(sheet) && sheet.state != tournament::SheetState::Confirmed;
                }))
                all.push_back({round.number, table.number, 1, tournament::tableCalled(round, table)});
    }
    return all;
}

// Of its results that nobody has confirmed each is disputed.
bool isDisputedTable(const Tournament& tournament, const tournament::MissingSheet& sheet) {
    const tournament::Table& table =
        *tournament::findTable(*tournament::findRound(tournament, sheet.round), sheet.table);
    return std::none_of(table.games.begin(), table.games.end(), [](const tournament::Sheet& game) {
        return tournament::isWritten(game) && game.state != tournament::SheetState::Confirmed &&
               game.state != tournament::SheetState::Disputed;
    });
}

// What is written but disputed is not missing, though the ranking waits for it.
Refusal sheetsOpen(const Tournament& tournament, const std::vector<tournament::MissingSheet>& missing,
                   const std::string& rounds) {
    std::vector<tournament::MissingSheet> disputed;
    std::vector<tournament::MissingSheet> unwritten;
    for (const tournament::MissingSheet& sheet : missing)
        (isDisputed(tournament, sheet) ? disputed : unwritten).push_back(sheet);
    const bool roundsToo = rounds != "0";
    const char* code = unwritten.empty()
                           ? roundsToo ? "close_disputed_rounds"_refusal : "close_disputed"_refusal
                       : roundsToo ? "close_sheets_rounds"_refusal
                                   : "close_sheets"_refusal;
    Refusal open{code,
                 {{"sheets", sheetsListed(unwritten.empty() ? disputed : unwritten)}, {"rounds", rounds}}};
    if (!unwritten.empty() && !disputed.empty()) open.arguments["disputed"] = sheetsListed(disputed);
    return open;
}

std::optional<Refusal> whatIsOpen(const Tournament& tournament) {
    const auto standings = tournament::standingsOf(tournament);
    if (!standings) return standings.error();
    const std::string rounds = std::to_string(roundsMissing(tournament));
    if (!standings->missing.empty()) return sheetsOpen(tournament, standings->missing, rounds);
    if (!standings->level.empty()) {
        const tournament::MissingSheet& match = standings->level.front();
        const tournament::Round& round = *tournament::findRound(tournament, match.round);
        Refusal level =
            tournament::undecidedMatch(tournament, match.round, *tournament::findTable(round, match.table));
        level.code = "close_level"_refusal;
        return level;
    }
    const int last = tournament::currentRound(tournament);
    if (tournament::findRound(tournament, last)->state == tournament::RoundState::Draft)
        return Refusal{"close_draft"_refusal, {{"round", std::to_string(last)}}};
    if (rounds != "0")
        return Refusal{"close_rounds"_refusal, {{"rounds", rounds}, {"played", std::to_string(last)}}};
    // who is level further down shares the rank; the first place is asked about
    if (!standings->tied.empty() && standings->tied.front().rank == 1) {
        const tournament::ExtraGame& game = standings->tied.front().games.front();
        return Refusal{"close_tied"_refusal,
                       {{"games", listed(standings->tied)},
                        {"a", std::to_string(game.a)},
                        {"b", std::to_string(game.b)}}};
    }
    if (!standings->complete)
        return Refusal{tournament::hasBracket(tournament.settings) ? "close_bracket"_refusal
                                                                   : "close_last_match"_refusal,
                       {{"next", std::to_string(last + 1)}}};
    const auto unmet = tournament::meetingsLeft(tournament);
    if (!unmet.empty() && tournament::isSeriesPlanned(tournament))
        return Refusal{"close_unmet"_refusal, {{"meetings", listed(unmet)}}};
    std::vector<int> appealed;
    for (const tournament::Ruling* ruling : tournament::appealsAt(tournament, 0, 0, 0))
        appealed.push_back(ruling->number);
    if (!appealed.empty()) return Refusal{"close_appeals"_refusal, {{"rulings", listed(appealed)}}};
    return std::nullopt;
}

} // namespace

bool isDisputed(const Tournament& tournament, const tournament::MissingSheet& sheet) {
    const tournament::Round* round = tournament::findRound(tournament, sheet.round);
    const tournament::Table* table = round ? tournament::findTable(*round, sheet.table) : nullptr;
    const auto game = static_cast<std::size_t>(sheet.game - 1);
    return table && game < table->games.size() &&
           table->games[game].state == tournament::SheetState::Disputed;
}

std::string unconfirmedSheets(const Tournament& tournament) {
    return sheetsListed(unconfirmed(tournament));
}

int confirmEntered(Tournament& tournament) {
    int confirmed = 0;
    for (tournament::Round& round : tournament.rounds)
        for (tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game) {
                tournament::Sheet& sheet = table.games[game];
                if (sheet.state != tournament::SheetState::Entered) continue;
                const int number = static_cast<int>(game) + 1;
                if (!tournament::appealsAt(tournament, round.number, table.number, number).empty()) continue;
                sheet.state = tournament::SheetState::Confirmed;
                ++confirmed;
            }
    return confirmed;
}

std::optional<Refusal> questionIfOver(const Tournament& tournament) {
    std::optional<Refusal> open = whatIsOpen(tournament);
    if (!open) return open;
    std::vector<tournament::MissingSheet> others = unconfirmed(tournament);
    const bool isOfDisputes =
        open->code == "close_disputed"_refusal || open->code == "close_disputed_rounds"_refusal;
    if (isOfDisputes || open->arguments.count("disputed") != 0) // told already
        std::erase_if(others, [&](const tournament::MissingSheet& sheet) {
            return isDisputedTable(tournament, sheet);
        });
    if (!others.empty()) open->arguments["unconfirmed"] = sheetsListed(others);
    return open;
}

} // namespace schreiber::desk
