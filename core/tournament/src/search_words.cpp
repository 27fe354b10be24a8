#include "latin.h"

#include <base/utf8.h>
#include <tournament/search_words.h>

#include <unicode/uchar.h>

#include <algorithm>
#include <utility>

namespace schreiber::tournament {

namespace {

// A piece without white space, so that only what is no ASCII goes through ICU.
void addWords(std::string_view piece, std::vector<std::string>& words) {
    const std::string latin = inLatin(piece);
    std::string word;
    const auto end = [&] {
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (std::string_view rest = latin; !rest.empty();) {
        const base::Decoded first = base::decodeOne(rest);
        const std::string_view letter = rest.substr(0, first.length);
        rest.remove_prefix(first.length);
        const auto point = static_cast<UChar32>(first.codePoint);
        if (!first.valid || u_isalnum(point) == 0) {
            end();
            continue;
        }
        // ae, oe and ue are how umlauts are written where there are none.
        const char before = word.empty() ? '\0' : word.back();
        const bool umlaut = point == 'e' && (before == 'a' || before == 'o' || before == 'u');
        if (!umlaut) word += letter;
    }
    end();
}

} // namespace

std::vector<std::string> searchWords(std::string_view text) {
    constexpr std::string_view kSpaces = " \t\r\n";
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t length = std::min(text.find_first_of(kSpaces), text.size());
        if (length > 0) addWords(text.substr(0, length), words);
        text.remove_prefix(std::min(length + 1, text.size()));
    }
    return words;
}

} // namespace schreiber::tournament
