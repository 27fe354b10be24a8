#include "base/known_people.h"

#include "base/preferences.h"
#include "base/text.h"

#include <desk/evening.h>
#include <tournament/alphabet.h>

#include <QFileInfo>

#include <algorithm>
#include <set>
#include <string>

namespace schreiber::desktop {
namespace {

constexpr int kEveningsLookedAt = 3; // opening waits for them

} // namespace

tournament::Club knownPeople(tournament::Club club, const Preferences& preferences, const QString& open) {
    std::set<std::string> names;
    int number = 0;
    for (const tournament::ClubPerson& one : club.persons) {
        names.insert(tournament::folded(nameOf(one.person)));
        number = std::max(number, one.number);
    }
    int looked = 0;
    for (const QString& path : preferences.recent) {
        const QFileInfo file(path);
        if (looked == kEveningsLookedAt) break;
        if (!file.exists() || file == QFileInfo(open)) continue;
        ++looked;
        const auto evening = desk::Evening::open(utf8(path), store::Access::ReadOnly, store::OnLock::Say);
        if (!evening.ok()) continue; // another time
        for (const tournament::Entry& entry : evening->tournament().entries)
            for (const tournament::Person& person : entry.persons)
                if (names.insert(tournament::folded(tournament::nameOf(person))).second)
                    club.persons.push_back({++number, person, entry.club, entry.camp, {}});
    }
    return club;
}

} // namespace schreiber::desktop
