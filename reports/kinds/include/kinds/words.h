#pragma once

#include <kinds/report.h>

#include <string>
#include <string_view>
#include <words/language.h>

// Reports by name, and what went wrong with one and what to do about it, for a person.
namespace schreiber::kinds {

// "21.11. 19:30", "21/11 19:30", "21 Nov 19:30": for a row of a list of one evening.
std::string dayAndTime(const pdf::Moment& moment, words::Language language);

// "22.11.2026", "22/11/2026", "22 November 2026", with the time where there is one.
std::string dateText(const pdf::Moment& moment, words::Language language);
// The day with the month's name, as it stands on what is kept: 21. November 2026.
std::string longDate(const pdf::Moment& day, words::Language language);
// As one writes by hand: from 2 to 99 in words, `siebenundzwanzig`, others in figures. One is said with what
// is counted.
std::string numberInWords(int number, words::Language language);

// A report's name, as a menu lists it.
std::string_view titleOf(Kind kind, words::Language language);

std::string inWords(const ReportError& error, words::Language language);
std::string inWords(const pdf::PdfError& error, words::Language language);

// A warning: the report is there, with U+FFFD in the name.
std::string inWords(const pdf::MissingCharacters& missing, words::Language language);

} // namespace schreiber::kinds
