#pragma once

#include "json_reader.h"

#include <store/ruling_value.h>

// A ruling read from JSON, in the export of a tournament and in a bundle of rulings.
namespace schreiber::store {

void read(JsonReader& in, tournament::Ruling& ruling);

} // namespace schreiber::store
