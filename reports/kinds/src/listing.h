#pragma once

#include "labels.h"

#include <kinds/report.h>
#include <pdf/list.h>

#include <cstdint>
#include <lists/column.h>
#include <string>
#include <vector>

namespace schreiber::kinds {

// What every report has in common: tournament, place and date on top, the moment of printing at the foot.
pdf::Running runningFor(const View& view, std::string title, std::string subtitle);

// The title in the file is the report's and the tournament's.
pdf::Document documentOf(const View& view, const Options& options, const std::string& title,
                         std::vector<pdf::Page> pages);

enum class Turned { No, Yes }; // the paper

// The paper of a list, turned where it has to be or is wanted so.
pdf::Size paperOf(const Options& options, Turned turned = Turned::No);

pdf::Document listDocument(const View& view, const Options& options, const pdf::List& list,
                           Turned turned = Turned::No);

// "Runde 3", with how far the knock-out is, marked as a draft where it is one.
std::string roundText(const View& view, const tournament::Round& round);

// The columns of a list as it is described: the number in front, by which a row is found, in bold.
template <class Row>
std::vector<pdf::Column> columnsOf(const std::vector<lists::Column<Row>>& columns, words::Language language) {
    std::vector<pdf::Column> all;
    for (const auto& column : columns)
        all.push_back({column.headIn(language, lists::Surface::Paper),
                       column.isNumber() ? pdf::Align::Right : pdf::Align::Left,
                       all.empty() && column.isNumber() ? pdf::Face::Bold : pdf::Face::Regular,
                       !column.isNumber()});
    return all;
}

std::string signedText(std::int64_t points); // with a true minus

std::string joined(const std::vector<std::string>& texts, std::string_view between);

} // namespace schreiber::kinds
