#include "dispute/event_writing.h"

#include "base/text.h"
#include "dispute/record_editor.h"
#include "dispute/record_text.h"

#include <QCoreApplication>

namespace schreiber::desktop {
namespace {

struct EventWritingWords {
    Q_DECLARE_TR_FUNCTIONS(EventWriting)
};

} // namespace

void addEvent(RecordEditor& editor, const std::string& event, bool isWhole, const FollowingEvent& follows) {
    if (isWhole && follows.line != 0 && follows.text == event) return editor.goToLine(follows.line);
    WithEvent made = withEvent(utf8(editor.toPlainText()), editor.line(), event);
    if (follows.line != 0)
        made.text = setAside(made.text, made.line, utf8(EventWritingWords::tr("Hier folgte vorher:")));
    editor.change(text(made.text), made.line);
    if (!isWhole) editor.setFocus(); // the rest is typed
}

} // namespace schreiber::desktop
