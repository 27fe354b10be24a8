#include "games/perlaggen/ruling_sheets.h"

#include "papers.h"

#include <desk/games.h>

#include <papers/games/perlaggen/ruling_paper.h>
#include <perlaggen/line/perlaggen.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>

namespace schreiber::cli {

bool hasRulingSheets(const std::string& text) {
    return &desk::gameOfRecord(text) == &perlaggen::line::perlaggen();
}

base::Result<std::vector<kinds::RulingSheet>, std::vector<base::InputError>>
rulingSheets(const Session& session, const std::string& text, const std::string& file,
             const std::string& name) {
    const auto deals = perlaggen::record::read(text, file);
    if (!deals) return base::fail(deals.error());
    std::vector<kinds::RulingSheet> sheets;
    for (const perlaggen::record::Record& deal : *deals)
        sheets.push_back(papers::rulingPaper(perlaggen::ruling::replay(deal), name, session.language, now()));
    return sheets;
}

} // namespace schreiber::cli
