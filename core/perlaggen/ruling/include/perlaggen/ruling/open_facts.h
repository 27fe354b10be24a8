#pragma once

#include <perlaggen/deal/counting.h>
#include <string>
#include <string_view>
#include <words/language.h>

// A fact that nobody told and that decides what the figures come to, in words.
namespace schreiber::perlaggen::ruling {

// "gleich.size", as a query answers it.
std::string keyOf(const deal::OpenFact& fact);

// "wie viele Karten das Gleich hat".
std::string needInWords(const deal::OpenFact& fact, words::Language language);
// The same by its key; empty where it is none.
std::string needInWords(std::string_view key, words::Language language);
std::string needInWords(rulebook::Switch which, words::Language language);

// What one way of it is: "Das Gleich wurde nicht angesagt".
std::string wayInWords(const deal::OpenFact& fact, const deal::OpenFact::Way& way, words::Language language);

} // namespace schreiber::perlaggen::ruling
