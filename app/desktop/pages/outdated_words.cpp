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

QString notByResults(const desk::OutdatedDraw& outdated) {
    QString why = OutdatedWords::tr(
        "Ein Ergebnis ist berichtigt, und diese Runde folgt nicht mehr aus den Ergebnissen.");
    if (outdated.tables.empty()) return why;
    return why + QLatin1Char(' ') +
           OutdatedWords::tr("Andere säßen an Tisch %1.").arg(text(desk::tablesInWords(outdated.tables)));
}

} // namespace schreiber::desktop
