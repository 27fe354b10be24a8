#include "notice.h"
#include "reports.h"

#include <algorithm>
#include <array>
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
    Uses uses;
};

constexpr Uses kList{.landscape = true};
constexpr Uses kSheets{.up = true};
constexpr Uses kOwnForm{};

// In the order of Kind. What has both is of a round where partners change from round to round.
constexpr std::array kRows{
    KindRow{Kind::Entries, "entries", entries, nullptr, kList},
    KindRow{Kind::Partners, "partners", pairs, partners, kList},
    KindRow{Kind::Seating, "seating", nullptr, seating, kList},
    KindRow{Kind::Tables, "tables", nullptr, tables, kList},
    KindRow{Kind::RouteCards, "route-cards", routeCards, nullptr, kOwnForm},
    KindRow{Kind::TableNumbers, "table-numbers", tableNumbers, nullptr, kSheets},
    KindRow{Kind::Scoresheets, "scoresheets", nullptr, scoresheets, kSheets},
    KindRow{Kind::BlankSheets, "blank-sheets", blankSheets, nullptr, kSheets},
    KindRow{Kind::FilledSheets, "filled-sheets", nullptr, filledSheets, kSheets},
    KindRow{Kind::Outstanding, "outstanding", nullptr, outstanding, kList},
    KindRow{Kind::Results, "results", nullptr, results, kList},
    KindRow{Kind::Standings, "standings", standings, nullptr, kList},
    KindRow{Kind::Crosstable, "crosstable", crosstable, nullptr, kList},
    KindRow{Kind::Bracket, "bracket", bracket, nullptr, kOwnForm},
    KindRow{Kind::Prizes, "prizes", prizes, nullptr, kList},
    KindRow{Kind::Cash, "cash", cash, nullptr, kList},
    KindRow{Kind::Protocol, "protocol", protocol, nullptr, kList},
    KindRow{Kind::Journal, "journal", journal, nullptr, kList},
    KindRow{Kind::Rulings, "rulings", rulings, nullptr, kList},
    KindRow{Kind::Rules, "rules", rules, nullptr, kList},
    KindRow{Kind::Signals, "signals", signals, nullptr, kOwnForm},
    KindRow{Kind::Honours, "honours", honours, nullptr, kOwnForm},
    KindRow{Kind::Certificates, "certificates", certificates, nullptr, Uses{.ranks = true}},
    KindRow{Kind::Emergency, "emergency", emergency, nullptr, kOwnForm},
    KindRow{Kind::All, "all", all, nullptr, Uses{.up = true, .landscape = true, .ranks = true}},
};
static_assert(kRows.size() == kKinds.size());

const KindRow& rowOf(Kind kind) {
    return kRows.at(static_cast<std::size_t>(kind));
}

base::Result<base::Done, ReportError> checkUp(const KindRow& row, const Options& options) {
    using Code = ReportError::Code;
    if (options.up != 1 && options.up != 2 && options.up != 4)
        return base::fail(ReportError{Code::BadUp, options.up});
    if (row.uses.up && options.up > mostUp(options.page))
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

Uses usesOf(Kind kind) {
    return rowOf(kind).uses;
}

bool tellsRanking(Kind kind) {
    constexpr std::array kTell{Kind::Standings, Kind::Crosstable,   Kind::Protocol,  Kind::Prizes,
                               Kind::Honours,   Kind::Certificates, Kind::Emergency, Kind::All};
    return std::find(kTell.begin(), kTell.end(), kind) != kTell.end();
}

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

base::Result<pdf::Document, ReportError> makeReport(Kind kind, const View& view, const Options& options) {
    auto document = made(kind, view, options);
    if (document) addNotice(*document, view.notice);
    return document;
}

} // namespace schreiber::kinds
