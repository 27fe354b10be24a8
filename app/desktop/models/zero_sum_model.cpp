#include "models/zero_sum_model.h"

#include "base/brief.h"
#include "base/numbers.h"
#include "base/text.h"

#include <tournament/dispute.h>
#include <tournament/zero_sum.h>

#include <algorithm>

namespace schreiber::desktop {
namespace {

std::vector<std::optional<int>> numbersOf(const std::vector<int>& points) {
    return {points.begin(), points.end()};
}

std::optional<int> crossSum(const std::vector<std::optional<int>>& points) {
    int sum = 0;
    bool any = false;
    for (const std::optional<int>& each : points) {
        sum += each.value_or(0);
        any = any || each.has_value();
    }
    return any ? std::optional(sum) : std::nullopt;
}

} // namespace

void ZeroSumModel::show(const desk::SheetView& view, const QStringList& names, const Words& words,
                        int typedLine, const std::optional<Typed>& typed) {
    beginResetModel();
    m_names = names;
    m_rows.clear();
    if (view.sheet.finalOnly) { // of the lines only what was said about them
        for (std::size_t place = 0; place < view.sheet.lines.size(); ++place)
            if (view.sheet.lines[place].penalty.empty()) m_rows.push_back(rowOf(view, place, words));
    } else {
        addGames(view, words, typedLine, typed);
    }
    addEnd(view);
    endResetModel();
}

void ZeroSumModel::clear() {
    beginResetModel();
    m_rows.clear();
    m_names.clear();
    endResetModel();
}

ZeroSumModel::Row ZeroSumModel::rowOf(const desk::SheetView& view, std::size_t place,
                                      const Words& words) const {
    const tournament::Line& line = view.sheet.lines[place];
    Row row;
    row.line = line.n;
    row.isStruck = line.struck.has_value();
    row.points = numbersOf(line.points);
    row.kind = line.points.empty() ? Kind::Remark : Kind::Deal;
    // One that was struck for another was dealt as that one.
    const auto standsFor = [&](std::size_t in) {
        return in == place || (row.isStruck && view.sheet.lines[in].instead == line.n);
    };
    const auto found = std::find_if(view.order.begin(), view.order.end(), standsFor);
    const auto inOrder = static_cast<std::size_t>(found - view.order.begin());
    game::CountedLine counted;
    if (view.counted && inOrder < view.counted->lines.size()) {
        counted = view.counted->lines[inOrder];
        row.isReplaced = *found != place;
        row.kind = counted.isDeal() ? Kind::Deal : Kind::Remark;
        row.factor = row.isStruck ? 1 : counted.factor;
        row.dealer = counted.isDeal() ? counted.dealer : -1;
        row.out = counted.out.value_or(-1);
    }
    counted.text = line.text;
    if (!line.text.empty()) row.words = words(counted);
    if (line.struck) row.words.beside = brief(text(*line.struck), kInCell);
    if (row.words.what.isEmpty() && !line.why.empty()) row.words.what = brief(text(line.why), kInCell);
    return row;
}

// Lines in the order in which they count; one that was struck for another stands before that one.
void ZeroSumModel::addGames(const desk::SheetView& view, const Words& words, int typedLine,
                            const std::optional<Typed>& typed) {
    const int seats = std::max(1, static_cast<int>(view.table.sides.size()));
    int game = 0;
    const std::vector<int>* total = nullptr;
    const auto addTyped = [&](int number, int dealer) {
        Row row;
        row.game = number;
        row.dealer = dealer;
        row.words.what = typed->what;
        row.points = typed->points;
        row.points.resize(static_cast<std::size_t>(seats));
        row.isTyped = true;
        m_rows.push_back(std::move(row));
    };
    for (const std::size_t place : tournament::linesAsShown(view.sheet)) {
        if (view.sheet.lines[place].points.empty() && view.sheet.lines[place].text.empty()) continue;
        const bool counts = std::find(view.order.begin(), view.order.end(), place) != view.order.end();
        Row row = rowOf(view, place, words);
        row.isTyped = typedLine != 0 && row.line == typedLine;
        if (row.kind == Kind::Deal) row.game = game + 1;
        const int dealer = row.dealer;
        m_rows.push_back(std::move(row));
        if (typed && typed->instead != 0 && typed->instead == m_rows.back().line)
            addTyped(m_rows.back().game, dealer);
        if (!counts || m_rows.back().kind != Kind::Deal) continue;
        total = &view.standing.afterLine[place];
        if (++game % seats == 0) addSum(view, game, total);
    }
    const int deals = view.target.deals;
    const int next = view.counted ? view.counted->dealerNext : view.standing.dealerNext.value_or(0);
    const bool over = !view.standing.dealerNext.has_value();
    if (over) {
        if (game % seats != 0 && total != nullptr) addSum(view, 0, total);
        return;
    }
    // Of a round that the game itself ends, as many as make the lines a whole group.
    const int last = deals > 0 ? deals : (game / seats + 1) * seats;
    for (int ahead = 0; game < last; ++ahead) {
        const int dealer = (next + ahead) % seats;
        if (ahead == 0 && typed && typed->instead == 0) {
            addTyped(game + 1, dealer);
        } else {
            Row row;
            row.game = game + 1;
            row.dealer = dealer;
            row.points.resize(static_cast<std::size_t>(seats));
            m_rows.push_back(std::move(row));
        }
        if (++game % seats == 0) addSum(view, game, nullptr);
    }
}

void ZeroSumModel::addSum(const desk::SheetView& view, int games, const std::vector<int>* total) {
    Row row;
    row.kind = Kind::Sum;
    row.words.what = games > 0 ? tr("nach %1").arg(games) : tr("Summe");
    row.points =
        total != nullptr ? numbersOf(*total) : std::vector<std::optional<int>>(view.table.sides.size());
    m_rows.push_back(std::move(row));
}

// What was keyed as totals alone, and what is taken off beside the sheet.
void ZeroSumModel::addEnd(const desk::SheetView& view) {
    const tournament::Sheet& sheet = view.sheet;
    if (sheet.finalOnly || sheet.state == tournament::SheetState::Disputed) {
        Row row;
        row.kind = Kind::Total;
        row.words.what = sheet.finalOnly ? tr("nur Summe") : tr("Summe");
        row.points = numbersOf(sheet.score);
        const bool second = sheet.state == tournament::SheetState::Disputed && !sheet.second.empty();
        for (std::size_t seat = 0; second && seat < std::min(sheet.second.size(), sheet.score.size()); ++seat)
            row.differs.push_back(sheet.second[seat] != sheet.score[seat]);
        if (second && row.differs != std::vector<bool>(row.differs.size(), false)) {
            QStringList numbers;
            for (const int each : sheet.second) numbers << number(each);
            row.words.beside = tr("zweite Eingabe: %1").arg(numbers.join(QLatin1Char(' ')));
        }
        if (sheet.finalOnly || !row.words.beside.isEmpty()) m_rows.push_back(std::move(row));
    }
    for (const tournament::Line& line : sheet.lines) {
        if (line.penalty.empty()) continue;
        Row row;
        row.kind = Kind::Fine;
        row.line = line.n;
        row.isStruck = line.struck.has_value();
        row.words.what = tr("Strafe");
        row.words.beside = brief(text(line.struck ? *line.struck : line.why), kInCell);
        for (const int points : line.penalty)
            row.points.push_back(points == 0 ? std::nullopt : std::optional(-points));
        row.points.resize(view.table.sides.size());
        m_rows.push_back(std::move(row));
    }
}

int ZeroSumModel::seatIn(int column) const {
    const int seat = column - kFirstSeatColumn;
    return seat < 0 || seat >= seats() ? -1 : seat;
}

int ZeroSumModel::rowOf(int line) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [line](const Row& row) {
        return line != 0 && row.line == line && !row.isStruck;
    });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ZeroSumModel::typedRow() const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.isTyped; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int ZeroSumModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ZeroSumModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || m_names.isEmpty() ? 0 : seats() + 4;
}

QString ZeroSumModel::shown(const Row& row, int column) const {
    if (column == 0) return row.game > 0 ? QString::number(row.game) : QString();
    if (column == kWhatColumn) return row.words.what;
    if (column == kFactorColumn) return row.factor > 1 ? QStringLiteral("×%1").arg(row.factor) : QString();
    if (column == sumColumn()) {
        const auto sum = row.kind == Kind::Fine ? std::nullopt : crossSum(row.points);
        return sum ? number(*sum) : QString();
    }
    const int seat = seatIn(column);
    if (seat < 0 || static_cast<std::size_t>(seat) >= row.points.size()) return {};
    if (seat == row.out && row.points[static_cast<std::size_t>(seat)]) return QStringLiteral("–"); // sits out
    const auto points = row.points[static_cast<std::size_t>(seat)];
    return points ? number(*points) : QString();
}

QVariant ZeroSumModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const int seat = seatIn(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return shown(row, index.column());
    case Qt::AccessibleTextRole:
        if (seat >= 0) return tr("%1: %2").arg(m_names[seat], shown(row, index.column()));
        if (index.column() == kWhatColumn)
            return row.words.beside.isEmpty() ? row.words.what : row.words.what + ", " + row.words.beside;
        return shown(row, index.column());
    case Qt::ToolTipRole:
        return index.column() != kWhatColumn ? QVariant()
               : row.words.beside.isEmpty()
                   ? QVariant(row.words.what)
                   : QVariant(row.words.what + QStringLiteral(" · ") + row.words.beside);
    case LineRole:
        return row.line;
    case KindRole:
        return static_cast<int>(row.kind);
    case BesideRole:
        return row.words.beside;
    case StruckRole: // of the numbers only where they count no more
        return row.isStruck && (seat < 0 || row.isReplaced);
    case DealsRole:
        return seat >= 0 && seat == row.dealer;
    case TypedRole:
        return row.isTyped;
    case WrongRole: {
        if (index.column() == sumColumn())
            return row.kind != Kind::Fine && crossSum(row.points).value_or(0) != 0;
        const auto at = static_cast<std::size_t>(seat);
        return seat >= 0 && at < row.differs.size() && row.differs[at];
    }
    default:
        return {};
    }
}

QVariant ZeroSumModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    const int seat = seatIn(section);
    if (role == Qt::ToolTipRole && seat >= 0) return m_names[seat];
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (section == kWhatColumn) return tr("Spieler und Spiel");
    if (section == sumColumn()) return role == Qt::DisplayRole ? QStringLiteral("Σ") : tr("Quersumme");
    if (seat < 0) return role == Qt::DisplayRole ? QString() : section == 0 ? tr("Spiel") : tr("Faktor");
    return role == Qt::DisplayRole ? QString(QChar(u'A' + seat))
                                   : QStringLiteral("%1 %2").arg(QChar(u'A' + seat)).arg(m_names[seat]);
}

} // namespace schreiber::desktop
