#pragma once

#include <array>
#include <cstdint>
#include <perlaggen/rulebook/rule_set_mask.h>
#include <span>
#include <string_view>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// The written sources of the game.
enum class Source : std::uint8_t { Pagat, Imst2015, Heltschl, Schlanders, TirolerKartenspiel, Press };

inline constexpr std::array kSources{Source::Pagat,      Source::Imst2015,           Source::Heltschl,
                                     Source::Schlanders, Source::TirolerKartenspiel, Source::Press};

// As citations name it: `pagat`, `imst-2015`, `heltschl`, `schlanders`, `tiroler-kartenspiel`, `press`.
std::string_view id(Source source);
// What it is, for a list of sources.
words::Text title(Source source);
// How a person refers to it: `Imster Regeln 2015`.
words::Text shortTitle(Source source);

// The places the catalogue cites. Each stands once in the table of headings with the words of the source.
enum class Heading : std::uint8_t {
    PagatCards,
    PagatDeal,
    PagatPlay,
    PagatFigures,
    PagatBetting,
    PagatShow,
    PagatShowBetting,
    PagatProof,
    PagatTies,
    PagatScoring,
    PagatEndgame,
    PagatBlind,
    PagatSignals,
    PagatEichel,
    PagatEichelDeal,
    PagatEichelEndgame,
    PagatTwo,
    PagatSix,
    PagatThree,
    PagatStraf,
    PagatStrafTactics,
    PagatVariations,
    ImstBasics,
    ImstPerlaggen,
    ImstAllPerlaggen,
    ImstCutting,
    ImstTrump,
    ImstTrumpPerlaggen,
    ImstExchange,
    ImstSignals,
    ImstFigures,
    ImstSuits,
    ImstBetting,
    ImstFurther,
    Imst1,
    Imst2,
    Imst3,
    Imst4,
    Imst5,
    Imst6,
    Imst7,
    Imst8,
    Imst9,
    Imst10,
    Imst11,
    Imst12,
    Imst13,
    Imst14,
    Imst15,
    Imst16,
    Imst17,
    Imst18,
    Imst19,
    Imst20,
    Imst21,
    Imst22,
    Imst23,
    Imst24,
    Imst25,
    Imst26,
    Imst27,
    Imst28,
    Imst29,
    Imst30,
    Imst31,
    Imst32,
    Imst33,
    Imst34,
    Imst35,
    Heltschl11,
    Heltschl12,
    Heltschl13,
    Heltschl14,
    Heltschl15,
    Heltschl16,
    Schlanders1,
    Schlanders2,
    Schlanders3,
    Schlanders4,
    Schlanders5,
    Schlanders6,
    Tiroler11,
    Tiroler12,
    Tiroler121,
    Tiroler122,
    Tiroler131,
    Tiroler132,
    PressMeinbezirk2015,
    PressStol2017,
};

struct SourceHeading {
    Heading heading;
    Source source;
    std::string_view section; // as the source itself heads it: `The Endgame`, `§ 21`, `§ 1.6`, `5`
    std::string_view chapter; // the chapter it stands in, where the source has that heading twice
    RuleSetMask reach;        // the rule sets the source describes there
    RuleSetMask overlay = 0;  // those that it is taken over for, with its own number of players
    int players = 0;          // that number; 0 where it is told of any
};

// In the order of the enumeration.
std::span<const SourceHeading> headings();
const SourceHeading& headingOf(Heading heading);

} // namespace schreiber::perlaggen::rulebook
