#include "notice.h"
#include "reports.h"

#include <algorithm>
#include <cstddef>

namespace schreiber::kinds {

namespace {

using WholeReport = pdf::Document (*)(const View&, const Options&);
using RoundReport = pdf::Document (*)(const View&, const tournament::Round&, const Options&);

struct KindRow {
    Kind kind;
    std::string_view name;
    WholeReport whole;   // of the tournament
    RoundReport ofRound; // of one round
    bool isSheets;       // several to a page
};

// In the order of Kind. What has both is of a round where partners change from round to round.
constexpr std::array kRows{
    KindRow{Kind::Entries, "entries", entries, nullptr, false},
    KindRow{Kind::Partners, "partners", pairs, partners, false},
    KindRow{Kind::Seating, "seating", nullptr, seating, false},
    KindRow{Kind::Tables, "tables", nullptr, tables, false},
    KindRow{Kind::RouteCards, "route-cards", routeCards, nullptr, false},
    KindRow{Kind::TableNumbers, "table-numbers", tableNumbers, nullptr, true},
    KindRow{Kind::Scoresheets, "scoresheets", nullptr, scoresheets, true},
    KindRow{Kind::BlankSheets, "blank-sheets", blankSheets, nullptr, true},
    KindRow{Kind::FilledSheets, "filled-sheets", nullptr, filledSheets, true},
    KindRow{Kind::Outstanding, "outstanding", nullptr, outstanding, false},
    KindRow{Kind::Results, "results", nullptr, results, false},
    KindRow{Kind::Standings, "standings", standings, nullptr, false},
    KindRow{Kind::Crosstable, "crosstable", crosstable, nullptr, false},
    KindRow{Kind::Bracket, "bracket", bracket, nullptr, false},
    KindRow{Kind::Prizes, "prizes", prizes, nullptr, false},
    KindRow{Kind::Cash, "cash", cash, nullptr, false},
    KindRow{Kind::Protocol, "protocol", protocol, nullptr, false},
    KindRow{Kind::Journal, "journal", journal, nullptr, false},
    KindRow{Kind::Rulings, "rulings", rulings, nullptr, false},
    KindRow{Kind::Rules, "rules", rules, nullptr, false},
    KindRow{Kind::Signals, "signals", signals, nullptr, false},
    KindRow{Kind::Honours, "honours", honours, nullptr, false},
    KindRow{Kind::Certificates, "certificates", certificates, nullptr, false},
    KindRow{Kind::Emergency, "emergency", emergency, nullptr, false},
    KindRow{Kind::All, "all", all, nullptr, true},
};
static_assert(kRows.size() == kKinds.size());

const KindRow& rowOf(Kind kind) {
    return kRows.at(static_cast<std::size_t>(kind));
}

// How many sheets a page can take: none smaller than A6.
int mostUp(pdf::PageSize page) {
    switch (page) {
    case pdf::PageSize::A3:
    case pdf::PageSize::A4:
    case pdf::PageSize::Letter:
        return 4;
    case pdf::PageSize::A5:
        return 2;
    case pdf::PageSize::A6:
        return 1;
    }
    return 1;
}

base::Result<base::Done, ReportError> checkUp(const KindRow& row, const Options& options) {
    using Code = ReportError::Code;
    if (options.up != 1 && options.up != 2 && options.up != 4)
        return base::fail(ReportError{Code::BadUp, options.up});
    if (row.isSheets && options.up > mostUp(options.page))
        return base::fail(ReportError{Code::NoRoomForUp, options.up});
    return base::Done{};
}

base::Result<const tournament::Round*, ReportError> roundFor(const View& view, const Options& options) {
    using Code = ReportError::Code;
    if (options.round) {
        if (const auto* round = tournament::findRound(view.tournament, *options.round)) return round;
        return base::fail(ReportError{Code::NoSuchRound, *options.round});
    }
    const auto* last = tournament::findRound(view.tournament, tournament::lastPublished(view.tournament));
    if (!last) return base::fail(ReportError{Code::NoRoundYet, 0});
    return last;
}

bool hasRuling(const View& view, int number) {
    return std::any_of(view.disputes.begin(), view.disputes.end(),
                       [&](const Dispute& dispute) { return dispute.number == number; });
}

base::Result<pdf::Document, ReportError> made(Kind kind, const View& view, const Options& options) {
    const KindRow& row = rowOf(kind);
    if (auto up = checkUp(row, options); !up) return base::fail(up.error());
    // What is named has to be there, also where this report has no use for it.
    if (options.ruling && !hasRuling(view, *options.ruling))
        return base::fail(ReportError{ReportError::Code::NoSuchRuling, *options.ruling});
    if (options.round && !tournament::findRound(view.tournament, *options.round))
        return base::fail(ReportError{ReportError::Code::NoSuchRound, *options.round});
    if (options.table) {
        const auto round = roundFor(view, options);
        if (!round) return base::fail(round.error());
        if (!tournament::findTable(**round, *options.table))
            return base::fail(ReportError{ReportError::Code::NoSuchTable, *options.table});
    }
    const bool changing = row.ofRound && tournament::playedBySingles(view.tournament.settings);
    if (row.whole && !changing) return row.whole(view, options);
    const auto round = roundFor(view, options);
    if (!round) return base::fail(round.error());
    return row.ofRound(view, **round, options);
}

} // namespace

std::string_view nameOf(Kind kind) {
    return rowOf(kind).name;
}

std::optional<Kind> kindNamed(std::string_view name) {
    for (const KindRow& row : kRows)
        if (row.name == name) return row.kind;
    return std::nullopt;
}

base::Result<pdf::Document, ReportError> makeReport(Kind kind, const View& view, const Options& options) {
    auto document = made(kind, view, options);
    if (document) addNotice(*document, view.notice);
    return document;
}

} // namespace schreiber::kinds
