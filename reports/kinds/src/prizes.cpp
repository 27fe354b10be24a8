#include "listing.h"
#include "reports.h"

#include <algorithm>

// Who takes what home, with room to write down which ham it was. Who is youngest is said, a year of birth is
// not.
namespace schreiber::kinds {

pdf::Document prizes(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const bool clubs = std::any_of(view.prizes.begin(), view.prizes.end(),
                                   [](const PrizeLine& prize) { return !prize.club.empty(); });
    pdf::Table table{{{word(Label::PrizeFor), pdf::Align::Left, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}},
                     {},
                     1};
    if (clubs) table.columns.push_back({word(Label::Club), pdf::Align::Left, pdf::Face::Regular, true});
    table.columns.push_back({word(Label::PrizeGiven), pdf::Align::Left, pdf::Face::Regular, false});
    constexpr const char* kToWriteOn = "……………………";
    for (const PrizeLine& prize : view.prizes) {
        pdf::Row row{{prize.what, prize.name}};
        if (clubs) row.cells.emplace_back(prize.club);
        row.cells.emplace_back(kToWriteOn);
        table.rows.push_back(std::move(row));
    }
    pdf::List list{runningFor(view, word(Label::Prizes),
                              word(view.prizesFixed ? Label::PrizesFixed : Label::PrizesProvisional)),
                   {}};
    if (view.standings.title)
        list.blocks.emplace_back(
            pdf::Paragraph{text(Label::WonBy, view.language, view.standings.title->name), pdf::Face::Bold});
    if (table.rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoStandings)});
    else
        list.blocks.emplace_back(std::move(table));
    for (const std::string& note : view.prizeNotes) list.blocks.emplace_back(pdf::Paragraph{note});
    if (!view.prizesLeft.empty())
        list.blocks.emplace_back(
            pdf::Paragraph{text(Label::PrizesLeft, view.language, joined(view.prizesLeft, ", "))});
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
