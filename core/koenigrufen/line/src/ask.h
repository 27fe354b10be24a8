#pragma once

#include <koenigrufen/ruling/query.h>

namespace schreiber::koenigrufen::line {

// Queries about counting and writing: `count premium mondfang trischaken settle zero-sum doubling`.
std::span<const ruling::QueryKind> queryKinds();

} // namespace schreiber::koenigrufen::line
