#include "json/writers.h"

#include "json/rulings.h"
#include "json/zero_sum.h"

#include <desk/due.h>
#include <desk/games.h>
#include <desk/journal_arguments.h>
#include <desk/own_rules.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>
#include <tournament/dispute.h>
#include <tournament/groups.h>
#include <tournament/marks.h>
#include <tournament/match.h>
#include <tournament/partners.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <iterator>
#include <lists/entries.h>
#include <lists/standings.h>
#include <numeric>
#include <utility>

namespace schreiber::cli {

using tournament::Amount;
using tournament::Sheet;
using tournament::Table;

namespace {

Json orNull(const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
}

template <class T>
Json orNull(const std::vector<T>& items) {
    return items.empty() ? Json(nullptr) : Json(items);
}

Json unavoidableJson(tournament::Unavoidable unavoidable) {
    switch (unavoidable) {
    case tournament::Unavoidable::No:
        return false;
    case tournament::Unavoidable::Yes:
        return true;
    case tournament::Unavoidable::Unknown:
        break;
    }
    return "unknown";
}

Json repeatsJson(const std::vector<tournament::Repeat>& repeats) {
    Json json = Json::array();
    for (const tournament::Repeat& repeat : repeats)
        json.push_back({{"kind", repeat.kind}, {"entries", repeat.entries}, {"times", repeat.times}});
    return json;
}

Json eveningJson(const tournament::EveningQuality& evening) {
    Json json{{"possible", nullptr}, {"planned", evening.planned}, {"bound", evening.bound}};
    if (evening.possible) json["possible"] = *evening.possible;
    return json;
}

Json qualityJson(const tournament::Quality& quality) {
    Json json{{"partner_repeats", quality.partnerRepeats},
              {"opponent_repeats", quality.opponentRepeats},
              {"camp_breaks", quality.campBreaks},
              {"club_meetings", quality.clubMeetings},
              {"details", repeatsJson(quality.details)},
              {"unavoidable", unavoidableJson(quality.unavoidable)},
              {"partners_unavoidable", unavoidableJson(quality.partnersUnavoidable)},
              {"opponents_unavoidable", unavoidableJson(quality.opponentsUnavoidable)},
              {"opponent_bound", quality.opponentBound},
              {"opponent_total", quality.opponentTotal},
              {"opponent_total_bound", quality.opponentTotalBound}};
    if (quality.campBound) json["camp_bound"] = *quality.campBound;
    if (quality.evening) json["evening"] = eveningJson(*quality.evening);
    return json;
}

// What was disputed and is settled stands on the sheet, and is none of its lines.
std::size_t linesOn(const Sheet& game) {
    return game.lines.size() -
           static_cast<std::size_t>(std::ranges::count_if(game.lines, tournament::isSettledDispute));
}

Json gameJson(const Sheet& game) {
    return {{"state", nameOf(game.state)}, {"score", orNull(game.score)}, {"lines", linesOn(game)}};
}

// A match of several games is won by games, so these are its score; each game has its own.
Json tableJson(const tournament::Tournament& tournament, const Table& table) {
    const tournament::Settings& settings = tournament.settings;
    Json json{{"table", table.number}, {"heat", table.heat}, {"sides", table.sides}};
    if (table.stage != tournament::Stage::Ordinary) json["stage"] = nameOf(table.stage);
    if (table.games.size() == 1) {
        json.update(gameJson(table.games.front()));
        return json;
    }
    json["state"] = nameOf(tournament::stateOf(table));
    json["score"] = nullptr;
    for (const Amount& won : tournament::gamesWon(settings, table)) json["score"].push_back(amountJson(won));
    const auto result = tournament::resultOf(settings, table);
    const auto winner = tournament::wonBy(tournament, table);
    json["points"] = result ? Json(result->points) : Json(nullptr); // where games are level, these decide
    json["winner"] = winner ? Json(*winner) : Json(nullptr);
    json["lines"] =
        std::accumulate(table.games.begin(), table.games.end(), std::size_t{0},
                        [](std::size_t lines, const Sheet& game) { return lines + linesOn(game); });
    Json& games = json["games"] = Json::array();
    for (std::size_t i = 0; i < table.games.size(); ++i) {
        Json game{{"game", i + 1}};
        game.update(gameJson(table.games[i]));
        games.push_back(std::move(game));
    }
    return json;
}

// Sheets that are missing, matches whose sheets are there and that an extra game has to decide, and those
// that an appeal may yet change.
Json missingJson(const std::vector<tournament::MissingSheet>& sheets,
                 const std::vector<tournament::MissingSheet>& level,
                 const std::vector<tournament::MissingSheet>& unsettled = {}) {
    std::vector<tournament::MissingSheet> appealed;
    std::copy_if(unsettled.begin(), unsettled.end(), std::back_inserter(appealed), [&](const auto& sheet) {
        return std::find(sheets.begin(), sheets.end(), sheet) == sheets.end();
    });
    Json json = Json::array();
    for (const auto& [missing, what] : {std::pair(&sheets, "sheet"), std::pair(&level, "extra_game"),
                                        std::pair(&std::as_const(appealed), "appeal")})
        for (const tournament::MissingSheet& one : *missing)
            json.push_back({{"round", one.round}, {"table", one.table}, {"game", one.game}, {"what", what}});
    return json;
}

// Who shares a rank that extra games would part.
Json tiedJson(const std::vector<tournament::LevelGroup>& tied) {
    Json json = Json::array();
    for (const tournament::LevelGroup& group : tied) {
        Json games = Json::array();
        for (const tournament::ExtraGame& game : group.games) games.push_back({game.a, game.b});
        json.push_back({{"rank", group.rank}, {"entries", group.entries}, {"games", std::move(games)}});
    }
    return json;
}

Json campsJson(const std::vector<tournament::CampScore>& camps) {
    Json json = Json::array();
    for (const tournament::CampScore& camp : camps)
        json.push_back({{"camp", camp.camp},
                        {"played", camp.played},
                        {"wins", amountJson(camp.wins)},
                        {"points", camp.points}});
    return json;
}

Json lineJson(const tournament::Line& line) {
    Json figures = Json::array();
    for (const game::Mark& mark : line.figures) {
        const game::HowWon won = game::howWon(mark);
        figures.push_back({{"figure", mark.figure},
                           {"side", mark.side},
                           {"value", mark.value == 0 && mark.side >= 0 ? Json("game") : Json(mark.value)},
                           {"how", won.how}});
        if (won.cards > 0) figures.back()["cards"] = won.cards;
    }
    return {{"n", line.n},
            {"points", orNull(line.points)},
            {"figures", line.figures.empty() ? Json(nullptr) : std::move(figures)},
            {"penalty", orNull(line.penalty)},
            {"struck", line.struck ? Json(*line.struck) : Json(nullptr)},
            {"why", orNull(line.why)}};
}

// The better single rounds are a list; what is no figure of an entry is null.
Json criteriaJson(const tournament::StandingRow& row) {
    Json criteria = Json::object();
    for (const auto& [name, amount] : row.criteria)
        criteria[name] = amount ? amountJson(*amount) : Json(nullptr);
    if (criteria.contains("best-rounds")) {
        criteria["best-rounds"] = Json::array();
        for (const Amount& round : tournament::bestRounds(row))
            criteria["best-rounds"].push_back(amountJson(round));
    }
    return criteria;
}

Json roundsJson(const tournament::StandingRow& row) {
    Json rounds = Json::array();
    for (const auto& round : row.rounds) rounds.push_back(round ? amountJson(*round) : Json(nullptr));
    return rounds;
}

std::string seatLetter(int seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

} // namespace

Json amountJson(const Amount& amount) {
    if (amount.halves % 2 == 0) return amount.halves / 2;
    return amount.value();
}

Json valueJson(const lists::Value& value) {
    if (const auto* amount = std::get_if<Amount>(&value)) return amountJson(*amount);
    if (const auto* number = std::get_if<int>(&value)) return *number;
    if (const auto* truth = std::get_if<bool>(&value)) return *truth;
    if (const auto* words = std::get_if<std::string>(&value)) return *words;
    if (const auto* named = std::get_if<std::vector<lists::Word>>(&value)) return lists::forFile(*named);
    return nullptr;
}

Json fieldsJson(const lists::Fields& fields) {
    Json json = Json::object();
    for (const auto& [field, value] : fields) json[field] = valueJson(value);
    return json;
}

Json infoJson(const desk::Evening& evening) {
    const tournament::Tournament& tournament = evening.tournament();
    const tournament::Settings& settings = tournament.settings;
    const desk::DueStep& due = evening.due();
    Json switches = Json::array();
    for (const game::OpenSwitch& open : desk::openSwitches(settings)) switches.push_back(open.name);
    Json json{{"name", settings.name},
              {"game", desk::gameOf(settings).id()},
              {"rules", settings.rules},
              {"target", settings.target},
              {"format", nameOf(settings.format)},
              {"rounds", settings.rounds},
              {"round", tournament::currentRound(tournament)},
              {"state", tournament.closing
                            ? "closed"
                            : desk::roundState(evening.tournament(), tournament::currentRound(tournament))},
              {"entries", tournament.entries.size()},
              {"schema", evening.schemaVersion()},
              {"program", SCHREIBER_VERSION},
              {"date", orNull(settings.date)},
              {"place", orNull(settings.place)},
              {"house", settings.house},
              {"games", settings.games},
              {"tables", settings.tables},
              {"final", orNull(nameOf(settings.last))},
              {"repechage", settings.secondChance},
              {"meet", orNull(nameOf(settings.meet))},
              {"rest", nameOf(settings.rest)},
              {"groups", tournament::groupsOf(tournament)},
              {"scoring", settings.scoring},
              {"ladder", settings.ladder},
              {"missed_round", settings.missedRound},
              {"seed", settings.seed},
              {"copy_to", orNull(settings.copyTo)},
              {"results_page", orNull(desk::furtherOption(settings, desk::kResultsPage))},
              {"missing", missingJson(due.missing, due.level, due.disputed)},
              {"extra_games", tiedJson(due.tied)},
              {"open_switches", std::move(switches)},
              {"rules_name", orNull(desk::ownName(settings))}};
    if (!settings.zeroSum) return json;
    const auto off = [&](const char* option) {
        return settings.furtherOptions.contains(option) ? "off" : "count";
    };
    json["games"] = settings.deals;
    json["fives"] = settings.fives ? "allow" : "never";
    json["end"] = settings.openEnd ? "radel" : "games";
    json["doubled"] = off("doubled");
    json["kontra"] = off("kontra");
    json["rank_points"] = orNull(settings.rankPoints);
    json["stake"] = settings.stake == 0 ? Json(nullptr) : Json(settings.stake);
    return json;
}

Json playersJson(const tournament::Tournament& tournament) {
    Json json = Json::array();
    const auto columns = lists::entriesColumns(tournament);
    for (const lists::Entered& one : lists::entriesRows(tournament)) {
        const tournament::Entry& entry = one.entry;
        Json names = Json::array();
        for (const tournament::Person& person : entry.persons) names.push_back(nameOf(person));
        Json replaced = Json::array();
        for (const tournament::Replaced& by : entry.replaced)
            replaced.push_back({{"name", nameOf(by.person)},
                                {"place", by.from == 0 ? Json(nullptr) : Json(by.place + 1)},
                                {"from", by.from == 0 ? Json(nullptr) : Json(by.from)}});
        Json row = fieldsJson(lists::fieldsOf(columns, one));
        row["names"] = std::move(names);
        row["replaced"] = std::move(replaced);
        json.push_back(std::move(row));
    }
    return json;
}

Json partnersJson(const tournament::Tournament& tournament) {
    Json pairs = Json::array();
    for (const tournament::Partnership& pair : tournament.partnerships)
        pairs.push_back({{"pair", pair.number},
                         {"entries", {pair.first, pair.second}},
                         {"name", tournament::plainNameOf(tournament, pair.number)}});
    return pairs;
}

Json roundJson(const desk::Evening& evening, const tournament::Round& round) {
    Json tables = Json::array();
    const tournament::Settings& settings = evening.tournament().settings;
    for (const Table& table : round.tables)
        tables.push_back(settings.zeroSum ? zeroSumTableJson(settings, table)
                                          : tableJson(evening.tournament(), table));
    Json json{{"round", round.number},
              {"seed", round.seed},
              {"state", desk::roundState(evening.tournament(), round.number)},
              {"tables", std::move(tables)},
              {"sitting_out", round.sittingOut}};
    if (const auto quality = evening.quality(round.number))
        json["quality"] = settings.zeroSum ? meetingsJson(*quality) : qualityJson(*quality);
    return json;
}

Json sheetJson(const desk::SheetView& view) {
    if (view.target.zeroSum) return zeroSumSheetJson(view);
    Json lines = Json::array();
    Json disputes = Json::array();
    for (const tournament::Line& line : view.sheet.lines) {
        if (tournament::isSettledDispute(line))
            disputes.push_back({{"why", line.why}, {"settled", *line.struck}});
        else
            lines.push_back(lineJson(line));
    }
    const std::string disputed =
        tournament::isDisputeOpen(view.sheet) ? tournament::disputedOf(view.sheet) : std::string();
    const tournament::Standing& now = view.standing;
    Json json{{"round", view.place.round},
              {"table", view.place.table},
              {"game", view.place.game},
              {"target", view.target.target},
              {"sides", view.table.sides},
              {"lines", std::move(lines)},
              {"disputes", std::move(disputes)},
              {"score", now.score},
              {"gestrichen", now.gestrichen},
              {"dealer_next", now.dealerNext ? Json(seatLetter(*now.dealerNext)) : Json(nullptr)},
              {"game_winner", now.winner ? Json(*now.winner) : Json(nullptr)},
              {"state", nameOf(view.sheet.state)},
              {"names", view.sideNames},
              {"seats", view.seatNames},
              {"ending", nameOf(view.sheet.ending)},
              {"disputed", orNull(disputed)},
              {"remark", orNull(tournament::remarkOf(view.sheet))},
              {"second", orNull(view.sheet.second)}};
    if (tournament::isOwing(now)) json["owed"] = now.owed;
    for (const tournament::Ruling& ruling : view.rulings) json["rulings"].push_back(shortRulingJson(ruling));
    return json;
}

Json standingsJson(const tournament::Tournament& tournament, const tournament::Standings& standings,
                   words::Language language) {
    const bool zeroSum = tournament.settings.zeroSum;
    const auto ranked = lists::standingsRows(tournament, standings, [&](const tournament::StandingRow& row) {
        return desk::whyInWords(row, language);
    });
    const auto columns =
        lists::shownOn(lists::Surface::Json, lists::standingsColumns(tournament, standings), ranked);
    const bool groups = !tournament::groupsOf(tournament).empty();
    Json rows = Json::array();
    Amount sum;
    for (const lists::Ranked& one : ranked) {
        Json row;
        for (const auto& column : columns) {
            if (column.id == lists::Ranked::Column::DecidedBy) row["criteria"] = criteriaJson(one.row);
            row[column.field()] = valueJson(column.of(one));
            if (!zeroSum || column.id != lists::Ranked::Column::SatOut) continue;
            row["rounds"] = roundsJson(one.row);
            row["score"] = amountJson(one.row.score); // before what it comes of
        }
        row["provisional"] = one.row.provisional;
        row["entries"] = tournament::personsOf(tournament, one.row.entry);
        sum.halves += one.row.points.halves;
        if (groups) {
            const bool inGroups = one.place.rank != 0; // and not in the knock-out after them
            row["group"] = one.place.group == 0 ? Json(nullptr) : Json(one.place.group);
            row["group_rank"] = inGroups ? Json(one.place.rank) : Json(nullptr);
            row["goes_on"] = inGroups ? Json(one.place.goesOn) : Json(nullptr);
        }
        rows.push_back(std::move(row));
    }
    Json json{{"round", standings.round},
              {"final", standings.final},
              {"title", standings.title
                            ? Json{{"entries", standings.title->numbers}, {"name", standings.title->name}}
                            : Json(nullptr)},
              {"standings", std::move(rows)},
              {"missing", missingJson(standings.missing, standings.level)},
              {"extra_games", tiedJson(standings.tied)}};
    if (zeroSum) json["sum"] = amountJson(sum);
    if (tournament.settings.camps)
        json["camps"] = campsJson(tournament::campScores(tournament, standings.round));
    return json;
}

Json closingJson(const tournament::Tournament& tournament) {
    if (!tournament.closing) return nullptr;
    Json ranks = Json::array();
    for (const tournament::ClosedRank& rank : tournament.closing->ranks)
        ranks.push_back({{"rank", rank.rank}, {"entry", rank.contestant}});
    Json prizes = Json::array();
    for (const tournament::Prize& prize : tournament.closing->prizes)
        prizes.push_back({{"kind", prize.kind}, {"entry", prize.contestant}, {"name", prize.name}});
    return {{"ranks", std::move(ranks)}, {"prizes", std::move(prizes)}};
}

namespace {

Json toldArguments(const store::Action& action) {
    auto arguments = action.arguments;
    arguments.erase(desk::kHeld);
    return arguments;
}

} // namespace

Json journalJson(const store::JournalEntry& entry, words::Language language) {
    return {{"n", entry.n},
            {"at", entry.at},
            {"what", desk::inWords(entry, language)},
            {"why", orNull(entry.why)},
            {"undone", entry.undone},
            {"action", entry.what.code},
            {"arguments", toldArguments(entry.what)}};
}

Json receiptJson(const desk::Receipt& receipt, words::Language language) {
    const store::JournalEntry& entry = receipt.entry;
    Json ranks = Json::array();
    for (const desk::RankChange& change : receipt.ranks)
        ranks.push_back({{"entry", change.entry},
                         {"name", change.name},
                         {"before", change.before == 0 ? Json(nullptr) : Json(change.before)},
                         {"after", change.after == 0 ? Json(nullptr) : Json(change.after)}});
    Json voided = Json::array();
    for (const tournament::VoidPairing& pairing : receipt.voided)
        voided.push_back({{"round", pairing.round}, {"table", pairing.table}});
    Json warnings = Json::array();
    for (const desk::Warning& warning : receipt.warnings)
        warnings.push_back({{"code", warning.code},
                            {"text", desk::warningInWords(warning, language)},
                            {"arguments", warning.arguments}});
    return {{"n", entry.n == 0 ? Json(nullptr) : Json(entry.n)},
            {"what", desk::inWords(entry, language)},
            {"action", entry.what.code},
            {"arguments", toldArguments(entry.what)},
            {"why", orNull(entry.why)},
            {"written", entry.n != 0},
            {"ranks", std::move(ranks)},
            {"void_pairings", std::move(voided)},
            {"repeats", repeatsJson(receipt.repeats)},
            {"meetings_lost", receipt.lost},
            {"warnings", std::move(warnings)},
            {"copies", receipt.copies.written}};
}

Json findingsJson(const std::vector<store::Finding>& findings, words::Language language) {
    Json list = Json::array();
    for (const store::Finding& one : findings)
        list.push_back({{"table", one.table},
                        {"row", one.row},
                        {"column", one.column},
                        {"code", one.what},
                        {"what", desk::whatInWords(one, language)}});
    return list;
}

Json duplicatesJson(const std::vector<tournament::LikelyDuplicate>& duplicates) {
    Json json = Json::array();
    for (const tournament::LikelyDuplicate& one : duplicates)
        json.push_back({{"line", one.line},
                        {"name", one.name},
                        {"like", one.like},
                        {"like_line", one.likeLine == 0 ? Json(nullptr) : Json(one.likeLine)},
                        {"like_entry", one.likeEntry == 0 ? Json(nullptr) : Json(one.likeEntry)}});
    return json;
}

namespace {

std::string lineOf(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

} // namespace

void print(const Json& json) {
    std::cout << lineOf(json) << '\n';
}

void printList(std::size_t count, const std::function<Json(std::size_t)>& item) {
    for (std::size_t i = 0; i < count; ++i) std::cout << (i == 0 ? '[' : ',') << lineOf(item(i));
    std::cout << (count == 0 ? "[]\n" : "]\n");
}

} // namespace schreiber::cli
