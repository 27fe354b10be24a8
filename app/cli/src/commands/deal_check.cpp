#include "deal_check.h"

#include "files.h"
#include "json/writers.h"

#include <record/reader.h>
#include <rulebook/words.h>
#include <ruling/replay.h>
#include <ruling/result.h>

#include <nlohmann/json.hpp>

#include <iostream>

namespace schreiber::cli {

namespace {

constexpr int kIllegal = 1;

Json errorJson(const base::InputError& error) {
    return {{"error",
             {{"file", error.file},
              {"line", error.line},
              {"column", error.column},
              {"found", error.found},
              {"expected", error.expected}}}};
}

// An unreadable record is an answer, too: with --json on standard output, the first defect alone.
int refuse(const Session& session, const std::vector<base::InputError>& errors) {
    if (!session.json) return session.fail(desk::Failure{desk::InputErrors{errors}});
    print(errorJson(errors.front()));
    return kUnusable;
}

} // namespace

int checkDeals(const Session& session, const std::string& file) {
    const auto text = readWhole(file);
    if (!text) return session.fail(text.error());
    const auto records = record::read(*text, file);
    if (!records) return refuse(session, records.error());
    const auto language =
        rulebook::languageFromCode(desk::codeOf(session.language)).value_or(rulebook::Language::German);
    int code = kDone;
    int number = 0;
    for (const record::Record& deal : *records) {
        ++number;
        const ruling::Replay replay = ruling::replay(deal);
        if (!replay.legal()) code = kIllegal;
        if (!session.json)
            std::cout << (number > 1 ? "\n" : "") << ruling::resultText(replay, language);
        else
            std::cout << ruling::resultJson(replay, language,
                                            records->size() > 1 ? std::optional(number) : std::nullopt)
                      << '\n';
    }
    return code;
}

} // namespace schreiber::cli
