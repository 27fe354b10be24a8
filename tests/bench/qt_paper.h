#pragma once

#include <pdf/document.h>

#include <QByteArray>
#include <QString>

namespace schreiber::bench {

// The same marks at the same places in the same font, written by QPdfWriter; needs a QGuiApplication.
class QtPaper {
  public:
    // Loads the font's two files once, as Fonts does.
    explicit QtPaper(const pdf::Fonts& fonts);

    QByteArray render(const pdf::Document& document) const;

  private:
    QString m_family;
};

} // namespace schreiber::bench
