#pragma once

#include <string>
#include <string_view>

namespace schreiber::game {

// Answers queries about one game (cli.md, `ask`): a line of JSON in, one out. Any bytes may be handed in. It
// may remember what it was asked before, for speed; one object serves one thread.
class Answers {
  public:
    virtual ~Answers() = default;
    virtual std::string answer(std::string_view line) = 0;
};

} // namespace schreiber::game
