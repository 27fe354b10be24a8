#pragma once

#include "papers.h"

#include <QObject>
#include <QString>
#include <QStringList>

// The printers of this computer, through its print service (CUPS: `lpstat`, `lp`). A paper goes there as the
// bytes it is, so what comes out is what was looked at.
namespace schreiber::desktop {

class Printers : public QObject {
    Q_OBJECT
  public:
    using QObject::QObject;

    // Asks which there are.
    void look();
    // On paper of the size that it was made for.
    void print(const Paper& paper, const QString& printer, int copies);

  signals:
    // None where no printer is set up. `usual`: the one for who says nothing, or empty.
    void found(const QStringList& names, const QString& usual);
    void sent(const QString& printer);
    // `detail` is the print service's own word, or empty.
    void refused(const QString& printer, const QString& detail);
};

} // namespace schreiber::desktop
