#include "widgets/search_lead.h"

#include <QAbstractItemView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTableView>

namespace schreiber::desktop {
namespace {

class Lead : public QObject {
  public:
    Lead(QLineEdit& field, QAbstractItemView& list)
        : QObject(&field)
        , m_list(list) {
        field.installEventFilter(this);
        connect(&field, &QLineEdit::returnPressed, this, [this] { go(); });
    }

    bool eventFilter(QObject*, QEvent* event) override {
        return event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Down &&
               go();
    }

  private:
    bool go() {
        if (m_list.model() == nullptr || m_list.model()->rowCount() == 0 || m_list.isHidden()) return false;
        const QItemSelectionModel* chosen = m_list.selectionModel();
        if (!m_list.currentIndex().isValid() || !chosen->hasSelection()) {
            int column = 0;
            if (const auto* table = qobject_cast<const QTableView*>(&m_list))
                while (table->isColumnHidden(column)) ++column;
            m_list.setCurrentIndex(m_list.model()->index(0, column));
        }
        m_list.setFocus();
        return true;
    }

    QAbstractItemView& m_list;
};

} // namespace

void leadInto(QLineEdit& field, QAbstractItemView& list) {
    new Lead(field, list);
}

} // namespace schreiber::desktop
