#include "alike.h"
#include "find_number.h"

#include <tournament/club.h>
#include <tournament/standings.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <iterator>
#include <map>
#include <set>

// Who is who from one evening to the next.
namespace schreiber::tournament {

namespace {

template <class Items>
int nextNumber(const Items& items) {
    int last = 0;
    for (const auto& item : items) last = std::max(last, item.number);
    return last + 1;
}

std::string foldedName(const std::string& first, const std::string& last) {
    return folded(first) + ' ' + folded(last);
}

bool contradict(const Person& a, const Person& b) {
    const bool born = a.born && b.born && *a.born != *b.born;
    const bool sex = a.sex != Sex::Unstated && b.sex != Sex::Unstated && a.sex != b.sex;
    return born || sex;
}

// Somebody who took part, before it is known who that is.
struct Comer {
    Person person;
    std::string club;
    std::string camp;
    Play play;
};

// The persons of the title, where there was a last match for it.
std::set<std::string> titleNames(const Standings& standings) {
    std::set<std::string> names;
    if (!standings.title) return names;
    constexpr std::string_view kBetween = " / ";
    const std::string& all = standings.title->name;
    for (std::size_t at = 0; at <= all.size();) {
        const std::size_t end = std::min(all.find(kBetween, at), all.size());
        names.insert(all.substr(at, end - at));
        at = end + kBetween.size();
    }
    return names;
}

bool isWinner(const Standings& standings, const std::set<std::string>& title, const StandingRow& row,
              int rank, const Person& person) {
    if (!standings.title) return rank == 1;
    const auto& numbers = standings.title->numbers;
    return std::find(numbers.begin(), numbers.end(), row.entry) != numbers.end() &&
           title.count(nameOf(person)) > 0;
}

// The row of a contestant after a round; an empty one before the first.
StandingRow rowAfter(const Tournament& tournament, int round, int contestant) {
    if (round < 1) return {};
    const auto standings = standingsOf(tournament, round);
    if (!standings) return {};
    const auto found = std::find_if(standings->rows.begin(), standings->rows.end(),
                                    [&](const StandingRow& row) { return row.entry == contestant; });
    return found == standings->rows.end() ? StandingRow{} : *found;
}

// What the entry says of who sits at `place` as the `index`th: all of them but the first are substitutes, who
// play for its camp, and for the club of a pair, without being of it.
std::string clubIn(const Entry& entry, int place, std::size_t index) {
    std::vector<std::string> clubs;
    for (const Replaced& one : entry.replaced)
        if (one.place == place) clubs.push_back(one.club);
    if (entry.persons.size() > 1) return index == 0 ? entry.club : std::string();
    return index < clubs.size() ? clubs[index] : entry.club;
}

std::string campIn(const Entry& entry, std::size_t index) {
    return index == 0 ? entry.camp : std::string();
}

// How many were replaced at a place.
std::size_t replacedAt(const Entry& entry, int place) {
    return static_cast<std::size_t>(std::count_if(entry.replaced.begin(), entry.replaced.end(),
                                                  [&](const Replaced& one) { return one.place == place; }));
}

// Those who were replaced during the evening and had played by then: what they played themselves, under the
// rank that became of it, and never as winners. Who came back is there already.
std::vector<Comer> replacedIn(const Tournament& tournament, const Entry& entry, const Comer& stayed,
                              int last) {
    std::vector<Comer> comers;
    std::set<std::string> there;
    for (const Person& person : entry.persons) there.insert(nameOf(person));
    std::map<int, int> since; // the first round of whoever sits at a place now
    std::map<int, std::size_t> before;
    for (const Replaced& gone : entry.replaced) {
        const std::size_t index = before[gone.place]++;
        const int from = std::max(since[gone.place], 1);
        since[gone.place] = gone.from;
        const int until = std::min(gone.from - 1, last);
        if (until < from) continue;
        const StandingRow after = rowAfter(tournament, until, stayed.play.entry);
        const StandingRow then = rowAfter(tournament, from - 1, stayed.play.entry);
        if (after.played <= then.played || !there.insert(nameOf(gone.person)).second) continue;
        Comer comer = stayed;
        comer.person = gone.person;
        comer.club = clubIn(entry, gone.place, index);
        comer.camp = campIn(entry, index);
        comer.play.winner = false;
        comer.play.played = after.played - then.played;
        comer.play.wins = {after.wins.halves - then.wins.halves};
        comer.play.score = {after.score.halves - then.score.halves};
        comer.play.points = {after.points.halves - then.points.halves};
        comers.push_back(std::move(comer));
    }
    return comers;
}

// Whoever was replaced and played on for somebody else, or was replaced there, too, took part once.
void takeIn(std::vector<Comer>& comers, const Comer& gone) {
    const auto isSame = [&](const Comer& one) {
        const bool clubs = one.club.empty() || gone.club.empty() || groupKey(one.club) == groupKey(gone.club);
        return clubs && !contradict(one.person, gone.person) &&
               foldedName(one.person.first, one.person.last) ==
                   foldedName(gone.person.first, gone.person.last) &&
               one.play.entry != gone.play.entry;
    };
    const auto same = std::find_if(comers.begin(), comers.end(), isSame);
    if (same == comers.end()) return comers.push_back(gone);
    same->play.played += gone.play.played;
    same->play.wins.halves += gone.play.wins.halves;
    same->play.score.halves += gone.play.score.halves;
    same->play.points.halves += gone.play.points.halves;
}

std::vector<Comer> comersOf(const Tournament& tournament, const Standings& standings) {
    const bool over = isOver(tournament); // who is only ahead has not won yet
    std::map<int, int> closed;
    if (tournament.closing)
        for (const ClosedRank& rank : tournament.closing->ranks) closed[rank.contestant] = rank.rank;
    const std::set<std::string> title = titleNames(standings);
    std::vector<Comer> comers;
    std::vector<Comer> replaced; // after all others, who may be of the same name
    for (const StandingRow& row : standings.rows) {
        const auto fixed = closed.find(row.entry);
        const int rank = fixed == closed.end() ? row.rank : fixed->second;
        for (const int number : personsOf(tournament, row.entry)) {
            const Entry* entry = findEntry(tournament, number);
            if (entry == nullptr) continue;
            int place = 0;
            for (const Person& person : entry->persons) {
                const std::size_t index = replacedAt(*entry, place);
                comers.push_back({person,
                                  clubIn(*entry, place, index),
                                  campIn(*entry, index),
                                  {0, row.entry, rank, over && isWinner(standings, title, row, rank, person),
                                   row.played, row.wins, row.score, row.points}});
                ++place;
            }
            for (Comer& gone : replacedIn(tournament, *entry, comers.back(), standings.round))
                replaced.push_back(std::move(gone));
        }
    }
    for (const Comer& gone : replaced) takeIn(comers, gone);
    return comers;
}

// Finds the persons of one tournament among those of the club, each once, and makes those who are new.
class Recognising {
  public:
    Recognising(Club& club, std::string date)
        : m_club(club)
        , m_date(std::move(date)) {
        for (std::size_t index = 0; index < club.persons.size(); ++index) {
            const ClubPerson& known = club.persons[index];
            m_byName.emplace(foldedName(known.person.first, known.person.last), index);
            for (const auto& [first, last] : known.otherNames)
                m_byName.emplace(foldedName(first, last), index);
            m_keys.emplace_back(known.person);
        }
    }

    // Whose year of birth says who it is, so that nobody of the same name is taken for them.
    bool knowsYearOf(const Comer& comer) const {
        const auto found = indexOf(comer);
        return found && evidence(m_club.persons[*found], comer) >= kSameYear;
    }

    int numberOf(const Comer& comer) {
        const auto found = indexOf(comer);
        if (!found) return enter(comer);
        noteDoubt(*found, comer);
        ClubPerson& known = m_club.persons[*found];
        m_taken.insert(*found);
        takeOver(known, comer);
        return known.number;
    }

    const std::vector<int>& newcomers() const { return m_newcomers; }
    const std::vector<std::pair<int, int>>& alike() const { return m_alike; }
    const std::vector<UnsureRecognition>& unsure() const { return m_unsure; }

  private:
    static constexpr int kSameYear = 2;
    static constexpr int kSameClub = 1;

    // What speaks for it beside the name.
    static int evidence(const ClubPerson& known, const Comer& comer) {
        const bool sameYear = known.person.born && known.person.born == comer.person.born;
        const bool sameClub = !comer.club.empty() && groupKey(known.club) == groupKey(comer.club);
        return (sameYear ? kSameYear : 0) + (sameClub ? kSameClub : 0);
    }

    // Those of that name who can be the comer, in the order of the file.
    std::vector<std::size_t> candidatesFor(const Comer& comer) const {
        std::set<std::size_t> candidates;
        const auto [from, to] = m_byName.equal_range(foldedName(comer.person.first, comer.person.last));
        for (auto one = from; one != to; ++one)
            if (m_taken.count(one->second) == 0 &&
                !contradict(m_club.persons[one->second].person, comer.person))
                candidates.insert(one->second);
        return {candidates.begin(), candidates.end()};
    }

    void noteDoubt(std::size_t found, const Comer& comer) {
        const ClubPerson& taken = m_club.persons[found];
        const int sure = evidence(taken, comer);
        UnsureRecognition doubt{taken.number, {}, {}, {}};
        for (const std::size_t other : candidatesFor(comer))
            if (other != found && evidence(m_club.persons[other], comer) >= sure)
                doubt.others.push_back(m_club.persons[other].number);
        if (sure == 0 && !taken.club.empty() && !comer.club.empty()) {
            doubt.before = taken.club;
            doubt.now = comer.club;
        }
        if (!doubt.others.empty() || !doubt.now.empty()) m_unsure.push_back(std::move(doubt));
    }

    std::optional<std::size_t> indexOf(const Comer& comer) const {
        std::optional<std::size_t> best;
        int most = -1;
        for (const std::size_t one : candidatesFor(comer)) {
            const ClubPerson& known = m_club.persons[one];
            // Of two who fit as well, who has no club either is the likelier.
            const int fits = 2 * evidence(known, comer) + (known.club.empty() && comer.club.empty() ? 1 : 0);
            if (fits > most) best = one;
            most = std::max(most, fits);
        }
        return best;
    }

    int enter(const Comer& comer) {
        const NameKey key(comer.person);
        const int number = nextNumber(m_club.persons);
        for (std::size_t index = 0; index < m_keys.size(); ++index)
            if (m_keys[index].readsLike(key)) {
                m_alike.emplace_back(number, m_club.persons[index].number);
                break;
            }
        m_club.persons.push_back({number, comer.person, comer.club, comer.camp, {}});
        m_newcomers.push_back(number);
        return number;
    }

    // What the newest evening says of a person holds; what it leaves open stays.
    void takeOver(ClubPerson& known, const Comer& comer) const {
        const bool newest = recordOf(m_club, known.number).lastDate <= m_date;
        if (comer.person.born) known.person.born = comer.person.born;
        if (comer.person.sex != Sex::Unstated) known.person.sex = comer.person.sex;
        if (!comer.club.empty() && (newest || known.club.empty())) known.club = comer.club;
        if (!comer.camp.empty() && (newest || known.camp.empty())) known.camp = comer.camp;
    }

    Club& m_club;
    std::string m_date;
    std::multimap<std::string, std::size_t> m_byName;
    std::vector<NameKey> m_keys; // of those who were known before
    std::set<std::size_t> m_taken;
    std::vector<int> m_newcomers;
    std::vector<std::pair<int, int>> m_alike;
    std::vector<UnsureRecognition> m_unsure;
};

void dropWhoNeverCame(Club& club) {
    std::set<int> came;
    for (const ClubTournament& tournament : club.tournaments)
        for (const Play& play : tournament.plays) came.insert(play.person);
    std::erase_if(club.persons, [&](const ClubPerson& person) { return came.count(person.number) == 0; });
}

Refusal noSuchPerson(int number) {
    return {"no_such_person", {{"person", std::to_string(number)}}};
}

} // namespace

const ClubPerson* findClubPerson(const Club& club, int number) {
    return findNumber(club.persons, number);
}
const ClubTournament* findClubTournament(const Club& club, int number) {
    return findNumber(club.tournaments, number);
}

bool isOver(const Tournament& tournament) {
    if (tournament.closing) return true;
    const auto standings = standingsOf(tournament);
    return standings.ok() && standings->final;
}

base::Result<Remembering, Refusal> remember(const Club& club, const Tournament& tournament,
                                            const std::string& identity) {
    const auto standings = standingsOf(tournament);
    if (!standings) return base::fail(standings.error());
    const bool played = standings->round > 0 && !standings->rows.empty();
    if (!played && tournament.rulings.empty())
        return base::fail(Refusal{"nothing_to_remember"_refusal, {{"name", tournament.settings.name}}});

    Remembering done;
    done.club = club;
    const auto known = std::find_if(done.club.tournaments.begin(), done.club.tournaments.end(),
                                    [&](const ClubTournament& one) { return one.identity == identity; });
    done.again = known != done.club.tournaments.end();
    done.tournament = done.again ? known->number : nextNumber(done.club.tournaments);
    if (!done.again) done.club.tournaments.push_back({});
    ClubTournament& written = done.again ? *known : done.club.tournaments.back();

    const Settings& settings = tournament.settings;
    written = {done.tournament,
               identity,
               settings.name,
               settings.date,
               settings.place,
               settings.rules,
               nameOf(settings.format),
               settings.target,
               played ? static_cast<int>(standings->rows.size()) : 0,
               {}};
    Recognising recognising(done.club, settings.date);
    std::vector<Play> plays;
    std::vector<Comer> comers = played ? comersOf(tournament, *standings) : std::vector<Comer>{};
    for (Comer& comer : comers)
        if (recognising.knowsYearOf(comer)) comer.play.person = recognising.numberOf(comer);
    for (Comer& comer : comers) {
        if (comer.play.person == 0) comer.play.person = recognising.numberOf(comer);
        plays.push_back(comer.play);
    }
    std::sort(plays.begin(), plays.end(), [](const Play& a, const Play& b) { return a.person < b.person; });
    written.plays = std::move(plays);
    done.newcomers = recognising.newcomers();
    done.alike = recognising.alike();
    done.unsure = recognising.unsure();
    dropWhoNeverCame(done.club);
    // Somebody may have been known by nothing but how he was written at this evening before.
    std::erase_if(done.alike, [&](const std::pair<int, int>& two) {
        return findClubPerson(done.club, two.first) == nullptr ||
               findClubPerson(done.club, two.second) == nullptr;
    });
    for (UnsureRecognition& one : done.unsure)
        std::erase_if(one.others, [&](int number) { return findClubPerson(done.club, number) == nullptr; });
    std::erase_if(done.unsure,
                  [](const UnsureRecognition& one) { return one.others.empty() && one.now.empty(); });
    return done;
}

base::Result<Club, Refusal> mergePersons(const Club& club, int keep, int gone) {
    for (const int number : {keep, gone})
        if (findClubPerson(club, number) == nullptr) return base::fail(noSuchPerson(number));
    if (keep == gone) return base::fail(Refusal{"same_person"_refusal, {{"person", std::to_string(keep)}}});
    const auto plays = [](const ClubTournament& tournament, int person) {
        return std::any_of(tournament.plays.begin(), tournament.plays.end(),
                           [&](const Play& play) { return play.person == person; });
    };
    Club merged = club;
    for (ClubTournament& tournament : merged.tournaments) {
        if (plays(tournament, keep) && plays(tournament, gone))
            return base::fail(Refusal{"person_twice_there"_refusal,
                                      {{"first", nameOf(findClubPerson(club, keep)->person)},
                                       {"second", nameOf(findClubPerson(club, gone)->person)},
                                       {"tournament", tournament.name}}});
        for (Play& play : tournament.plays)
            if (play.person == gone) play.person = keep;
        std::sort(tournament.plays.begin(), tournament.plays.end(),
                  [](const Play& a, const Play& b) { return a.person < b.person; });
    }
    const ClubPerson other = *findClubPerson(club, gone);
    ClubPerson& stays = *findNumber(merged.persons, keep);
    std::vector<std::pair<std::string, std::string>> names = other.otherNames;
    names.emplace_back(other.person.first, other.person.last);
    for (auto& name : names)
        if (name != std::pair(stays.person.first, stays.person.last))
            stays.otherNames.push_back(std::move(name));
    std::sort(stays.otherNames.begin(), stays.otherNames.end());
    stays.otherNames.erase(std::unique(stays.otherNames.begin(), stays.otherNames.end()),
                           stays.otherNames.end());
    if (!stays.person.born) stays.person.born = other.person.born;
    if (stays.person.sex == Sex::Unstated) stays.person.sex = other.person.sex;
    if (stays.club.empty()) stays.club = other.club;
    if (stays.camp.empty()) stays.camp = other.camp;
    std::erase_if(merged.persons, [&](const ClubPerson& person) { return person.number == gone; });
    return merged;
}

} // namespace schreiber::tournament
