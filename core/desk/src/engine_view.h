#pragma once

#include <desk/rulings.h>
#include <store/ruling_search.h>
#include <tournament/ruling.h>

#include <string>

namespace schreiber::desk {

// Writes the record and what the rules say of it into the ruling. It can be read. Open where nothing was
// recorded to rule on, or where a point cannot be decided; otherwise decided.
void ruleOn(const std::string& record, tournament::Ruling& ruling);

// What is asked of an archive: the nearest by the record's rule points and by words.
Outcome<store::RulingSearch> searchLike(const LikeWish& wish, int most);

} // namespace schreiber::desk
