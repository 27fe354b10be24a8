#include "papers.h"

#include "files.h"
#include "json/writers.h"
#include "text/standings.h"

#include <kinds/words.h>

#include <nlohmann/json.hpp>

#include <ctime>
#include <iostream>
#include <papers/view.h>

namespace schreiber::cli {

pdf::Moment now() {
    const std::time_t time = std::time(nullptr);
    std::tm local{};
    localtime_r(&time, &local);
    return {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
            pdf::Moment::Time{local.tm_hour, local.tm_min, local.tm_sec}};
}

base::Result<MadePaper, int> makePaper(const Session& session, const desk::Evening& evening,
                                       const Paper& paper) {
    const words::Language language = session.language;
    const auto refuse = [&](const std::string& text, int code) {
        session.complain(text);
        return base::fail(code);
    };
    const auto fonts = pdf::Fonts::load();
    if (!fonts) return refuse(kinds::inWords(fonts.error(), language), kUnusable);
    kinds::Options options{*fonts, paper.page, std::nullopt, std::nullopt, paper.up};
    if (paper.round != 0) options.round = paper.round;
    if (paper.table != 0) options.table = paper.table;
    if (paper.ruling != 0) options.ruling = paper.ruling;
    options.mirrored = paper.mirrored;
    options.landscape = paper.landscape;
    options.ranks = paper.ranks;
    options.logo = paper.logo;
    const kinds::View view = papers::viewOf(papers::takenFrom(evening, paper.altered), paper.kind,
                                            paper.round, session.language, paper.printed);
    if (kinds::tellsRanking(paper.kind)) noteHidden(session, view.tournament.settings, view.standings.round);
    const auto document = kinds::makeReport(paper.kind, view, options);
    if (!document) {
        using Code = kinds::ReportError::Code;
        constexpr int kRefused = 4;
        return refuse(kinds::inWords(document.error(), language),
                      document.error().code == Code::NoRoundYet ? kRefused : kUnusable);
    }
    for (const pdf::MissingCharacters& missing : pdf::missingCharacters(*document))
        session.note(kinds::inWords(missing, language));
    const auto bytes = pdf::render(*document);
    if (!bytes) return refuse(kinds::inWords(bytes.error(), language), kUnusable);
    return MadePaper{*bytes, document->pages.size()};
}

base::Result<std::size_t, int> writePaper(const Session& session, const desk::Evening& evening,
                                          const Paper& paper, const std::string& out) {
    const auto made = makePaper(session, evening, paper);
    if (!made) return base::fail(made.error());
    if (const auto written = writeWhole(out, made->bytes, FileType::Pdf, session.confirmation); !written)
        return base::fail(session.fail(written.error()));
    return made->pages;
}

int writeRulePaper(const Session& session, const kinds::RulePaper& paper, const std::string& out) {
    const auto refuse = [&](const pdf::PdfError& error) {
        session.complain(kinds::inWords(error, paper.language));
        return kUnusable;
    };
    const auto fonts = pdf::Fonts::load();
    if (!fonts) return refuse(fonts.error());
    const pdf::Document document = kinds::rulePaper(paper, *fonts, pdf::PageSize::A4);
    const auto bytes = pdf::render(document);
    if (!bytes) return refuse(bytes.error());
    if (const auto written = writeWhole(out, *bytes, FileType::Pdf, session.confirmation); !written)
        return session.fail(written.error());
    if (out == kStandardOutput) return kDone;
    if (!session.confirmation.dryRun) session.did();
    if (session.json)
        print({{"file", out}, {"pages", document.pages.size()}, {"written", !session.confirmation.dryRun}});
    else
        std::cout << (session.confirmation.dryRun ? session.say(kWouldWrite) : "")
                  << base::printable(out, 300) << '\n';
    return kDone;
}

} // namespace schreiber::cli
