#include "counting.h"

#include "backing.h"
#include "declared_words.h"
#include "name_words.h"
#include "reasons.h"

#include <algorithm>
#include <perlaggen/deal/comparison.h>
#include <perlaggen/deal/end_rule.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/stand.h>
#include <string_view>
#include <vector>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using deal::Figure, deal::How;

namespace {

std::string_view cameAbout(const Replay& replay, How how, words::Language language) {
    // in the order of the enumeration; of the others nothing is counted
    constexpr std::array<words::Text, 9> kCame{
        {{},
         {"nicht geboten", "senza offerta", "not bet"},
         {"geboten und gehalten", "offerto e tenuto", "bet and held"},
         {"gut gelassen und damit geschrieben", "lasciato buono e perciò segnato", "conceded and so written"},
         {},
         {},
         {"den anderen verfallen", "perso dagli altri", "forfeited by the others"},
         {"angesagt und erlaubt", "dichiarato e permesso", "declared and allowed"},
         {}}};
    if (how == How::Declared && bothTold(replay.state.declaration))
        return words::Text{"angesagt und besser als die der anderen",
                           "dichiarato e migliore di quello altrui", "declared and better than the others'"}
            .in(language);
    return kCame[static_cast<std::size_t>(how)].in(language);
}

void addSteps(const Replay& replay, std::vector<std::string>& facts, words::Language language) {
    const deal::Outcome& outcome = replay.outcome;
    for (std::size_t i = 0; i < outcome.counted.size(); ++i) {
        const deal::Counted& counted = outcome.counted[i];
        const How how = outcome.figures[static_cast<std::size_t>(counted.figure)].how;
        facts.push_back(words::say(language,
                                   {"{}. {}, {}: {} für {}, Stand {}.", "{}. {}, {}: {} a {}, punteggio {}.",
                                    "{}. {}, {}: {} to {}, score {}."},
                                   i + 1, figureName(counted.figure, language),
                                   cameAbout(replay, how, language), pointsInWords(counted.points, language),
                                   teamName(replay, counted.team, language),
                                   byTeams(counted.score, replay.rules.teams())));
    }
}

// What came too late to count.
void addTooLate(const Replay& replay, std::vector<std::string>& facts, words::Language language) {
    constexpr words::Text one{"Damit ist die Partie aus; {} zählt nicht mehr.",
                              "Così la partita è finita; {} non conta più.",
                              "With that the game is over; {} no longer counts."};
    constexpr words::Text two{"Damit ist die Partie aus; {} zählen nicht mehr.",
                              "Così la partita è finita; {} non contano più.",
                              "With that the game is over; {} no longer count."};
    std::vector<std::string> late;
    for (const deal::SettledFigure& settled : replay.outcome.figures) {
        if (!replay.outcome.has(settled.figure) && settled.team && settled.how != How::Forfeit)
            late.push_back(theFigure(settled.figure, language));
    }
    if (late.empty()) return;
    facts.push_back(
        words::say(language, late.size() == 1 ? one : two, rulebook::joinedNames(late, language)));
}

// imst-2015 § 25: in South Tyrol the highest figure goes out; whether a Gleich or a Hanger is higher it
// leaves unsaid.
bool comparedByReading(const Replay& replay) {
    const deal::Declaration& declaration = replay.state.declaration;
    return bothTold(declaration) && declaration.told[0].figure != declaration.told[1].figure &&
           deal::comparesHighest(replay.rules);
}

void gameWon(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    const deal::Outcome& outcome = replay.outcome;
    if (!outcome.winner || outcome.counted.empty()) return;
    const deal::EndRule rule = endRule(replay.rules, replay.state, outcome);
    const bool declared =
        outcome.figures[static_cast<std::size_t>(outcome.counted.back().figure)].how == How::Declared;
    Account::Judged reason = judgedUnder(replay, rule.point, language, rule.restsOn);
    if (declared && comparedByReading(replay)) addReading(reason.sources, language);
    reason.what =
        words::say(language, {"Wer zuerst aus ist · {}", "Chi esce per primo · {}", "Who is out first · {}"},
                   reason.what);
    constexpr words::Text one{"{} hat die Partie gewonnen; es entscheidet {}.",
                              "{} ha vinto la partita; decide {}.", "{} has won the game; {} decides it."};
    constexpr words::Text more{"{} haben die Partie gewonnen; es entscheidet {}.",
                               "{} hanno vinto la partita; decide {}.",
                               "{} have won the game; {} decides it."};
    const bool alone = replay.state.seats == replay.state.teams();
    reason.explanation = words::say(language, alone ? one : more, teamName(replay, *outcome.winner, language),
                                    theFigure(outcome.counted.back().figure, language));
    if (declared) reason.facts = comparedFigures(replay, language);
    addSteps(replay, reason.facts, language);
    addTooLate(replay, reason.facts, language);
    for (const rulebook::PointName name :
         {"score_base"_point, "rank_equal_in_play"_point, "order_stop"_point})
        addBeside(replay, reason, name);
    reasons.push_back(std::move(reason));
}

// readings.md 38: the turns to show are over, and whoever was left a figure too short may still lay a longer
// one.
void addStillToLay(const Replay& replay, std::vector<std::string>& facts, words::Language language) {
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const auto team = deal::mayStillLay(replay.state, replay.outcome, which);
        if (team)
            facts.push_back(words::say(language,
                                       {"Mit dem, was liegt, geht {} nicht aus. Eine Figur, die lang genug "
                                        "ist, darf noch hingelegt werden "
                                        "von "
                                        "{}; geschieht das nicht, wird neu gegeben.",
                                        "Con ciò che sta in tavola {} non esce. Una figura abbastanza lunga "
                                        "può ancora essere calata da {}; "
                                        "altrimenti si ridanno le carte.",
                                        "With what lies {} does not go out. A figure long enough may still "
                                        "be laid by {}; otherwise there is "
                                        "a "
                                        "new deal."},
                                       theFigure(which, language), teamName(replay, *team, language)));
    }
}

// What is to decide now, told as the rule has it.
void gameNear(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    if (replay.outcome.winner) return;
    const deal::EndRule rule = endRule(replay.rules, replay.state, replay.outcome);
    if (rule.point.empty()) return;
    Account::Judged reason = judgedUnder(replay, rule.point, language, rule.restsOn);
    constexpr words::Text now{"Was jetzt entscheidet · {}", "Che cosa decide ora · {}",
                              "What decides now · {}"};
    constexpr words::Text again{"Niemand ist aus, es wird neu gegeben · {}",
                                "Nessuno esce, si ridanno le carte · {}",
                                "Nobody is out, there is a new deal · {}"};
    reason.what = words::say(language, rule.newDeal ? again : now, reason.what);
    reason.explanation = std::move(reason.text);
    reason.text.clear();
    addSteps(replay, reason.facts, language);
    addStillToLay(replay, reason.facts, language);
    reasons.push_back(std::move(reason));
}

// pagat The Endgame: both sides have told how high, and one who comes later has not had his turn.
void declaringWaits(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    const deal::Declaration& declaration = replay.state.declaration;
    if (!declaration.waitsFor || replay.outcome.winner) return;
    const cards::Seat seat = *declaration.waitsFor;
    Account::Judged reason = judgedUnder(replay, "decl_procedure", language);
    reason.what = words::say(
        language, {"Noch geht niemand aus · {}", "Nessuno è ancora uscito · {}", "Nobody goes out yet · {}"},
        reason.what);
    constexpr words::Text turn{
        "{} war noch nicht an der Reihe und kann eine Figur ansagen, die mithält. Erst wenn angesagt oder "
        "„erlaubt“ gesagt ist, oder mit der ersten Karte, geht die bessere der genannten Figuren aus.",
        "{} non ha ancora avuto il suo turno e può annunciare una figura almeno pari. Solo dopo l'annuncio "
        "o il «permesso», o con la prima carta, esce la migliore delle figure dette.",
        "{} has not had a turn yet and can announce a figure that keeps up. Only after the announcement or "
        "“allowed”, or with the first card, does the better of the figures told go out."};
    constexpr words::Text height{
        "{} hat angesagt und noch nicht genannt, was es ist und wie hoch; die Figur kann mithalten.",
        "{} ha annunciato e non ha ancora detto che figura è e quanto alta; può essere almeno pari.",
        "{} has announced and not yet told what it is and how high; the figure can keep up."};
    const bool announced = deal::has(declaration.asked, seat);
    reason.explanation = words::say(language, announced ? height : turn, replay.nameOf(seat));
    reasons.push_back(std::move(reason));
}

void stakesLost(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    const auto& lost = replay.outcome.stakesLost;
    if (lost.empty()) return;
    const bool onlySpiel =
        std::ranges::all_of(lost, [](const deal::StakeLost& one) { return one.figure == Figure::Spiel; });
    const bool tricks =
        onlySpiel && replay.outcome.figures[static_cast<std::size_t>(Figure::Spiel)].how == How::None &&
        whyUnmade(replay.rules, replay.state, replay.outcome, Figure::Spiel).point == "st_spiel_none";
    Account::Judged reason = judgedUnder(replay, tricks ? "st_spiel_none"_point : "st_level"_point, language);
    reason.explanation = words::Text{"Wer geboten oder gehalten und die Figur nicht gewonnen hat, zahlt.",
                                     "Paga chi ha offerto o tenuto senza vincere la figura.",
                                     "Whoever bet or held and did not win the figure pays."}
                             .in(language);
    for (const deal::StakeLost& one : lost)
        reason.facts.push_back(words::say(
            language,
            {"{} ist {} bis {} mitgegangen und hat {} nicht gewonnen: {} dazu.",
             "{} è andato {} fino a {} e non {} ha vinto: {} in più.",
             "{} went {} up to {} and has not won {}: {} more."},
            replay.nameOf(one.seat), onFigure(one.figure, language), numberName(one.points, language),
            figurePronoun(one.figure, true, language), pointsInWords(one.points, language)));
    reasons.push_back(std::move(reason));
}

} // namespace

void addCounting(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    stakesLost(replay, reasons, language);
    gameWon(replay, reasons, language);
    gameNear(replay, reasons, language);
    declaringWaits(replay, reasons, language);
}

} // namespace schreiber::perlaggen::ruling
