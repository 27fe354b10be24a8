#include "pages/choice_form.h"

#include "base/look.h"
#include "base/text.h"
#include "models/draw_model.h"
#include "widgets/answer_row.h"
#include "widgets/elided_box.h"

#include <QApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

using game::AskedChoice, game::AskedField;

constexpr double kLabelWide = 10.1; // in the height of a letter's square
constexpr double kLabelNarrow = 6.5;
constexpr double kNarrowForm = 48;
constexpr double kFootBelow = 54;
constexpr double kStackedForm = 30;
constexpr int kManyChips = 6;   // more of them are dense,
constexpr int kLongLabels = 90; // and so are those with so many letters
constexpr int kTypedLetters = 8;
constexpr int kAroundHint = 3;
constexpr std::size_t kLongHint = 8; // what is typed there is long
constexpr int kBehindLabel = 8;
constexpr int kBetweenRows = 6;
constexpr int kRowsCloser = 3;
constexpr int kListLetters = 12; // of a list that has no room for more

bool isDense(const AskedField& field) {
    std::size_t letters = 0;
    for (const AskedChoice& choice : field.choices) letters += choice.label.size();
    return field.choices.size() > kManyChips || letters > kLongLabels;
}

} // namespace

ChoiceForm::ChoiceForm(const game::ShortQuestions& questions, std::string question, words::Language language,
                       QWidget* parent)
    : QuestionForm(parent)
    , m_questions(questions)
    , m_question(std::move(question))
    , m_language(language) {
    setObjectName(QStringLiteral("questionForm"));
    setProperty("role", QStringLiteral("card"));
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(18, 8, 18, 8);
}

void ChoiceForm::ask(const game::CaseTable& table, const game::FieldValues& values) {
    m_table = table;
    m_values = values;
    m_fields.clear();
    refit();
}

// Whether it has a value that it can have.
bool ChoiceForm::isKnown(const AskedField& field) const {
    const auto found = std::ranges::find(m_values, field.name, &game::FieldValue::name);
    if (found == m_values.end()) return false;
    return field.choices.empty() ||
           std::ranges::find(field.choices, found->value, &AskedChoice::value) != field.choices.end();
}

// What is asked may follow from what was filled in, and what is filled in from what is asked.
void ChoiceForm::refit() {
    std::vector<AskedField> fields;
    for (int round = 0; round < 3; ++round) {
        fields = m_questions.fields(m_question, m_table, m_values, m_language);
        bool changed = false;
        for (const AskedField& field : fields) {
            if (isKnown(field)) continue;
            const std::string before = game::valueOf(m_values, field.name);
            std::erase_if(m_values, [&](const game::FieldValue& one) { return one.name == field.name; });
            if (!field.preset.empty()) game::setValue(m_values, field.name, field.preset);
            changed = changed || before != field.preset;
        }
        if (!changed) break;
    }
    if (fields == m_fields && m_inside != nullptr) return;
    m_fields = std::move(fields);
    build();
}

QString ChoiceForm::sideOf(std::optional<int> team) const {
    if (!team) return {};
    const int sides = m_table.head.score ? static_cast<int>(m_table.head.score->size())
                                         : (m_table.head.seats.value_or(4) == 3 ? 3 : 2);
    return sideName(*team, sides);
}

void ChoiceForm::build() {
    // only where it is here: who types above it stays there
    const QWidget* const now = QApplication::focusWidget();
    const QWidget* const had = m_inside != nullptr && now != nullptr && isAncestorOf(now) ? now : nullptr;
    const QString focused = had == nullptr ? QString() : had->objectName();
    if (m_foot != nullptr) m_foot->setParent(this);
    if (m_inside != nullptr) {
        m_inside->hide();
        m_inside->deleteLater(); // what was clicked is in it
    }
    m_rows.clear();
    m_parts.clear();
    m_inside = new QWidget(this);
    layout()->addWidget(m_inside);
    auto* grid = new QGridLayout(m_inside);
    grid->setContentsMargins(0, 0, 0, 0);
    // where it is narrow there are more rows, and all of them are to be seen
    grid->setVerticalSpacing(m_isNarrow ? kRowsCloser : kBetweenRows);
    layout()->setContentsMargins(18, m_isNarrow ? kRowsCloser : 8, 18, m_isNarrow ? kRowsCloser : 8);
    grid->setHorizontalSpacing(0);
    grid->setColumnStretch(1, 1);
    const int em = fontInfo().pixelSize();
    const double labels = m_isStacked ? 0 : m_isNarrow ? kLabelNarrow : kLabelWide;
    grid->setColumnMinimumWidth(0, static_cast<int>(labels * em));
    QHBoxLayout* line = nullptr;
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const AskedField& field = m_fields[i];
        QWidget* part = nullptr;
        AnswerRow* const above = m_rows.empty() ? nullptr : m_rows.back();
        if (field.kind == AskedField::Kind::Chips) {
            std::vector<AnswerRow::Choice> choices;
            for (const AskedChoice& one : field.choices) {
                const bool isSide = one.label.empty(); // the side alone, which the strip names
                choices.push_back({text(one.value), text(one.key),
                                   isSide ? sideOf(one.team) : text(one.label),
                                   isSide ? QString() : sideOf(one.team), text(one.whyNot)});
            }
            auto* row = new AnswerRow(QStringLiteral("ask-") + text(field.name), text(field.label), choices,
                                      isDense(field), m_inside);
            if (isKnown(field)) row->setValue(text(game::valueOf(m_values, field.name)));
            row->setKeysTaken(m_taken);
            connect(row, &AnswerRow::chosen, this,
                    [this, name = field.name](const QString& value) { take(name, value); });
            m_rows.push_back(row);
            part = row;
        } else {
            part = field.kind == AskedField::Kind::List ? boxOf(field, m_inside) : typedOf(field, m_inside);
        }
        if (field.isBeside && above != nullptr) {
            above->addBeside(part);
            continue;
        }
        auto* label = new QLabel(text(field.label), m_inside);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setContentsMargins(0, 0, kBehindLabel, 0);
        const int row = grid->rowCount();
        m_parts.push_back(part);
        if (m_isStacked)
            grid->addWidget(label, row, 0, 1, 2);
        else
            grid->addWidget(label, row, 0, Qt::AlignVCenter);
        line = new QHBoxLayout;
        const bool grows = field.kind == AskedField::Kind::Chips || field.hint.size() > kLongHint;
        line->addWidget(part, grows ? 1 : 0);
        if (!grows) line->addStretch(1);
        if (m_isStacked)
            grid->addLayout(line, row + 1, 0, 1, 2);
        else
            grid->addLayout(line, row, 1);
    }
    if (m_foot != nullptr && line != nullptr) {
        m_foot->setSizePolicy(m_isFootBelow ? QSizePolicy::Preferred : QSizePolicy::Fixed,
                              QSizePolicy::Preferred);
        if (m_isFootBelow)
            grid->addWidget(m_foot, grid->rowCount(), 0, 1, 2, Qt::AlignLeft);
        else
            line->addWidget(m_foot, 0, Qt::AlignVCenter);
        m_foot->show();
    }
    grid->setRowStretch(grid->rowCount(), 1);
    m_inside->show();
    if (focused.isEmpty()) return;
    if (auto* same = m_inside->findChild<QWidget*>(focused))
        same->setFocus();
    else
        arrive();
}

QWidget* ChoiceForm::boxOf(const AskedField& field, QWidget* parent) {
    auto* part = new QWidget(parent);
    auto* row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    const QString called = text(field.label);
    auto* label = new QLabel(called, part);
    label->setTextFormat(Qt::PlainText);
    row->addWidget(label);
    auto* box = new ElidedBox(part);
    box->setObjectName(QStringLiteral("ask-") + text(field.name));
    box->setAccessibleName(
        m_rows.empty() ? called : QStringLiteral("%1, %2").arg(m_rows.back()->accessibleName(), called));
    for (const AskedChoice& one : field.choices)
        box->addItem(one.team ? QStringLiteral("%1 %2").arg(text(one.label), sideOf(one.team))
                              : text(one.label),
                     text(one.value));
    box->setCurrentIndex(std::max(0, box->findData(text(game::valueOf(m_values, field.name)))));
    box->setMaxVisibleItems(20);
    box->setMinimumWidth(kListLetters * fontMetrics().averageCharWidth());
    box->installEventFilter(this);
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box, name = field.name] { take(name, box->currentData().toString()); });
    row->addWidget(box);
    return part;
}

QWidget* ChoiceForm::typedOf(const AskedField& field, QWidget* parent) {
    auto* edit = new QLineEdit(text(game::valueOf(m_values, field.name)), parent);
    edit->setObjectName(QStringLiteral("ask-") + text(field.name));
    edit->setAccessibleName(text(field.label));
    edit->setPlaceholderText(text(field.hint));
    edit->setMinimumWidth(std::max(kTypedLetters, static_cast<int>(field.hint.size()) + kAroundHint) *
                          fontMetrics().averageCharWidth());
    connect(edit, &QLineEdit::textChanged, this,
            [this, name = field.name](const QString& value) { take(name, value); });
    return edit;
}

void ChoiceForm::take(const std::string& name, const QString& value) {
    game::setValue(m_values, name, utf8(value));
    refit();
    emit changed();
}

void ChoiceForm::arrive() {
    for (const AskedField& field : m_fields) { // what nobody has filled in
        if (!game::valueOf(m_values, field.name).empty()) continue;
        auto* part = m_inside->findChild<QWidget*>(QStringLiteral("ask-") + text(field.name));
        if (auto* row = dynamic_cast<AnswerRow*>(part)) return row->arrive();
        if (field.kind == AskedField::Kind::Typed && part != nullptr)
            return part->setFocus(Qt::OtherFocusReason);
    }
    if (!m_rows.empty()) m_rows.front()->arrive();
}

// Enter: on to the next field that nobody has filled in; where none is left, to the next chips, whose keys
// hold then; and from the last one to what was passed over.
void ChoiceForm::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return toNextField();
    QuestionForm::keyPressEvent(event);
}

void ChoiceForm::toNextField() {
    const auto partOf = [this](const AskedField& field) {
        return m_inside->findChild<QWidget*>(QStringLiteral("ask-") + text(field.name));
    };
    const QWidget* const now = QApplication::focusWidget();
    std::size_t here = 0;
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        if (const QWidget* part = partOf(m_fields[i]);
            part != nullptr && now != nullptr && (part == now || part->isAncestorOf(now)))
            here = i;
    const auto arriveAt = [&](std::size_t at) {
        QWidget* const part = partOf(m_fields[at]);
        if (auto* row = dynamic_cast<AnswerRow*>(part))
            row->arrive();
        else if (part != nullptr)
            part->setFocus(Qt::TabFocusReason);
        return part != nullptr;
    };
    const auto isEmpty = [&](std::size_t at) { return game::valueOf(m_values, m_fields[at].name).empty(); };
    for (std::size_t at = here + 1; at < m_fields.size(); ++at)
        if (isEmpty(at) && arriveAt(at)) return;
    for (std::size_t at = here + 1; at < m_fields.size(); ++at)
        if (m_fields[at].kind == AskedField::Kind::Chips && arriveAt(at)) return;
    for (std::size_t at = 0; at < here; ++at)
        if (isEmpty(at) && arriveAt(at)) return;
}

bool ChoiceForm::takeKey(const QString& letter) {
    if (m_taken.contains(letter)) return false;
    for (AnswerRow* row : std::vector<AnswerRow*>(m_rows)) // choosing may build them anew
        if (row->takeKey(letter)) return true;
    return false;
}

void ChoiceForm::setKeysTaken(const QStringList& keys) {
    if (keys == m_taken) return;
    m_taken = keys;
    for (AnswerRow* row : m_rows) row->setKeysTaken(keys);
}

// Lists leave letters to the chips.
bool ChoiceForm::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::KeyPress && qobject_cast<QComboBox*>(watched) != nullptr) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const QString letter = key.text();
        const bool plain = (key.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
        if (plain && !letter.isEmpty() && letter.front().isLetterOrNumber()) {
            event->ignore();
            QCoreApplication::sendEvent(this, event); // as if it came from below
            return true;
        }
    }
    return QuestionForm::eventFilter(watched, event);
}

QSize ChoiceForm::minimumSizeHint() const {
    int widest = m_foot != nullptr ? m_foot->minimumSizeHint().width() : 0;
    for (const QWidget* part : m_parts)
        widest = std::max(widest, part->minimumSizeHint().expandedTo(part->minimumSize()).width());
    const QMargins around = layout()->contentsMargins();
    return {around.left() + widest + around.right(), QuestionForm::minimumSizeHint().height()};
}

void ChoiceForm::resizeEvent(QResizeEvent* event) {
    QuestionForm::resizeEvent(event);
    const int em = fontInfo().pixelSize();
    const bool narrow = width() < kNarrowForm * em;
    const bool stacked = width() < kStackedForm * em;
    const bool below = width() < kFootBelow * em;
    if (m_inside == nullptr) return;
    if (narrow == m_isNarrow && stacked == m_isStacked && below == m_isFootBelow) return;
    m_isNarrow = narrow;
    m_isStacked = stacked;
    m_isFootBelow = below;
    build();
}

} // namespace schreiber::desktop
