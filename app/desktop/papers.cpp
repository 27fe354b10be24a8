#include "papers.h"

#include "base/text.h"

#include <desk/evening.h>
#include <kinds/words.h>
#include <pdf/document.h>

#include <filesystem>
#include <papers/view.h>

namespace schreiber::desktop {
namespace {

using kinds::Kind;

// Empty when the file is there.
QString saved(const pdf::Document& document, kinds::Language language, const QString& path) {
    const auto size = pdf::write(document, std::filesystem::path(path.toStdU16String()));
    return size.ok() ? QString() : text(kinds::inWords(size.error(), language));
}

QString written(Kind kind, const kinds::View& view, int round, const QString& path) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return text(kinds::inWords(fonts.error(), view.language));
    kinds::Options options{*fonts, pdf::PageSize::A4, std::nullopt, std::nullopt, 1};
    if (round > 0) options.round = round;
    const auto document = kinds::makeReport(kind, view, options);
    if (!document.ok()) return text(kinds::inWords(document.error(), view.language));
    return saved(*document, view.language, path);
}

QString written(const kinds::RulingSheet& sheet, const QString& path) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return text(kinds::inWords(fonts.error(), sheet.language));
    return saved(kinds::rulingSheet(sheet, *fonts, pdf::PageSize::A4), sheet.language, path);
}

QString written(const kinds::RulePaper& paper, const QString& path) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return text(kinds::inWords(fonts.error(), paper.language));
    return saved(kinds::rulePaper(paper, *fonts, pdf::PageSize::A4), paper.language, path);
}

} // namespace

Papers::Papers(QObject* parent)
    : QObject(parent) {
    m_workers.setMaxThreadCount(1);
}

QString Papers::titleOf(Kind kind, desk::Language language) {
    return text(std::string(kinds::titleOf(kind, papers::paperLanguage(language))));
}

void Papers::print(Kind kind, const desk::Evening& evening, int round, desk::Language language,
                   const QDateTime& now, const QString& path) {
    const kinds::View view = papers::viewOf(evening, kind, round, language, momentOf(now));
    m_workers.start([this, kind, view, round, path] { tell(written(kind, view, round, path), path); });
}

void Papers::print(const kinds::RulingSheet& sheet, const QString& path) {
    m_workers.start([this, sheet, path] { tell(written(sheet, path), path); });
}

void Papers::print(const kinds::RulePaper& paper, const QString& path) {
    m_workers.start([this, paper, path] { tell(written(paper, path), path); });
}

void Papers::tell(const QString& problem, const QString& path) {
    if (problem.isEmpty())
        emit printed(path);
    else
        emit failed(problem);
}

pdf::Moment Papers::momentOf(const QDateTime& now) {
    pdf::Moment moment;
    moment.year = now.date().year();
    moment.month = now.date().month();
    moment.day = now.date().day();
    moment.time = pdf::Moment::Time{now.time().hour(), now.time().minute(), now.time().second()};
    return moment;
}

} // namespace schreiber::desktop
