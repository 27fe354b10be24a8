#pragma once

#include <cards/card.h>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/point_name.h>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// The disputes that need no whole deal, asked field by field and answered in words, with the steps that lead
// there, the rules they rest on, and where there is one the record of the same case.
namespace schreiber::perlaggen::ruling {

enum class Question : std::uint8_t { Trick, Compare, Bet, Exchange, Plays, Settle, Cost, Deals };
inline constexpr std::array kQuestions{Question::Trick, Question::Compare, Question::Bet,  Question::Exchange,
                                       Question::Plays, Question::Settle,  Question::Cost, Question::Deals};

// By which rules it is asked.
struct AskedUnder {
    std::string rules;
    std::vector<rulebook::HouseRule> house{};
    std::optional<int> target{}; // the rule set's where nothing is said
    std::optional<rulebook::PerlaggList> perlaggen{};
    // How many play at the table, for the questions to which that matters; what is usual where nothing is
    // said.
    std::optional<int> seats{};
    // Who sits there, by seat, as sentences call them; where nobody is known the letters of the seats.
    std::vector<std::string> called{};

    friend bool operator==(const AskedUnder&, const AskedUnder&) = default;
};

// The field that asks how many play. The others of its question follow from it.
inline constexpr std::string_view kPlayersField = "seats";

// One thing to be filled in; typed where there are no choices.
struct QuestionField {
    struct Choice {
        std::string value;
        std::string label;
        std::string group{}; // of many choices, one of a few that it belongs to
    };
    std::string key;
    std::string label;
    std::string hint{}; // how it is written
    std::vector<Choice> choices{};
    std::string initial{};
};

struct QuestionReply {
    // The field that cannot be used, and why; both empty where the question is answered.
    std::string field;
    std::string problem;

    std::string verdict;
    enum class Says { Told, Yes, No, Depends };
    Says says = Says::Told; // to whoever asked whether something may or must be
    bool open = false;      // it says what the answer hangs on
    std::vector<std::string> steps;
    struct Basis {
        rulebook::PointName rule;
        std::string title; // a few words for it
        std::string text;
        std::string sources;
    };
    std::vector<Basis> rules;
    std::string record;                   // to go on with; empty where the case cannot be put so
    std::string withoutRecord;            // and then why not
    std::string aboutRecord;              // what it leaves open that was filled in, or puts otherwise
    std::vector<cards::PlayedCard> cards; // that were laid, as far as they could be read
    std::optional<std::size_t> best;      // of these the one that takes the trick

    bool answered() const { return problem.empty(); }
};

std::string titleOf(Question question, words::Language language);

std::vector<QuestionField> fieldsOf(Question question, const AskedUnder& under, words::Language language,
                                    const record::FindRuleSet& find = rulebook::findRuleSet);

// Any text may be handed in; fields that are not there count as empty.
QuestionReply answerTo(Question question, const AskedUnder& under,
                       const std::map<std::string, std::string>& fields, words::Language language,
                       const record::FindRuleSet& find = rulebook::findRuleSet);

} // namespace schreiber::perlaggen::ruling
