#include "tables.h"

#include <base/input_error.h>
#include <base/number.h>
#include <tournament/closing.h>
#include <tournament/standings.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

constexpr std::array<std::string_view, 5> kSpecial{"woman", "youngest", "oldest", "last", "best-round"};
constexpr int kMostPrizes = 1000;

struct PrizePlan {
    int ranks = 0;
    std::vector<std::string> special;
};

base::Result<PrizePlan, Refusal> readPlan(const std::string& text) {
    PrizePlan plan;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string word = text.substr(at, end - at);
        const std::optional<int> count = at == 0 ? base::readNumber(word, 0, kMostPrizes) : std::nullopt;
        const bool known = std::find(kSpecial.begin(), kSpecial.end(), word) != kSpecial.end();
        const bool twice = std::find(plan.special.begin(), plan.special.end(), word) != plan.special.end();
        if (!count && (!known || twice))
            return refuse("bad_prizes",
                          {{"text", base::printable(text, 200)},
                           {"position", std::to_string(at + 1)},
                           {"found", base::printable(word, 20)},
                           {"expected", (at == 0 ? "0-" + std::to_string(kMostPrizes) + ", " : "") +
                                            "woman, youngest, oldest, last, best-round"}});
        if (count)
            plan.ranks = *count;
        else
            plan.special.push_back(word);
        at = end + 1;
    }
    return plan;
}

struct Candidate {
    int contestant = 0;
    Person person;
};

class Awards {
  public:
    Awards(const Tournament& tournament, const Standings& standings) {
        for (const StandingRow& row : standings.rows) {
            if (const auto rounds = bestRounds(row); !rounds.empty()) m_best[row.entry] = rounds.front();
            for (const int number : personsOf(tournament, row.entry))
                if (const Entry* entry = findEntry(tournament, number);
                    entry && stateOf(*entry) != EntryState::Left)
                    for (const Person& person : personsIn(*entry, standings.round))
                        m_open.push_back({row.entry, person});
        }
    }

    void ranks(const Standings& standings, int most) {
        for (const StandingRow& row : standings.rows) {
            if (row.rank > most) break;
            m_prizes.push_back({"rank", row.entry, row.plainName});
            std::erase_if(m_open, [&](const Candidate& one) { return one.contestant == row.entry; });
        }
    }

    void special(const std::string& kind) {
        if (kind == "last") return last();
        if (kind == "best-round") return bestRound();
        // In the order of the ranking: among equals the better placed.
        auto best = m_open.end();
        for (auto one = m_open.begin(); one != m_open.end(); ++one) {
            const Person& person = one->person;
            if (kind == "woman" && person.sex == Sex::Female && best == m_open.end()) best = one;
            if (!person.born) continue;
            if (kind == "youngest" && (best == m_open.end() || *person.born > *best->person.born)) best = one;
            if (kind == "oldest" && (best == m_open.end() || *person.born < *best->person.born)) best = one;
        }
        if (best == m_open.end()) return;
        m_prizes.push_back({kind, best->contestant, nameOf(best->person)});
        m_open.erase(best);
    }

    std::vector<Prize> prizes() && { return std::move(m_prizes); }

  private:
    // A consolation for the lowest row of which somebody has none yet; of a pair both, or who is left.
    void last() {
        if (m_open.empty()) return;
        const int contestant = m_open.back().contestant;
        std::string names;
        for (const Candidate& one : m_open)
            if (one.contestant == contestant) names += (names.empty() ? "" : " / ") + nameOf(one.person);
        m_prizes.push_back({"last", contestant, std::move(names)});
        std::erase_if(m_open, [&](const Candidate& one) { return one.contestant == contestant; });
    }

    // The most points that one round brought; among equals the better placed.
    void bestRound() {
        auto best = m_open.end();
        for (auto one = m_open.begin(); one != m_open.end(); ++one)
            if (m_best[one->contestant] &&
                (best == m_open.end() || m_best[best->contestant] < m_best[one->contestant]))
                best = one;
        if (best == m_open.end()) return;
        m_prizes.push_back({"best-round", best->contestant, nameOf(best->person)});
        m_open.erase(best);
    }

    std::map<int, std::optional<Amount>> m_best; // what the best round of each brought
    std::vector<Candidate> m_open;               // who has no prize yet
    std::vector<Prize> m_prizes;
};

} // namespace

std::string nameOf(const Tournament& tournament, const Prize& prize) {
    const int round = currentRound(tournament);
    if (prize.name == plainNameOf(tournament, prize.contestant, round))
        return nameOf(tournament, prize.contestant, round);
    return prize.name; // one of a pair, or called otherwise since
}

base::Result<Closing, Refusal> closingOf(const Tournament& tournament) {
    const auto plan = readPlan(tournament.settings.prizes);
    if (!plan) return base::fail(plan.error());
    const auto standings = standingsOf(tournament);
    if (!standings) return base::fail(standings.error());
    Closing closing;
    for (const StandingRow& row : standings->rows) closing.ranks.push_back({row.rank, row.entry});
    Awards awards(tournament, *standings);
    awards.ranks(*standings, plan->ranks);
    for (const std::string& kind : plan->special) awards.special(kind);
    closing.prizes = std::move(awards).prizes();
    return closing;
}

base::Result<base::Done, Refusal> checkPrizes(const std::string& text) {
    const auto plan = readPlan(text);
    if (!plan) return base::fail(plan.error());
    return base::Done{};
}

int rankPrizes(const std::string& text) {
    const auto plan = readPlan(text);
    return plan ? plan->ranks : 0;
}

std::vector<std::string> specialPrizes(const std::string& text) {
    auto plan = readPlan(text);
    return plan ? std::move(plan->special) : std::vector<std::string>{};
}

} // namespace schreiber::tournament
