#include "pages/round_entry.h"

#include "base/numbers.h"
#include "base/session.h"
#include "base/text.h"
#include "base/typed.h"
#include "pages/sheet_words.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/whole_label.h"

#include <desk/receipt.h>
#include <desk/sheets.h>
#include <tournament/heats.h>
#include <tournament/model.h>
#include <tournament/zero_sum.h>

#include <QAccessible>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <cstdlib>

namespace schreiber::desktop {
namespace {

constexpr int kLongestResult = 100;
constexpr int kLinesSaid = 2; // kept also while nothing is typed

// Also as a list has them, with semicolons, and with a true minus.
QStringList wordsOfResult(const QString& typed) {
    static const QRegularExpression kBetween(QStringLiteral("[;,\\s]+"));
    QString line = asLine(typed);
    line.replace(QChar(0x2212), QLatin1Char('-'));
    return line.split(kBetween, Qt::SkipEmptyParts);
}

std::optional<int> numberTyped(const QString& part) {
    bool isNumber = false;
    const int number = part.toInt(&isNumber);
    if (!isNumber || tournament::isMoreThanZeroSum(number)) return std::nullopt;
    return number;
}

} // namespace

RoundEntry::RoundEntry(Session& session, PromptBar& prompt, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_line(new QLineEdit(this))
    , m_said(new WholeLabel(this, kLinesSaid)) {
    auto* begin = new KeyButton(QStringLiteral("quickResult"), this);
    begin->setLabel(tr("Ergebnis eintippen"));
    connect(begin, &KeyButton::clicked, this, &RoundEntry::begin);
    m_line->setObjectName(QStringLiteral("quickLine"));
    m_line->setAccessibleName(tr("Tisch und Punkte"));
    m_line->setPlaceholderText(tr("Tisch, dann die Punkte nach den Plätzen: 3 34 -12 -18 -4"));
    m_line->setMaxLength(kLongestResult);
    m_said->setObjectName(QStringLiteral("quickSaid"));
    m_said->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_said->setMinimumHeight(kLinesSaid * fontMetrics().lineSpacing()); // also while nothing is said
    connect(m_line, &QLineEdit::textChanged, this, &RoundEntry::readBack);
    connect(m_line, &QLineEdit::returnPressed, this, &RoundEntry::write);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(begin);
    row->addWidget(m_line, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_said);
}

void RoundEntry::show(int round) {
    m_round = round;
    readBack();
}

void RoundEntry::begin() {
    m_line->setFocus();
    m_line->selectAll();
}

QString RoundEntry::typed() const {
    return asLine(m_line->text());
}

void RoundEntry::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit left();
    QWidget::keyPressEvent(event);
}

std::optional<int> RoundEntry::tableCalled(const QString& called) const {
    const tournament::Round* round = tournament::findRound(m_session.tournament(), m_round);
    if (round == nullptr) return std::nullopt;
    for (const tournament::Table& table : round->tables)
        if (text(tournament::tableCalled(*round, table)) == called) return table.number;
    return std::nullopt;
}

RoundEntry::Read RoundEntry::read() const {
    Read read;
    const QStringList parts = wordsOfResult(m_line->text());
    if (parts.isEmpty() || !m_session.isOpen()) return read;
    const auto wrong = [&](const QString& said) {
        read.said = said;
        read.isWrong = true;
        return read;
    };
    const auto table = tableCalled(parts.first());
    if (!table) return wrong(tr("Einen Tisch „%1“ gibt es in dieser Runde nicht.").arg(parts.first()));
    read.place = desk::SheetPlace{m_round, *table, 1};
    const auto view = desk::sheetView(m_session.tournament(), *read.place);
    if (!view.ok()) return wrong(m_session.inWords(view.error()));
    for (const QString& part : parts.mid(1)) {
        const auto number = numberTyped(part);
        if (!number) return wrong(tr("„%1“ ist keine Zahl, die hier stehen kann.").arg(part));
        read.points.push_back(*number);
    }
    const std::size_t seats = view->sideNames.size();
    if (read.points.size() > seats)
        return wrong(tr("An Tisch %1 sitzen %2, es stehen %3 Zahlen da.")
                         .arg(parts.first())
                         .arg(seats)
                         .arg(read.points.size()));
    read.said = tr("Tisch %1").arg(parts.first());
    if (!read.points.empty()) read.said += QStringLiteral(": ") + numbersInWords(*view, read.points);
    if (read.points.size() < seats) {
        const QString next = text(view->sideNames[read.points.size()]);
        const int missing = -static_cast<int>(tournament::sumOf(read.points));
        read.said += QLatin1Char('\n') +
                     (read.points.size() + 1 < seats
                          ? tr("Es kommt: %1.").arg(next)
                          : tr("Es kommt: %1; %2 macht die Summe 0.").arg(next, desktop::number(missing)));
        return read;
    }
    tournament::FinalScore score;
    score.points = read.points;
    const auto after = desk::sheetWith(m_session.tournament(), *read.place, score);
    if (!after.ok()) return wrong(read.said + QLatin1Char('\n') + m_session.inWords(after.error()));
    read.isWhole = true;
    read.said += QLatin1Char('\n') + tr("Summe 0. Enter schreibt es.");
    return read;
}

void RoundEntry::readBack() {
    const Read now = read();
    m_said->setText(now.said);
    setTone(*m_said, now.isWrong ? QStringLiteral("bad") : QString());
}

bool RoundEntry::write() {
    const Read now = read();
    if (!now.isWhole) {
        m_said->setText(now.said.isEmpty() ? tr("Es steht noch kein Ergebnis da.") : now.said);
        setTone(*m_said, QStringLiteral("bad"));
        QAccessibleEvent event(m_said, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
        return false;
    }
    tournament::FinalScore score;
    score.points = now.points;
    const auto done = [this] {
        m_line->setText({}); // not clear(): Ctrl+Z is to undo the action, not this
        m_line->setFocus();
    };
    const bool written = m_session.act(
        [place = *now.place, score](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::setResult(evening, place, score, confirmation);
        },
        [this, done](const QString& question, const std::function<bool()>& yes) {
            m_prompt.ask({question, false, {tr("So schreiben")}}, [yes, done](int, const QString&) {
                if (yes()) done();
            });
        });
    if (written) done();
    return written;
}

} // namespace schreiber::desktop
