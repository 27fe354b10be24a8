#include "ruling_search.h"

#include "files.h"

#include <desk/games.h>
#include <pdf/document.h>

#include <utility>

namespace schreiber::cli {

namespace {

std::string joined(const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
    return text;
}

bool isDay(const std::string& text) {
    const auto moment = pdf::momentFrom(text);
    return text.empty() || (moment && !moment->time);
}

} // namespace

Command& takeSearch(Command& command, SearchWords& into) {
    return command
        .texts("WORDS", into.words,
               {"Worte in jeder der drei Sprachen", "parole in una delle tre lingue",
                "words in any of the three languages"},
               false)
        .text("--rule", into.rule, {"Name einer Regel", "nome di una regola", "name of a rule"}, false)
        .text("--place", into.place, {"Ort", "luogo", "place"}, false)
        .text("--since", into.since, {"ab diesem Tag", "da questo giorno", "from this day"}, false)
        .text("--until", into.until, {"bis zu diesem Tag", "fino a questo giorno", "to this day"}, false)
        .text("--like", into.like,
              {"ein Protokoll: was war schon ähnlich?", "un verbale: che cosa c'è stato di simile?",
               "a record: what was like it before?"},
              false);
}

desk::Outcome<Sought> readSearch(const SearchWords& words) {
    for (const auto& [option, day] : {std::pair("--since", words.since), {"--until", words.until}})
        if (!isDay(day)) return unusable({option, 0, 0, day, {"iso_date"}});
    if (!words.rule.empty() && !desk::isRule(words.rule))
        return unusable({"--rule", 0, 0, words.rule, {"rule_point"}});
    Sought sought;
    if (!words.like.empty()) {
        const auto text = readWhole(words.like);
        if (!text) return base::fail(text.error());
        sought.like = desk::LikeWish{*text, words.like, joined(words.words)};
        return sought;
    }
    sought.search.words = joined(words.words);
    if (!words.rule.empty()) sought.search.rules = {words.rule};
    sought.search.place = words.place;
    sought.search.since = words.since;
    sought.search.until = words.until;
    return sought;
}

} // namespace schreiber::cli
