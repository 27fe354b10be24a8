#pragma once

#include <functional>

// Somebody leaves: what runs, and what comes of each way, before it is chosen. Where nothing is open nothing
// is asked.
namespace schreiber::desktop {

class PromptBar;
class Session;

void askLeaving(Session& session, PromptBar& prompt, int number,
                const std::function<void(int number)>& afterwards);

} // namespace schreiber::desktop
