#pragma once

#include <kinds/report.h>

#include <string>
#include <vector>

namespace schreiber::test {

struct EveningSize {
    int players = 30;
    int rounds = 2;    // the last one without results
    int names = 0;     // 0 as people are called; else letters a name
    bool solo = false; // tables of three that count down
    int games = 1;
};

// A made-up evening with names that are hard on typography. Same size, same evening.
kinds::View evening(const EveningSize& size = {});

struct KnockoutSize {
    int pairs = 22;
    int rounds = 99; // published, the last one played too; more than there are: to the end
    int names = 0;
    bool secondChance = false;
};

// A knock-out that was drawn and played; the higher score of a match is 18.
kinds::View knockout(const KnockoutSize& size = {});

// An evening of which a table of four plays for itself, in lines that sum to zero: `deals` of them.
kinds::View dealEvening(int deals);

// Who sits there in the last round.
std::vector<std::string> namesAt(const kinds::View& view, int table, std::size_t side);

kinds::Options options(pdf::PageSize page = pdf::PageSize::A4, int up = 1);

} // namespace schreiber::test
