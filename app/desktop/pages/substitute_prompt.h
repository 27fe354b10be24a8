#pragma once

#include <QString>

#include <functional>

// Asks who plays on for somebody who goes: those who wait or sit out come first, typing looks for one of them
// or names somebody else.
namespace schreiber::desktop {

class PromptBar;
class Session;

// `afterwards` gets the number under which it goes on. `typed` is what stands in the field already.
void askSubstitute(Session& session, PromptBar& prompt, int number,
                   const std::function<void(int number)>& afterwards, const QString& typed = {});

// "Reinhard Schöpf (23) wartet" of the only one there is; of several their names; empty where nobody is.
QString whoWaits(const Session& session, int number);
// Where one is the only one who waits, he takes the place at once; else it is asked who.
void takeWhoWaits(Session& session, PromptBar& prompt, int number,
                  const std::function<void(int number)>& afterwards);

} // namespace schreiber::desktop
