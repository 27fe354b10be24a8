#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QObject>
#include <QSizeF>
#include <QThreadPool>

#include <memory>
#include <optional>

// The pages of a PDF as pictures, made beside the window, and only those that are asked for.
namespace schreiber::desktop {

// Where a part of a longer document begins.
struct PagePart {
    QString title;
    int page = 0; // from 0
};

class PagePictures : public QObject {
    Q_OBJECT
  public:
    explicit PagePictures(QObject* parent = nullptr);
    ~PagePictures() override;

    // Another document; what was asked of the one before is forgotten.
    void open(const QByteArray& pdf);
    // Page `page` (from 0) with so many pixels a point. Whoever leafs fast gets the page last asked for:
    // those in between are not made.
    void ask(int page, double scale);

  signals:
    // The size of each page in points; none where it cannot be read. Parts where it is of several papers.
    void opened(const QList<QSizeF>& sizes, const QList<schreiber::desktop::PagePart>& parts);
    // `words` is what stands on the page, for who has it read out.
    void drawn(int page, double scale, const QImage& picture, const QString& words);

  private:
    struct Wish {
        int page;
        double scale;
    };
    struct Reader; // the document, touched by the worker alone

    void makeNext();

    std::shared_ptr<Reader> m_reader;
    std::optional<Wish> m_next; // while another is being made
    bool m_making = false;
    QThreadPool m_worker; // one thread; waits for what is being made when the window closes
};

} // namespace schreiber::desktop
