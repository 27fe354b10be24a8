#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <game/agreed.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>
#include <words/language.h>

// A deal as somebody recorded it, and what the rules say of it. Text goes in; a ruling comes out in words and
// numbers that last: they are kept as they were on the day.
namespace schreiber::game {

// A rule that the record was found to touch, in the words of that day: a later version of the program must
// not change a past ruling.
struct RuledPoint {
    std::string rule;
    std::string verdict;     // illegal, undecided or note; reason of what is in order
    int line = 0;            // of the record
    std::string german = {}; // what was wrong, what follows, and the sources
    std::string italian = {};
    std::string english = {};

    friend bool operator==(const RuledPoint&, const RuledPoint&) = default;
};

// A reason's text is its heading, and below it, each on a line of its own, what it says and the rule.
constexpr const char* kReason = "reason";

// What a record says beside the deal: by which rules, whose table, and how it stood there.
struct Head {
    Agreed agreed; // its target 0 where none is said
    std::optional<int> seats;
    std::vector<std::string> players; // clockwise from seat A; empty where nobody is named
    std::optional<std::vector<int>> score;
    std::optional<std::vector<int>> owed;
    std::optional<int> dealer; // seat
    std::optional<std::string> event;
    std::optional<std::string> date;
    std::optional<std::string> round;
    std::optional<std::string> table;

    friend bool operator==(const Head&, const Head&) = default;
};

// What somebody keeps with a record, under a key of its head that is none of the game's.
struct Note {
    std::string text; // in one line
    int line = 0;     // where it stood
};

struct Deal {
    Head head;
    std::string text;              // in its canonical form
    int line = 1;                  // where it begins in what was read
    std::optional<int> tells = {}; // the line from which it tells of cards and what happened; none in a head
                                   // alone
    std::optional<Note> note = {}; // taken out of `text`
};

struct Judged {
    std::string record; // in its canonical form; the lines are those of it
    std::string view;   // the game's own result object
    std::vector<RuledPoint> found;
    std::vector<RuledPoint> reasons; // why what was done last is in order, and all went where it went
    std::vector<int> points;         // what each side writes; empty where that is not known
    std::vector<int> penalty;        // points off for each side; empty where there are none
    bool isDecided = false;          // something was recorded, and no point of it stands open
};

// What follows from a deal beside what is written for it.
struct Given {
    std::optional<int> gameLost; // by this side
    bool redeal = false;

    friend bool operator==(const Given&, const Given&) = default;
};

// What a result of another day found, without ruling on the deal again: whoever keeps such a result beside
// its points must find the same in both.
struct KeptResult {
    std::string ruleSet;            // by which it was ruled; empty where that is not said
    std::vector<std::string> rules; // of each ruling, in order
    std::vector<int> penalties;     // empty where there are none
    std::vector<int> fines;         // of these what the rulings fined; empty where there is nothing
};

// What a record comes to, as the command line tells it.
struct Checked {
    bool legal = true;
    std::string said; // a line of JSON without its end, an object; or text for people
};
enum class Form { Json, Text };

class Judge {
  public:
    virtual ~Judge() = default;

    // Of a game whose sheets sum to zero: the line that a recorded deal makes at a table of so many, with
    // that dealer; nothing where it makes none, or where that is not decided.
    virtual std::optional<std::string> lineOf(const std::string&, int, int) const { return std::nullopt; }

    // Every record of a text, each replayed and ruled on, or every defect in it. What a club agreed
    // beside the rules holds for records by the same rule set, as far as they say nothing else.
    virtual base::Result<std::vector<Checked>, std::vector<base::InputError>>
    checked(std::string_view text, const std::string& file, Form form, words::Language language,
            const Agreed& agreed) const = 0;

    // Every deal of a text, or every defect in it; `file` is what those name. What stands under `note` is
    // told apart.
    virtual base::Result<std::vector<Deal>, std::vector<base::InputError>>
    read(std::string_view text, const std::string& file, std::string_view note = {}) const = 0;
    // Records that can be read, each with such a note, as one text.
    virtual std::string bundled(const std::vector<std::pair<std::string, std::string>>& withNotes,
                                std::string_view note) const = 0;
    // A record of nothing but its head.
    virtual std::string written(const Head& head) const = 0;
    // The same record, its head completed with what holds at a table whatever the deal: names, house rules,
    // target, where and when. Score and dealer are the deal's own and stay as they are, and so does a record
    // that cannot be read.
    virtual std::string completed(const std::string& record, const Head& atTable) const = 0;

    // Of one deal that can be read.
    virtual Judged judged(const std::string& record) const = 0;
    // Nothing where that is none of this game's result objects.
    virtual std::optional<Given> given(const std::string& view) const = 0;
    virtual std::optional<KeptResult> kept(const std::string& view) const = 0;

    // Whose event stands on this line; nothing where none does.
    virtual std::optional<int> sideOfLine(const std::string& record, int line) const = 0;
    // Who plays on a side, or their seats; nobody where the record cannot be read.
    virtual std::vector<std::string> namesOf(const std::string& record, int side) const = 0;
};

} // namespace schreiber::game
