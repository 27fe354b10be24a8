#include "reasons.h"

#include "backing.h"
#include "choices.h"
#include "counting.h"
#include "declared_words.h"
#include "figure_reasons.h"
#include "name_words.h"
#include "trick_steps.h"

#include <algorithm>
#include <optional>
#include <perlaggen/deal/allowance.h>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/place_words.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/ruling/event_words.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using cards::PlayedCard, cards::Seat;
using deal::Following;

namespace {

// How near the ends are: what a bet is judged by.
void addPoints(const Replay& replay, std::vector<std::string>& facts, words::Language language) {
    if (deal::countsDown(replay.rules) || replay.outcome.undecided.score) return;
    const deal::BetTable table = betTable(replay.rules, replay.state);
    for (int team = 0; team < replay.rules.teams(); ++team)
        facts.push_back(wayToGo(teamName(replay, team, "/"), pointsSoFar(replay.rules, table, team),
                                missing(replay.rules, table, team), language));
}

// What comes of an answer, in numbers: what the figure stands at once a bet is held, and who writes how much
// once one is let go.
std::string whatItBrings(const Replay& replay, const deal::Action& action, words::Language language) {
    if (const auto* hold = std::get_if<deal::Hold>(&action)) {
        const std::string figure = capital(theFigure(hold->figure, language));
        const std::string it = figurePronoun(hold->figure, true, language);
        const int value = replay.state.figure(hold->figure).value;
        if (value == deal::kSpielAus)
            return words::say(language,
                              {"Wer {} jetzt macht, gewinnt die Partie.", "Chi ora {} fa vince la partita.",
                               "Whoever makes {} now wins the game."},
                              it);
        return words::say(language,
                          {"{} zählt jetzt {}, für den, der {} macht.", "{} vale ora {}, per chi {} fa.",
                           "{} is now worth {}, to whoever makes {}."},
                          figure, numberName(value, language), it);
    }
    const auto* good = std::get_if<deal::Good>(&action);
    if (good == nullptr) return {};
    const deal::FigureState& figure = replay.state.figure(good->figure);
    const deal::SettledFigure& settled = replay.outcome.figures[static_cast<std::size_t>(good->figure)];
    const bool open = settled.how == deal::How::Open || settled.how == deal::How::Undecided;
    const auto team = settled.team || !open ? settled.team : figure.team;
    if (figure.decided != deal::Decided::Conceded || !team) return {};
    const bool alone = replay.state.seats == replay.state.teams();
    constexpr words::Text one{"{} schreibt dafür {}", "{} segna {}", "{} scores {} for it"};
    constexpr words::Text more{"{} schreiben dafür {}", "{} segnano {}", "{} score {} for it"};
    constexpr words::Text down{"Für {} kommt dafür ab: {}", "A {} si toglie: {}", "{} takes off for it: {}"};
    const words::Text& words = deal::countsDown(replay.rules) ? down : alone ? one : more;
    const std::string brings =
        words::say(language, words, teamName(replay, *team, language), numberName(figure.points, language));
    constexpr words::Text owed{" Das ist noch zu weisen.", " Resta da mostrare.",
                               " It has still to be shown."};
    const std::string shown(settled.team ? std::string_view() : owed.in(language));
    if (!figure.concededTo) return brings + '.' + shown;
    return words::say(language,
                      {"{}; so viel galt {} vor dem Gebot.", "{}; tanto valeva {} prima dell'offerta.",
                       "{}; so much {} was worth before the bet."},
                      brings, theFigure(good->figure, language)) +
           shown;
}

// Why this card may be played, from what was led and what its player holds; empty for anything but a card.
std::string whyPlayed(const Replay& replay, const deal::Event& last, const deal::Allowance& allowed,
                      words::Language language) {
    const std::string who = replay.nameOf(last.seat);
    const std::string suit = allowed.led ? rulebook::suitName(*allowed.led, language) : std::string();
    const std::string first = language == words::Language::English ? capital(suit) : suit;
    // in the order of the enumeration
    constexpr std::array<words::Text, 8> kWhy{
        {{},
         {"Wer ausspielt, darf jede Karte nehmen.", "Chi gioca per primo può giocare ogni carta.",
          "Whoever leads may take any card."},
         {"Ein Perlagg darf immer zugegeben werden, und auf jede Karte getauft.",
          "Un Perlagg si può giocare sempre, battezzato come si vuole.",
          "A Perlagg may be played at any time, under any name."},
         {"Ausgespielt ist {2}, und {0} gibt es zu.", "Il seme giocato è {2}, e {0} risponde.",
          "{2} was led, and {0} follows suit."},
         {"{0} hat kein {1} mehr, und jede Karte ist erlaubt.",
          "{0} non ha più {1} e può giocare ciò che vuole.", "{0} has no {1} left and may play anything."},
         {"{0} hat von {1} nur noch Perlaggen, und die binden nicht.",
          "{0} di {1} ha solo Perlaggen, e quelli non obbligano.",
          "Of {1} {0} has only Perlaggen left, and they do not bind."},
         {"Ausgespielt ist {2}; ein Trumpf darf auch dann zugegeben werden, wenn man die Farbe hat.",
          "Il seme giocato è {2}; una briscola si può giocare anche avendo il seme.",
          "{2} was led; a trump may be played even by one who has the suit."},
         {"Das darf nur, wer kein {1} hat; was {0} noch hat, steht nicht im Protokoll.",
          "Può farlo solo chi non ha {1}; che cosa abbia ancora {0} non è nel verbale.",
          "Only one who has no {1} may do so; what {0} still has is not in the record."}}};
    return words::say(language, kWhy[static_cast<std::size_t>(allowed.following)], who, suit, first);
}

void addAllowed(const Replay& replay, int event, std::vector<Account::Judged>& reasons,
                words::Language language) {
    const auto ruled = [&](const deal::Ruling& ruling) { return ruling.event == event; };
    if (std::ranges::any_of(replay.rulings, ruled)) return;
    const deal::Event& last = replay.record.events[static_cast<std::size_t>(event)];
    const deal::Allowance allowed = deal::allowance(replay.rules, replay.state, last, event);
    const rulebook::RulePoint* point = rulebook::findRulePoint(allowed.point);
    if (point == nullptr || !deal::isInSet(replay.rules, point->name)) return;
    Account::Judged reason = judgedUnder(replay, allowed.point, language, allowed.restsOn);
    const int number = replay.lineOf(event);
    reason.what =
        words::say(language, {"Zeile {} · erlaubt · {}", "Riga {} · permesso · {}", "Line {} · allowed · {}"},
                   number, reason.what);
    reason.ofLast = true; // what was done, and the rule that allows it
    const std::string done = eventInWords(replay.record.header, last, language);
    std::string why = whyPlayed(replay, last, allowed, language);
    if (why.empty()) why = whyAnswered(replay, event, language);
    const std::string brings = whatItBrings(replay, last.action, language);
    const bool answers = allowed.point == "bet_hold" || allowed.point == "bet_concede"; // the numbers say it
    if (why.empty() && answers) why = brings;
    if (why.empty()) {
        why = point->text.in(language);
        if (!brings.empty()) why += ' ' + brings;
        for (const std::string_view name : point->also) // how long such a figure must be
            if (const auto which = rulebook::readSwitch(name); which && name == "declare_min_cards")
                why += ' ' + rulebook::playedAt(replay.rules.set(), *which, language);
    }
    reason.explanation = words::say(language, {"{}. {}", "{}. {}", "{}. {}"}, done, why);
    if (deal::isAny<deal::Bet, deal::BetAll>(last.action)) addPoints(replay, reason.facts, language);
    if (const auto* good = std::get_if<deal::Good>(&last.action))
        addBound(replay, good->figure, last.seat, reason, language);
    if (allowed.plainPerlagg) {
        reason.facts.push_back(
            words::say(language,
                       {"Ungetauft gilt {} im Stich als gewöhnliche Karte, nicht als Perlagg.",
                        "Senza battesimo {} vale nella presa come carta comune, non come Perlagg.",
                        "Unnamed, {} counts in the trick as a plain card, not as a Perlagg."},
                       rulebook::theCard(std::get<deal::Play>(last.action).card, language)));
        addBeside(replay, reason, "bapt_none");
    }
    if (allowed.hadNatural) // of this the sources do not say the same
        for (std::string& remark : rulebook::remarksFor(*point, replay.rules.set(), language))
            reason.facts.push_back(std::move(remark));
    if (allowed.heldBack) addBeside(replay, reason, "follow_no_overtake");
    reasons.push_back(std::move(reason));
}

void taken(const Replay& replay, int event, std::vector<Account::Judged>& reasons, words::Language language) {
    const deal::State& state = replay.state;
    const deal::Event& last = replay.record.events[static_cast<std::size_t>(event)];
    if (!std::holds_alternative<deal::Play>(last.action) || !state.trump) return;
    const deal::Trick* trick = deal::trickOf(state, last.seat, event);
    if (trick == nullptr || !trick->has(trick->leader)) return;
    std::vector<TrickCard> played;
    for (const Seat seat : state.playedTo(*trick)) {
        played.push_back({.card = trick->of(seat),
                          .who = replay.nameOf(seat),
                          .cannotTake = deal::has(trick->cannotWin, seat)});
    }
    if (played.size() < 2) return;
    TrickSteps told = stepsOf(replay.rules, *state.trump, played, language);
    Account::Judged reason = judgedUnder(replay, told.points.back(), language);
    told.points.pop_back();
    for (const auto* more : {&told.points, &told.besides})
        for (const rulebook::PointName name : *more) addBeside(replay, reason, name);
    const words::Text made{"{} macht den Stich, mit {}.", "La presa è di {}, con {}.",
                           "{} takes the trick, with {}."};
    const words::Text soFar{"Bis jetzt macht {} den Stich, mit {}.", "Finora la presa è di {}, con {}.",
                            "So far {} takes the trick, with {}."};
    reason.explanation = words::say(language, trick->winner ? made : soFar, played[told.best].who,
                                    rulebook::theCard(played[told.best].card, language));
    reason.facts = std::move(told.steps);
    reason.ofLast = true;
    reason.text.clear(); // card by card the steps say it
    reasons.push_back(std::move(reason));
}

// That a Perlagg may lie unnamed where its owner could follow is how these sources are read here, and that is
// told.
void silentPerlaggen(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    constexpr words::Text so{
        "{} legt {} ungetauft zu und hat noch {}. Ein Perlagg ist immer Farbe, ungetauft wird er aber zur "
        "einfachen Karte; was davon vorgeht, sagt die Quelle nicht. Dieses Programm liest sie so: Auch der "
        "ungetaufte darf liegen, er zählt dann nur als das, was er zeigt.",
        "{} mette {} senza battezzarlo e ha ancora {}. Un Perlagg vale sempre come seme, ma non battezzato "
        "diventa una carta semplice; che cosa prevalga, la fonte non lo dice. Questo programma la legge "
        "così: "
        "anche non battezzato può restare, e conta solo per ciò che mostra.",
        "{} plays {} unnamed and still has {}. A Perlagg is always of the suit, but unnamed it becomes a "
        "plain card; which of the two goes first the source does not say. This program reads it so: unnamed "
        "it may lie, too, and counts only as what it shows."};
    for (const deal::LaidUnnamed& laid : deal::laidUnnamed(replay.rules, replay.state)) {
        Account::Judged reason = judgedUnder(replay, "follow_perl_free", language);
        reason.what = words::say(
            language, {"Zeile {} · so gelesen · {}", "Riga {} · così letto · {}", "Line {} · read so · {}"},
            replay.lineOf(laid.event), reason.what);
        reason.explanation =
            words::say(language, so, replay.nameOf(laid.seat), rulebook::theCard(laid.card, language),
                       rulebook::theCard({.card = laid.couldFollow, .as = {}}, language));
        reasons.push_back(std::move(reason));
    }
}

// readings.md 57: what was allowed only by what this program chose is told in the text alone.
void allowedByChoice(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language) {
    for (const deal::Ruling& ruling : replay.allowedByChoice) {
        Account::Judged reason = judgedUnder(replay, ruling.rule, language);
        const deal::Event& event = replay.record.events[static_cast<std::size_t>(ruling.event)];
        reason.what = words::say(
            language,
            {"Zeile {} · Vorgabe · {}", "Riga {} · scelta del programma · {}", "Line {} · default · {}"},
            replay.lineOf(ruling), reason.what);
        reason.explanation = eventInWords(replay.record.header, event, language) + '.' +
                             choicesInWords(replay, ruling, false, language);
        reason.sources.clear(); // what would forbid it holds nothing here
        reason.aside = true;
        reasons.push_back(std::move(reason));
    }
}

} // namespace

void addBeside(const Replay& replay, Account::Judged& judged, rulebook::PointName rule) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(rule);
    if (point == nullptr || !deal::isInSet(replay.rules, point->name) || judged.rule == rule) return;
    if (std::ranges::find(judged.besides, rule) == judged.besides.end()) judged.besides.push_back(rule);
}

void addBound(const Replay& replay, deal::Figure figure, cards::Seat seat, Account::Judged& judged,
              words::Language language) {
    const deal::State& state = replay.state;
    const deal::FigureState& bet = state.figure(figure);
    const auto inIt = static_cast<deal::SeatMask>(bet.claims | bet.blind);
    if (!bet.held || bet.concededTo || bet.decided != deal::Decided::Conceded) return;
    if (deal::has(inIt, seat)) return;
    for (const Seat other : state.sideOf(state.teamOf(seat))) {
        if (!deal::has(inIt, other)) continue;
        judged.facts.push_back(words::say(
            language,
            {"Was {} geboten oder gehalten hat, gilt auch für {}: {} zählt den gehaltenen Wert, {}.",
             "Ciò che {} ha offerto o tenuto vale anche per {}: {} conta il valore tenuto, {}.",
             "What {} bet or held binds {} too: {} scores the value held, {}."},
            replay.nameOf(other), replay.nameOf(seat), theFigure(figure, language),
            numberName(bet.points, language)));
        const std::string sources = judgedUnder(replay, "word_binds", language).sources;
        if (!sources.empty()) judged.sources += (judged.sources.empty() ? "" : "; ") + sources;
        return addBeside(replay, judged, "word_binds");
    }
}

Account::Judged judgedUnder(const Replay& replay, rulebook::PointName rule, words::Language language,
                            std::optional<rulebook::Switch> house) {
    deal::Ruling ruling{.verdict = deal::Verdict::Note, .rule = rule}; // nothing is wrong, it is only why
    if (house && isOfTheHouse(*house, replay.rules)) ruling.restsOn = house;
    Account::Judged judged;
    judged.rule = rule;
    judged.text = ruleOf(ruling, replay.rules, language);
    judged.sources = sourcesOf(ruling, replay.rules, language);
    if (const auto* point = rulebook::findRulePoint(rule)) judged.what = point->title.in(language);
    return judged;
}

std::vector<Account::Judged> reasonsOf(const Replay& replay, words::Language language) {
    std::vector<Account::Judged> reasons;
    if (replay.record.events.empty()) return reasons;
    const int last = static_cast<int>(replay.record.events.size()) - 1;
    addAllowed(replay, last, reasons, language);
    taken(replay, last, reasons, language);
    silentPerlaggen(replay, reasons, language);
    allowedByChoice(replay, reasons, language);
    askedOutOfOrder(replay, reasons, language);
    for (Account::Judged& reason : figureReasons(replay, language)) reasons.push_back(std::move(reason));
    addCounting(replay, reasons, language);
    return reasons;
}

} // namespace schreiber::perlaggen::ruling
