#include "models/entries_model.h"

#include "base/look.h"
#include "base/text.h"
#include "base/typed.h"

#include <base/contract.h>

#include <QBrush>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Entry;
using tournament::Person;

const Person* personAt(const Entry& entry, std::size_t index) {
    return index < entry.persons.size() ? &entry.persons[index] : nullptr;
}

// What was typed into a cell, taken into a copy of the entry; false where it means nothing.
bool take(Entry& entry, int column, const QString& typed) {
    const std::size_t partner =
        column == EntriesModel::PartnerLastName || column == EntriesModel::PartnerFirstName ? 1 : 0;
    if (partner >= entry.persons.size()) return false;
    Person& person = entry.persons[partner];
    switch (column) {
    case EntriesModel::LastName:
    case EntriesModel::PartnerLastName:
        person.last = utf8(typed);
        return true;
    case EntriesModel::FirstName:
    case EntriesModel::PartnerFirstName:
        person.first = utf8(typed);
        return true;
    case EntriesModel::Club:
        entry.club = utf8(typed);
        return true;
    case EntriesModel::Camp:
        entry.camp = utf8(typed);
        return true;
    case EntriesModel::Born: {
        bool isNumber = false;
        const int year = typed.toInt(&isNumber);
        if (!typed.isEmpty() && !isNumber) return false;
        person.born = isNumber ? std::optional<int>(year) : std::nullopt;
        return true;
    }
    default:
        return false;
    }
}

} // namespace

EntriesModel::EntriesModel(Change change, words::Language language, QObject* parent)
    : QAbstractTableModel(parent)
    , m_change(std::move(change))
    , m_language(language)
    , m_columns(lists::entriesColumns({})) {
    // Those that are empty, too: people type there.
    std::erase_if(m_columns, [](const auto& column) { return !column.on.has(lists::Surface::Window); });
    SCHREIBER_REQUIRE(m_columns.size() == ColumnCount, "the columns that are typed into are those described");
}

void EntriesModel::show(const std::vector<Entry>& entries,
                        const std::vector<tournament::Partnership>& drawn) {
    const bool drawnAnew = drawn != m_drawn;
    m_drawn = drawn;
    const auto sameNumber = [](const Entry& a, const Entry& b) { return a.number == b.number; };
    const auto [here, there] =
        std::mismatch(m_entries.begin(), m_entries.end(), entries.begin(), entries.end(), sameNumber);
    const int kept = static_cast<int>(std::distance(m_entries.begin(), here));
    const int before = static_cast<int>(m_entries.size());
    const int after = static_cast<int>(entries.size());

    if (kept < before) {
        beginRemoveRows({}, kept, before - 1);
        m_entries.resize(static_cast<std::size_t>(kept));
        endRemoveRows();
    }
    for (int row = 0; row < kept; ++row) {
        const std::size_t at = static_cast<std::size_t>(row);
        if (m_entries[at] == entries[at]) continue;
        m_entries[at] = entries[at];
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    if (after > kept) {
        beginInsertRows({}, kept, after - 1);
        m_entries.insert(m_entries.end(), there, entries.end());
        endInsertRows();
    }
    if (drawnAnew && !m_entries.empty())
        emit dataChanged(index(0, PartnerLastName), index(rowCount() - 1, PartnerFirstName));
}

const Entry& EntriesModel::entryAt(int row) const {
    return m_entries[static_cast<std::size_t>(row)];
}

int EntriesModel::rowOf(int number) const {
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [number](const Entry& entry) { return entry.number == number; });
    return found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

int EntriesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int EntriesModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QString EntriesModel::shown(const Entry& entry, int column) const {
    lists::Entered row{entry};
    if (const Person* partner = partnerOf(entry)) row.partner = *partner;
    const QString said = text(described(column).read(row, m_language));
    const int like = column == State && m_like ? m_like(entry.number) : 0;
    return like == 0 ? said : QStringLiteral("%1 · %2").arg(said, m_likeWords.arg(like));
}

void EntriesModel::mark(const QString& words, std::function<int(int entry)> like) {
    m_likeWords = words;
    m_like = std::move(like);
    if (!m_entries.empty()) emit dataChanged(index(0, State), index(rowCount() - 1, State));
}

const lists::EntriesColumn& EntriesModel::described(int column) const {
    return m_columns[static_cast<std::size_t>(column)];
}

const Person* EntriesModel::partnerOf(const Entry& entry) const {
    if (const Person* entered = personAt(entry, 1)) return entered;
    for (const tournament::Partnership& pair : m_drawn) {
        if (pair.first != entry.number && pair.second != entry.number) continue;
        const int row = rowOf(pair.first == entry.number ? pair.second : pair.first);
        return row < 0 ? nullptr : personAt(entryAt(row), 0);
    }
    return nullptr;
}

QVariant EntriesModel::sortKey(const Entry& entry, int column) const {
    switch (column) {
    case Number:
        return entry.number;
    case Paid:
        return entry.paid ? 1 : 0;
    case State:
        return static_cast<int>(tournament::stateOf(entry));
    default:
        return shown(entry, column).toCaseFolded();
    }
}

QVariant EntriesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Entry& entry = entryAt(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return column == Paid ? QVariant() : shown(entry, column);
    case Qt::AccessibleTextRole:
        if (column == Paid) return entry.paid ? tr("bezahlt") : tr("nicht bezahlt");
        return shown(entry, column);
    case Qt::CheckStateRole:
        if (column != Paid) return {};
        return QVariant::fromValue(entry.paid ? Qt::Checked : Qt::Unchecked);
    case Qt::TextAlignmentRole:
        return headerData(column, Qt::Horizontal, role);
    case Qt::ForegroundRole:
        if (tournament::stateOf(entry) == tournament::EntryState::Left) return QBrush(colours().muted);
        if ((column == PartnerLastName || column == PartnerFirstName) && entry.persons.size() == 1)
            return QBrush(colours().muted); // it is changed in the partner's own line
        return {};
    case SortRole:
        return sortKey(entry, column);
    case NumberRole:
        return entry.number;
    default:
        return {};
    }
}

QVariant EntriesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    const lists::EntriesColumn& column = described(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue((column.isNumber() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? text(column.headIn(m_language, lists::Surface::Window)) : QVariant();
}

Qt::ItemFlags EntriesModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid()) return flags;
    // Who pays after the end is still taken in.
    if (m_isFixed) return index.column() == Paid ? flags | Qt::ItemIsUserCheckable : flags;
    const bool pair = entryAt(index.row()).persons.size() > 1;
    switch (index.column()) {
    case Paid:
        return flags | Qt::ItemIsUserCheckable;
    case LastName:
    case FirstName:
    case Club:
    case Camp:
        return flags | Qt::ItemIsEditable;
    case Born:
        return pair ? flags : flags | Qt::ItemIsEditable;
    case PartnerLastName:
    case PartnerFirstName:
        return pair ? flags | Qt::ItemIsEditable : flags;
    default:
        return flags;
    }
}

bool EntriesModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return false;
    Entry changed = entryAt(index.row());
    if (role == Qt::CheckStateRole && index.column() == Paid)
        changed.paid = value.toInt() == Qt::Checked;
    else if (role != Qt::EditRole || !take(changed, index.column(), asLine(value.toString())))
        return false;
    return changed == entryAt(index.row()) || m_change(changed);
}

QString drawnPartnerOf(const tournament::Tournament& tournament, const Entry& entry) {
    for (const tournament::Partnership& pair : tournament.partnerships) {
        if (pair.first != entry.number && pair.second != entry.number) continue;
        const int other = pair.first == entry.number ? pair.second : pair.first;
        const Entry* partner = tournament::findEntry(tournament, other);
        return partner == nullptr ? QString() : text(tournament::nameOf(*partner));
    }
    return {};
}

bool isAway(const Entry& entry) {
    return !entry.absences.empty() && entry.absences.back().until == 0;
}

} // namespace schreiber::desktop
