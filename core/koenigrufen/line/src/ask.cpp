#include "ask.h"

#include "line_json.h"

#include <nlohmann/json.hpp>

#include <koenigrufen/deal/count.h>
#include <koenigrufen/deal/duties.h>
#include <koenigrufen/deal/trischaken.h>
#include <koenigrufen/line/doubling.h>
#include <koenigrufen/line/faults.h>
#include <numeric>

namespace schreiber::koenigrufen::line {
namespace {

using ruling::Answer;
using ruling::Json;
using ruling::Query;

constexpr int kMostPoints = 100'000'000;
constexpr std::size_t kMostRows = 10'000;

Answer askCount(Query& query) {
    cards::tarock::CardSet cards;
    for (const cards::tarock::Card card : query.cardList(query.at("cards"), "cards")) cards.insert(card);
    const int thirds = cards::tarock::thirdsOf(cards);
    const deal::Count count = deal::countOf(thirds);
    return {{"cards", cards.size()}, {"points", count.points}, {"blatt", count.blatt}, {"thirds", thirds}};
}

Answer askPremium(Query& query) {
    const rulebook::Game game = query.game("game");
    const rulebook::Premium premium = query.premium(query.at("premium"), "premium");
    const bool isAnnounced = query.flagOr("announced", false);
    const int kontra = query.integerOr("kontra", 0, 0, deal::kMostSteps);
    const int factor = query.factor();
    if (!query.isSound()) return {};
    const rulebook::PremiumRules& rules = query.rules().rulesOf(premium);
    if (rules.isFactor)
        query.fail({"premium: {} hat keinen Wert, sondern multipliziert das Ganze.",
                    "premium: {} non ha un valore, ma moltiplica il tutto.",
                    "premium: {} has no value; it multiplies the whole."},
                   nameOf(premium));
    if (!deal::hasPremium(query.rules(), game, premium))
        query.fail({"premium: {} gibt es bei {} nicht.", "premium: {} non c'è in {}.",
                    "premium: there is no {} in {}."},
                   nameOf(premium), nameOf(game));
    if (isAnnounced && rules.announced == 0)
        query.fail({"announced: {} kann nicht angesagt werden.", "announced: {} non si può annunciare.",
                    "announced: {} cannot be announced."},
                   nameOf(premium));
    if (kontra > 0 && !isAnnounced)
        query.fail({"kontra: nur was angesagt ist, kann kontriert werden.",
                    "kontra: si può dare kontra solo a ciò che è annunciato.",
                    "kontra: only what is announced can be given kontra."});
    return {{"value", deal::valueOf(query.rules(), game, premium, isAnnounced, kontra) * factor}};
}

Answer askTrischaken(Query& query) {
    deal::Facts facts{deal::TrischakenTally{}};
    auto& tally = std::get<deal::TrischakenTally>(facts.game);
    std::size_t seat = 0;
    query.each(
        query.at("counts"), "counts",
        [&](const Json& count) {
            const int points = query.integer(query.at(count, "points"), "points", 0, deal::kAllPoints);
            const int blatt = query.integer(query.at(count, "blatt"), "blatt", 0, 2);
            tally.thirds[seat++] = deal::thirdsOf({points, blatt});
        },
        tally.thirds.size());
    std::array<int, rulebook::kSeats> tricks{};
    seat = 0;
    constexpr int kTricks = 12;
    query.each(
        query.at("tricks"), "tricks",
        [&](const Json& number) { tricks[seat++] = query.integer(number, "tricks", 0, kTricks); },
        tricks.size());
    facts.factor = query.factor();
    if (!query.isSound()) return {};
    const int thirds = std::accumulate(tally.thirds.begin(), tally.thirds.end(), 0);
    if (thirds != deal::kAllThirds)
        query.fail({"counts: die vier ergeben zusammen {} und {} Blatt, nicht 70.",
                    "counts: i quattro insieme danno {} e {} Blatt, non 70.",
                    "counts: the four together come to {} and {} Blatt, not to 70."},
                   deal::countOf(thirds).points, deal::countOf(thirds).blatt);
    const int sum = std::accumulate(tricks.begin(), tricks.end(), 0);
    if (sum != kTricks)
        query.fail({"tricks: die vier ergeben zusammen {}, nicht 12.",
                    "tricks: i quattro insieme danno {}, non 12.",
                    "tricks: the four together come to {}, not to 12."},
                   sum);
    for (std::size_t i = 0; i < tricks.size(); ++i) {
        tally.noTrick[i] = tricks[i] == 0;
        if (tally.noTrick[i] && tally.thirds[i] != 0)
            query.fail({"counts: {} hat keinen Stich und doch Punkte.",
                        "counts: {} non ha prese e tuttavia punti.",
                        "counts: {} has no trick, and points all the same."},
                       cards::letterOf(static_cast<Seat>(i)));
    }
    if (!query.isSound()) return {};
    const deal::Settlement settlement = deal::settle(query.rules(), facts);
    return {{"how", deal::nameOf(settlement.items[0].how)}, {"points", settlement.points}};
}

Answer askMondfang(Query& query) {
    const rulebook::Game game = query.game("game");
    const auto played = query.played("cards", rulebook::kSeats, rulebook::kSeats);
    if (!query.isSound()) return {};
    std::vector<cards::tarock::Card> trick;
    for (const auto& [seat, card] : played) trick.push_back(card);
    const auto caught = deal::mondCaught(query.rules(), query.rules().rulesOf(game), trick);
    if (!caught || !deal::hasPremium(query.rules(), game, rulebook::Premium::Mondfang))
        return {{"mondfang", nullptr}};
    return {{"mondfang",
             {{"by", cards::toString(played[caught->by].first)},
              {"of", cards::toString(played[caught->of].first)}}}};
}

// Who sits at the table of a line.
Table tableOf(Query& query) {
    Table table{query.integerOr("seats", rulebook::kSeats, rulebook::kSeats, rulebook::kSeats + 1), {}};
    const bool isOfFive = table.seats > rulebook::kSeats;
    if (isOfFive)
        table.out = query.seat(query.at("out"), "out", table.seats);
    else if (query.has("out"))
        query.fail({"out: zu viert sitzt niemand aus.", "out: in quattro nessuno sta fuori.",
                    "out: of four nobody sits out."});
    return table;
}

Answer askSettle(Query& query) {
    const std::string_view text = query.text(query.at("line"), "line");
    const Table table = tableOf(query);
    const int factor = query.factor();
    if (!query.isSound()) return {};
    const auto line = readLine(query.rules(), text, table);
    if (!line) {
        query.failWith("line:" + std::to_string(line.error().column) + ": " +
                       inWords(line.error(), query.language()));
        return {};
    }
    const Settled settled = line::settled(query.rules(), *line, table, {.factor = factor});
    return {{"points", settled.points},
            {"items", ruling::itemsJson(query.rules(), settled.items, seatNamesAt(table))},
            {"doubled", settled.doubles}};
}

Answer askZeroSum(Query& query) {
    std::vector<std::int64_t> totals;
    Answer bad = Answer::array();
    std::size_t row = 0;
    const Json& rows = query.at("rows");
    query.each(rows, "rows", [&](const Json& numbers) {
        ++row;
        std::vector<std::int64_t> points;
        query.each(numbers, "rows", [&](const Json& number) {
            points.push_back(query.integer(number, "rows", -kMostPoints, kMostPoints));
        });
        if (!query.isSound()) return;
        const std::size_t seats = rulebook::kSeats;
        if (row > kMostRows || points.size() < seats || points.size() > seats + 1 ||
            (row > 1 && points.size() != totals.size()))
            return query.fail(
                {"rows: in Zeile {} stehen {} Zahlen; es gehören überall vier hin, oder überall fünf.",
                 "rows: nella riga {} ci sono {} numeri; ce ne vogliono dappertutto quattro, o cinque.",
                 "rows: in row {} are {} numbers; there belong four in each, or five in each."},
                row, points.size());
        totals.resize(points.size(), 0);
        std::int64_t sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            totals[i] += points[i];
            sum += points[i];
        }
        if (sum != 0) bad.push_back({{"row", row}, {"sum", sum}});
    });
    if (totals.empty()) totals.resize(rulebook::kSeats, 0);
    return {{"zero", bad.empty()}, {"totals", totals}, {"bad", std::move(bad)}};
}

Answer askDoubling(Query& query) {
    const rulebook::RuleSet& set = query.rules().set();
    std::vector<int> doubles;
    query.each(query.at("games"), "games", [&](const Json& game) {
        const std::string_view name = query.text(game, "games");
        if (name == nameOf(rulebook::Game::Trischaken))
            doubles.push_back(set.trischakenDoubles);
        else if (name == nameOf(rulebook::Premium::Mondfang))
            doubles.push_back(set.mondfangDoubles);
        else if (name.empty())
            doubles.push_back(0);
        else
            query.fail({"games: {} ist weder trischaken noch mondfang noch leer.",
                        "games: {} non è né trischaken né mondfang né vuoto.",
                        "games: {} is neither trischaken nor mondfang nor empty."},
                       ruling::inBackticks(name));
    });
    Doubling doubling(query.rules(), rulebook::kSeats);
    if (query.has("last")) doubling.beginLastRound(query.integer(query.at("last"), "last", 1, kMostPoints));
    Answer factors = Answer::array();
    for (const int each : doubles) {
        factors.push_back(doubling.factor());
        doubling.add(each);
    }
    return {{"factors", std::move(factors)}, {"next", doubling.factor()}};
}

constexpr std::array kKinds{
    ruling::QueryKind{"count", askCount},       ruling::QueryKind{"premium", askPremium},
    ruling::QueryKind{"mondfang", askMondfang}, ruling::QueryKind{"trischaken", askTrischaken},
    ruling::QueryKind{"settle", askSettle},     ruling::QueryKind{"zero-sum", askZeroSum},
    ruling::QueryKind{"doubling", askDoubling}};

} // namespace

std::span<const ruling::QueryKind> queryKinds() {
    return kKinds;
}

} // namespace schreiber::koenigrufen::line
