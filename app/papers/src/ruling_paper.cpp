#include <ruling/account.h>

#include <algorithm>
#include <papers/ruling_paper.h>
#include <papers/view.h>

namespace schreiber::papers {

namespace {

using ruling::Account;

kinds::RulingSheet::Section rowsOf(const Account::Section& section) {
    return {.heading = section.heading, .rows = section.rows, .paragraphs = {}};
}

kinds::RulingSheet::Section paragraphsOf(const Account::Judged& judged) {
    kinds::RulingSheet::Section section{
        .heading = judged.what, .rows = {}, .paragraphs = {judged.explanation}};
    for (const std::string& fact : judged.facts) section.paragraphs.push_back(fact);
    if (!judged.sources.empty()) section.paragraphs.push_back("[" + judged.sources + "]");
    return section;
}

} // namespace

kinds::RulingSheet rulingPaper(const ruling::Replay& replay, const std::string& record,
                               desk::Language language, const pdf::Moment& printed) {
    const Account account = ruling::accountOf(replay, bookLanguage(language));
    kinds::RulingSheet sheet;
    sheet.rules = account.rules;
    sheet.parties = account.parties;
    sheet.record = record;
    sheet.language = paperLanguage(language);
    sheet.printed = printed;
    for (const Account::Section* table : {&account.hands, &account.tricks})
        if (!table->rows.empty()) sheet.sections.push_back(rowsOf(*table));
    if (account.rulings.empty())
        sheet.sections.push_back({.heading = account.allLegal, .rows = {}, .paragraphs = {}});
    for (const Account::Judged& judged : account.rulings) sheet.sections.push_back(paragraphsOf(judged));
    sheet.sections.push_back(rowsOf(account.figures));
    sheet.sections.back().paragraphs = account.missing;
    sheet.sections.push_back(rowsOf(account.sheet));
    for (int i = 0; i < replay.rules.seats(); ++i)
        sheet.signers.push_back(replay.nameOf(static_cast<cards::Seat>(i)));
    return sheet;
}

} // namespace schreiber::papers
