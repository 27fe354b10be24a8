#include "pages/sheet_entry.h"

#include "base/text.h"
#include "models/draw_model.h"
#include "widgets/ending_box.h"
#include "widgets/figure_rows.h"
#include "widgets/flow_row.h"
#include "widgets/point_fields.h"
#include "widgets/whole_label.h"
#include "widgets/write_button.h"

#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Ending;

constexpr int kLongestLineReason = 200;

} // namespace

SheetEntry::SheetEntry(QWidget* parent)
    : QWidget(parent)
    // Tab goes in the order in which they are made.
    , m_ways(new KeyingWays(this))
    , m_title(new QLabel(this))
    , m_points(new PointFields(this))
    , m_hint(new WholeLabel(this))
    , m_figures(new FigureRows(this))
    , m_ending(new EndingBox(this))
    , m_reason(new QLineEdit(this))
    , m_write(new WriteButton(QStringLiteral("writeLine"), this))
    , m_column(new QVBoxLayout(this))
    , m_writeRow(new FlowRow(this)) {
    m_title->setObjectName(QStringLiteral("keyingTitle"));
    m_title->setProperty("role", QStringLiteral("sub"));
    m_write->setPrimary(true);
    m_hint->setObjectName(QStringLiteral("keyingHint"));
    m_hint->setProperty("role", QStringLiteral("muted"));
    m_reason->setObjectName(QStringLiteral("sheetReason"));
    m_reason->setAccessibleName(tr("Grund"));
    m_reason->setPlaceholderText(tr("Grund, kommt auf den Zettel"));
    m_reason->setMaxLength(kLongestLineReason);
    connectWays();
    connect(m_points, &PointFields::changed, this, &SheetEntry::typed);
    connect(m_points, &PointFields::entered, this, &SheetEntry::enterPressed);
    connect(m_reason, &QLineEdit::returnPressed, this, &SheetEntry::entered);
    connect(m_reason, &QLineEdit::textChanged, this, &SheetEntry::typed);
    connect(m_ending, &EndingBox::currentIndexChanged, this, [this] { showMode(); });
    connect(m_ending, &EndingBox::entered, this, [this] { enterPressed(m_ending); });
    connect(m_figures, &FigureRows::typed, this, &SheetEntry::typed);
    connect(m_figures, &FigureRows::entered, this, &SheetEntry::entered);
    connect(m_figures, &FigureRows::letterRefused, this, &SheetEntry::showHints);
    connect(m_write, &WriteButton::clicked, this, &SheetEntry::entered);
    m_write->setWritesFrom(
        [this](const QWidget* here) { // Enter goes on to the next field, and writes from the last
            const bool takesEnter =
                m_points->has(here) || m_figures->isAncestorOf(here) || here == m_ending || here == m_reason;
            return takesEnter && goesOnFrom(here) == nullptr;
        });
    connect(this, &SheetEntry::typed, m_write, &WriteButton::showKey);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_writeRow->setSpacing(m_column->spacing(), m_column->spacing());
    m_writeRow->add(m_write, 1);
    layOutParts();
}

// In one column what is typed and read back comes first, and then how else it could be keyed.
void SheetEntry::layOutParts() {
    while (m_column->count() > 0) delete m_column->takeAt(0);
    const auto add = [this](std::initializer_list<QWidget*> parts) {
        for (QWidget* part : parts)
            if (part != nullptr) m_column->addWidget(part);
    };
    if (!m_isNarrow) add({m_ways, m_title});
    add({m_points, m_figures, m_ending, m_reason});
    if (m_isNarrow) add({m_readBack});
    add({m_writeRow, m_hint});
    if (m_isNarrow)
        add({m_ways, m_title});
    else
        add({m_readBack});
}

void SheetEntry::setReadBack(QWidget* readBack) {
    m_readBack = readBack;
    layOutParts();
}

void SheetEntry::setNarrow(bool narrow) {
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    m_points->setNarrow(narrow);
    layOutParts();
    m_writeRow->showIfFilled();
    m_title->setVisible(isOpen() && !narrow);
}

void SheetEntry::addBesideWrite(QWidget* button) {
    const bool hidden = button->isHidden();
    m_writeRow->add(button);
    button->setVisible(!hidden); // a new parent hides it
    m_writeRow->showIfFilled();
}

QString SheetEntry::title() const {
    return m_title->text();
}

// A fine is not the score that was typed; each way of keying keeps what is typed in it.
void SheetEntry::connectWays() {
    connect(m_ways, &KeyingWays::left, this, [this](Keying way) {
        m_typed[static_cast<std::size_t>(way)] = m_points->typed() << m_reason->text();
    });
    connect(m_ways, &KeyingWays::entered, this, [this](Keying way) {
        const QStringList kept = m_typed[static_cast<std::size_t>(way)];
        m_points->setTyped(kept.isEmpty() ? kept : kept.first(kept.size() - 1));
        m_reason->setText(kept.isEmpty() ? QString() : kept.back());
        showMode();
        emit keyingChanged();
    });
    connect(m_ways, &KeyingWays::clicked, this, [this](Keying way) {
        choose(way);
        begin(); // the arrow keys go on among the ways
    });
    // The key again stays there, and what was typed there before makes way for what is typed now.
    connect(m_ways, &KeyingWays::keyPressed, this, [this](Keying way) {
        choose(way);
        if (way == Keying::Figures) return begin();
        m_points->goToFirst(true);
    });
}

void SheetEntry::setMirrored(bool mirrored) {
    m_points->setMirrored(mirrored);
}

void SheetEntry::choose(Keying keying) {
    const bool putsAway = keying == Keying::Line && !m_above.finalOnly; // the fields of a game that is over
    if (!m_ways->isAllowed(keying) && !putsAway) return;
    if (keying != this->keying() && hasTyped(this->keying())) m_interrupted = this->keying();
    m_rewrites = keying == Keying::Final;
    setKeying(keying);
    showMode(); // also of what was chosen already
}

Keying SheetEntry::usualHere() const {
    if (m_above.finalOnly) return Keying::Final;
    return m_above.isNew ? m_usual : Keying::Line;
}

bool SheetEntry::leaveWay() {
    const Keying left = keying();
    if (isOpen() && left == Keying::Final && (m_above.finalOnly || m_above.hasResult)) {
        clearWay(); // what stands there stays
        m_rewrites = false;
        m_interrupted.reset();
        if (!m_above.finalOnly) setKeying(Keying::Line); // of a game that is over: no fields
        showMode();
        return !isOpen();
    }
    const Keying back = left == usualHere() ? Keying::Line : usualHere();
    if (m_sides == 0 || left == Keying::Line) return false;
    choose(back);
    m_interrupted.reset();
    m_rewrites = false;
    showMode();
    return keying() != left;
}

void SheetEntry::startAnew() {
    clear();
    m_rewrites = false;
    setKeying(m_usual);
}

void SheetEntry::resume(bool wasNew) {
    clearWay();
    m_rewrites = false;
    if (wasNew && keying() != Keying::Fine)
        m_usual = keying() == Keying::Final ? Keying::Final : Keying::Line;
    const auto interrupted = std::exchange(m_interrupted, std::nullopt);
    if (interrupted && hasTyped(*interrupted))
        setKeying(*interrupted);
    else if (keying() != Keying::Figures)
        setKeying(usualHere());
}

bool SheetEntry::isOpen() const {
    return m_ways->isAllowed(keying()) && !isFolded();
}

// The final score stands there, and nobody is writing another: what is to be done with it has the room.
bool SheetEntry::isFolded() const {
    return m_above.finalOnly && m_above.hasResult && !m_rewrites && keying() == Keying::Final &&
           !hasTyped(Keying::Final);
}

void SheetEntry::show(const desk::SheetView& view) {
    m_sides = static_cast<int>(view.sideNames.size());
    QStringList names;
    for (const std::string& name : view.sideNames) names << text(name);
    m_points->setSides(names);
    m_figures->setSides(names);
    m_ending->showSheet(view.sheet, names);

    const bool disputed = view.sheet.state == tournament::SheetState::Disputed;
    m_above.hasResult = tournament::isWritten(view.sheet) ||
                        (disputed && tournament::isGameOver(view.sheet, view.target)); // else it goes on
    const bool takesLines = !view.standing.winner && !view.standing.undecided && !view.sheet.finalOnly &&
                            view.sheet.ending == Ending::Played;
    m_above.isNew =
        !m_above.hasResult && std::all_of(view.sheet.lines.begin(), view.sheet.lines.end(),
                                          [](const tournament::Line& line) { return line.points.empty(); });
    m_above.nextLine = view.sheet.lines.empty() ? 1 : view.sheet.lines.back().n + 1;
    m_above.hasFines =
        std::any_of(view.sheet.lines.begin(), view.sheet.lines.end(),
                    [](const tournament::Line& line) { return !line.struck && !line.penalty.empty(); });
    m_above.finalOnly = view.sheet.finalOnly;
    m_above.hasDeals = !m_above.finalOnly && std::any_of(view.sheet.lines.begin(), view.sheet.lines.end(),
                                                         [](const tournament::Line& line) {
                                                             return !line.struck && !line.points.empty();
                                                         });
    m_ways->allow({takesLines, takesLines, takesLines, true, m_above.hasResult});
    if (!m_ways->isAllowed(keying())) setKeying(view.sheet.finalOnly ? Keying::Final : Keying::Line);
    showMode();
}

void SheetEntry::showNothing() {
    m_ways->allow({});
    m_points->setSides({});
    m_sides = 0;
    m_above.isNew = false;
    setKeying(Keying::Line);
    showMode();
}

int SheetEntry::widestWay() const {
    return m_figures->minimumSizeHint().width();
}

// A game that is over takes nothing more of this kind: there are no fields then.
void SheetEntry::showMode() {
    const Keying mode = keying();
    const bool figures = mode == Keying::Figures;
    m_points->setVisible(isOpen() && !figures);
    m_points->sendLettersTo(mode == Keying::Final ? m_ending : nullptr); // one says how the game ended
    m_write->setVisible(isOpen());
    m_write->setPrimary(!m_above.hasResult || mode == Keying::Second); // else confirming is next
    m_figures->setVisible(figures && isOpen());
    m_ending->setVisible(mode == Keying::Final && isOpen());
    m_reason->setVisible(isOpen() &&
                         (mode == Keying::Fine || (mode == Keying::Final && !m_ending->isPlayedOut())));
    const QString deeds[] = {tr("Zeile schreiben"), tr("Figuren schreiben"), tr("Strafe schreiben"),
                             tr("Endstand schreiben"), tr("Vergleichen")};
    m_write->setDeed(deeds[static_cast<std::size_t>(mode)]);
    m_write->setMinimumWidth(m_write->widthWithoutKey()); // what has no room beside it goes below
    m_writeRow->showIfFilled();
    const QString titles[] = {tr("Zeile %1").arg(m_above.nextLine),
                              tr("Zeile %1 nach Figuren").arg(m_above.nextLine), tr("Strafe"),
                              tr("Endstand der ganzen Partie"), tr("Zweite Eingabe: Endstand")};
    m_title->setText(titles[static_cast<std::size_t>(mode)]);
    m_title->setVisible(isOpen() && !m_isNarrow); // the page's head says it then
    showHints({});
    emit typed();
}

// What was typed last comes first, where it was nothing.
void SheetEntry::showHints(const QString& refused) {
    QStringList hints{refused, hint(), unwrittenElsewhere()};
    hints.removeAll(QString());
    m_hint->setText(hints.join(QLatin1Char('\n')));
    const bool isKeyed = isEnabled() && (isOpen() || isFolded()); // not once all is closed
    m_hint->setVisible(isKeyed && !m_hint->text().isEmpty());
}

QString SheetEntry::hint() const {
    const Keying mode = keying();
    if (mode == Keying::Fine) return tr("Wie viele Strafpunkte, und warum.");
    if (mode == Keying::Second)
        return tr("Vom Papier noch einmal, ohne hinzusehen, was schon geschrieben ist.");
    if (mode != Keying::Final) return {};
    if (m_above.hasDeals) return tr("Ein anderer Endstand streicht die Zeilen, mit Grund.");
    if (m_above.hasResult) return isFolded() ? tr("Steht schon da. F7: neu schreiben.") : QString();
    if (m_above.hasFines) return tr("Wie er auf dem Papier steht, die Strafe schon eingerechnet.");
    return m_above.isNew && m_usual == Keying::Final ? tr("Wie auf dem Zettel vorher. Esc: Zeile für Zeile.")
                                                     : QString();
}

// Where half of it is typed already, at what is missing.
void SheetEntry::begin() {
    if (keying() == Keying::Figures) return m_figures->begin();
    m_points->begin();
}

void SheetEntry::selectTyped() {
    if (auto* field = qobject_cast<QLineEdit*>(focusWidget()); field != nullptr) field->selectAll();
}

QString SheetEntry::goToLack() {
    if (!isOpen()) return {};
    const Keying mode = keying();
    const Ending ending = m_ending->ending();
    if (mode == Keying::Figures) {
        if (!m_figures->figures().empty()) return {};
        m_figures->begin();
        return tr("Es ist noch keine Figur gewählt.");
    }
    const bool endsOtherwise = mode == Keying::Final && ending != Ending::Played && m_ending->isAnother();
    if (m_points->isEmpty() && !endsOtherwise) {
        m_points->goToFirst();
        if (mode == Keying::Second) return tr("Erst die zweite Eingabe: der Endstand vom Papier.");
        return tr("Es sind noch keine Punkte eingetippt.");
    }
    const bool emptyIsNought =
        mode == Keying::Line || mode == Keying::Fine || (endsOtherwise && m_points->isEmpty());
    if (const auto side = m_points->lacking(emptyIsNought)) {
        m_points->goTo(*side);
        return tr("Es fehlen noch die Punkte von %1.").arg(sideName(*side, m_sides));
    }
    const QString lack = lackOfReason();
    if (!lack.isEmpty()) m_reason->setFocus();
    return lack;
}

QString SheetEntry::lackOfReason() const {
    const bool byRuling = m_ending->ending() == Ending::Ruling;
    const bool needsReason = keying() == Keying::Fine || (keying() == Keying::Final && byRuling);
    if (!needsReason || !m_reason->text().trimmed().isEmpty()) return {};
    return tr("Es fehlt noch der Grund; er kommt auf den Zettel.");
}

bool SheetEntry::isHalf() const {
    return keying() != Keying::Figures && !m_points->isEmpty() &&
           m_points->lacking(keying() == Keying::Fine).has_value();
}

bool SheetEntry::isEmpty() const {
    return keying() == Keying::Figures ? m_figures->figures().empty() : m_points->isEmpty();
}

void SheetEntry::clear() {
    m_interrupted.reset();
    m_points->setTyped({});
    m_typed = {};
    m_figures->clear();
    m_reason->setText({});
    m_ending->reset();
}

void SheetEntry::swapSides() {
    if (keying() == Keying::Figures) return m_figures->swapSides();
    m_points->swapSides();
}

QWidget* SheetEntry::goesOnFrom(const QWidget* field) const {
    const bool lacksReason = !m_reason->isHidden() && m_reason->text().isEmpty();
    if (field == m_ending) return lacksReason ? m_reason : nullptr;
    if (!m_points->has(field)) return m_figures->fieldAfter(field);
    if (QLineEdit* next = m_points->fieldAfter(field)) return next;
    return lacksReason && !m_points->isEmpty() ? m_reason : nullptr;
}

void SheetEntry::enterPressed(const QWidget* field) {
    if (QWidget* next = goesOnFrom(field))
        next->setFocus(Qt::TabFocusReason); // another number is not one more digit
    else
        emit entered();
}

} // namespace schreiber::desktop
