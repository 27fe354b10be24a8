#include "name_words.h"
#include "question_stakes.h"
#include "result_words.h"

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>
#include <words/say.h>

// May a side bet, with the score and the bets as they stand?
namespace schreiber::perlaggen::ruling {

using deal::BetOnFigure, deal::BetState, deal::Figure;

namespace {

constexpr words::Text kBetSaid{"„2 A“, „gut 1 B“", "«2 A», «buono 1 B»", "“2 A”, “good 1 B”"};

BetOnFigure betOf(QuestionSheet& sheet, const std::string& key) {
    Stake stake = stakeOf(sheet, key, kBetSaid);
    if (stake.value == deal::kSpielAus && stake.figure == Figure::Spiel) stake.figure.reset();
    BetOnFigure bet;
    if (stake.stands || stake.nobody || stake.declared || stake.size || stake.figure)
        sheet.fail(key,
                   {"Hier gehören nur Gebote hin, etwa {}.", "Qui vanno solo offerte, per esempio {}.",
                    "Only bets belong here, for instance {}."},
                   kBetSaid.in(sheet.language()));
    const auto last = lastBettor(sheet, stake);
    if (!stake.value && !last && !stake.good) return bet;
    if (!last)
        sheet.fail(key, {"Wer hat zuletzt geboten, oder wem ist es gut?",
                         "Chi ha offerto per ultimo, o a chi è lasciato buono?",
                         "Who bet last, or to whom is it conceded?"});
    bet.state = stake.good ? BetState::Conceded : BetState::Held;
    bet.value = stake.value.value_or(stake.good ? 1 : 2);
    bet.team = last;
    if (!stake.good && bet.value == 1)
        sheet.fail(key, {"Geboten ist erst ab zwei; ungeboten bleibt leer.",
                         "Si offre a partire da due; se non è offerto resta vuoto.",
                         "A bet begins at two; what is unbet stays empty."});
    return bet;
}

// The record of the bets so far, in the order of figures in which it is by the rules, if there is one: what
// was held before what was conceded, since a concession brings a side nearer the end. `broken` is else what
// is against them in the first order tried, in words.
struct ToldBets {
    std::string record;
    std::string broken;
    Figure figure{};
};

ToldBets toldBy(const QuestionSheet& sheet, const std::string& head, const deal::BetTable& table) {
    auto order = deal::kFigures;
    const auto conceded = [&](Figure figure) {
        return table.figures[static_cast<std::size_t>(figure)].state == BetState::Conceded;
    };
    ToldBets first;
    do {
        ToldBets told;
        auto kept = order;
        std::ranges::stable_sort(kept, {}, conceded);
        std::vector<Figure> figureOfEvent;
        told.record = head;
        for (const Figure figure : kept) {
            const std::string lines = betLines(figure, table.figures[static_cast<std::size_t>(figure)]);
            figureOfEvent.resize(
                figureOfEvent.size() + static_cast<std::size_t>(std::ranges::count(lines, '\n')), figure);
            told.record += lines;
        }
        if (const auto against = forbiddenIn(sheet, told.record)) {
            told.broken = against->why;
            told.figure = figureOfEvent[against->event];
        }
        if (told.broken.empty()) return told;
        if (first.record.empty()) first = std::move(told);
    } while (std::next_permutation(order.begin(), order.end()));
    return first;
}

// Who bet last on what is asked about, and whose turn it is.
void tellLast(QuestionSheet& sheet, const deal::BetTable& table, std::optional<Figure> figure, int team) {
    if (!figure) return;
    const BetOnFigure& bet = table.figures[static_cast<std::size_t>(*figure)];
    const words::Language language = sheet.language();
    if (bet.state == BetState::Conceded)
        return sheet.step({"{} ist {} gut gelassen und damit erledigt.",
                           "{} è stato lasciato buono a {} ed è chiuso.",
                           "{} is conceded to {}, and so closed."},
                          capital(theFigure(*figure, language)), sheet.party(*bet.team));
    if (bet.state == BetState::Unbet)
        return sheet.step(
            {"{} ist noch ungeboten.", "{} non è ancora stato offerto.", "{} has not been bet yet."},
            capital(theFigure(*figure, language)));
    constexpr words::Text notHe{"{} hat zuletzt geboten, {} {}; steigern darf nur die andere Seite.",
                                "{} ha offerto per ultima, {} {}; può rilanciare solo l'altra parte.",
                                "{} bet last, {} {}; only the other side may raise."};
    constexpr words::Text others{"{} hat zuletzt geboten, {} {}; steigern dürfen nur die anderen.",
                                 "{} ha offerto per ultimo, {} {}; possono rilanciare solo gli altri.",
                                 "{} bet last, {} {}; only the others may raise."};
    if (*bet.team == team)
        return sheet.step(sheet.teams() > 2 ? others : notHe, sheet.party(team),
                          numberName(bet.value, language), onFigure(*figure, language));
    if (bet.value >= deal::topStep(sheet.rules()))
        return sheet.step({"{} hat zuletzt geboten, {} {}; höher geht es nicht.",
                           "{} ha offerto per ultima, {} {}; più in alto non si va.",
                           "{} bet last, {} {}; it goes no higher."},
                          sheet.party(*bet.team), numberName(bet.value, language),
                          onFigure(*figure, language));
    if (sheet.teams() > 2)
        return sheet.step(others, sheet.party(*bet.team), numberName(bet.value, language),
                          onFigure(*figure, language));
    sheet.step({"{} hat zuletzt geboten, {} {}; das Steigern ist an {}.",
                "{} ha offerto per ultima, {} {}; ora tocca a {} rilanciare.",
                "{} bet last, {} {}; now it is for {} to raise."},
               sheet.party(*bet.team), numberName(bet.value, language), onFigure(*figure, language),
               sheet.party(team));
}

// Who has won by what is conceded: as the record is replayed; with three, whose record has to say more than
// is told here, where what is conceded is written at once (RP-152).
std::optional<int> isOut(const QuestionSheet& sheet, const deal::BetTable& table, const std::string& record) {
    if (sheet.teams() == 2) {
        const rulebook::RuleSet& set = sheet.rules().set();
        const auto find = [&set](std::string_view id) { return id == set.id ? &set : nullptr; };
        const auto read = record::read(record, {}, find);
        if (!read) return std::nullopt;
        const Replay replay = ruling::replay(read->front(), find);
        return replay.state.ending == deal::Ending::GameWon ? replay.outcome.winner : std::nullopt;
    }
    return deal::isInSet(sheet.rules(), "concede_written") ? deal::atTarget(sheet.rules(), table)
                                                           : std::nullopt;
}

// Whether somebody may bet on a figure, as the form puts it.
struct AskedBet {
    deal::BetTable table;
    std::optional<cards::Seat> person; // who bids for the side, where that is told
    int team = 0;
    std::optional<Figure> figure; // none: all three
    bool spielDecided = false;    // conceded between two sides: nobody plays on for it
    bool inShow = false;

    const BetOnFigure& spiel() const { return table.figures[static_cast<std::size_t>(Figure::Spiel)]; }
};

AskedBet askedIn(QuestionSheet& sheet) {
    AskedBet asked;
    asked.table.target = sheet.target();
    asked.table.score = sheet.score();
    for (const Figure figure : deal::kFigures)
        asked.table.figures[static_cast<std::size_t>(figure)] = betOf(sheet, nameOf(figure));
    asked.figure = readFigure(sheet.value("figure"));
    const std::string_view side = sheet.value("team");
    asked.person = cards::readSeat(sheet.value("who"));
    asked.team = asked.person                        ? cards::teamOf(*asked.person, sheet.seats())
                 : side == "1"                       ? 1
                 : side == "2" && sheet.teams() == 3 ? 2
                                                     : 0;
    asked.spielDecided = asked.spiel().state == BetState::Conceded && sheet.teams() == 2;
    asked.inShow = sheet.value("phase") == "show" || asked.spielDecided;
    return asked;
}

std::string bettorOf(const QuestionSheet& sheet, const AskedBet& asked) {
    return asked.person ? nameOf(sheet, *asked.person) : sheet.party(asked.team);
}

// How far each side is from the end of the game.
void tellDistances(QuestionSheet& sheet, const deal::BetTable& table) {
    const words::Language language = sheet.language();
    for (int team = 0; team < sheet.teams(); ++team) {
        const int left = deal::missing(sheet.rules(), table, team);
        const int points = deal::pointsSoFar(sheet.rules(), table, team);
        if (deal::countsDown(sheet.rules()))
            sheet.step(left == 1
                           ? words::Text{"{}: es fehlt noch {}.", "{}: manca ancora {}.", "{}: {} to go."}
                           : words::Text{"{}: es fehlen noch {}.", "{}: mancano ancora {}.", "{}: {} to go."},
                       sheet.party(team), pointsInWords(left, language));
        else if (left <= 0)
            sheet.step({"{}: {} mit dem, was gut ist; das ist das Ziel.",
                        "{}: {} con ciò che è stato lasciato buono; è il traguardo.",
                        "{}: {} with what is conceded; that is the target."},
                       sheet.party(team), pointsInWords(points, language));
        else
            sheet.step(wayToGo(sheet.party(team), points, left, language));
    }
}

void decideOut(QuestionSheet& sheet, int winner) {
    sheet.says(QuestionReply::Says::No);
    sheet.decide({"Nein. {} ist mit dem, was gut ist, aus; damit ist die Partie entschieden, und "
                  "niemand bietet mehr.",
                  "No. {} è fuori con ciò che è stato lasciato buono; la partita è decisa e nessuno "
                  "offre più.",
                  "No. {} is out with what is conceded; that decides the game, and nobody bets any "
                  "more."},
                 sheet.party(winner));
    basis(sheet, {"concede_written", "order_stop"});
}

void decideForbidden(QuestionSheet& sheet, const AskedBet& asked, rulebook::PointName broken) {
    sheet.says(QuestionReply::Says::No);
    sheet.decide({"Nein. {} darf nicht bieten.", "No. {} non può offrire.", "No. {} may not bet."},
                 bettorOf(sheet, asked));
    const auto over = asked.figure ? deal::overbid(sheet.rules(), asked.table, asked.team, *asked.figure)
                                   : std::optional<deal::Overbid>();
    if (over && broken == "overbid_general")
        sheet.step({"Würde es gut gelassen, käme {} von {} auf {}: Das wäre schon das Ziel.",
                    "Se fosse lasciato buono, {} passerebbe da {} a {}: sarebbe già il traguardo.",
                    "Conceded, it would take {} from {} to {}: the target already."},
                   sheet.party(asked.team), over->from, over->to);
    sheet.basis(broken);
}

// show_only_shower: allowed in the show, but not to a side whose turn to show it is not.
bool onlyInTurn(const QuestionSheet& sheet, const AskedBet& asked) {
    return asked.inShow && sheet.teams() == 2 && asked.spiel().team != asked.team &&
           deal::isInSet(sheet.rules(), "show_only_shower");
}

void decideInTurn(QuestionSheet& sheet, const AskedBet& asked, int value) {
    sheet.says(QuestionReply::Says::Depends);
    sheet.decide(asked.spielDecided
                     ? words::Text{"Nur wenn {} am Weisen ist oder auf ein Gebot antwortet; zuerst ist {} "
                                   "daran. Geboten ist dann {}.",
                                   "Solo se tocca a {} mostrare o se risponde a un'offerta; per prima tocca "
                                   "a {}. L'offerta è allora {}.",
                                   "Only if {} is on turn to show, or answers a bet; first it is {}'s turn. "
                                   "The bet is then {}."}
                     : words::Text{"Ja, wenn {0} am Weisen ist oder auf ein Gebot antwortet; geboten ist "
                                   "dann {2}.",
                                   "Sì, se tocca a {0} mostrare o se risponde a un'offerta; l'offerta è "
                                   "allora {2}.",
                                   "Yes, if {0} is on turn to show, or answers a bet; the bet is then {2}."},
                 sheet.party(asked.team), sheet.party(asked.spiel().team.value_or(asked.team)),
                 numberName(value, sheet.language()));
    sheet.basis("show_only_shower");
}

void decideAllowed(QuestionSheet& sheet, const AskedBet& asked, int value) {
    sheet.says(QuestionReply::Says::Yes);
    sheet.decide({"Ja. {} darf bieten; geboten ist dann {}.", "Sì. {} può offrire; l'offerta è allora {}.",
                  "Yes. {} may bet; the bet is then {}."},
                 bettorOf(sheet, asked), numberName(value, sheet.language()));
    if (value > 2) { // kSpielAus, too
        basis(sheet, {"bet_alternate", "bet_no_jump"});
    } else {
        sheet.basis("bet_who");
    }
    if (value == deal::kSpielAus) sheet.basis("bet_top");
    if (asked.figure == Figure::Spiel && deal::isThirdBet(sheet.rules(), asked.table, asked.team))
        sheet.basis("m1412_third");
}

// The bets so far and this one behind them, or why no record can say what was told.
void giveRecord(QuestionSheet& sheet, const AskedBet& asked, const std::string& before) {
    const bool unbet = std::ranges::all_of(
        asked.table.figures, [](const BetOnFigure& bet) { return bet.state == BetState::Unbet; });
    if (sheet.teams() != 2 && !unbet) return sheet.noRecord(kWhoIsIn);
    if (asked.inShow)
        return sheet.noRecord(
            {"Beim Weisen gehört ins Protokoll, was gespielt und gewiesen ist; das steht hier nicht.",
             "Quando si mostra, il verbale deve dire che cosa è stato giocato e mostrato; qui non c'è.",
             "In the show the record has to say what was played and shown; that is not told here."});
    const cards::Seat speaker = asked.person.value_or(static_cast<cards::Seat>(asked.team));
    sheet.record(before + fmt::format("{}: bet {}\n", cards::letterOf(speaker),
                                      asked.figure ? nameOf(*asked.figure) : "all"));
}

} // namespace

Fields betFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    Fields fields{scoreField(set, seats, language)};
    constexpr words::Text hint{"leer: ungeboten · 2 A: A bot zuletzt · gut 1 B",
                               "vuoto: non offerto · 2 A: offrì A · buono 1 B",
                               "empty: unbet · 2 A: A bet last · good 1 B"};
    for (const Figure figure : deal::kFigures)
        fields.push_back({.key = nameOf(figure),
                          .label = figureName(figure, language),
                          .hint = words::say(language, hint)});
    fields.push_back(
        partyField("team", words::say(language, {"Es will bieten", "Vuole offrire", "Wants to bet"}), seats));
    fields.push_back(figureField(words::say(language, {"auf", "su", "on"}), language));
    fields.back().choices.push_back({"all", words::say(language, {"alle drei", "tutte e tre", "all three"})});
    fields.push_back(
        {.key = "phase",
         .label = words::say(language, {"wann", "quando", "when"}),
         .choices = {{"play", words::say(language, {"im Spielen", "durante il gioco", "in the play"})},
                     {"show", words::say(language, {"beim Weisen", "mostrando", "in the show"})}},
         .initial = "play"});
    addPlayers(fields, set, seats, language);
    return fields;
}

void answerBet(QuestionSheet& sheet) {
    const AskedBet asked = askedIn(sheet);
    if (!sheet.sound()) return;
    const std::string head = sheet.header(scoreLine(asked.table.score, sheet.teams()));
    const ToldBets told =
        sheet.teams() == 2 ? toldBy(sheet, head, asked.table) : ToldBets{.record = head, .broken = {}};
    if (!told.broken.empty()) return sheet.fail(nameOf(told.figure), kCannotStand, told.broken);

    const auto out = isOut(sheet, asked.table, told.record);
    if (!out) tellLast(sheet, asked.table, asked.figure, asked.team);
    tellDistances(sheet, asked.table);
    if (asked.spielDecided && !out && sheet.value("phase") != "show")
        sheet.step({"Das Spiel ist entschieden: Jetzt wird gewiesen.", "Lo Spiel è deciso: ora si mostra.",
                    "The Spiel is decided: now figures are shown."});
    const deal::BetAnswer answer =
        deal::judgeBet(sheet.rules(), asked.table, asked.team, asked.figure, asked.inShow);
    if (out)
        decideOut(sheet, *out);
    else if (!answer.broken.empty())
        decideForbidden(sheet, asked, answer.broken);
    else if (onlyInTurn(sheet, asked))
        decideInTurn(sheet, asked, *answer.next);
    else
        decideAllowed(sheet, asked, *answer.next);
    giveRecord(sheet, asked, told.record);
}

} // namespace schreiber::perlaggen::ruling
