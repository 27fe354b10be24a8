#pragma once

#include <cstddef>
#include <game/judge.h>
#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// The disputes of a game that need no whole record: asked in a few choices, with what is known of the table
// already in them, and answered in words that are read out to four people. Which there are, and what each
// asks, the game says.
namespace schreiber::game {

// The table a dispute is about, as far as it is known.
struct CaseTable {
    Head head;                       // rules, names, score, and the dealer of the deal that is played
    std::vector<std::string> called; // by seat, as sentences call them; empty where nobody is known
    std::optional<int> firstDealer;  // seat
    int dealt = 0;                   // deals that are written
    int factor = 1;                  // by how much the deal counts, where some are doubled
};

// One of the answers that a field can have. `key` chooses it; one key means one thing in the whole form.
struct AskedChoice {
    std::string value;
    std::string key;
    std::string label;
    std::optional<int> team = {}; // of a person: whose he is, said small behind the name
    std::string whyNot = {};      // it cannot be here: greyed, and this says why

    friend bool operator==(const AskedChoice&, const AskedChoice&) = default;
};

struct AskedField {
    enum class Kind { Chips, List, Typed };
    std::string name;
    std::string label; // of a field beside another one empty, or what stands before it
    Kind kind = Kind::Chips;
    std::vector<AskedChoice> choices = {};
    std::string preset = {}; // what it has where nobody has chosen
    std::string hint = {};   // how it is typed
    bool isBeside = false;   // in the row of the field before it

    friend bool operator==(const AskedField&, const AskedField&) = default;
};

struct FieldValue {
    std::string name;
    std::string value;
};
using FieldValues = std::vector<FieldValue>;
// Empty where that has none.
const std::string& valueOf(const FieldValues& values, std::string_view name);
void setValue(FieldValues& values, std::string_view name, std::string value);

struct ShortQuestion {
    std::string id;
    std::string title;
    std::string about;     // the case in one line, with names and score where they tell something
    bool isLikely = false; // the score makes that likely
    bool isLong = false;   // it asks so much that the answer makes room
};

// What an answer is, whatever it says. Unclear: something cannot be read, and the words say what.
enum class AnswerKind { Waiting, No, Yes, Told, Open, Unclear };

struct ShortAnswer {
    AnswerKind kind = AnswerKind::Waiting;
    std::string verdict; // with a name
    std::string reason;
    std::string rule;     // a point of the rule book, by its name
    std::string source;   // where it stands: "Imster Regeln 2015, § 21"
    std::string ruleText; // what it says there
    std::string next;     // what holds now
    std::string subject;  // in a word or two what it was about, for a sheet's margin

    std::vector<int> penalty; // off each side's points; empty where nobody pays
    std::vector<int> score;   // after it, where that is certain
    std::optional<int> lost;  // the side that loses the game by it
    bool redeal = false;
    // Of a game whose sheets are lines that sum to zero: the line that this makes of the deal, for the
    // table's sheet; empty where it changes nothing there.
    std::string line;
    std::string lineInWords; // as it stands on the sheet

    // The answers between which it hangs, where two of them decide: choosing one sets that field.
    struct Way {
        std::string label;
        FieldValue sets;
    };
    std::vector<Way> ways;

    std::optional<std::size_t> best; // of what was laid, in its order, the one that wins
    std::string record;              // the same case; empty where it cannot be told so
    std::string noRecord;            // and then why not, or what it leaves out
    // Where no event of a record can say it, the record tells the table and the game alone, and this is what
    // holds, in a sentence that is kept with it, behind what was asked.
    std::string decision;
    std::string asked;
};

class ShortQuestions {
  public:
    virtual ~ShortQuestions() = default;

    // In an order that never changes.
    virtual std::vector<ShortQuestion> all(const CaseTable& table, words::Language language) const = 0;
    // What is asked where this is filled in already; a field keeps its name and its place.
    virtual std::vector<AskedField> fields(std::string_view question, const CaseTable& table,
                                           const FieldValues& values, words::Language language) const = 0;
    // Any text may be handed in.
    virtual ShortAnswer answer(std::string_view question, const CaseTable& table, const FieldValues& values,
                               words::Language language) const = 0;
};

} // namespace schreiber::game
