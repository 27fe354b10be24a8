#include "preview/page_pictures.h"

#include <poppler-qt6.h>

#include <utility>

namespace schreiber::desktop {
namespace {

constexpr double kPointsAnInch = 72;

} // namespace

struct PagePictures::Reader {
    std::unique_ptr<Poppler::Document> document;
};

PagePictures::PagePictures(QObject* parent)
    : QObject(parent) {
    m_worker.setMaxThreadCount(1);
}

PagePictures::~PagePictures() = default;

void PagePictures::open(const QByteArray& pdf) {
    m_reader = std::make_shared<Reader>();
    m_next.reset();
    m_worker.start([this, reader = m_reader, pdf] {
        QList<QSizeF> sizes;
        QList<PagePart> parts;
        reader->document = Poppler::Document::loadFromData(pdf);
        if (reader->document) {
            reader->document->setRenderHint(Poppler::Document::Antialiasing);
            reader->document->setRenderHint(Poppler::Document::TextAntialiasing);
            for (int i = 0; i < reader->document->numPages(); ++i) {
                const std::unique_ptr<Poppler::Page> page(reader->document->page(i));
                sizes << (page ? page->pageSizeF() : QSizeF());
            }
            for (const Poppler::OutlineItem& part : reader->document->outline())
                if (const auto there = part.destination())
                    parts << PagePart{part.name(), there->pageNumber() - 1};
        }
        QMetaObject::invokeMethod(this, [this, reader, sizes, parts] {
            if (reader == m_reader) emit opened(sizes, parts);
        });
    });
}

void PagePictures::ask(int page, double scale) {
    m_next = Wish{page, scale};
    if (!m_making) makeNext();
}

void PagePictures::makeNext() {
    if (!m_next) return;
    const Wish wish = *std::exchange(m_next, std::nullopt);
    m_making = true;
    m_worker.start([this, reader = m_reader, wish] {
        QImage picture;
        QString words;
        if (const std::unique_ptr<Poppler::Page> page(reader->document ? reader->document->page(wish.page)
                                                                       : nullptr);
            page) {
            const double dotsPerInch = wish.scale * kPointsAnInch;
            picture = page->renderToImage(dotsPerInch, dotsPerInch);
            words = page->text(QRectF());
        }
        QMetaObject::invokeMethod(this, [this, reader, wish, picture, words] {
            m_making = false;
            if (reader == m_reader) emit drawn(wish.page, wish.scale, picture, words);
            makeNext();
        });
    });
}

} // namespace schreiber::desktop
