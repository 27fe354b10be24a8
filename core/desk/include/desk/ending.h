#pragma once

#include <desk/receipt.h>
#include <tournament/model.h>
#include <tournament/standings.h>

#include <string>

// How an evening comes to its ranking, and to its end.
namespace schreiber::desk {

class Evening;

// While groups play, group after group, with rank and reason among its own.
Outcome<tournament::Standings> standingsOf(const Evening& evening, int round = 0);

// An extra game between two who are level.
Outcome<Receipt> recordDecider(Evening& evening, const tournament::Decider& decider,
                               const Confirmation& confirmation = {});

// Ranks and prize list fixed. Asks where the ranking is not final. With `confirmAll` what is only entered is
// confirmed with it, so that the wall shows it; what is under appeal is not.
Outcome<Receipt> closeTournament(Evening& evening, const Confirmation& confirmation = {},
                                 bool confirmAll = false);
Outcome<Receipt> reopenTournament(Evening& evening, const std::string& why,
                                  const Confirmation& confirmation = {});

} // namespace schreiber::desk
