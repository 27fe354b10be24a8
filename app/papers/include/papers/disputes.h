#pragma once

#include <desk/language.h>
#include <kinds/view.h>
#include <tournament/model.h>

#include <string>

namespace schreiber::papers {

// A ruling in words, for its list and its own sheet; `at` is when it was asked, on the wall's clock.
kinds::Dispute disputeOf(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                         desk::Language language, const std::string& at);

} // namespace schreiber::papers
