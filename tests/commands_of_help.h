#pragma once

#include <algorithm>
#include <functional>
#include <sstream>
#include <string>
#include <vector>

namespace schreiber::test {

// Every command that the program's own help names, those below another command in full: {"players", "add"}.
// `run` gives the program these words and answers with what it says.
inline std::vector<std::vector<std::string>>
commandsOfHelp(const std::function<std::string(const std::vector<std::string>&)>& run,
               const std::vector<std::string>& above = {}) {
    std::vector<std::string> words{"--lang", "en"};
    words.insert(words.end(), above.begin(), above.end());
    words.push_back("--help");
    std::istringstream help(run(words));
    std::string line;
    while (std::getline(help, line) && line != "Commands:") {
    }
    std::vector<std::vector<std::string>> all;
    while (std::getline(help, line) && line.starts_with("  ")) {
        std::vector<std::string> command = above;
        command.push_back(line.substr(2, line.find(' ', 2) - 2));
        const auto below = commandsOfHelp(run, command);
        if (below.empty()) all.push_back(command);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}

// Whether the words that are given begin with the command.
inline bool isGiven(const std::vector<std::string>& command, const std::vector<std::string>& words) {
    return words.size() >= command.size() && std::equal(command.begin(), command.end(), words.begin());
}

} // namespace schreiber::test
