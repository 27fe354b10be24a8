#pragma once

#include <cards/card.h>
#include <cards/drawing.h>
#include <cards/tarock.h>
#include <pdf/page.h>

#include <optional>
#include <string>

// Cards for paper, of the one set of drawings, with what a dispute has to tell of each.
namespace schreiber::papers {

struct CardOnPaper {
    std::optional<cards::PlayedCard> card; // none: nobody recorded it
    std::string called{};                  // as it is read out: `Martl als Laub-Ass`
    int perlagg = 0;                       // its rank among the Perlaggen, from 1; 0 is none
    bool winner = false;                   // takes its trick: a bar beneath
    bool crossed = false;                  // entered, and cannot be
    std::string who{};                     // laid it; may be empty
};

struct TarockOnPaper {
    std::optional<cards::tarock::Card> card; // none: nobody recorded it
    std::string called{};                    // as it is read out: `Karo-Cavall`
    bool winner = false;                     // takes its trick: a bar beneath
    std::string who{};                       // played it; may be empty
};
pdf::Picture pictureOf(const TarockOnPaper& card, cards::Face face);

// A baptised card is drawn as it lies, and on it what it counts as.
pdf::Picture pictureOf(const CardOnPaper& card, cards::Face face);

pdf::Picture pictureOf(const cards::Drawing& drawing, pdf::Size size);

// A suit in its square, in colours.
pdf::Picture pictureOf(const cards::Drawing& suit);

} // namespace schreiber::papers
