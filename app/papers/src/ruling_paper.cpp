#include "drawn_position.h"

#include <cards/notation.h>
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
using Section = kinds::RulingSheet::Section;

Section rowsOf(const Account::Section& section, std::size_t abreast = 1) {
    return {.heading = section.heading, .rows = section.rows, .paragraphs = {}, .abreast = abreast};
}

Section paragraphsOf(const Account::Judged& judged, bool withRule, rulebook::Language language) {
    Section section{.heading = judged.what, .rows = {}, .paragraphs = {judged.explanation}};
    if (withRule && !judged.text.empty())
        section.paragraphs.push_back(std::string(Words{"Regel: ", "Regola: ", "Rule: "}.in(language)) +
                                     judged.text);
    for (const std::string& fact : judged.facts) section.paragraphs.push_back(fact);
    if (!judged.sources.empty()) section.paragraphs.push_back("[" + judged.sources + "]");
    return section;
}

void append(std::string& text, const std::string& part) {
    text += (text.empty() ? "" : " · ") + part;
}

// What the parties say, and what is common to all four: trumps, the Perlaggen under them, dealer and score.
Section tableOf(const ruling::Replay& replay, rulebook::Language language) {
    Section position{.heading = std::string(Words{"Am Tisch", "Al tavolo", "At the table"}.in(language)),
                     .rows = {},
                     .paragraphs = {}};
    std::string text;
    const auto tell = [&](const Words& name, const std::string& value) {
        append(text, std::string(name.in(language)) + ' ' + value);
    };
    const record::Header& head = replay.record.header;
    for (const auto& [key, value] : head.unknown)
        if (key == "dispute") position.paragraphs.push_back(value);
    if (const auto trump = replay.state.trump) {
        tell({"Trumpf", "Briscola", "Trumps"}, rulebook::suitName(*trump, language));
        std::string perlaggen;
        for (const cards::Card card : replay.rules.perlaggen(*trump).cards())
            perlaggen += (perlaggen.empty() ? "" : " ") + std::string(cards::nameOf(card));
        tell({"Perlaggen", "Perlaggen", "Perlaggen"}, perlaggen);
    }
    tell({"Partie zu", "Partita ai", "Game to"}, std::to_string(replay.state.target));
    if (head.dealer) tell({"es gab", "ha dato", "dealt by"}, replay.nameOf(*head.dealer));
    std::string score;
    for (const int points : head.score.value_or(std::vector<int>()))
        score += (score.empty() ? "" : " : ") + std::to_string(points);
    if (!score.empty()) tell({"Stand davor", "punteggio prima", "score before"}, score);
    if (!text.empty()) position.paragraphs.push_back(text);
    return position;
}

// What happened, in order, numbered as the ruling names the lines; run on, so that it stays one page.
Section courseOf(const ruling::Replay& replay, rulebook::Language language) {
    const auto keywords =
        language == rulebook::Language::German ? record::Keywords::German : record::Keywords::English;
    const record::Record& record = replay.record;
    std::string text;
    for (std::size_t i = 0; i < record.events.size(); ++i) {
        const int line = i < record.lines.events.size() ? record.lines.events[i] : 0;
        append(text, fmt::format("{}{}: {}", line == 0 ? std::string() : std::to_string(line) + ' ',
                                 replay.nameOf(record.events[i].seat),
                                 record::write(record.events[i].action, keywords)));
    }
    const Words heading{"Verlauf", "Svolgimento", "What happened"};
    Section course{.heading = std::string(heading.in(language)), .rows = {}, .paragraphs = {}};
    if (!text.empty()) course.paragraphs.push_back(text);
    return course;
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
    const auto add = [&](Section section) {
        if (!section.paragraphs.empty() || !section.drawn.empty())
            sheet.sections.push_back(std::move(section));
    };
    add(tableOf(replay, words));
    for (kinds::Section& section : drawn(replay.record, ruling::positionOf(replay), words))
        add({.heading = section.title,
             .rows = {},
             .paragraphs = {},
             .abreast = 2,
             .drawn = std::move(section.drawn)});
    add(courseOf(replay, words));
    if (account.rulings.empty())
        sheet.sections.push_back({.heading = account.allLegal, .rows = {}, .paragraphs = {}});
    std::set<std::string_view> told; // each rule's words once
    for (const Account::Judged& ruling : account.rulings) {
        if (ruling.repeats) continue;
        const bool isNew = told.insert(ruling.text).second;
        sheet.sections.push_back(paragraphsOf(ruling, isNew, words));
    }
    for (const Account::Judged& reason : account.reasons) {
        const bool isNew = told.insert(reason.text).second;
        sheet.sections.push_back(paragraphsOf(reason, isNew, words));
    }
    sheet.sections.push_back(rowsOf(account.figures));
    sheet.sections.back().paragraphs = account.missing;
    sheet.sections.push_back(rowsOf(account.sheet, 2));
    for (int i = 0; i < replay.rules.seats(); ++i)
        sheet.signers.push_back(replay.nameOf(static_cast<cards::Seat>(i)));
    return sheet;
}

} // namespace schreiber::papers
