#include "steps/import_held.h"

#include "steps/import_journal.h"
#include "steps/import_sheet_rows.h"

#include <desk/altered.h>

#include <string_view>

namespace schreiber::desk {

namespace {

constexpr const char* kHeld = "held";

std::string saidOf(const tournament::Entry& entry) {
    return base::printable(tournament::nameOf(entry));
}
std::string saidOf(const tournament::Round& round) {
    return std::to_string(round.number);
}
std::string saidOf(const tournament::Ruling& ruling) {
    return std::to_string(ruling.number);
}

std::string digestOf(const store::Held& held, const std::string& part) {
    const auto found = held.find(part);
    return found == held.end() ? std::string() : found->second;
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
    if (!writesOneSheet(what.code)) what.arguments[kHeld] = store::toText(store::heldOfChange(before, after));
}

void HeldParts::take(const store::Action& what) {
    if (writesOneSheet(what.code)) return;
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
    for (const tournament::Ruling& ruling : tournament.rulings) // its origin was added by the reading
        if (isOfNoTable(tournament, ruling)) held.erase("rulings/" + std::to_string(ruling.number));
    if (const auto settings = held.extract("settings");
        settings && settings.mapped() != digestOf(is, "settings"))
        faults.add("/settings", base::printable(tournament.settings.name), "as_journal_says");
    compare("entries", tournament.entries, "", is, held, faults);
    compare("rounds", tournament.rounds, "/tables", is, held, faults);
    compare("rulings", tournament.rulings, "", is, held, faults);
    for (const auto& [part, digest] : held) { // of what is not here
        const bool known = part.starts_with("entries/") || part.starts_with("rounds/") ||
                           part.starts_with("rulings/"); // a newer version may have others
        if (known && !digest.empty()) faults.add("/" + base::printable(part), {}, "as_journal_says");
    }
}

} // namespace schreiber::desk
