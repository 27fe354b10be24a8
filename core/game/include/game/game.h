#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <base/score_column.h>

#include <cstdint>
#include <game/agreed.h>
#include <game/answers.h>
#include <game/judge.h>
#include <game/line.h>
#include <game/refusal.h>
#include <game/sheet_lines.h>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// All that a tournament, its desk and its papers know of a game. Each game is one object of this class; which
// there are, one file says (desk/games.h).
namespace schreiber::game {

// What stands above a line, and who sits there. A number a side.
struct Before {
    int target = 0;
    int seats = 4;
    std::vector<int> score;
    std::vector<int> owed; // fines that are still to come off what a side wins
};

// A fact that decides what a line comes to and that the line does not tell ("wie viele Karten das Gleich
// hat"), and the same line with it told, in each way it can be.
struct Question {
    std::string need;
    struct Way {
        Line line;
        std::string said;
    };
    std::vector<Way> ways;
};

// A line with its marks in one of the orders in which they can have come.
struct Order {
    Line line;
    std::vector<std::string> counted; // by name; up to the one that ends the game
};

// What a line would come to by another value of a switch that nobody has agreed on and no source settles.
struct Otherwise {
    std::string name; // of the switch
    std::string value;
    bool isOpen = false; // that would hang on more than the line tells
    std::vector<int> score;
    std::optional<int> winner;
};

// How the numbers of a sheet are meant: sides race to a target, or what one wins the others lose, and every
// line sums to zero.
enum class ScoreKind : std::uint8_t { RaceUp, RaceDown, ZeroSum };

// What a rule set is played with and to.
struct Shape {
    std::string id;
    words::Text name;
    int start = 0;          // what each side has before the first line
    int target = 0;         // that wins, where the club says nothing; 0 where it counts down, or sums to zero
    std::vector<int> seats; // how many sit at a table, in the order in which that is preferred
    ScoreKind kind = ScoreKind::RaceUp;
    int players = 0; // of a zero sum: who play a deal; at a larger table the dealer sits out
    int deals = 0;   // of a zero sum: how many a round has where the club says nothing
};

// A point on which places differ: what is asked, what holds here, what else could.
struct Switch {
    struct Value {
        std::string name;
        std::string meaning;
    };
    std::string name;
    std::string question;
    std::vector<Value> values;
    int holds = -1;    // place in `values`; -1 while it is open
    bool ours = false; // the club chose it; otherwise it comes with the rules
};

// One that a ruling may need and that stands open.
struct OpenSwitch {
    std::string name;
    std::vector<std::string> values;
};

// What a rule says, by its name, in all words in which somebody may look for it.
struct RuleTexts {
    std::string_view name;
    std::vector<std::string_view> texts;
};

// A rule that stood in the way: what it says and where it stands.
struct CitedRule {
    std::string text;
    std::string source;
};

class Game {
  public:
    virtual ~Game() = default;

    virtual std::string_view id() const = 0;    // `perlaggen`, as JSON names it
    virtual std::string_view title() const = 0; // as people call it, in every language

    virtual const Judge& judge() const = 0;
    // `language`: of what is said to be wrong with a query.
    virtual std::unique_ptr<Answers> answers(words::Language language) const = 0;

    virtual std::vector<Shape> shapes() const = 0; // a rule set each, in the order in which they are offered
    virtual std::vector<RuleTexts> rules() const = 0;
    // Of a rule that there is not: empty, and nothing. A rule set that there is not is cited for none.
    virtual std::string titleOf(std::string_view rule, words::Language language) const = 0;
    virtual std::optional<CitedRule> cited(std::string_view rule, std::string_view ruleSet,
                                           words::Language language) const = 0;

    // What a switch so set means as a rule; its question where nothing is said; empty where there is none of
    // that name. An option of this game's own as people say it: as it is where it cannot be read.
    virtual std::string switchInWords(const std::string& name, const std::string& value,
                                      words::Language language) const = 0;
    virtual std::string optionInWords(const std::string& option, const std::string& value,
                                      words::Language language) const = 0;
    // Facts that a line needs (`figures_need`), as people ask for them: `gleich.size,spiel.bet`.
    virtual std::string needsInWords(std::string_view keys, words::Language language) const = 0;

    // A defect of a text of this game's own kind, where it has a word for it.
    virtual std::optional<std::string> faultInWords(const base::InputError&, words::Language) const {
        return std::nullopt;
    }

    // Where it has a switch of that name, its values.
    virtual std::optional<std::vector<std::string>> valuesOf(std::string_view name) const = 0;
    virtual bool isSwitchValue(std::string_view name, std::string_view value) const = 0;
    // Options beside the switches that only this game has. They belong to a rule set, and say what its deals
    // are worth: with another rule set they go, and once something is drawn they stay as they are.
    virtual std::vector<std::string> ownOptions() const { return {}; }
    // The value of such an option as it is stored; the codes of what is expected in its place where it cannot
    // be used.
    virtual base::Result<std::string, std::vector<std::string>>
    normalizedOption(std::string_view, const std::string& value) const {
        return value;
    }
    // What of it does not go together.
    virtual std::vector<base::InputError> faultsOf(const Agreed& agreed) const = 0;

    // The rest as agreed. Nothing, and false, for a rule set that there is not.
    virtual std::vector<OpenSwitch> openSwitches(const Agreed& agreed) const = 0;
    // Those with a meaning under these rules.
    virtual std::vector<Switch> switches(const Agreed& agreed, words::Language language) const = 0;
    virtual std::optional<int> ownTarget(const Agreed& agreed) const = 0; // where the club says none
    virtual std::optional<base::BelowZero> belowZero(const Agreed& agreed) const = 0; // what a fine may do
    virtual std::string_view belowZeroSwitch() const = 0;                             // which decides that
    // Where a line can be claimed only until the next one is written: which rule says so, as it is cited.
    virtual std::optional<std::string> claimLimit(const Agreed& agreed, words::Language language) const = 0;

    // Whether a sheet of this game can have that mark.
    virtual bool isMark(const Mark& mark) const = 0;
    // A line given by its marks alone gets its points from the rules. Refusals: `figure_twice`,
    // `figures_undecided`, `figures_need`, `figures_need_points`, `figures_make_other_points`,
    // `no_such_side`; and where no reason is given for it (`line.why`), marks that cannot have come out so:
    // `figure_value`, `figure_value_one`, `figure_breaks_rule`.
    virtual base::Result<Line, Refusal> counted(const Agreed& agreed, const Before& before,
                                                const Line& line) const = 0;
    // The first fact that decides and that the line does not tell.
    virtual base::Result<std::optional<Question>, Refusal> missingFact(const Agreed& agreed,
                                                                       const Before& before, const Line& line,
                                                                       words::Language language) const = 0;
    // The orders in which the marks can have come, where the end hangs on that; empty where all orders come
    // to the same.
    virtual base::Result<std::vector<Order>, Refusal>
    decidingOrders(const Agreed& agreed, const Before& before, const Line& line) const = 0;

    // Each such value by which the line comes to something else.
    virtual std::vector<Otherwise> otherwise(const Agreed&, const Before&, const Line&) const { return {}; }
    // How a rule set plays where such a switch decides, and that no source says so.
    virtual std::string chosenInWords(std::string_view, std::string_view, words::Language) const {
        return {};
    }

    // Of a zero sum, whose lines are texts of the game's own: a table's sheet from its first line on. What a
    // line comes to hangs on those before it.
    virtual base::Result<CountedSheet, LineFault> countedSheet(const Agreed& agreed, const SheetTable& table,
                                                               std::span<const SheetLine> lines) const;
    // One of its lines as people say it, with their names in the order of the seats.
    virtual std::string lineInWords(const Agreed& agreed, const SheetTable& table, const CountedLine& line,
                                    std::span<const std::string> names, words::Language language) const;
    // The same in few words.
    virtual ShortLine lineInShort(const Agreed& agreed, const SheetTable& table, const CountedLine& line,
                                  words::Language language) const;
    // The sheet as a record of this game's own, and the lines of such a record; `file` is what errors name.
    virtual std::string sheetRecord(const Agreed& agreed, const SheetTable& table,
                                    std::span<const std::string> names,
                                    std::span<const SheetLine> lines) const;
    virtual base::Result<RecordedSheet, std::vector<base::InputError>>
    readSheetRecord(std::string_view text, const std::string& file) const;
};

} // namespace schreiber::game
