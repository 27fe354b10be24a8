#include <base/record_head.h>

namespace schreiber::base {

std::vector<Word> nameWords(std::string_view text, std::size_t from) {
    std::vector<Word> words;
    for (std::size_t at = from; (at = text.find_first_not_of(" \t", at)) != std::string_view::npos;) {
        const auto start = at;
        bool quoted = false;
        for (; at < text.size() && (quoted || (text[at] != ' ' && text[at] != '\t')); ++at)
            if (text[at] == '"') quoted = !quoted;
        words.push_back({text.substr(start, at - start), start});
    }
    return words;
}

} // namespace schreiber::base
