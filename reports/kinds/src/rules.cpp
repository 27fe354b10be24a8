#include "listing.h"
#include "reports.h"

#include <kinds/rule_paper.h>

#include <algorithm>
#include <optional>
#include <utility>

// Pages that lie on the table or hang on the wall, written by whoever knows the game.
namespace schreiber::kinds {

namespace {

bool isHeading(const std::vector<std::string>& cells, const Section& section) {
    return cells.size() < section.heads.size();
}

// A row of one cell alone heads those below it; without such rows the first column stands out.
pdf::Table gridOf(const Section& section) {
    const bool headed = std::any_of(section.rows.begin(), section.rows.end(),
                                    [&](const auto& cells) { return isHeading(cells, section); });
    pdf::Table table;
    for (std::size_t i = 0; i < section.heads.size(); ++i)
        table.columns.push_back({section.heads[i], pdf::Align::Left,
                                 i == 0 && !headed ? pdf::Face::Bold : pdf::Face::Regular,
                                 i > 0 || headed || section.heads.size() == 2, true});
    for (const std::vector<std::string>& cells : section.rows) {
        pdf::Row row{{}, isHeading(cells, section)};
        for (const std::string& cell : cells)
            row.cells.emplace_back(std::vector{cell},
                                   row.heads ? std::optional(pdf::Face::Bold) : std::nullopt);
        while (row.cells.size() < section.heads.size()) row.cells.emplace_back("");
        table.rows.push_back(std::move(row));
    }
    return table;
}

pdf::List listOf(pdf::Running running, const std::vector<Section>& page) {
    pdf::List list{std::move(running), {}};
    for (const Section& section : page) {
        if (!section.title.empty()) list.blocks.emplace_back(pdf::Heading{section.title});
        for (const std::string& sentence : section.sentences)
            list.blocks.emplace_back(pdf::Paragraph{sentence});
        if (!section.rows.empty()) list.blocks.emplace_back(gridOf(section));
    }
    return list;
}

pdf::Document sections(const View& view, const Options& options, Label title,
                       const std::vector<Section>& page) {
    return listDocument(view, options,
                        listOf(runningFor(view, std::string(text(title, view.language)), view.rules), page));
}

} // namespace

pdf::Document rulePaper(const RulePaper& paper, const pdf::Fonts& fonts, pdf::PageSize page) {
    View view; // of no tournament
    view.language = paper.language;
    view.printed = paper.printed;
    const Options options{fonts, page, std::nullopt, std::nullopt, 1};
    return listDocument(view, options, listOf(runningFor(view, paper.title, paper.subtitle), paper.sections));
}

pdf::Document rules(const View& view, const Options& options) {
    return sections(view, options, Label::Rules, view.rulePage);
}

pdf::Document signals(const View& view, const Options& options) {
    return sections(view, options, Label::Signals, view.signalPage);
}

} // namespace schreiber::kinds
