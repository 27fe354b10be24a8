#pragma once

#include <desk/failure.h>
#include <tournament/model.h>

#include <algorithm>
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

// Where the export has an option or a switch, below `/settings`.
inline std::string pathOf(std::string name, const tournament::Settings& settings) {
    if (settings.house.count(name) > 0) return "house/" + name;
    if (settings.furtherOptions.count(name) > 0) return "further_options/" + name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
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
    // So many are in the list.
    void addCount(std::string where, std::size_t found, std::size_t expected) {
        add(std::move(where), std::to_string(found), "COUNT(" + std::to_string(expected) + ")");
    }
    void unlessSoMany(std::string where, std::size_t found, std::size_t expected) {
        if (found != expected) addCount(std::move(where), found, expected);
    }
    void unlessEqual(std::string where, std::size_t found, std::size_t expected) {
        if (found != expected) add(std::move(where), std::to_string(found), std::to_string(expected));
    }
    void unlessWithin(std::string where, int found, int least, int most) {
        if (found < least || found > most)
            add(std::move(where), std::to_string(found), std::to_string(least) + "-" + std::to_string(most));
    }

    bool isEmpty() const { return m_errors.errors.empty(); }
    InputErrors take() && { return std::move(m_errors); }

  private:
    std::string m_file;
    InputErrors m_errors;
};

} // namespace schreiber::desk
