#pragma once

#include <tournament/model.h>

#include <game/game.h>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The games that are played here. Which there are, games.cpp alone says.
namespace schreiber::desk {

std::span<const game::Game* const> games();

// The game that a tournament plays; the first where its rule set is none of any.
const game::Game& gameOf(const tournament::Settings& settings);
// What its club agreed on.
game::Agreed agreedOf(const tournament::Settings& settings);

// What of its rules a ruling may need and nobody has decided.
std::vector<game::OpenSwitch> openSwitches(const tournament::Settings& settings);

// The rule set of that id, of whichever game.
std::optional<game::Shape> shapeOf(std::string_view ruleSet);

// The options that only one game has (Game::ownOptions), of all of them, and whether that is one.
std::vector<std::string> ownOptions();
bool isOwnOption(std::string_view name);
bool isOptionOf(const game::Game& game, std::string_view name);

// Whether a rule of any game has that name.
bool isRule(std::string_view name);

// The game by whose rules a record says that it is; the first where it names none.
const game::Game& gameOfRecord(const std::string& record);

// The one deal of a text, or every defect in it; of the game that can read it.
base::Result<game::Deal, std::vector<base::InputError>> readOneDeal(const std::string& text,
                                                                    const std::string& file);

// What the records of a text come to, each by the rules that its head names; or every defect. What a club
// agreed beside its rules holds for the records by these.
base::Result<std::vector<game::Checked>, std::vector<base::InputError>>
checkedDeals(const std::string& text, const std::string& file, game::Form form, words::Language language,
             const game::Agreed& agreed = {});

// Queries about any game, each answered by the game whose rules it names; by the first where it names none.
class Asker {
  public:
    explicit Asker(words::Language language);
    std::string answer(std::string_view line);

  private:
    std::vector<std::unique_ptr<game::Answers>> m_answers; // in the order of games()
};

} // namespace schreiber::desk
