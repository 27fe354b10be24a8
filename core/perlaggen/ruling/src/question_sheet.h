#pragma once

#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/seat.h>

#include <perlaggen/deal/event.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/ruling/question.h>
#include <string_view>
#include <utility>
#include <words/language.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

// How many sit at a table: four, where the set has that.
int seatsAt(const rulebook::RuleSet& set);
std::string partyName(int team, int seats);
// Cards as a record has them, with a blank between: `LA L8`.
std::string recorded(cards::CardSet cards);

// One short question while it is answered: reads what was filled in, and takes down verdict, steps and rules.
// What cannot be used is noted once; reading goes on with something the answer must not be made of: ask
// `sound`.
class QuestionSheet {
  public:
    QuestionSheet(const AskedUnder& under, const rulebook::RuleSet& set, int seats,
                  const std::map<std::string, std::string>& fields, words::Language language)
        : m_under(under)
        , m_rules(set, seats)
        , m_fields(fields)
        , m_language(language) {
        m_rules.noteChoices(&m_asked);
    }
    QuestionSheet(const QuestionSheet&) = delete;
    QuestionSheet& operator=(const QuestionSheet&) = delete;

    bool sound() const { return m_reply.problem.empty(); }
    const rulebook::Rules& rules() const { return m_rules; }
    words::Language language() const { return m_language; }
    int seats() const { return m_rules.seats(); }
    int teams() const { return m_rules.teams(); }
    // "A/C", or "A" where each plays alone; by their names where these are known.
    std::string party(int team) const;
    // By seat, as sentences call them; empty where nobody is known.
    const std::vector<std::string>& called() const { return m_under.called; }
    int target() const { return m_under.target.value_or(m_rules.set().target()); }

    // What was filled in, without blanks around it; and its words.
    std::string_view value(const std::string& key) const;
    std::vector<std::string_view> words(const std::string& key) const;
    std::vector<std::string> cardWords(const std::string& key) const;

    cards::Suit trump();
    cards::Seat seat(const std::string& key, int seats);
    int number(const std::string& key, int least, int most);
    deal::ByTeam points(const std::string& key, int teams);
    // The field `score`, of a game that still goes on.
    deal::ByTeam score();
    // Cards of the pack, none twice in the whole question; at least one where they are needed.
    std::vector<cards::PlayedCard> played(const std::string& key, cards::Suit trump);
    // No more than a player gets.
    cards::CardSet hand(const std::string& key);
    std::vector<cards::PlayedCard> playedHand(const std::string& key, cards::Suit trump);
    // These lie on the table.
    void lay(std::vector<cards::PlayedCard> cards, std::optional<std::size_t> best = std::nullopt) {
        m_reply.cards = std::move(cards);
        m_reply.best = best;
    }
    std::vector<cards::Card> list(const std::string& key);

    void fail(const std::string& key, const std::string& problem);
    template <class... Args>
    void fail(const std::string& key, const words::Text& problem, const Args&... args) {
        fail(key, say(problem, args...));
    }
    void missing(const std::string& key);

    template <class... Args>
    std::string say(const words::Text& words, const Args&... args) const {
        return words::say(m_language, words, args...);
    }
    template <class... Args>
    void decide(const words::Text& words, const Args&... args) {
        m_reply.verdict = say(words, args...);
    }
    template <class... Args>
    void step(const words::Text& words, const Args&... args) {
        m_reply.steps.push_back(say(words, args...));
    }
    void step(std::string said) { m_reply.steps.push_back(std::move(said)); }
    const std::string& verdict() const { return m_reply.verdict; }
    void decide(std::string said) { m_reply.verdict = std::move(said); }
    // What was told does not decide it: the verdict says on what it hangs.
    // Where it depends, the verdict says on what.
    void says(QuestionReply::Says says) {
        m_reply.says = says;
        m_reply.open = says == QuestionReply::Says::Depends;
    }
    template <class... Args>
    void leaveOpen(const words::Text& words, const Args&... args) {
        says(QuestionReply::Says::Depends);
        decide(words, args...);
    }
    // A rule point that the answer rests on; once, and only where it holds here. With the house rule it is
    // applied by, where no source of the place says that.
    void basis(rulebook::PointName point, std::optional<rulebook::Switch> house = std::nullopt);
    void basis(const deal::Ruling& ruling, const rulebook::Rules& rules);

    // The header of the record of this case, ending with a blank line; `more` lines in between.
    std::string header(const std::string& more) const;
    void record(std::string text) { m_reply.record = std::move(text); }
    // Why there is none.
    void noRecord(const words::Text& why) { noRecord(say(why)); }
    void noRecord(std::string why) { m_reply.withoutRecord = std::move(why); }
    void aboutRecord(std::string what) { m_reply.aboutRecord = std::move(what); }
    // A hand for the header: what nobody filled in is `?`.
    std::string handLine(cards::Seat seat, cards::CardSet hand) const;

    // House rules that this program chose and that were asked for the answer.
    const rulebook::SwitchSet& asked() const { return m_asked; }
    QuestionReply take() { return std::move(m_reply); }

  private:
    void notTooMany(const std::string& key, std::size_t count);
    std::optional<cards::Card> inPackOnce(const std::string& key, std::string_view word,
                                          std::optional<cards::Card> card);

    const AskedUnder& m_under;
    rulebook::Rules m_rules;
    const std::map<std::string, std::string>& m_fields;
    words::Language m_language;
    cards::CardSet m_named;
    rulebook::SwitchSet m_asked;
    QuestionReply m_reply;
};

// What a record says in a comment: something filled in that no event tells.
inline std::string remark(const std::string& text) {
    return "# " + text + "\n";
}
// Who sits there, else the letter of the seat.
std::string nameOf(const QuestionSheet& sheet, cards::Seat seat);
// A record that is ruled on to be told of with these names.
void nameIn(const QuestionSheet& sheet, record::Record& record);

// The questions; each has its fields and its answer.
using Fields = std::vector<QuestionField>;
Fields trickFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields playsFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields compareFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields betFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields settleFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields exchangeFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields costFields(const rulebook::RuleSet& set, int seats, words::Language language);
Fields dealsFields(const rulebook::RuleSet& set, int seats, words::Language language);
void answerTrick(QuestionSheet& sheet);
void answerPlays(QuestionSheet& sheet);
void answerCompare(QuestionSheet& sheet);
void answerBet(QuestionSheet& sheet);
void answerSettle(QuestionSheet& sheet);
void answerExchange(QuestionSheet& sheet);
void answerCost(QuestionSheet& sheet);
void answerDeals(QuestionSheet& sheet);

// Fields that several questions have.
QuestionField trumpField(const rulebook::RuleSet& set, words::Language language);
QuestionField seatField(std::string key, std::string label, int seats, char initial);
QuestionField cardsField(std::string key, std::string label, std::string hint);
// Several points at once.
inline void basis(QuestionSheet& sheet, std::initializer_list<rulebook::PointName> points) {
    for (const rulebook::PointName point : points) sheet.basis(point);
}

// One of the three.
QuestionField figureField(std::string label, words::Language language);
QuestionField partyField(std::string key, std::string label, int seats);
QuestionField scoreField(const rulebook::RuleSet& set, int seats, words::Language language);
// How many play: one of these.
QuestionField playersField(const std::vector<int>& choices, int seats, words::Language language);
// The same last of all, mostly being as the evening has it, where the set is played by several numbers.
void addPlayers(std::vector<QuestionField>& fields, const rulebook::RuleSet& set, int seats,
                words::Language language);

} // namespace schreiber::perlaggen::ruling
