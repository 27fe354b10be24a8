#include "game_pages.h"

#include <desk/altered.h>
#include <desk/journal_arguments.h>
#include <desk/line_marks.h>
#include <desk/outdated.h>
#include <desk/own_rules.h>
#include <desk/sheet_records.h>
#include <desk/words.h>
#include <kinds/words.h>
#include <tournament/camps.h>
#include <tournament/closing.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <game/refusal_code.h>
#include <map>
#include <papers/disputes.h>
#include <papers/suits.h>
#include <papers/view.h>
#include <tuple>
#include <utility>
#include <vector>

namespace schreiber::papers {

namespace {

// What happened in a draw; the codes are the desk's.
constexpr std::array<std::string_view, 11> kDrawing{"drew_partners",  "drew_partners_high_low",
                                                    "cut_partners",   "cut_partners_typed",
                                                    "typed_partners", "drew_round",
                                                    "redrew_round",   "typed_round",
                                                    "swapped",        "added_table",
                                                    "started_round"};

// `2026-11-21T18:30:05Z` as the clock on the wall shows it.
std::optional<pdf::Moment> localMoment(const std::string& utc) {
    const auto moment = pdf::momentFrom(utc);
    if (!moment || !moment->time) return std::nullopt;
    std::tm parts{};
    parts.tm_year = moment->year - 1900;
    parts.tm_mon = moment->month - 1;
    parts.tm_mday = moment->day;
    parts.tm_hour = moment->time->hour;
    parts.tm_min = moment->time->minute;
    parts.tm_sec = moment->time->second;
    const std::time_t time = timegm(&parts);
    std::tm local{};
    if (!localtime_r(&time, &local)) return std::nullopt;
    return pdf::Moment{local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
                       pdf::Moment::Time{local.tm_hour, local.tm_min, local.tm_sec}};
}

std::string onTheWall(const std::string& utc, words::Language language) {
    const auto moment = localMoment(utc);
    return moment ? kinds::dayAndTime(*moment, language) : utc;
}

// A ruling is read years later.
std::string withYear(const std::string& utc, words::Language language) {
    const auto moment = localMoment(utc);
    if (!moment) return utc;
    const pdf::Moment day{moment->year, moment->month, moment->day, std::nullopt};
    return fmt::format("{} {:02}:{:02}", kinds::dateText(day, language), moment->time->hour,
                       moment->time->minute);
}

// "3, 7" as "Anna Höß (3), Bert Thöni (7)": who reads the protocol has no list of numbers beside it.
std::string withNames(const tournament::Tournament& tournament, const std::vector<int>& numbers) {
    std::string named;
    for (const int number : numbers) {
        const tournament::Entry* entry = tournament::findEntry(tournament, number);
        const std::string start = std::to_string(number);
        named += named.empty() ? "" : ", ";
        // whoever came for somebody did so after the cut
        named +=
            entry == nullptr ? start : nameOf(tournament::personsIn(*entry, 0).front()) + " (" + start + ")";
    }
    return named;
}

// Of a file its name: the folder is this machine's business.
store::JournalEntry forOthers(store::JournalEntry entry, const tournament::Tournament& tournament) {
    const auto cut = entry.what.arguments.find("cut");
    if (const std::vector<int> numbers = desk::numbersIn(entry.what, "cut"); !numbers.empty())
        cut->second = withNames(tournament, numbers);
    const auto file = entry.what.arguments.find("file");
    if (file != entry.what.arguments.end())
        if (const std::size_t slash = file->second.find_last_of("/\\"); slash != std::string::npos)
            file->second.erase(0, slash + 1);
    return entry;
}

std::vector<kinds::JournalLine> journalOf(const Taken& taken, words::Language language) {
    std::vector<kinds::JournalLine> lines;
    for (const store::JournalEntry& entry : taken.journal) {
        const bool drawing = std::find(kDrawing.begin(), kDrawing.end(), entry.what.code) != kDrawing.end();
        lines.push_back({entry.n, onTheWall(entry.at, language),
                         desk::inWords(forOthers(entry, taken.tournament), language), entry.why, entry.undone,
                         drawing});
    }
    return lines;
}

// As the closing fixed them, or as the standings have them now.
void addPrizes(kinds::View& view, words::Language language) {
    const tournament::Tournament& tournament = view.tournament;
    view.prizesFixed = tournament.closing.has_value();
    const tournament::Closing closing =
        view.standings.round > 0 || view.prizesFixed ? desk::prizesNow(tournament) : tournament::Closing{};
    if (closing.ranks.empty()) return;
    const auto clubOf = [&](int contestant) {
        const auto row = std::find_if(view.standings.rows.begin(), view.standings.rows.end(),
                                      [&](const auto& one) { return one.entry == contestant; });
        return row == view.standings.rows.end() ? std::string() : row->club;
    };
    for (const tournament::Prize& prize : closing.prizes)
        view.prizes.push_back({desk::prizeInWords(closing, prize, language),
                               tournament::nameOf(tournament, prize), clubOf(prize.contestant)});
    view.prizeNotes = desk::prizeNotes(closing, language);
    for (const std::string& kind : tournament::specialPrizes(tournament.settings.prizes))
        if (std::none_of(closing.prizes.begin(), closing.prizes.end(),
                         [&](const tournament::Prize& prize) { return prize.kind == kind; }))
            view.prizesLeft.push_back(desk::wordFor("prize", kind, language));
}

// How a figure was won, as a sheet's line says it.
std::map<std::string, std::string> terms(words::Language language) {
    constexpr std::array<std::pair<const char*, words::Text>, 9> kTerms{
        {{"held", {"gehalten", "tenuto", "held"}},
         {"conceded", {"gut", "lasciato buono", "conceded"}},
         {"given", {"gegeben", "dato", "given"}},
         {"unbet", {"ungeboten", "non puntato", "unbet"}},
         {"standing", {"steht", "in parità", "tied"}},
         {"none", {"hin", "di nessuno", "nobody's"}},
         {"game", {"Spiel aus", "Spiel aus", "Spiel aus"}},
         {"declared", {"angesagt", "dichiarato", "declared"}},
         {"shown", {"nicht angesagt", "non dichiarato", "not declared"}}}};
    std::map<std::string, std::string> words;
    for (const auto& [name, said] : kTerms) words.emplace(name, said.in(language));
    return words;
}

// The reasons on the sheets as people say them, with the number of the ruling that they come from in front.
void putReasonsInWords(tournament::Tournament& tournament, words::Language language) {
    std::map<std::tuple<int, int, int>, std::vector<tournament::Ruling>> rulings; // by round, table and game
    for (const tournament::Ruling& ruling : tournament.rulings)
        if (ruling.table != 0) rulings[{ruling.round, ruling.table, ruling.game}].push_back(ruling);
    for (tournament::Round& round : tournament.rounds)
        for (tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game)
                table.games[game] = desk::reasonsInWords(
                    std::move(table.games[game]),
                    rulings[{round.number, table.number, static_cast<int>(game) + 1}], language);
}

std::map<std::pair<int, int>, std::vector<kinds::CountedLine>>
countedLines(const tournament::Tournament& tournament, words::Language language) {
    std::map<std::pair<int, int>, std::vector<kinds::CountedLine>> all;
    for (const tournament::Round& round : tournament.rounds)
        for (const tournament::Table& table : round.tables)
            for (desk::LineInWords& line :
                 desk::linesInWords(tournament.settings, table, table.games.front(), language))
                all[{round.number, table.number}].push_back(
                    {line.place, line.dealer.value_or(-1), line.factor, std::move(line.brief)});
    return all;
}

} // namespace

std::string ruleSetTitle(const std::string& id, words::Language language) {
    const auto shape = desk::shapeOf(id);
    return shape ? std::string(shape->name.in(language)) : id;
}

std::string rulesTitle(const tournament::Settings& settings, words::Language language) {
    const std::string own = desk::ownName(settings);
    const std::string book = ruleSetTitle(settings.rules, language);
    return own.empty() ? book : own + " (" + book + ")";
}

Taken takenFrom(const desk::Evening& evening, bool altered) {
    return {evening.tournament(), evening.journal(), {}, altered};
}

kinds::View viewOf(const Taken& taken, kinds::Kind kind, int round, words::Language language,
                   const pdf::Moment& printed) {
    kinds::View view;
    view.tournament = taken.tournament;
    const tournament::Settings& settings = view.tournament.settings;
    if (round >= 0 && round <= tournament::currentRound(taken.tournament))
        if (const auto standings = tournament::standingsOf(taken.tournament, round))
            view.standings = *standings;
    const bool told =
        kind == kinds::Kind::Standings || kind == kinds::Kind::RouteCards || kind == kinds::Kind::All;
    if (told && view.standings.round > 0)
        view.history = tournament::rankHistoryOf(taken.tournament, view.standings.round);
    view.camps = desk::inWords(tournament::campScores(taken.tournament, view.standings.round), language);
    for (const tournament::StandingRow& row : view.standings.rows)
        view.why.push_back(row.decidedBy ? desk::whyInWords(row, language) : std::string());
    view.satOutNote = desk::satOutNote(settings, view.standings, language);
    addPrizes(view, language);
    view.rules = rulesTitle(settings, language);
    for (const auto& [name, value] : settings.house)
        view.house.push_back(desk::houseRuleInWords(name, value, language));
    if (settings.zeroSum)
        for (std::string& sentence : tarockOptions(settings, language))
            view.house.push_back(std::move(sentence));
    view.journal = journalOf(taken, language);
    view.journalSought = taken.sought;
    for (const tournament::Ruling& ruling : view.tournament.rulings)
        view.disputes.push_back(disputeOf(view.tournament, ruling, language,
                                          [&](const std::string& utc) { return withYear(utc, language); }));
    for (const tournament::Round& one : view.tournament.rounds) {
        if (const std::string stage = desk::stageInWords(view.tournament, one, language); !stage.empty())
            view.stages.emplace(one.number, stage);
        const auto stages = desk::stagesInWords(view.tournament, one, language);
        for (std::size_t i = 0; i < stages.size(); ++i)
            if (!stages[i].empty())
                view.stagesAt.emplace(std::pair(one.number, one.tables[i].number), stages[i]);
    }
    for (const tournament::VoidPairing& pairing :
         desk::playedOtherwise(view.tournament, desk::swappedRounds(taken.journal)))
        view.stay.emplace(pairing.round, pairing.table);
    if (settings.zeroSum) view.counted = countedLines(view.tournament, language);
    putReasonsInWords(view.tournament, language);
    // Long to work out for a large field, and of use to these alone.
    if (kind == kinds::Kind::Protocol || kind == kinds::Kind::All)
        for (const tournament::Round& one : view.tournament.rounds) {
            tournament::Quality quality = tournament::qualityOf(taken.tournament, one);
            // Of the evening once, as it stands.
            if (&one == &view.tournament.rounds.back())
                quality.evening = tournament::eveningOf(taken.tournament, one);
            view.qualities.push_back({one.number, desk::inWords(taken.tournament, quality, language)});
        }
    view.rulePage = rulePage(settings, language);
    view.leaves = germanSuits();
    view.suits = view.leaves;
    if (view.rulePage.empty()) {
        TarockPages tarock = tarockPages(settings, language);
        view.poster = std::move(tarock.poster);
        view.rulePage = std::move(tarock.ours);
        view.values = std::move(tarock.values);
        view.suits = tarockSuits();
    }
    view.resultsPage = desk::furtherOption(settings, desk::kResultsPage);
    view.signalPage = signalPage(settings, language);
    view.terms = terms(language);
    view.language = language;
    view.printed = printed;
    if (taken.altered) view.notice = desk::alteredLine(language);
    return view;
}

std::optional<tournament::Refusal> whyNoPaper(kinds::Kind kind, const tournament::Settings& settings) {
    if (kind != kinds::Kind::Signals || !settings.zeroSum) return std::nullopt;
    return tournament::Refusal{"report_rules"_refusal,
                               {{"kind", std::string(kinds::nameOf(kind))}, {"rules", settings.rules}}};
}

} // namespace schreiber::papers
