#include "models/slips_model.h"

#include "base/look.h"
#include "base/text.h"

#include <QBrush>

#include <algorithm>
#include <iterator>

namespace schreiber::desktop {
namespace {

// Whether a word of a name begins with these letters.
bool begins(const QString& name, const QString& letters) {
    return name.startsWith(letters, Qt::CaseInsensitive) ||
           name.contains(QLatin1Char(' ') + letters, Qt::CaseInsensitive);
}

} // namespace

void SlipsModel::show(const SlipForm& form) {
    if (form == m_form) return;
    beginResetModel();
    m_form = form;
    m_names = {form.people.begin(), form.people.end()};
    const QStringList blank(form.columns.size(), QString());
    m_cells.assign(form.rows.size(), blank);
    endResetModel();
}

QVariantList SlipsModel::typed() const {
    QVariantList rows;
    for (const QStringList& cells : m_cells) rows << QVariant(cells);
    return rows;
}

void SlipsModel::setTyped(const QVariantList& rows) {
    beginResetModel();
    for (std::size_t row = 0; row < m_cells.size() && static_cast<qsizetype>(row) < rows.size(); ++row)
        for (qsizetype column = 0; column < m_cells[row].size(); ++column)
            m_cells[row][column] = rows[static_cast<qsizetype>(row)].toStringList().value(column);
    endResetModel();
}

std::string SlipsModel::csv() const {
    std::string csv;
    for (std::size_t row = 0; row < m_cells.size(); ++row) {
        const QStringList& cells = m_cells[row];
        QStringList filled = cells;
        filled.removeAll(QString());
        if (!filled.isEmpty()) {
            const std::string& key = m_form.rows[row].key;
            const bool two = filled.size() == 2; // one against one, in whichever of four fields they stand
            const bool shorter = m_form.lastMayBeFree && cells.last().isEmpty();
            const QStringList told = two ? filled : shorter ? cells.first(cells.size() - 1) : cells;
            csv += key + (key.empty() ? "" : ";") + utf8(told.join(QLatin1Char(';')));
        }
        csv += '\n';
    }
    return csv;
}

QModelIndex SlipsModel::unclear() const {
    if (m_form.ofCards) return {};
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 1; column < columnCount(); ++column) {
            const QString& typed = cell(index(row, column));
            if (!typed.isEmpty() && placed(typed) == 0) return index(row, column);
        }
    return {};
}

QString SlipsModel::fault() const {
    if (const QModelIndex bad = unclear(); bad.isValid())
        return tr("„%1“: niemand, oder mehrere.").arg(cell(bad));
    const std::set<int> twice = placedTwice();
    if (twice.empty() || m_form.ofCards) return {};
    QStringList rows;
    for (std::size_t row = 0; row < m_cells.size(); ++row)
        for (const QString& typed : m_cells[row])
            if (placed(typed) == *twice.begin()) rows << m_form.rows[row].label;
    return tr("%1 %2 steht zweimal (%3 %4).")
        .arg(*twice.begin())
        .arg(m_names.at(*twice.begin()), m_form.rowTitle, rows.join(QStringLiteral(", ")));
}

QModelIndex SlipsModel::firstFree(int row) const {
    const auto freeIn = [this](int at) {
        for (int column = 1; column < columnCount(); ++column)
            if (cell(index(at, column)).isEmpty()) return index(at, column);
        return QModelIndex();
    };
    if (row >= 0 && row < rowCount())
        if (const QModelIndex here = freeIn(row); here.isValid()) return here;
    for (int at = 0; at < rowCount(); ++at)
        if (const QModelIndex free = freeIn(at); free.isValid()) return free;
    return {};
}

QModelIndex SlipsModel::holding(int row, const QString& typed) const {
    for (int at = rowCount() - 1; at >= 0; --at)
        for (int column = columnCount() - 1; column > 0 && (row < 0 || row == at); --column)
            if (cell(index(at, column)) == typed) return index(at, column);
    return row >= 0 && row < rowCount() ? index(row, 1) : QModelIndex();
}

QModelIndex SlipsModel::keyed(const QString& key) const {
    for (int row = 0; row < rowCount(); ++row) {
        const auto& form = m_form.rows[static_cast<std::size_t>(row)];
        if (text(form.key) == key || form.label == key) return index(row, 1);
    }
    return {};
}

QStringList SlipsModel::rest() const {
    QStringList rest;
    if (m_form.ofCards) {
        for (std::size_t row = 0; row < m_cells.size(); ++row)
            if (m_cells[row].front().isEmpty()) rest << m_form.rows[row].label;
        return rest;
    }
    const std::set<int> placed = placedOnes();
    for (const auto& [number, name] : m_form.people)
        if (!placed.contains(number)) rest << QStringLiteral("%1 %2").arg(number).arg(name);
    return rest;
}

std::set<int> SlipsModel::placedOnes() const {
    std::set<int> numbers;
    for (const QStringList& cells : m_cells)
        for (const QString& typed : cells) numbers.insert(placed(typed));
    return numbers;
}

std::set<int> SlipsModel::placedTwice() const {
    std::set<int> once;
    std::set<int> twice;
    for (const QStringList& cells : m_cells)
        for (const QString& typed : cells)
            if (const int number = placed(typed); number != 0 && !once.insert(number).second)
                twice.insert(number);
    return twice;
}

int SlipsModel::placed(const QString& typed) const {
    const int number = typed.toInt();
    return m_names.contains(number) ? number : 0;
}

// A number, or the number of the one whose name begins so or has these letters; of several the one who is not
// yet placed.
QString SlipsModel::meant(const QString& typed) const {
    if (m_form.ofCards || typed.isEmpty() || this->placed(typed) != 0) return typed;
    const std::set<int> placed = placedOnes();
    std::vector<int> named;
    bool sure = false; // those who begin so go before those who have the letters somewhere
    for (const auto& [number, name] : m_names) {
        const bool beginning = begins(name, typed);
        if (!(beginning || (!sure && name.contains(typed, Qt::CaseInsensitive)))) continue;
        if (beginning && !sure) named.clear();
        sure = sure || beginning;
        named.push_back(number);
    }
    std::vector<int> open;
    std::copy_if(named.begin(), named.end(), std::back_inserter(open),
                 [&](int number) { return !placed.contains(number); });
    const std::vector<int>& few = named.size() > 1 ? open : named;
    return few.size() == 1 ? QString::number(few.front()) : typed;
}

QString& SlipsModel::cell(const QModelIndex& index) {
    return m_cells[static_cast<std::size_t>(index.row())][index.column() - 1];
}

const QString& SlipsModel::cell(const QModelIndex& index) const {
    return m_cells[static_cast<std::size_t>(index.row())][index.column() - 1];
}

int SlipsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_form.rows.size());
}

int SlipsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_form.columns.size());
}

Qt::ItemFlags SlipsModel::flags(const QModelIndex& index) const {
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() > 0 ? flags | Qt::ItemIsEditable : flags;
}

QVariant SlipsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const QString& label = m_form.rows[static_cast<std::size_t>(index.row())].label;
    if (index.column() == 0) return role == Qt::DisplayRole ? QVariant(label) : QVariant();
    const QString& typed = cell(index);
    const int number = m_form.ofCards ? 0 : placed(typed);
    switch (role) {
    case Qt::EditRole:
        return typed;
    case Qt::DisplayRole:
        return number == 0 ? typed : QStringLiteral("%1  %2").arg(number).arg(m_names.at(number));
    case Qt::BackgroundRole:
        if (m_form.ofCards || typed.isEmpty()) return {};
        if (number == 0 || placedTwice().contains(number)) return QBrush(colours().badBack);
        return {};
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1, %2: %3").arg(label, m_form.columns[index.column() - 1], typed);
    default:
        return {};
    }
}

bool SlipsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || index.column() == 0) return false;
    QString typed = value.toString().simplified();
    typed.remove(QLatin1Char(';')); // parts the cells
    cell(index).clear();            // one may be typed again where one stands
    cell(index) = meant(typed);
    emit dataChanged(this->index(0, 1), this->index(rowCount() - 1, columnCount() - 1)); // twice or no more
    return true;
}

QVariant SlipsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    return section == 0 ? m_form.rowTitle : m_form.columns.value(section - 1);
}

} // namespace schreiber::desktop
