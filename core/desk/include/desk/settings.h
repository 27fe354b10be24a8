#pragma once

#include <desk/receipt.h>

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
};

// What `Evening::create` would say against it, without writing anything.
Outcome<base::Done> checkNew(const NewTournament& wanted, bool yes = true);

Outcome<Receipt> changeSettings(Evening& evening, const std::map<std::string, std::string>& options,
                                const Confirmation& confirmation = {});

} // namespace schreiber::desk
