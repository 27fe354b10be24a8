#pragma once

#include "question_sheet.h"

#include <cards/seat.h>

#include <optional>
#include <perlaggen/deal/counting.h>
#include <vector>

// "Who is out first?" as a record to go on with.
namespace schreiber::perlaggen::ruling {

// A figure as it was made, and by whom.
struct MadeFigure {
    deal::Fact fact;
    std::optional<cards::Seat> bettor{}; // who bet it last, and who held or conceded it
    std::optional<cards::Seat> answerer{};
    std::optional<cards::Seat> maker{}; // by whom its side was named

    const deal::SettledFigure& settled() const { return fact.settled; }
    deal::Figure figure() const { return fact.figure(); }
};

// The figures as they were filled in; what cannot be read is told beside its field.
std::vector<MadeFigure> madeFigures(QuestionSheet& sheet);

void recordOf(QuestionSheet& sheet, const deal::Standing& before, const std::vector<MadeFigure>& figures);

} // namespace schreiber::perlaggen::ruling
