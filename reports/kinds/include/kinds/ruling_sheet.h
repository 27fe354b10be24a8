#pragma once

#include <kinds/view.h>
#include <pdf/document.h>

#include <string>
#include <vector>

namespace schreiber::kinds {

// A ruling on paper, to be signed: what was recorded, what it comes to, and whoever was there.
struct RulingSheet {
    std::string rules;   // by which rules
    std::string parties; // who against whom
    std::string record;  // the file it is about; may be empty
    struct Section {
        std::string heading;
        std::vector<std::vector<std::string>> rows; // of as many cells each
        std::vector<std::string> paragraphs;
    };
    std::vector<Section> sections;
    std::vector<std::string> signers; // names; the director's line comes by itself
    Language language = Language::German;
    pdf::Moment printed;
};

// Of a ruling that is kept.
RulingSheet sheetOf(const Dispute& dispute, Language language, const pdf::Moment& printed);

// On one page where there is room, else on as many as it takes; the signatures stand at the end.
pdf::Document rulingSheet(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page);

} // namespace schreiber::kinds
