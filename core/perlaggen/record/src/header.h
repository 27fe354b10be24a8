#pragma once

#include "lines.h"

#include <base/record_head.h>

#include <perlaggen/record/record.h>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

// The header's keys: one table, read and written from (deal-record.md, Header).
namespace schreiber::perlaggen::record {

using base::KeyText;
using base::PlacedKey;

struct ReadHeader {
    Header header;
    std::vector<PlacedKey> places;
    std::unordered_set<std::string> names; // of the places

    const PlacedKey* find(std::string_view name) const;
};

// Reads one line `key: value`; returns the key's canonical name, or nothing if the line is no such thing.
std::optional<std::string> readKey(int number, std::string_view text, ReadHeader& read, Defects& defects);

// The key that `text` begins with may quote names, in which a `#` starts no comment.
bool mayQuote(std::string_view text);

// Whether the name before a colon is a key that the header knows: `score`, `hand A`.
bool isKnownKey(std::string_view name);

// The lines of the header, each with its key's canonical name.
std::vector<KeyText> writeKeys(const Header& header);

// `hand A`
std::string handKey(cards::Seat seat);
bool isHandKey(std::string_view name);

} // namespace schreiber::perlaggen::record
