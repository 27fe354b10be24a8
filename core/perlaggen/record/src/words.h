#pragma once

#include <base/record_lines.h>

#include <array>
#include <cstdint>
#include <optional>
#include <perlaggen/deal/event.h>
#include <perlaggen/record/writer.h>
#include <string_view>
#include <vector>

// The keywords of the record in English and German: one table, read and written from.
namespace schreiber::perlaggen::record {

enum class Verb : std::uint8_t {
    Blind,
    Cut,
    Turn,
    Exchange,
    Bet,
    Hold,
    Good,
    Ask,
    Play,
    Show,
    Stand,
    Done,
    Allow,
    Deny,
    Reveal,
    Irregular,
    HoellAuf,
};

using base::sameWord;

// One keyword. The first German form is the one written.
struct Forms {
    std::string_view english;
    std::array<std::string_view, 2> german;

    bool match(std::string_view written) const;
    std::string_view in(Keywords keywords) const {
        return keywords == Keywords::German ? german[0] : english;
    }
};

extern const Forms kAll;                                   // all · alle
extern const Forms kGame;                                  // game · aus
extern const Forms kSuit;                                  // suit · farbe
extern const Forms kKnowingly;                             // knowingly · wissentlich
inline constexpr std::string_view kGermanIf = "bei";       // gut bei farbe
inline constexpr std::string_view kHoellAufSecond = "auf"; // höll auf

const Forms& formsOf(Verb verb);
std::optional<Verb> readVerb(std::string_view word);
// What stands in error messages where a verb is wanted.
std::vector<std::string_view> verbNames();

std::string_view nameOf(deal::Figure figure);
std::optional<deal::Figure> readFigure(std::string_view word);

std::string_view nameOf(deal::Irregularity kind);
std::optional<deal::Irregularity> readIrregularity(std::string_view word);

// `3` or `drei`: the value of a bet, 1 to 99.
std::optional<int> readValue(std::string_view word);
// `drei` and the like alone, which begin a bet in German.
std::optional<int> readNumberWord(std::string_view word);
// `3` or `dritzig`: the size of a declared figure, 2 to 9.
std::optional<int> readDeclared(std::string_view word);
std::string_view germanDeclared(int size); // empty where there is no word

} // namespace schreiber::perlaggen::record
