#include "question_sheet.h"

#include <perlaggen/rulebook/own_set.h>

namespace schreiber::perlaggen::ruling {

namespace {

struct Row {
    Question question;
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

constexpr std::array kRows{
    Row{Question::Trick,
        {"Wer macht den Stich?", "Di chi è la presa?", "Who takes the trick?"},
        trickFields,
        answerTrick},
    Row{Question::Compare,
        {"Was gilt höher?", "Che cosa vale di più?", "Which is better?"},
        compareFields,
        answerCompare},
    Row{Question::Bet, {"Darf er bieten?", "Può offrire?", "May he bet?"}, betFields, answerBet},
    Row{Question::Exchange,
        {"Darf er tauschen?", "Può cambiare?", "May he exchange?"},
        exchangeFields,
        answerExchange},
    Row{Question::Plays,
        {"Muss er zugeben?", "Deve rispondere?", "Must he follow?"},
        playsFields,
        answerPlays},
    Row{Question::Settle,
        {"Wer ist zuerst aus?", "Chi esce per primo?", "Who is out first?"},
        settleFields,
        answerSettle},
    Row{Question::Cost, {"Was kostet das?", "Quanto costa?", "What does it cost?"}, costFields, answerCost},
    Row{Question::Deals, {"Wer gibt?", "Chi dà le carte?", "Who deals?"}, dealsFields, answerDeals},
};

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
    return sheet.take();
}

} // namespace schreiber::perlaggen::ruling
