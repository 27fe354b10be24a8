#include "games/perlaggen/deal_check.h"

#include "games/perlaggen/deal_records.h"
#include "games/perlaggen/rule_words.h"

#include <iostream>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>

namespace schreiber::cli {

int checkDeals(const Session& session, const std::string& file) {
    const auto deals = readDeals(session, file);
    if (!deals) return deals.error();
    const words::Language language = session.language;
    int code = kDone;
    int number = 0;
    for (const perlaggen::record::Record& deal : *deals) {
        ++number;
        const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(deal);
        if (!replay.legal()) code = kIllegal;
        if (!session.json)
            std::cout << (number > 1 ? "\n" : "") << perlaggen::ruling::resultText(replay, language);
        else
            std::cout << perlaggen::ruling::resultJson(
                             replay, language, deals->size() > 1 ? std::optional(number) : std::nullopt)
                      << '\n';
    }
    return code;
}

} // namespace schreiber::cli
