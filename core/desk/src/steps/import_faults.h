#pragma once

#include <desk/failure.h>

#include <cstddef>
#include <string>
#include <utility>

namespace schreiber::desk {

// "/rounds/3"
inline std::string placeIn(const char* list, std::size_t index) {
    return std::string("/") + list + "/" + std::to_string(index);
}

inline std::string upTo(std::size_t most) {
    return "0-" + std::to_string(most);
}

// What is wrong with an import and where, as JSON pointers; `expected` is a value, or a code of the input
// messages.
class ImportFaults {
  public:
    explicit ImportFaults(std::string file)
        : m_file(std::move(file)) {}

    void add(std::string where, std::string found, std::string expected) {
        m_errors.errors.push_back({m_file, 0, 0, std::move(found), {std::move(expected)}, std::move(where)});
    }
    void unlessEqual(std::string where, std::size_t found, std::size_t expected) {
        if (found != expected) add(std::move(where), std::to_string(found), std::to_string(expected));
    }
    void unlessWithin(std::string where, int found, int least, int most) {
        if (found < least || found > most)
            add(std::move(where), std::to_string(found), std::to_string(least) + "-" + std::to_string(most));
    }

    InputErrors take() && { return std::move(m_errors); }

  private:
    std::string m_file;
    InputErrors m_errors;
};

} // namespace schreiber::desk
