#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <tournament/draw.h>

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Draws made on paper: slips and cut cards as somebody typed them, with a header or without. All defects at
// once; `file` is only named in them.
namespace schreiber::desk {

using SlipErrors = std::vector<base::InputError>;

// table;number;number[;number;number]
base::Result<std::vector<tournament::TypedTable>, SlipErrors> readTables(std::string_view csv,
                                                                         const std::string& file);
// number;number
base::Result<std::vector<std::pair<int, int>>, SlipErrors> readCouples(std::string_view csv,
                                                                       const std::string& file);
// number;card: a card as in a deal record (LA, H10, SU), by its rank, or a number
base::Result<std::map<int, int>, SlipErrors> readCut(std::string_view csv, const std::string& file);

} // namespace schreiber::desk
