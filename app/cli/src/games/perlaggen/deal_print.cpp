#include "games/perlaggen/deal_print.h"

#include "deal_check.h"
#include "files.h"
#include "games/perlaggen/deal_records.h"
#include "papers.h"

#include <kinds/ruling_sheet.h>
#include <kinds/words.h>

#include <filesystem>
#include <iterator>
#include <papers/games/perlaggen/ruling_paper.h>
#include <perlaggen/ruling/replay.h>

namespace schreiber::cli {

namespace {

int writeSheets(const Session& session, std::vector<pdf::Document> sheets, const std::string& out) {
    const words::Language language = session.language;
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
    const auto written = writeWhole(out, *bytes, FileType::Pdf, session.confirmation);
    return written ? kDone : session.fail(written.error());
}

} // namespace

int printDeals(const Session& session, const std::string& file, const std::string& out) {
    if (out.empty()) return checkDeals(session, file);
    const auto deals = readDeals(session, file);
    if (!deals) return deals.error();
    const auto fonts = pdf::Fonts::load();
    if (!fonts) {
        const auto language = session.language;
        session.complain(kinds::inWords(fonts.error(), language));
        return kUnusable;
    }
    int code = kDone;
    std::vector<pdf::Document> sheets;
    for (const perlaggen::record::Record& deal : *deals) {
        const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(deal);
        if (!replay.legal()) code = kIllegal;
        const std::string name =
            file == "-" ? std::string() : std::filesystem::path(file).filename().string();
        const kinds::RulingSheet sheet = papers::rulingPaper(replay, name, session.language, now());
        sheets.push_back(kinds::rulingSheet(sheet, *fonts, pdf::PageSize::A4));
    }
    const int written = writeSheets(session, std::move(sheets), out);
    return written == kDone ? code : written;
}

} // namespace schreiber::cli
