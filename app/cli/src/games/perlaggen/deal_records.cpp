#include "games/perlaggen/deal_records.h"

#include "deal_check.h"
#include "files.h"

#include <perlaggen/record/reader.h>

namespace schreiber::cli {

base::Result<std::vector<perlaggen::record::Record>, int> readDeals(const Session& session,
                                                                    const std::string& file) {
    const auto text = readWhole(file);
    if (!text) return base::fail(session.fail(text.error()));
    auto records = perlaggen::record::read(*text, file);
    if (!records) return base::fail(refuseRecord(session, records.error()));
    return std::move(*records);
}

} // namespace schreiber::cli
