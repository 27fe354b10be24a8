#pragma once

#include <desk/rulings.h>
#include <store/ruling_search.h>
#include <tournament/ruling.h>

#include <string>

namespace schreiber::desk {

// What is asked of an archive: the nearest by the record's rule points and by words.
Outcome<store::RulingSearch> searchLike(const LikeWish& wish, int most);

} // namespace schreiber::desk
