#include "listing.h"
#include "names.h"
#include "reports.h"

#include <algorithm>

// Who has paid: for the desk, never for the wall.
namespace schreiber::kinds {

pdf::Document cash(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const std::vector<tournament::Entry>& all = view.tournament.entries;
    const auto paid = std::count_if(all.begin(), all.end(), [](const auto& entry) { return entry.paid; });

    pdf::Table table{{{word(Label::Number), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                      {word(Label::Paid), pdf::Align::Center, pdf::Face::Regular, false},
                      {word(Label::Amount), pdf::Align::Right, pdf::Face::Regular, false}},
                     {},
                     2};
    constexpr const char* kToWriteOn = "…………";
    for (const tournament::Entry& entry : all) {
        std::vector<std::string> names;
        for (const tournament::Person& person : entry.persons) names.push_back(fullName(person));
        table.rows.push_back({{std::to_string(entry.number), names, entry.paid ? "☑" : "☐", kToWriteOn}});
    }
    pdf::List list{
        runningFor(view, word(Label::Cash), text(Label::PaidCount, view.language, paid, all.size())), {}};
    if (all.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoEntries)});
    else {
        list.blocks.emplace_back(std::move(table));
        list.blocks.emplace_back(pdf::Paragraph{word(Label::Sum) + ": ……………………", pdf::Face::Bold});
    }
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
