#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/sheets.h>
#include <desk/short_questions.h>

#include <algorithm>
#include <functional>

namespace schreiber::desk {

using tournament::Round;
using tournament::Sheet;
using tournament::Table;
using tournament::Tournament;

namespace {

// Surnames, with the first name where two at the table share one.
std::vector<std::string> calledAt(const Tournament& tournament, int round, const Table& table,
                                  const std::vector<std::string>& names) {
    std::vector<std::string> lasts;
    for (const auto& side : table.sides)
        for (const int number : side)
            if (const auto* entry = tournament::findEntry(tournament, number))
                for (const tournament::Person& person : tournament::personsIn(*entry, round))
                    if (!person.last.empty()) lasts.push_back(person.last);
    std::ranges::sort(lasts, std::greater(), &std::string::size); // "Dalla Torre" before "Torre"
    std::vector<std::string> surnames;
    for (const std::string& name : names) {
        const auto last = std::ranges::find_if(
            lasts, [&](const std::string& one) { return name == one || name.ends_with(' ' + one); });
        surnames.push_back(last == lasts.end() ? name : *last);
    }
    std::vector<std::string> called;
    for (std::size_t seat = 0; seat < names.size(); ++seat)
        called.push_back(std::ranges::count(surnames, surnames[seat]) > 1 ? names[seat] : surnames[seat]);
    return called;
}

} // namespace

Outcome<game::CaseTable> caseAt(const Tournament& tournament, const SheetPlace& place) {
    auto head = disputeFrom(tournament, place);
    if (!head) return base::fail(head.error());
    const auto view = sheetView(tournament, place);
    if (!view) return base::fail(view.error());
    game::CaseTable known;
    known.head = std::move(*head);
    known.called = calledAt(tournament, view->place.round, view->table, view->seatNames);
    known.firstDealer = view->table.firstDealer;
    known.dealt = view->standing.deals;
    if (view->counted) known.factor = view->counted->factorNext;
    if (view->standing.winner && known.dealt > 0) --known.dealt; // it is about the last one
    return known;
}

game::CaseTable caseWithoutTable(const Tournament& tournament) {
    game::CaseTable known;
    known.head = rulesHead(tournament.settings);
    known.head.agreed.target = tournament.settings.target;
    known.head.event = tournament.settings.name;
    return known;
}

std::vector<SheetPlace> tablesToAsk(const Tournament& tournament) {
    std::vector<SheetPlace> places;
    const Round* round = findRound(tournament, tournament::lastPublished(tournament));
    if (round == nullptr) return places;
    const auto disputed = [](const Sheet& sheet) { return sheet.state == tournament::SheetState::Disputed; };
    const auto gameAt = [&](const Table& table) { // the disputed one, else the one that is played
        for (const auto& wanted : {std::function<bool(const Sheet&)>(disputed),
                                   std::function<bool(const Sheet&)>(
                                       [](const Sheet& sheet) { return !tournament::isWritten(sheet); })}) {
            const auto found = std::ranges::find_if(table.games, wanted);
            if (found != table.games.end()) return static_cast<int>(found - table.games.begin()) + 1;
        }
        return static_cast<int>(table.games.size());
    };
    for (const bool first : {true, false})
        for (const Table& table : round->tables)
            if (std::ranges::any_of(table.games, disputed) == first && !table.games.empty())
                places.push_back({round->number, table.number, gameAt(table)});
    return places;
}

} // namespace schreiber::desk
