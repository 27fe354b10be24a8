#pragma once

#include "dispute/record_game.h"

#include <koenigrufen/record/writer.h>

namespace schreiber::desktop {

const RecordGame& tarockRecords();

// The words a record is written in.
koenigrufen::record::Keywords tarockKeywords(words::Language language);

} // namespace schreiber::desktop
