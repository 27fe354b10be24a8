#include "pages/outdated_words.h"

#include "base/text.h"

#include <desk/words.h>

#include <QCoreApplication>

namespace schreiber::desktop {
namespace {

struct OutdatedWords {
    Q_DECLARE_TR_FUNCTIONS(OutdatedWords)
};

} // namespace

QString playedOtherwise(const tournament::Tournament& tournament, const desk::OutdatedDraw& outdated,
                        int round, words::Language language) {
    const tournament::Round* shown = tournament::findRound(tournament, round);
    const auto tables = shown == nullptr ? std::vector<std::string>() : outdated.playedIn(*shown);
    if (tables.empty()) return {};
    return OutdatedWords::tr("Nach den berichtigten Ergebnissen säßen andere an Tisch %1; was gespielt ist, "
                             "bleibt.")
        .arg(text(desk::tablesInWords(tables, language)));
}

QString whatStayingMeans() {
    return OutdatedWords::tr(
        "Es zählt, wer dort gewonnen hat. Soll es anders ausgehen: auf dem Schreibzettel "
        "ein Endstand durch Entscheid (F7, dann e).");
}

QString notByResults(const desk::OutdatedDraw& outdated, words::Language language) {
    QString why = OutdatedWords::tr("Ein Ergebnis ist berichtigt; diese Runde passt nicht mehr dazu.");
    if (outdated.tables.empty()) return why;
    return why + QLatin1Char(' ') +
           OutdatedWords::tr("Andere säßen an Tisch %1.")
               .arg(text(desk::tablesInWords(outdated.tables, language)));
}

} // namespace schreiber::desktop
