#include "deal_print.h"

#include "deal_check.h"
#include "files.h"
#include "games/perlaggen/ruling_sheets.h"
#include "papers.h"

#include <desk/games.h>
#include <kinds/ruling_sheet.h>
#include <kinds/words.h>

#include <filesystem>
#include <iterator>
#include <optional>

namespace schreiber::cli {

namespace {

int writeSheets(const Session& session, const std::vector<kinds::RulingSheet>& sheets,
                const pdf::Fonts& fonts, const std::string& out) {
    const words::Language language = session.language;
    std::optional<pdf::Document> all;
    for (const kinds::RulingSheet& sheet : sheets) {
        pdf::Document one = kinds::rulingSheet(sheet, fonts, pdf::PageSize::A4);
        if (!all)
            all = std::move(one);
        else
            std::ranges::move(one.pages, std::back_inserter(all->pages));
    }
    if (!all) return kUnusable; // a text that was read has a record
    for (const pdf::MissingCharacters& missing : pdf::missingCharacters(*all))
        session.note(kinds::inWords(missing, language));
    const auto bytes = pdf::render(*all);
    if (!bytes) {
        session.complain(kinds::inWords(bytes.error(), language));
        return kUnusable;
    }
    const auto written = writeWhole(out, *bytes, FileType::Pdf, session.confirmation);
    return written ? kDone : session.fail(written.error());
}

std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (end > 0) lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// A game without a paper of its own: as it is told on the screen, to be signed.
base::Result<std::vector<kinds::RulingSheet>, std::vector<base::InputError>>
plainSheets(const Session& session, const std::string& text, const std::string& file,
            const std::string& name) {
    const auto told = desk::checkedDeals(text, file, game::Form::Text, session.language);
    if (!told) return base::fail(told.error());
    const auto deals = desk::gameOfRecord(text).judge().read(text, file);
    std::vector<kinds::RulingSheet> sheets;
    for (std::size_t i = 0; i < told->size(); ++i) {
        kinds::RulingSheet sheet;
        sheet.language = session.language;
        sheet.printed = now();
        sheet.record = name;
        sheet.sections.push_back({.heading = {}, .rows = {}, .paragraphs = linesOf((*told)[i].said)});
        if (deals && i < deals->size()) {
            const game::Head& head = (*deals)[i].head;
            if (const auto shape = desk::shapeOf(head.agreed.rules))
                sheet.rules = shape->name.in(session.language);
            sheet.signers = head.players;
        }
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

} // namespace

int printDeals(const Session& session, const std::string& file, const std::string& out) {
    if (out.empty()) return checkDeals(session, {file, {}});
    const auto text = readWhole(file);
    if (!text) return session.fail(text.error());
    const auto fonts = pdf::Fonts::load();
    if (!fonts) {
        session.complain(kinds::inWords(fonts.error(), session.language));
        return kUnusable;
    }
    const std::string name = file == "-" ? std::string() : std::filesystem::path(file).filename().string();
    const auto sheets = hasRulingSheets(*text) ? rulingSheets(session, *text, file, name)
                                               : plainSheets(session, *text, file, name);
    if (!sheets) return refuseRecord(session, sheets.error());
    const auto checked = desk::checkedDeals(*text, file, game::Form::Json, session.language);
    const bool isLegal = checked && std::ranges::all_of(*checked, &game::Checked::legal);
    const int written = writeSheets(session, *sheets, *fonts, out);
    return written == kDone && !isLegal ? kIllegal : written;
}

} // namespace schreiber::cli
