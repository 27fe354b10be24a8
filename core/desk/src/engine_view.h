#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <desk/rulings.h>
#include <store/ruling_search.h>
#include <tournament/ruling.h>

#include <perlaggen/record/record.h>
#include <string>
#include <vector>

namespace schreiber::desk {

// The one deal of a text, or every defect in it.
base::Result<perlaggen::record::Record, std::vector<base::InputError>> readOneDeal(const std::string& text,
                                                                                   const std::string& file);

// Writes the record and what the rules say of it into the ruling. The record is kept in its canonical form,
// so that the lines in the text are its own. Open where nothing was recorded to rule on, or where a point
// cannot be decided; otherwise decided.
void ruleOn(const perlaggen::record::Record& record, tournament::Ruling& ruling);

// What is asked of an archive: the nearest by the record's rule points and by words.
Outcome<store::RulingSearch> searchLike(const LikeWish& wish, int most);

} // namespace schreiber::desk
