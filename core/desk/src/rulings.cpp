#include "steps/rulings.h"

#include "change.h"
#include "engine_view.h"
#include "rule_words.h"
#include "steps/ruling_score.h"

#include <base/number.h>
#include <desk/evening.h>
#include <desk/games.h>
#include <desk/rulings.h>
#include <desk/sheets.h>
#include <store/tournament_file.h>

#include <algorithm>
#include <ctime>
#include <game/refusal_code.h>
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
SheetPlace placeIn(const game::Head& head, const Tournament& tournament) {
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
bool asksNothing(const game::Deal& deal, const std::string& dispute) {
    return !deal.tells && dispute.find_first_not_of(" \t\r\n") == std::string::npos;
}

// Somebody sits there under another name than the record gives him.
bool namesDiffer(const game::Head& head, const game::Head& atTable) {
    // Of a larger table a record names those who play, from its own first seat on.
    if (head.players.size() < atTable.players.size())
        return std::ranges::any_of(head.players, [&](const std::string& name) {
            return !name.empty() && std::ranges::find(atTable.players, name) == atTable.players.end();
        });
    for (std::size_t seat = 0; seat < std::min(head.players.size(), atTable.players.size()); ++seat)
        if (!head.players[seat].empty() && !atTable.players[seat].empty() &&
            head.players[seat] != atTable.players[seat])
            return true;
    return false;
}

} // namespace

std::optional<Warning> scoreOtherwise(const Tournament& tournament, const Ruling& ruling) {
    return whetherOtherScore(tournament, ruling, tournament::Measure::Line);
}

Outcome<game::Head> disputeFrom(const tournament::Tournament& tournament, const SheetPlace& place) {
    auto head = disputeHead(tournament, place);
    if (!head) return base::fail(Failure{head.error()});
    const auto view = sheetView(tournament, place);
    if (!view) return base::fail(view.error());
    head->players = view->seatNames;
    return std::move(*head);
}

tournament::Ruling rulingOf(const NewRuling& asked) {
    const auto said = [](const std::string& words) { // blanks alone are nothing that was typed
        return words.find_first_not_of(" \t\r\n") == std::string::npos ? std::string() : words;
    };
    Ruling ruling;
    ruling.at = asked.at;
    ruling.askedBy = said(asked.askedBy);
    ruling.dispute = said(asked.dispute);
    ruleOn(asked.record, ruling);
    if (ruling.state == tournament::RulingState::Open && !said(asked.decision).empty()) {
        tournament::add(ruling,
                        {tournament::DecisionKind::Decided, ruling.at, asked.decision, said(asked.why)});
        ruling.state = tournament::RulingState::Decided;
    }
    return ruling;
}

Outcome<Ruled> addRuling(Evening& evening, const NewRuling& wanted, const Confirmation& confirmation) {
    auto deal = readOneDeal(wanted.record, wanted.file);
    if (!deal) return base::fail(Failure{InputErrors{deal.error()}});
    if (asksNothing(*deal, wanted.dispute))
        return base::fail(Failure{tournament::Refusal{"nothing_to_rule_on"_refusal, {}}});
    NewRuling asked = wanted;
    std::vector<Warning> warnings;
    if (asked.place.table == 0) {
        asked.place = placeIn(deal->head, evening.tournament());
        if (asked.place.table != 0 && !disputeFrom(evening.tournament(), asked.place)) {
            warnings.emplace_back("ruling_no_such_table");
            asked.place = {};
        }
    }
    if (asked.place.table != 0) {
        const auto head = disputeFrom(evening.tournament(), asked.place);
        if (!head) return base::fail(head.error());
        if (namesDiffer(deal->head, *head)) warnings.emplace_back("ruling_other_names");
        deal->text = gameOfRecord(deal->text).judge().completed(deal->text, *head);
    }
    asked.record = deal->text;
    if (asked.at.empty()) asked.at = utcNow();
    const Ruling ruling = rulingOf(asked);
    Ruled ruled;
    const auto make = [&](const Tournament& now) {
        auto made = withRuling(now, ruling, asked);
        if (!made) return made;
        made->warnings.insert(made->warnings.end(), warnings.begin(), warnings.end());
        if (deal->head.agreed.rules != now.settings.rules) made->warnings.emplace_back("ruling_other_rules");
        ruled.ruling = made->after.rulings.back();
        if (!asked.enter) // else it is told with that
            if (auto other = scoreOtherwise(made->after, ruled.ruling))
                made->warnings.push_back(std::move(*other));
        return made;
    };
    const std::string& why = ruling.decision.empty() ? confirmation.why : ruling.why;
    auto receipt = evening.act({make, why}, confirmation);
    if (!receipt) return base::fail(receipt.error());
    ruled.receipt = std::move(*receipt);
    return ruled;
}

Outcome<Receipt> enterRuling(Evening& evening, int number, const RulingWish& wish,
                             const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return withRulingEntered(now, number, wish, confirmation.why);
    };
    return evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> appealRuling(Evening& evening, int number, const std::string& why,
                              const Confirmation& confirmation) {
    return evening.act({[&](const Tournament& now) {
                            return withAppeal(now, number, {why, utcNow()});
                        },
                        why},
                       confirmation);
}

Outcome<Receipt> upholdRuling(Evening& evening, int number, const std::string& why,
                              const Confirmation& confirmation) {
    return evening.act({[&](const Tournament& now) {
                            return withUpheld(now, number, {why, utcNow()});
                        },
                        why, Fixes::Numbers},
                       confirmation);
}

Outcome<Receipt> withdrawRuling(Evening& evening, int number, const std::string& why,
                                const Confirmation& confirmation) {
    return evening.act({[&](const Tournament& now) {
                            return withWithdrawn(now, number, {why, utcNow()});
                        },
                        why},
                       confirmation);
}

Outcome<Receipt> overruleRuling(Evening& evening, int number, const std::string& decision,
                                const std::string& why, const Confirmation& confirmation) {
    return evening.act({[&](const Tournament& now) {
                            return withOverruled(now, number, decision, {why, utcNow()});
                        },
                        why, Fixes::Numbers},
                       confirmation);
}

Outcome<std::vector<int>> searchRulings(const Evening& evening, const store::RulingSearch& search) {
    auto numbers = evening.file().searchRulings(withRuleWords(search));
    if (!numbers) return base::fail(Failure{numbers.error()});
    return std::move(*numbers);
}

Outcome<std::vector<int>> rulingsLike(const Evening& evening, const LikeWish& wish, int most) {
    const auto search = searchLike(wish, most);
    if (!search) return base::fail(search.error());
    return searchRulings(evening, *search);
}

} // namespace schreiber::desk
