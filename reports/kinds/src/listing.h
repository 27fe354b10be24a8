#pragma once

#include "labels.h"

#include <kinds/report.h>
#include <pdf/list.h>

#include <string>
#include <vector>

namespace schreiber::kinds {

// What every report has in common: tournament, place and date on top, the moment of printing at the foot.
pdf::Running runningFor(const View& view, std::string title, std::string subtitle);

// The title in the file is the report's and the tournament's.
pdf::Document documentOf(const View& view, const Options& options, const std::string& title,
                         std::vector<pdf::Page> pages);

enum class Turned { No, Yes }; // the paper

pdf::Document listDocument(const View& view, const Options& options, const pdf::List& list,
                           Turned turned = Turned::No);

// "Runde 3", with how far the knock-out is, marked as a draft where it is one.
std::string roundText(const View& view, const tournament::Round& round);

std::string joined(const std::vector<std::string>& texts, std::string_view between);

} // namespace schreiber::kinds
