#pragma once

#include "session.h"

#include <kinds/report.h>
#include <kinds/rule_paper.h>
#include <pdf/document.h>

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace schreiber::cli {

// What to print and how; 0 is the last round, all tables and all rulings.
struct Paper {
    kinds::Kind kind = kinds::Kind::Entries;
    pdf::PageSize page = pdf::PageSize::A4;
    int round = 0;
    int table = 0;
    int up = 1;
    pdf::Moment printed;
    int ruling = 0;
    bool mirrored = false;
    bool landscape = false;
    std::optional<std::pair<int, int>> ranks = {}; // of certificates
    std::shared_ptr<const pdf::Image> logo = {};   // on certificates
    bool altered = false;                          // the evening's file, behind the program's back
};

pdf::Moment now();

// A paper that is not on disk yet.
struct MadePaper {
    std::string bytes;
    std::size_t pages = 0;
};

// Otherwise the exit code, after complaining.
base::Result<MadePaper, int> makePaper(const Session& session, const desk::Evening& evening,
                                       const Paper& paper);

// Made and written: the number of pages; otherwise the exit code, after complaining.
base::Result<std::size_t, int> writePaper(const Session& session, const desk::Evening& evening,
                                          const Paper& paper, const std::string& out);

// The same for rules that belong to no evening; the exit code.
int writeRulePaper(const Session& session, const kinds::RulePaper& paper, const std::string& out);

} // namespace schreiber::cli
