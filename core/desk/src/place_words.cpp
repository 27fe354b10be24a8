#include "place_words.h"

#include "messages/tables.h"

#include <desk/words.h>

#include <algorithm>
#include <string_view>

namespace schreiber::desk {

namespace {

// "3/2" is table 3 in its second heat.
std::string tableInWords(const std::string& called, Language language) {
    const std::size_t slash = called.find('/');
    if (slash == std::string::npos) return called;
    return sentence(dueMessages(), "table_in_heat",
                    {{"table", called.substr(0, slash)}, {"heat", called.substr(slash + 1)}}, language);
}

std::string placeInWords(const std::string& place, Language language) {
    const std::size_t slash = place.find('/');
    if (slash == std::string::npos) return place;
    return sentence(
        dueMessages(), "place",
        {{"round", place.substr(0, slash)}, {"table", tableInWords(place.substr(slash + 1), language)}},
        language);
}

} // namespace

std::string placesInWords(const std::string& places, Language language) {
    constexpr std::string_view kBetween = ", ";
    std::string words;
    for (std::size_t from = 0; from < places.size();) {
        const std::size_t end = std::min(places.find(kBetween, from), places.size());
        words += (words.empty() ? "" : "; ") + // a place has commas of its own
                 placeInWords(places.substr(from, end - from), language);
        from = end + kBetween.size();
    }
    return words;
}

Arguments withPlaces(Arguments arguments, Language language) {
    for (const char* list : {"pairings", "places"})
        if (const auto found = arguments.find(list); found != arguments.end())
            found->second = placesInWords(found->second, language);
    if (const auto table = arguments.find("table"); table != arguments.end())
        table->second = tableInWords(table->second, language);
    const auto corrected = arguments.find("corrected");
    const auto round = arguments.find("round");
    if (corrected != arguments.end() && round != arguments.end())
        round->second = sentence(dueMessages(), "round_and_game",
                                 {{"round", round->second}, {"game", corrected->second}}, language);
    return arguments;
}

} // namespace schreiber::desk
