#pragma once

#include <base/record_head.h>

#include <koenigrufen/record/record.h>
#include <string>
#include <string_view>
#include <vector>

// The header's keys: one table, read and written from.
namespace schreiber::koenigrufen::record {

using base::KeyText;
using base::PlacedKey;

struct ReadHeader {
    Header header;
    std::vector<PlacedKey> places;

    const PlacedKey* find(std::string_view name) const;
};

// Reads one line `key: value`; returns the key's canonical name, or nothing if the line is no such thing.
std::optional<std::string> readKey(int number, std::string_view text, ReadHeader& read,
                                   base::Defects& defects);

// The key that `text` begins with may quote names, in which a `#` starts no comment.
bool mayQuote(std::string_view text);
// Whether the name before a colon is a key that the header knows: `dealer`, `hand A`.
bool isKnownKey(std::string_view name);

// What only the whole header shows: that the rule set exists, that no card stands in two places.
void checkHeader(const ReadHeader& read, int firstLine, bool isBroken, base::Defects& defects);

// The lines of the header, each with its key's canonical name.
std::vector<KeyText> writeKeys(const Header& header);

} // namespace schreiber::koenigrufen::record
