#include "pages/zero_sum_entry.h"

#include "base/look.h"
#include "base/numbers.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "widgets/flow_row.h"
#include "widgets/zero_sum_fields.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr std::array kZeroSumWays{ZeroSumEntry::Way::Line, ZeroSumEntry::Way::Numbers,
                                  ZeroSumEntry::Way::Totals, ZeroSumEntry::Way::Fine,
                                  ZeroSumEntry::Way::Second};
constexpr double kWayLetters = 0.92; // all ways in one line
constexpr int kLongestGameLine = 200;
constexpr int kLongestFineReason = 200;
const auto kInstead = QStringLiteral("zeroSumInstead"); // among what is typed
const auto kBefore = QStringLiteral("zeroSumBefore");

// Behind the numbers of a line, what they do to those that follow.
constexpr std::array<const char*, 2> kDoubling{"mf", "tr"};

} // namespace

ZeroSumEntry::ZeroSumEntry(QWidget* parent)
    : QWidget(parent) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    buildWays();
    buildFields();
    showWay();
}

void ZeroSumEntry::buildWays() {
    const struct {
        const char* name;
        QString label;
    } ways[] = {
        {"zeroSumLine", tr("Spiel")},
        {"zeroSumNumbers", tr("Zahlen")},
        {"zeroSumTotals", tr("Summe")},
        {"zeroSumFine", tr("Strafe")},
        {"zeroSumSecond", tr("Zweite Eingabe")},
    };
    auto* row = new FlowRow(this);
    row->setAccessibleName(tr("Was getippt wird"));
    row->setSpacing(4, 0);
    for (const Way way : kZeroSumWays) {
        const auto& [name, label] = ways[static_cast<std::size_t>(way)];
        const QString key = shortcuts::inWords(QLatin1String(name));
        auto* radio = new QRadioButton(key.isEmpty() ? label : QStringLiteral("%1 %2").arg(label, key), row);
        radio->setFont(scaled(radio->font(), kWayLetters));
        radio->setObjectName(QLatin1String(name));
        radio->setAccessibleName(label);
        radio->setAccessibleDescription(key);
        radio->setChecked(way == Way::Line);
        m_ways[static_cast<std::size_t>(way)] = radio;
        connect(radio, &QRadioButton::toggled, this, [this](bool chosen) {
            if (!chosen) return;
            showWay();
            emit wayChanged();
        });
        connect(radio, &QRadioButton::clicked, this, [this, way] {
            choose(way);
            begin();
        });
        if (!key.isEmpty()) // the same key again goes back to lines
            connect(new QShortcut(shortcuts::of(radio->objectName()), this), &QShortcut::activated, this,
                    [this, way] {
                        choose(way == this->way() && isOpen() ? Way::Line : way);
                        begin();
                    });
        row->add(radio);
    }
    layout()->addWidget(row);
}

void ZeroSumEntry::buildFields() {
    m_line = new QLineEdit(this);
    m_line->setObjectName(QStringLiteral("gameLine"));
    m_line->setAccessibleName(tr("Zeile des Spiels"));
    m_line->setMaxLength(kLongestGameLine);
    m_line->setStyleSheet(QStringLiteral("QLineEdit { font-family: \"%1\"; font-size: %2pt; }")
                              .arg(fixedPitch(font()).family())
                              .arg(font().pointSizeF() * 1.15, 0, 'f', 1));
    connect(m_line, &QLineEdit::textChanged, this, &ZeroSumEntry::typed);
    connect(m_line, &QLineEdit::returnPressed, this, &ZeroSumEntry::entered);
    layout()->addWidget(m_line);
    const auto add = [this](Way way, const char* name, ZeroSumFields::Sum sum) {
        auto* fields = new ZeroSumFields(QLatin1String(name), sum, this);
        m_fields[static_cast<std::size_t>(way)] = fields;
        connect(fields, &ZeroSumFields::changed, this, &ZeroSumEntry::typed);
        connect(fields, &ZeroSumFields::letterTyped, this, &ZeroSumEntry::typeLetter);
        connect(fields, &ZeroSumFields::entered, this, [this, way] {
            const bool lacks = way == Way::Fine && m_reason->text().trimmed().isEmpty();
            lacks ? m_reason->setFocus() : emit entered();
        });
        layout()->addWidget(fields);
    };
    add(Way::Numbers, "gameNumber", ZeroSumFields::Sum::Zero);
    add(Way::Totals, "gameTotal", ZeroSumFields::Sum::Zero);
    add(Way::Fine, "gameFine", ZeroSumFields::Sum::Any);
    add(Way::Second, "gameSecond", ZeroSumFields::Sum::Zero);

    auto* after = new FlowRow(this);
    after->setSpacing(10, 2);
    auto* title = new QLabel(tr("Verdoppelt danach:"), after);
    title->setProperty("role", QStringLiteral("muted"));
    after->add(title);
    const std::array<QString, 2> labels{tr("&Mondfang"), tr("&Trischaken")};
    const std::array<const char*, 2> names{"afterMondfang", "afterTrischaken"};
    for (std::size_t i = 0; i < m_doubles.size(); ++i) {
        m_doubles[i] = new QCheckBox(labels[i], after);
        m_doubles[i]->setObjectName(QLatin1String(names[i]));
        m_doubles[i]->installEventFilter(this);
        connect(m_doubles[i], &QCheckBox::toggled, this, [this, i](bool chosen) {
            if (chosen) m_doubles[1 - i]->setChecked(false); // a game is one of them
            emit typed();
        });
        after->add(m_doubles[i]);
    }
    m_after = after;
    layout()->addWidget(after);
    m_byTime = new QCheckBox(tr("durch &Zeit beendet"), this);
    m_byTime->setObjectName(QStringLiteral("endedByTime"));
    m_byTime->installEventFilter(this);
    connect(m_byTime, &QCheckBox::toggled, this, &ZeroSumEntry::typed);
    layout()->addWidget(m_byTime);
    m_reason = new QLineEdit(this);
    m_reason->setObjectName(QStringLiteral("fineReason"));
    m_reason->setAccessibleName(tr("Grund"));
    m_reason->setPlaceholderText(tr("Grund, kommt auf den Zettel"));
    m_reason->setMaxLength(kLongestFineReason);
    connect(m_reason, &QLineEdit::textChanged, this, &ZeroSumEntry::typed);
    connect(m_reason, &QLineEdit::returnPressed, this, &ZeroSumEntry::entered);
    layout()->addWidget(m_reason);
}

ZeroSumEntry::Way ZeroSumEntry::way() const {
    const auto chosen =
        std::find_if(m_ways.begin(), m_ways.end(), [](const QRadioButton* way) { return way->isChecked(); });
    return static_cast<Way>(chosen - m_ways.begin());
}

void ZeroSumEntry::choose(Way way) {
    if (!isAllowed(way) && way != Way::Line) return;
    m_rewrites = way == Way::Totals;
    if (m_rewrites && fieldsOf(way)->isEmpty()) fieldsOf(way)->fill(m_score); // to be changed
    m_ways[static_cast<std::size_t>(way)]->setChecked(true);
    showWay(); // also of what was chosen already
}

bool ZeroSumEntry::isOpen() const {
    const bool stands = way() == Way::Totals && m_hasResult && !m_rewrites && !hasTyped(Way::Totals);
    return isAllowed(way()) && !stands;
}

bool ZeroSumEntry::leaveWay() {
    if (m_instead != 0) { // what stands there stays
        clearWay(way());
        m_instead = 0;
        m_allowed[0] = m_allowed[1] = m_takesLines;
        showWay();
        emit wayChanged();
        return true;
    }
    if (way() == Way::Line) return false;
    if (way() == Way::Totals && m_hasResult) clearWay(Way::Totals); // what stands there stays
    choose(Way::Line);
    return true;
}

void ZeroSumEntry::startAnew() {
    for (const Way way : kZeroSumWays) clearWay(way);
    m_instead = 0;
    m_rewrites = false;
    m_ways[0]->setChecked(true);
    showWay();
}

void ZeroSumEntry::begin() {
    if (!isOpen()) return;
    if (ZeroSumFields* const numbers = fieldsOf(way())) return numbers->begin();
    m_line->setFocus();
    m_line->end(false);
}

void ZeroSumEntry::setTable(const QStringList& names, int out) {
    for (const Way way : kZeroSumWays)
        if (ZeroSumFields* const numbers = fieldsOf(way))
            numbers->setTable(names, way == Way::Numbers ? out : -1);
}

void ZeroSumEntry::showSheet(const desk::SheetView& view) {
    const tournament::Sheet& sheet = view.sheet;
    const bool disputed = sheet.state == tournament::SheetState::Disputed;
    m_hasResult = tournament::isWritten(sheet) || (disputed && tournament::isGameOver(sheet, view.target));
    m_takesLines = view.standing.dealerNext.has_value();
    m_score = m_hasResult ? sheet.score : std::vector<int>();
    if (m_instead != 0) { // somebody may have struck it meanwhile
        const auto there = std::find_if(sheet.lines.begin(), sheet.lines.end(),
                                        [this](const tournament::Line& line) { return line.n == m_instead; });
        if (there == sheet.lines.end() || there->struck || sheet.finalOnly) m_instead = 0;
    }
    const bool takesLine = m_takesLines || m_instead != 0;
    m_allowed = {takesLine, takesLine, true, true, m_hasResult};
    // Where nothing can be keyed as it is chosen, what holds is shown.
    if (way() == Way::Second && !isAllowed(Way::Second)) choose(Way::Line);
    showWay();
}

void ZeroSumEntry::showNothing() {
    m_allowed = {};
    m_instead = 0;
    m_score.clear();
    showWay();
}

void ZeroSumEntry::showWay() {
    const Way chosen = way();
    const bool open = isOpen();
    for (const Way way : kZeroSumWays) m_ways[static_cast<std::size_t>(way)]->setVisible(isAllowed(way));
    m_line->setVisible(open && chosen == Way::Line);
    for (const Way way : kZeroSumWays)
        if (ZeroSumFields* const numbers = fieldsOf(way)) numbers->setVisible(open && chosen == way);
    m_after->setVisible(open && chosen == Way::Numbers);
    m_byTime->setVisible(open && chosen == Way::Totals);
    m_reason->setVisible(open && chosen == Way::Fine);
    emit typed();
}

// Its text as it stands, or its numbers where nothing else was keyed.
void ZeroSumEntry::correct(const tournament::Line& line) {
    m_instead = line.n;
    m_allowed[0] = m_allowed[1] = true;
    m_before = text(line.text);
    choose(Way::Line);
    m_line->setText(m_before);
    showWay();
    emit wayChanged();
    m_line->setFocus();
    m_line->selectAll();
}

bool ZeroSumEntry::hasTyped(Way way) const {
    if (way == Way::Line) {
        const QString typed = m_line->text().trimmed();
        return !typed.isEmpty() && !(m_instead != 0 && typed == m_before);
    }
    if (way == Way::Totals && m_byTime->isChecked()) return true;
    if (way == Way::Totals && fieldsOf(way)->points() == m_score) return false;
    if (way == Way::Fine && !m_reason->text().isEmpty()) return true;
    if (way == Way::Numbers && (m_doubles[0]->isChecked() || m_doubles[1]->isChecked())) return true;
    return !fieldsOf(way)->isEmpty();
}

std::optional<ZeroSumEntry::Way> ZeroSumEntry::unwritten() const {
    const auto waits = [this](Way way) { return isAllowed(way) && hasTyped(way); };
    if (waits(way())) return way();
    const auto found = std::find_if(kZeroSumWays.begin(), kZeroSumWays.end(), waits);
    return found == kZeroSumWays.end() ? std::nullopt : std::optional(*found);
}

bool ZeroSumEntry::isUntouched() const {
    return std::none_of(kZeroSumWays.begin(), kZeroSumWays.end(), [this](Way way) { return hasTyped(way); });
}

QString ZeroSumEntry::typedInWords() const {
    QStringList words;
    for (const Way way : kZeroSumWays) {
        if (!hasTyped(way)) continue;
        if (way == Way::Line) {
            words << m_line->text().trimmed();
            continue;
        }
        QStringList numbers;
        for (const auto& each : fieldsOf(way)->typed())
            numbers << (each ? number(*each) : QStringLiteral("?"));
        if (fieldsOf(way)->isEmpty()) numbers.clear();
        QStringList said{numbers.join(QLatin1Char(' '))};
        if (way == Way::Totals && m_byTime->isChecked()) said << m_byTime->text().remove(QLatin1Char('&'));
        if (way == Way::Fine) said.prepend(tr("Strafe")), said << m_reason->text().trimmed();
        said.removeAll(QString());
        words << said.join(QLatin1Char(' '));
    }
    return words.join(QStringLiteral("; "));
}

Fields ZeroSumEntry::kept() const {
    return desktop::fieldsOf(*this) << KeptField{kInstead, m_instead} << KeptField{kBefore, m_before};
}

void ZeroSumEntry::setKept(const Fields& fields) {
    for (const KeptField& field : fields) {
        if (field.name == kInstead) m_instead = field.value.toInt();
        if (field.name == kBefore) m_before = field.value.toString();
    }
    fillFields(*this, fields);
    showWay();
}

void ZeroSumEntry::goToTyped() {
    const auto typed = unwritten();
    if (!typed) return;
    choose(*typed);
    begin();
    if (*typed == Way::Line) m_line->selectAll();
}

void ZeroSumEntry::clearWay(Way way) {
    if (ZeroSumFields* const numbers = fieldsOf(way))
        numbers->clear();
    else
        m_line->setText({}); // unlike clear(), leaves nothing to bring back
    if (way == Way::Numbers)
        for (QCheckBox* box : m_doubles) box->setChecked(false);
    if (way == Way::Totals) m_byTime->setChecked(false);
    if (way == Way::Fine) m_reason->setText({});
}

// A line and its numbers are the same; what is keyed once only is over.
void ZeroSumEntry::written() {
    const Way done = way();
    clearWay(done);
    if (m_instead != 0) clearWay(Way::Line);
    m_instead = 0;
    m_rewrites = false;
    if (done == Way::Fine || done == Way::Second) choose(Way::Line);
}

QString ZeroSumEntry::lineText() const {
    return m_line->text();
}

// As if it were typed, so that it can be taken back.
void ZeroSumEntry::setLineText(const QString& text) {
    if (m_line->text() == text) return;
    m_line->selectAll();
    m_line->insert(text);
}

bool ZeroSumEntry::undoTyped() {
    if (!isVisible() || !isOpen() || way() != Way::Line || !m_line->isUndoAvailable()) return false;
    m_line->undo();
    return true;
}

void ZeroSumEntry::typeLetter(const QString& letter) {
    if (!isOpen() || !isEnabled()) return;
    ZeroSumFields* const numbers = fieldsOf(way());
    if (numbers != nullptr && std::all_of(letter.begin(), letter.end(), isOfNumber)) {
        numbers->begin();
        if (auto* const field = qobject_cast<QLineEdit*>(focusWidget())) field->insert(letter);
        return;
    }
    if (numbers != nullptr) {
        const bool isFree = (way() == Way::Numbers || way() == Way::Totals) && !hasTyped(way());
        if (!isFree || !isAllowed(Way::Line)) return emit misplaced(letter);
        clearWay(way());
        choose(Way::Line);
    }
    m_line->setFocus();
    m_line->end(false);
    m_line->insert(letter);
}

// Enter on a tick writes, too; space is what ticks it.
bool ZeroSumEntry::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            emit entered();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

const ZeroSumFields* ZeroSumEntry::fields() const {
    return fieldsOf(way());
}

std::optional<tournament::Line> ZeroSumEntry::line() const {
    if (!isOpen()) return std::nullopt;
    tournament::Line line;
    if (way() == Way::Line) {
        const QString typed = m_line->text().trimmed();
        if (typed.isEmpty()) return std::nullopt;
        line.text = utf8(typed);
    } else if (way() == Way::Numbers) {
        const auto points = fields()->points();
        if (!points || fields()->isEmpty()) return std::nullopt;
        QString numbers = QStringLiteral("=");
        for (const int each : *points) numbers += QLatin1Char(' ') + QString::number(each);
        for (std::size_t i = 0; i < m_doubles.size(); ++i)
            if (m_doubles[i]->isChecked()) numbers += QLatin1Char(' ') + QLatin1String(kDoubling[i]);
        line.text = utf8(numbers);
    } else if (way() == Way::Fine) {
        const auto points = fields()->points();
        if (!points || std::all_of(points->begin(), points->end(), [](int each) { return each == 0; }))
            return std::nullopt;
        line.penalty = *points;
        line.why = utf8(m_reason->text().trimmed());
        return line;
    } else {
        return std::nullopt;
    }
    line.instead = m_instead;
    return line;
}

// By time alone: as the lines that are written stand.
std::optional<tournament::FinalScore> ZeroSumEntry::totals() const {
    if (!isOpen() || way() != Way::Totals) return std::nullopt;
    tournament::FinalScore score;
    if (m_byTime->isChecked()) score.ending = tournament::Ending::Time;
    if (fields()->isEmpty()) return m_byTime->isChecked() ? std::optional(score) : std::nullopt;
    const auto points = fields()->points();
    if (!points) return std::nullopt;
    if (*points == m_score && !m_byTime->isChecked()) return std::nullopt; // so it stands already
    score.points = *points;
    return score;
}

std::optional<std::vector<int>> ZeroSumEntry::second() const {
    return isOpen() && way() == Way::Second && !fields()->isEmpty() ? fields()->points() : std::nullopt;
}

QString ZeroSumEntry::goToLack() {
    if (!isOpen() || line() || totals() || second()) {
        const bool lacks = isOpen() && way() == Way::Fine && m_reason->text().trimmed().isEmpty();
        if (!lacks) return {};
        m_reason->setFocus();
        return tr("Es fehlt noch der Grund; er kommt auf den Zettel.");
    }
    begin();
    if (way() == Way::Totals && fields()->points() == m_score)
        return tr("So steht es schon da; Esc lässt es.");
    if (way() == Way::Line) return tr("Es steht noch keine Zeile da.");
    return way() == Way::Fine ? tr("Es sind noch keine Punkte eingetippt.")
                              : tr("Es fehlen noch Zahlen; die letzte füllt sich von selbst.");
}

} // namespace schreiber::desktop
