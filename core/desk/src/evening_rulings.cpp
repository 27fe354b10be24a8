#include "change.h"
#include "engine_view.h"
#include "rule_words.h"
#include "steps/ruling_score.h"
#include "steps/rulings.h"

#include <base/number.h>
#include <desk/evening.h>
#include <desk/rulings.h>

#include <algorithm>
#include <ctime>
#include <limits>
#include <utility>

namespace schreiber::desk {

using tournament::Ruling;

namespace {

std::string utcNow() {
    const std::time_t time = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&time, &parts);
    constexpr std::size_t kLength = sizeof("2026-11-22T20:15:00Z");
    std::string text(kLength, '\0');
    text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts));
    return text;
}

std::optional<int> numberOf(const std::optional<std::string>& text) {
    constexpr int kMost = std::numeric_limits<int>::max();
    return text ? base::readNumber(*text, 1, kMost) : std::nullopt;
}

// The table that a record names, where it is about this tournament or does not say; else none.
SheetPlace placeIn(const perlaggen::record::Header& head, const Tournament& tournament) {
    const auto round = numberOf(head.round);
    const auto table = numberOf(head.table);
    std::string name = tournament.settings.name; // as a record has it, where it would begin a comment
    std::replace(name.begin(), name.end(), '#', ' ');
    name.erase(name.find_last_not_of(' ') + 1);
    const bool elsewhere =
        (head.event && *head.event != name) || (head.date && *head.date != tournament.settings.date);
    if (!round || !table || elsewhere) return {};
    return {*round, *table, 0};
}

// A head as the table gives it, and not a word about what is in dispute.
bool asksNothing(const perlaggen::record::Record& record, const std::string& dispute) {
    const bool hands = std::any_of(record.header.hands.begin(), record.header.hands.end(),
                                   [](const auto& hand) { return hand.has_value(); });
    return record.events.empty() && !hands && dispute.find_first_not_of(" \t\r\n") == std::string::npos;
}

// Somebody sits there under another name than the record gives him.
bool namesDiffer(const perlaggen::record::Header& head, const perlaggen::record::Header& atTable) {
    for (std::size_t seat = 0; seat < head.players.size(); ++seat)
        if (head.players[seat] && atTable.players[seat] && *head.players[seat] != *atTable.players[seat])
            return true;
    return false;
}

} // namespace

std::optional<Warning> scoreOtherwise(const Tournament& tournament, const Ruling& ruling) {
    return whetherOtherScore(tournament, ruling, tournament::Measure::Line);
}

Outcome<perlaggen::record::Header> Evening::disputeFrom(const SheetPlace& place) const {
    auto head = disputeHead(tournament(), place);
    if (!head) return base::fail(Failure{head.error()});
    const auto view = sheet(place);
    if (!view) return base::fail(view.error());
    for (std::size_t seat = 0; seat < std::min(view->seatNames.size(), head->players.size()); ++seat)
        head->players[seat] = view->seatNames[seat];
    return std::move(*head);
}

Outcome<Ruled> Evening::addRuling(const NewRuling& wanted, const Confirmation& confirmation) {
    auto record = readOneDeal(wanted.record, wanted.file);
    if (!record) return base::fail(Failure{InputErrors{record.error()}});
    if (asksNothing(*record, wanted.dispute))
        return base::fail(Failure{tournament::Refusal{"nothing_to_rule_on", {}}});
    NewRuling asked = wanted;
    std::vector<Warning> warnings;
    if (asked.place.table == 0) {
        asked.place = placeIn(record->header, tournament());
        if (asked.place.table != 0 && !disputeFrom(asked.place)) {
            warnings.emplace_back("ruling_no_such_table");
            asked.place = {};
        }
    }
    if (asked.place.table != 0) {
        const auto head = disputeFrom(asked.place);
        if (!head) return base::fail(head.error());
        if (namesDiffer(record->header, *head)) warnings.emplace_back("ruling_other_names");
        completeHead(record->header, *head);
    }
    Ruling ruling;
    ruling.at = wanted.at.empty() ? utcNow() : wanted.at;
    const auto said = [](const std::string& words) { // blanks alone are nothing that was typed
        return words.find_first_not_of(" \t\r\n") == std::string::npos ? std::string() : words;
    };
    ruling.askedBy = said(wanted.askedBy);
    ruling.dispute = said(wanted.dispute);
    ruleOn(*record, ruling);
    Ruled ruled;
    const auto make = [&](const Tournament& now) {
        auto made = withRuling(now, ruling, asked);
        if (!made) return made;
        made->warnings.insert(made->warnings.end(), warnings.begin(), warnings.end());
        if (record->header.rules != now.settings.rules) made->warnings.emplace_back("ruling_other_rules");
        ruled.ruling = made->after.rulings.back();
        if (!asked.enter) // else it is told with that
            if (auto other = scoreOtherwise(made->after, ruled.ruling))
                made->warnings.push_back(std::move(*other));
        return made;
    };
    auto receipt = act({make, confirmation.why}, confirmation);
    if (!receipt) return base::fail(receipt.error());
    ruled.receipt = std::move(*receipt);
    return ruled;
}

Outcome<Receipt> Evening::enterRuling(int number, const RulingWish& wish, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return withRulingEntered(now, number, wish, confirmation.why);
    };
    return act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> Evening::appealRuling(int number, const std::string& why, const Confirmation& confirmation) {
    return act({[&](const Tournament& now) {
                    return withAppeal(now, number, {why, utcNow()});
                },
                why},
               confirmation);
}

Outcome<Receipt> Evening::upholdRuling(int number, const std::string& why, const Confirmation& confirmation) {
    return act({[&](const Tournament& now) {
                    return withUpheld(now, number, {why, utcNow()});
                },
                why, Fixes::Numbers},
               confirmation);
}

Outcome<Receipt> Evening::withdrawRuling(int number, const std::string& why,
                                         const Confirmation& confirmation) {
    return act({[&](const Tournament& now) {
                    return withWithdrawn(now, number, {why, utcNow()});
                },
                why},
               confirmation);
}

Outcome<Receipt> Evening::overruleRuling(int number, const std::string& decision, const std::string& why,
                                         const Confirmation& confirmation) {
    return act({[&](const Tournament& now) {
                    return withOverruled(now, number, decision, {why, utcNow()});
                },
                why, Fixes::Numbers},
               confirmation);
}

Outcome<std::vector<int>> Evening::searchRulings(const store::RulingSearch& search) const {
    auto numbers = m_file.searchRulings(withRuleWords(search));
    if (!numbers) return base::fail(Failure{numbers.error()});
    return std::move(*numbers);
}

Outcome<std::vector<int>> Evening::rulingsLike(const LikeWish& wish, int most) const {
    const auto search = searchLike(wish, most);
    if (!search) return base::fail(search.error());
    return searchRulings(*search);
}

} // namespace schreiber::desk
