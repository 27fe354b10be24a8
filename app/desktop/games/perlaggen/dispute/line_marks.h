#pragma once

#include "dispute/record_editor.h"
#include "games/perlaggen/dispute/deal_view.h"

#include <words/language.h>

// What stands at the edge of a record's lines, in a word or two: what was wrong by which paragraph and what
// it costs, and who took a trick.
namespace schreiber::desktop {

std::vector<LineMark> marksOf(const DealView& deal, words::Language language);

// `§ 21` of `Imster Regeln 2015, § 21; …`; empty where a source has no paragraphs.
QString paragraphIn(const QString& sources);

} // namespace schreiber::desktop
