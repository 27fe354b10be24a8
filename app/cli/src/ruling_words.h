#pragma once

#include "session.h"

#include <desk/rulings.h>
#include <store/club_file.h>

#include <optional>
#include <string>
#include <vector>

// Rulings for people, and what is typed about them.
namespace schreiber::cli {

// `line`, `strike=3`, `fine=0:2`, `redeal`, `lost=1`; none for anything else.
std::optional<desk::RulingWish> readWish(const std::string& text);

void printRulings(const Session& session, const tournament::Tournament& tournament,
                  const std::vector<const tournament::Ruling*>& rulings);
// Those of a club's memory, each under the club's number.
void printRulings(const Session& session, const std::vector<store::ClubRuling>& rulings);
void printRuling(const Session& session, const tournament::Tournament& tournament,
                 const tournament::Ruling& ruling);

// "Entscheid 3: entschieden · Strafe, Zeile 7", as the sheet of its table shows it.
std::string sheetNote(const Session& session, const tournament::Tournament& tournament,
                      const tournament::Ruling& ruling);

} // namespace schreiber::cli
