#pragma once

#include "endgame_ways.h"
#include "question_sheet.h"

#include <vector>

// "Who is out first?" as a record to go on with.
namespace schreiber::ruling {

void recordOf(QuestionSheet& sheet, const deal::Standing& before, const std::vector<MadeFigure>& figures);

} // namespace schreiber::ruling
