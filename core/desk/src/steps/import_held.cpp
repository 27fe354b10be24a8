#include "steps/import_held.h"

#include "steps/step.h"

#include <desk/altered.h>
#include <desk/journal_arguments.h>

#include <string_view>

namespace schreiber::desk {

namespace {

std::string saidOf(const tournament::Entry& entry) {
    return base::printable(tournament::nameOf(entry));
}
std::string saidOf(const tournament::Round& round) {
    return std::to_string(round.number);
}
std::string saidOf(const tournament::Ruling& ruling) {
    return std::to_string(ruling.number);
}

std::string scoresOf(const tournament::Table& table) {
    std::string scores;
    for (const tournament::Sheet& sheet : table.games)
        scores += (scores.empty() ? "" : " ") + joined(sheet.score);
    return scores;
}

std::string digestOf(const store::Held& held, const std::string& part) {
    const auto found = held.find(part);
    return found == held.end() ? std::string() : found->second;
}

// Of the rulings whose table is gone: reading an import puts an origin there (store::fromJson), of which the
// rows from before know nothing.
store::Held heldWithoutOrigin(const tournament::Tournament& tournament) {
    tournament::Tournament given;
    for (const tournament::Ruling& ruling : tournament.rulings) {
        const tournament::Round* round = tournament::findRound(tournament, ruling.round);
        const bool there = round != nullptr && tournament::findTable(*round, ruling.table) != nullptr;
        if (ruling.table != 0 && !there) given.rulings.emplace_back(ruling).origin.clear();
    }
    return store::heldOfChange({}, given);
}

// Parts of one kind against what is held of them; what is right is taken out.
template <class Parts>
void compare(const char* list, const Parts& parts, const char* key, const store::Held& is, store::Held& held,
             ImportFaults& faults) {
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto wanted = held.find(std::string(list) + '/' + std::to_string(parts[i].number));
        if (wanted == held.end()) continue;
        if (digestOf(is, wanted->first) != wanted->second)
            faults.add(placeIn(list, i) + key, saidOf(parts[i]), "as_journal_says");
        held.erase(wanted);
    }
}

} // namespace

void hold(store::Action& what, const tournament::Tournament& before, const tournament::Tournament& after) {
    what.arguments[kHeld] = store::toText(store::heldOfChange(before, after));
}

void HeldParts::take(const store::Action& what) {
    if (what.code == "restored") return; // changed nothing that anybody did
    const auto held = what.arguments.find(kHeld);
    if (held == what.arguments.end()) return m_held.clear();
    for (auto& [part, digest] : store::heldIn(held->second)) m_held.insert_or_assign(part, digest);
}

void HeldParts::addFaults(const tournament::Tournament& tournament, ImportFaults& faults) const {
    // What a newer version wrote may be held with what this one only keeps; and an evening that was altered
    // before it was written out says so, and is taken all the same. Both are keys of the export
    // (kAlteredKey).
    for (const auto& [name, value] : tournament.settings.furtherOptions)
        if (name.starts_with('/')) return;
    const store::Held is = store::heldOf(tournament);
    store::Held held = m_held;
    for (const auto& [part, digest] : heldWithoutOrigin(tournament))
        if (digestOf(held, part) == digest) held.erase(part);
    const auto compareWhole = [&](const char* part, const std::string& found, const char* above = "/") {
        if (const auto wanted = held.extract(part); wanted && wanted.mapped() != digestOf(is, part))
            faults.add(std::string(above) + part, found, "as_journal_says");
    };
    compareWhole("settings", base::printable(tournament.settings.name));
    compareWhole("further_options", {}, "/settings/");
    compare("entries", tournament.entries, "", is, held, faults);
    compareWhole("partnerships", std::to_string(tournament.partnerships.size()));
    compareWhole("never", std::to_string(tournament.never.size()));
    compare("rounds", tournament.rounds, "/tables", is, held, faults);
    for (std::size_t i = 0; i < tournament.rounds.size(); ++i) {
        const tournament::Round& round = tournament.rounds[i];
        const std::string list = "sheets/" + std::to_string(round.number);
        for (std::size_t k = 0; k < round.tables.size(); ++k) {
            const auto wanted = held.extract(list + '/' + std::to_string(round.tables[k].number));
            if (wanted && wanted.mapped() != digestOf(is, wanted.key()))
                faults.add(placeIn("rounds", i) + placeIn("tables", k) + "/games", scoresOf(round.tables[k]),
                           "as_journal_says");
        }
    }
    compare("rulings", tournament.rulings, "", is, held, faults);
    compareWhole("deciders", std::to_string(tournament.deciders.size()));
    compareWhole("closing", {});
    for (const auto& [part, digest] : held) { // of what is not here; a newer version may have other parts
        const std::string list = part.substr(0, part.find('/'));
        const bool known = list == "entries" || list == "rounds" || list == "sheets" || list == "rulings";
        if (known && !digest.empty())
            faults.add(list == "sheets" ? "/rounds" : '/' + list, base::printable(part), "as_journal_says");
    }
}

} // namespace schreiber::desk
