#pragma once

#include "messages/message.h"

#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::desk::page {

// What the results page says by itself; the rest it is told by lists and desk.
std::string say(words::Language language, const char* code, const Arguments& arguments = {});

// "21. November 2026"; what is no day (files of before) stays as it is.
std::string dayInWords(const std::string& iso, words::Language language);

// "Anna und Bert", "Anna, Bert und Cilli"
std::string together(const std::vector<std::string>& names, words::Language language);

} // namespace schreiber::desk::page
