#pragma once

#include <kinds/view.h>
#include <pdf/document.h>

#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// Rules on paper that belong to no evening: a rule set for the wall, two of them side by side.
struct RulePaper {
    std::string title;
    std::string subtitle; // may be empty
    std::optional<RulePoster> poster{};
    std::vector<Section> sections;
    std::vector<pdf::Picture> suits{}; // before the head
    words::Language language = words::Language::German;
    pdf::Moment printed;
};

pdf::Document rulePaper(const RulePaper& paper, const pdf::Fonts& fonts, pdf::PageSize page);

} // namespace schreiber::kinds
