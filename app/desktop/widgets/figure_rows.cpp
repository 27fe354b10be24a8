#include "widgets/figure_rows.h"

#include "base/figure_words.h"
#include "base/text.h"
#include "models/draw_model.h"

#include <QComboBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>

namespace schreiber::desktop {
namespace {

constexpr int kLettersOfWho = 4; // so that what is chosen can be read
constexpr int kLettersOfHow = 6;

constexpr int kNotSaid = -2;
constexpr int kStands = -3;
constexpr int kNobodys = -4;
const QString kGame = QStringLiteral("a"); // the game itself as a stake
const QString kBehindLetter = QStringLiteral("  ");

// "s (SIE), w (WIR)": what each letter of a box chooses.
QString lettersOf(const QComboBox& box) {
    QStringList letters;
    for (int item = 0; item < box.count(); ++item)
        if (const QStringList parts = box.itemText(item).split(kBehindLetter); parts.size() > 1)
            letters << QStringLiteral("%1 (%2)").arg(parts.front(), parts.mid(1).join(kBehindLetter));
    return letters.join(QStringLiteral(", "));
}

} // namespace

FigureRows::FigureRows(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("figureRows"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(5);
    const QString heads[] = {QString(), tr("wer"), tr("wie"), tr("Wert")};
    for (int column = 0; column < 4; ++column) {
        auto* head = new QLabel(heads[column], this);
        head->setProperty("role", QStringLiteral("muted"));
        grid->addWidget(head, 0, column);
    }
    grid->setColumnStretch(1, 4); // "t  steht" beside "b  lasciata buona"
    grid->setColumnStretch(2, 7);
    for (std::size_t i = 0; i < m_rows.size(); ++i) build(m_rows[i], static_cast<int>(i) + 1);
    setSides({QString(), QString()});
}

void FigureRows::build(Row& row, int line) {
    auto* grid = static_cast<QGridLayout*>(layout());
    const QString name = figureName(row.figure);
    const QString object = text(row.figure);
    row.who = new QComboBox(this);
    row.how = new QComboBox(this);
    row.value = new QLineEdit(this);
    row.who->setObjectName(object + QStringLiteral("Who"));
    row.who->setAccessibleName(tr("%1: wer").arg(name));
    row.how->setObjectName(object + QStringLiteral("How"));
    row.how->setAccessibleName(tr("%1: wie").arg(name));
    row.how->addItem(tr("u  ungeboten"), QStringLiteral("unbet"));
    row.how->addItem(tr("h  gehalten"), QStringLiteral("held"));
    row.how->addItem(tr("g  gut"), QStringLiteral("good")); // bet or not is asked where it decides
    row.how->addItem(tr("a  angesagt"), QStringLiteral("declared"));
    row.value->setObjectName(object + QStringLiteral("Value"));
    row.value->setAccessibleName(tr("%1: Wert").arg(name));
    row.value->setToolTip(tr("2 bis 7, oder a für „Spiel aus“"));
    row.value->setAlignment(Qt::AlignCenter);
    row.value->setMaximumWidth(fontMetrics().averageCharWidth() * 6);
    row.value->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{0,2}|[aA]")), row.value));
    auto* label = new QLabel(name, this);
    label->setBuddy(row.who);
    grid->addWidget(label, line, 0);
    grid->addWidget(row.who, line, 1);
    grid->addWidget(row.how, line, 2);
    grid->addWidget(row.value, line, 3);
    row.who->setMinimumContentsLength(kLettersOfWho);
    row.how->setMinimumContentsLength(kLettersOfHow);
    Row* const here = &row;
    for (QComboBox* box : {row.who, row.how}) {
        box->installEventFilter(this);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::currentIndexChanged, this, [this, here] { showHow(*here); });
    }
    row.value->installEventFilter(this);
    connect(row.value, &QLineEdit::textChanged, this, &FigureRows::typed);
    connect(row.value, &QLineEdit::returnPressed, this, [this, here] { focusNext(here->value); });
}

// Three have no words for each other: their numbers are the letters, their names are read.
void FigureRows::setSides(const QStringList& names) {
    const int sides = static_cast<int>(names.size());
    const bool asBefore = sides == 2 ? m_names.size() == 2 : m_names == names;
    if (asBefore && m_rows.front().who->count() > 0) return;
    m_names = names;
    for (Row& row : m_rows) {
        row.who->clear();
        row.who->addItem(QStringLiteral("–"), kNotSaid);
        for (int side = 0; side < sides; ++side) {
            const QString name = sideName(side, sides);
            const QString letter = name.left(1).toLower() + kBehindLetter;
            row.who->addItem(letter + sideCalled(side, names), side);
        }
        row.who->addItem(tr("t  steht"), kStands);
        row.who->addItem(tr("x  hin"), kNobodys);
    }
}

bool FigureRows::wasWon(const Row& row) {
    return row.who->currentData().toInt() >= 0;
}

// What a figure is worth follows from how it was won, until somebody types another value.
void FigureRows::showHow(Row& row) {
    const QString how = row.how->currentData().toString();
    const bool bet = how != QLatin1String("unbet") && how != QLatin1String("declared");
    row.how->setEnabled(wasWon(row));
    row.value->setEnabled(wasWon(row) && bet);
    if (!wasWon(row)) {
        row.how->setCurrentIndex(0); // chosen anew, it is as new
        row.value->setText({});
    } else if (!bet || row.value->text().isEmpty() || sender() == row.how) {
        row.value->setText(how == QLatin1String("held") ? QStringLiteral("2") : QStringLiteral("1"));
    }
    emit typed();
}

std::vector<game::Mark> FigureRows::figures() const {
    std::vector<game::Mark> marks;
    for (const Row& row : m_rows) {
        const int who = row.who->currentData().toInt();
        if (who == kNotSaid) continue;
        game::Mark mark;
        mark.figure = row.figure;
        if (who >= 0) {
            mark.side = who;
            mark.value = row.value->text().toLower() == kGame ? 0 : std::max(1, row.value->text().toInt());
            mark.how = utf8(row.how->currentData().toString());
        } else {
            mark.side = -1;
            mark.how = who == kStands ? "standing" : "none";
        }
        marks.push_back(std::move(mark));
    }
    return marks;
}

void FigureRows::clear() {
    for (Row& row : m_rows) {
        row.how->setCurrentIndex(0);
        row.who->setCurrentIndex(0);
        showHow(row);
    }
}

void FigureRows::begin() {
    m_rows.front().who->setFocus();
}

void FigureRows::swapSides() {
    for (Row& row : m_rows)
        if (wasWon(row)) row.who->setCurrentIndex(row.who->findData(1 - row.who->currentData().toInt()));
}

// In which something is to be said.
QWidget* FigureRows::fieldAfter(const QWidget* from) const {
    bool passed = false;
    for (const Row& row : m_rows)
        for (QWidget* field : std::initializer_list<QWidget*>{row.who, row.how, row.value}) {
            if (passed && field->isEnabled()) return field;
            passed = passed || field == from;
        }
    return nullptr;
}

// After the last one the line is written.
void FigureRows::focusNext(const QWidget* from) {
    QWidget* const next = fieldAfter(from);
    if (next == nullptr) return emit entered();
    next->setFocus();
    if (auto* line = qobject_cast<QLineEdit*>(next)) line->selectAll();
}

// A letter that chooses nothing would be lost without a word, and with it what was meant.
bool FigureRows::tellLetters(const QWidget& field, const QString& letter) {
    QString which;
    if (const auto* box = qobject_cast<const QComboBox*>(&field)) {
        if (box->findText(letter, Qt::MatchStartsWith) < 0) which = lettersOf(*box);
    } else if (!letter.front().isDigit() && letter.toLower() != kGame) {
        which = tr("2 bis 7, oder a für „Spiel aus“");
    }
    emit letterRefused(which.isEmpty() ? QString()
                                       : tr("„%1“ wählt hier nichts. Es gehen: %2.").arg(letter, which));
    return !which.isEmpty();
}

bool FigureRows::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto& pressed = *static_cast<QKeyEvent*>(event);
    auto* field = static_cast<QWidget*>(watched);
    const bool isTyped = (pressed.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) == 0 &&
                         !pressed.text().isEmpty() && pressed.text().front().isLetterOrNumber();
    if (isTyped && tellLetters(*field, pressed.text())) return true;
    // The box itself would search for it together with the one before, and a quick correction would be lost.
    if (auto* box = qobject_cast<QComboBox*>(field); isTyped && box != nullptr) {
        box->setCurrentIndex(box->findText(pressed.text(), Qt::MatchStartsWith));
        return true;
    }
    const bool isEnter = pressed.key() == Qt::Key_Return || pressed.key() == Qt::Key_Enter;
    if (!isEnter || qobject_cast<QComboBox*>(field) == nullptr) return QWidget::eventFilter(watched, event);
    emit letterRefused({});
    focusNext(field);
    return true;
}

} // namespace schreiber::desktop
