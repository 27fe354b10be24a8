#include "widgets/current_seen.h"

#include <QAbstractItemView>
#include <QResizeEvent>
#include <QTimer>

namespace schreiber::desktop {
namespace {

class CurrentKeeper : public QObject {
  public:
    explicit CurrentKeeper(QAbstractItemView& list)
        : QObject(&list)
        , m_list(list) {
        list.viewport()->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() != QEvent::Resize || m_isDue) return false;
        const auto* resize = static_cast<QResizeEvent*>(event);
        const QModelIndex here = m_list.currentIndex();
        if (!here.isValid() || resize->size().height() >= resize->oldSize().height()) return false;
        const QRect row = m_list.visualRect(here);
        if (row.bottom() < 0 || row.top() >= resize->oldSize().height()) return false; // wheeled away from it
        m_isDue = true;
        // once the list knows how far it can be scrolled in its new height
        QTimer::singleShot(0, this, [this] {
            m_isDue = false;
            m_list.scrollTo(m_list.currentIndex());
        });
        return false;
    }

  private:
    QAbstractItemView& m_list;
    bool m_isDue = false;
};

} // namespace

void keepCurrentSeen(QAbstractItemView& list) {
    new CurrentKeeper(list);
}

} // namespace schreiber::desktop
