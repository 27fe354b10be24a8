#pragma once

#include <kinds/view.h>
#include <tournament/model.h>

#include <functional>
#include <string>
#include <words/language.h>

namespace schreiber::papers {

// A moment in UTC as the clock on the wall shows it.
using OnTheWall = std::function<std::string(const std::string& utc)>;

// A ruling in words, for its list and its own sheet.
kinds::Dispute disputeOf(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                         words::Language language, const OnTheWall& clock);

} // namespace schreiber::papers
