#pragma once

#include <base/input_error.h>

#include <optional>
#include <string>
#include <string_view>

namespace schreiber::tournament {

// The text of a file in UTF-8, without its byte-order mark. Bytes that mean nothing in the file's encoding
// stay as they are, so that they can be reported where they stand.
std::string toUtf8(std::string_view bytes);

// Why a file is no list that can be read: it is a workbook (WORKBOOK), a document or none of text (NO-LIST),
// or its letters are those of an old Mac or of DOS (OTHER-LETTERS with the word that was meant).
std::optional<base::InputError> whyNoList(std::string_view bytes);

// What a text was before some program took its UTF-8 for another encoding: "Müller" of "MÃ¼ller". Nothing
// where it is as it was.
std::optional<std::string> beforeDoubleEncoding(std::string_view text);

} // namespace schreiber::tournament
