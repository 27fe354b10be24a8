#include "models/journal_model.h"

#include "base/look.h"
#include "base/text.h"

#include <desk/words.h>

#include <QBrush>
#include <QDateTime>
#include <QFont>
#include <QLocale>

namespace schreiber::desktop {
namespace {

QString localTime(const std::string& utc) {
    QDateTime at = QDateTime::fromString(text(utc), Qt::ISODate);
    if (!at.isValid()) return text(utc);
    at = at.toLocalTime();
    const QLocale locale;
    return QStringLiteral("%1  %2").arg(locale.toString(at.date(), QLocale::ShortFormat),
                                        locale.toString(at.time(), QStringLiteral("HH:mm:ss")));
}

} // namespace

void JournalModel::show(const std::vector<store::JournalEntry>& journal, words::Language language) {
    beginResetModel();
    m_journal = journal;
    m_language = language;
    endResetModel();
}

int JournalModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_journal.size());
}

int JournalModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString JournalModel::whatOf(const store::JournalEntry& entry) const {
    const QString what = text(desk::inWords(entry.what, m_language));
    switch (entry.kind) {
    case store::JournalKind::Do:
        return what;
    case store::JournalKind::Undo:
        return tr("Rückgängig: %1").arg(what);
    case store::JournalKind::Redo:
        return tr("Wiederhergestellt: %1").arg(what);
    }
    return what;
}

QVariant JournalModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const store::JournalEntry& entry =
        m_journal[m_journal.size() - 1 - static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case Number:
            return QString::number(entry.n);
        case At:
            return localTime(entry.at);
        case What:
            return whatOf(entry);
        case Why:
            return text(entry.why);
        default:
            return {};
        }
    case Qt::AccessibleTextRole:
        if (index.column() == What && entry.undone) return tr("%1, zurückgenommen").arg(whatOf(entry));
        return data(index, Qt::DisplayRole);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(index.column() == Number ? Qt::AlignRight | Qt::AlignVCenter
                                                            : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::FontRole:
        if (entry.undone && index.column() == What) {
            QFont font;
            font.setStrikeOut(true);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (entry.undone || entry.kind != store::JournalKind::Do || index.column() < What)
            return QBrush(colours().muted);
        return {};
    default:
        return {};
    }
}

QVariant JournalModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(section == Number ? Qt::AlignRight | Qt::AlignVCenter
                                                     : Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (section) {
    case Number:
        return tr("Nr.");
    case At:
        return tr("Wann");
    case What:
        return tr("Was");
    case Why:
        return tr("Warum");
    default:
        return {};
    }
}

} // namespace schreiber::desktop
