#pragma once

#include <QString>

#include <functional>
#include <vector>

// One table more in the round that is played, without drawing anew: of those who sit out and those who have
// come since.
namespace schreiber::desktop {

class PromptBar;
class Session;

// Who could sit there, where that is worth offering: two or more; the number it would have.
struct FurtherTable {
    std::vector<int> free;
    int number = 0;
    bool isOffered() const { return free.size() > 1; }
};
FurtherTable furtherTable(const Session& session, int round);

// Asks seat by seat; `afterwards` once it is written or let be.
void askFurtherTable(Session& session, PromptBar& prompt, int round, const std::function<void()>& afterwards,
                     const std::vector<int>& seated = {});

} // namespace schreiber::desktop
