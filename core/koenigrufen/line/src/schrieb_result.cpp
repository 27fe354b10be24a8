#include "line_json.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <koenigrufen/line/line.h>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/rulebook/source.h>

namespace schreiber::koenigrufen::line {
namespace {

using SchriebJson = nlohmann::ordered_json;

SchriebJson skuesJson(const std::optional<SkuesAt>& skues) {
    if (!skues) return nullptr;
    return skues->seat ? cards::toString(*skues->seat) : std::string("talon");
}

SchriebJson numberOrNull(const std::optional<int>& number) {
    return number ? SchriebJson(*number) : SchriebJson(nullptr);
}

SchriebJson gameJson(const Tally::Game& game) {
    return {{"n", game.n},
            {"line", game.line},
            {"dealer", cards::toString(game.dealer)},
            {"factor", game.factor},
            {"game", game.game ? SchriebJson(rulebook::nameOf(*game.game)) : SchriebJson(nullptr)},
            {"points", game.points},
            {"sum", game.sum}};
}

// What is wrong and what follows, in a sentence or two.
std::string explained(const Tally::Ruling& ruling, words::Language language) {
    constexpr words::Text kSum{"Die Zahlen dieser Zeile ergeben zusammen {}, nicht 0. Was einer gewinnt, "
                               "verlieren die anderen: nachsehen, "
                               "welche Zahl nicht stimmt. Gezählt ist die Zeile, wie sie dasteht.",
                               "I numeri di questa riga danno insieme {}, non 0. Ciò che uno vince gli altri "
                               "lo perdono: controllare quale "
                               "numero non va. La riga è contata così com'è.",
                               "The numbers of this line come to {}, not to 0. What one wins the others "
                               "lose: see which number is wrong. The "
                               "line is counted as it stands."};
    constexpr words::Text kEnd{
        "Die letzte Runde des Gstieß-a-Radel ist gespielt; danach wird nichts mehr geschrieben. Dieses Spiel "
        "zählt "
        "nicht.",
        "L'ultima Runde del Gstieß-a-Radel è giocata; dopo non si scrive più nulla. Questo gioco non conta.",
        "The last Runde of the Gstieß-a-Radel is played; nothing is written after it. This game does not "
        "count."};
    const words::Text& text = ruling.point == "sum_zero"_point ? kSum : kEnd;
    return fmt::format(fmt::runtime(text.in(language)), ruling.sum);
}

SchriebJson rulingJson(const Tally::Ruling& ruling, words::Language language) {
    SchriebJson citations = SchriebJson::array();
    if (const auto passages = rulebook::passagesOf(ruling.point); !passages.empty())
        citations.push_back({{"source", rulebook::kSource}, {"section", passages[0].section}});
    return {{"line", ruling.line},
            {"seat", nullptr},
            {"event", ruling.event},
            {"verdict", "illegal"},
            {"rule", ruling.point.text()},
            {"citations", std::move(citations)},
            {"consequence",
             {{"void", ruling.point == "radel_end"_point},
              {"back", false},
              {"broken", false},
              {"redeal", false}}},
            {"explanation", explained(ruling, language)}};
}

} // namespace

ruling::SeatNames seatNamesAt(const Table& table) {
    return {[table](Seat playing) { return table.atTable(playing); },
            [table](const deal::Points& points) { return atTable(points, table); }};
}

std::string resultJson(const Schrieb& schrieb, words::Language language) {
    const Tally tally = tallyOf(schrieb);
    SchriebJson games = SchriebJson::array();
    for (const Tally::Game& game : tally.games) games.push_back(gameJson(game));
    SchriebJson rulings = SchriebJson::array();
    for (const Tally::Ruling& ruling : tally.rulings) rulings.push_back(rulingJson(ruling, language));
    SchriebJson json;
    json["rules"] = schrieb.rules.set().id;
    json["kind"] = "schrieb";
    json["legal"] = tally.isLegal();
    json["complete"] = tally.complete;
    json["games"] = std::move(games);
    json["totals"] = tally.totals;
    json["sum"] = tally.sum;
    json["last_round"] = nullptr;
    if (tally.lastRound)
        json["last_round"] = {{"announced_by", cards::toString(tally.lastRound->announcedBy)},
                              {"skues", skuesJson(tally.lastRound->skues)},
                              {"first", numberOrNull(tally.lastRound->first)},
                              {"last", numberOrNull(tally.lastRound->last)}};
    json["rulings"] = std::move(rulings);
    json["next"] = nullptr;
    if (tally.next)
        json["next"] = {{"dealer", cards::toString(tally.next->dealer)}, {"factor", tally.next->factor}};
    return json.dump(-1, ' ', false, SchriebJson::error_handler_t::replace);
}

std::string resultText(const Schrieb& schrieb, words::Language language) {
    const Tally tally = tallyOf(schrieb);
    const auto said = [&](const words::Text& text, const auto&... arguments) {
        return fmt::format(fmt::runtime(text.in(language)), arguments...);
    };
    const auto nameOf = [&](Seat seat) {
        const auto& name = schrieb.players[static_cast<std::size_t>(cards::indexOf(seat))];
        return name ? *name : cards::toString(seat);
    };
    const auto numbers = [](const std::vector<std::int64_t>& points) {
        std::string row;
        for (const std::int64_t each : points) row += fmt::format("{:>7}", each);
        return row;
    };
    std::string text;
    for (const Tally::Game& game : tally.games) {
        const std::string factor = game.factor == 1 ? std::string() : fmt::format("×{}", game.factor);
        const auto entry = std::ranges::find(schrieb.entries, game.line, &Schrieb::Entry::line);
        const std::string line = written(std::get<Schrieb::Game>(entry->what).line, schrieb.tableOf(game.n));
        text += fmt::format("{:>4}. {:<2} {:<4}{}   {}\n", game.n, cards::toString(game.dealer), factor,
                            numbers(game.points), line);
    }
    text += fmt::format("{:12}{}\n", said({"Stand", "Punteggio", "Standing"}), numbers(tally.totals));
    for (const Tally::Ruling& ruling : tally.rulings)
        text += said({"Zeile {}: {}\n", "Riga {}: {}\n", "Line {}: {}\n"}, ruling.line,
                     explained(ruling, language));
    if (tally.lastRound && tally.lastRound->first)
        text += said({"Gstieß-a-Radel von {}: letzte Runde von Spiel {} bis {}.\n",
                      "Gstieß-a-Radel di {}: ultima Runde dal gioco {} al {}.\n",
                      "Gstieß-a-Radel by {}: last Runde from game {} to {}.\n"},
                     nameOf(tally.lastRound->announcedBy), *tally.lastRound->first, *tally.lastRound->last);
    else if (tally.lastRound)
        text += said({"Gstieß-a-Radel von {}: wer den Sküs hatte, steht noch nicht da.\n",
                      "Gstieß-a-Radel di {}: chi aveva lo Sküs non c'è ancora.\n",
                      "Gstieß-a-Radel by {}: who had the Sküs does not stand there yet.\n"},
                     nameOf(tally.lastRound->announcedBy));
    if (tally.next)
        text += said({"Als Nächstes gibt {}; das Spiel zählt {}fach.\n",
                      "Ora dà le carte {}; il gioco conta ×{}.\n", "Next {} deals; the game counts ×{}.\n"},
                     nameOf(tally.next->dealer), tally.next->factor);
    return text;
}

} // namespace schreiber::koenigrufen::line
