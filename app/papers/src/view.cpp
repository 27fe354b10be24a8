#include "rule_page.h"

#include <desk/own_rules.h>
#include <desk/words.h>
#include <rulebook/switch_texts.h>
#include <tournament/closing.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <papers/disputes.h>
#include <papers/view.h>

namespace schreiber::papers {

namespace {

// What happened in a draw; the codes are the desk's.
constexpr std::array<std::string_view, 5> kDrawing{"drew_partners", "drew_round", "redrew_round", "swapped",
                                                   "started_round"};

// `2026-11-21T18:30:05Z` as the clock on the wall shows it.
std::string onTheWall(const std::string& utc) {
    const auto moment = pdf::momentFrom(utc);
    if (!moment || !moment->time) return utc;
    std::tm parts{};
    parts.tm_year = moment->year - 1900;
    parts.tm_mon = moment->month - 1;
    parts.tm_mday = moment->day;
    parts.tm_hour = moment->time->hour;
    parts.tm_min = moment->time->minute;
    parts.tm_sec = moment->time->second;
    const std::time_t time = timegm(&parts);
    std::tm local{};
    if (!localtime_r(&time, &local)) return utc;
    return fmt::format("{}.{}. {:02}:{:02}", local.tm_mday, local.tm_mon + 1, local.tm_hour, local.tm_min);
}

std::vector<kinds::JournalLine> journalOf(const desk::Evening& evening, desk::Language language) {
    std::vector<kinds::JournalLine> lines;
    for (const store::JournalEntry& entry : evening.journal()) {
        const bool drawing = std::find(kDrawing.begin(), kDrawing.end(), entry.what.code) != kDrawing.end();
        lines.push_back(
            {entry.n, onTheWall(entry.at), desk::inWords(entry, language), entry.why, entry.undone, drawing});
    }
    return lines;
}

// As the closing fixed them, or as the standings have them now.
void addPrizes(kinds::View& view, desk::Language language) {
    const tournament::Tournament& tournament = view.tournament;
    tournament::Closing closing;
    view.prizesFixed = tournament.closing.has_value();
    if (tournament.closing)
        closing = *tournament.closing;
    else if (view.standings.round > 0)
        if (auto now = tournament::closingOf(tournament)) closing = std::move(*now);
    if (closing.ranks.empty()) return;
    const auto clubOf = [&](int contestant) {
        const auto row = std::find_if(view.standings.rows.begin(), view.standings.rows.end(),
                                      [&](const auto& one) { return one.entry == contestant; });
        return row == view.standings.rows.end() ? std::string() : row->club;
    };
    for (const tournament::Prize& prize : closing.prizes)
        view.prizes.push_back(
            {desk::prizeInWords(closing, prize, language), prize.name, clubOf(prize.contestant)});
    for (const std::string& kind : tournament::specialPrizes(tournament.settings.prizes))
        if (std::none_of(closing.prizes.begin(), closing.prizes.end(),
                         [&](const tournament::Prize& prize) { return prize.kind == kind; }))
            view.prizesLeft.push_back(desk::wordFor("prize", kind, language));
}

// How a figure was won, as a sheet's line says it.
std::map<std::string, std::string> terms(rulebook::Language language) {
    constexpr std::array<std::pair<const char*, rulebook::Words>, 5> kTerms{
        {{"held", {"gehalten", "tenuto", "held"}},
         {"conceded", {"gut", "lasciato buono", "conceded"}},
         {"unbet", {"ungeboten", "non puntato", "unbet"}},
         {"standing", {"bleibt stehen", "resta in piedi", "standing"}},
         {"declared", {"angesagt", "dichiarato", "declared"}}}};
    std::map<std::string, std::string> words;
    for (const auto& [name, said] : kTerms) words.emplace(name, said.in(language));
    return words;
}

} // namespace

kinds::Language paperLanguage(desk::Language language) {
    return kinds::languageNamed(desk::codeOf(language)).value_or(kinds::Language::German);
}

rulebook::Language bookLanguage(desk::Language language) {
    return rulebook::languageFromCode(desk::codeOf(language)).value_or(rulebook::Language::German);
}

std::string ruleSetTitle(const std::string& id, desk::Language language) {
    const rulebook::Words title = rulebook::displayName(id);
    return title.empty() ? id : std::string(title.in(bookLanguage(language)));
}

std::string rulesTitle(const tournament::Settings& settings, desk::Language language) {
    const std::string own = desk::ownName(settings);
    const std::string book = ruleSetTitle(settings.rules, language);
    return own.empty() ? book : own + " (" + book + ")";
}

std::string houseRuleInWords(const std::string& name, const std::string& value, desk::Language language) {
    const auto which = rulebook::readSwitch(name);
    if (!which) return name + ": " + value;
    std::string question(rulebook::textOf(*which).in(bookLanguage(language)));
    if (!question.empty() && question.back() == '.') question.pop_back();
    const std::string_view answer = rulebook::textOf(*which, value).in(bookLanguage(language));
    return question + ": " + (answer.empty() ? value : std::string(answer));
}

kinds::View viewOf(const desk::Evening& evening, kinds::Kind kind, int round, desk::Language language,
                   const pdf::Moment& printed) {
    kinds::View view;
    view.tournament = evening.tournament();
    const tournament::Settings& settings = view.tournament.settings;
    if (const auto standings = evening.standings(round)) view.standings = *standings;
    for (const tournament::StandingRow& row : view.standings.rows)
        view.why.push_back(row.decidedBy ? desk::whyInWords(row, language) : std::string());
    addPrizes(view, language);
    view.rules = rulesTitle(settings, language);
    for (const auto& [name, value] : settings.house)
        view.house.push_back(houseRuleInWords(name, value, language));
    view.journal = journalOf(evening, language);
    for (const tournament::Ruling& ruling : view.tournament.rulings)
        view.disputes.push_back(disputeOf(view.tournament, ruling, language, onTheWall(ruling.at)));
    // Long to work out for a large field, and of use to these alone.
    if (kind == kinds::Kind::Protocol || kind == kinds::Kind::All)
        for (const tournament::Round& one : view.tournament.rounds)
            if (const auto quality = evening.quality(one.number))
                view.qualities.push_back({one.number, desk::inWords(*quality, language)});
    view.rulePage = rulePage(settings, bookLanguage(language));
    view.signalPage = signalPage(settings, bookLanguage(language));
    view.terms = terms(bookLanguage(language));
    view.language = paperLanguage(language);
    view.printed = printed;
    return view;
}

} // namespace schreiber::papers
