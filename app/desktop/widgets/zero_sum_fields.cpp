#include "widgets/zero_sum_fields.h"

#include "base/look.h"
#include "base/numbers.h"
#include "widgets/elided_label.h"

#include <tournament/limits.h>

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

std::optional<int> numberIn(const QLineEdit& field) {
    const QString typed = field.text().replace(QChar(0x2212), QLatin1Char('-')); // a minus, and a hyphen
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

// A name above its field, in letters as large as lets all of it be read.
class SeatName : public ElidedLabel {
  public:
    explicit SeatName(QWidget* parent)
        : ElidedLabel(parent)
        , m_usual(font()) {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        setMinimumHeight(fontMetrics().height()); // the fields below stay in one line
    }

    void setName(const QString& name) {
        setText(name);
        fit();
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        ElidedLabel::resizeEvent(event);
        fit();
    }

  private:
    void fit() {
        for (const double size : {1.0, 0.9, 0.8, 0.7, 0.6}) {
            const QFont tried = scaled(m_usual, size);
            if (font() != tried) setFont(tried);
            if (fontMetrics().horizontalAdvance(text()) <= contentsRect().width()) return;
        }
    }

    QFont m_usual;
};

constexpr int kUsualSeats = 4;

// So that a number of three digits with its sign stands in it whole.
void setNarrow(QLineEdit& field, bool narrow) {
    if (field.property("narrow").toBool() == narrow) return;
    field.setProperty("narrow", narrow);
    field.style()->unpolish(&field);
    field.style()->polish(&field);
}

} // namespace

bool isOfNumber(QChar letter) {
    return letter.isDigit() || letter == u'-' || letter == u'+' || letter == QChar(0x2212);
}

ZeroSumFields::ZeroSumFields(const QString& name, Sum sum, QWidget* parent)
    : QWidget(parent)
    , m_sum(sum)
    , m_row(new QHBoxLayout(this)) {
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(8);
    const auto pattern = sum == Sum::Zero ? QStringLiteral("[-−+]?\\d{0,5}") : QStringLiteral("\\d{0,4}");
    for (std::size_t seat = 0; seat < tournament::kMostSides; ++seat) {
        auto* box = new QVBoxLayout;
        box->setSpacing(2);
        auto* title = new SeatName(this);
        title->setObjectName(QStringLiteral("%1Name%2").arg(name).arg(seat));
        auto* field = new QLineEdit(this);
        field->setObjectName(QStringLiteral("%1%2").arg(name).arg(seat));
        field->setProperty("role", QStringLiteral("points"));
        field->setAlignment(Qt::AlignCenter);
        field->setMinimumWidth(3 * fontMetrics().height());
        QPalette palette = field->palette(); // what fills itself is to be read like what is typed
        palette.setColor(QPalette::PlaceholderText, colours().accent);
        field->setPalette(palette);
        field->setValidator(new QRegularExpressionValidator(QRegularExpression(pattern), field));
        field->installEventFilter(this);
        connect(field, &QLineEdit::textChanged, this, [this, seat] {
            m_last = static_cast<int>(seat);
            showFilled();
            emit changed();
        });
        connect(field, &QLineEdit::returnPressed, this, [this, field] {
            if (QLineEdit* next = fieldAfter(field); next != nullptr && !isLast(field))
                next->setFocus(Qt::TabFocusReason); // another number is not one more digit
            else
                emit entered();
        });
        box->addWidget(title);
        box->addWidget(field);
        m_row->addLayout(box, 1);
        m_names.push_back(title);
        m_fields.push_back(field);
    }
}

void ZeroSumFields::setTable(const QStringList& names, int out) {
    m_seats = static_cast<int>(names.size());
    m_out = out;
    for (std::size_t seat = 0; seat < m_fields.size(); ++seat) {
        const bool isThere = static_cast<int>(seat) < m_seats;
        m_names[seat]->setVisible(isThere);
        m_fields[seat]->setVisible(isThere);
        m_row->setStretch(static_cast<int>(seat), isThere ? 1 : 0);
        if (!isThere) continue;
        const QString& name = names[static_cast<qsizetype>(seat)];
        static_cast<SeatName*>(m_names[seat])->setName(name);
        m_fields[seat]->setAccessibleName(tr("Punkte für %1").arg(name));
        m_fields[seat]->setEnabled(plays(seat));
        setNarrow(*m_fields[seat], m_seats > kUsualSeats);
    }
    showFilled();
}

bool ZeroSumFields::plays(std::size_t seat) const {
    return static_cast<int>(seat) < m_seats && static_cast<int>(seat) != m_out;
}

bool ZeroSumFields::isEmpty() const {
    return std::all_of(m_fields.begin(), m_fields.end(),
                       [](const QLineEdit* field) { return field->text().isEmpty(); });
}

void ZeroSumFields::fill(const std::vector<int>& numbers) {
    for (std::size_t seat = 0; seat < std::min(numbers.size(), m_fields.size()); ++seat)
        m_fields[seat]->setText(QString::number(numbers[seat]));
}

void ZeroSumFields::clear() {
    for (QLineEdit* field : m_fields) field->setText({}); // unlike clear(), leaves nothing to bring back
}

void ZeroSumFields::begin() {
    QLineEdit* first = nullptr;
    for (std::size_t seat = 0; seat < m_fields.size(); ++seat) {
        if (!plays(seat)) continue;
        if (first == nullptr) first = m_fields[seat];
        if (!m_fields[seat]->text().isEmpty()) continue;
        m_fields[seat]->setFocus();
        return;
    }
    if (first == nullptr) return;
    first->setFocus();
    first->selectAll();
}

std::vector<std::optional<int>> ZeroSumFields::typed() const {
    std::vector<std::optional<int>> typed;
    for (std::size_t seat = 0; static_cast<int>(seat) < m_seats; ++seat)
        typed.push_back(static_cast<int>(seat) == m_out ? std::optional(0) : numberIn(*m_fields[seat]));
    return typed;
}

std::optional<int> ZeroSumFields::filling() const {
    if (m_sum != Sum::Zero) return std::nullopt;
    std::optional<int> one;
    for (std::size_t seat = 0; static_cast<int>(seat) < m_seats; ++seat) {
        if (!plays(seat) || numberIn(*m_fields[seat])) continue;
        if (one || !m_fields[seat]->text().isEmpty()) return std::nullopt; // two, or a sign alone
        one = static_cast<int>(seat);
    }
    return one;
}

std::optional<std::vector<int>> ZeroSumFields::points() const {
    const auto numbers = typed();
    const auto filled = filling();
    std::vector<int> points;
    int sum = 0;
    for (const auto& each : numbers) {
        if (!each && m_sum == Sum::Zero && !filled) return std::nullopt;
        points.push_back(each.value_or(0));
        sum += points.back();
    }
    if (filled) points[static_cast<std::size_t>(*filled)] = -sum;
    return points;
}

ZeroSumFields::Mend ZeroSumFields::mend() const {
    int others = 0;
    const auto numbers = typed();
    for (std::size_t seat = 0; seat < numbers.size(); ++seat)
        if (static_cast<int>(seat) != m_last) others += numbers[seat].value_or(0);
    return {m_last, -others};
}

bool ZeroSumFields::isLast(const QWidget* field) const {
    const auto here = std::find(m_fields.begin(), m_fields.end(), field);
    if (here == m_fields.end()) return true;
    const auto fills = filling(); // nobody has to go where the number stands already
    const QLineEdit* const next = fieldAfter(field);
    return next == nullptr ||
           (fills && m_fields[static_cast<std::size_t>(*fills)] == next && fieldAfter(next) == nullptr);
}

QLineEdit* ZeroSumFields::fieldAfter(const QObject* field) const {
    const auto here = std::find(m_fields.begin(), m_fields.end(), field);
    for (auto next = here == m_fields.end() ? here : here + 1; next != m_fields.end(); ++next)
        if (plays(static_cast<std::size_t>(next - m_fields.begin()))) return *next;
    return nullptr;
}

// In another colour: it is not typed, and another number typed there holds.
void ZeroSumFields::showFilled() {
    const auto filled = filling();
    const auto whole = filled ? points() : std::nullopt;
    for (std::size_t seat = 0; seat < m_fields.size(); ++seat) {
        QString faint;
        if (static_cast<int>(seat) == m_out) faint = QStringLiteral("–");
        if (filled && whole && static_cast<int>(seat) == *filled) faint = number((*whole)[seat]);
        m_fields[seat]->setPlaceholderText(faint);
    }
}

// "3 -1" is two numbers.
bool ZeroSumFields::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto& pressed = *static_cast<QKeyEvent*>(event);
    if (pressed.key() == Qt::Key_Space) {
        QLineEdit* const next = fieldAfter(watched);
        if (next != nullptr && !static_cast<QLineEdit*>(watched)->text().isEmpty())
            next->setFocus(Qt::TabFocusReason);
        return true;
    }
    const QString typed = pressed.text();
    const bool isOther = !typed.isEmpty() && typed.front().isPrint() && !isOfNumber(typed.front());
    if (!isOther || (pressed.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)))
        return QWidget::eventFilter(watched, event);
    emit letterTyped(typed);
    return true;
}

} // namespace schreiber::desktop
