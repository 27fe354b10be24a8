#include "models/search_filter.h"

#include "base/text.h"

#include <tournament/alphabet.h>

namespace schreiber::desktop {
namespace {

QString foldedText(const QString& plain) {
    return text(tournament::folded(utf8(plain)));
}

} // namespace

void SearchFilter::seek(const QString& sought) {
    m_kept.clear();
    m_sought = sought.trimmed();
    m_folded = foldedText(m_sought);
    invalidateFilter();
}

void SearchFilter::keep(const QVariant& id) {
    if (!m_sought.isEmpty() && !m_kept.contains(id)) m_kept << id;
}

bool SearchFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
    if (m_sought.isEmpty()) return true;
    if (!m_kept.isEmpty() && m_kept.contains(sourceModel()->index(row, 0, parent).data(m_idRole)))
        return true;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column) {
        const QString cell = sourceModel()->index(row, column, parent).data().toString();
        if (cell.contains(m_sought, Qt::CaseInsensitive)) return true;
        auto known = m_known.find(cell);
        if (known == m_known.end()) known = m_known.insert(cell, foldedText(cell));
        if (!m_folded.isEmpty() && known->contains(m_folded)) return true;
    }
    return false;
}

} // namespace schreiber::desktop
