#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <algorithm>

// The entry list for the wall. Year of birth, sex and payment are nobody's business there.
namespace schreiber::kinds {

namespace {

std::string noteOn(const tournament::Entry& entry, words::Language language) {
    std::vector<std::string> notes;
    if (tournament::stateOf(entry) == tournament::EntryState::Left)
        notes.emplace_back(text(Label::EntryLeft, language));
    if (entry.joined > 1) notes.push_back(text(Label::EntryLate, language, entry.joined));
    for (const tournament::Replaced& one : entry.replaced)
        notes.push_back(one.from == 0
                            ? text(Label::EntrySubstitute, language, fullName(one.person))
                            : text(Label::EntrySubstituteFrom, language, one.from, fullName(one.person)));
    return joined(notes, "; ");
}

} // namespace

pdf::Document entries(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const std::vector<tournament::Entry>& all = view.tournament.entries;
    const bool clubs =
        std::any_of(all.begin(), all.end(), [](const auto& entry) { return !entry.club.empty(); });
    const bool notes = std::any_of(all.begin(), all.end(),
                                   [&](const auto& entry) { return !noteOn(entry, view.language).empty(); });

    pdf::Table table;
    table.mostAbreast = 3;
    table.columns = {{word(Label::Number), pdf::Align::Right, pdf::Face::Bold, false},
                     {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}};
    if (clubs) table.columns.push_back({word(Label::Club), pdf::Align::Left, pdf::Face::Regular, true});
    const Groups groups(view.tournament);
    if (groups.any()) table.columns.push_back(groupColumn(view.language));
    if (notes) table.columns.push_back({word(Label::Note), pdf::Align::Left, pdf::Face::Regular, true});
    for (const tournament::Entry& entry : all) {
        std::vector<std::string> names;
        for (const tournament::Person& person : entry.persons) names.push_back(fullName(person));
        pdf::Row row{{std::to_string(entry.number), names}};
        if (clubs) row.cells.emplace_back(entry.club);
        if (groups.any()) {
            const int group = groups.ofEntry(view.tournament, entry.number);
            row.cells.emplace_back(group == 0 ? "" : std::to_string(group));
        }
        if (notes) row.cells.emplace_back(noteOn(entry, view.language));
        table.rows.push_back(std::move(row));
    }

    pdf::List list{runningFor(view, word(Label::Entries), text(Label::EntryCount, view.language, all.size())),
                   {}};
    if (all.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoEntries)});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
