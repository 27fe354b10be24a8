#include "sheet.h"

#include <algorithm>
#include <cstdlib>
#include <game/refusal_code.h>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/line/words.h>
#include <numeric>
#include <optional>
#include <utility>
#include <variant>

namespace schreiber::koenigrufen::line {

namespace {

constexpr std::string_view kOff = "off";

bool isOff(const game::Agreed& agreed, const char* option) {
    const auto found = agreed.options.find(option);
    return found != agreed.options.end() && found->second == kOff;
}

Schrieb emptySchrieb(const EveningRules& evening, const game::SheetTable& table) {
    Schrieb schrieb{.rules = evening.rules, .isDoubled = evening.isDoubled, .kontra = evening.kontra};
    schrieb.seats = table.seats;
    for (std::size_t i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        if (const int value = evening.rules.settings()[which]; value != evening.rules.set().defaults[which])
            schrieb.house.push_back(
                {std::string(rulebook::nameOf(which)),
                 std::string(rulebook::valuesOf(which)[static_cast<std::size_t>(value)])});
    }
    if (table.deals > 0) schrieb.games = table.deals;
    return schrieb;
}

// All write 0, and nothing is doubled by it.
Line struckLine(const game::SheetTable& table) {
    return {Numbers{std::vector<std::int64_t>(static_cast<std::size_t>(table.seats), 0)}};
}

std::string_view withoutBlanks(std::string_view text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// `B: radel`; nothing where it is none.
std::optional<Seat> radelBy(std::string_view text, int seats) {
    text = withoutBlanks(text);
    if (text.size() < 2) return std::nullopt;
    const char letter = static_cast<char>(text[0] >= 'a' && text[0] <= 'z' ? text[0] - 'a' + 'A' : text[0]);
    if (letter < 'A' || letter >= 'A' + seats) return std::nullopt;
    std::string_view rest = withoutBlanks(text.substr(1));
    if (rest.starts_with(':')) rest = withoutBlanks(rest.substr(1));
    std::string word(rest);
    for (char& c : word)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return word == "radel" ? std::optional(static_cast<Seat>(letter - 'A')) : std::nullopt;
}

std::string radelText(Seat by) {
    return std::string(cards::toString(by)) + ": radel";
}

// The code under which a tournament refuses such a line; none where it cannot be read at all.
std::optional<game::Refusal> refusalOf(const LineError& error, const Table& table) {
    switch (error.fault) {
    case Fault::CountSum:
        return game::Refusal{"line_count"_refusal, {{"sum", error.about}}};
    case Fault::NoPartner:
    case Fault::OwnPartner:
        return game::Refusal{"line_partner"_refusal, {{"found", error.found}}};
    case Fault::SitsOut:
    case Fault::NumberOfOut:
        return game::Refusal{"line_who"_refusal,
                             {{"found", error.found}, {"seat", std::to_string(cards::indexOf(*table.out))}}};
    case Fault::NotInGame:
        return game::Refusal{"line_game"_refusal, {{"found", error.found}}};
    case Fault::ValatResult:
        return game::Refusal{"line_result"_refusal, {{"found", error.found}}};
    default:
        return std::nullopt;
    }
}

std::optional<game::Refusal> refusalOf(const std::vector<std::int64_t>& points) {
    const std::int64_t sum = std::accumulate(points.begin(), points.end(), std::int64_t{0});
    if (sum != 0) return game::Refusal{"sheet_not_zero"_refusal, {{"sum", std::to_string(sum)}}};
    for (const std::int64_t each : points)
        if (std::abs(each) > game::kMostOfLine)
            return game::Refusal{
                "too_many_points"_refusal,
                {{"points", std::to_string(each)}, {"most", std::to_string(game::kMostOfLine)}}};
    return std::nullopt;
}

// In a round of so many games there is no Radel, and nobody asks where the Sküs was.
game::Refusal refusalOfRadel(const std::string& found) {
    return {"line_radel", {{"found", found}}};
}

// Goes through the lines of a sheet; each is read as one of the game that it is then.
class SheetReading {
  public:
    SheetReading(const EveningRules& evening, const game::SheetTable& table)
        : m_table(table)
        , m_schrieb(emptySchrieb(evening, table)) {}

    std::optional<game::LineFault> add(const game::SheetLine& line) {
        ++m_at;
        const auto fault = [&](auto why) { return game::LineFault{m_at, m_game, std::move(why)}; };
        const auto radel = radelBy(line.text, m_table.seats);
        m_counts.push_back(!radel || !line.struck);
        if (radel) { // struck, it is as if nobody had said it
            // In a round of so many games nothing is announced that would end it otherwise.
            if (!line.struck && m_table.deals > 0)
                return game::LineFault{m_at, m_game + 1, refusalOfRadel(line.text)};
            if (!line.struck) m_schrieb.entries.push_back({Schrieb::Radel{*radel}, m_at});
            return std::nullopt;
        }
        const int game = ++m_game;
        if (m_table.deals > 0 && game > m_table.deals)
            return fault(game::Refusal{"deals_written"_refusal, {{"deals", std::to_string(m_table.deals)}}});
        if (line.struck) {
            m_schrieb.entries.push_back({Schrieb::Game{game, struckLine(m_table)}, m_at});
            return std::nullopt;
        }
        const Table table = m_schrieb.tableOf(game);
        auto read = readLine(m_schrieb.rules, line.text, table);
        if (!read) {
            if (auto refusal = refusalOf(read.error(), table)) return fault(std::move(*refusal));
            return fault(inputErrorOf(read.error(), {}, 0, 1));
        }
        if (read->skues && m_table.deals > 0) {
            constexpr std::string_view kSkues = "skues=";
            const auto* const seat = read->skues->seat ? &*read->skues->seat : nullptr;
            return fault(refusalOfRadel(std::string(kSkues) +
                                        (seat == nullptr ? "talon" : cards::toString(table.atTable(*seat)))));
        }
        m_schrieb.entries.push_back({Schrieb::Game{game, std::move(*read)}, m_at});
        return std::nullopt;
    }

    const Schrieb& schrieb() const { return m_schrieb; }
    // Whether the Schrieb has an entry for a line, from 0.
    bool counts(std::size_t line) const { return m_counts[line]; }

  private:
    game::SheetTable m_table;
    Schrieb m_schrieb;
    std::vector<bool> m_counts;
    int m_at = 0;
    int m_game = 0;
};

} // namespace

EveningRules eveningRules(const rulebook::Rules& rules, const game::Agreed& agreed) {
    return {rules, !isOff(agreed, "doubled"), !isOff(agreed, "kontra")};
}

base::Result<game::CountedSheet, game::LineFault> countedSheet(const EveningRules& evening,
                                                               const game::SheetTable& table,
                                                               std::span<const game::SheetLine> lines) {
    SheetReading reading(evening, table);
    for (const game::SheetLine& line : lines)
        if (auto fault = reading.add(line)) return base::fail(std::move(*fault));
    const Schrieb& schrieb = reading.schrieb();
    const Tally tally = tallyOf(schrieb);

    game::CountedSheet sheet;
    std::size_t game = 0; // in the tally, which leaves out what comes after the last Runde
    std::size_t next = 0; // in the Schrieb
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Schrieb::Entry* entry = reading.counts(i) ? &schrieb.entries[next++] : nullptr;
        const int at = static_cast<int>(i) + 1;
        if (entry == nullptr || std::holds_alternative<Schrieb::Radel>(entry->what)) {
            game::CountedLine counted;
            counted.text =
                entry == nullptr ? lines[i].text : radelText(std::get<Schrieb::Radel>(entry->what).by);
            counted.dealer = cards::indexOf(schrieb.dealerOf(static_cast<int>(game) + 1));
            sheet.lines.push_back(std::move(counted));
            continue;
        }
        const Schrieb::Game& one = std::get<Schrieb::Game>(entry->what);
        const Table there = schrieb.tableOf(one.n);
        const Line& line = one.line;
        game::CountedLine counted;
        counted.text = lines[i].struck ? lines[i].text : written(line, there);
        counted.dealer = cards::indexOf(schrieb.dealerOf(one.n));
        if (there.out) counted.out = cards::indexOf(*there.out);
        if (game >= tally.games.size()) { // after the last Runde: it stands there, and counts for nothing
            sheet.lines.push_back(std::move(counted));
            continue;
        }
        const Tally::Game& told = tally.games[game++];
        counted.factor = static_cast<int>(told.factor);
        if (auto refusal = refusalOf(told.points))
            return base::fail(game::LineFault{at, one.n, std::move(*refusal)});
        for (const std::int64_t each : told.points) counted.points.push_back(static_cast<int>(each));
        sheet.lines.push_back(std::move(counted));
    }
    sheet.isOver = tally.complete;
    sheet.dealerNext = cards::indexOf(schrieb.dealerOf(static_cast<int>(game) + 1));
    sheet.factorNext = tally.next ? static_cast<int>(tally.next->factor) : 1;
    return sheet;
}

namespace {

constexpr words::Text kAnnounces{" sagt Radel", " annuncia il Radel", " announces the Radel"};

Table tableOf(const game::SheetTable& table, const game::CountedLine& line) {
    return {table.seats, line.out ? std::optional(static_cast<Seat>(*line.out)) : std::nullopt};
}

} // namespace

std::string lineInWords(const EveningRules& evening, const game::SheetTable& table,
                        const game::CountedLine& line, std::span<const std::string> names,
                        words::Language language) {
    if (const auto radel = radelBy(line.text, table.seats)) {
        const auto seat = static_cast<std::size_t>(cards::indexOf(*radel));
        const std::string who = seat < names.size() ? names[seat] : std::string(cards::toString(*radel));
        return who + std::string(kAnnounces.in(language));
    }
    const Table there = tableOf(table, line);
    const auto read = readLine(evening.rules, line.text, there);
    return read ? inWords(*read, there, names, language) : line.text;
}

game::ShortLine lineInShort(const EveningRules& evening, const game::SheetTable& table,
                            const game::CountedLine& line, words::Language language) {
    if (const auto radel = radelBy(line.text, table.seats))
        return {{{cards::toString(*radel), true}, {std::string(kAnnounces.in(language))}}};
    const Table there = tableOf(table, line);
    const auto read = readLine(evening.rules, line.text, there);
    return read ? inShort(*read, there, language) : game::ShortLine{{{line.text}}};
}

std::string sheetRecord(const EveningRules& evening, const game::SheetTable& table,
                        std::span<const std::string> names, std::span<const game::SheetLine> lines) {
    SheetReading reading(evening, table);
    for (const game::SheetLine& line : lines)
        if (reading.add(line)) break; // what is kept can be read
    Schrieb schrieb = reading.schrieb();
    for (std::size_t seat = 0; seat < std::min(names.size(), schrieb.players.size()); ++seat)
        schrieb.players[seat] = names[seat];
    return written(schrieb);
}

base::Result<game::RecordedSheet, std::vector<base::InputError>> readSheetRecord(std::string_view text,
                                                                                 const std::string& file) {
    const auto schrieb = readSchrieb(text, file);
    if (!schrieb) return base::fail(schrieb.error());
    game::RecordedSheet sheet;
    sheet.rules = std::string(schrieb->rules.set().id);
    for (const rulebook::HouseRule& rule : schrieb->house) sheet.house.emplace(rule.name, rule.value);
    sheet.seats = schrieb->atTable();
    sheet.dealer = cards::indexOf(schrieb->firstDealer());
    const bool named = std::any_of(schrieb->players.begin(), schrieb->players.end(),
                                   [](const auto& player) { return player.has_value(); });
    if (named)
        for (int seat = 0; seat < sheet.seats; ++seat)
            sheet.players.push_back(schrieb->players[static_cast<std::size_t>(seat)].value_or(""));
    for (const Schrieb::Entry& entry : schrieb->entries) {
        if (const auto* game = std::get_if<Schrieb::Game>(&entry.what))
            sheet.lines.push_back(written(game->line, schrieb->tableOf(game->n)));
        else
            sheet.lines.push_back(radelText(std::get<Schrieb::Radel>(entry.what).by));
    }
    return sheet;
}

} // namespace schreiber::koenigrufen::line
