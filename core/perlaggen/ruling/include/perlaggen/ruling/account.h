#pragma once

#include <optional>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/ruling/replay.h>
#include <string>
#include <utility>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// What there is to tell of a deal, in words and in order, for a screen or for paper.
struct Account {
    std::string rules;
    std::string parties;

    using Row = std::vector<std::string>;
    struct Section {
        std::string heading;
        std::vector<Row> rows; // a name, and what belongs to it
    };
    std::vector<std::string> setAside; // head lines that are kept, and that no ruling looks at
    Section hands;                     // as recorded; empty where none is
    struct Judged {
        std::string what;         // line, verdict, the rule's title
        rulebook::PointName rule; // its name, by which the rule book opens it; for no sentence and no paper
        std::string text;         // the rule as it is played here
        std::string explanation;
        std::vector<std::string> facts;           // what would decide, what a house rule would make of it
        std::string sources;                      // may be empty
        std::vector<rulebook::PointName> besides; // further points of the book that show here, by name
        bool ofLast = false;                      // of the reasons: about the last thing done alone
        std::optional<deal::Figure> figure{}; // of the reasons: the one that it says of who has it, and why
        bool aside = false;                   // of the reasons: decides nothing, and is for no paper
        bool repeats = false;                 // the same of the next event: the first of its run tells of all
    };
    std::vector<Judged> rulings;
    std::string allLegal; // said where there are no rulings
    std::vector<Judged>
        reasons; // why the last thing done is in order, and trick and figures go where they go
    Section tricks;
    Section figures;
    std::vector<std::string> missing; // what would decide a figure that is undecided
    Section sheet;                    // the line to write, the score, who is gestrichen
};

Account accountOf(const Replay& replay, words::Language language);

} // namespace schreiber::perlaggen::ruling
