#include "question_settle_record.h"

#include "name_words.h"
#include "question_stakes.h"
#include "result_words.h"

#include <cards/notation.h>

#include <algorithm>
#include <array>
#include <optional>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <string>
#include <string_view>

namespace schreiber::perlaggen::ruling {

using deal::Figure, deal::How;

namespace {

constexpr words::Text kFigureSaid{
    "„gleich 2 A gehalten“, auch „geboten von B, gehalten von A“, „hanger 1 B gut“, „hanger A dritzig“, "
    "„gleich "
    "steht“",
    "«gleich 2 A tenuto», anche «offerto da B, tenuto da A», «hanger 1 B buono», «hanger A dritzig», «gleich "
    "pari»",
    "“gleich 2 A held”, also “bet by B, held by A”, “hanger 1 B good”, “hanger A dritzig”, “gleich stands”"};

How howOf(const Stake& stake) {
    if (stake.nobody) return How::None;
    if (stake.stands) return How::Standing;
    if (stake.declared) return How::Declared;
    if (stake.good) return How::Conceded;
    return stake.held || stake.value.value_or(1) > 1 ? How::Held : How::Unbet;
}

// Strafperlaggen: who bet or held a figure and does not win it adds its points (RP-273); of two it is the
// other.
void addLosers(QuestionSheet& sheet, const std::string& key, const Stake& stake, MadeFigure& made) {
    const bool named = std::find(stake.against.begin(), stake.against.end(), true) != stake.against.end();
    const bool counts = deal::losersPay(sheet.rules()) && made.fact.held;
    if (named && !counts)
        sheet.fail(key, {"„Gegen“ zählt nur im Strafperlaggen, und nur bei einer gehaltenen Figur.",
                         "«Contro» vale solo nello Strafperlaggen, e solo per una figura tenuta.",
                         "“Against” counts only in Strafperlaggen, and only with a figure that was held."});
    if (!counts) return;
    const auto in = [&](const std::optional<cards::Seat>& seat, int team) {
        return seat && cards::teamOf(*seat, sheet.seats()) == team;
    };
    for (int team = 0; team < sheet.teams(); ++team) {
        const auto at = static_cast<std::size_t>(team);
        const bool loses = stake.against[at] || in(stake.bettor, team) || in(stake.answerer, team) ||
                           (sheet.teams() == 2 && made.fact.settled.team == 1 - team);
        if (loses && made.fact.settled.team != team)
            made.fact.lost[at] = stake.lost[at] > 0 ? stake.lost[at] : made.fact.settled.value;
    }
}

} // namespace

std::vector<MadeFigure> madeFigures(QuestionSheet& sheet) {
    std::vector<MadeFigure> figures;
    for (int i = 1; i <= 3; ++i) {
        const std::string key = fmt::format("figure{}", i);
        if (sheet.value(key).empty()) continue;
        Stake stake = stakeOf(sheet, key, kFigureSaid);
        if (stake.good && !stake.team) stake.team = lastBettor(sheet, stake);
        const bool forNobody = stake.stands || stake.nobody;
        const bool ofNobody = !stake.team && !forNobody;
        if (!stake.figure && ofNobody)
            sheet.fail(key,
                       {"Figur und Partei fehlen, etwa {}.", "Mancano figura e coppia, per esempio {}.",
                        "Figure and side are missing, for instance {}."},
                       kFigureSaid.in(sheet.language()));
        else if (!stake.figure)
            sheet.fail(key, {"Es fehlt, um welche Figur es geht: gleich, hanger oder spiel.",
                             "Manca di quale figura si tratta: gleich, hanger o spiel.",
                             "It is missing which figure it is about: gleich, hanger or spiel."});
        else if (ofNobody)
            sheet.fail(key,
                       {"Es fehlt, wer {} bekommt: etwa „{} A“, oder „{} steht“.",
                        "Manca a chi va {}: per esempio «{} A», o «{} pari».",
                        "It is missing who gets {}: for instance “{} A”, or “{} stands”."},
                       objectFigure(*stake.figure, sheet.language()), nameOf(*stake.figure),
                       nameOf(*stake.figure));
        if (!sheet.sound()) return {};
        if (std::ranges::find(figures, *stake.figure, &MadeFigure::figure) != figures.end())
            sheet.fail(key, {"Diese Figur steht schon oben.", "Questa figura c'è già.",
                             "This figure stands above already."});
        const auto declaredBefore = [](const MadeFigure& one) { return one.settled().how == How::Declared; };
        if (stake.declared && std::any_of(figures.begin(), figures.end(), declaredBefore))
            sheet.fail(key,
                       {"Erlaubt wird nur eine Figur, und die geht aus. Wer mehr Karten hat, sagt „nicht "
                        "erlaubt“ und fragt selbst.",
                        "Viene permessa una sola figura, e quella fa uscire. Chi ha più carte dice «non "
                        "permesso» e chiede a sua volta.",
                        "Only one figure is allowed, and that goes out. Whoever has more cards says “not "
                        "allowed” and asks for his own."});
        const bool asFigure = stake.size || stake.declared || stake.stands;
        if (*stake.figure == Figure::Spiel && asFigure)
            sheet.fail(key, {"Das Spiel machen Stiche; Karten der Figur zählen dort nicht.",
                             "Lo Spiel lo fanno le prese; lì le carte della figura non contano.",
                             "The Spiel is made by tricks; cards of a figure do not count there."});
        if (stake.bettor && !stake.held && !stake.good)
            sheet.fail(key, {"Zum Gebot gehört die Antwort: „gehalten von …“ oder „gut“.",
                             "All'offerta va aggiunta la risposta: «tenuto da …» o «buono».",
                             "The bet needs its answer: “held by …” or “good”."});
        // against whom tells that it was held
        const bool named = std::find(stake.against.begin(), stake.against.end(), true) != stake.against.end();
        const bool stakes = named && !stake.good && deal::losersPay(sheet.rules());
        const int unsaid = stake.held || stakes ? 2 : 1;
        const int value = stake.value.value_or(unsaid);
        MadeFigure made{.fact = {.settled = {.figure = *stake.figure,
                                             .team = forNobody ? std::nullopt : stake.team,
                                             .value = value,
                                             .how = stakes && !forNobody ? How::Held : howOf(stake)},
                                 .size = stake.size,
                                 .held = stake.held || (!stake.good && value > 1)},
                        .bettor = stake.bettor,
                        .answerer = stake.answerer,
                        .maker = stake.seat};
        // a one that was conceded may have been bet, or given without being asked for
        if (!stake.good || value > 1 || stake.bettor) made.fact.settled.bet = stake.good || made.fact.held;
        addLosers(sheet, key, stake, made);
        figures.push_back(made);
    }
    return figures;
}

namespace {

// Of two sides: as it was told, or as it must have been.
std::optional<int> lastToBet(const QuestionSheet& sheet, const deal::Standing& before,
                             const MadeFigure& one) {
    if (one.bettor) return cards::teamOf(*one.bettor, sheet.seats());
    if (one.answerer) return 1 - cards::teamOf(*one.answerer, sheet.seats());
    return deal::certainBettor(sheet.rules(), {.target = before.target, .score = before.score},
                               one.settled().value);
}

std::string remarkOn(const QuestionSheet& sheet, const MadeFigure& one) {
    std::string who = one.settled().team ? sheet.party(*one.settled().team)
                                         : sheet.say(one.settled().how == How::Standing
                                                         ? words::Text{"steht", "pari", "stands"}
                                                         : words::Text{"niemand", "nessuno", "nobody"});
    if (const auto word = sizeWord(one.fact.size.value_or(0)); !word.empty()) who += fmt::format(" {}", word);
    if (one.settled().how == How::Declared) who += sheet.say({" erlaubt", " permesso", " allowed"});
    return remark(figureName(one.figure(), sheet.language()) + ": " + who);
}

// *Ist dritzig erlaubt?* and its answer; which figure it is stands in the remark.
std::string declaredLines(const QuestionSheet& sheet, const MadeFigure& one) {
    if (one.settled().how != How::Declared || !one.fact.size || !one.maker) return {};
    return fmt::format("{}: ask {}\n{}: allow\n", cards::letterOf(*one.maker), *one.fact.size,
                       cards::letterOf(cards::after(*one.maker, sheet.seats())));
}

// It has no cards; and what was held stands before what was conceded, whichever was filled in first.
std::string whatRecordLacks(const QuestionSheet& sheet, const std::vector<MadeFigure>& figures,
                            bool hasRemarks) {
    std::string lacks;
    if (hasRemarks)
        lacks = sheet.say(
            {"Das Protokoll hat keine Karten: Wer eine Figur gemacht hat, steht dort als Bemerkung, und "
             "entschieden wird sie erst, wenn die Karten dabei sind.",
             "Il verbale non ha carte: chi ha fatto una figura vi sta come annotazione, e la figura si "
             "decide "
             "solo quando ci sono le carte.",
             "The record has no cards: who made a figure stands there as a remark, and it is decided only "
             "once the cards are there."});
    const auto isConceded = [](const MadeFigure& one) { return one.settled().how == How::Conceded; };
    const auto conceded = std::find_if(figures.begin(), figures.end(), isConceded);
    if (std::any_of(conceded, figures.end(), [](const MadeFigure& one) { return one.fact.held; }))
        lacks += (lacks.empty() ? "" : " ") +
                 sheet.say({"Gehaltenes steht dort vor gut Gelassenem.",
                            "Le offerte tenute vi stanno prima di quelle lasciate buone.",
                            "What was held stands there before what was conceded."});
    const auto half = [](const MadeFigure& one) {
        return one.bettor.has_value() != one.answerer.has_value();
    };
    if (std::any_of(figures.begin(), figures.end(), half))
        lacks += (lacks.empty() ? "" : " ") +
                 sheet.say({"Wo nur einer genannt ist, steht für die andere Partei dort ihr erster "
                            "Spieler.",
                            "Dove è indicato uno solo, per l'altra coppia vi sta il suo primo "
                            "giocatore.",
                            "Where only one is named, the other side's first player stands there for "
                            "it."});
    return lacks;
}

bool isBet(const MadeFigure& one) {
    return one.fact.held || one.settled().how == How::Conceded;
}

// The field of the first figure that somebody bet.
std::string firstBet(const std::vector<MadeFigure>& figures) {
    const auto bet = std::ranges::find_if(figures, isBet);
    return fmt::format("figure{}", bet - figures.begin() + 1);
}

// What was given to a side without that side having bet last: unbet, or once it had held the others' bet.
std::string givenLines(const MadeFigure& one, const std::string& bet) {
    if (one.bettor) return bet;
    if (one.settled().value == 1) return bet.substr(bet.find('\n') + 1);
    const int other = 1 - one.settled().team.value_or(0);
    const Speakers speakers{.bettor = one.answerer, .answerer = {}};
    const std::string held = betLines(
        one.figure(), {.state = deal::BetState::Held, .value = one.settled().value, .team = other}, speakers);
    return held + bet.substr(bet.rfind('\n', bet.size() - 2) + 1); // and then it is let go
}

} // namespace

// Bets that were conceded tell themselves; who made the rest only the cards tell, so a remark says it.
void recordOf(QuestionSheet& sheet, const deal::Standing& before, const std::vector<MadeFigure>& figures) {
    if (sheet.teams() != 2 && std::ranges::any_of(figures, isBet)) return sheet.noRecord(kWhoIsIn);
    if (before.penalties != deal::ByTeam{})
        return sheet.noRecord(
            {"Ins Protokoll gehört, wofür die Strafpunkte sind; das steht hier nicht.",
             "Il verbale deve dire perché ci sono penalità; qui non c'è.",
             "The record has to say what the penalty points are for; that is not told here."});
    std::string text = sheet.header(scoreLine(before.score, sheet.teams()));
    std::string remarks;
    std::string conceded; // after what was held: it brings a side nearer the end
    std::string unasked;  // the same, and what nobody says was bet by the side that it went to was not
    std::string asked;    // *ist dritzig erlaubt?*
    for (const MadeFigure& one : figures) {
        const auto bet = lastToBet(sheet, before, one);
        if (one.fact.held && !bet)
            return sheet.noRecord(
                {"Ins Protokoll gehört, wer geboten und wer gehalten hat; hier steht nur, wer die "
                 "Figur gemacht hat. Dazuschreiben, etwa „geboten von B, gehalten von A“.",
                 "Il verbale deve dire chi ha offerto e chi ha tenuto; qui c'è solo chi ha "
                 "fatto la figura. Aggiungere, per esempio «offerto da B, tenuto da A».",
                 "The record has to say who bet and who held; only who made the figure is told "
                 "here. Add it, for instance “bet by B, held by A”."});
        const Speakers speakers{.bettor = one.bettor, .answerer = one.answerer};
        if (one.fact.held)
            text += betLines(one.figure(),
                             {.state = deal::BetState::Held, .value = one.settled().value, .team = bet},
                             speakers);
        if (one.settled().how == How::Conceded) {
            const std::string lines = betLines(
                one.figure(),
                {.state = deal::BetState::Conceded, .value = one.settled().value, .team = one.settled().team},
                speakers);
            conceded += lines;
            unasked += givenLines(one, lines);
            continue;
        }
        asked += declaredLines(sheet, one);
        remarks += remarkOn(sheet, one);
    }
    const auto against = forbiddenIn(sheet, text + conceded);
    if (against && (unasked == conceded || forbiddenIn(sheet, text + unasked)))
        return sheet.fail(firstBet(figures), kCannotStand, against->why);
    text += against ? unasked : conceded; // who is gestrichen may have it conceded, and does not bet
    if (!asked.empty() && !forbiddenIn(sheet, text + asked)) text += asked;
    sheet.record(text + remarks);
    sheet.aboutRecord(whatRecordLacks(sheet, figures, !remarks.empty()));
}

} // namespace schreiber::perlaggen::ruling
