#pragma once

#include <tournament/model.h>

#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::desk {

// The figures of a line as `deal add` takes them: `gleich=0:2:held hanger=1:1:good`.
std::string marksText(const tournament::Line& line);

// The sheet as people read it: each reason in words, with the number of the ruling in front that it comes
// from
// ("Entscheid 3: …"), of those that were made at its table.
tournament::Sheet reasonsInWords(tournament::Sheet sheet, const std::vector<tournament::Ruling>& rulings,
                                 words::Language language);

// What is said of the whole sheet: "strittig: …", and why it ended so.
std::vector<std::string> remarksInWords(const tournament::Sheet& sheet, words::Language language);

} // namespace schreiber::desk
