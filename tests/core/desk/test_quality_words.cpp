#include <desk/words.h>
#include <tournament/draw.h>

#include <catch2/catch.hpp>

#include <optional>
#include <string>

// What is said about how good a draw is, of the round and of the evening.
using namespace schreiber;
using namespace schreiber::desk;

namespace {

bool says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("the quality of a draw says what is counted, what outweighs it, and that it looks ahead") {
    tournament::Quality quality;
    CHECK_FALSE(says(inWords(quality, words::Language::German), "Partner")); // everybody plays for himself
    quality.hasPartners = true;
    CHECK(says(inWords(quality, words::Language::German), "denselben Partner"));
    quality.opponentRepeats = 3;
    quality.opponentsUnavoidable = quality.unavoidable = tournament::Unavoidable::Yes;
    CHECK(says(inWords(quality, words::Language::English), "Fewer opponents repeat only where"));
    CHECK_FALSE(says(inWords(quality, words::Language::English), "at least 0"));
    quality.opponentBound = 3;
    CHECK(says(inWords(quality, words::Language::English), "(at least 3). It could not be avoided."));
    quality.opponentsUnavoidable = quality.unavoidable = tournament::Unavoidable::No;
    CHECK_FALSE(says(inWords(quality, words::Language::English), "looks ahead"));
    quality.plannedAhead = true;
    CHECK(says(inWords(quality, words::Language::English), "looks ahead"));
}

TEST_CASE("the evening is told beside the round: whether it is as good as can be") {
    tournament::EveningQuality evening;
    evening.people = 20;
    evening.rounds = 8;
    evening.possible = 0;
    CHECK(inWords(evening, words::Language::German) ==
          "20 Leute, 8 Runden: Ein Abend ohne Wiederholung ist möglich; das ist einer.");
    CHECK(says(inWords(evening, words::Language::Italian), "questa lo è"));
    evening.planned = 2;
    CHECK(says(inWords(evening, words::Language::English),
               "would be possible; in this one opponents meet again 2 times"));
    evening.possible = 2;
    CHECK(says(inWords(evening, words::Language::English), "cannot be done better"));
    evening.planned = 3;
    CHECK(says(inWords(evening, words::Language::English), "2 would be possible"));
    evening.possible.reset();
    CHECK(says(inWords(evening, words::Language::English), "better is not known."));
    CHECK_FALSE(says(inWords(evening, words::Language::English), "fewer than"));
    evening.bound = 1;
    CHECK(says(inWords(evening, words::Language::English), "is not known; there are never fewer than 1"));
    evening.possible = evening.planned = 0;
    evening.partnerRepeats = 1; // then none without a repeat
    CHECK_FALSE(says(inWords(evening, words::Language::German), "ohne Wiederholung"));

    tournament::Quality quality;
    quality.hasPartners = true;
    quality.opponentRepeats = 1;
    quality.opponentsUnavoidable = quality.unavoidable = tournament::Unavoidable::Yes;
    quality.opponentBound = 1;
    CHECK(says(inWords(quality, words::Language::English), "It could not be avoided."));
    quality.madeByRoundsBefore = true;
    CHECK(says(inWords(quality, words::Language::English),
               "After the rounds before, it could not be avoided."));
}

TEST_CASE("where nobody is to meet twice it is told of tables, not of opponents") {
    tournament::Quality quality;
    quality.hasPartners = true;
    quality.meet = tournament::Meet::Once;
    CHECK(says(inWords(quality, words::Language::English),
               "nobody sits at one table with anybody a second time"));
    quality.opponentRepeats = 2;
    CHECK(says(inWords(quality, words::Language::German), "Wieder an einem Tisch: 2 (mindestens 0)"));
    CHECK_FALSE(says(inWords(quality, words::Language::German), "Gegner"));
    tournament::EveningQuality evening;
    evening.meet = tournament::Meet::Once;
    for (const int planned : {0, 3}) {
        evening.planned = planned;
        for (const std::optional<int> possible :
             {std::optional<int>(), std::optional<int>(0), std::optional<int>(planned)}) {
            evening.possible = possible;
            for (const words::Language language :
                 {words::Language::German, words::Language::Italian, words::Language::English})
                CHECK_FALSE(inWords(evening, language).empty());
        }
    }
    CHECK(says(inWords(evening, words::Language::English),
               "two sit at one table again 3 times; it cannot be done better"));
}
