#include "better_round.h"
#include "camp_rounds.h"
#include "couples.h"
#include "field.h"
#include "moving.h"
#include "own_tables.h"
#include "tables.h"
#include "tally.h"

#include <base/random.h>
#include <tournament/bracket.h>
#include <tournament/draw.h>

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace schreiber::tournament {

namespace {

class Examiner {
  public:
    Examiner(const Tournament& tournament, const Round& round)
        : m_tournament(tournament)
        , m_round(round)
        , m_field(tournament, round) {}

    std::vector<Repeat> repeats() {
        for (const Table& table : m_round.tables) examine(table);
        return std::move(m_quality.details);
    }

    Quality examine() {
        for (const Table& table : m_round.tables) examine(table);
        judgePartners();
        judgeCamps();
        judgeOpponents();
        // Who meets in a bracket or the last match follows from the results.
        const bool follows = std::any_of(m_round.tables.begin(), m_round.tables.end(),
                                         [](const Table& table) { return table.stage != Stage::Ordinary; });
        if (follows && m_quality.partnerRepeats > 0) m_quality.partnersUnavoidable = Unavoidable::Yes;
        if (follows && m_quality.opponentRepeats > 0) m_quality.opponentsUnavoidable = Unavoidable::Yes;
        m_quality.unavoidable = together();
        m_quality.meet = m_field.meet();
        m_quality.madeByRoundsBefore = !follows && isMadeByRoundsBefore();
        const Settings& settings = m_tournament.settings;
        m_quality.plannedAhead = m_quality.opponentRepeats > 0 && !follows && playedBySingles(settings) &&
                                 (settings.rounds == 0 || m_round.number < settings.rounds);
        return m_quality;
    }

  private:
    void note(const char* kind, int a, int b, int times) {
        m_quality.details.push_back({kind, {std::min(a, b), std::max(a, b)}, times});
    }

    template <class Visit>
    static void forEachTwo(const Table& table, Visit visit) {
        for (std::size_t i = 0; i < table.sides.size(); ++i)
            for (std::size_t a = 0; a < table.sides[i].size(); ++a) {
                for (std::size_t b = a + 1; b < table.sides[i].size(); ++b)
                    visit(table.sides[i][a], table.sides[i][b], true);
                for (std::size_t j = i + 1; j < table.sides.size(); ++j)
                    for (const int other : table.sides[j]) visit(table.sides[i][a], other, false);
            }
    }

    void examine(const Table& table) {
        forEachTwo(table, [&](int a, int b, bool partners) {
            const int first = m_field.playerOf(a);
            const int second = m_field.playerOf(b);
            const Bond& bond = m_field.bond(first, second);
            m_quality.hasPartners = m_quality.hasPartners || partners;
            const int together = m_field.partnered(first, second);
            const int before = m_field.opposed(first, second);
            if (partners && together > 0) {
                ++m_quality.partnerRepeats;
                note("partner", a, b, together + 1);
            }
            if ((!partners || isOnce()) && before > 0) {
                ++m_quality.opponentRepeats;
                note(isOnce() ? "table" : "opponent", a, b, before + 1);
            }
            if (partners ? bond.otherCamp : bond.sameCamp) {
                ++m_quality.campBreaks;
                note("camp", a, b, 1);
            }
            if (bond.sameClub) {
                ++m_quality.clubMeetings;
                note("club", a, b, 1);
            }
        });
    }

    bool isOnce() const { return m_field.meet() == Meet::Once; }

    // A round that this program draws: no more sit out than must.
    bool isAsDrawn() const { return static_cast<int>(m_round.sittingOut.size()) == m_field.sittingOut(); }

    // Fewest repeats of those who are coupled (partners, or pairs that meet) in any round there could be.
    // Unknown where the round is none that this program draws.
    std::optional<int> fewestCoupled(Weighed weighed = Weighed::All) const {
        const auto couples = isAsDrawn() ? fewestRepeats(m_field, 0, weighed) : std::nullopt;
        return couples ? std::optional(couples->repeats) : std::nullopt;
    }

    // Moving pairs have no other round than the one that follows from where they sat down. Who swaps two by
    // hand can make more repeats than that.
    std::optional<int> fewestMeetings(Weighed weighed = Weighed::All) const {
        const Settings& settings = m_tournament.settings;
        const Round* first = findRound(m_tournament, 1);
        const bool moving = settings.format == Format::Pairs && settings.pairing == Pairing::Moving;
        if (!moving || first == nullptr) return fewestCoupled(weighed);
        int repeats = 0;
        for (const MovingTable& table :
             movingTables(m_tournament, m_round.number, base::mix(first->seed, Tables))) {
            const int stays = m_field.playerOf(table.stays);
            const int moves = m_field.playerOf(table.moves);
            repeats += stays >= 0 && moves >= 0 && m_field.opposed(stays, moves) > 0 ? 1 : 0;
        }
        return std::min(repeats, m_quality.opponentRepeats);
    }

    static Unavoidable judge(int repeats, const std::optional<int>& fewest) {
        if (repeats == 0) return Unavoidable::No;
        if (!fewest) return Unavoidable::Unknown;
        return *fewest < repeats ? Unavoidable::No : Unavoidable::Yes;
    }

    void judgePartners() {
        if (m_quality.partnerRepeats == 0) return;
        m_quality.partnersUnavoidable = judge(m_quality.partnerRepeats, fewestCoupled());
        // Who is coupled by a matching finds a table, unless it must not meet the others.
        if (m_field.tableSize() != 4 || m_quality.partnersUnavoidable != Unavoidable::No || !isAnybodyApart())
            return;
        constexpr int kAny = std::numeric_limits<int>::max();
        Faults faults;
        faults.partnerRepeats = m_quality.partnerRepeats - 1;
        faults.camps = faults.clubs = faults.opponentRepeats = kAny;
        m_quality.partnersUnavoidable = judgeBySearch(faults);
    }

    // Where partners or pairs are drawn, and not moved or brought together by results.
    void judgeCamps() {
        const Settings& settings = m_tournament.settings;
        const bool pairs = settings.format == Format::Pairs && settings.pairing == Pairing::Random;
        const bool drawn = settings.format == Format::Drawn || pairs;
        if (m_quality.campBreaks == 0 || !drawn || !isAsDrawn()) return;
        const auto round = campRound(m_field, 0);
        const int fewest = round ? round->fewest : 0;
        m_quality.campBound = std::min(fewest, m_quality.campBreaks);
    }

    bool isAnybodyApart() const {
        for (int a = 0; a < m_field.people(); ++a)
            for (int b = 0; b < a; ++b)
                if (m_field.bond(a, b).never) return true;
        return false;
    }

    // By going through the rounds there could have been.
    Unavoidable judgeBySearch(const Faults& faults) const {
        const std::optional<bool> better = canDoBetter(m_field, faults);
        if (!better) return Unavoidable::Unknown;
        return *better ? Unavoidable::No : Unavoidable::Yes;
    }

    void judgeOpponents() {
        const int repeats = m_quality.opponentRepeats;
        m_quality.opponentTotal = m_field.opponentRepeatsSoFar() + repeats;
        m_quality.opponentTotalBound = totalBound();
        if (!playedBySingles(m_tournament.settings)) {
            if (repeats == 0) return; // nothing to prove, and a matching of a thousand takes its time
            const std::optional<int> fewest = fewestMeetings();
            // Camps and clubs weigh more, and may be why more meet again than have to.
            m_quality.opponentBound = fewest.value_or(0);
            if (m_quality.opponentBound > 0)
                m_quality.opponentBound =
                    std::min(m_quality.opponentBound, fewestMeetings(Weighed::RepeatsAlone).value_or(0));
            m_quality.opponentsUnavoidable = judge(repeats, fewest);
            return;
        }
        m_quality.opponentBound = opponentBound(m_field, 1);
        if (repeats > 0) m_quality.opponentsUnavoidable = judgeSingles(repeats);
    }

    // By counting where that tells.
    Unavoidable judgeSingles(int repeats) const {
        if (repeats == m_quality.opponentBound) return Unavoidable::Yes;
        if (!isAsDrawn()) return Unavoidable::Unknown;
        Faults faults;
        faults.partnerRepeats = m_quality.partnerRepeats;
        faults.camps = m_quality.campBreaks;
        faults.clubs = m_quality.clubMeetings;
        faults.opponentRepeats = repeats;
        return judgeBySearch(faults);
    }

    // Each has so many opponents in all its rounds, and there are only so many others.
    int totalBound() const {
        std::map<int, int> opponents;
        std::set<int> everybody;
        const auto count = [&](const Round& round) {
            for (const Table& table : round.tables)
                forEachTwo(table, [&](int a, int b, bool partners) {
                    everybody.insert({a, b});
                    if (!partners || isOnce()) ++opponents[a], ++opponents[b];
                });
            everybody.insert(round.sittingOut.begin(), round.sittingOut.end());
        };
        for (const Round& round : m_tournament.rounds)
            if (round.state == RoundState::Published && round.number < m_round.number) count(round);
        count(m_round);
        const int others = static_cast<int>(everybody.size()) - 1;
        int repeats = 0;
        for (const auto& [player, met] : opponents) repeats += std::max(0, met - others);
        return (repeats + 1) / 2;
    }

    // Of an evening drawn from its start there could have been fewer, as far as counting tells: opponents
    // beyond those whom everybody has to meet again, partners before everybody had been with everybody.
    bool isMadeByRoundsBefore() const {
        const bool partners = m_quality.partnerRepeats > 0 && m_round.number < m_field.people();
        const bool opponents =
            m_quality.opponentRepeats > 0 && m_quality.opponentTotal > m_quality.opponentTotalBound;
        return m_field.tableSize() == 4 && m_quality.unavoidable == Unavoidable::Yes &&
               (partners || opponents);
    }

    Unavoidable together() const {
        Unavoidable all = Unavoidable::Yes;
        if (m_quality.partnerRepeats + m_quality.opponentRepeats == 0) return Unavoidable::No;
        for (const auto& [repeats, judged] :
             {std::pair(m_quality.partnerRepeats, m_quality.partnersUnavoidable),
              std::pair(m_quality.opponentRepeats, m_quality.opponentsUnavoidable)}) {
            if (repeats == 0) continue;
            if (judged == Unavoidable::No) return Unavoidable::No;
            if (judged == Unavoidable::Unknown) all = Unavoidable::Unknown;
        }
        return all;
    }

    const Tournament& m_tournament;
    const Round& m_round;
    Field m_field;
    Quality m_quality;
};

// Where everybody is to meet everybody, a match that fell away because somebody left it is still to be
// played: the tournament without those, where there are any.
std::optional<Tournament> withoutFallen(const Tournament& tournament, const Round& round) {
    const Settings& settings = tournament.settings;
    const bool series = settings.format == Format::Groups ||
                        (settings.format == Format::Pairs && settings.pairing == Pairing::RoundRobin);
    if (!series) return std::nullopt;
    const auto fallen = tallyOf(tournament, {}, std::min(round.number - 1, lastPublished(tournament))).fallen;
    if (fallen.empty()) return std::nullopt;
    Tournament played = tournament;
    for (Round& one : played.rounds)
        std::erase_if(one.tables, [&](const Table& table) {
            return table.stage == Stage::Ordinary &&
                   std::find(fallen.begin(), fallen.end(), FallenMatch{one.number, table.number}) !=
                       fallen.end();
        });
    return played;
}

} // namespace

std::vector<Repeat> repeatsIn(const Tournament& tournament, const Round& round) {
    const auto played = withoutFallen(tournament, round);
    return Examiner(played ? *played : tournament, round).repeats();
}

Quality qualityOf(const Tournament& tournament, const Round& round) {
    if (tournament.settings.zeroSum) return qualityOfOwnTables(tournament, round);
    const auto played = withoutFallen(tournament, round);
    Quality quality = Examiner(played ? *played : tournament, round).examine();
    if (isBracketRound(round) && quality.opponentRepeats > 0) {
        quality.opponentBound = quality.opponentRepeats;
        quality.opponentsUnavoidable = quality.unavoidable = Unavoidable::Yes;
    }
    return quality;
}

} // namespace schreiber::tournament
