#include "pages/zero_sum_words.h"

#include "base/text.h"

#include <desk/games.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>

#include <QCoreApplication>

#include <algorithm>

namespace schreiber::desktop {
namespace {

struct ZeroSumWords {
    Q_DECLARE_TR_FUNCTIONS(ZeroSumWords)
};

// Each deal of the sheet in the order in which they count, by its place in the order of all lines.
std::vector<std::size_t> dealsOf(const desk::SheetView& view) {
    std::vector<std::size_t> deals;
    for (std::size_t i = 0; view.counted && i < std::min(view.order.size(), view.counted->lines.size()); ++i)
        if (view.counted->lines[i].isDeal()) deals.push_back(i);
    return deals;
}

} // namespace

QStringList seatNames(const tournament::Tournament& tournament, const desk::SheetView& view) {
    QStringList names;
    for (const std::string& name : desk::seatsCalled(tournament, view.place.round, view.table))
        names << text(name);
    return names;
}

int gameNumberOf(const desk::SheetView& view, int line) {
    const auto deals = dealsOf(view);
    for (std::size_t game = 0; game < deals.size(); ++game)
        if (view.sheet.lines[view.order[deals[game]]].n == line) return static_cast<int>(game) + 1;
    return 0;
}

QString correctionTitle(const desk::SheetView& view, int line) {
    const int game = gameNumberOf(view, line);
    return game == 0 ? ZeroSumWords::tr("Zeile berichtigen")
                     : ZeroSumWords::tr("Spiel %1 berichtigen").arg(game);
}

QString gameInWords(const tournament::Settings& settings, const desk::SheetView& view,
                    const QStringList& names, int line, words::Language language) {
    std::vector<std::string> called;
    for (const QString& name : names) called.push_back(utf8(name));
    const game::SheetTable table{static_cast<int>(called.size()), view.target.deals};
    for (std::size_t i = 0; view.counted && i < std::min(view.order.size(), view.counted->lines.size()); ++i)
        if (view.sheet.lines[view.order[i]].n == line)
            return text(desk::gameOf(settings).lineInWords(desk::agreedOf(settings), table,
                                                           view.counted->lines[i], called, language));
    return {};
}

QString changedGames(const desk::SheetView& before, const desk::SheetView& after) {
    const auto old = dealsOf(before);
    const auto now = dealsOf(after);
    QStringList games;
    for (std::size_t game = 0; game < std::min(old.size(), now.size()); ++game) {
        const tournament::Line& was = before.sheet.lines[before.order[old[game]]];
        const tournament::Line& is = after.sheet.lines[after.order[now[game]]];
        if (was.n == is.n && was.points != is.points) games << QString::number(game + 1);
    }
    if (games.isEmpty()) return {};
    return games.size() == 1 ? ZeroSumWords::tr("Spiel %1").arg(games.front())
                             : ZeroSumWords::tr("Spiele %1").arg(games.join(QStringLiteral(", ")));
}

} // namespace schreiber::desktop
