#include "deal_print.h"

#include "deal_check.h"
#include "deal_records.h"
#include "files.h"
#include "papers.h"

#include <kinds/ruling_sheet.h>
#include <kinds/words.h>
#include <ruling/account.h>
#include <ruling/replay.h>

#include <filesystem>
#include <iterator>

namespace schreiber::cli {

namespace {

kinds::RulingSheet::Section rowsOf(const ruling::Account::Section& section) {
    return {.heading = section.heading, .rows = section.rows, .paragraphs = {}};
}

kinds::RulingSheet::Section paragraphsOf(const ruling::Account::Judged& judged) {
    kinds::RulingSheet::Section section{
        .heading = judged.what, .rows = {}, .paragraphs = {judged.explanation}};
    for (const std::string& fact : judged.facts) section.paragraphs.push_back(fact);
    if (!judged.sources.empty()) section.paragraphs.push_back("[" + judged.sources + "]");
    return section;
}

kinds::RulingSheet sheetOf(const ruling::Replay& replay, const Session& session, const std::string& file) {
    const ruling::Account account = ruling::accountOf(replay, ruleLanguage(session));
    kinds::RulingSheet sheet;
    sheet.rules = account.rules;
    sheet.parties = account.parties;
    if (file != "-") sheet.record = std::filesystem::path(file).filename().string();
    sheet.language = kinds::languageNamed(desk::codeOf(session.language)).value_or(kinds::Language::German);
    sheet.printed = now();
    sheet.sections.push_back(rowsOf(account.hands));
    sheet.sections.push_back(rowsOf(account.tricks));
    if (account.rulings.empty())
        sheet.sections.push_back({.heading = account.allLegal, .rows = {}, .paragraphs = {}});
    for (const ruling::Account::Judged& judged : account.rulings)
        sheet.sections.push_back(paragraphsOf(judged));
    sheet.sections.push_back(rowsOf(account.figures));
    sheet.sections.push_back(rowsOf(account.sheet));
    std::erase_if(sheet.sections, [&](const kinds::RulingSheet::Section& section) {
        const bool table =
            section.heading == account.hands.heading || section.heading == account.tricks.heading;
        return table && section.rows.empty();
    });
    for (int i = 0; i < replay.rules.seats(); ++i)
        sheet.signers.push_back(replay.nameOf(static_cast<cards::Seat>(i)));
    return sheet;
}

int writeSheets(const Session& session, std::vector<pdf::Document> sheets, const std::string& out) {
    const kinds::Language language =
        kinds::languageNamed(desk::codeOf(session.language)).value_or(kinds::Language::German);
    pdf::Document all = std::move(sheets.front());
    for (std::size_t i = 1; i < sheets.size(); ++i)
        std::ranges::move(sheets[i].pages, std::back_inserter(all.pages));
    for (const pdf::MissingCharacter& missing : pdf::missingCharacters(all))
        session.note(kinds::inWords(missing, language));
    const auto bytes = pdf::render(all);
    if (!bytes) {
        session.complain(kinds::inWords(bytes.error(), language));
        return kUnusable;
    }
    const auto written = writeWhole(out, *bytes);
    return written ? kDone : session.fail(written.error());
}

} // namespace

int printDeals(const Session& session, const std::string& file, const std::string& out) {
    if (out.empty()) return checkDeals(session, file);
    const auto deals = readDeals(session, file);
    if (!deals) return deals.error();
    const auto fonts = pdf::Fonts::load();
    if (!fonts) {
        const auto language = kinds::languageNamed(desk::codeOf(session.language));
        session.complain(kinds::inWords(fonts.error(), language.value_or(kinds::Language::German)));
        return kUnusable;
    }
    int code = kDone;
    std::vector<pdf::Document> sheets;
    for (const record::Record& deal : *deals) {
        const ruling::Replay replay = ruling::replay(deal);
        if (!replay.legal()) code = kIllegal;
        sheets.push_back(kinds::rulingSheet(sheetOf(replay, session, file), *fonts, pdf::PageSize::A4));
    }
    const int written = writeSheets(session, std::move(sheets), out);
    return written == kDone ? code : written;
}

} // namespace schreiber::cli
