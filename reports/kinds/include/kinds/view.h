#pragma once

#include <pdf/document.h>
#include <tournament/model.h>
#include <tournament/rank_history.h>
#include <tournament/standings.h>

#include <array>
#include <game/sheet_lines.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <words/language.h>

namespace schreiber::kinds {

// A row of the journal in words.
struct JournalLine {
    int n = 0;
    std::string at; // as a clock on the wall shows it
    std::string what;
    std::string why;
    bool undone = false;
    bool drawing = false; // belongs in the protocol of the draws
};

// What the draw of a round came to, in words.
struct RoundQuality {
    int round = 0;
    std::string words;
};

// What somebody takes home.
struct PrizeLine {
    std::string what; // "2. Platz", "beste Frau"
    std::string name;
    std::string club;
};

// A name, what is drawn beside it, and what came of it.
struct DrawnRow {
    std::string name;
    std::vector<pdf::Picture> pictures;
    std::string then{};
    std::optional<pdf::Picture> sign{}; // of the name: a suit
    std::vector<pdf::Picture> small{};  // the pictures where there is no room for what is seen in them
};

// What a ruling comes to, to be seen before anything else.
struct Verdict {
    std::string sentence;         // with the names
    std::vector<std::string> why; // a few lines
    std::string score{};          // as it stands by it; may be empty
    std::string before{};         // and as it stood
};

// A headed part of a page that somebody else wrote: sentences, and below them a grid where there is one.
struct Section {
    std::string title;
    std::vector<std::string> sentences;
    std::vector<std::string> heads; // of the grid's columns
    std::vector<std::vector<std::string>> rows;
    std::vector<DrawnRow> drawn{}; // in place of the grid
    // On a page of its own behind the others: of a ruling, where it does not fit; of rules, what is for the
    // director and not for the wall.
    bool behind = false;
    std::vector<std::pair<std::string, std::string>> figures{}; // what is seen first, each with its words
};

// Rules to be read from a few steps away: what can be played, and what each is worth.
struct RulePoster {
    struct Row {
        std::string name;
        std::string what;                 // may be empty
        std::vector<std::string> figures; // the first large
        std::string beside{};             // behind the figure, in small
    };
    struct Part {
        std::string title;              // may be empty
        std::string note;               // at its right
        std::vector<std::string> heads; // over the figures
        std::vector<Row> rows;
        std::size_t abreast = 1; // how often the rows stand beside themselves
    };
    std::string title;
    std::vector<std::string> lines;     // under it
    std::vector<pdf::Picture> pictures; // at its right
    std::vector<Part> parts;
    std::string sentence; // under them; may be empty
    std::string foot;     // what holds beside it
};

// A dispute and how it was settled, in words.
struct Dispute {
    int number = 0;
    int round = 0; // 0 where it comes from no table
    int table = 0;
    std::string at; // as a clock on the wall shows it
    std::string where;
    std::string dispute; // in the words of the parties
    std::string rules;   // names of the rules it touches
    std::string state;
    std::vector<std::string> decisions; // the director's, first to last
    std::vector<std::string> outcome;   // what the rules say, and what was put on the sheet
    std::string ruleSet;                // for its own sheet: by which rules,
    std::string parties;                // who against whom,
    std::optional<Verdict> verdict{};
    std::vector<Section> sections;
    std::vector<std::string> signers; // nobody signs what is withdrawn
    std::string tournament = {};      // and where it was asked; may be empty
};

// A line of a sheet that sums to zero, as its game tells it.
struct CountedLine {
    std::size_t line = 0; // its place on the sheet
    int dealer = -1;      // seat; -1: no deal
    int factor = 1;
    game::ShortLine brief; // who played what, by the letters of the seats
};

// What there is to print: plain values, with everything in words that is not the reports' own. Nothing here
// knows a game; a rule set is a title and the sentences that belong on its scoresheet.
struct View {
    tournament::Tournament tournament;
    tournament::Standings standings; // for the report of that name, of the round it is asked for
    tournament::RankHistory history; // of the same, from round to round; empty where none is to be told
    std::string rules;               // the rule set's title in the language of the report
    std::vector<std::string> house;  // the club's own switches, a phrase each
    std::vector<std::pair<std::string, std::string>>
        values{};                 // what games are worth, each with its word before
    std::vector<std::string> why; // for each row of the standings, why it stands before the next
    std::string satOutNote;       // what their mark says; empty where none stands there
    std::string camps;            // what each camp has won; empty while they have not met
    std::vector<PrizeLine> prizes;
    std::vector<std::string> prizesLeft; // which nobody could have
    std::vector<std::string> prizeNotes; // how the special ones are given, a sentence each
    bool prizesFixed = false;            // by the closing; else as the standings have it now
    std::vector<JournalLine> journal;
    std::string journalSought; // the lines above are those with this in them; empty where they are all
    std::vector<RoundQuality> qualities;
    std::vector<Dispute> disputes;
    std::optional<RulePoster> poster{}; // the rules in force, for the wall; and what stands under it,
    std::vector<Section> rulePage;      // or the whole of it
    std::vector<Section> signalPage;    // what lies on the table: signals, Perlaggen
    std::map<int, std::string> stages;  // of the rounds that decide more than themselves: 4 "Halbfinale"
    std::map<std::pair<int, int>, std::string> stagesAt; // and of their tables
    std::set<std::pair<int, int>> stay; // rounds and tables played, where others would sit by the results
    // Of sheets that sum to zero, by round and table: their lines in the order in which they count.
    std::map<std::pair<int, int>, std::vector<CountedLine>> counted;
    std::map<std::string, std::string> terms; // the game's words on a sheet's line: `held` "gehalten"
    std::vector<pdf::Picture> suits;    // the game's four, for heads, bands and frames; none: without them
    std::vector<pdf::Picture> leaves{}; // the four of which a wreath is bound: acorn, leaf, heart, bell
    std::string resultsPage{};          // its address, for those who look it up; empty: nowhere
    words::Language language = words::Language::German;
    pdf::Moment printed;  // stands on each page and in the file
    std::string notice{}; // over each page: what whoever reads it has to know of all of it; empty: nothing
};

} // namespace schreiber::kinds
