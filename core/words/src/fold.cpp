#include <base/utf8.h>

#include <array>
#include <words/fold.h>

namespace schreiber::words::search {
namespace {

struct Fold {
    char32_t from;
    std::string_view to;
};

// The letters of German and Italian beyond ASCII, upper and lower case.
constexpr std::array kFolds{
    Fold{U'Ä', "a"}, Fold{U'ä', "a"},  Fold{U'Ö', "o"},  Fold{U'ö', "o"}, Fold{U'Ü', "u"},
    Fold{U'ü', "u"}, Fold{U'ß', "ss"}, Fold{U'ẞ', "ss"}, Fold{U'À', "a"}, Fold{U'à', "a"},
    Fold{U'È', "e"}, Fold{U'è', "e"},  Fold{U'É', "e"},  Fold{U'é', "e"}, Fold{U'Ì', "i"},
    Fold{U'ì', "i"}, Fold{U'Ò', "o"},  Fold{U'ò', "o"},  Fold{U'Ù', "u"}, Fold{U'ù', "u"},
};

// Nothing for what is no letter or digit.
std::string_view folded(char32_t c, char& ascii) {
    if (c < 0x80) {
        ascii = static_cast<char>(c);
        if (ascii >= 'A' && ascii <= 'Z') ascii = static_cast<char>(ascii - 'A' + 'a');
        const bool kept = (ascii >= 'a' && ascii <= 'z') || (ascii >= '0' && ascii <= '9');
        return kept ? std::string_view(&ascii, 1) : std::string_view();
    }
    for (const Fold& fold : kFolds)
        if (fold.from == c) return fold.to;
    return {};
}

// Höll, Hoell and Holl must meet.
std::string withoutDigraphs(const std::string& word) {
    std::string plain;
    for (const char c : word) {
        const bool second =
            c == 'e' && !plain.empty() && (plain.back() == 'a' || plain.back() == 'o' || plain.back() == 'u');
        if (!second) plain += c;
    }
    return plain;
}

} // namespace

std::vector<std::string> foldedWords(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty()) words.push_back(withoutDigraphs(word));
        word.clear();
    };
    while (!text.empty()) {
        const base::Decoded next = base::decodeOne(text);
        text.remove_prefix(next.length);
        char ascii = 0;
        const std::string_view letters = next.valid ? folded(next.codePoint, ascii) : std::string_view();
        if (letters.empty())
            finish();
        else
            word += letters;
    }
    finish();
    return words;
}

} // namespace schreiber::words::search
