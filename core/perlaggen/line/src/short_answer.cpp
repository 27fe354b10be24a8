#include "asked.h"

#include <algorithm>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/stand.h>

// A ruling's reply as the short answer that people read.
namespace schreiber::perlaggen::line {

using asked::AnswerKind, asked::CaseTable, asked::ShortAnswer;
using asked::filled, asked::say;
using ruling::QuestionReply;

namespace {

// A record of it, replayed with the names that sentences have.
std::optional<ruling::Replay> replayOf(const std::string& record, const CaseTable& table) {
    if (record.empty()) return std::nullopt;
    auto read = record::read(record);
    if (!read || read->size() != 1) return std::nullopt;
    auto& names = read->front().header.players;
    for (std::size_t seat = 0; seat < std::min(names.size(), table.called.size()); ++seat)
        if (!table.called[seat].empty()) names[seat] = table.called[seat];
    return ruling::replay(read->front());
}

// Who is gestrichen once it stands so, as the sentence goes on.
std::string standsAfter(const ruling::Replay& replay, words::Language language) {
    const ruling::Stand stand = ruling::standOf(replay);
    if (!stand.gestrichenKnown || stand.score.find('?') != std::string::npos) return {};
    if (stand.gestrichen.empty())
        return filled(words::Text{"Bei {} ist niemand gestrichen.", "A {} nessuno è gestrichen.",
                                  "At {} nobody is gestrichen."},
                      language, stand.score);
    return filled(words::Text{"Bei {} gestrichen: {}.", "A {} gestrichen: {}.", "At {} gestrichen: {}."},
                  language, stand.score, rulebook::joinedNames(stand.gestrichen, language));
}

// What it costs, and what holds then, as the rules have it of the same case recorded.
void takeConsequences(ShortAnswer& answer, const ruling::Replay& replay, words::Language language) {
    const int teams = replay.rules.teams();
    for (const deal::Ruling& one : replay.rulings) {
        answer.redeal = answer.redeal || one.consequence.redeal;
        if (one.consequence.gameLost) answer.lost = one.consequence.gameLost;
    }
    const deal::Outcome& outcome = replay.outcome;
    if (outcome.penalties != deal::ByTeam{} && !outcome.undecided.penalties)
        answer.penalty.assign(outcome.penalties.begin(), outcome.penalties.begin() + teams);
    if (!answer.penalty.empty() && outcome.undecided.score == 0)
        answer.score.assign(outcome.score.begin(), outcome.score.begin() + teams);
    if (answer.redeal) {
        answer.next =
            outcome.nextDealer
                ? filled(words::Text{"Es wird neu gegeben, und zwar von {}.",
                                     "Si ridanno le carte; le dà {}.", "The cards are dealt again, by {}."},
                         language, replay.nameOf(*outcome.nextDealer))
                : say({"Es wird neu gegeben.", "Si ridanno le carte.", "The cards are dealt again."},
                      language);
        return;
    }
    if (answer.lost)
        answer.next = say({"Die Partie ist damit zu Ende.", "La partita finisce qui.", "That ends the game."},
                          language);
    else if (!answer.penalty.empty())
        answer.next = standsAfter(replay, language);
}

std::string firstSource(const std::string& sources) {
    return sources.substr(0, std::min(sources.find("; "), sources.size()));
}

const ruling::Account::Judged* judgedBy(const ruling::Account& account, const rulebook::PointName& rule) {
    const auto found = std::ranges::find(account.rulings, rule, &ruling::Account::Judged::rule);
    return found == account.rulings.end() ? nullptr : &*found;
}

AnswerKind kindOf(const QuestionReply& reply) {
    if (!reply.answered()) return AnswerKind::Unclear;
    if (reply.open || reply.says == QuestionReply::Says::Depends) return AnswerKind::Open;
    switch (reply.says) {
    case QuestionReply::Says::Yes:
        return AnswerKind::Yes;
    case QuestionReply::Says::No:
        return AnswerKind::No;
    default:
        return AnswerKind::Told;
    }
}

} // namespace

ShortAnswer answerOf(ruling::Question question, const CaseTable& table, const QuestionReply& reply,
                     words::Language language) {
    ShortAnswer answer;
    answer.kind = kindOf(reply);
    if (!reply.answered()) {
        answer.verdict = reply.problem;
        return answer;
    }
    answer.verdict = reply.verdict;
    answer.reason = asked::joined(reply.steps);
    answer.best = reply.best;
    answer.record = reply.record;
    answer.noRecord = reply.record.empty() ? reply.withoutRecord : reply.aboutRecord;
    if (!reply.rules.empty()) {
        const QuestionReply::Basis& basis = reply.rules.front();
        answer.rule = std::string(basis.rule);
        answer.source = firstSource(basis.sources);
        answer.ruleText = basis.text;
        answer.subject = basis.title;
    }
    const bool judged = question == ruling::Question::Cost ||
                        (question == ruling::Question::Bet && answer.kind == AnswerKind::No);
    const auto replay = judged ? replayOf(reply.record, table) : std::nullopt;
    if (!replay) return answer;
    takeConsequences(answer, *replay, language);
    const bool costs = !answer.penalty.empty() || answer.lost || answer.redeal;
    if (question == ruling::Question::Cost && costs && answer.kind == AnswerKind::Told)
        answer.kind = AnswerKind::No;
    if (question != ruling::Question::Bet || reply.rules.empty()) return answer;
    const ruling::Account account = ruling::accountOf(*replay, language);
    if (const auto* found = judgedBy(account, reply.rules.front().rule)) {
        answer.reason = found->explanation;
        answer.source = firstSource(found->sources);
        answer.ruleText = found->text;
    }
    return answer;
}

} // namespace schreiber::perlaggen::line
