#pragma once

#include <functional>
#include <optional>
#include <string>

// What holds where everything else failed: a bug in the program, by a broken contract, an exception or a
// signal, ends it with a sentence and an exit code, and never as the system ends it. What is open in a
// transaction is rolled back, at the latest when the file is opened next.
namespace schreiber::base {

// From now on a broken contract throws, so that what is open is closed on the way out; and what nobody
// catches, or no one can (a signal), ends the program with the exit code. Only for the main of a program:
// tests and fuzzing want the abort.
void spreadLastNet();

// What is said at such an end, on standard error behind what broke, and the exit code. Kept ready, because
// there and then nothing can be put together.
void sayAtTheEnd(const std::string& text, int exitCode);

// Runs it and gives what it threw, or nothing.
std::optional<std::string> caughtIn(const std::function<void()>& work);

} // namespace schreiber::base
