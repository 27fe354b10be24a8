#include <base/number.h>
#include <desk/journal_arguments.h>

#include <algorithm>
#include <array>

namespace schreiber::desk {

namespace {

constexpr std::array<std::string_view, 10> kNumbers{"round", "game",   "line", "deal", "count",
                                                    "entry", "ruling", "a",    "b",    "fine"};

const std::string* argumentOf(const store::Action& action, const std::string& argument) {
    const auto found = action.arguments.find(argument);
    return found == action.arguments.end() ? nullptr : &found->second;
}

std::optional<std::vector<int>> readNumbers(std::string_view text) {
    constexpr std::string_view kBetween = ", ";
    std::vector<int> numbers;
    while (true) {
        const std::size_t end = std::min(text.find(kBetween), text.size());
        const auto number = base::readNumber(text.substr(0, end));
        if (!number) return std::nullopt;
        numbers.push_back(*number);
        if (end == text.size()) return numbers;
        text.remove_prefix(end + kBetween.size());
    }
}

// "3", or "3/2" in its second heat
bool isTable(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    return base::readNumber(text.substr(0, slash)) &&
           (slash == text.size() || base::readNumber(text.substr(slash + 1)));
}

// "18:11", "-2:3:0"
bool isScore(std::string_view text) {
    while (true) {
        const std::size_t end = std::min(text.find(':'), text.size());
        if (!base::readNumber(text.substr(0, end))) return false;
        if (end == text.size()) return true;
        text.remove_prefix(end + 1);
    }
}

} // namespace

std::optional<int> numberIn(const store::Action& action, const std::string& argument) {
    const std::string* text = argumentOf(action, argument);
    return text == nullptr ? std::nullopt : base::readNumber(*text);
}

std::optional<std::uint64_t> seedIn(const store::Action& action, const std::string& argument) {
    const std::string* text = argumentOf(action, argument);
    return text == nullptr ? std::nullopt : base::readSeed(*text);
}

std::vector<int> numbersIn(const store::Action& action, const std::string& argument) {
    const std::string* text = argumentOf(action, argument);
    return text == nullptr ? std::vector<int>() : readNumbers(*text).value_or(std::vector<int>());
}

std::string optionsText(const ChangedOptions& options) {
    const bool inLines = std::any_of(options.begin(), options.end(), [](const auto& option) {
        return option.second.find_first_of(";=") != std::string::npos;
    });
    std::string text;
    for (const auto& [name, value] : options) {
        text += (text.empty() || inLines ? "" : "; ") + name + "=" + value;
        if (inLines) text += '\n';
    }
    return text;
}

ChangedOptions optionsIn(const std::string& text) {
    const std::string_view between = text.ends_with('\n') ? "\n" : "; ";
    ChangedOptions options;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find(between), rest.size());
        const std::string_view one = rest.substr(0, end);
        if (const std::size_t equals = one.find('='); equals != std::string_view::npos)
            options.emplace_back(one.substr(0, equals), one.substr(equals + 1));
        else if (!options.empty()) // a name may have a semicolon in it
            options.rbegin()->second.append(between).append(one);
        rest.remove_prefix(std::min(end + between.size(), rest.size()));
    }
    return options;
}

ChangedOptions optionsIn(const store::Action& action) {
    const std::string* text = argumentOf(action, "options");
    return text == nullptr ? ChangedOptions() : optionsIn(*text);
}

std::string_view expectedInstead(const std::string& argument, const std::string& value) {
    if (std::find(kNumbers.begin(), kNumbers.end(), argument) != kNumbers.end())
        return base::readNumber(value) ? "" : "json_number";
    if (argument == "seed") return base::readSeed(value) ? "" : "json_seed";
    if (argument == "cut") return readNumbers(value) ? "" : "json_numbers";
    if (argument == "table") return value.empty() || isTable(value) ? "" : "json_number";
    if (argument == "score" || argument == "points" || argument == "penalty" || argument == "struck_penalty")
        return value.empty() || isScore(value) ? "" : "json_numbers"; // nothing written yet
    return "";
}

} // namespace schreiber::desk
