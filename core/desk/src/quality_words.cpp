#include "messages/tables.h"

#include <desk/words.h>
#include <tournament/camps.h>
#include <tournament/draw.h>

#include <algorithm>
#include <lists/column.h>
#include <map>
#include <utility>

namespace schreiber::desk {

namespace {

std::string nameOf(tournament::Unavoidable unavoidable) {
    switch (unavoidable) {
    case tournament::Unavoidable::Yes:
        return "yes";
    case tournament::Unavoidable::No:
        return "no";
    case tournament::Unavoidable::Unknown:
        break;
    }
    return "unknown";
}

} // namespace

std::string inWords(const tournament::Quality& quality, words::Language language) {
    const bool isOnce = quality.meet == tournament::Meet::Once;
    const std::pair<const char*, int> counts[] = {{"partner", quality.partnerRepeats},
                                                  {isOnce ? "table" : "opponent", quality.opponentRepeats},
                                                  {"camp", quality.campBreaks},
                                                  {"club", quality.clubMeetings}};
    // As few as there can be where partners, camps and clubs, which weigh more, stay as they are.
    // Where everybody plays for himself at his table, meetings come before all that.
    const bool ownTables = isOnce && !quality.hasPartners;
    const bool weighed = !ownTables && quality.opponentsUnavoidable == tournament::Unavoidable::Yes &&
                         quality.opponentRepeats > quality.opponentBound;
    const bool campsBound = quality.campBound && quality.campBreaks > 0;
    std::string parts;
    for (const auto& [code, count] : counts) {
        if (count == 0) continue;
        const Arguments arguments{{"count", std::to_string(count)}};
        parts += (parts.empty() ? "" : ", ") + sentence(qualityMessages(), code, arguments, language);
        if ((code == std::string_view("opponent") || code == std::string_view("table")) && !weighed)
            parts += sentence(qualityMessages(), "at_least",
                              {{"bound", std::to_string(quality.opponentBound)}}, language);
        if (code == std::string_view("camp") && campsBound)
            parts += sentence(qualityMessages(), "at_least", {{"bound", std::to_string(*quality.campBound)}},
                              language);
    }
    if (parts.empty())
        return sentence(qualityMessages(),
                        isOnce                ? "clean.once"
                        : quality.hasPartners ? "clean"
                                              : "clean.opponent",
                        {}, language);
    // What is said of all of it is to hold of the camps, too.
    tournament::Unavoidable all = quality.unavoidable;
    const bool isLeast = !campsBound || quality.campBreaks == *quality.campBound;
    const bool campsAlone = quality.partnerRepeats + quality.opponentRepeats + quality.clubMeetings == 0;
    if (campsBound && campsAlone && isLeast) all = tournament::Unavoidable::Yes;
    if (!isLeast && (campsAlone || all == tournament::Unavoidable::Yes))
        all = tournament::Unavoidable::Unknown;
    std::string unavoidable = sentence(qualityMessages(),
                                       quality.madeByRoundsBefore && isLeast ? "unavoidable.by_now"
                                       : !weighed                            ? "unavoidable." + nameOf(all)
                                       : quality.hasPartners                 ? "unavoidable.weighed"
                                                                             : "unavoidable.weighed_alone",
                                       {}, language);
    if (quality.plannedAhead && quality.opponentsUnavoidable == tournament::Unavoidable::No)
        unavoidable += sentence(qualityMessages(), "planned", {}, language);
    return sentence(qualityMessages(), "repeats", {{"parts", parts}, {"unavoidable", unavoidable}}, language);
}

std::string inWords(const tournament::EveningQuality& evening, words::Language language) {
    const Arguments arguments{{"people", std::to_string(evening.people)},
                              {"rounds", std::to_string(evening.rounds)},
                              {"possible", std::to_string(evening.possible.value_or(0))},
                              {"planned", std::to_string(evening.planned)},
                              {"bound", std::to_string(evening.bound)}};
    const bool clean = evening.possible == 0 && evening.partnerRepeats == 0;
    std::string code = evening.meet == tournament::Meet::Once ? "evening.once." : "evening.";
    if (!evening.possible)
        code += evening.bound > 0 ? "unknown" : "unknown.open"; // counting says nothing
    else
        code +=
            std::string(evening.planned == *evening.possible ? "best" : "not_best") + (clean ? ".clean" : "");
    return sentence(qualityMessages(), code, arguments, language);
}

std::string inWords(const tournament::Tournament& tournament, const tournament::Repeat& repeat,
                    words::Language language) {
    const int a = repeat.entries.front();
    const int b = repeat.entries.back();
    Arguments arguments{{"a", std::to_string(a)},
                        {"b", std::to_string(b)},
                        {"first", tournament::nameOf(tournament, a)},
                        {"second", tournament::nameOf(tournament, b)},
                        {"times", std::to_string(repeat.times)}};
    std::string code = "again." + repeat.kind;
    if (repeat.kind == "camp") {
        std::map<int, std::string> camps = tournament::campsOf(tournament);
        if (camps[a] != camps[b]) code += "s"; // partners
        arguments["camp"] = camps[a];
        arguments["other"] = camps[b];
    }
    return sentence(qualityMessages(), code, arguments, language);
}

std::string inWords(const tournament::Tournament& tournament, const tournament::Quality& quality,
                    words::Language language) {
    constexpr std::size_t kNamed = 4;
    std::string breaks;
    std::size_t count = 0;
    for (const tournament::Repeat& repeat : quality.details) {
        if (repeat.kind != "camp" || ++count > kNamed) continue;
        breaks += (breaks.empty() ? "" : "; ") + inWords(tournament, repeat, language);
    }
    const std::string evening = quality.evening ? ' ' + inWords(*quality.evening, language) : std::string();
    if (count == 0) return inWords(quality, language) + evening;
    constexpr int kLongest = 2000;
    return inWords(quality, language) + evening +
           sentence(qualityMessages(), count > kNamed ? "camps_broken_more" : "camps_broken",
                    {{"breaks", breaks}, {"more", std::to_string(count - std::min(count, kNamed))}}, language,
                    kLongest);
}

std::string inWords(const std::vector<tournament::CampScore>& camps, words::Language language) {
    const bool any =
        std::any_of(camps.begin(), camps.end(), [](const auto& camp) { return camp.played > 0; });
    if (!any) return {};
    std::string scores;
    for (const tournament::CampScore& camp : camps)
        scores += (scores.empty() ? "" : ", ") + sentence(qualityMessages(), "camp_score",
                                                          {{"camp", camp.camp},
                                                           {"played", std::to_string(camp.played)},
                                                           {"wins", lists::amountToRead(camp.wins, language)},
                                                           {"points", std::to_string(camp.points)}},
                                                          language);
    return sentence(qualityMessages(), "camp_scores", {{"scores", scores}}, language);
}

} // namespace schreiber::desk
