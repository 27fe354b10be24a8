#pragma once

#include "papers.h"

#include <QImage>
#include <QObject>

#include <memory>
#include <vector>

// Papers of a round as small pages, with how many pages each has: made beside the window, one after the other
// told.
namespace schreiber::desktop {

class PagePictures;

class PaperPictures : public QObject {
    Q_OBJECT
  public:
    explicit PaperPictures(QObject* parent = nullptr);
    ~PaperPictures() override;

    void setMirrored(bool mirrored);
    void setLayouts(const QMap<QString, QString>& layouts);
    // Of these kinds, so many pixels high; what was asked before is forgotten.
    void make(const std::vector<kinds::Kind>& kinds, int height, const desk::Evening& evening, int round,
              const std::vector<int>& tables, words::Language language, const QDateTime& now, bool altered);

  signals:
    void made(kinds::Kind kind, int pages, const QImage& first);

  private:
    struct One;
    One& oneFor(std::size_t place);

    std::vector<std::unique_ptr<One>> m_all;
    QMap<QString, QString> m_layouts;
    int m_height = 0;
    bool m_mirrored = false;
};

} // namespace schreiber::desktop
