#include "change.h"
#include "group_warnings.h"
#include "steps/draw_questions.h"
#include "steps/drawing.h"
#include "steps/slips.h"
#include "steps/zero_sum.h"

#include <desk/draws.h>
#include <desk/evening.h>
#include <desk/outdated.h>
#include <desk/words.h>
#include <tournament/cut.h>
#include <tournament/heats.h>
#include <tournament/schedule.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <utility>

namespace schreiber::desk {

namespace {

bool isPublished(const tournament::Round* round) {
    return round != nullptr && round->state == tournament::RoundState::Published;
}

// A change of a published round: said, and kept in the journal, because taking it back needs a reason.
// Of what is printed only the sheets of tables are named at which others sit now.
void markPublished(const Tournament& now, Made& made, int round) {
    made.what.arguments["published"] = "yes";
    const tournament::Round* const before = tournament::findRound(now, round);
    const tournament::Round* const after = tournament::findRound(made.after, round);
    std::vector<std::string> tables;
    for (const tournament::Table& table : after->tables) {
        const tournament::Table* const same = tournament::findTable(*before, table.number);
        if (same == nullptr || same->sides != table.sides)
            tables.push_back(tournament::tableCalled(*after, table));
    }
    if (!isPublished(after) || tables.empty() || tables.size() == after->tables.size())
        return made.warnings.push_back("printed_seating_outdated");
    made.warnings.emplace_back("printed_sheets_outdated",
                               std::map<std::string, std::string>{{"tables", listed(tables)}});
}

// What the draw could not keep or see.
void warnOfGroups(Made& made) {
    for (Warning& warning : groupWarnings(made.after)) made.warnings.push_back(std::move(warning));
}

// The knock-out is drawn, and who has left a group has not met all of it.
void warnOfLostMeetings(const Tournament& now, Made& made) {
    if (now.rounds.empty() || !beginsKnockout(made.after)) return;
    if (const auto lost = tournament::meetingsLost(now); !lost.empty())
        made.warnings.emplace_back("group_meetings_lost", std::map<std::string, std::string>{
                                                              {"meetings", listed(lost)},
                                                              {"names", meetingNames(made.after, lost)}});
}

// Results that nobody has confirmed yet: they count, and what is drawn from them may still change.
void warnOfUnconfirmed(const Tournament& now, Made& made) {
    if (now.rounds.empty()) return;
    const tournament::Round& last = now.rounds.back();
    int count = 0;
    std::vector<std::string> tables;
    for (const tournament::Table& table : last.tables) {
        const auto entered = std::count_if(table.games.begin(), table.games.end(), [](const auto& sheet) {
            return sheet.state == tournament::SheetState::Entered;
        });
        count += static_cast<int>(entered);
        if (entered > 0) tables.push_back(tournament::tableCalled(last, table));
    }
    if (count > 0)
        made.warnings.emplace_back("sheets_unconfirmed",
                                   std::map<std::string, std::string>{{"count", std::to_string(count)},
                                                                      {"round", std::to_string(last.number)},
                                                                      {"tables", listed(tables)}});
}

// Somebody gets nothing for a place that nobody thought of.
void warnOfRankPoints(Made& made) {
    const tournament::Settings& settings = made.after.settings;
    const auto list = tournament::readRankPoints(settings.rankPoints, settings.players);
    if (!settings.zeroSum || !list || !list->larger.empty() || made.after.rounds.empty()) return;
    const auto& tables = made.after.rounds.back().tables;
    if (std::ranges::any_of(tables,
                            [&](const auto& table) { return table.sides.size() > list->usual.size(); }))
        made.warnings.emplace_back("rank_points_larger");
}

void warnOfPartners(const Tournament& now, const std::string& separate, Made& made) {
    for (Warning& warning : partnerWarnings(now, made.after, separate))
        made.warnings.push_back(std::move(warning));
}

// Partners come by lot here; by cards, by slips or kept apart they are drawn through `drawPartners`.
Changed drawn(const Tournament& now, const DrawWish& wish) {
    switch (wish.kind) {
    case DrawKind::Partners: {
        const PartnerDrawer byLot = [](const Tournament& before, std::uint64_t seed) {
            return tournament::drawPartners(before, seed, {});
        };
        return withPartnersDrawn(now, byLot, *wish.seed, wish.why);
    }
    case DrawKind::Tables: {
        const RoundDrawer byLot = [&](const Tournament& before, int number) {
            return tournament::drawRound(before, number, *wish.seed);
        };
        return withRoundDrawn(now, byLot, wish.yes);
    }
    case DrawKind::Anew:
        break;
    }
    return withRoundRedrawn(now, *wish.seed, wish.why, wish.yes);
}

store::Action nameOf(const Tournament& now, const DrawWish& wish) {
    const std::string seed = std::to_string(*wish.seed);
    if (wish.kind == DrawKind::Partners) return {"drew_partners", {{"seed", seed}}};
    const bool anew = wish.kind == DrawKind::Anew;
    const int round = tournament::currentRound(now) + (anew ? 0 : 1);
    return {anew ? "redrew_round" : "drew_round", {{"round", std::to_string(round)}, {"seed", seed}}};
}

// How the partners are made.
struct PartnerPlan {
    PartnerDrawer draw;
    tournament::PartnerWish wish; // of a draw that is not typed
};

// What was typed is read here, so that its defects are told before anything is asked.
base::Result<PartnerPlan, SlipErrors> partnerPlan(const PartnerDraw& wanted) {
    const bool highLow = wanted.by == "high-low";
    SlipErrors errors;
    if (!wanted.by.empty() && !highLow) errors.push_back({"--by", 0, 0, wanted.by, {"high-low"}});
    const bool known = wanted.separate.empty() || wanted.separate == "club" || wanted.separate == "camp";
    if (!known) errors.push_back({"--separate", 0, 0, wanted.separate, {"club", "camp"}});
    if (wanted.typed && !wanted.separate.empty())
        errors.push_back({"--separate", 0, 0, wanted.separate, {"not_with_from"}});
    if (!errors.empty()) return base::fail(std::move(errors));
    if (wanted.typed && !highLow) {
        auto couples = readCouples(*wanted.typed, wanted.file);
        if (!couples) return base::fail(couples.error());
        return PartnerPlan{[list = std::move(*couples)](const Tournament& now, std::uint64_t) {
                               return tournament::typedPartners(now, list);
                           },
                           {}};
    }
    tournament::PartnerWish wish{highLow, {}, wanted.separate};
    if (wanted.typed) {
        auto cut = readCut(*wanted.typed, wanted.file);
        if (!cut) return base::fail(cut.error());
        wish.cut = std::move(*cut);
    }
    const auto draw = [wish](const Tournament& now, std::uint64_t seed) {
        return tournament::drawPartners(now, seed, wish);
    };
    return PartnerPlan{draw, std::move(wish)};
}

// The journal says in which order the cards came, so that the draw can be checked.
store::Action cutAction(const Tournament& now, std::uint64_t seed, const tournament::PartnerWish& wish,
                        const std::string& file, const std::string& why) {
    const Tournament before = beforePartners(now, why);
    store::Action what{
        file.empty() ? "cut_partners" : "cut_partners_typed",
        {{"seed", std::to_string(seed)}, {"cut", listed(tournament::cutOrder(before, seed, wish.cut))}}};
    if (!file.empty()) what.arguments["file"] = file;
    return what;
}

} // namespace

WorkedOutDraw workOutDraw(const Tournament& now, const DrawWish& wish) {
    DrawWish seeded = wish;
    const std::uint64_t fresh = freshSeed();
    seeded.seed = wish.seed.value_or(wish.kind == DrawKind::Anew ? seedAnew(now, fresh) : fresh);
    return {now, seeded, drawn(now, seeded)};
}

Outcome<Receipt> writeDraw(Evening& evening, const WorkedOutDraw& draw, const Confirmation& confirmation) {
    const DrawWish& wish = draw.wish;
    const auto make = [&](const Tournament& now) {
        const bool partners = wish.kind == DrawKind::Partners;
        auto made = named(now == draw.before ? draw.after : drawn(now, wish), nameOf(now, wish),
                          partners ? draftWarning(now) : std::vector<Warning>());
        const bool anew = wish.kind == DrawKind::Anew;
        if (made && anew && isPublished(tournament::findRound(now, tournament::currentRound(now))))
            markPublished(now, *made, tournament::currentRound(now));
        if (made && anew)
            if (std::string dropped = droppedBy(now, made->after); !dropped.empty())
                made->what.arguments["dropped"] = std::move(dropped);
        if (made && partners) warnOfPartners(now, {}, *made);
        if (made && !partners) warnOfGroups(*made);
        if (made && wish.kind == DrawKind::Tables) warnOfUnconfirmed(now, *made);
        if (made && wish.kind == DrawKind::Tables) warnOfRankPoints(*made);
        if (made && wish.kind == DrawKind::Tables) warnOfLostMeetings(now, *made);
        if (made && !partners && banMetInDraft(made->after)) made->warnings.emplace_back("never_by_results");
        return made;
    };
    return evening.act({make, wish.why.empty() ? confirmation.why : wish.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> drawPartners(Evening& evening, std::optional<std::uint64_t> seed,
                              const Confirmation& confirmation, const PartnerDraw& wanted) {
    const auto plan = partnerPlan(wanted);
    if (!plan) return base::fail(Failure{InputErrors{plan.error()}});
    const std::uint64_t drawn = seed.value_or(freshSeed());
    const bool slips = wanted.typed && wanted.by.empty();
    const auto make = [&](const Tournament& now) {
        store::Action what = slips ? store::Action{"typed_partners", {{"file", wanted.file}}}
                                   : store::Action{"drew_partners", {}};
        what.arguments["seed"] = std::to_string(drawn);
        if (plan->wish.highLow)
            what = cutAction(now, drawn, plan->wish, wanted.typed ? wanted.file : std::string(),
                             confirmation.why);
        if (!wanted.separate.empty()) what.arguments["separate"] = wanted.separate;
        auto made = named(withPartnersDrawn(now, plan->draw, drawn, confirmation.why), std::move(what),
                          draftWarning(now));
        if (made && !slips) warnOfPartners(now, wanted.separate, *made);
        return made;
    };
    return evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> typeTables(Evening& evening, std::string_view csv, const std::string& file,
                            std::optional<std::uint64_t> seed, const Confirmation& confirmation) {
    const auto tables = readTables(csv, file);
    if (!tables) return base::fail(Failure{InputErrors{tables.error()}});
    const std::uint64_t drawn = seed.value_or(freshSeed());
    const bool yes = confirmation.yes || confirmation.dryRun;
    const auto make = [&](const Tournament& now) {
        const int round = tournament::currentRound(now) + 1;
        const auto draw = [&](const Tournament& before, int number) {
            return tournament::typedRound(before, number, *tables, drawn);
        };
        auto made =
            named(withRoundDrawn(now, draw, yes),
                  {"typed_round",
                   {{"round", std::to_string(round)}, {"file", file}, {"seed", std::to_string(drawn)}}});
        if (made) warnOfGroups(*made);
        if (made) warnOfUnconfirmed(now, *made);
        return made;
    };
    return evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
}

Outcome<Receipt> drawTables(Evening& evening, std::optional<std::uint64_t> seed,
                            const Confirmation& confirmation) {
    const bool yes = confirmation.yes || confirmation.dryRun;
    return writeDraw(evening, workOutDraw(evening.tournament(), {DrawKind::Tables, seed, {}, yes}),
                     confirmation);
}

Outcome<Receipt> redraw(Evening& evening, const std::string& why, std::optional<std::uint64_t> seed,
                        const Confirmation& confirmation) {
    const bool yes = confirmation.yes || confirmation.dryRun;
    return writeDraw(evening, workOutDraw(evening.tournament(), {DrawKind::Anew, seed, why, yes}),
                     confirmation);
}

Outcome<Receipt> swapPlaces(Evening& evening, int round, int a, int b, const std::string& why,
                            const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        auto made = named(withPlacesSwapped(now, round, a, b, why),
                          {"swapped",
                           {{"round", std::to_string(round)},
                            {"a", std::to_string(a)},
                            {"b", std::to_string(b)},
                            {"first", tournament::nameOf(now, a, round)},
                            {"second", tournament::nameOf(now, b, round)}}});
        if (!made) return made;
        MeetingChange change = meetingsChanged(now, made->after, round);
        made->repeats = std::move(change.repeats);
        made->lost = std::move(change.lost);
        if (!confirmSitsOutAgain(now)) made->question = confirmSitsOutAgain(made->after);
        if (isPublished(tournament::findRound(now, round))) markPublished(now, *made, round);
        return made;
    };
    return evening.act({make, why}, confirmation);
}

Outcome<Receipt> seatTable(Evening& evening, int round, int table, const std::vector<int>& numbers,
                           const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return named(withSeats(now, round, table, numbers),
                     {"seated",
                      {{"round", std::to_string(round)},
                       {"table", tournament::tableCalled(now, round, table)},
                       {"entries", listed(numbers)}}});
    };
    return evening.act({make, confirmation.why}, confirmation);
}

Outcome<Receipt> addTable(Evening& evening, int round, const std::vector<int>& numbers,
                          const std::string& why, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        auto after = withFurtherTable(now, round, numbers, why);
        if (!after) return base::fail(after.error());
        const tournament::Round& there = after->rounds.back();
        std::string names;
        for (const int number : numbers)
            names += (names.empty() ? "" : ", ") + std::to_string(number) + " " +
                     tournament::nameOf(*after, number, round);
        store::Action what{"added_table",
                           {{"round", std::to_string(round)},
                            {"table", tournament::tableCalled(there, there.tables.back())},
                            {"entries", names}}};
        auto made = named(std::move(after), std::move(what));
        made->repeats = meetingsChanged(now, made->after, round).repeats;
        warnOfRankPoints(*made);
        markPublished(now, *made, round);
        return made;
    };
    return evening.act({make, why, Fixes::Numbers}, confirmation);
}

std::vector<int> whoCanSit(const tournament::Tournament& tournament) {
    if (tournament.rounds.empty() || !isPublished(&tournament.rounds.back())) return {};
    const tournament::Round& round = tournament.rounds.back();
    std::vector<int> numbers = round.sittingOut;
    for (const int number : tournament::contestants(tournament)) {
        const bool seated = std::ranges::any_of(round.tables, [&](const tournament::Table& table) {
            return std::ranges::any_of(table.sides, [&](const std::vector<int>& side) {
                return std::ranges::find(side, number) != side.end();
            });
        });
        if (!seated && std::ranges::find(round.sittingOut, number) == round.sittingOut.end())
            numbers.push_back(number);
    }
    std::erase_if(numbers, [&](int number) {
        const std::vector<int> persons = tournament::personsOf(tournament, number);
        return std::ranges::any_of(persons, [&](int person) {
            const tournament::Entry* entry = tournament::findEntry(tournament, person);
            return entry == nullptr || tournament::stateOf(*entry) == tournament::EntryState::Left;
        });
    });
    return numbers;
}

Outcome<Receipt> startRound(Evening& evening, const Confirmation& confirmation) {
    const auto make = [&](const Tournament& now) {
        return named(withRoundStarted(now, swappedRounds(evening.journal())),
                     {"started_round", {{"round", std::to_string(tournament::currentRound(now))}}});
    };
    auto receipt = evening.act({make, confirmation.why, Fixes::Numbers}, confirmation);
    if (receipt && !confirmation.dryRun) endRoundClock(evening);
    return receipt;
}

} // namespace schreiber::desk
