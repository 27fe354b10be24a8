#include "listing.h"
#include "names.h"
#include "reports.h"

#include <lists/entries.h>

// The entry list for the wall. Year of birth, sex and payment are nobody's business there.
namespace schreiber::kinds {

namespace {

using Id = lists::Entered::Column;

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
    std::vector<lists::Entered> rows = lists::entriesRows(view.tournament);
    for (lists::Entered& one : rows) one.note = noteOn(one.entry, view.language);
    const auto columns = lists::shownOn(lists::Surface::Paper, lists::entriesColumns(view.tournament), rows);
    pdf::Table table{columnsOf(columns, view.language), {}, 3};
    for (const lists::Entered& one : rows) {
        pdf::Row row;
        for (const lists::EntriesColumn& column : columns)
            row.cells.push_back(column.id == Id::Name ? pdf::Cell(fullNamesOf(one.entry))
                                                      : pdf::Cell(column.read(one, view.language)));
        table.rows.push_back(std::move(row));
    }

    pdf::List list{runningFor(view, std::string(text(Label::Entries, view.language)),
                              text(Label::EntryCount, view.language, rows.size())),
                   {}};
    if (rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::string(text(Label::NoEntries, view.language))});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
