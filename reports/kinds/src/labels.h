#pragma once

#include <kinds/view.h>

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace schreiber::kinds {

// Every word the reports print by themselves.
enum class Label {
    Entries,
    Seating,
    Tables,
    Scoresheet,
    Scoresheets,
    Results,
    Standings,
    Round,
    AfterRound,
    Draft,
    Game,
    Table,
    Heat,
    HeatAndNumber,
    Number,
    Name,
    Club,
    Partner,
    Note,
    State,
    Result,
    SitsOut,
    SittingOut,
    EntryCount,
    They,
    We,
    WeWrite,
    Writes,
    DealsFirst,
    TargetUp,
    TargetDown,
    HouseRules,
    Signature,
    SignedBy,
    Ruling,
    Page,
    Of,
    AsOf,
    NoEntries,
    NoTables,
    NoStandings,
    EntryLeft,
    EntryLate,
    EntrySubstitute,
    EntrySubstituteFrom,
    Substitutes,
    SheetMissing,
    SheetOpen,
    SheetEntered,
    SheetConfirmed,
    SheetDisputed,
    SheetDropped,
    EndedByTime,
    EndedByForfeit,
    EndedByRuling,
    Rank,
    Played,
    SatOut,
    Score,
    Wins,
    Points,
    Difference,
    Against,
    HeadToHead,
    Buchholz,
    Decider,
    Provisional,
    StillMissing,
    RoundTable,
    AverageNote,
    BoldNote,
    Partners,
    RouteCards,
    Opponents,
    TableNumbers,
    FilledSheets,
    Outstanding,
    NothingOutstanding,
    Crosstable,
    With,
    Versus,
    Cash,
    Paid,
    PaidCount,
    Amount,
    Sum,
    Protocol,
    Journal,
    When,
    What,
    Why,
    Undone,
    Seed,
    Quality,
    NothingYet,
    Rules,
    Signals,
    Certificate,
    CertificateText,
    Director,
    Emergency,
    EmergencySteps,
    EmergencyLegend,
    EmergencyLegendPairs,
    StruckOut,
    CrosstableLegend,
    AllPapers,
    RoundShort,
    WonBy,
    PenaltyOff,
    WhyTitle,
    RankText,
    RoundColumn,
    PlaceAndDate,
    StartNumber,
};

std::string_view text(Label label, Language language);

// With `{}` in it.
template <class... Arguments>
std::string text(Label label, Language language, const Arguments&... arguments) {
    const std::string_view pattern = text(label, language);
    return fmt::vformat(fmt::string_view(pattern.data(), pattern.size()),
                        fmt::make_format_args(arguments...));
}

// `21.11.2026, 19:30` as the language writes it.
std::string dateText(const pdf::Moment& moment, Language language);

} // namespace schreiber::kinds
