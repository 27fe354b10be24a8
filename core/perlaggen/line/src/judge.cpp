#include "judge.h"

#include <cards/seat.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <perlaggen/deal/counting.h>
#include <perlaggen/line/heads.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/event_words.h>
#include <perlaggen/ruling/given.h>
#include <perlaggen/ruling/kept_result.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <set>
#include <utility>
#include <words/language.h>

namespace schreiber::perlaggen::line {

using game::RuledPoint;
using record::Record;

namespace {

constexpr std::array kTexts{&RuledPoint::german, &RuledPoint::italian, &RuledPoint::english};

const char* nameOf(deal::Verdict verdict) {
    switch (verdict) {
    case deal::Verdict::Illegal:
        return "illegal";
    case deal::Verdict::Undecided:
        return "undecided";
    case deal::Verdict::Note:
        break;
    }
    return "note";
}

std::string wordsOf(const ruling::Account::Judged& judged) {
    std::string text = judged.explanation;
    for (const std::string& fact : judged.facts) text += " " + fact;
    if (!judged.sources.empty()) text += " [" + judged.sources + "]";
    return text;
}

std::vector<RuledPoint> pointsOf(const ruling::Replay& replay) {
    std::vector<RuledPoint> points;
    for (const deal::Ruling& one : replay.rulings)
        points.push_back({std::string(one.rule), nameOf(one.verdict), replay.lineOf(one)});
    for (std::size_t i = 0; i < words::kLanguages.size(); ++i) {
        const ruling::Account account = ruling::accountOf(replay, words::kLanguages[i]);
        for (std::size_t k = 0; k < std::min(points.size(), account.rulings.size()); ++k)
            points[k].*kTexts[i] = wordsOf(account.rulings[k]);
    }
    return points;
}

// A reason as a paper tells it: heading, what it says, and the rule, where that was not told before.
std::string paragraphsOf(const ruling::Account::Judged& judged, std::set<std::string>& told,
                         words::Language language) {
    std::string text = judged.what + '\n' + wordsOf(judged);
    if (judged.text.empty() || !told.insert(judged.text).second) return text;
    constexpr words::Text rule{"Regel: ", "Regola: ", "Rule: "};
    return text + '\n' + std::string(rule.in(language)) + judged.text;
}

// Why what was done last is in order, and trick, figures and game go where they go, as at the end of the
// record.
std::vector<RuledPoint> reasonsOf(const ruling::Replay& replay) {
    std::vector<RuledPoint> reasons;
    if (replay.record.events.empty()) return reasons;
    const int last = replay.lineOf(static_cast<int>(replay.record.events.size()) - 1);
    for (std::size_t i = 0; i < words::kLanguages.size(); ++i) {
        const ruling::Account account = ruling::accountOf(replay, words::kLanguages[i]);
        reasons.resize(account.reasons.size());
        std::set<std::string> told;
        for (const ruling::Account::Judged& ruling : account.rulings) told.insert(ruling.text);
        for (std::size_t k = 0; k < reasons.size(); ++k) {
            reasons[k].rule = account.reasons[k].rule;
            reasons[k].verdict = game::kReason;
            reasons[k].line = last;
            reasons[k].*kTexts[i] = paragraphsOf(account.reasons[k], told, words::kLanguages[i]);
        }
    }
    return reasons;
}

std::vector<int> firstOf(const deal::ByTeam& byTeam, int teams) {
    return {byTeam.begin(), byTeam.begin() + teams};
}

// What of the penalties is to be written. While the deal is not over, nothing of its line is known, and what
// the game itself takes of those who bet (Strafperlaggen) is of that line: only fines can be told apart.
deal::ByTeam finedBy(const ruling::Replay& replay, bool writesLine) {
    if (writesLine || replay.outcome.stakesLost.empty()) return replay.outcome.penalties;
    deal::ByTeam fines{};
    for (const deal::Ruling& one : replay.rulings)
        for (std::size_t team = 0; team < fines.size(); ++team) fines[team] += one.consequence.penalty[team];
    return fines;
}

std::optional<Record> onlyDeal(const std::string& text) {
    auto records = record::read(text);
    if (!records || records->size() != 1) return std::nullopt;
    return std::move(records->front());
}

// The line from which a record tells of cards and what happened.
std::optional<int> firstTold(const Record& record) {
    if (!record.events.empty()) return record.lines.events.front();
    const auto& hands = record.header.hands;
    const bool dealt =
        std::any_of(hands.begin(), hands.end(), [](const auto& hand) { return hand.has_value(); });
    return dealt ? std::optional(record.lines.first) : std::nullopt;
}

// What stands under that key; the record is then without it.
std::optional<game::Note> takenFrom(Record& record, std::string_view key) {
    auto& keys = record.header.unknown;
    const auto found = std::ranges::find(keys, key, [](const auto& each) { return each.first; });
    if (key.empty() || found == keys.end()) return std::nullopt;
    const auto at = found - keys.begin();
    game::Note note{found->second, record.lines.unknown[static_cast<std::size_t>(at)]};
    keys.erase(found);
    record.lines.unknown.erase(record.lines.unknown.begin() + at);
    return note;
}

class Judge final : public game::Judge {
  public:
    base::Result<std::vector<game::Checked>, std::vector<base::InputError>>
    checked(std::string_view text, const std::string& file, game::Form form, words::Language language,
            const game::Agreed& agreed) const override {
        auto records = record::read(text, file);
        if (!records) return base::fail(records.error());
        game::Head ofTheClub;
        ofTheClub.agreed = agreed;
        std::vector<game::Checked> all;
        for (Record& each : *records) {
            if (each.header.rules == agreed.rules) complete(each.header, headerOf(ofTheClub));
            const ruling::Replay replay = ruling::replay(each);
            all.push_back({replay.legal(), form == game::Form::Text ? ruling::resultText(replay, language)
                                                                    : ruling::resultJson(replay, language)});
        }
        return all;
    }

    base::Result<std::vector<game::Deal>, std::vector<base::InputError>>
    read(std::string_view text, const std::string& file, std::string_view note) const override {
        auto records = record::read(text, file);
        if (!records) return base::fail(records.error());
        std::vector<game::Deal> deals;
        for (Record& record : *records) {
            game::Deal deal{headOf(record.header), {}, record.lines.first, firstTold(record)};
            deal.note = takenFrom(record, note);
            deal.text = record::write(record);
            deals.push_back(std::move(deal));
        }
        return deals;
    }

    std::string bundled(const std::vector<std::pair<std::string, std::string>>& withNotes,
                        std::string_view note) const override {
        std::vector<Record> records;
        for (const auto& [text, words] : withNotes) {
            std::optional<Record> record = onlyDeal(text);
            SCHREIBER_REQUIRE(record.has_value(), "a deal that was read");
            record->header.unknown.emplace_back(note, words);
            records.push_back(std::move(*record));
        }
        return record::write(records);
    }

    std::string written(const game::Head& head) const override {
        Record record;
        record.header = headerOf(head);
        return record::write(record);
    }

    std::string completed(const std::string& text, const game::Head& atTable) const override {
        std::optional<Record> record = onlyDeal(text);
        if (!record) return text;
        complete(record->header, headerOf(atTable));
        return record::write(*record);
    }

    game::Judged judged(const std::string& text) const override {
        game::Judged judged;
        // Its lines are those of the canonical form.
        std::optional<Record> record = onlyDeal(text);
        SCHREIBER_REQUIRE(record.has_value(), "a deal that was read");
        judged.record = record::write(*record);
        record = onlyDeal(judged.record);
        SCHREIBER_REQUIRE(record.has_value(), "what was written can be read");
        const ruling::Replay replay = ruling::replay(*record);
        const deal::Outcome& outcome = replay.outcome;
        const int teams = replay.rules.teams();
        judged.view = ruling::resultJson(replay, words::Language::German);
        judged.found = pointsOf(replay);
        judged.reasons = reasonsOf(replay);
        if (outcome.complete && !outcome.undecided.points)
            judged.points = firstOf(deal::written(outcome.points, outcome.deferred, outcome.winner), teams);
        const deal::ByTeam penalty = finedBy(replay, !judged.points.empty());
        if (penalty != deal::ByTeam{}) judged.penalty = firstOf(penalty, teams);
        judged.isDecided =
            !record->events.empty() && std::ranges::none_of(judged.found, [](const RuledPoint& point) {
                return point.verdict == "undecided";
            });
        return judged;
    }

    std::optional<game::Given> given(const std::string& view) const override { return ruling::givenIn(view); }
    std::optional<game::KeptResult> kept(const std::string& view) const override {
        return ruling::keptResultIn(view);
    }

    std::optional<int> sideOfLine(const std::string& text, int line) const override {
        const std::optional<Record> record = onlyDeal(text);
        if (!record) return std::nullopt;
        const auto found = std::ranges::find(record->lines.events, line);
        if (found == record->lines.events.end()) return std::nullopt;
        const auto event = static_cast<std::size_t>(found - record->lines.events.begin());
        return cards::teamOf(record->events[event].seat, record::rulesOf(record->header).seats());
    }

    std::vector<std::string> namesOf(const std::string& text, int side) const override {
        std::vector<std::string> names;
        const std::optional<Record> record = onlyDeal(text);
        if (!record) return names;
        const int seats = record::rulesOf(record->header).seats();
        for (int i = 0; i < seats; ++i)
            if (const auto seat = static_cast<cards::Seat>(i); cards::teamOf(seat, seats) == side)
                names.push_back(ruling::nameIn(record->header, seat));
        return names;
    }
};

} // namespace

const game::Judge& judge() {
    static const Judge kJudge;
    return kJudge;
}

} // namespace schreiber::perlaggen::line
