#include "change.h"
#include "engine_view.h"
#include "steps/rulings.h"

#include <desk/evening.h>
#include <desk/rulings.h>

#include <algorithm>
#include <ctime>
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

} // namespace

Outcome<record::Header> Evening::disputeFrom(const SheetPlace& place) const {
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
    if (wanted.place.table != 0) {
        const auto head = disputeFrom(wanted.place);
        if (!head) return base::fail(head.error());
        completeHead(record->header, *head);
    }
    Ruling ruling;
    ruling.at = wanted.at.empty() ? utcNow() : wanted.at;
    ruling.askedBy = wanted.askedBy;
    ruling.dispute = wanted.dispute;
    ruleOn(*record, ruling);
    Ruled ruled;
    const auto make = [&](const Tournament& now) {
        auto made = withRuling(now, ruling, wanted);
        if (!made) return made;
        if (record->header.rules != now.settings.rules) made->warnings.emplace_back("ruling_other_rules");
        ruled.ruling = made->after.rulings.back();
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
    return act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> Evening::appealRuling(int number, const std::string& why, const Confirmation& confirmation) {
    return act({[&](const Tournament& now) { return withAppeal(now, number, why); }, why}, confirmation);
}

Outcome<Receipt> Evening::upholdRuling(int number, const std::string& why, const Confirmation& confirmation) {
    return act({[&](const Tournament& now) { return withUpheld(now, number, why); }, why}, confirmation);
}

Outcome<Receipt> Evening::overruleRuling(int number, const std::string& decision, const std::string& why,
                                         const Confirmation& confirmation) {
    return act({[&](const Tournament& now) { return withOverruled(now, number, decision, why); }, why},
               confirmation);
}

Outcome<std::vector<int>> Evening::searchRulings(const store::RulingSearch& search) const {
    auto numbers = m_file.searchRulings(search);
    if (!numbers) return base::fail(Failure{numbers.error()});
    return std::move(*numbers);
}

Outcome<std::vector<int>> Evening::rulingsLike(const LikeWish& wish, int most) const {
    store::RulingSearch search;
    search.words = wish.words;
    search.any = true;
    search.most = most;
    if (!wish.record.empty()) {
        const auto record = readOneDeal(wish.record, wish.file);
        if (!record) return base::fail(Failure{InputErrors{record.error()}});
        Ruling asked;
        ruleOn(*record, asked);
        for (const tournament::RuledPoint& point : asked.found) search.rules.push_back(point.rule);
        std::sort(search.rules.begin(), search.rules.end());
        search.rules.erase(std::unique(search.rules.begin(), search.rules.end()), search.rules.end());
    }
    return searchRulings(search);
}

} // namespace schreiber::desk
