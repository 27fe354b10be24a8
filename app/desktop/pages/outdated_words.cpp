#include "pages/outdated_words.h"

#include "base/text.h"

#include <desk/words.h>
#include <tournament/heats.h>

#include <QCoreApplication>

namespace schreiber::desktop {
namespace {

struct OutdatedWords {
    Q_DECLARE_TR_FUNCTIONS(OutdatedWords)
};

} // namespace

QString playedOtherwise(const tournament::Tournament& tournament, const desk::OutdatedDraw& outdated,
                        int round) {
    std::vector<std::string> tables;
    for (const tournament::VoidPairing& pairing : outdated.stay)
        if (pairing.round == round)
            tables.push_back(tournament::tableCalled(tournament, round, pairing.table));
    if (tables.empty()) return {};
    return OutdatedWords::tr("Nach den berichtigten Ergebnissen säßen andere an Tisch %1; was gespielt ist, "
                             "bleibt.")
        .arg(text(desk::tablesInWords(tables)));
}

QString notByResults(const desk::OutdatedDraw& outdated) {
    QString why = OutdatedWords::tr(
        "Ein Ergebnis ist berichtigt, und diese Runde folgt nicht mehr aus den Ergebnissen.");
    if (outdated.tables.empty()) return why;
    return why + QLatin1Char(' ') +
           OutdatedWords::tr("Andere säßen an Tisch %1.").arg(text(desk::tablesInWords(outdated.tables)));
}

} // namespace schreiber::desktop
