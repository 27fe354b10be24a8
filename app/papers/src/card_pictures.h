#pragma once

#include <cards/card.h>
#include <cards/drawing.h>
#include <pdf/page.h>

#include <optional>

// Cards drawn small for paper, to be told apart without colours: two-ended as in the window, the upper half
// what the card counts as, the lower its face.
namespace schreiber::papers {

struct CardOnPaper {
    std::optional<cards::PlayedCard> card; // none: nobody recorded it
    int perlagg = 0;                       // its rank among the Perlaggen, from 1; 0 is none
    bool winner = false;                   // takes its trick
    bool crossed = false;                  // entered, and cannot be
    std::string who{};                     // laid it; may be empty
};

pdf::Picture pictureOf(const CardOnPaper& card);

// A suit in its square, in colours.
pdf::Picture pictureOf(const cards::Drawing& suit);

} // namespace schreiber::papers
