#pragma once

#include <kinds/view.h>

#include <papers/games/perlaggen/ruling_paper.h>
#include <perlaggen/record/record.h>
#include <perlaggen/ruling/position.h>
#include <vector>
#include <words/language.h>

// The position drawn: what each hand was as far as it is known, what was cut, turned up and laid down, and
// the tricks in order with who took them. Cards that were entered and cannot be stand in their hand crossed
// out.
namespace schreiber::papers {

std::vector<kinds::Section> drawn(const perlaggen::record::Record& record,
                                  const perlaggen::ruling::Position& position, words::Language language,
                                  const std::vector<LeftOut::Card>& impossible = {});

} // namespace schreiber::papers
