#pragma once

#include <cards/drawing.h>

#include <string>
#include <string_view>

namespace schreiber::desk::page {

// What somebody typed, as text of a page: nothing in it is markup, and nothing invisible turns what stands
// around it.
std::string escaped(std::string_view text);

// `<tag attributes>text</tag>`
std::string element(std::string_view tag, std::string_view text, std::string_view attributes = {});

// The attribute of a title whose longest word is wider than a phone has room for, in pixels, so that no word
// is broken: its letters are as much smaller. Empty where none is.
std::string roomForWords(std::string_view text, int room);

// For lines of a picture: a tenth is finer than anybody sees.
std::string tenths(double number);

// A drawing's paths, for a group of an <svg>.
std::string pathsOf(const cards::Drawing& drawing);

} // namespace schreiber::desk::page
