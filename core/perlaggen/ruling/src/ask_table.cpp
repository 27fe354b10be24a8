#include "ask_query.h"
#include "result_words.h"

#include <algorithm>
#include <array>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/choices.h>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/declaring.h>
#include <perlaggen/deal/exchange.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/ruling/open_facts.h>

namespace schreiber::perlaggen::ruling {
namespace {

using cards::Seat, deal::ByTeam, deal::How, rulebook::Rules;

constexpr int kMostPoints = 9999;
constexpr int kMostCards = deal::kMostHandCards;

constexpr words::Text kFigureObject{"figures: jede Figur ist ein Objekt wie {{\"value\": 2, \"team\": 1}}.",
                                    "figures: ogni figura è un oggetto come {{\"value\": 2, \"team\": 1}}.",
                                    "figures: each is an object such as {{\"value\": 2, \"team\": 1}}."};
constexpr words::Text kObject{"{}: hier steht kein Objekt {{…}}.", "{}: qui non c'è un oggetto {{…}}.",
                              "{}: here is no object {{…}}."};

constexpr words::Text kAboveSeven{
    "value: {} kann nicht stehen; nach diesen Regeln kommen nach 2 bis 7 nur noch game (Spiel aus).",
    "value: {} non può stare; con queste regole dopo 2–7 viene solo game (Spiel aus).",
    "value: {} cannot stand; by these rules only game (Spiel aus) comes after 2 to 7."};
constexpr words::Text kAboveThree{"value: {} kann nicht stehen; nach diesen Regeln ist 3 das Höchste.",
                                  "value: {} non può stare; con queste regole il massimo è 3.",
                                  "value: {} cannot stand; by these rules 3 is the highest."};

// Every way a figure can come out.
std::string hows() {
    std::string all;
    for (int how = 0; how <= static_cast<int>(How::Undecided); ++how)
        all += (how == 0 ? "" : ", ") + std::string(nameOf(static_cast<How>(how)));
    return all;
}

bool scores(How how) {
    return how == How::Unbet || how == How::Held || how == How::Conceded || how == How::Declared;
}

// One number a team: two or three of them, which says how many play.
struct Points {
    ByTeam byTeam{};
    int teams = 0;
};

Points points(Query& query, std::string_view key, int least) {
    Points points;
    query.each(query.at(key), key, [&](const Json& value) {
        const int number = query.integer(value, key, least, kMostPoints);
        if (points.teams == cards::kMostTeams)
            return query.fail({"{}: zu viele Zahlen; es ist eine für jede Partei.",
                               "{}: troppi numeri; è uno per ogni parte.",
                               "{}: too many numbers; it is one for each side."},
                              key);
        points.byTeam[static_cast<std::size_t>(points.teams++)] = number;
    });
    if (points.teams < 2)
        query.fail({"{}: eine Zahl für jede Partei, zwei oder drei.",
                    "{}: un numero per ogni parte, due o tre.", "{}: a number for each side, two or three."},
                   key);
    return points;
}

// Three scores mean three players; two scores leave open whether two, four or six play, which changes
// nothing here.
const Rules& rulesFor(Query& query, int teams) {
    return query.rules(teams == 3 ? 3 : 4);
}

// Not looked at where the game counts down.
int target(Query& query, const Rules& rules) {
    if (deal::countsDown(rules)) return 0;
    return query.integer(query.at("target"), "target", 1, kMostPoints);
}

int ladderValue(Query& query, const Json& value) {
    if (value.is_string() && value == "game") return deal::kSpielAus;
    return query.integer(value, "value", 1, 99);
}

int team(Query& query, const Json& value, int teams) {
    return query.integer(value, "team", 0, teams - 1);
}

Answer list(const ByTeam& byTeam, int teams) {
    auto list = Answer::array();
    for (int i = 0; i < teams; ++i) list.push_back(byTeam[static_cast<std::size_t>(i)]);
    return list;
}

// What no bet can come to (RP-145 bet_top).
void checkReached(Query& query, const Rules& rules, int value) {
    if (deal::isStep(rules, value)) return;
    query.fail(deal::topStep(rules) == deal::kSpielAus ? kAboveSeven : kAboveThree,
               value == deal::kSpielAus ? "game" : std::to_string(value));
}

deal::BetOnFigure betOn(Query& query, const Rules& rules, const Json& value, int teams) {
    deal::BetOnFigure bet;
    if (value.is_null()) return bet;
    if (!value.is_object()) {
        query.fail(kFigureObject);
        return bet;
    }
    const auto state = query.text(query.at(value, "state"), "state");
    if (state == "unbet") return bet;
    if (state != "held" && state != "conceded")
        query.fail({"state: {} ist nicht möglich. Möglich: held, conceded, unbet.",
                    "state: {} non è possibile. Possibili: held, conceded, unbet.",
                    "state: {} is not possible. Possible: held, conceded, unbet."},
                   inBackticks(state));
    bet.state = state == "held" ? deal::BetState::Held : deal::BetState::Conceded;
    bet.value = ladderValue(query, query.at(value, "value"));
    checkReached(query, rules, bet.value);
    bet.team = team(query, query.at(value, "team"), teams);
    return bet;
}

deal::Fact factIn(Query& query, const Json& value, int teams) {
    deal::Fact fact;
    deal::SettledFigure& figure = fact.settled;
    if (!value.is_object()) {
        query.fail(kFigureObject);
        return fact;
    }
    figure.figure = query.figure(query.text(query.at(value, "figure"), "figure"));
    const auto how = query.text(query.at(value, "how"), "how");
    const auto known = readHow(how);
    if (!known)
        query.fail({"how: {} ist nicht möglich. Möglich: {}.", "how: {} non è possibile. Possibili: {}.",
                    "how: {} is not possible. Possible: {}."},
                   inBackticks(how), hows());
    else
        figure.how = *known;
    if (const auto size = value.find("size"); size != value.end() && !size->is_null())
        fact.size = query.integer(*size, "size", 2, kMostCards);
    if (const auto bet = value.find("bet"); bet != value.end() && !bet->is_null()) {
        if (const auto* flag = bet->get_ptr<const bool*>())
            figure.bet = *flag;
        else
            query.fail({"bet: hier steht true oder false.", "bet: qui va true o false.",
                        "bet: here stands true or false."});
    }
    if (!scores(figure.how)) {
        // what stands may have been bet and seen
        if (figure.how == How::Standing && figure.bet.value_or(false) && value.contains("value"))
            figure.value = ladderValue(query, value["value"]);
        else
            fact.settled = {.figure = figure.figure, .team = {}, .value = 1, .how = figure.how};
        if (figure.how == How::Undecided) figure.how = How::Open; // counts for nobody
        fact.held = figure.how == How::Standing && figure.bet.value_or(false);
        return fact;
    }
    figure.value = ladderValue(query, query.at(value, "value"));
    figure.team = team(query, query.at(value, "team"), teams);
    // readings.md 52: absent it was, where the figure is conceded or held
    if (!figure.bet) figure.bet = figure.how == How::Conceded || figure.how == How::Held;
    fact.held = figure.how == How::Held;
    return fact;
}

} // namespace

Answer askExchange(Query& query) {
    const int seats = query.integer(query.at("seats"), "seats", 2, cards::kMostSeats);
    if (seats == 5)
        query.fail({"seats: gespielt wird zu 2, 3, 4 oder 6.", "seats: si gioca in 2, 3, 4 o 6.",
                    "seats: it is played by 2, 3, 4 or 6."});
    if (!query.isSound()) return {};
    const Rules& rules = query.rules(seats);
    const Seat dealer = query.seat(query.at("dealer"), "dealer", seats);
    const auto turned = query.cardList(query.at("turned"), "turned", rules);
    if (turned.empty() || !rules.mayBeTrump(turned.back().suit()))
        query.fail({"turned: die letzte Karte muss eine Trumpffarbe dieser Regeln geben.",
                    "turned: l'ultima carta deve dare un seme di briscola di questo regolamento.",
                    "turned: the last card must give a trump suit of this rule set."});
    const Json& hands = query.at("hands");
    if (!hands.is_object()) query.fail(kObject, "hands");
    if (!query.isSound()) return {};

    std::array<cards::CardSet, cards::kMostSeats> held{};
    for (const auto& [name, hand] : hands.items()) {
        auto& own = held[static_cast<std::size_t>(query.seat(std::string_view(name), seats))];
        for (const cards::Card card : query.cardList(hand, "hands", rules)) own.insert(card);
    }
    if (!query.isSound()) return {};
    const auto right = deal::exchangeRight(rules, dealer, turned, held);
    auto options = Answer::array();
    for (const auto& option : right.options)
        options.push_back(Answer::array({nameOf(option.give), nameOf(option.take)}));
    return {{"first", right.first ? Answer(std::string(1, letterOf(*right.first))) : Answer(nullptr)},
            {"options", std::move(options)}};
}

Answer askBet(Query& query) {
    const Points score = points(query, "score", -kMostPoints);
    if (!query.isSound()) return {};
    const Rules& rules = rulesFor(query, score.teams);
    deal::BetTable table;
    table.target = target(query, rules);
    table.score = score.byTeam;
    const Json& bets = query.at("figures");
    if (!bets.is_object()) query.fail(kObject, "figures");
    if (!query.isSound()) return {};
    for (const auto& [name, bet] : bets.items())
        table.figures[static_cast<std::size_t>(query.figure(name))] = betOn(query, rules, bet, score.teams);

    const int side = team(query, query.at("team"), score.teams);
    const auto wanted = query.text(query.at("figure"), "figure");
    std::optional<deal::Figure> figure;
    if (wanted != "all") figure = query.figure(wanted);
    const auto phase = query.text(query.at("phase"), "phase");
    if (phase != "play" && phase != "show")
        query.fail({"phase: möglich sind play und show.", "phase: possibili sono play e show.",
                    "phase: play and show are possible."});
    if (!query.isSound()) return {};

    const auto answer = deal::judgeBet(rules, table, side, figure, phase == "show");
    const bool allowed = answer.broken.empty();
    return {{"allowed", allowed},
            {"rule", allowed ? Answer(nullptr) : Answer(answer.broken)},
            {"next", answer.next ? valueWord(*answer.next) : Answer(nullptr)}};
}

namespace {

// readings.md 64: what decides and was not told.
Answer undecidedAnswer(const Query& query, const deal::Decision& decision) {
    auto undecided = Answer::array();
    auto needs = Answer::array();
    for (const auto which : decision.switches) {
        undecided.push_back(rulebook::nameOf(which));
        needs.push_back(needInWords(which, query.language()));
    }
    for (const deal::OpenFact& fact : decision.facts) {
        undecided.push_back(keyOf(fact));
        needs.push_back(needInWords(fact, query.language()));
    }
    return {{"undecided", std::move(undecided)}, {"needs", std::move(needs)}};
}

} // namespace

Answer askSettle(Query& query) {
    const Points score = points(query, "score", -kMostPoints);
    if (!query.isSound()) return {};
    const Rules& rules = rulesFor(query, score.teams);
    const Points penalties = points(query, "penalties", 0);
    if (penalties.teams != score.teams)
        query.fail({"{}: eine Zahl für jede Partei, so viele wie im Stand.",
                    "{}: un numero per ogni parte, tanti quanti nel punteggio.",
                    "{}: a number for each side, as many as in the score."},
                   "penalties");
    const deal::Standing before{target(query, rules), score.byTeam, {}, penalties.byTeam};
    std::vector<deal::Fact> figures;
    query.each(query.at("figures"), "figures", [&](const Json& value) {
        figures.push_back(factIn(query, value, score.teams));
        const auto same = [&](const deal::Fact& one) {
            return one.settled.figure == figures.back().settled.figure;
        };
        if (std::count_if(figures.begin(), figures.end(), same) > 1)
            query.fail({"figures: eine Figur steht zweimal da.", "figures: una figura c'è due volte.",
                        "figures: one figure stands there twice."});
    });
    if (!query.isSound()) return {};

    deal::putInOrder(figures);
    const rulebook::PointName broken = deal::passOverVoidDeclared(rules, before, figures);
    const deal::Decision decision = deal::decide(rules, before, figures, deal::Wanted::Points);
    if (!decision.isCertain()) return undecidedAnswer(query, decision);
    const deal::Count& result = decision.count;
    auto counted = Answer::array();
    for (const auto& one : result.counted)
        counted.push_back({{"figure", nameOf(one.figure)},
                           {"team", one.team},
                           {"points", one.points},
                           {"score", list(one.score, score.teams)}});
    auto gestrichen = Answer::array();
    for (int i = 0; i < score.teams; ++i)
        gestrichen.push_back(result.gestrichen[static_cast<std::size_t>(i)]);
    Answer answer{{"points", list(result.points, score.teams)},
                  {"score", list(result.score, score.teams)},
                  {"counted", std::move(counted)},
                  {"gestrichen", std::move(gestrichen)},
                  {"game_winner", result.winner ? Answer(*result.winner) : Answer(nullptr)}};
    // readings.md 20: what could not be taken off and waits for later points
    if (result.deferred != ByTeam{}) answer["deferred"] = list(result.deferred, score.teams);
    if (!broken.empty()) answer["rule"] = broken;
    // readings.md 56, 57: where what this program chose decides
    for (const auto& [other, there, isOpen] :
         deal::otherCounts(rules, before, figures, deal::Wanted::Points)) {
        const Answer open("undecided");
        answer["rests_on"] = "default";
        answer["otherwise"].push_back(
            {{"switch", rulebook::nameOf(other.which)},
             {"value", rulebook::valuesOf(other.which)[static_cast<std::size_t>(other.value)]},
             {"points", isOpen ? open : list(there.points, score.teams)},
             {"score", isOpen ? open : list(there.score, score.teams)},
             {"game_winner", isOpen         ? open
                             : there.winner ? Answer(*there.winner)
                                            : Answer(nullptr)}});
    }
    return answer;
}

} // namespace schreiber::perlaggen::ruling
