#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <game/agreed.h>
#include <game/sheet_lines.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// The sheet of a table as a tournament keeps it: the same lines as a Schrieb's, counted as it is, with what a
// club has agreed on for its evening.
namespace schreiber::koenigrufen::line {

// The rules in force; none for a set that this version does not know, and a switch that it does not know
// changes nothing.
std::optional<rulebook::Rules> rulesOf(const game::Agreed& agreed);

// What of an evening's options changes what a line comes to.
struct EveningRules {
    rulebook::Rules rules;
    bool isDoubled = true; // doubled games count double
    bool kontra = true;
};
EveningRules eveningRules(const rulebook::Rules& rules, const game::Agreed& agreed);

base::Result<game::CountedSheet, game::LineFault> countedSheet(const EveningRules& evening,
                                                               const game::SheetTable& table,
                                                               std::span<const game::SheetLine> lines);

std::string lineInWords(const EveningRules& evening, const game::SheetTable& table,
                        const game::CountedLine& line, std::span<const std::string> names,
                        words::Language language);
game::ShortLine lineInShort(const EveningRules& evening, const game::SheetTable& table,
                            const game::CountedLine& line, words::Language language);

std::string sheetRecord(const EveningRules& evening, const game::SheetTable& table,
                        std::span<const std::string> names, std::span<const game::SheetLine> lines);
base::Result<game::RecordedSheet, std::vector<base::InputError>> readSheetRecord(std::string_view text,
                                                                                 const std::string& file);

} // namespace schreiber::koenigrufen::line
