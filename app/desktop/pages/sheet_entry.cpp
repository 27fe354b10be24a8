#include "pages/sheet_entry.h"

#include "base/shortcuts.h"
#include "base/text.h"
#include "models/draw_model.h"
#include "widgets/figure_rows.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/whole_label.h"

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QRegularExpressionValidator>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kNameLines = 3; // SIE and two names: the fields stay where they are

using tournament::Ending;

constexpr std::size_t kMostSides = 3;
constexpr int kLongestLineReason = 200;

} // namespace

SheetEntry::SheetEntry(QWidget* parent)
    : QWidget(parent)
    , m_fields(new QHBoxLayout) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    // Tab goes in the order in which they are made.
    buildModes();
    m_title = new QLabel(this);
    m_title->setObjectName(QStringLiteral("keyingTitle"));
    m_title->setProperty("role", QStringLiteral("sub"));
    column->addWidget(m_title);
    buildFields();
    m_hint = new WholeLabel(this);
    m_figures = new FigureRows(this);
    m_ending = new QComboBox(this);
    m_reason = new QLineEdit(this);
    m_write = new KeyButton(QStringLiteral("writeLine"), this);
    m_write->setPrimary(true);
    m_hint->setObjectName(QStringLiteral("keyingHint"));
    m_hint->setProperty("role", QStringLiteral("muted"));
    m_ending->setObjectName(QStringLiteral("ending"));
    m_ending->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    m_ending->setMinimumContentsLength(12);
    m_ending->setAccessibleName(tr("Wie die Partie endete"));
    m_ending->installEventFilter(this);
    m_reason->setObjectName(QStringLiteral("sheetReason"));
    m_reason->setAccessibleName(tr("Grund"));
    m_reason->setPlaceholderText(tr("Grund, kommt auf den Zettel"));
    m_reason->setMaxLength(kLongestLineReason);
    connect(m_reason, &QLineEdit::returnPressed, this, &SheetEntry::entered);
    connect(m_reason, &QLineEdit::textChanged, this, &SheetEntry::typed);
    connect(m_ending, &QComboBox::currentIndexChanged, this, [this] { showMode(); });
    connect(m_figures, &FigureRows::typed, this, &SheetEntry::typed);
    connect(m_figures, &FigureRows::entered, this, &SheetEntry::entered);
    connect(m_figures, &FigureRows::letterRefused, this, &SheetEntry::showHints);
    connect(m_write, &KeyButton::clicked, this, &SheetEntry::entered);
    for (const QKeySequence& key : shortcuts::allOf(u"writeLineFromAny")) {
        auto* fromAny = new QShortcut(key, this);
        fromAny->setContext(Qt::WidgetWithChildrenShortcut);
        fromAny->setAutoRepeat(false);
        connect(fromAny, &QShortcut::activated, this, &SheetEntry::entered);
    }
    connect(qApp, &QApplication::focusChanged, this, &SheetEntry::showWriteKey);
    connect(this, &SheetEntry::typed, this, &SheetEntry::showWriteKey);
    for (QWidget* part : std::initializer_list<QWidget*>{m_figures, m_hint, m_ending, m_reason, m_write})
        column->addWidget(part);
}

// The fields lose the keyboard as they go.
SheetEntry::~SheetEntry() {
    disconnect(qApp, nullptr, this, nullptr);
}

void SheetEntry::buildModes() {
    const struct {
        const char* name;
        QString label;
    } modes[] = {
        {"lineByLine", tr("&Zeile für Zeile")},
        {"byFigures", tr("Figuren")},
        {"fine", tr("Strafe")},
        {"finalScore", tr("Nur Endstand")},
        {"secondKeying", tr("Zweite Eingabe")},
    };
    auto* row = new FlowRow(this);
    row->setSpacing(14, 4);
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        const QString key = shortcuts::inWords(QLatin1String(modes[i].name));
        auto* mode = new QRadioButton(
            key.isEmpty() ? modes[i].label : QStringLiteral("%1  (%2)").arg(modes[i].label, key), row);
        mode->setObjectName(QLatin1String(modes[i].name));
        mode->setChecked(i == 0);
        m_modes[i] = mode;
        connect(mode, &QRadioButton::toggled, this, [this, i](bool chosen) {
            // A fine is not the score that was typed; each way of keying keeps what is typed in it.
            QStringList& kept = m_typed[i];
            std::vector<QLineEdit*> fields = m_points;
            fields.push_back(m_reason);
            if (!chosen) kept.clear();
            for (std::size_t field = 0; field < fields.size(); ++field) {
                if (chosen)
                    fields[field]->setText(kept.value(static_cast<qsizetype>(field)));
                else
                    kept << fields[field]->text();
            }
            if (!chosen) return;
            showMode();
            emit keyingChanged();
        });
        const auto keying = static_cast<Keying>(i);
        connect(mode, &QRadioButton::clicked, this, [this, keying] {
            choose(keying);
            begin(); // the arrow keys go on among the ways
        });
        if (key.isEmpty()) continue;
        // The key again stays there, and what was typed there before makes way for what is typed now.
        connect(new QShortcut(shortcuts::of(mode->objectName()), this), &QShortcut::activated, this,
                [this, keying] {
                    choose(keying);
                    if (keying == Keying::Figures) return begin();
                    QLineEdit* const first = inOrder().front();
                    first->setFocus();
                    first->selectAll();
                });
    }
    // Beside each other what is keyed alike: lines, then scores; the shorter ones stand below one another.
    QRadioButton* const line = m_modes[static_cast<std::size_t>(Keying::Line)];
    QRadioButton* const final = m_modes[static_cast<std::size_t>(Keying::Final)];
    for (const QRadioButton* mode : {line, final}) mode->ensurePolished();
    const int wide = std::max(line->sizeHint().width(), final->sizeHint().width());
    for (QRadioButton* mode : {line, final}) mode->setMinimumWidth(wide);
    for (const Keying keying : {Keying::Line, Keying::Figures, Keying::Final, Keying::Fine, Keying::Second})
        row->add(m_modes[static_cast<std::size_t>(keying)]);
    layout()->addWidget(row);
}

void SheetEntry::buildFields() {
    m_fields->setSpacing(14);
    for (std::size_t side = 0; side < kMostSides; ++side) {
        auto* box = new QVBoxLayout;
        auto* name = new QLabel(this);
        name->setTextFormat(Qt::PlainText);
        name->setWordWrap(true);
        name->setObjectName(QStringLiteral("pointsName%1").arg(side));
        name->setAlignment(Qt::AlignBottom | Qt::AlignHCenter);
        auto* points = new QLineEdit(this);
        points->setObjectName(QStringLiteral("points%1").arg(side));
        points->setProperty("role", QStringLiteral("points"));
        points->setAlignment(Qt::AlignCenter);
        points->setValidator(
            new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[-−]?\\d{0,3}")), points));
        connect(points, &QLineEdit::returnPressed, this, [this, points] { enterPressed(points); });
        connect(points, &QLineEdit::textChanged, this, &SheetEntry::typed);
        points->installEventFilter(this);
        box->addWidget(name, 1);
        box->addWidget(points);
        m_fields->addLayout(box, 1);
        m_names.push_back(name);
        m_points.push_back(points);
    }
    static_cast<QVBoxLayout*>(layout())->addLayout(m_fields);
}

void SheetEntry::setMirrored(bool mirrored) {
    if (mirrored == m_mirrored) return;
    m_mirrored = mirrored;
    m_fields->setDirection(mirrored ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight);
    for (std::size_t side = 1; side < kMostSides; ++side) {
        QLineEdit* const earlier = mirrored ? m_points[kMostSides - side] : m_points[side - 1];
        QLineEdit* const later = mirrored ? m_points[kMostSides - side - 1] : m_points[side];
        setTabOrder(earlier, later);
    }
}

// The fields of the sides as the columns of the paper stand, from the left.
std::vector<QLineEdit*> SheetEntry::inOrder() const {
    std::vector<QLineEdit*> fields(m_points.begin(), m_points.begin() + std::max(1, m_sides));
    if (m_mirrored) std::reverse(fields.begin(), fields.end());
    return fields;
}

QLineEdit* SheetEntry::fieldAfter(const QObject* field) const {
    const std::vector<QLineEdit*> fields = inOrder();
    const auto here = std::find(fields.begin(), fields.end(), field);
    return here == fields.end() || here + 1 == fields.end() ? nullptr : *(here + 1);
}

Keying SheetEntry::keying() const {
    const auto chosen = std::find_if(m_modes.begin(), m_modes.end(),
                                     [](const QRadioButton* mode) { return mode->isChecked(); });
    return static_cast<Keying>(chosen - m_modes.begin());
}

void SheetEntry::setKeying(Keying keying) {
    m_modes[static_cast<std::size_t>(keying)]->setChecked(true);
}

void SheetEntry::choose(Keying keying) {
    const bool putsAway = keying == Keying::Line && !m_finalOnly; // the fields of a game that is over
    if (!m_allowed[static_cast<std::size_t>(keying)] && !putsAway) return;
    if (keying != this->keying() && hasTyped(this->keying())) m_interrupted = this->keying();
    m_rewrites = keying == Keying::Final;
    setKeying(keying);
    showMode(); // also of what was chosen already
}

Keying SheetEntry::usualHere() const {
    if (m_finalOnly) return Keying::Final;
    return m_isNew ? m_usual : Keying::Line;
}

bool SheetEntry::leaveWay() {
    const Keying left = keying();
    if (isOpen() && left == Keying::Final && m_finalOnly) {
        clearWay(); // what stands there stays
        m_rewrites = false;
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
    return m_allowed[static_cast<std::size_t>(keying())] && !isFolded();
}

// The final score stands there, and nobody is writing another: what is to be done with it has the room.
bool SheetEntry::isFolded() const {
    return m_finalOnly && m_hasResult && !m_rewrites && keying() == Keying::Final && !hasTyped(Keying::Final);
}

void SheetEntry::show(const desk::SheetView& view) {
    m_sides = static_cast<int>(view.sideNames.size());
    QStringList names;
    for (std::size_t side = 0; side < kMostSides; ++side) {
        const bool plays = static_cast<int>(side) < m_sides;
        m_fields->setStretch(static_cast<int>(side), plays ? 1 : 0);
        if (!plays) continue;
        const QString name = text(view.sideNames[side]);
        names << name;
        m_names[side]->setText(sideName(static_cast<int>(side), m_sides) + QLatin1Char('\n') +
                               QString(name).replace(QStringLiteral(" / "), QStringLiteral("\n")));
        m_points[side]->setAccessibleName(tr("Punkte für %1").arg(name));
    }
    fitNames();
    m_figures->setSides(names);
    showEndings(view);

    const bool disputed = view.sheet.state == tournament::SheetState::Disputed;
    m_hasResult = tournament::isWritten(view.sheet) ||
                  (disputed && tournament::isGameOver(view.sheet, view.target)); // else it goes on
    const bool takesLines = !view.standing.winner && !view.standing.undecided && !view.sheet.finalOnly &&
                            view.sheet.ending == Ending::Played;
    m_isNew = !m_hasResult && std::all_of(view.sheet.lines.begin(), view.sheet.lines.end(),
                                          [](const tournament::Line& line) { return line.points.empty(); });
    m_nextLine = view.sheet.lines.empty() ? 1 : view.sheet.lines.back().n + 1;
    m_hasFines =
        std::any_of(view.sheet.lines.begin(), view.sheet.lines.end(),
                    [](const tournament::Line& line) { return !line.struck && !line.penalty.empty(); });
    m_finalOnly = view.sheet.finalOnly;
    m_hasDeals = !m_finalOnly && std::any_of(view.sheet.lines.begin(), view.sheet.lines.end(),
                                             [](const tournament::Line& line) {
                                                 return !line.struck && !line.points.empty();
                                             });
    m_allowed = {takesLines, takesLines, takesLines, true, m_hasResult};
    for (std::size_t i = 0; i < m_modes.size(); ++i) {
        m_modes[i]->setEnabled(m_allowed[i]);
        m_modes[i]->setVisible(m_allowed[i]);
    }
    if (!m_allowed[static_cast<std::size_t>(keying())])
        setKeying(view.sheet.finalOnly ? Keying::Final : Keying::Line);
    showMode();
}

void SheetEntry::showNothing() {
    m_allowed = {};
    for (QRadioButton* mode : m_modes) {
        mode->setEnabled(false);
        mode->hide();
    }
    m_sides = 0;
    m_isNew = false;
    setKeying(Keying::Line);
    showMode();
}

int SheetEntry::widestWay() const {
    return m_figures->minimumSizeHint().width();
}

void SheetEntry::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNames();
}

// A long name takes a line more where letters are large.
void SheetEntry::fitNames() {
    const int sides = std::max(m_sides, 1);
    const int each = (width() - (sides - 1) * m_fields->spacing()) / sides;
    const int line = fontMetrics().height();
    const auto heightOf = [](const QLabel& name, int room) {
        const QRect whole(0, 0, std::max(room, 1), QWIDGETSIZE_MAX);
        return name.fontMetrics().boundingRect(whole, Qt::TextWordWrap, name.text()).height();
    };
    for (QLabel* name : m_names) name->setMinimumHeight(std::max(kNameLines * line, heightOf(*name, each)));
}

// A game that is over takes nothing more of this kind: there are no fields then.
void SheetEntry::showMode() {
    const Keying mode = keying();
    const bool figures = mode == Keying::Figures;
    for (std::size_t side = 0; side < kMostSides; ++side) {
        const bool plays = static_cast<int>(side) < m_sides;
        m_names[side]->setVisible(plays && isOpen() && !figures);
        m_points[side]->setVisible(plays && isOpen() && !figures);
    }
    m_write->setVisible(isOpen());
    m_write->setPrimary(!m_hasResult || mode == Keying::Second); // else confirming is next
    m_figures->setVisible(figures && isOpen());
    m_ending->setVisible(mode == Keying::Final && isOpen());
    m_reason->setVisible(isOpen() &&
                         (mode == Keying::Fine || (mode == Keying::Final && m_ending->currentIndex() > 0)));
    showWriteKey();
    m_title->setText(titleOf(mode));
    m_title->setVisible(isOpen());
    showHints({});
    emit typed();
}

// Enter goes on to the next field, and writes from the last one; Ctrl+Enter writes from any.
void SheetEntry::showWriteKey() {
    const QString labels[] = {tr("Zeile schreiben"), tr("Figuren schreiben"), tr("Strafe schreiben"),
                              tr("Endstand schreiben"), tr("Vergleichen")};
    const bool goesOn = goesOnFrom(QApplication::focusWidget());
    m_write->setLabel(labels[static_cast<std::size_t>(keying())], KeyButton::Key::ShownOnly,
                      goesOn ? u"writeLineFromAny" : u"writeLine");
}

// What was typed last comes first, where it was nothing.
void SheetEntry::showHints(const QString& refused) {
    QStringList hints{refused, hintFor(keying()), unwrittenElsewhere()};
    hints.removeAll(QString());
    m_hint->setText(hints.join(QLatin1Char('\n')));
    m_hint->setVisible((isOpen() || isFolded()) && !m_hint->text().isEmpty());
}

QString SheetEntry::titleOf(Keying mode) const {
    switch (mode) {
    case Keying::Line:
        return tr("Zeile %1").arg(m_nextLine);
    case Keying::Figures:
        return tr("Zeile %1 nach Figuren").arg(m_nextLine);
    case Keying::Fine:
        return tr("Strafe");
    case Keying::Final:
        return tr("Endstand der ganzen Partie");
    case Keying::Second:
        break;
    }
    return tr("Zweite Eingabe: Endstand");
}

QString SheetEntry::hintFor(Keying mode) const {
    if (mode == Keying::Fine) return tr("Wie viele Strafpunkte, und warum.");
    if (mode == Keying::Second)
        return tr("Vom Papier noch einmal, ohne hinzusehen, was schon geschrieben ist.");
    if (mode != Keying::Final) return {};
    if (m_hasDeals) return tr("Ein anderer Endstand streicht die Zeilen, mit Grund.");
    if (m_hasResult) return isFolded() ? tr("Steht schon da. F7: neu schreiben.") : QString();
    if (m_hasFines) return tr("Wie er auf dem Papier steht, die Strafe schon eingerechnet.");
    return m_isNew && m_usual == Keying::Final ? tr("Wie auf dem Zettel vorher. Esc: Zeile für Zeile.")
                                               : QString();
}

void SheetEntry::showEndings(const desk::SheetView& view) {
    const int chosen = m_ending->currentIndex();
    const QSignalBlocker quiet(m_ending);
    m_ending->clear();
    m_ending->addItem(tr("s  ausgespielt"), static_cast<int>(Ending::Played));
    m_ending->addItem(tr("z  nach Zeit beendet"), static_cast<int>(Ending::Time));
    m_ending->addItem(tr("e  durch Entscheid beendet"), static_cast<int>(Ending::Ruling));
    int side = 0;
    for (const std::string& name : view.sideNames)
        m_ending->addItem(tr("a  aufgegeben: %1").arg(text(name)), kGivenUpBy + side++);
    // What stands on the sheet shows, until somebody chooses something else.
    const bool untouched = chosen == m_writtenEnding;
    const bool givenUp = view.sheet.ending == Ending::Forfeit;
    m_writtenEnding =
        m_ending->findData(givenUp ? kGivenUpBy + view.sheet.forfeitBy : static_cast<int>(view.sheet.ending));
    m_ending->setCurrentIndex(untouched ? m_writtenEnding : std::clamp(chosen, 0, m_ending->count() - 1));
}

Ending SheetEntry::chosenEnding() const {
    const int chosen = m_ending->currentData().toInt();
    return chosen >= kGivenUpBy ? Ending::Forfeit : static_cast<Ending>(chosen);
}

// Where half of it is typed already, at what is missing.
void SheetEntry::begin() {
    if (keying() == Keying::Figures) return m_figures->begin();
    const std::vector<QLineEdit*> fields = inOrder();
    const auto empty = std::find_if(fields.begin(), fields.end(),
                                    [](const QLineEdit* field) { return field->text().isEmpty(); });
    QLineEdit* const field = empty == fields.end() ? fields.front() : *empty;
    field->setFocus();
    field->selectAll(); // another figure is not one more digit
}

void SheetEntry::selectTyped() {
    if (auto* field = qobject_cast<QLineEdit*>(focusWidget()); field != nullptr) field->selectAll();
}

QString SheetEntry::goToLack() {
    if (!isOpen()) return {};
    const Keying mode = keying();
    const Ending ending = chosenEnding();
    if (mode == Keying::Figures) {
        if (!m_figures->figures().empty()) return {};
        m_figures->begin();
        return tr("Es ist noch keine Figur gewählt.");
    }
    const bool endsOtherwise =
        mode == Keying::Final && ending != Ending::Played && m_ending->currentIndex() != m_writtenEnding;
    if (nothingTyped() && !endsOtherwise) {
        inOrder().front()->setFocus();
        if (mode == Keying::Second) return tr("Erst die zweite Eingabe: der Endstand vom Papier.");
        return tr("Es sind noch keine Punkte eingetippt.");
    }
    const bool emptyIsNought =
        mode == Keying::Line || mode == Keying::Fine || (endsOtherwise && nothingTyped());
    for (QLineEdit* field : inOrder()) {
        const QString typed = field->text();
        if (typed.isEmpty() ? emptyIsNought : typed.back().isDigit()) continue;
        field->setFocus();
        const auto side = std::find(m_points.begin(), m_points.end(), field) - m_points.begin();
        return tr("Es fehlen noch die Punkte von %1.").arg(sideName(static_cast<int>(side), m_sides));
    }
    const QString lack = lackOfReason();
    if (!lack.isEmpty()) m_reason->setFocus();
    return lack;
}

QString SheetEntry::lackOfReason() const {
    const bool byRuling = chosenEnding() == Ending::Ruling;
    const bool needsReason = keying() == Keying::Fine || (keying() == Keying::Final && byRuling);
    if (!needsReason || !m_reason->text().trimmed().isEmpty()) return {};
    return tr("Es fehlt noch der Grund; er kommt auf den Zettel.");
}

bool SheetEntry::nothingTyped() const {
    return std::all_of(m_points.begin(), m_points.end(),
                       [](const QLineEdit* field) { return field->text().isEmpty(); });
}

bool SheetEntry::isEmpty() const {
    return keying() == Keying::Figures ? m_figures->figures().empty() : nothingTyped();
}

void SheetEntry::clear() {
    m_interrupted.reset();
    for (QLineEdit* field : m_points) field->setText({}); // unlike clear(), leaves nothing to bring back
    m_typed = {};
    m_figures->clear();
    m_reason->setText({});
    m_writtenEnding = 0;
    m_ending->setCurrentIndex(0);
}

void SheetEntry::swapSides() {
    if (keying() == Keying::Figures) return m_figures->swapSides();
    const QString first = m_points[0]->text();
    m_points[0]->setText(m_points[1]->text());
    m_points[1]->setText(first);
}

QWidget* SheetEntry::goesOnFrom(const QWidget* field) const {
    const bool lacksReason = !m_reason->isHidden() && m_reason->text().isEmpty();
    if (field == m_ending) return lacksReason ? m_reason : nullptr;
    if (std::find(m_points.begin(), m_points.end(), field) == m_points.end())
        return m_figures->fieldAfter(field);
    if (QLineEdit* next = fieldAfter(field)) return next;
    return lacksReason && !nothingTyped() ? m_reason : nullptr;
}

void SheetEntry::enterPressed(const QWidget* field) {
    if (QWidget* next = goesOnFrom(field))
        next->setFocus(Qt::TabFocusReason); // another number is not one more digit
    else
        emit entered();
}

// A list takes no Enter of its own while it is shut; "3 1" is two numbers, and so is "18:5".
bool SheetEntry::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const auto typedIn = std::find(m_points.begin(), m_points.end(), watched);
    if (typedIn != m_points.end() && (key == Qt::Key_Space || key == Qt::Key_Colon)) {
        QLineEdit* const next = fieldAfter(watched);
        if (next != nullptr && !(*typedIn)->text().isEmpty()) next->setFocus(Qt::TabFocusReason);
        return true;
    }
    // A letter is no number: it says how the game ended.
    const QString typed = static_cast<QKeyEvent*>(event)->text();
    const bool isLetter = !typed.isEmpty() && typed.front().isLetter();
    if (typedIn != m_points.end() && keying() == Keying::Final && isLetter)
        return QCoreApplication::sendEvent(m_ending, event);
    if (watched != m_ending) return QWidget::eventFilter(watched, event);
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return QWidget::eventFilter(watched, event);
    enterPressed(m_ending);
    return true;
}

} // namespace schreiber::desktop
