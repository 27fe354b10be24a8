#include "labels.h"
#include "listing.h"
#include "match.h"
#include "reports.h"

#include <tournament/bracket.h>

#include <algorithm>
#include <iterator>

// Everything an evening prints, in the order of the evening, as one file with a bookmark for each part.
namespace schreiber::kinds {

namespace {

class Binding {
  public:
    explicit Binding(pdf::Document& document)
        : m_document(document) {}

    // Nothing where there is no page.
    void add(const std::string& title, const std::string& label, pdf::Document part) {
        if (part.pages.empty()) return;
        m_document.parts.push_back({title, label, m_document.pages.size()});
        m_document.pages.insert(m_document.pages.end(), std::make_move_iterator(part.pages.begin()),
                                std::make_move_iterator(part.pages.end()));
    }

  private:
    pdf::Document& m_document;
};

// Part after part as they are wanted; sheets to write on while they are to be written, later as they were
// written; certificates once all is decided, and until then what is wanted to go on by hand.
class Evening {
  public:
    Evening(const View& view, const Options& options, pdf::Document& document)
        : m_view(view)
        , m_options(options)
        , m_binding(document) {}

    void before() {
        const tournament::Settings& settings = m_view.tournament.settings;
        whole(Label::Entries, entries);
        whole(Label::Cash, cash);
        if (!tournament::playedBySingles(settings)) whole(Label::Partners, pairs);
        whole(Label::TableNumbers, tableNumbers);
        if (m_view.poster || !m_view.rulePage.empty()) whole(Label::Rules, rules);
        if (!m_view.signalPage.empty()) whole(Label::Signals, signals);
    }

    void round(const tournament::Round& round) {
        const tournament::Settings& settings = m_view.tournament.settings;
        const auto ofRound = [&](Label label, auto report) {
            const std::string title(text(label, m_view.language));
            m_binding.add(roundText(m_view, round) + ": " + title, fmt::format("{} {}", title, round.number),
                          report(m_view, round, m_options));
        };
        const std::vector<int> dropped = tournament::droppedTables(m_view.tournament, round);
        const bool playing = std::any_of(round.tables.begin(), round.tables.end(), [&](const auto& table) {
            return !isAmong(dropped, table) && !isSettled(matchLine(m_view, table).state);
        });
        if (settings.format == tournament::Format::Drawn) ofRound(Label::Partners, partners);
        ofRound(Label::Seating, seating);
        ofRound(Label::Tables, tables);
        ofRound(Label::Scoresheets, sheetsToPlay);
        if (playing) ofRound(Label::Outstanding, outstanding);
        ofRound(Label::Results, results);
        ofRound(Label::FilledSheets, sheetsPlayed);
    }

    void after() {
        const tournament::Tournament& tournament = m_view.tournament;
        const bool last = m_view.standings.final;
        const int round = tournament::lastPublished(tournament);
        const bool begun = round > 0;
        whole(Label::Standings, standings);
        if (begun) whole(Label::Crosstable, crosstable);
        if (begun && tournament::bracketOf(tournament, round).first > 0) whole(Label::Bracket, bracket);
        if (begun) whole(Label::RouteCards, routeCards);
        if (begun) whole(Label::Prizes, prizes);
        if (last && begun) whole(Label::Honours, honours);
        if (last && begun) whole(Label::Certificate, certificates);
        whole(Label::Protocol, protocol);
        if (!m_view.disputes.empty()) whole(Label::Rulings, rulings);
        whole(Label::Journal, journal);
        if (!last) whole(Label::Emergency, emergency);
    }

  private:
    void whole(Label label, pdf::Document (*report)(const View&, const Options&)) {
        const std::string title(text(label, m_view.language));
        m_binding.add(title, title, report(m_view, m_options));
    }

    const View& m_view;
    const Options& m_options;
    Binding m_binding;
};

} // namespace

pdf::Document all(const View& view, const Options& options) {
    pdf::Document document =
        documentOf(view, options, std::string(text(Label::AllPapers, view.language)), {});
    Evening evening(view, options, document);
    evening.before();
    for (const tournament::Round& round : view.tournament.rounds)
        if (round.state == tournament::RoundState::Published) evening.round(round);
    evening.after();
    return document;
}

} // namespace schreiber::kinds
