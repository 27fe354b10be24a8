#include "dispute/brief_names.h"

#include "base/brief.h"
#include "base/text.h"

#include <algorithm>
#include <vector>

namespace schreiber::desktop {
namespace {

constexpr qsizetype kLongestInSentence = 18;

std::string lastName(const std::optional<std::string>& name) {
    return name ? name->substr(name->find_last_of(' ') + 1) : std::string();
}

std::string firstName(const std::optional<std::string>& name) {
    return name ? name->substr(0, name->find(' ')) : std::string();
}

bool isShort(const std::string& name) {
    return text(name).size() <= kLongestInSentence;
}

} // namespace

void callBriefly(std::span<std::optional<std::string>> players) {
    const std::vector<std::optional<std::string>> named(players.begin(), players.end());
    for (std::optional<std::string>& name : players) {
        if (!name) continue;
        const std::string whole = *name;
        const std::string surname = lastName(name);
        const bool alone = std::ranges::count(named, surname, lastName) == 1;
        const std::string called = alone && !surname.empty() ? surname : whole;
        if (isShort(called))
            name = called;
        else if (const std::string given = firstName(name);
                 isShort(given) && std::ranges::count(named, given, firstName) == 1)
            name = given;
        else
            name = utf8(brief(text(called), kLongestInSentence));
    }
}

} // namespace schreiber::desktop
