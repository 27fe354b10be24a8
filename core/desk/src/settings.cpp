#include "steps/settings.h"

#include "change.h"
#include "steps/sheets.h"

#include <desk/evening.h>
#include <desk/journal_arguments.h>
#include <desk/settings.h>

#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

tournament::Settings likeAnother(const tournament::Settings& settings) {
    tournament::Settings like = settings;
    like.date.clear();
    like.seed = 0;
    // What an import could not read belongs to that evening alone.
    std::erase_if(like.furtherOptions, [](const auto& option) { return option.first.starts_with('/'); });
    return like;
}

Outcome<tournament::Settings> settingsOfFile(const std::string& path) {
    const auto evening = Evening::open(path, store::Access::ReadOnly);
    if (!evening) return base::fail(evening.error());
    return likeAnother(evening->tournament().settings);
}

Outcome<base::Done> checkNew(const NewTournament& wanted, bool yes) {
    auto settings = settingsFor(wanted, yes);
    if (!settings) return base::fail(settings.error());
    return base::Done{};
}

Outcome<Receipt> changeSettings(Evening& evening, const std::map<std::string, std::string>& options,
                                const Confirmation& confirmation) {
    if (auto checked = withOptions(evening.tournament().settings, options); !checked)
        return base::fail(Failure{InputErrors{checked.error()}});
    const auto make = [&](const Tournament& now) -> base::Result<Made, Refusal> {
        auto settings = withOptions(now.settings, options);
        if (!settings) return base::fail(Refusal{"settings_changed_meanwhile"_refusal, {}});
        if (auto refusal = whyNotFormat(*settings)) return base::fail(std::move(*refusal));
        if (auto free = fixedNow(now, *settings); !free) return base::fail(free.error());
        Made made{now, {"set", {}}, {}, std::nullopt};
        made.after.settings = std::move(*settings);
        if (!options.empty()) made.what.arguments["options"] = optionsText({options.begin(), options.end()});
        const tournament::Round* last = now.rounds.empty() ? nullptr : &now.rounds.back();
        if (last != nullptr && made.after.settings.tables != now.settings.tables && !isOver(now, *last))
            made.warnings.emplace_back(
                "tables_from_next_round",
                std::map<std::string, std::string>{{"round", std::to_string(last->number)},
                                                   {"next", std::to_string(last->number + 1)}});
        made.question = questionIfDropped(now.settings, options);
        if (!made.question && options.contains("games"))
            made.question = confirmUnevenDeals(made.after.settings);
        if (changesRanking(now.settings, made.after.settings) && !rankChanges(now, made.after).empty())
            made.question = Refusal{"ranking_would_change"_refusal, {}};
        if (const std::string places = countAnew(made.after); !places.empty())
            made.question = Refusal{"scores_would_change"_refusal, {{"places", places}}};
        return made;
    };
    return evening.act({make, confirmation.why}, confirmation);
}

} // namespace schreiber::desk
