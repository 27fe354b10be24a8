#include "journal.h"
#include "listing.h"
#include "names.h"
#include "reports.h"

#include <algorithm>
#include <iterator>

// How every round was drawn, so that anybody can draw it again: each seed that was tried, also of drafts that
// were taken back, each redraw and each swap with its reason, and what each draw came to.
namespace schreiber::kinds {

pdf::Document protocol(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table rounds{{{word(Label::RoundColumn), pdf::Align::Right, pdf::Face::Bold, false},
                       {word(Label::Seed), pdf::Align::Right, pdf::Face::Regular, false},
                       {word(Label::Quality), pdf::Align::Left, pdf::Face::Regular, true, true}},
                      {},
                      1};
    for (const tournament::Round& round : view.tournament.rounds) {
        const auto quality = std::find_if(view.qualities.begin(), view.qualities.end(),
                                          [&](const RoundQuality& one) { return one.round == round.number; });
        std::vector<std::string> words;
        if (round.state == tournament::RoundState::Draft) words.push_back(word(Label::Draft) + ".");
        if (quality != view.qualities.end()) words.push_back(quality->words);
        if (!round.sittingOut.empty())
            words.push_back(text(freeList(round), view.language,
                                 joined(
                                     [&] {
                                         std::vector<std::string> names;
                                         for (int number : round.sittingOut)
                                             names.push_back(
                                                 tournament::nameOf(view.tournament, number, round.number));
                                         return names;
                                     }(),
                                     ", ")));
        rounds.rows.push_back(
            {{std::to_string(round.number), std::to_string(round.seed), joined(words, " ")}});
    }
    std::vector<JournalLine> drawn;
    std::copy_if(view.journal.begin(), view.journal.end(), std::back_inserter(drawn),
                 [](const JournalLine& line) { return line.drawing; });

    pdf::List list{runningFor(view, word(Label::Protocol), ""), {}};
    if (rounds.rows.empty() && drawn.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NothingYet)});
    if (!rounds.rows.empty()) list.blocks.emplace_back(std::move(rounds));
    if (!drawn.empty()) {
        list.blocks.emplace_back(pdf::Heading{word(Label::Journal)});
        list.blocks.emplace_back(journalTable(drawn, view.language));
    }
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
