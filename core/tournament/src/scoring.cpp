#include "scoring.h"

#include <base/input_error.h>
#include <tournament/standings.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <optional>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr std::array<std::string_view, kTerms> kTermNames{"win",     "points", "against", "difference",
                                                          "shutout", "games",  "rank",    "table-wins"};
constexpr std::array<std::string_view, 10> kCriterionNames{
    "score",        "wins",     "points",  "difference",  "against",
    "head-to-head", "buchholz", "decider", "best-rounds", "table-wins"};
constexpr std::string_view kLot = "lot";
constexpr int kMostWorth = 1000; // keeps the sums of a season far from overflow

std::string listed(const std::string_view* names, std::size_t count) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) out += ", ";
        out += names[i];
    }
    return out;
}

class Scanner {
  public:
    Scanner(game::RefusalCode code, std::string_view text)
        : m_code(code)
        , m_text(text) {
        skipBlanks();
    }

    bool atEnd() const { return m_at == m_text.size(); }

    bool take(char c) {
        if (atEnd() || m_text[m_at] != c) return false;
        ++m_at;
        skipBlanks();
        return true;
    }

    // The longest of these names that stands here; what a word is, where none does.
    template <std::size_t N>
    std::string_view wordOf(const std::array<std::string_view, N>& names) {
        std::string_view longest;
        for (const std::string_view name : names)
            if (m_text.substr(m_at).starts_with(name) && name.size() > longest.size()) longest = name;
        const std::size_t end = m_at + longest.size();
        const bool goesOn = end < m_text.size() && m_text[end] >= 'a' && m_text[end] <= 'z';
        if (longest.empty() || goesOn) return word();
        const std::size_t start = std::exchange(m_at, end);
        return took(start);
    }

    // A criterion may have a dash in it; in a sum the dash after a term takes the next one off.
    std::string_view word(std::string_view alsoIn = {}) {
        const std::size_t start = m_at;
        const auto belongs = [&](char c) {
            return (c >= 'a' && c <= 'z') || alsoIn.find(c) != std::string_view::npos;
        };
        while (!atEnd() && belongs(m_text[m_at])) ++m_at;
        return took(start);
    }

    // A whole one: with a point or a comma in it, it is none.
    std::optional<int> number(int most) {
        const std::size_t start = m_at;
        int value = 0;
        while (!atEnd() && m_text[m_at] >= '0' && m_text[m_at] <= '9' && value <= most)
            value = value * 10 + (m_text[m_at++] - '0');
        const bool broken = !atEnd() && (m_text[m_at] == '.' || m_text[m_at] == ',');
        if (m_at == start || value > most || broken) {
            m_at = start;
            return std::nullopt;
        }
        took(start);
        return value;
    }

    // At the last word or number taken, or where the scanner stands.
    base::Failure<Refusal> failAtWord(std::string wrong, std::string expected) const {
        return failAt(m_word, std::move(wrong), std::move(expected));
    }
    base::Failure<Refusal> failHere(std::string wrong, std::string expected) const {
        return failAt(m_at, std::move(wrong), std::move(expected));
    }

  private:
    std::string_view took(std::size_t start) {
        const std::string_view taken = m_text.substr(start, m_at - start);
        m_word = start;
        skipBlanks();
        return taken;
    }

    void skipBlanks() {
        while (!atEnd() && m_text[m_at] == ' ') ++m_at;
    }

    base::Failure<Refusal> failAt(std::size_t at, std::string wrong, std::string expected) const {
        std::string found = base::printable(partAt(at), 20);
        return base::fail(Refusal{std::string(m_code),
                                  {{"text", base::printable(m_text, 200)},
                                   {"position", std::to_string(at + 1)},
                                   {"wrong", found.empty() ? "formula_ends" : std::move(wrong)},
                                   {"found", std::move(found)},
                                   {"expected", std::move(expected)}}});
    }

    // What somebody took for one term or number, or the sign that stands there.
    std::string_view partAt(std::size_t at) const {
        const std::string_view rest = m_text.substr(at);
        const bool digits = !rest.empty() && rest.front() >= '0' && rest.front() <= '9';
        const std::size_t end = rest.find_first_of(digits ? " *+-" : " *+,");
        return rest.substr(0, std::max<std::size_t>(end, 1));
    }

    game::RefusalCode m_code;
    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_word = 0;
};

template <std::size_t N>
std::optional<std::size_t> indexOf(const std::array<std::string_view, N>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<std::size_t>(found - names.begin());
}

} // namespace

std::string nameOf(Criterion criterion) {
    if (criterion == Criterion::LastMatch) return "final";
    if (criterion == Criterion::Bracket) return "bracket";
    return std::string(kCriterionNames[static_cast<std::size_t>(criterion)]);
}

std::vector<std::pair<std::string, int>> scoringTerms(const std::string& formula) {
    std::vector<std::pair<std::string, int>> terms;
    const auto scoring = readScoring(formula);
    for (std::size_t term = 0; scoring && term < kTerms; ++term)
        if (scoring->worth[term] != 0) terms.emplace_back(kTermNames[term], scoring->worth[term]);
    return terms;
}

std::vector<std::string> ladderSteps(const std::string& ladder) {
    std::vector<std::string> steps;
    if (const auto read = readLadder(ladder))
        for (const Criterion criterion : *read) steps.push_back(nameOf(criterion));
    steps.emplace_back(kLot);
    return steps;
}

base::Result<Scoring, Refusal> readScoring(std::string_view text) {
    Scanner scanner("bad_scoring", text);
    Scoring scoring;
    std::array<bool, kTerms> seen{};
    bool negative = scanner.take('-');
    for (;;) {
        const std::optional<int> worth = scanner.number(kMostWorth);
        if (!worth) return scanner.failHere("formula_number", "0-" + std::to_string(kMostWorth));
        if (!scanner.take('*')) return scanner.failHere("formula_sign", "*");
        const std::optional<std::size_t> term = indexOf(kTermNames, scanner.wordOf(kTermNames));
        if (!term || seen[*term])
            return scanner.failAtWord(term ? "formula_twice" : "formula_term",
                                      listed(kTermNames.data(), kTerms));
        seen[*term] = true;
        scoring.worth[*term] = negative ? -*worth : *worth;
        if (scanner.atEnd()) return scoring;
        const bool plus = scanner.take('+');
        const bool minus = scanner.take('-');
        if (!plus && !minus) return scanner.failHere("formula_sign", "+, -");
        negative = minus;
    }
}

base::Result<std::vector<Criterion>, Refusal> readLadder(std::string_view text) {
    Scanner scanner("bad_ladder", text);
    std::vector<Criterion> ladder;
    for (;;) {
        const std::string_view word = scanner.word("-");
        if (word == kLot) {
            if (!scanner.atEnd()) return scanner.failHere("formula_over", "");
            return ladder;
        }
        const std::optional<std::size_t> index = indexOf(kCriterionNames, word);
        const bool twice =
            index && std::find(ladder.begin(), ladder.end(), static_cast<Criterion>(*index)) != ladder.end();
        if (!index || twice)
            return scanner.failAtWord(twice ? "formula_twice" : "formula_term",
                                      listed(kCriterionNames.data(), kCriterionNames.size()) + ", lot");
        ladder.push_back(static_cast<Criterion>(*index));
        if (scanner.atEnd()) return ladder;
        if (!scanner.take(',')) return scanner.failHere("formula_sign", ",");
    }
}

base::Result<MissedRound, Refusal> readMissedRound(std::string_view text) {
    Scanner scanner("bad_missed_round", text);
    MissedRound missed;
    const std::string_view word = scanner.word();
    const bool negative = word.empty() && scanner.take('-'); // as a score may be
    const std::optional<int> number = scanner.number(kMostWorth);
    if (word == "win") {
        missed.kind = MissedRound::Kind::Win;
    } else if (word.empty() && number) {
        missed.kind = MissedRound::Kind::Number;
        missed.number = negative ? -*number : *number;
    } else if (word != "average") {
        const std::string range = "0-" + std::to_string(kMostWorth);
        return negative ? scanner.failHere("missed_round_term", range)
                        : scanner.failAtWord("missed_round_term", range);
    }
    if (!scanner.atEnd() || (!word.empty() && number)) return scanner.failHere("formula_over", "");
    return missed;
}

} // namespace schreiber::tournament
