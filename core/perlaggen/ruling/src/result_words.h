#pragma once

#include <optional>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/ruling.h>
#include <string_view>
#include <words/language.h>

// The words of the result object (deal-record.md), and what they are to a person.
namespace schreiber::perlaggen::ruling {

// `gleich`, `hanger`, `spiel`.
const char* nameOf(deal::Figure figure);
std::optional<deal::Figure> readFigure(std::string_view name);
const char* nameOf(deal::How how);
const char* nameOf(deal::Verdict verdict);
std::optional<deal::How> readHow(std::string_view name);

std::string_view inWords(deal::How how, words::Language language);

} // namespace schreiber::perlaggen::ruling
