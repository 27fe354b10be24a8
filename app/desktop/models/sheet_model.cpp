#include "models/sheet_model.h"

#include "base/brief.h"
#include "base/figure_words.h"
#include "base/numbers.h"
#include "base/text.h"
#include "models/draw_model.h"

#include <tournament/dispute.h>
#include <tournament/marks.h>

namespace schreiber::desktop {
namespace {

using game::Mark;
using tournament::Line;

// The final score has no number on the sheet.
bool isFinal(const Line& line) {
    return line.n == 0;
}

} // namespace

void SheetModel::show(const tournament::Sheet& sheet, const tournament::Standing& standing,
                      const QStringList& sideNames, int start, const RulingLines& rulings) {
    beginResetModel();
    m_rulings = rulings;
    m_sideNames = sideNames;
    m_start = start;
    m_finalOnly = sheet.finalOnly;
    m_ending = sheet.ending;
    m_hasMarks = tournament::hasMarks(sheet);
    m_lines = sheet.lines;
    m_totals = standing.afterLine;
    m_second = sheet.state == tournament::SheetState::Disputed ? sheet.second : std::vector<int>();
    if (m_finalOnly) { // below the fines it holds, and what a ruling set aside
        Line line;
        line.points = sheet.score;
        // what is disputed is told beside the paper
        line.why =
            sheet.state == tournament::SheetState::Disputed ? tournament::whyEndedEarly(sheet) : sheet.remark;
        m_lines.push_back(line);
        m_totals.clear();
    }
    endResetModel();
}

void SheetModel::clear() {
    beginResetModel();
    m_lines.clear();
    m_totals.clear();
    m_sideNames.clear();
    m_start = 0;
    m_finalOnly = false;
    m_hasMarks = false;
    endResetModel();
}

void SheetModel::setMirrored(bool mirrored) {
    if (mirrored == m_mirrored) return;
    beginResetModel();
    m_mirrored = mirrored;
    endResetModel();
}

int SheetModel::sideIn(int column) const {
    const int at = column - 1;
    if (at < 0 || at >= sides()) return -1;
    return m_mirrored ? sides() - 1 - at : at;
}

int SheetModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_lines.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_sideNames.isEmpty() ? 0 : sides() + 2;
}

QString SheetModel::pointsOf(const Line& line, int side) const {
    const std::size_t at = static_cast<std::size_t>(side);
    QStringList written;
    if (at < line.points.size()) written << number(line.points[at]);
    if (at < line.penalty.size() && line.penalty[at] != 0)
        written << (m_start > 0 ? QStringLiteral("+%1").arg(line.penalty[at]) : number(-line.penalty[at]));
    return written.join(QLatin1Char(' '));
}

// A fine above a final score: that one counts, and the fine is taken off it already.
bool SheetModel::isInFinal(const Line& line) const {
    return m_finalOnly && !isFinal(line) && !line.struck;
}

const SheetModel::RulingLine* SheetModel::rulingOf(const Line& line) const {
    const auto found = isFinal(line) || line.struck ? m_rulings.end() : m_rulings.find(line.n);
    return found == m_rulings.end() ? nullptr : &found->second;
}

QString SheetModel::marginOf(const Line& line, bool inWords) const {
    if (const RulingLine* ruling = rulingOf(line)) {
        const QString by = tr("Entscheid %1").arg(ruling->number) +
                           (ruling->source.isEmpty() ? QString() : QStringLiteral(" · ") + ruling->source);
        return brief(ruling->reason, kInMessage) + (inWords ? QStringLiteral(". ") : QStringLiteral("\n")) +
               by;
    }
    QStringList parts;
    if (!inWords && !line.figures.empty()) parts << figuresBeside(line.figures, m_sideNames);
    if (inWords)
        for (const Mark& mark : line.figures) parts << figureInWords(mark, m_sideNames);
    for (std::size_t side = 0; side < line.penalty.size(); ++side)
        if (line.penalty[side] != 0)
            parts << tr("Strafe %1 für %2")
                         .arg(line.penalty[side])
                         .arg(sideCalled(static_cast<int>(side), m_sideNames));
    // Of points alone: why they stand there all the same.
    const bool alone = !isFinal(line) && line.penalty.empty() && !line.struck;
    const QString about = tournament::isSettledDispute(line) ? tr("Strittig: %1")
                          : alone                            ? tr("Grund: %1")
                                                             : QStringLiteral("%1");
    if (!line.why.empty()) parts << about.arg(text(line.why));
    if (line.struck)
        parts << (line.why.empty() ? text(*line.struck) : tr("Grund: %1").arg(text(*line.struck)));
    if (isInFinal(line)) parts << tr("im Endstand schon eingerechnet");
    if (isFinal(line) && parts.isEmpty()) parts << endedHow();
    return brief(parts.join(QStringLiteral(" · ")), kInMessage);
}

QString SheetModel::endedHow() const {
    switch (m_ending) {
    case tournament::Ending::Time:
        return tr("nach Zeit");
    case tournament::Ending::Forfeit:
        return tr("aufgegeben");
    case tournament::Ending::Ruling:
        return tr("durch Entscheid");
    case tournament::Ending::Played:
        break;
    }
    return tr("nur Endstand");
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const std::size_t row = static_cast<std::size_t>(index.row());
    const Line& line = m_lines[row];
    const int side = sideIn(index.column());
    const bool isSide = side >= 0;
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == 0)
            return isFinal(line) || rulingOf(line) != nullptr ? QString() : QString::number(line.n);
        return isSide ? pointsOf(line, side) : marginOf(line);
    case Qt::AccessibleTextRole:
        if (index.column() == marginColumn()) return marginOf(line, true);
        if (!isSide) return data(index, Qt::DisplayRole);
        return tr("%1: %2").arg(m_sideNames[side], pointsOf(line, side));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(isSide || index.column() == 0 ? Qt::AlignCenter
                                                                 : Qt::AlignLeft | Qt::AlignVCenter);
    case LineRole:
        return line.n;
    case RulingRole:
        return rulingOf(line) != nullptr ? QVariant(rulingOf(line)->number) : QVariant();
    case StruckRole:
        return line.struck.has_value() || isInFinal(line);
    case TotalRole:
        if (!isSide || line.struck || row >= m_totals.size()) return {};
        if (static_cast<std::size_t>(side) >= m_totals[row].size()) return {};
        return m_totals[row][static_cast<std::size_t>(side)];
    case SecondRole: {
        const std::size_t at = static_cast<std::size_t>(side);
        if (!isFinal(line) || !isSide || at >= m_second.size() || at >= line.points.size()) return {};
        return m_second[at] != line.points[at] ? QVariant(m_second[at]) : QVariant();
    }
    default:
        return {};
    }
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const int side = sideIn(section);
    const bool isSide = side >= 0;
    if (role == Qt::DisplayRole) {
        if (!isSide) return {};
        QString name = sideName(side, sides());
        if (m_hasMarks && sides() == 2)
            name += QLatin1Char(' ') + text(tournament::sideMark(static_cast<std::size_t>(side),
                                                                 static_cast<std::size_t>(sides())));
        return sides() > 2 && side + 1 == sides() ? tr("%1 · schreibt").arg(name) : name; // as on paper
    }
    if (role == Qt::AccessibleTextRole) {
        if (section == 0) return tr("Zeile");
        return isSide ? m_sideNames[side] : tr("Bemerkung");
    }
    return {};
}

} // namespace schreiber::desktop
