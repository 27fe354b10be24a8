#include "games/perlaggen/drawn_position.h"
#include "games/perlaggen/told_deal.h"
#include "told_record.h"
#include "verdict_told.h"

#include <algorithm>
#include <papers/games/perlaggen/ruling_paper.h>
#include <papers/view.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/position.h>
#include <perlaggen/ruling/stand.h>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

namespace schreiber::papers {

namespace {

using perlaggen::ruling::Account;
using Part = kinds::RulingSheet::Section;

Part rowsOf(const Account::Section& section, std::size_t abreast) {
    return {.heading = section.heading, .rows = section.rows, .paragraphs = {}, .abreast = abreast};
}

constexpr std::size_t kAbreast = 2;
constexpr std::size_t kDrawnAbreast = 3; // which small paper makes fewer

// What it was, why, and where that stands run on: a sheet that four people sign has no room for a line each.
std::string inOneParagraph(const Account::Judged& judged, bool boxed = false) {
    std::string said = boxed ? std::string() : judged.explanation;
    for (const std::string& fact : judged.facts) said += (said.empty() ? "" : " ") + fact;
    if (!judged.sources.empty()) said += (said.empty() ? "[" : " [") + judged.sources + "]";
    return said;
}

// The explanation says the rule in its own words.
bool saysRule(const Account::Judged& judged) {
    const std::string_view text = judged.text;
    return judged.explanation.find(text.substr(0, text.find(". "))) != std::string::npos;
}

// Of what stands in the box the rule and its source alone.
Part paragraphsOf(const Account::Judged& judged, bool boxed, bool withRule, words::Language language) {
    Part section{.heading = judged.what, .rows = {}, .paragraphs = {}};
    if (std::string said = inOneParagraph(judged, boxed); !said.empty())
        section.paragraphs.push_back(std::move(said));
    if (withRule && !saysRule(judged))
        section.paragraphs.push_back(std::string(kRuleWord.in(language)) + judged.text);
    return section;
}

// Each figure in a row: what became of it, and why with the source, which says it all in a sentence.
Part figuresOf(const Account& account) {
    Part section{.heading = account.figures.heading, .rows = {}, .paragraphs = account.missing};
    for (const Account::Row& row : account.figures.rows) {
        std::string said;
        for (std::size_t i = 1; i < row.size(); ++i)
            if (!row[i].empty()) said += (said.empty() ? "" : " ") + row[i];
        section.rows.push_back({row.front(), said});
    }
    bool why = false;
    for (const Account::Judged& reason : account.reasons) {
        if (!reason.figure) continue;
        why = true;
        std::string& said = section.rows[static_cast<std::size_t>(*reason.figure)].back();
        said += ". " + inOneParagraph(reason);
    }
    if (!why) section.abreast = kDrawnAbreast; // so short that the three stand in one row
    return section;
}

bool endsWithCard(const perlaggen::ruling::Replay& replay) {
    return replay.outcome.complete && !replay.record.events.empty() &&
           std::holds_alternative<perlaggen::deal::Play>(replay.record.events.back().action);
}

Part onSheet(kinds::Section section, std::size_t abreast = 1) {
    return {.heading = std::move(section.title),
            .rows = std::move(section.rows),
            .paragraphs = std::move(section.sentences),
            .abreast = abreast,
            .drawn = std::move(section.drawn),
            .behind = section.behind};
}

// What the parties say, and what is common to all four.
Part tableOf(perlaggen::record::Record record, const perlaggen::ruling::Replay& replay,
             const perlaggen::ruling::Position& position, const LeftOut& leftOut, words::Language language) {
    if (leftOut.score) record.header.score = leftOut.score;
    Part table =
        onSheet(tableTold(record, position, replay.rules.set(), language, leftOut.score.has_value()));
    for (const auto& [key, value] : record.header.unknown)
        if (key == "dispute") table.paragraphs.insert(table.paragraphs.begin(), value);
    return table;
}

// What decides: the first breach, else what is open, else who has won by it, else that all is in order.
struct Boxed {
    kinds::Verdict verdict;
    const Account::Judged* judged = nullptr; // that it says, whole
};

Boxed boxedOf(const perlaggen::ruling::Replay& replay, const Account& account, const LeftOut& leftOut,
              words::Language language) {
    const auto in = [&](const words::Text& words) { return std::string(words.in(language)); };
    Boxed boxed;
    const auto take = [&](const Account::Judged& judged) {
        boxed.verdict = verdictOf(judged.explanation, judged.what + ".");
        if (tellsAll(boxed.verdict, judged.explanation)) boxed.judged = &judged;
    };
    for (const auto wanted : {perlaggen::deal::Verdict::Illegal, perlaggen::deal::Verdict::Undecided})
        for (std::size_t i = 0; i < account.rulings.size() && boxed.verdict.sentence.empty(); ++i)
            if (replay.rulings[i].verdict == wanted && !account.rulings[i].repeats) take(account.rulings[i]);
    const perlaggen::deal::Outcome& outcome = replay.outcome;
    if (boxed.verdict.sentence.empty()) {
        const bool won = outcome.winner && !outcome.undecided.winner;
        if (!leftOut.sentences.empty())
            boxed.verdict.sentence =
                in({"Noch nicht zu entscheiden.", "Non ancora decidibile.", "Not to be decided yet."});
        else if (won)
            for (const Account::Row& row : account.sheet.rows)
                if (row.front() == in({"Partie", "Partita", "Game"}))
                    boxed.verdict.sentence =
                        in({"Die Partie gewinnt: ", "Vince la partita: ", "The game is won by "}) +
                        row.back() + ".";
        if (boxed.verdict.sentence.empty()) boxed.verdict.sentence = account.allLegal;
        for (const Account::Judged& reason : account.reasons)
            if (reason.ofLast && !reason.aside && !endsWithCard(replay) && leftOut.sentences.empty() &&
                reason.explanation.size() <= 300) {
                boxed.verdict.why = {reason.explanation};
                boxed.judged = &reason;
                break;
            }
    }
    if (outcome.complete || outcome.penalties != perlaggen::deal::ByTeam{} || outcome.winner) {
        boxed.verdict.score = perlaggen::ruling::standOf(replay).score;
        if (replay.record.header.score && !leftOut.score)
            for (const int points : *replay.record.header.score)
                boxed.verdict.before += (boxed.verdict.before.empty() ? "" : " : ") + std::to_string(points);
    }
    return boxed;
}

} // namespace

kinds::RulingSheet rulingPaper(const perlaggen::ruling::Replay& replay, const std::string& record,
                               words::Language language, const pdf::Moment& printed, const LeftOut& leftOut) {
    const Account account = perlaggen::ruling::accountOf(replay, language);
    kinds::RulingSheet sheet;
    sheet.rules = account.rules;
    sheet.parties = account.parties;
    sheet.record = record;
    sheet.language = language;
    sheet.printed = printed;
    const Boxed boxed = boxedOf(replay, account, leftOut, language);
    sheet.verdict = boxed.verdict;
    const auto add = [&](Part section) {
        if (!section.paragraphs.empty() || !section.rows.empty() || !section.drawn.empty())
            sheet.sections.push_back(std::move(section));
    };
    const perlaggen::ruling::Position position = perlaggen::ruling::positionOf(replay);
    add(tableOf(replay.record, replay, position, leftOut, language));
    for (kinds::Section& section : drawn(replay.record, position, language, leftOut.cards))
        add(onSheet(std::move(section), kDrawnAbreast));
    std::set<int> ruledOn;
    for (const perlaggen::deal::Ruling& ruling : replay.rulings) ruledOn.insert(replay.lineOf(ruling));
    if (!replay.record.events.empty() && !endsWithCard(replay))
        ruledOn.insert(replay.lineOf(static_cast<int>(replay.record.events.size()) - 1));
    add(onSheet(courseTold(replay.record, position, ruledOn, language), kAbreast));
    std::vector<std::string> notRead = leftOut.sentences;
    notRead.insert(notRead.end(), account.setAside.begin(), account.setAside.end());
    if (!notRead.empty())
        sheet.sections.push_back(
            {.heading = std::string(words::Text{"Was nicht gelesen ist oder nicht sein kann",
                                                "Che cosa non si legge o non può essere",
                                                "What is not read or cannot be"}
                                        .in(language)),
             .rows = {},
             .paragraphs = std::move(notRead)});
    std::set<std::string_view> told; // each rule's words once
    for (std::size_t i = 0; i < account.rulings.size(); ++i) {
        const Account::Judged& ruling = account.rulings[i];
        if (ruling.repeats) continue;
        // what tells a default says the rule itself
        const bool isNew = !replay.rulings[i].otherwiseAlone && told.insert(ruling.text).second;
        sheet.sections.push_back(paragraphsOf(ruling, &ruling == boxed.judged, isNew, language));
    }
    for (const Account::Judged& reason : account.reasons) {
        // of a deal that is over nobody asks about the last card: what it decided is told
        if (reason.figure || reason.aside || (reason.ofLast && endsWithCard(replay))) continue;
        const bool isNew = told.insert(reason.text).second;
        sheet.sections.push_back(paragraphsOf(reason, &reason == boxed.judged, isNew, language));
    }
    sheet.sections.push_back(figuresOf(account));
    sheet.sections.push_back(rowsOf(account.sheet, kAbreast));
    for (int i = 0; i < replay.rules.seats(); ++i)
        sheet.signers.push_back(replay.nameOf(static_cast<cards::Seat>(i)));
    return sheet;
}

} // namespace schreiber::papers
