#include "meant.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

namespace schreiber::cli {

namespace {

constexpr std::size_t kLongestWord = 24;  // no command is as long
constexpr std::size_t kShortestMeant = 4; // of three letters two are not enough to tell what was meant

// Letters to be changed, added, left away or swapped with their neighbour.
std::size_t slipsBetween(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> rows(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                rows[i][j] = i + j;
                continue;
            }
            const std::size_t changed = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            rows[i][j] = std::min({rows[i - 1][j] + 1, rows[i][j - 1] + 1, changed});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                rows[i][j] = std::min(rows[i][j], rows[i - 2][j - 2] + 1);
        }
    return rows[a.size()][b.size()];
}

const CLI::App* commandNamed(const CLI::App& app, const std::string& name) {
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; }))
        if (each->get_name() == name) return each;
    return nullptr;
}

// The command whose name a word comes near, if there is one that comes nearest.
const CLI::App* commandNear(const CLI::App& app, const std::string& word) {
    if (word.size() > kLongestWord || word.starts_with('-')) return nullptr;
    const std::size_t most = word.size() < 4 ? 1 : 2;
    const CLI::App* nearest = nullptr;
    std::size_t least = most + 1;
    for (const CLI::App* each : app.get_subcommands([](const CLI::App*) { return true; })) {
        const std::size_t slips = slipsBetween(word, each->get_name());
        if (2 * slips >= each->get_name().size()) continue; // hardly a letter of it is left
        if (slips == least) nearest = nullptr;
        if (slips < least) least = slips, nearest = each;
    }
    return nearest;
}

} // namespace

Meant meantBy(const std::vector<std::string>& arguments, const CLI::App& app,
              const std::function<bool(const std::vector<std::string>&)>& parses) {
    // The words of the command from wherever they stand; first as they are, then as they may have been meant.
    for (const auto& find : {&commandNamed, &commandNear}) {
        const CLI::App* command = &app;
        Meant meant;
        std::vector<std::string> rest;
        bool isBehind = false;
        bool isNear = true;
        bool isMended = false;
        bool isValue = false; // of --lang
        for (const std::string& word : arguments) {
            if (std::exchange(isValue, word == "--lang")) {
                rest.push_back(word);
                continue;
            }
            if (word == "--" && meant.arguments.empty()) continue; // no options end where no command is yet
            const CLI::App* next = commandNamed(*command, word);
            if (next == nullptr && command->get_require_subcommand_min() > 0) next = find(*command, word);
            if (next == nullptr) {
                rest.push_back(word);
                isBehind = isBehind || !word.starts_with('-');
                continue;
            }
            isMended = isMended || word != next->get_name();
            isNear = isNear && (word == next->get_name() || word.size() >= kShortestMeant);
            command = next;
            meant.arguments.push_back(next->get_name());
            meant.isOrder = meant.isOrder || isBehind;
        }
        if (meant.arguments.empty()) continue;
        const std::vector<std::string> words = meant.arguments;
        meant.arguments.insert(meant.arguments.end(), rest.begin(), rest.end());
        if (meant.arguments == arguments) continue;
        if (parses(meant.arguments)) return meant;
        const bool isWhole = command->get_require_subcommand_min() == 0;
        // A word that was mended is worth saying though more is wrong behind it; one that was moved is not.
        if (!isWhole || !isNear || !isMended || meant.isOrder) continue;
        meant.arguments = words; // what is wrong with the rest is told of the command that was meant
        meant.isPart = true;
        return meant;
    }
    return {};
}

std::string typed(const std::vector<std::string>& arguments) {
    constexpr std::string_view kPlain =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_./=:,+@%";
    std::string all;
    for (const std::string& word : arguments) {
        if (!all.empty()) all += ' ';
        if (!word.empty() && word.find_first_not_of(kPlain) == std::string::npos) {
            all += word;
            continue;
        }
        all += '\'';
        for (const char c : word) all += c == '\'' ? std::string("'\\''") : std::string(1, c);
        all += '\'';
    }
    return all;
}

} // namespace schreiber::cli
