#include "papers.h"

#include "files.h"

#include <kinds/words.h>
#include <rulebook/switch_texts.h>

#include <ctime>

namespace schreiber::cli {

namespace {

kinds::Language paperLanguage(desk::Language language) {
    return kinds::languageNamed(desk::codeOf(language)).value_or(kinds::Language::German);
}

rulebook::Language ruleLanguage(desk::Language language) {
    return rulebook::languageFromCode(desk::codeOf(language)).value_or(rulebook::Language::German);
}

// The club's own switches as sentences, for the foot of a scoresheet.
std::vector<std::string> houseInWords(const tournament::Settings& settings, rulebook::Language language) {
    std::vector<std::string> sentences;
    for (const auto& [name, value] : settings.house) {
        const auto which = rulebook::readSwitch(name);
        if (!which) continue;
        const std::string_view said = rulebook::textOf(*which, value).in(language);
        sentences.push_back(said.empty() ? name + ": " + value : std::string(said));
    }
    return sentences;
}

kinds::View viewOf(const desk::Evening& evening, const Paper& paper, desk::Language language) {
    kinds::View view;
    view.tournament = evening.tournament();
    if (const auto standings = evening.standings(paper.round)) view.standings = *standings;
    const tournament::Settings& settings = view.tournament.settings;
    view.rules = rulebook::displayName(settings.rules).in(ruleLanguage(language));
    view.house = houseInWords(settings, ruleLanguage(language));
    view.language = paperLanguage(language);
    view.printed = paper.printed;
    return view;
}

} // namespace

std::optional<pdf::PageSize> pageNamed(const std::string& name) {
    const std::pair<const char*, pdf::PageSize> sizes[] = {{"a4", pdf::PageSize::A4},
                                                           {"a5", pdf::PageSize::A5},
                                                           {"a6", pdf::PageSize::A6},
                                                           {"letter", pdf::PageSize::Letter}};
    for (const auto& [known, size] : sizes)
        if (name == known) return size;
    return std::nullopt;
}

pdf::Moment now() {
    const std::time_t time = std::time(nullptr);
    std::tm local{};
    localtime_r(&time, &local);
    return {local.tm_year + 1900, local.tm_mon + 1, local.tm_mday,
            pdf::Moment::Time{local.tm_hour, local.tm_min, local.tm_sec}};
}

base::Result<std::size_t, int> writePaper(const Session& session, const desk::Evening& evening,
                                          const Paper& paper, const std::string& out) {
    const kinds::Language language = paperLanguage(session.language);
    const auto refuse = [&](const std::string& text, int code) {
        session.complain(text);
        return base::fail(code);
    };
    const auto fonts = pdf::Fonts::load();
    if (!fonts) return refuse(kinds::inWords(fonts.error(), language), kUnusable);
    kinds::Options options{*fonts, paper.page, std::nullopt, std::nullopt, paper.up};
    if (paper.round != 0) options.round = paper.round;
    if (paper.table != 0) options.table = paper.table;
    const auto document = kinds::makeReport(paper.kind, viewOf(evening, paper, session.language), options);
    if (!document) {
        using Code = kinds::ReportError::Code;
        const bool argument =
            document.error().code == Code::BadUp || document.error().code == Code::NoRoomForUp;
        constexpr int kRefused = 4;
        return refuse(kinds::inWords(document.error(), language), argument ? kUnusable : kRefused);
    }
    for (const pdf::MissingCharacter& missing : pdf::missingCharacters(*document))
        session.note(kinds::inWords(missing, language));
    const auto bytes = pdf::render(*document);
    if (!bytes) return refuse(kinds::inWords(bytes.error(), language), kUnusable);
    if (const auto written = writeWhole(out, *bytes, FileType::Pdf, session.confirmation); !written)
        return base::fail(session.fail(written.error()));
    return document->pages.size();
}

} // namespace schreiber::cli
