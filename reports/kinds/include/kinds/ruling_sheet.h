#pragma once

#include <kinds/view.h>
#include <pdf/document.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// A ruling on paper, to be signed: what was recorded, what it comes to, and whoever was there.
struct RulingSheet {
    std::string tournament = {}; // where it was asked; may be empty
    std::string rules;           // by which rules
    std::string parties;         // who against whom
    std::string record;          // the file it is about; may be empty
    struct Section {
        std::string heading;
        std::vector<std::vector<std::string>> rows; // of as many cells each
        std::vector<std::string> paragraphs;
        std::size_t abreast = 1;       // how many columns its rows run in, one after the other
        std::vector<DrawnRow> drawn{}; // in place of the rows
        bool behind = false;           // tells how it came about, not what is signed
    };
    std::optional<Verdict> verdict{}; // boxed, before all of it
    std::vector<Section> sections;
    std::vector<std::string> signers; // names; the director's line comes by itself
    words::Language language = words::Language::German;
    pdf::Moment printed;
    std::string notice{}; // over each page, as on a report
};

// Of a ruling that is kept.
RulingSheet sheetOf(const Dispute& dispute, words::Language language, const pdf::Moment& printed);

// On one page: cards get smaller before letters do that four people at a table can read. What does not fit
// one so goes behind: the first has the ruling, what follows and the signatures, the next the deal itself.
pdf::Document rulingSheet(const RulingSheet& sheet, const pdf::Fonts& fonts, pdf::PageSize page);

} // namespace schreiber::kinds
