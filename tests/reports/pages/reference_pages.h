#pragma once

#include <pdf/document.h>

#include <string>
#include <vector>

namespace schreiber::test {

struct NamedPage {
    std::string name; // of its picture: `standings-en-letter`
    pdf::Page page;
};

// Pages whose pictures are kept in tests/reports/pages/references: each kind of report on German A4, and what
// other languages, papers and hard cases make of some. The same ones each time.
std::vector<NamedPage> referencePages();

} // namespace schreiber::test
