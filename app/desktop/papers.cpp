#include "papers.h"

#include "base/rule_sets.h"
#include "base/text.h"

#include <desk/evening.h>
#include <pdf/document.h>

#include <filesystem>

namespace schreiber::desktop {
namespace {

using kinds::Kind;

kinds::Language paperLanguage(desk::Language language) {
    return kinds::languageNamed(desk::codeOf(language)).value_or(kinds::Language::German);
}

pdf::Moment momentOf(const QDateTime& now) {
    pdf::Moment moment;
    moment.year = now.date().year();
    moment.month = now.date().month();
    moment.day = now.date().day();
    moment.time = pdf::Moment::Time{now.time().hour(), now.time().minute(), now.time().second()};
    return moment;
}

QString inWords(const kinds::ReportError& error) {
    switch (error.code) {
    case kinds::ReportError::Code::NoRoundYet:
        return Papers::tr("Dafür muss zuerst eine Runde bestätigt sein.");
    case kinds::ReportError::Code::NoSuchRound:
        return Papers::tr("Die Runde %1 gibt es nicht.").arg(error.number);
    case kinds::ReportError::Code::NoSuchTable:
        return Papers::tr("Den Tisch %1 gibt es nicht.").arg(error.number);
    case kinds::ReportError::Code::BadUp:
    case kinds::ReportError::Code::NoRoomForUp:
        break;
    }
    return Papers::tr("So viele Zettel passen nicht auf ein Blatt.");
}

QString inWords(const pdf::PdfError& error) {
    switch (error.code) {
    case pdf::PdfError::Code::FontMissing:
    case pdf::PdfError::Code::FontUnusable:
        return Papers::tr(
                   "Die Schrift %1 fehlt oder ist unbrauchbar; das Paket fonts-dejavu-core einspielen.")
            .arg(text(error.path));
    case pdf::PdfError::Code::CannotWrite:
        return Papers::tr("%1 lässt sich nicht schreiben: %2").arg(text(error.path), text(error.detail));
    case pdf::PdfError::Code::Library:
        break;
    }
    return Papers::tr("Das PDF ist nicht gelungen (%1).").arg(text(error.detail));
}

// Empty when the file is there.
QString written(Kind kind, const kinds::View& view, int round, const QString& path) {
    const auto fonts = pdf::Fonts::load();
    if (!fonts.ok()) return inWords(fonts.error());
    kinds::Options options{*fonts, pdf::PageSize::A4, std::nullopt, std::nullopt, 1};
    if (round > 0) options.round = round;
    const auto document = kinds::makeReport(kind, view, options);
    if (!document.ok()) return inWords(document.error());
    const auto size = pdf::write(*document, std::filesystem::path(path.toStdU16String()));
    return size.ok() ? QString() : inWords(size.error());
}

} // namespace

Papers::Papers(QObject* parent)
    : QObject(parent) {
    m_workers.setMaxThreadCount(1);
}

QString Papers::titleOf(Kind kind) {
    switch (kind) {
    case Kind::Entries:
        return tr("Meldeliste");
    case Kind::Seating:
        return tr("Sitzliste A–Z");
    case Kind::Tables:
        return tr("Tischliste");
    case Kind::Scoresheets:
        return tr("Schreibzettel");
    case Kind::BlankSheets:
        return tr("Leere Schreibzettel");
    case Kind::Results:
        return tr("Ergebnisse");
    case Kind::Standings:
        return tr("Rangliste");
    }
    return {};
}

void Papers::print(Kind kind, const desk::Evening& evening, int round, desk::Language language,
                   const QDateTime& now, const QString& path) {
    kinds::View view;
    view.tournament = evening.tournament();
    if (auto standings = evening.standings(round); standings.ok()) view.standings = *standings;
    view.rules = utf8(ruleSetTitle(view.tournament.settings.rules, language));
    for (const auto& [name, value] : view.tournament.settings.house)
        view.house.push_back(houseRuleInWords(name, value, language));
    view.language = paperLanguage(language);
    view.printed = momentOf(now);
    m_workers.start([this, kind, view, round, path] {
        const QString problem = written(kind, view, round, path);
        if (problem.isEmpty())
            emit printed(path);
        else
            emit failed(problem);
    });
}

} // namespace schreiber::desktop
