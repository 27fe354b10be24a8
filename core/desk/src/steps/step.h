#pragma once

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>
#include <tournament/standings.h>

#include <string>
#include <utility>
#include <vector>

// The use cases as pure functions: a tournament and a wish give the tournament as it would then be, or the
// rule that stands against it. The functions of an evening (desk/entries.h and its like) wrap them in
// transactions; nothing here reads or writes a file.
namespace schreiber::desk {

using tournament::Refusal;
using tournament::Tournament;
using Changed = base::Result<Tournament, Refusal>;

// The round that the next change of entries counts from: the first one not yet published.
int nextUnpublished(const Tournament& tournament);

// A published round nothing is missing from.
bool isOver(const Tournament& tournament, const tournament::Round& round);

// "3, 7, 12"
std::string listed(const std::vector<int>& numbers);
std::string listed(const std::vector<std::string>& tables); // as they are called

// "1–3, 2–4"; of very many the first, and how many there are
std::string listed(const std::vector<std::pair<int, int>>& meetings);

// "18:11"
std::string joined(const std::vector<int>& points);
// "Hofer / Moser – Kofler / Höß".
std::string whoMeets(const Tournament& tournament, const tournament::Round& round,
                     const tournament::Table& table);

} // namespace schreiber::desk
