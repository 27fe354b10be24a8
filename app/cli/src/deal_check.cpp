#include "deal_check.h"

#include "files.h"
#include "json/writers.h"

#include <desk/games.h>

#include <nlohmann/json.hpp>

#include <iostream>

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

int checkDeals(const Session& session, const std::string& file) {
    const auto text = readWhole(file);
    if (!text) return session.fail(text.error());
    const auto form = session.json ? game::Form::Json : game::Form::Text;
    const auto deals = desk::checkedDeals(*text, file, form, session.language);
    if (!deals) return refuseRecord(session, deals.error());
    int code = kDone;
    bool isFirst = true;
    for (const game::Checked& deal : *deals) {
        if (!deal.legal) code = kIllegal;
        if (session.json)
            std::cout << deal.said << '\n';
        else
            std::cout << (isFirst ? "" : "\n") << deal.said;
        isFirst = false;
    }
    return code;
}

} // namespace schreiber::cli
