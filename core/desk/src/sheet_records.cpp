#include "steps/zero_sum.h"

#include <desk/evening.h>
#include <desk/games.h>
#include <desk/sheet_records.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <game/refusal_code.h>

namespace schreiber::desk {

std::string lineInWords(const Evening& evening, const SheetView& view, std::size_t inOrder,
                        words::Language language) {
    if (!view.counted || inOrder >= view.counted->lines.size()) return {};
    const game::CountedLine& line = view.counted->lines[inOrder];
    const tournament::Settings& settings = evening.tournament().settings;
    std::string words = gameOf(settings).lineInWords(agreedOf(settings), sheetTableOf(settings, view.table),
                                                     line, view.seatNames, language);
    for (std::size_t seat = 0; seat < line.points.size(); ++seat) {
        const int points = line.points[seat];
        words += (seat == 0 ? ": " : " ") +
                 std::string(points > 0   ? "+"
                             : points < 0 ? "−"
                                          : "") +
                 std::to_string(std::abs(points));
    }
    return words;
}

std::vector<LineInWords> linesInWords(const tournament::Settings& settings, const tournament::Table& table,
                                      const tournament::Sheet& sheet, words::Language language) {
    std::vector<LineInWords> lines;
    const auto counted = countedByGame(settings, table, sheet);
    if (!counted) return lines;
    std::vector<std::string> letters;
    for (std::size_t seat = 0; seat < table.sides.size(); ++seat)
        letters.emplace_back(1, static_cast<char>('A' + seat));
    const auto said = [&](const game::CountedLine& line) {
        return gameOf(settings).lineInWords(agreedOf(settings), sheetTableOf(settings, table), line, letters,
                                            language);
    };
    const std::vector<std::size_t> order = tournament::linesInOrder(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        game::CountedLine line = counted->lines[i];
        lines.push_back(
            {order[i], line.isDeal() ? std::optional(line.dealer) : std::nullopt, line.factor, said(line)});
        // What stood there before, of the same deal.
        for (std::size_t at = order[i]; sheet.lines[at].instead != 0;) {
            const auto before = std::ranges::find(sheet.lines, sheet.lines[at].instead, &tournament::Line::n);
            const auto place = static_cast<std::size_t>(before - sheet.lines.begin());
            if (place >= at) break; // what comes later it cannot have replaced
            at = place;
            line.text = before->text;
            lines.push_back({at, std::nullopt, 1, said(line)});
        }
    }
    return lines;
}

Outcome<std::string> sheetRecord(const Evening& evening, const SheetPlace& place) {
    const auto view = sheetView(evening.tournament(), place);
    if (!view) return base::fail(view.error());
    const tournament::Settings& settings = evening.tournament().settings;
    if (!settings.zeroSum) return base::fail(Failure{Refusal{"sheet_no_record"_refusal, {}}});
    return gameOf(settings).sheetRecord(agreedOf(settings), sheetTableOf(settings, view->table),
                                        view->seatNames, gameLines(view->sheet));
}

} // namespace schreiber::desk
