#include "engine_view.h"

#include <desk/rulings.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <perlaggen/deal/counting.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <set>
#include <sstream>
#include <utility>
#include <words/language.h>

namespace schreiber::desk {

namespace {

using tournament::RuledPoint;

constexpr std::array kTexts{&RuledPoint::german, &RuledPoint::italian, &RuledPoint::english};

const char* nameOf(perlaggen::deal::Verdict verdict) {
    switch (verdict) {
    case perlaggen::deal::Verdict::Illegal:
        return "illegal";
    case perlaggen::deal::Verdict::Undecided:
        return "undecided";
    case perlaggen::deal::Verdict::Note:
        break;
    }
    return "note";
}

std::string wordsOf(const perlaggen::ruling::Account::Judged& judged) {
    std::string text = judged.explanation;
    for (const std::string& fact : judged.facts) text += " " + fact;
    if (!judged.sources.empty()) text += " [" + judged.sources + "]";
    return text;
}

std::vector<RuledPoint> pointsOf(const perlaggen::ruling::Replay& replay) {
    std::vector<RuledPoint> points;
    for (const perlaggen::deal::Ruling& one : replay.rulings)
        points.push_back({std::string(one.rule), nameOf(one.verdict), replay.lineOf(one)});
    for (std::size_t i = 0; i < words::kLanguages.size(); ++i) {
        const perlaggen::ruling::Account account = perlaggen::ruling::accountOf(replay, words::kLanguages[i]);
        for (std::size_t k = 0; k < std::min(points.size(), account.rulings.size()); ++k)
            points[k].*kTexts[i] = wordsOf(account.rulings[k]);
    }
    return points;
}

// A reason as a paper tells it: heading, what it says, and the rule, where that was not told before.
std::string paragraphsOf(const perlaggen::ruling::Account::Judged& judged, std::set<std::string>& told,
                         words::Language language) {
    std::string text = judged.what + '\n' + wordsOf(judged);
    if (judged.text.empty() || !told.insert(judged.text).second) return text;
    constexpr words::Text rule{"Regel: ", "Regola: ", "Rule: "};
    return text + '\n' + std::string(rule.in(language)) + judged.text;
}

// Why what was done last is in order, and trick, figures and game go where they go, as at the end of the
// record.
std::vector<RuledPoint> reasonsOf(const perlaggen::ruling::Replay& replay) {
    std::vector<RuledPoint> reasons;
    if (replay.record.events.empty()) return reasons;
    const int last = replay.lineOf(static_cast<int>(replay.record.events.size()) - 1);
    for (std::size_t i = 0; i < words::kLanguages.size(); ++i) {
        const perlaggen::ruling::Account account = perlaggen::ruling::accountOf(replay, words::kLanguages[i]);
        reasons.resize(account.reasons.size());
        std::set<std::string> told;
        for (const perlaggen::ruling::Account::Judged& ruling : account.rulings) told.insert(ruling.text);
        for (std::size_t k = 0; k < reasons.size(); ++k) {
            reasons[k].rule = account.reasons[k].rule;
            reasons[k].verdict = tournament::kReason;
            reasons[k].line = last;
            reasons[k].*kTexts[i] = paragraphsOf(account.reasons[k], told, words::kLanguages[i]);
        }
    }
    return reasons;
}

std::vector<int> firstOf(const perlaggen::deal::ByTeam& byTeam, int teams) {
    return {byTeam.begin(), byTeam.begin() + teams};
}

// What of the penalties is to be written. While the deal is not over, nothing of its line is known, and what
// the game itself takes of those who bet (Strafperlaggen) is of that line: only fines can be told apart.
perlaggen::deal::ByTeam finedBy(const perlaggen::ruling::Replay& replay, bool writesLine) {
    if (writesLine || replay.outcome.stakesLost.empty()) return replay.outcome.penalties;
    perlaggen::deal::ByTeam fines{};
    for (const perlaggen::deal::Ruling& one : replay.rulings)
        for (std::size_t team = 0; team < fines.size(); ++team) fines[team] += one.consequence.penalty[team];
    return fines;
}

} // namespace

base::Result<perlaggen::record::Record, std::vector<base::InputError>> readOneDeal(const std::string& text,
                                                                                   const std::string& file) {
    auto records = perlaggen::record::read(text, file);
    if (!records) return base::fail(std::move(records).error());
    if (records->size() != 1)
        return base::fail(std::vector<base::InputError>{
            {file, (*records)[1].lines.first, 1, {}, {"ONE-DEAL(" + std::to_string(records->size()) + ")"}}});
    return std::move(records->front());
}

void ruleOn(const perlaggen::record::Record& record, tournament::Ruling& ruling) {
    ruling.record = perlaggen::record::write(record);
    // Its lines are now those of the canonical form.
    const auto read = perlaggen::record::read(ruling.record);
    const perlaggen::ruling::Replay replay = perlaggen::ruling::replay(read ? read->front() : record);
    const perlaggen::deal::Outcome& outcome = replay.outcome;
    const int teams = replay.rules.teams();
    ruling.view = perlaggen::ruling::resultJson(replay, words::Language::German);
    ruling.found = pointsOf(replay);
    ruling.reasons = reasonsOf(replay);
    ruling.points.clear();
    ruling.penalty.clear();
    if (outcome.complete && !outcome.undecided.points)
        ruling.points =
            firstOf(perlaggen::deal::written(outcome.points, outcome.deferred, outcome.winner), teams);
    const perlaggen::deal::ByTeam penalty = finedBy(replay, !ruling.points.empty());
    if (penalty != perlaggen::deal::ByTeam{}) ruling.penalty = firstOf(penalty, teams);
    const bool undecided = std::any_of(ruling.found.begin(), ruling.found.end(),
                                       [](const RuledPoint& point) { return point.verdict == "undecided"; });
    ruling.state =
        record.events.empty() || undecided ? tournament::RulingState::Open : tournament::RulingState::Decided;
}

std::string ruleTitle(const std::string& rule, words::Language language) {
    const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(rule);
    if (point == nullptr) return base::printable(rule);
    return std::string(point->title.in(language));
}

const std::string& textOf(const RuledPoint& point, words::Language language) {
    switch (language) {
    case words::Language::Italian:
        return point.italian;
    case words::Language::English:
        return point.english;
    case words::Language::German:
        break;
    }
    return point.german;
}

ReasonWords reasonOf(const RuledPoint& reason, words::Language language) {
    std::istringstream text(textOf(reason, language));
    ReasonWords words;
    std::getline(text, words.heading);
    for (std::string line; std::getline(text, line);) words.paragraphs.push_back(std::move(line));
    return words;
}

Outcome<store::RulingSearch> searchLike(const LikeWish& wish, int most) {
    store::RulingSearch search;
    search.words = wish.words;
    search.any = true;
    search.most = most;
    if (wish.record.empty()) return search;
    const auto record = readOneDeal(wish.record, wish.file);
    if (!record) return base::fail(Failure{InputErrors{record.error()}});
    tournament::Ruling asked;
    ruleOn(*record, asked);
    std::erase_if(asked.found, [contested = tournament::isContested(asked)](const auto& point) {
        return contested && point.verdict == "note"; // what is noted beside is not what it is about
    });
    search.rules = tournament::subjectOf(asked);
    std::sort(search.rules.begin(), search.rules.end());
    return search;
}

} // namespace schreiber::desk
