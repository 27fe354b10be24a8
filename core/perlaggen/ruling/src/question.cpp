#include "question_sheet.h"

#include <algorithm>
#include <perlaggen/deal/choices.h>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/chosen.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

namespace {

struct Row {
    words::Text title;
    Fields (*fields)(const rulebook::RuleSet&, int seats, words::Language);
    void (*answer)(QuestionSheet&);
};

// As many as play by the set; who deals is asked of any number.
int seatsAsked(Question question, const rulebook::RuleSet& set, std::optional<int> seats) {
    return seats && (question == Question::Deals || set.isFor(*seats)) ? *seats : seatsAt(set);
}

// What was filled in, else what was asked under.
std::optional<int> seatsFilledIn(const AskedUnder& under, const std::map<std::string, std::string>& fields) {
    const auto said = fields.find(std::string(kPlayersField));
    if (said == fields.end() || said->second.size() != 1) return under.seats;
    return said->second.front() - '0';
}

// In the order of the enumeration.
constexpr std::array<Row, kQuestions.size()> kRows{{
    {{"Wer macht den Stich?", "Di chi è la presa?", "Who takes the trick?"}, trickFields, answerTrick},
    {{"Was gilt höher?", "Che cosa vale di più?", "Which is better?"}, compareFields, answerCompare},
    {{"Darf er bieten?", "Può offrire?", "May he bet?"}, betFields, answerBet},
    {{"Darf er tauschen?", "Può cambiare?", "May he exchange?"}, exchangeFields, answerExchange},
    {{"Muss er zugeben?", "Deve rispondere?", "Must he follow?"}, playsFields, answerPlays},
    {{"Wer ist zuerst aus?", "Chi esce per primo?", "Who is out first?"}, settleFields, answerSettle},
    {{"Was kostet das?", "Quanto costa?", "What does it cost?"}, costFields, answerCost},
    {{"Wer gibt?", "Chi dà le carte?", "Who deals?"}, dealsFields, answerDeals},
}};

// A record that is replayed tells what was chosen itself; who deals hangs on no such thing.
bool tellsChoicesItself(Question question) {
    return question == Question::Cost || question == Question::Deals;
}

// What another value of a house rule would answer, where that is something else; of which cards may be played
// the steps say it.
std::string otherAnswer(Question question, const QuestionReply& here, const QuestionReply& there) {
    if (!there.answered()) return {};
    if (here.verdict != there.verdict) return there.verdict;
    if (question != Question::Plays) return {};
    const auto isNew = [&](const std::string& step) {
        return std::ranges::find(here.steps, step) == here.steps.end();
    };
    const auto found = std::ranges::find_if(there.steps, isNew);
    return found == there.steps.end() ? std::string() : *found;
}

const Row& rowOf(Question question) {
    return kRows[static_cast<std::size_t>(question)];
}

} // namespace

std::string titleOf(Question question, words::Language language) {
    return std::string(rowOf(question).title.in(language));
}

std::vector<QuestionField> fieldsOf(Question question, const AskedUnder& under, words::Language language,
                                    const record::FindRuleSet& find) {
    const rulebook::RuleSet* set = find(under.rules);
    if (set == nullptr) return {};
    return rowOf(question).fields(*set, seatsAsked(question, *set, under.seats), language);
}

QuestionReply answerTo(Question question, const AskedUnder& under,
                       const std::map<std::string, std::string>& fields, words::Language language,
                       const record::FindRuleSet& find) {
    QuestionReply unknown;
    unknown.field = "rules";
    unknown.problem = words::Text{"Dieses Regelwerk gibt es nicht.", "Questo regolamento non esiste.",
                                  "There is no such rule set."}
                          .in(language);
    const rulebook::RuleSet* set = find(under.rules);
    if (set == nullptr) return unknown;
    auto ours = rulebook::withHouse(*set, under.house);
    if (!ours) return unknown;
    if (under.perlaggen) *ours = rulebook::withPerlaggen(std::move(*ours), *under.perlaggen);
    const int seats =
        question == Question::Deals // whose record is of so many, if the set has a game for them
            ? seatsAt(*set)
            : seatsAsked(question, *set, seatsFilledIn(under, fields));
    QuestionSheet sheet(under, *ours, seats, fields, language);
    rowOf(question).answer(sheet);
    const std::vector<deal::OtherValue> others = deal::otherValues(sheet.rules(), sheet.asked());
    QuestionReply reply = sheet.take();
    if (!reply.answered() || reply.open || tellsChoicesItself(question)) return reply;
    // readings.md 56, 57
    const std::size_t own = reply.steps.size();
    std::optional<rulebook::Switch> told;
    for (const deal::OtherValue& other : others) {
        const std::vector<rulebook::HouseRule> rule{
            {std::string(rulebook::nameOf(other.which)),
             std::string(rulebook::valuesOf(other.which)[static_cast<std::size_t>(other.value)])}};
        const auto otherwise = rulebook::withHouse(*ours, rule);
        if (!otherwise) continue;
        QuestionSheet again(under, *otherwise, seats, fields, language);
        rowOf(question).answer(again);
        QuestionReply known = reply;
        known.steps.resize(own);
        const std::string answer = otherAnswer(question, known, again.take());
        if (answer.empty()) continue;
        if (told != other.which) reply.steps.push_back(chosenInWords(*ours, other.which, language));
        told = other.which;
        reply.steps.push_back(words::say(
            language,
            {"Wäre vereinbart: „{}“: {}", "Se fosse concordato: «{}»: {}", "If it were agreed: “{}”: {}"},
            rulebook::ruleAt(other.which, other.value, language), answer));
    }
    return reply;
}

} // namespace schreiber::perlaggen::ruling
