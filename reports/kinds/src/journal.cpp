#include "journal.h"

#include "listing.h"
#include "reports.h"

// Every change of the evening, as it happened.
namespace schreiber::kinds {

pdf::Table journalTable(const std::vector<JournalLine>& lines, words::Language language) {
    const auto word = [&](Label label) { return std::string(text(label, language)); };
    pdf::Table table{{{word(Label::Number), pdf::Align::Right, pdf::Face::Regular, false},
                      {word(Label::When), pdf::Align::Left, pdf::Face::Regular, false},
                      {word(Label::What), pdf::Align::Left, pdf::Face::Regular, true, true}},
                     {},
                     1};
    for (const JournalLine& line : lines) {
        std::vector<std::string> what{line.what};
        if (!line.why.empty()) what.push_back(word(Label::Why) + ": " + line.why);
        if (line.undone) what.push_back("(" + word(Label::Undone) + ")");
        table.rows.push_back({{std::to_string(line.n), line.at, what}});
    }
    return table;
}

pdf::Document journal(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const std::string only =
        view.journalSought.empty() ? "" : text(Label::OnlyWith, view.language, view.journalSought);
    pdf::List list{runningFor(view, word(Label::Journal), only), {}};
    if (view.journal.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(only.empty() ? Label::NothingYet : Label::NoneWith)});
    else
        list.blocks.emplace_back(journalTable(view.journal, view.language));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
