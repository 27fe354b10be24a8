#pragma once

#include "layout.h"
#include "row.h"

#include <string>
#include <vector>

// Seals of the journal's rows. A seal is 32 hexadecimal digits, the first half of SHA-256 over the digest of
// the row before and all columns, then four for each column, a CRC that tells which one was altered. It
// guards against a slip of hand, of a disk or of another program, not against a forger.
namespace schreiber::store {

inline constexpr std::size_t kDigestLength = 32;

// `row` without its seal; `previous` is the digest of the row before, empty for the first.
std::string sealOf(const std::string& previous, const TableLayout& layout, const Row& row);

inline std::string digestOf(const std::string& seal) {
    return seal.substr(0, kDigestLength);
}

struct SealCheck {
    std::vector<std::string> altered; // columns; empty when all is as it was written
    std::string digest;               // what the next row was sealed with
};
SealCheck checkSeal(const std::string& previous, const TableLayout& layout, const Row& sealedRow);

} // namespace schreiber::store
