#pragma once

#include <desk/failure.h>
#include <desk/sheet_place.h>

#include <QObject>
#include <QString>
#include <QTimer>

#include <functional>
#include <optional>

// What stands on the card table and is kept nowhere else, on disk as one types: a laptop loses power.
namespace schreiber::desktop {

struct RecordDraft {
    QString record;
    int line = 1;
    QString file;           // it is saved under, where it was changed since
    desk::SheetPlace place; // of the sheet from which one came
    QString words;          // of the parties, as far as they are typed
};

// One small file beside the program's own settings for each evening, and one for none. It is no action: the
// tournament's file and its journal know nothing of it.
class RecordDrafts : public QObject {
    Q_OBJECT
  public:
    using Evening = std::function<QString()>;                // the file that is open; empty for none
    using Now = std::function<std::optional<RecordDraft>()>; // nothing where all is kept

    RecordDrafts(Evening evening, Now now, QObject* parent);

    // Something was typed: it is written in a moment.
    void later();
    // Written at once, or gone where all is kept.
    void save();
    // What was left behind in this evening, once. What stands there now stays on disk for the evening before;
    // where there was none it goes along, unless another waits here. What cannot be read is not written over
    // either: nothing is kept then, and it is asked for again the next time.
    desk::Outcome<std::optional<RecordDraft>> take();
    // The evening goes on in another file.
    void moveTo(const QString& evening);
    // Somebody said that it need not be kept; nothing is written any more.
    void letGo();

    // Which evening's it is now; it goes over to the page that is built anew.
    QString at() const { return m_at; }
    void resume(const QString& at);

  private:
    void keep();

    Evening m_evening;
    Now m_now;
    QTimer m_soon;
    QString m_at;
    bool m_begun = false;
    bool m_over = false;
};

} // namespace schreiber::desktop
