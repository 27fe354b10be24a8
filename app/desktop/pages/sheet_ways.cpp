#include "base/figure_words.h"
#include "base/text.h"
#include "pages/sheet_entry.h"
#include "widgets/ending_box.h"
#include "widgets/figure_rows.h"
#include "widgets/point_fields.h"

#include <QLineEdit>
#include <QRegularExpression>

#include <algorithm>

// What is typed in each way of keying and not written yet.
namespace schreiber::desktop {
namespace {

using tournament::Ending;

const auto kWays = QStringLiteral("ways"); // among what is typed

} // namespace

bool SheetEntry::hasTyped(Keying way) const {
    if (way == Keying::Figures) return !m_figures->figures().empty();
    if (way == Keying::Final && m_ending->isAnother()) return true;
    if (way == keying()) return !m_points->isEmpty() || !m_reason->text().isEmpty();
    return !m_typed[static_cast<std::size_t>(way)].join(QString()).isEmpty();
}

std::optional<Keying> SheetEntry::unwritten() const {
    const auto waits = [this](Keying way) { return m_ways->isAllowed(way) && hasTyped(way); };
    if (waits(keying())) return keying();
    for (const Keying way : kAllKeyings)
        if (waits(way)) return way;
    return std::nullopt;
}

void SheetEntry::goToTyped() {
    const auto way = unwritten();
    if (!way) return;
    choose(*way);
    if (*way == Keying::Figures) return m_figures->begin();
    if (m_points->goToTyped()) return;
    if (m_reason->text().isEmpty()) return m_ending->setFocus();
    m_reason->setFocus();
    m_reason->selectAll();
}

bool SheetEntry::isUntouched() const {
    return std::none_of(kAllKeyings.begin(), kAllKeyings.end(), [this](Keying way) { return hasTyped(way); });
}

QString SheetEntry::typedInWords(const QStringList& sideNames) const {
    QStringList words;
    for (const Keying way : kAllKeyings) {
        if (!hasTyped(way)) continue;
        QStringList points;
        QString reason;
        if (way == keying()) {
            points = m_points->typed();
            reason = m_reason->text();
        } else if (const QStringList& typed = m_typed[static_cast<std::size_t>(way)]; !typed.isEmpty()) {
            points = typed.first(typed.size() - 1);
            reason = typed.back();
        }
        // What it comes to: who gets nothing need not be typed in a line or a fine.
        const bool emptyIsNought = way == Keying::Line || way == Keying::Fine;
        points = points.first(std::min<qsizetype>(points.size(), m_sides));
        if (points.join(QString()).isEmpty() || !emptyIsNought)
            points.removeAll(QString());
        else
            points.replaceInStrings(QRegularExpression(QStringLiteral("^$")), QStringLiteral("0"));
        QStringList said;
        if (way == Keying::Figures) said << figuresBeside(m_figures->figures(), sideNames);
        if (way == Keying::Final && m_ending->isAnother()) said << m_ending->currentText();
        said << points.join(QStringLiteral(" : ")) << reason;
        said.removeAll(QString());
        words << said.join(QStringLiteral(", "));
    }
    return words.join(QStringLiteral("; "));
}

QString SheetEntry::unwrittenElsewhere() const {
    QStringList ways;
    for (const Keying way : kAllKeyings)
        if (way != keying() && m_ways->isAllowed(way) && hasTyped(way)) ways << m_ways->label(way);
    return ways.isEmpty()
               ? QString()
               : tr("Getippt und noch nicht geschrieben: %1.").arg(ways.join(QStringLiteral(", ")));
}

Fields SheetEntry::kept() const {
    QVariantList ways;
    for (const QStringList& way : m_typed) ways << QVariant(way);
    return fieldsOf(*this) << KeptField{kWays, ways};
}

void SheetEntry::setKept(const Fields& fields) {
    fillFields(*this, fields);
    for (const KeptField& field : fields) {
        if (field.name != kWays) continue;
        const QVariantList ways = field.value.toList();
        for (std::size_t way = 0; way < m_typed.size(); ++way)
            m_typed[way] = ways.value(static_cast<qsizetype>(way)).toStringList();
    }
    showMode();
}

// The points of a line and its figures are the same line.
void SheetEntry::clearWay() {
    m_points->setTyped({});
    if (keying() == Keying::Figures) {
        m_figures->clear();
        m_typed[static_cast<std::size_t>(Keying::Line)].clear();
    }
    m_reason->setText({});
    if (keying() == Keying::Final) m_ending->takeBack();
}

std::optional<tournament::Line> SheetEntry::line() const {
    const auto keyed = m_points->points(true);
    if (isEmpty() || !keyed) return std::nullopt;
    tournament::Line line;
    switch (keying()) {
    case Keying::Line:
        line.points = *keyed;
        return line;
    case Keying::Figures:
        line.figures = m_figures->figures();
        return line;
    case Keying::Fine:
        line.penalty = *keyed;
        line.why = utf8(m_reason->text().trimmed());
        return line;
    case Keying::Final:
    case Keying::Second:
        break;
    }
    return std::nullopt;
}

std::optional<tournament::FinalScore> SheetEntry::finalScore() const {
    if (keying() != Keying::Final) return std::nullopt;
    tournament::FinalScore score;
    score.ending = m_ending->ending();
    const auto keyed = m_points->points(false);
    if (!keyed && !(score.ending != Ending::Played && m_points->isEmpty())) return std::nullopt;
    score.points = keyed.value_or(std::vector<int>{});
    if (score.ending == Ending::Forfeit) score.forfeitBy = m_ending->givenUpBy();
    if (score.ending != Ending::Played) score.remark = utf8(m_reason->text().trimmed());
    return score;
}

std::optional<std::vector<int>> SheetEntry::secondScore() const {
    return keying() == Keying::Second ? m_points->points(false) : std::nullopt;
}

} // namespace schreiber::desktop
