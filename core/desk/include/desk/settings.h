#pragma once

#include <desk/receipt.h>
#include <tournament/model.h>

#include <cstdint>
#include <map>
#include <optional>
#include <string>

// What a club decides about its tournament: when it makes it, and afterwards.
namespace schreiber::desk {

class Evening;

// Empty or 0 takes the rule set's or the format's default.
struct NewTournament {
    std::string name;
    std::string date;
    std::string place;
    std::string rules;
    std::map<std::string, std::string> house;
    std::string format;
    std::string pairing;
    int target = 0;
    int rounds = 0;
    int games = 0; // in a match, or deals in a round
    int tables = 0;
    std::optional<std::uint64_t> seed; // of the tournament; drawn where none is given
    std::map<std::string, std::string>
        options; // scoring, ladder, missed-round, keep-apart, camps ... by their CLI names
    // Of another tournament: whatever is not said above is as it is there. An empty option takes back.
    std::optional<tournament::Settings> like = {};
};

// What the next evening takes over from another: rules, format, target, rounds, place, prizes, all options.
// Not the day, the seed, and nobody who played; the name stays as a proposal.
tournament::Settings likeAnother(const tournament::Settings& settings);
Outcome<tournament::Settings> settingsOfFile(const std::string& path);

// What `Evening::create` would say against it, without writing anything.
Outcome<base::Done> checkNew(const NewTournament& wanted, bool yes = true);

Outcome<Receipt> changeSettings(Evening& evening, const std::map<std::string, std::string>& options,
                                const Confirmation& confirmation = {});

} // namespace schreiber::desk
