#include "listing.h"
#include "names.h"
#include "reports.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

// Who has paid: for the desk, never for the wall.
namespace schreiber::kinds {

namespace {

// What a table's points come to in cents: who has lost pays those who have won, in the order of the seats.
void addTransfers(const tournament::Tournament& tournament, const tournament::Round& round,
                  const tournament::Table& table, pdf::Table& rows) {
    for (const tournament::Sheet& sheet : table.games) {
        if (!tournament::isWritten(sheet) || sheet.score.size() != table.sides.size()) continue;
        std::vector<std::int64_t> left;
        for (const int points : sheet.score) left.push_back(std::int64_t{points} * tournament.settings.stake);
        for (std::size_t from = 0; from < left.size(); ++from)
            for (std::size_t to = 0; to < left.size() && left[from] < 0; ++to) {
                const std::int64_t cents = std::min(-left[from], left[to]);
                if (cents <= 0) continue;
                left[from] += cents;
                left[to] -= cents;
                const auto name = [&](std::size_t side) {
                    return tournament::nameOf(tournament, table.sides[side].front(), round.number);
                };
                rows.rows.push_back({{std::to_string(round.number), std::to_string(table.number),
                                      name(from) + " → " + name(to), std::to_string(cents)}});
            }
    }
}

std::optional<pdf::Table> transfers(const View& view) {
    if (!view.tournament.settings.zeroSum || view.tournament.settings.stake == 0) return std::nullopt;
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    std::string round = text(Label::Round, view.language, "");
    while (!round.empty() && round.back() == ' ') round.pop_back();
    pdf::Table table{{{round, pdf::Align::Right, pdf::Face::Regular, false},
                      {word(Label::Table), pdf::Align::Right, pdf::Face::Regular, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                      {word(Label::Amount) + " (Cent)", pdf::Align::Right, pdf::Face::Regular, false}},
                     {},
                     2};
    for (const tournament::Round& each : view.tournament.rounds)
        if (each.state == tournament::RoundState::Published)
            for (const tournament::Table& at : each.tables) addTransfers(view.tournament, each, at, table);
    return table;
}

} // namespace

pdf::Document cash(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const std::vector<tournament::Entry>& all = view.tournament.entries;
    const auto paid = std::count_if(all.begin(), all.end(), [](const auto& entry) { return entry.paid; });

    pdf::Table table{{{word(Label::Number), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                      {word(Label::Paid), pdf::Align::Center, pdf::Face::Regular, false},
                      {word(Label::Amount), pdf::Align::Right, pdf::Face::Regular, false}},
                     {},
                     2};
    constexpr const char* kToWriteOn = "…………";
    for (const tournament::Entry& entry : all) {
        std::vector<std::string> names; // there is no column of clubs to tell namesakes by
        for (const tournament::Person& person : entry.persons)
            names.push_back(fullName(person) + tournament::toldApart(view.tournament, entry, person));
        table.rows.push_back({{std::to_string(entry.number), names, entry.paid ? "☑" : "☐", kToWriteOn}});
    }
    pdf::List list{
        runningFor(view, word(Label::Cash), text(Label::PaidCount, view.language, paid, all.size())), {}};
    if (all.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoEntries)});
    else {
        list.blocks.emplace_back(std::move(table));
        list.blocks.emplace_back(pdf::Paragraph{word(Label::Sum) + ": ……………………", pdf::Face::Bold});
    }
    if (auto owed = transfers(view); owed && !owed->rows.empty()) list.blocks.emplace_back(std::move(*owed));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
