#pragma once

#include <string>

// What is chosen beside a record's text becomes an event of it, as one step of its undo.
namespace schreiber::desktop {

class RecordEditor;

// What stands behind the line one is on; line 0: nothing.
struct FollowingEvent {
    int line = 0;
    std::string text; // `A: play XV`
};

// Behind the line one stands on. Where one stepped back this is another way: what followed cannot follow on
// it and is set aside, in the text, from where undo brings it back; what did follow is only stepped to.
// `isWhole`: nothing of it is still to be typed.
void addEvent(RecordEditor& editor, const std::string& event, bool isWhole, const FollowingEvent& follows);

} // namespace schreiber::desktop
