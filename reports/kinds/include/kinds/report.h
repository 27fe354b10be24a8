#pragma once

#include <base/result.h>
#include <kinds/view.h>

#include <array>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

namespace schreiber::kinds {

enum class Kind {
    Entries,
    Partners,
    Seating,
    Tables,
    RouteCards,
    TableNumbers,
    Scoresheets,
    BlankSheets,
    FilledSheets,
    Outstanding,
    Results,
    Standings,
    Crosstable,
    Bracket,
    Prizes,
    Cash,
    Protocol,
    Journal,
    Rulings,
    Rules,
    Signals,
    Honours,
    Certificates,
    Emergency,
    All,
};

inline constexpr std::array kKinds{
    Kind::Entries,      Kind::Partners,    Kind::Seating,      Kind::Tables,       Kind::RouteCards,
    Kind::TableNumbers, Kind::Scoresheets, Kind::BlankSheets,  Kind::FilledSheets, Kind::Outstanding,
    Kind::Results,      Kind::Standings,   Kind::Crosstable,   Kind::Bracket,      Kind::Prizes,
    Kind::Cash,         Kind::Protocol,    Kind::Journal,      Kind::Rulings,      Kind::Rules,
    Kind::Signals,      Kind::Honours,     Kind::Certificates, Kind::Emergency,    Kind::All};

// As the command line writes them: `blank-sheets`.
std::string_view nameOf(Kind kind);
std::optional<Kind> kindNamed(std::string_view name);

struct Options {
    pdf::Fonts fonts;
    pdf::PageSize page = pdf::PageSize::A4;
    std::optional<int> round;                      // of what is of one round; none: the last one published
    std::optional<int> table;                      // of scoresheets and table numbers; none: all
    int up = 1;                                    // scoresheets or table numbers on one page: 1, 2 or 4
    std::optional<int> ruling = {};                // its sheet alone; none: the list, and the sheet of each
    bool mirrored = false;                         // scoresheets with the writer's column on the left
    bool landscape = false;                        // lists on paper that is turned
    std::optional<std::pair<int, int>> ranks = {}; // certificates of these and of special prizes alone
    std::shared_ptr<const pdf::Image> logo = {};   // the club's, on certificates; none: without
};

// Which of the options above that concern the paper say something of a kind; the page's size does of all.
struct Uses {
    bool up = false;
    bool landscape = false;
    bool ranks = false;
};
Uses usesOf(Kind kind);
// Whether it says, or lets one see, who stands where: so long as that is secret one is asked first.
bool tellsRanking(Kind kind);

// How many sheets go on a page: none smaller than A6.
int mostUp(pdf::PageSize page);

struct ReportError {
    enum class Code {
        NoRoundYet,   // nothing is published
        NoSuchRound,  // `number`
        NoSuchTable,  // `number`
        NoSuchRuling, // `number`
        BadUp,        // `number`: none of 1, 2, 4
        NoRoomForUp,  // `number` sheets do not go on the page
    };

    Code code = Code::NoRoundYet;
    int number = 0;

    friend bool operator==(const ReportError&, const ReportError&) = default;
};

// The same view and options give the same document. Options that a kind has no use for are passed over.
base::Result<pdf::Document, ReportError> makeReport(Kind kind, const View& view, const Options& options);

} // namespace schreiber::kinds
