#pragma once

#include <base/random.h>

#include <string>

// Bytes of others made hostile: what a broken disk, a curious member or somebody who means harm gives to the
// program. Each tells what it did.
namespace schreiber::test {

// A database at `path`: a cell, a row, a table, the schema, the search's words or plain bytes. `numbers`: one
// number of the scoresheets alone, and nothing else, so that the file stays what it looks like.
std::string alterDatabase(const std::string& path, base::Random& random);
std::string alterNumber(const std::string& path, base::Random& random);

// JSON: a value, a key, or the text itself.
std::string alteredJson(const std::string& json, base::Random& random);

// Any text: bytes, lines, and words of the same text put elsewhere.
std::string alteredText(const std::string& text, base::Random& random);

} // namespace schreiber::test
