#include "games/perlaggen/deal_records.h"

#include "files.h"
#include "json/writers.h"

#include <nlohmann/json.hpp>

#include <perlaggen/record/reader.h>

namespace schreiber::cli {

namespace {

// A name with what it is about behind it, `NOT-IN-PACK()`, is for sentences, and nothing that could stand
// there.
std::vector<std::string> couldStand(const base::InputError& error) {
    std::vector<std::string> expected = error.expected;
    std::erase_if(expected, [](const std::string& name) { return name.ends_with(')'); });
    return expected;
}

Json errorJson(const base::InputError& error) {
    return {{"error",
             {{"file", error.file},
              {"line", error.line},
              {"column", error.column},
              {"found", error.found},
              {"expected", couldStand(error)}}}};
}

} // namespace

int refuseRecord(const Session& session, const std::vector<base::InputError>& errors) {
    if (!session.json) return session.fail(desk::Failure{desk::InputErrors{errors}});
    print(errorJson(errors.front()));
    return kUnusable;
}

base::Result<std::vector<perlaggen::record::Record>, int> readDeals(const Session& session,
                                                                    const std::string& file) {
    const auto text = readWhole(file);
    if (!text) return base::fail(session.fail(text.error()));
    auto records = perlaggen::record::read(*text, file);
    if (!records) return base::fail(refuseRecord(session, records.error()));
    return std::move(*records);
}

} // namespace schreiber::cli
