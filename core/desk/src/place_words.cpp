#include "place_words.h"

#include "messages/tables.h"

#include <base/number.h>
#include <desk/words.h>

#include <algorithm>
#include <string_view>

namespace schreiber::desk {

namespace {

constexpr std::string_view kBetweenPlaces = ", ";

bool isNumber(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

// Of "3/2", which is table 3 in its second heat.
struct InHeat {
    std::string table;
    std::string heat; // empty where it is in none
};

InHeat inHeat(const std::string& called) {
    const std::size_t slash = std::min(called.find('/'), called.size());
    InHeat parts{called.substr(0, slash), called.substr(std::min(slash + 1, called.size()))};
    if (isNumber(parts.table) && isNumber(parts.heat)) return parts;
    return {called, {}};
}

std::string inHeatInWords(const std::string& tables, const std::string& heat, words::Language language) {
    return sentence(dueMessages(), "table_in_heat", {{"table", tables}, {"heat", heat}}, language);
}

std::string placeInWords(const std::string& place, words::Language language) {
    const std::size_t slash = place.find('/');
    if (slash == std::string::npos) return place;
    return sentence(
        dueMessages(), "place",
        {{"round", place.substr(0, slash)}, {"table", tableInWords(place.substr(slash + 1), language)}},
        language);
}

// "3/2 (A / B – C / D) 18:4; …"
std::string matchesInWords(const std::string& matches, words::Language language) {
    std::string words;
    for (const std::string& match : parted(matches, "; ")) {
        const std::size_t blank = std::min(match.find(' '), match.size());
        words += (words.empty() ? "" : "; ") + tableInWords(match.substr(0, blank), language) +
                 match.substr(blank);
    }
    return words;
}

} // namespace

std::vector<std::string> parted(const std::string& text, std::string_view between) {
    std::vector<std::string> parts;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(between, from), text.size());
        parts.push_back(text.substr(from, end - from));
        from = end + between.size();
    }
    return parts;
}

std::string tableInWords(const std::string& called, words::Language language) {
    const InHeat parts = inHeat(called);
    return parts.heat.empty() ? called : inHeatInWords(parts.table, parts.heat, language);
}

std::string tablesInWords(const std::vector<std::string>& tables, words::Language language) {
    constexpr std::size_t kFew = 8; // that are read one by one
    const auto numberOf = [](const std::string& table) {
        return base::readNumber(table).value_or(0); // "3/2" is none
    };
    std::string words;
    for (std::size_t at = 0; at < tables.size();) {
        std::size_t last = at;
        std::string some = tables[at];
        if (const InHeat first = inHeat(tables[at]); !first.heat.empty()) {
            some = first.table;
            while (last + 1 < tables.size() && inHeat(tables[last + 1]).heat == first.heat)
                some += std::string(kBetweenPlaces) + inHeat(tables[++last]).table;
            some = inHeatInWords(some, first.heat, language);
        } else if (tables.size() > kFew && numberOf(tables[at]) > 0) {
            while (last + 1 < tables.size() && numberOf(tables[last + 1]) == numberOf(tables[last]) + 1)
                ++last;
            if (last > at) some.append(last > at + 1 ? "–" : kBetweenPlaces).append(tables[last]);
        }
        words += (words.empty() ? "" : kBetweenPlaces);
        words += some;
        at = last + 1;
    }
    return words;
}

std::string tableInRound(const std::string& called, const std::string& round, words::Language language) {
    const InHeat parts = inHeat(called);
    return sentence(dueMessages(), parts.heat.empty() ? "in_round" : "in_heat_and_round",
                    {{"table", parts.table}, {"heat", parts.heat}, {"round", round}}, language);
}

std::string placesInWords(const std::string& places, words::Language language) {
    std::string words;
    for (const std::string& place : parted(places, kBetweenPlaces))
        words += (words.empty() ? "" : "; ") + placeInWords(place, language); // a place has commas of its own
    return words;
}

Arguments withPlaces(Arguments arguments, words::Language language) {
    for (const char* list : {"pairings", "places"})
        if (const auto found = arguments.find(list); found != arguments.end())
            found->second = placesInWords(found->second, language);
    for (const char* list : {"table", "tables", "before", "last"})
        if (const auto found = arguments.find(list);
            found != arguments.end() && found->second.find('/') != std::string::npos)
            found->second = tablesInWords(parted(found->second, kBetweenPlaces), language);
    if (const auto dropped = arguments.find("dropped"); dropped != arguments.end())
        dropped->second = matchesInWords(dropped->second, language);
    const auto corrected = arguments.find("corrected");
    const auto round = arguments.find("round");
    if (corrected != arguments.end() && round != arguments.end())
        round->second = sentence(dueMessages(), "round_and_game",
                                 {{"round", round->second}, {"game", corrected->second}}, language);
    return arguments;
}

} // namespace schreiber::desk
