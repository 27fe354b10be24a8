#include "labels.h"
#include "listing.h"
#include "reports.h"

#include <iterator>

// Everything an evening prints, in the order of the evening, as one file with a bookmark for each part.
namespace schreiber::kinds {

namespace {

class Binding {
  public:
    explicit Binding(pdf::Document& document)
        : m_document(document) {}

    void add(const std::string& title, const std::string& label, pdf::Document part) {
        m_document.parts.push_back({title, label, m_document.pages.size()});
        m_document.pages.insert(m_document.pages.end(), std::make_move_iterator(part.pages.begin()),
                                std::make_move_iterator(part.pages.end()));
    }

  private:
    pdf::Document& m_document;
};

} // namespace

pdf::Document all(const View& view, const Options& options) {
    pdf::Document document =
        documentOf(view, options, std::string(text(Label::AllPapers, view.language)), {});
    Binding binding(document);
    const auto whole = [&](Label label, pdf::Document part) {
        const std::string title(text(label, view.language));
        binding.add(title, title, std::move(part));
    };
    whole(Label::Entries, entries(view, options));
    const bool fixed = !tournament::playedBySingles(view.tournament.settings);
    if (fixed) whole(Label::Partners, pairs(view, options));
    for (const tournament::Round& round : view.tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        const auto ofRound = [&](Label label, pdf::Document part) {
            const std::string title(text(label, view.language));
            binding.add(roundText(view, round) + ": " + title, fmt::format("{} {}", title, round.number),
                        std::move(part));
        };
        ofRound(Label::Seating, seating(view, round, options));
        ofRound(Label::Tables, tables(view, round, options));
        ofRound(Label::Scoresheets, scoresheets(view, round, options));
        ofRound(Label::Results, results(view, round, options));
    }
    whole(Label::Standings, standings(view, options));
    whole(Label::Crosstable, crosstable(view, options));
    if (tournament::hasBracket(view.tournament.settings)) whole(Label::Bracket, bracket(view, options));
    whole(Label::Prizes, prizes(view, options));
    whole(Label::Protocol, protocol(view, options));
    if (!view.disputes.empty()) whole(Label::Rulings, rulings(view, options));
    whole(Label::Journal, journal(view, options));
    return document;
}

} // namespace schreiber::kinds
