#include <record/writer.h>
#include <rulebook/card_words.h>
#include <ruling/account.h>

#include <fmt/format.h>

#include <algorithm>
#include <papers/ruling_paper.h>
#include <papers/view.h>
#include <set>
#include <string_view>
#include <utility>

namespace schreiber::papers {

namespace {

using rulebook::Words;
using ruling::Account;

// Who dealt, what was trump, to what and from which score: as the deal began.
kinds::RulingSheet::Section beginningOf(const ruling::Replay& replay, rulebook::Language language) {
    kinds::RulingSheet::Section section;
    section.heading = Words{"Vor dem Spielen", "Prima di giocare", "Before play"}.in(language);
    section.abreast = 2;
    const auto row = [&](const Words& name, const std::string& value) {
        section.rows.push_back({std::string(name.in(language)), value});
    };
    const deal::State& state = replay.state;
    row({"Partie zu", "Partita ai", "Game to"}, std::to_string(state.target));
    std::string score;
    for (int team = 0; team < replay.rules.teams(); ++team)
        score += (team > 0 ? " : " : "") + std::to_string(state.startScore[static_cast<std::size_t>(team)]);
    row({"Stand", "Punteggio", "Score"}, score);
    row({"Gegeben hat", "Ha dato le carte", "Dealt by"}, replay.nameOf(state.dealer));
    if (state.trump)
        row({"Trumpf", "Briscola", "Trump"}, std::string(rulebook::suitName(*state.trump, language)));
    return section;
}

// The record's lines, numbered as the rulings name them, with who did it.
kinds::RulingSheet::Section linesOf(const ruling::Replay& replay, rulebook::Language language) {
    const auto keywords =
        language == rulebook::Language::German ? record::Keywords::German : record::Keywords::English;
    kinds::RulingSheet::Section section;
    section.heading = Words{"Zeile", "Riga", "Line"}.in(language);
    section.abreast = 3;
    const record::Record& record = replay.record;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const int line = i < record.lines.events.size() ? record.lines.events[i] : 0;
        section.rows.push_back(
            {line == 0 ? std::string() : std::to_string(line),
             replay.nameOf(record.events[i].seat) + ": " + record::write(record.events[i].action, keywords)});
    }
    return section;
}

kinds::RulingSheet::Section rowsOf(const Account::Section& section, std::size_t abreast = 1) {
    return {.heading = section.heading, .rows = section.rows, .paragraphs = {}, .abreast = abreast};
}

kinds::RulingSheet::Section paragraphsOf(const Account::Judged& judged, std::string_view rule,
                                         rulebook::Language language) {
    kinds::RulingSheet::Section section{
        .heading = judged.what, .rows = {}, .paragraphs = {judged.explanation}};
    if (std::string text = ruleInWords(rule, language); !text.empty())
        section.paragraphs.push_back(std::move(text));
    for (const std::string& fact : judged.facts) section.paragraphs.push_back(fact);
    if (!judged.sources.empty()) section.paragraphs.push_back("[" + judged.sources + "]");
    return section;
}

} // namespace

kinds::RulingSheet rulingPaper(const ruling::Replay& replay, const std::string& record,
                               desk::Language language, const pdf::Moment& printed) {
    const rulebook::Language words = bookLanguage(language);
    const Account account = ruling::accountOf(replay, words);
    kinds::RulingSheet sheet;
    sheet.rules = account.rules;
    sheet.parties = account.parties;
    sheet.record = record;
    sheet.language = paperLanguage(language);
    sheet.printed = printed;
    sheet.sections.push_back(beginningOf(replay, words));
    if (!account.hands.rows.empty()) sheet.sections.push_back(rowsOf(account.hands, 2));
    if (!replay.record.events.empty()) sheet.sections.push_back(linesOf(replay, words));
    if (!account.tricks.rows.empty()) sheet.sections.push_back(rowsOf(account.tricks));
    if (account.rulings.empty())
        sheet.sections.push_back({.heading = account.allLegal, .rows = {}, .paragraphs = {}});
    std::set<std::string_view> told; // each rule's words once
    for (std::size_t i = 0; i < account.rulings.size(); ++i) {
        const std::string_view rule = replay.rulings.at(i).rule;
        const bool isNew = told.insert(rule).second;
        sheet.sections.push_back(paragraphsOf(account.rulings[i], isNew ? rule : std::string_view(), words));
    }
    sheet.sections.push_back(rowsOf(account.figures));
    sheet.sections.back().paragraphs = account.missing;
    sheet.sections.push_back(rowsOf(account.sheet, 2));
    for (int i = 0; i < replay.rules.seats(); ++i)
        sheet.signers.push_back(replay.nameOf(static_cast<cards::Seat>(i)));
    return sheet;
}

} // namespace schreiber::papers
