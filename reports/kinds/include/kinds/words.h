#pragma once

#include <kinds/report.h>

#include <string>

// What went wrong with a report and what to do about it, for a person.
namespace schreiber::kinds {

std::string inWords(const ReportError& error, Language language);
std::string inWords(const pdf::PdfError& error, Language language);

// A warning: the report is there, with U+FFFD in the name.
std::string inWords(const pdf::MissingCharacter& missing, Language language);

} // namespace schreiber::kinds
