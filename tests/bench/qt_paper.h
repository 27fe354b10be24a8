#pragma once

#include <pdf/document.h>

#include <QByteArray>
#include <QString>

#include <map>

namespace schreiber::bench {

// The same texts, lines and areas at the same places in the same fonts, written by QPdfWriter, which is
// spared the drawings; needs a QGuiApplication.
class QtPaper {
  public:
    using Families = std::map<pdf::Face, QString>;

    // Loads the files of the fonts once, as Fonts does.
    explicit QtPaper(const pdf::Fonts& fonts);

    QByteArray render(const pdf::Document& document) const;

  private:
    Families m_families;
};

} // namespace schreiber::bench
