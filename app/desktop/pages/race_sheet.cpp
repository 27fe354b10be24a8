#include "pages/race_sheet.h"

#include "base/brief.h"
#include "base/look.h"
#include "base/text.h"
#include "models/sheet_model.h"
#include "pages/sheet_entry.h"
#include "pages/sheet_words.h"
#include "pages/sheet_writer.h"
#include "widgets/prompt_bar.h"
#include "widgets/ruling_card.h"
#include "widgets/sheet_paper.h"
#include "widgets/whole_label.h"

#include <desk/line_marks.h>
#include <desk/sheets.h>
#include <desk/words.h>

#include <QAccessible>
#include <QFrame>
#include <QHBoxLayout>
#include <QVBoxLayout>

#include <papers/view.h>

namespace schreiber::desktop {
namespace {

constexpr int kReadBackLines = 3;

bool overByLines(const desk::SheetView& view) {
    const bool over = view.standing.winner || view.sheet.ending != tournament::Ending::Played;
    return over && !view.sheet.finalOnly;
}

// Not beside a final score, to which nobody deals.
bool tellsDealer(const SheetEntry& entry, bool isStacked, const QLabel& dealer) {
    const bool isFinal = entry.isOpen() && entry.keying() == Keying::Final;
    return !isStacked && !isFinal && !dealer.text().isEmpty();
}

} // namespace

RaceSheet::RaceSheet(Session& session, PromptBar& prompt, QWidget* parent)
    : SheetFace(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new SheetModel(this))
    , m_paper(new SheetPaper(m_model, parent)) {
    m_paper->setAccessibleName(tr("Geschriebene Zeilen"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(10);
    m_entry = new SheetEntry(this);
    m_writer = new SheetWriter(m_session, prompt, *m_entry, this);
    m_readBack = new QFrame(m_entry);
    m_readBack->setObjectName(QStringLiteral("sheetReadBack"));
    m_readBack->setProperty("role", QStringLiteral("strip"));
    m_readBack->setProperty("tone", QString());
    m_ahead = namedLabel(QStringLiteral("sheetAhead"), m_readBack);
    m_standing = namedLabel(QStringLiteral("sheetStanding"), m_readBack);
    m_standing->setProperty("role", QStringLiteral("strong"));
    auto* said = new QVBoxLayout;
    said->setSpacing(2);
    said->addWidget(m_ahead);
    said->addWidget(m_standing);
    said->addStretch(1);
    auto* beside = new QHBoxLayout(m_readBack); // the strut: a height of its own would cut what needs more
    beside->setContentsMargins(12, 6, 12, 6);
    beside->setSpacing(0);
    beside->addLayout(said, 1);
    beside->addItem(m_readBackStrut = new QSpacerItem(0, 0));
    m_entry->setReadBack(m_readBack);
    m_dealer = namedLabel(QStringLiteral("sheetDealer"), this);
    m_ruling = new RulingCard(this);
    for (QWidget* part : std::initializer_list<QWidget*>{m_entry, m_dealer, m_ruling})
        column->addWidget(part);
    connect(m_ruling, &RulingCard::opened, this, &RaceSheet::rulingAsked);
    connect(m_ruling, &RulingCard::printAsked, this, &RaceSheet::rulingPrinted);
    connect(m_paper, &QAbstractItemView::activated, this, [this](const QModelIndex& at) {
        const QVariant number = at.data(SheetModel::RulingRole);
        if (number.isValid()) emit rulingAsked(number.toInt());
    });
    connect(m_entry, &SheetEntry::entered, this, [this] {
        const QVariant ruling = m_paper->currentIndex().data(SheetModel::RulingRole);
        if (m_entry->isEmpty() && ruling.isValid()) return emit rulingAsked(ruling.toInt());
        m_writer->write();
    });
    connect(m_entry, &SheetEntry::typed, this, [this] {
        m_writer->mend();
        showAhead();
        emit typed();
    });
    connect(m_writer, &SheetWriter::lacking, this, &RaceSheet::showLack);
    connect(m_writer, &SheetWriter::asking, this, [this] {
        m_ahead->hide();
        setTone(*m_readBack, {});
    });
    connect(m_writer, &SheetWriter::written, this, &RaceSheet::written);
    connect(m_entry, &SheetEntry::keyingChanged, this, &RaceSheet::keyingChanged);
}

QWidget& RaceSheet::paper() {
    return *m_paper;
}

int RaceSheet::currentLine() const {
    return m_paper->currentLine();
}

void RaceSheet::stepLine(int by) {
    m_paper->stepLine(by);
}

void RaceSheet::setMirrored(bool mirrored) {
    m_model->setMirrored(mirrored);
    m_entry->setMirrored(mirrored);
}

int RaceSheet::leastWidth() const {
    return m_entry->widestWay();
}

// What is keyed and the paper's last lines are seen together: where one lies below the other, the paper is
// low as long as lines are keyed.
void RaceSheet::fitPaper(bool isStacked) {
    m_isStacked = isStacked;
    m_entry->setNarrow(isStacked);
    m_readBackStrut->changeSize(0, (kReadBackLines - (isStacked ? 1 : 0)) * fontMetrics().height() + 2);
    m_readBack->layout()->invalidate();
    m_paper->setLow(isStacked && m_entry->isOpen());
    m_standing->setVisible(!isCovered() && !m_standing->text().isEmpty());
    m_dealer->setVisible(tellsDealer(*m_entry, m_isStacked, *m_dealer));
}

bool RaceSheet::takeBesideWrite(QWidget* button) {
    m_entry->addBesideWrite(button);
    return true;
}

QString RaceSheet::headOf(const QString& state) const {
    return m_isStacked && m_entry->isOpen() ? m_entry->title() : state;
}

QString RaceSheet::besideHead() const {
    return m_view && m_entry->isOpen() ? dealerInShort(*m_view) : QString();
}

QString RaceSheet::rulesOf(const desk::SheetView& view) const {
    const QString rules = text(papers::rulesTitle(m_session.tournament().settings, m_session.language()));
    return view.target.countsDown()
               ? QStringLiteral("%1 → %2 · %3").arg(view.target.start).arg(view.target.target).arg(rules)
               : tr("zu %1 · %2").arg(view.target.target).arg(rules);
}

QString RaceSheet::lineHint(bool canStrike) const {
    if (!canStrike) return {};
    return m_ruling->isHidden() ? tr("↑ ↓ wählt die Zeile, F4 streicht sie.")
                                : tr("↑ ↓ wählt die Zeile · F4 streicht sie · Enter öffnet den Entscheid");
}

QString RaceSheet::strikeQuestion(int line, const desk::SheetView& after) const {
    return tr("Zeile %1 (%2) streichen: warum?").arg(line).arg(lineInWords(*m_view, line)) +
           QLatin1Char(' ') + aheadInWords(after);
}

void RaceSheet::showSheet(const desk::SheetView& view, bool isAnother) {
    m_view = view;
    m_writer->setView(m_view);
    QStringList names;
    for (const std::string& name : view.sideNames) names << text(name);
    const tournament::Sheet sheet = desk::reasonsInWords(view.sheet, view.rulings, m_session.language());
    SheetModel::RulingLines rulings;
    for (const tournament::Ruling& ruling : view.rulings)
        for (const tournament::RulingEntry& entry : ruling.entered)
            for (const tournament::Line& line : view.sheet.lines) {
                const bool isFine = line.n == entry.line && line.points.empty() && !line.penalty.empty();
                if (!isFine || entry.measure == tournament::Measure::Strike || !ruling.origin.empty())
                    continue;
                rulings[line.n] = {ruling.number, text(desk::reasonInWords(line.why, m_session.language())),
                                   sourceInWords(ruling, m_session.language())};
            }
    m_model->show(sheet, view.standing, names, view.target.countsDown() ? view.target.start : 0, rulings);
    std::vector<SheetPaper::Stroke> strokes;
    for (const GestrichenRows& rows : strokesOf(view)) strokes.push_back({rows.side, rows.from, rows.to});
    m_paper->setStrokes(std::move(strokes));
    m_paper->setTotals(overByLines(view) ? view.standing.score : std::vector<int>{});
    const bool disputed = view.sheet.state == tournament::SheetState::Disputed;
    m_paper->setSecond(disputed ? view.sheet.second : std::vector<int>());
    m_paper->toLastLine();
    m_entry->show(view);
    m_dealer->setText(dealerInWords(view));
    showRulings(view);
    showAhead();
    // A sheet that has lines goes on with lines.
    if (isAnother && !m_entry->isNew() && !view.sheet.finalOnly) m_entry->setKeying(Keying::Line);
}

// The last one of this game, not while it lies covered.
void RaceSheet::showRulings(const desk::SheetView& view) {
    const bool has = !view.rulings.empty() && !isCovered();
    m_ruling->setVisible(has);
    m_ruling->setBrief(m_entry->isOpen());
    if (has) m_ruling->show(view.rulings.back(), m_session.language());
}

void RaceSheet::showNothing() {
    m_ruling->hide();
    m_view.reset();
    m_writer->setView(m_view);
    m_model->clear();
    m_standing->clear();
    m_entry->showNothing();
}

void RaceSheet::showStanding(bool withScore) {
    if (!m_view) return m_standing->clear();
    desk::SheetView beside = *m_view; // the last ruling has a card of its own
    if (!beside.rulings.empty() && !isCovered()) beside.rulings.pop_back();
    QStringList standing{withScore ? standingInWords(*m_view) : QString(),
                         besideScore(m_session.tournament(), beside, m_session.language())};
    standing.removeAll(QString());
    m_standing->setText(brief(standing.join(QLatin1Char('\n')), kInMessage));
    m_standing->setVisible(!standing.isEmpty() && !isCovered());
    const bool disputed = m_view->sheet.state == tournament::SheetState::Disputed;
    setTone(*m_standing, disputed ? QStringLiteral("bad") : QString());
}

// Beside the fields, and gone with the next letter.
void RaceSheet::showLack(const QString& lack) {
    sayInTone(lack, QStringLiteral("bad"));
    m_ahead->show();
    QAccessibleEvent event(m_ahead, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void RaceSheet::sayInTone(const QString& words, const QString& tone) {
    m_ahead->setText(words);
    setTone(*m_ahead, tone);
    setTone(*m_readBack, tone);
}

void RaceSheet::showAhead() {
    sayInTone({}, {});
    m_ahead->hide();
    m_dealer->setVisible(tellsDealer(*m_entry, m_isStacked, *m_dealer));
    showStanding(!m_view || !sayAhead());
}

// Beside the fields there is room for a sentence; once it is written the whole is told.
QString RaceSheet::defaultAhead(const tournament::Line& line) const {
    auto decides = desk::defaultsThatDecide(m_session.tournament(), m_view->place, line);
    if (decides.empty()) return {};
    decides.front().code += "_ahead";
    return text(desk::warningInWords(decides.front(), m_session.language()));
}

bool RaceSheet::sayAhead() {
    std::optional<desk::Outcome<desk::SheetView>> after;
    const desk::SheetPlace& place = m_view->place;
    const bool open = m_entry->isOpen(); // else somebody else has written the end
    const auto line = open ? m_entry->line() : std::nullopt;
    auto score = open ? m_entry->finalScore() : std::nullopt;
    if (score && !m_entry->lackOfReason().isEmpty()) score->remark = "–"; // read back before it is typed
    if (line)
        after = desk::sheetWith(m_session.tournament(), place, *line);
    else if (score && !m_entry->isEmpty())
        after = desk::sheetWith(m_session.tournament(), place, *score);
    if (!after) return false;
    m_ahead->show();
    if (const auto doubt =
            line && after->ok() ? desk::whyNoDeal(m_session.tournament(), place, *line) : std::nullopt) {
        sayInTone(m_session.inWords(*doubt), QStringLiteral("warn"));
        return false;
    }
    if (after->ok()) {
        QStringList ahead{aheadInWords(**after), score ? surplusInWords(**after, score->points) : QString(),
                          m_entry->lackOfReason()};
        if (const QString order = line ? orderAhead(m_session.evening(), place, *line) : QString();
            !order.isEmpty())
            ahead = {order};
        else if (line)
            ahead << defaultAhead(*line);
        ahead.removeAll(QString());
        sayInTone(ahead.join(QLatin1Char('\n')),
                  m_entry->lackOfReason().isEmpty() ? QStringLiteral("good") : QStringLiteral("warn"));
        return true;
    }
    const bool strikes = hasOtherLines(after->error());
    sayInTone(strikes ? tr("%1 statt der Zeilen: Sie ergeben einen anderen Stand. Enter fragt, ob sie "
                           "gestrichen werden.")
                            .arg(numbersInWords(*m_view, score->points))
                      : m_session.inWords(after->error()),
              QStringLiteral("warn"));
    return strikes; // what the lines came to is not what is being typed
}

bool RaceSheet::isOpen() const {
    return m_entry->isOpen();
}

bool RaceSheet::isCovered() const {
    return m_view && m_entry->keying() == Keying::Second;
}

std::optional<int> RaceSheet::turnedLine() const {
    if (!m_view || m_view->sideNames.size() != 2) return std::nullopt;
    const bool turns = !isCovered() && m_entry->isEmpty();
    const tournament::Line* last = turns ? lineToTurn(m_view->sheet) : nullptr;
    return last != nullptr ? last->n : 0;
}

void RaceSheet::swapSides() {
    m_writer->swapSides();
}

void RaceSheet::write() {
    m_writer->write();
}

void RaceSheet::begin() {
    m_entry->begin();
}

bool RaceSheet::leaveWay() {
    return m_entry->leaveWay();
}

int RaceSheet::usual() const {
    return static_cast<int>(m_entry->usual());
}

void RaceSheet::setUsual(int way) {
    m_entry->setUsual(way == static_cast<int>(Keying::Final) ? Keying::Final : Keying::Line);
}

bool RaceSheet::isTyping() const {
    return m_view && m_entry->unwritten();
}

bool RaceSheet::isUntouched() const {
    return m_entry->isUntouched();
}

bool RaceSheet::isHalf() const {
    return isTyping() && m_entry->isHalf();
}

QString RaceSheet::typedInWords() const {
    return m_entry->typedInWords(m_model->sideNames());
}

Fields RaceSheet::kept() const {
    return m_entry->kept();
}

void RaceSheet::setKept(const Fields& fields) {
    m_entry->setKept(fields);
}

void RaceSheet::startAnew() {
    m_entry->startAnew();
    m_view.reset();
    m_writer->setView(m_view);
}

void RaceSheet::goToTyped() {
    m_entry->goToTyped();
}

bool RaceSheet::writeNext() {
    const auto way = m_entry->unwritten();
    if (!way) return false;
    m_entry->setKeying(*way);
    m_writer->write();
    return m_entry->unwritten() != way && !m_prompt.isAsking();
}

} // namespace schreiber::desktop
