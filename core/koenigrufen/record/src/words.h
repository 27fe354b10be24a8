#pragma once

#include <array>
#include <cstdint>
#include <koenigrufen/deal/event.h>
#include <koenigrufen/record/writer.h>
#include <optional>
#include <string_view>
#include <vector>

// The keywords of the record in English and German: one table, read and written from.
namespace schreiber::koenigrufen::record {

enum class Verb : std::uint8_t {
    Cut,
    Knock,
    Choose,
    ThrowIn,
    Mine,
    Pass,
    Bid,
    Call,
    GiveUp,
    Take,
    Lay,
    Lie,
    Announce,
    Good,
    Kontra,
    Retour,
    Play,
    Turn,
    Stop,
    Irregular,
};

// One keyword; the first German form is the one written. A form may be of two words; the second of `hebt ab`
// stands behind everything else of the line.
struct Forms {
    std::string_view english;
    std::array<std::string_view, 3> german;
    std::string_view germanEnd = {};

    std::string_view in(Keywords keywords) const {
        return keywords == Keywords::German ? german[0] : english;
    }
};

inline constexpr Forms kFourth{"fourth", {"den vierten", "vierten", "den vierten könig"}};
inline constexpr Forms kBoth{"both", {"beide"}};
inline constexpr Forms kBei{"bei", {"bei"}};
inline constexpr Forms kVerdacht{"verdacht", {"auf verdacht", "verdacht"}};

const Forms& formsOf(Verb verb);
// What stands in error messages where a verb is wanted.
std::vector<std::string> verbNames();

std::string_view nameOf(deal::Irregularity kind);
std::optional<deal::Irregularity> readIrregularity(std::string_view word);

} // namespace schreiber::koenigrufen::record
