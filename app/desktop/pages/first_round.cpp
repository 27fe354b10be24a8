#include "pages/first_round.h"

#include <desk/due.h>
#include <desk/evening.h>

#include <QCoreApplication>

namespace schreiber::desktop {
namespace {

struct FirstRound {
    Q_DECLARE_TR_FUNCTIONS(FirstRound)
};

} // namespace

QString leastToDraw(const desk::Evening& evening) {
    const tournament::Settings& settings = evening.tournament().settings;
    return settings.format == tournament::Format::Solo && !settings.zeroSum
               ? FirstRound::tr("Zum Auslosen braucht es mindestens drei Leute.")
               : FirstRound::tr("Zum Auslosen braucht es mindestens vier Leute.");
}

QString wayToFirstRound(const desk::Evening& evening) {
    switch (evening.due().step) {
    case desk::Step::Entries:
        return leastToDraw(evening) + QLatin1Char(' ') + FirstRound::tr("Melden: Seite „Meldung“ (Strg+1).");
    case desk::Step::Draw:
        return FirstRound::tr("Auslosen: F5.");
    case desk::Step::ConfirmDraw:
        return FirstRound::tr("Die Auslosung ansehen und bestätigen: F5.");
    default:
        return {};
    }
}

} // namespace schreiber::desktop
