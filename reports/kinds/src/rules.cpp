#include "listing.h"
#include "reports.h"

// Pages that lie on the table or hang on the wall, written by whoever knows the game.
namespace schreiber::kinds {

namespace {

pdf::Document sections(const View& view, const Options& options, Label title,
                       const std::vector<Section>& page) {
    pdf::List list{runningFor(view, std::string(text(title, view.language)), view.rules), {}};
    for (const Section& section : page) {
        if (!section.title.empty()) list.blocks.emplace_back(pdf::Heading{section.title});
        for (const std::string& sentence : section.sentences)
            list.blocks.emplace_back(pdf::Paragraph{sentence});
        if (section.rows.empty()) continue;
        pdf::Table table;
        for (std::size_t i = 0; i < section.heads.size(); ++i)
            table.columns.push_back({section.heads[i], pdf::Align::Left,
                                     i == 0 ? pdf::Face::Bold : pdf::Face::Regular,
                                     i > 0 || section.heads.size() == 2});
        for (const std::vector<std::string>& cells : section.rows) {
            pdf::Row row;
            for (const std::string& cell : cells) row.cells.emplace_back(cell);
            table.rows.push_back(std::move(row));
        }
        list.blocks.emplace_back(std::move(table));
    }
    return listDocument(view, options, list);
}

} // namespace

pdf::Document rules(const View& view, const Options& options) {
    return sections(view, options, Label::Rules, view.rulePage);
}

pdf::Document signals(const View& view, const Options& options) {
    return sections(view, options, Label::Signals, view.signalPage);
}

} // namespace schreiber::kinds
