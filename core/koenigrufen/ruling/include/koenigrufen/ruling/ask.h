#pragma once

#include <koenigrufen/ruling/query.h>
#include <span>

namespace schreiber::koenigrufen::ruling {

// Queries about bidding and playing: `trick`, `plays`, `may-bid`.
std::span<const QueryKind> queryKinds();

} // namespace schreiber::koenigrufen::ruling
