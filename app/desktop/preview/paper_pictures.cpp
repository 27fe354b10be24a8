#include "preview/paper_pictures.h"

#include "preview/page_pictures.h"

namespace schreiber::desktop {

struct PaperPictures::One {
    Papers papers;
    PagePictures pages;
    kinds::Kind kind{};
    int count = 0;
};

PaperPictures::PaperPictures(QObject* parent)
    : QObject(parent) {}

PaperPictures::~PaperPictures() = default;

void PaperPictures::setMirrored(bool mirrored) {
    m_mirrored = mirrored;
    for (const auto& one : m_all) one->papers.setMirrored(mirrored);
}

void PaperPictures::setLayouts(const QMap<QString, QString>& layouts) {
    m_layouts = layouts;
}

PaperPictures::One& PaperPictures::oneFor(std::size_t place) {
    while (m_all.size() <= place) {
        m_all.push_back(std::make_unique<One>());
        One* const one = m_all.back().get();
        one->papers.setMirrored(m_mirrored);
        connect(&one->papers, &Papers::made, this, [one](const Paper& paper) { one->pages.open(paper.pdf); });
        connect(&one->pages, &PagePictures::opened, this, [this, one](const QList<QSizeF>& sizes) {
            one->count = static_cast<int>(sizes.size());
            if (!sizes.isEmpty() && sizes.front().height() > 0)
                one->pages.ask(0, m_height / sizes.front().height());
        });
        connect(&one->pages, &PagePictures::drawn, this, [this, one](int, double, const QImage& picture) {
            emit made(one->kind, one->count, picture);
        });
    }
    return *m_all[place];
}

void PaperPictures::make(const std::vector<kinds::Kind>& kinds, int height, const desk::Evening& evening,
                         int round, const std::vector<int>& tables, words::Language language,
                         const QDateTime& now, bool altered) {
    m_height = height;
    for (const auto& one : m_all) one->papers.cancel();
    for (std::size_t place = 0; place < kinds.size(); ++place) {
        One& one = oneFor(place);
        one.kind = kinds[place];
        one.papers.setLayouts(m_layouts);
        one.papers.make({{one.kind, 1}}, evening, round, tables, language, now, altered);
    }
}

} // namespace schreiber::desktop
