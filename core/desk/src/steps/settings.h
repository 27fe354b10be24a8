#pragma once

#include "steps/step.h"

#include <base/input_error.h>
#include <base/result.h>
#include <desk/own_rules.h>
#include <desk/settings.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

// What a club decides: options by the names of the command line, and switches of the rule set.
namespace schreiber::desk {

// All defects at once; `file` of each is the option's name.
using OptionErrors = std::vector<base::InputError>;

// The largest seed: every reader of JSON gets it back exactly.
inline constexpr std::uint64_t kLargestSeed = (1ULL << 53) - 1;

// The settings of a new tournament, everything checked.
base::Result<tournament::Settings, OptionErrors> newSettings(const NewTournament& wanted);
// The same with what is refused and asked about them; `yes` answers that.
Outcome<tournament::Settings> settingsFor(const NewTournament& wanted, bool yes);

// Settings changed by `set`: options by name, and switches by theirs (an empty value goes back to the rule
// set's). Which of them may still change depends on what was played: see `fixedNow`.
base::Result<tournament::Settings, OptionErrors>
withOptions(const tournament::Settings& settings, const std::map<std::string, std::string>& options);

// What no `new` and no `set` could have made of settings that come from elsewhere.
OptionErrors faultsOf(const tournament::Settings& settings);

// Refused where the format is none of the rule set: `format_rules`.
std::optional<Refusal> whyNotFormat(const tournament::Settings& settings);
// Asked where not everybody would deal equally often in a round: `deals_uneven`.
std::optional<Refusal> confirmUnevenDeals(const tournament::Settings& settings);

// Refused where the change would make what was drawn or played meaningless: `setting_fixed`.
base::Result<base::Done, Refusal> fixedNow(const Tournament& tournament, const tournament::Settings& after);

// Another rule set takes away the name and the list that the club made of the one before; asked unless the
// options say what becomes of them: `own_rules_dropped`.
std::optional<Refusal> questionIfDropped(const tournament::Settings& before,
                                         const std::map<std::string, std::string>& options);

// Whether the change alters how standings are worked out.
bool changesRanking(const tournament::Settings& before, const tournament::Settings& after);

} // namespace schreiber::desk
