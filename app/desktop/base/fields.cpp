#include "base/fields.h"

#include "base/dates.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSpinBox>
#include <QTableView>
#include <QVariantList>
#include <QVariantMap>

namespace schreiber::desktop {
namespace {

constexpr auto kChosenRound = "chosenRound"; // of whoever shows the rounds
const auto kFieldData = QStringLiteral("data");
const auto kFieldIndex = QStringLiteral("index");
const auto kFieldText = QStringLiteral("text");
const auto kFieldPath = QStringLiteral("path");
const auto kFieldSorted = QStringLiteral("sorted");
const auto kFieldDescending = QStringLiteral("descending");

bool liesIn(const QWidget& widget, const char* type) {
    return widget.parentWidget() != nullptr && widget.parentWidget()->inherits(type);
}

QVariant valueOf(const QLineEdit& line) {
    return line.property(kIsDay).toBool() ? dateAsKept(line.text().trimmed()) : line.text();
}

void fill(QLineEdit& line, const QVariant& value) {
    const QString typed = value.toString();
    const QString words = line.property(kIsDay).toBool() ? dateOnScreen(typed) : typed;
    if (words != line.text()) line.setText(words);
}

// By what is meant: its words are others in another language.
QVariant valueOf(const QComboBox& box) {
    const int known = box.isEditable() ? box.findText(box.currentText()) : box.currentIndex();
    if (known < 0) return QVariantMap{{kFieldText, box.currentText()}};
    return QVariantMap{{kFieldData, box.itemData(known)}, {kFieldIndex, known}};
}

void fill(QComboBox& box, const QVariant& value) {
    const QVariantMap chosen = value.toMap();
    if (chosen.contains(kFieldText)) {
        if (box.isEditable() && box.currentText() != chosen[kFieldText])
            box.setEditText(chosen[kFieldText].toString());
        return;
    }
    const QVariant data = chosen[kFieldData];
    const int index = data.isValid() ? box.findData(data) : chosen[kFieldIndex].toInt();
    if (index < 0 || index >= box.count() || index == box.currentIndex()) return;
    box.setCurrentIndex(index);
    emit box.activated(index);
}

// Where one stands, from the root on, and by what a table is sorted.
QVariant valueOf(const QAbstractItemView& view) {
    QVariantList path;
    for (QModelIndex at = view.currentIndex(); at.isValid(); at = at.parent())
        path.prepend(path.isEmpty() ? QVariantList{at.row(), at.column()} : QVariantList{at.row(), 0});
    QVariantMap value{{kFieldPath, path}};
    const auto* table = qobject_cast<const QTableView*>(&view);
    if (table != nullptr && table->isSortingEnabled()) {
        value[kFieldSorted] = table->horizontalHeader()->sortIndicatorSection();
        value[kFieldDescending] = table->horizontalHeader()->sortIndicatorOrder() == Qt::DescendingOrder;
    }
    return value;
}

void fill(QAbstractItemView& view, const QVariant& value) {
    const QVariantMap kept = value.toMap();
    if (auto* table = qobject_cast<QTableView*>(&view); table != nullptr && kept.contains(kFieldSorted))
        table->sortByColumn(kept[kFieldSorted].toInt(),
                            kept[kFieldDescending].toBool() ? Qt::DescendingOrder : Qt::AscendingOrder);
    if (view.model() == nullptr) return;
    QModelIndex at;
    for (const QVariant& step : kept[kFieldPath].toList())
        at = view.model()->index(step.toList()[0].toInt(), step.toList()[1].toInt(), at);
    if (at.isValid()) view.setCurrentIndex(at);
}

QVariant valueOf(const QWidget& widget) {
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
        return line->isReadOnly() || liesIn(widget, "QComboBox") || liesIn(widget, "QAbstractSpinBox")
                   ? QVariant()
                   : valueOf(*line);
    if (const auto* lines = qobject_cast<const QPlainTextEdit*>(&widget)) return lines->toPlainText();
    if (const auto* number = qobject_cast<const QSpinBox*>(&widget)) return number->value();
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) return valueOf(*box);
    if (const auto* tick = qobject_cast<const QCheckBox*>(&widget)) return tick->isChecked();
    if (const auto* way = qobject_cast<const QRadioButton*>(&widget))
        return way->isChecked() ? QVariant(true) : QVariant();
    if (const auto* view = qobject_cast<const QAbstractItemView*>(&widget)) return valueOf(*view);
    return widget.property(kChosenRound);
}

void fill(QWidget& widget, const QVariant& value) {
    if (auto* line = qobject_cast<QLineEdit*>(&widget)) return fill(*line, value);
    if (auto* box = qobject_cast<QComboBox*>(&widget)) return fill(*box, value);
    if (auto* view = qobject_cast<QAbstractItemView*>(&widget)) return fill(*view, value);
    if (auto* lines = qobject_cast<QPlainTextEdit*>(&widget)) {
        if (lines->toPlainText() != value.toString()) lines->setPlainText(value.toString());
    } else if (auto* number = qobject_cast<QSpinBox*>(&widget)) {
        number->setValue(value.toInt());
    } else if (auto* button = qobject_cast<QAbstractButton*>(&widget)) {
        button->setChecked(value.toBool());
    } else {
        widget.setProperty(kChosenRound, value);
    }
}

} // namespace

Fields fieldsOf(const QWidget& page) {
    Fields fields;
    for (const QWidget* widget : page.findChildren<QWidget*>()) {
        if (widget->objectName().isEmpty()) continue;
        if (const QVariant value = valueOf(*widget); value.isValid())
            fields << KeptField{widget->objectName(), value};
    }
    return fields;
}

// Twice: what is chosen in one may change what another has to offer, or make it, or empty it.
void fillFields(QWidget& page, const Fields& fields) {
    for (int time = 0; time < 2; ++time)
        for (const KeptField& field : fields)
            if (auto* widget = page.findChild<QWidget*>(field.name)) fill(*widget, field.value);
}

} // namespace schreiber::desktop
