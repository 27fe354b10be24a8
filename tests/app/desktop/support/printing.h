#pragma once

#include <QByteArray>
#include <QString>

// A print system of the test's own, whatever the machine has: what `lpstat` and `lp` do, in the shell's
// words.
namespace schreiber::desktop::test {

void installPrinting(const QString& folder, const QByteArray& lpstat, const QByteArray& lp);

} // namespace schreiber::desktop::test
