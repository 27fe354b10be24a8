#include <game/game.h>
#include <game/refusal_code.h>

namespace schreiber::game {

// A game without such sheets.
base::Result<CountedSheet, LineFault> Game::countedSheet(const Agreed&, const SheetTable&,
                                                         std::span<const SheetLine>) const {
    return base::fail(LineFault{1, 1, Refusal{"no_such_line"_refusal, {{"line", "1"}}}});
}

std::string Game::lineInWords(const Agreed&, const SheetTable&, const CountedLine& line,
                              std::span<const std::string>, words::Language) const {
    return line.text;
}

ShortLine Game::lineInShort(const Agreed&, const SheetTable&, const CountedLine& line,
                            words::Language) const {
    return {{{line.text}}};
}

std::string Game::sheetRecord(const Agreed&, const SheetTable&, std::span<const std::string>,
                              std::span<const SheetLine>) const {
    return {};
}

base::Result<RecordedSheet, std::vector<base::InputError>>
Game::readSheetRecord(std::string_view, const std::string& file) const {
    return base::fail(std::vector<base::InputError>{{file, 1, 1, {}, {"sheet_record"}}});
}

} // namespace schreiber::game
