#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace schreiber::desktop {

// Before what something is looked for that would be lost by it, or make it wrong.
enum class Before { Draw, ConfirmDraw, Close, Quit };
inline bool isForDraw(Before before) {
    return before == Before::Draw || before == Before::ConfirmDraw;
}

// What is typed or written somewhere and lies in no file yet.
struct Unsaved {
    QString what;               // in words
    std::function<bool()> keep; // false where it is not kept after all
    bool isTaken = false;       // where it is typed a button takes it over
    bool askedOnce = false;     // whoever draws without it is not asked again
    bool isHalf = false;        // it cannot be kept as it is: `keep` leads there
};
using UnsavedList = std::vector<Unsaved>;

} // namespace schreiber::desktop
