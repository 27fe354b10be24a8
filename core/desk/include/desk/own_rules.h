#pragma once

#include <desk/failure.h>
#include <desk/games.h>
#include <tournament/limits.h>
#include <tournament/model.h>

#include <map>
#include <optional>
#include <string>
#include <words/language.h>

// The rules of a tournament: a rule set, and what the club made of it. Under a name of its own
// that is the club's rule set; it goes from file to file as the head of a deal record, which says the same.
namespace schreiber::desk {

struct NewTournament;

// The option by which a club gives its rules a name; an empty value takes it back. What else goes with a rule
// set are its switches and the options that only its game has (desk/games.h).
inline constexpr const char* kOwnName = "rules-name";

// The option of where the results are published: an address, which papers show as a QR code. Kept as an
// option that a tournament may have beyond those of its format.
inline constexpr const char* kResultsPage = "results-page";

// What the club calls its rules; empty where they have no name of their own.
std::string ownName(const tournament::Settings& settings);
// Such an option of a game, or the address; empty where none was given.
std::string furtherOption(const tournament::Settings& settings, const std::string& option);

// What a switch so set means as a rule; its question where nothing is said; as they are where they are none
// of the book's.
std::string houseRuleInWords(const std::string& name, const std::string& value, words::Language language);

// What a record says of them: rules, house rules, target, the club's list and what it calls them.
game::Head rulesHead(const tournament::Settings& settings);

// The rules as a file to hand on.
std::string ownRulesFile(const tournament::Settings& settings);

inline constexpr std::size_t kMostRulesBytes = tournament::kMegabyte; // of such a file

// What `changeSettings` is told so that the tournament has the rules of such a file, or of any record's head.
Outcome<std::map<std::string, std::string>> readOwnRules(const std::string& bytes, const std::string& file,
                                                         const tournament::Settings& now);

// A tournament that is yet to be made may name such a file in place of a rule set: then it gets the rules in
// it. House rules and a target that it names itself come before the file's.
Outcome<base::Done> readOwnRules(NewTournament& wanted);

// The same for rules put together by hand: a base, and options (`rules-name`, those of the game,
// `target`, switches). What the tournament had agreed beyond that no longer holds.
std::map<std::string, std::string> ownRulesAnew(const std::string& base,
                                                std::map<std::string, std::string> options,
                                                const tournament::Settings& now);

} // namespace schreiber::desk
