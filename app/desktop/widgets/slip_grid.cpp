#include "widgets/slip_grid.h"

#include "base/brief.h"
#include "base/text.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/tables.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

// After Enter the next cell, and after the last one of a row the next row.
class SlipCells : public QTableView {
  public:
    using QTableView::QTableView;

  protected:
    // What is typed beside the cells goes to the first that is free, and what stands in one can be taken out.
    void keyPressEvent(QKeyEvent* event) override {
        const QModelIndex here = currentIndex();
        const bool takesOut = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
        if (takesOut && here.column() > 0) {
            model()->setData(here, QString());
            return;
        }
        const bool isTyped = !event->text().isEmpty() && event->text().front().isLetterOrNumber();
        if (isTyped && here.column() == 0)
            if (const QModelIndex free = qobject_cast<SlipsModel*>(model())->firstFree(here.row());
                free.isValid())
                setCurrentIndex(free);
        QTableView::keyPressEvent(event);
    }

    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override {
        const bool typed = hint == QAbstractItemDelegate::SubmitModelCache;
        QTableView::closeEditor(editor, typed ? QAbstractItemDelegate::NoHint : hint);
        const QModelIndex here = currentIndex();
        if (!typed || !here.isValid()) return;
        const bool endsRow = here.column() + 1 >= model()->columnCount();
        const QModelIndex next =
            endsRow ? model()->index(here.row() + 1, 1) : here.siblingAtColumn(here.column() + 1);
        if (next.isValid()) setCurrentIndex(next);
    }
};

} // namespace

SlipGrid::SlipGrid(QWidget* parent)
    : QFrame(parent)
    , m_model(new SlipsModel(this))
    , m_title(new QLabel(this))
    , m_rest(new QLabel(this))
    , m_cells(new SlipCells(this))
    , m_take(new KeyButton(QStringLiteral("slipsTake"), this))
    , m_leave(new KeyButton(QStringLiteral("slipsLeave"), this)) {
    setObjectName(QStringLiteral("slipGrid"));
    m_title->setObjectName(QStringLiteral("slipsTitle"));
    m_title->setWordWrap(true);
    m_rest->setObjectName(QStringLiteral("slipsRest"));
    m_rest->setTextFormat(Qt::PlainText);
    m_rest->setWordWrap(true);
    m_rest->setProperty("role", QStringLiteral("muted"));
    setUpTable(*m_cells, QStringLiteral("slipCells"), tr("Zettel"));
    m_cells->setModel(m_model);
    m_cells->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_cells->setEditTriggers(QAbstractItemView::AnyKeyPressed | QAbstractItemView::EditKeyPressed |
                             QAbstractItemView::DoubleClicked);
    m_take->setLabel(tr("Übernehmen"));
    m_take->setPrimary(true);
    m_leave->setLabel(tr("Abbrechen"), KeyButton::Key::ShownOnly);
    connect(m_take, &KeyButton::clicked, this, &SlipGrid::take);
    connect(m_leave, &KeyButton::clicked, this, &SlipGrid::leftAlone);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &SlipGrid::showRest);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16); // a frame's own go with its style
    column->setSpacing(10);
    column->addWidget(m_title);
    column->addWidget(m_cells, 1);
    column->addWidget(m_rest);
    auto* actions = new FlowRow(this);
    for (KeyButton* button : {m_take, m_leave}) actions->add(button);
    column->addWidget(actions);
}

void SlipGrid::open(const SlipForm& form) {
    m_model->show(form);
    m_title->setText(form.title);
    m_cells->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_cells->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    showRest();
    show();
    begin();
}

void SlipGrid::setTyped(const QVariantList& rows) {
    m_model->setTyped(rows);
    showRest();
}

bool SlipGrid::isEmpty() const {
    const QVariantList rows = typed();
    return std::all_of(rows.begin(), rows.end(),
                       [](const QVariant& row) { return row.toStringList().join(QString()).isEmpty(); });
}

void SlipGrid::begin() {
    if (m_cells->currentIndex().column() < 1) m_cells->setCurrentIndex(m_model->index(0, 1));
    m_cells->setFocus();
}

void SlipGrid::showRest() {
    const QStringList rest = m_model->rest();
    const QString left = rest.isEmpty() ? tr("Alle sind eingetippt.")
                                        : tr("Es fehlen noch: %1").arg(rest.join(QStringLiteral(", ")));
    const QString fault = m_model->fault();
    m_rest->setText(brief(fault.isEmpty() ? left : fault + QLatin1Char(' ') + left, kInCell));
    m_rest->setProperty("tone", fault.isEmpty() ? QString() : QStringLiteral("bad"));
    m_rest->style()->polish(m_rest);
}

void SlipGrid::take() {
    m_cells->setFocus(); // what is being typed is typed
    const QModelIndex bad = m_model->unclear();
    if (!bad.isValid()) {
        emit taken(m_model->csv());
        return;
    }
    emit unclear(bad.data(Qt::EditRole).toString());
    correct(bad);
}

// What was typed there is selected, so that typing replaces it.
void SlipGrid::correct(const QModelIndex& cell) {
    if (!cell.isValid()) return;
    m_cells->setCurrentIndex(cell);
    m_cells->edit(cell);
}

void SlipGrid::correct(const desk::Failure& failure) {
    if (const auto* inputs = std::get_if<desk::InputErrors>(&failure)) {
        const base::InputError& first = inputs->errors.front();
        return correct(first.line > 0 ? m_model->holding(first.line - 1, text(first.found)) : QModelIndex());
    }
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    if (refusal == nullptr) return;
    const auto argument = [&](const char* name) {
        const auto found = refusal->arguments.find(name);
        return found == refusal->arguments.end() ? QString() : text(found->second);
    };
    if (const QString number = argument("entry"); !number.isEmpty()) {
        const QModelIndex cell = m_model->holding(-1, number);
        return correct(cell.isValid() ? cell : m_model->keyed(number)); // who cut no card yet
    }
    if (const QString table = argument("table"); !table.isEmpty()) correct(m_model->keyed(table));
}

void SlipGrid::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit leftAlone();
    else
        QFrame::keyPressEvent(event);
}

} // namespace schreiber::desktop
