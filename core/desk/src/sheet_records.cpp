#include "steps/zero_sum.h"

#include <desk/evening.h>
#include <desk/games.h>
#include <desk/sheet_records.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <game/refusal_code.h>

namespace schreiber::desk {

std::vector<std::string> seatsCalled(const Tournament& tournament, int round,
                                     const tournament::Table& table) {
    std::vector<std::string> whole;
    std::vector<std::string> surnames;
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        const auto names = tournament::namesOfSide(tournament, round, table, side);
        whole.push_back(names.empty() ? std::string() : names.front());
        const auto* entry = table.sides[side].empty()
                                ? nullptr
                                : tournament::findEntry(tournament, table.sides[side].front());
        const auto persons =
            entry != nullptr ? tournament::personsIn(*entry, round) : std::vector<tournament::Person>();
        const bool has = !persons.empty() && !persons.front().last.empty();
        surnames.push_back(has ? persons.front().last : whole.back());
    }
    std::vector<std::string> called;
    for (std::size_t side = 0; side < surnames.size(); ++side)
        called.push_back(std::count(surnames.begin(), surnames.end(), surnames[side]) > 1 ? whole[side]
                                                                                          : surnames[side]);
    return called;
}

std::string numbersInWords(const std::vector<std::string>& seats, const std::vector<int>& numbers,
                           Numbers how) {
    std::string words;
    for (std::size_t seat = 0; seat < std::min(seats.size(), numbers.size()); ++seat) {
        const int number = how == Numbers::Fines ? -numbers[seat] : numbers[seat];
        if (number == 0 && how == Numbers::Fines) continue;
        words += (words.empty() ? "" : ", ") + seats[seat] + "\u00A0";
        words += number < 0 ? "−" : number > 0 && how == Numbers::Signed ? "+" : "";
        words += std::to_string(std::abs(number));
    }
    return words;
}

Outcome<int> lineOnPaper(const Evening& evening, const SheetPlace& place, int number) {
    const auto view = sheetView(evening.tournament(), place);
    if (!view) return base::fail(view.error());
    const auto line = lineOnPaper(view->sheet, view->target, number);
    if (!line) return base::fail(Failure{line.error()});
    return *line;
}

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
    const auto add = [&](std::size_t place, const game::CountedLine& line) {
        const game::SheetTable there = sheetTableOf(settings, table);
        lines.push_back({place, line.isDeal() ? std::optional(line.dealer) : std::nullopt, line.factor,
                         gameOf(settings).lineInWords(agreedOf(settings), there, line, letters, language),
                         gameOf(settings).lineInShort(agreedOf(settings), there, line, language)});
    };
    const std::vector<std::size_t> order = tournament::linesInOrder(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        game::CountedLine line = counted->lines[i];
        add(order[i], line);
        // What stood there before, of the same deal.
        for (std::size_t at = order[i]; sheet.lines[at].instead != 0;) {
            const auto before = std::ranges::find(sheet.lines, sheet.lines[at].instead, &tournament::Line::n);
            const auto place = static_cast<std::size_t>(before - sheet.lines.begin());
            if (place >= at) break; // what comes later it cannot have replaced
            at = place;
            line = {.text = before->text, .dealer = line.dealer, .out = line.out, .points = {}};
            add(at, line);
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
