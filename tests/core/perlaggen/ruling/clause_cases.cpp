#include "clause_cases.h"

#include <algorithm>
#include <array>
#include <perlaggen/rulebook/catalogue.h>
#include <sstream>
#include <utility>

namespace schreiber::perlaggen::ruling::test {

using rulebook::RuleSetMask;

namespace {

constexpr std::array<std::pair<std::string_view, Role>, 4> kRoles{{
    {"illegal", Role::Illegal},
    {"legal", Role::Legal},
    {"holds", Role::Holds},
    {"otherwise", Role::Otherwise},
}};

std::optional<ClauseCase> clauseCase(const CaseFile& file) {
    const std::string name = file.question.stem().string();
    const auto dash = name.find('-');
    if (dash == std::string::npos) return std::nullopt;
    const std::string point = name.substr(0, dash);
    if (rulebook::findRulePoint(point) == nullptr) return std::nullopt;
    const auto second = name.find('-', dash + 1);
    const std::string role = name.substr(dash + 1, second == std::string::npos ? second : second - dash - 1);
    const auto* const found = std::ranges::find(kRoles, role, &std::pair<std::string_view, Role>::first);
    if (found == kRoles.end()) return std::nullopt;
    return ClauseCase{.point = point,
                      .variant = second == std::string::npos ? "" : name.substr(second + 1),
                      .role = found->second,
                      .what = readCase(file)};
}

Role otherRole(Role role) {
    switch (role) {
    case Role::Illegal:
        return Role::Legal;
    case Role::Legal:
        return Role::Illegal;
    case Role::Holds:
        return Role::Otherwise;
    default:
        return Role::Holds;
    }
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::stringstream in(text);
    for (std::string line; std::getline(in, line);) {
        line = line.substr(0, line.find('#'));
        while (!line.empty() && line.back() == ' ') line.pop_back();
        if (!line.empty()) lines.push_back(line);
    }
    return lines;
}

using Lines = std::vector<std::string>;

// Whether taking the line at `at` out of `one`, and one like it out of `two`, leaves the same.
bool movedFrom(Lines one, const Lines& two, std::ptrdiff_t at) {
    const std::string moved = one[static_cast<std::size_t>(at)];
    one.erase(one.begin() + at);
    for (std::ptrdiff_t i = 0; i < std::ssize(two); ++i) {
        if (two[static_cast<std::size_t>(i)] != moved) continue;
        Lines without = two;
        without.erase(without.begin() + i);
        if (without == one) return true;
    }
    return false;
}

bool oneMoved(const Lines& one, const Lines& two) {
    if (one.size() != two.size()) return false;
    const std::ptrdiff_t at = std::ranges::mismatch(one, two).in1 - one.begin();
    return movedFrom(one, two, at) || movedFrom(two, one, at);
}

bool onlyHands(const Lines& a, const Lines& b) {
    if (a.size() != b.size()) return false;
    int hands = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == b[i]) continue;
        if (!a[i].starts_with("hand ") || a[i].substr(0, 6) != b[i].substr(0, 6)) return false;
        ++hands;
    }
    return hands <= 2;
}

} // namespace

std::vector<ClauseCase> clauseCases(const std::filesystem::path& folder) {
    std::vector<ClauseCase> cases;
    for (const std::string_view extension : {".perlagg", ".ask"})
        for (const CaseFile& file : caseFiles(folder, extension))
            if (auto found = clauseCase(file)) cases.push_back(std::move(*found));
    return cases;
}

RuleSetMask setsOf(const Case& asked) {
    RuleSetMask sets = 0;
    for (const Asked& one : asked.asked) {
        if (!one.set.empty()) {
            sets |= rulebook::ruleSetBit(one.set);
            continue;
        }
        for (const std::string& line : linesOf(one.text)) {
            if (asked.query)
                sets |= rulebook::ruleSetBit(nlohmann::json::parse(line).value("rules", ""));
            else if (line.starts_with("rules: "))
                sets |= rulebook::ruleSetBit(line.substr(7));
        }
    }
    return sets;
}

const ClauseCase* partnerOf(const ClauseCase& one, const std::vector<ClauseCase>& all) {
    const auto found = std::ranges::find_if(all, [&](const ClauseCase& other) {
        return other.point == one.point && other.variant == one.variant && other.role == otherRole(one.role);
    });
    return found == all.end() ? nullptr : &*found;
}

bool differInOne(const std::string& a, const std::string& b) {
    const Lines one = linesOf(a);
    const Lines two = linesOf(b);
    if (one == two) return false;
    const auto begin = std::ranges::mismatch(one, two);
    const auto end = std::mismatch(one.rbegin(), std::make_reverse_iterator(begin.in1), two.rbegin(),
                                   std::make_reverse_iterator(begin.in2));
    if (end.first.base() - begin.in1 <= 1 && end.second.base() - begin.in2 <= 1) return true;
    return oneMoved(one, two) || onlyHands(one, two);
}

} // namespace schreiber::perlaggen::ruling::test
