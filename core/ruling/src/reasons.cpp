#include "reasons.h"

#include "backing.h"
#include "counting.h"
#include "declared_words.h"
#include "figure_reasons.h"
#include "name_words.h"
#include "trick_steps.h"

#include <deal/bets.h>
#include <deal/plays.h>
#include <deal/trick.h>
#include <rulebook/card_words.h>
#include <rulebook/catalogue.h>
#include <rulebook/set_words.h>
#include <ruling/event_words.h>

#include <fmt/format.h>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace schreiber::ruling {

bool tookMostTricks(const deal::State& state, cards::Seat seat) {
    int tricks = 0;
    for (int row = 0; row < state.trickCount; ++row)
        tricks += state.tricks[static_cast<std::size_t>(row)].winner == seat ? 1 : 0;
    return 2 * tricks > state.handSize;
}

using cards::PlayedCard, cards::Seat;
using deal::Figure;
using rulebook::Language, rulebook::Words;

namespace {

// The trick that the event's card lies in; null where it lies in none.
const deal::Trick* trickOf(const deal::State& state, Seat seat, int event) {
    const int rows = state.trickCount + (state.trickOpen ? 1 : 0);
    for (int i = 0; i < rows; ++i) {
        const deal::Trick& trick = state.tricks[static_cast<std::size_t>(i)];
        if (trick.has(seat) && trick.events[static_cast<std::size_t>(seat)] == event) return &trick;
    }
    return nullptr;
}

// Nothing is left in the hand that would bind its player to follow, and nobody knows of another card there.
bool knownVoid(const deal::State& state, const rulebook::Rules& rules, Seat seat, cards::Suit led) {
    const deal::Hand& hand = state.hand(seat);
    return hand.hidden.empty() && deal::binding(rules.perlaggen(*state.trump), led, hand.cards).empty();
}

// The first of these points that holds here; empty where none does.
std::string_view firstHeld(const rulebook::Rules& rules, std::initializer_list<std::string_view> names) {
    for (const std::string_view name : names)
        if (const auto* point = rulebook::findRulePoint(name); point != nullptr && heldByRules(*point, rules))
            return name;
    return {};
}

// The point that allows what was done, by the deal as it stands after it; empty where none is named.
class Allowing {
  public:
    Allowing(const Replay& replay, int event)
        : m_state(replay.state)
        , m_rules(replay.rules)
        , m_event(event)
        , m_seat(replay.record.events[static_cast<std::size_t>(event)].seat) {}

    std::string_view operator()(const deal::Blind&) const { return "blind_ok"; }
    std::string_view operator()(const deal::Cut& cut) const {
        return cut.kept.empty() ? "cut_right" : "cut_keep";
    }
    std::string_view operator()(const deal::Turn&) const { return "trump_turn"; }
    std::string_view operator()(const deal::Exchange& exchange) const {
        if (m_rules.acornPerlaggen().contains(exchange.take)) return "ex_acorn";
        const bool own = m_state.teamOf(m_seat) == m_state.teamOf(m_state.dealer);
        if (!own) return "ex_oppo";
        if (m_rules.acornPerlaggen().contains(exchange.give))
            return m_seat == m_state.dealer ? "ex_upgrade" : "ex_upgrade_partner";
        return m_seat == m_state.dealer ? "ex_dealer_natural" : "ex_partner_natural";
    }
    std::string_view operator()(const deal::Bet& bet) const {
        if (bet.figure == Figure::Spiel && inLastTrick()) return "fifth_bet";
        if (bet.figure == Figure::Spiel && thirdAt1412()) return "m1412_third";
        if (m_state.phase == deal::Phase::Show) return ofThree() ? "p3_show" : "show_only_shower";
        return m_state.figure(bet.figure).open > 2 ? "bet_alternate" : "bet_who";
    }
    std::string_view operator()(const deal::BetAll&) const { return "bet_who"; }
    std::string_view operator()(const deal::Hold& hold) const {
        const bool bound = hold.figure == Figure::Spiel && inLastTrick() &&
                           m_rules.is(rulebook::FifthTrickScope::BetHoldRaise);
        return bound ? "fifth_hold" : "bet_hold";
    }
    std::string_view operator()(const deal::Good& good) const {
        if (m_state.figure(good.figure).concededTo) return "bet_concede";
        return ofThree() ? "p3_gut_out" : "concede_spont";
    }
    std::string_view operator()(const deal::Play& play) const {
        const deal::Trick* trick = trickOf(m_state, m_seat, m_event);
        if (trick == nullptr || !m_state.trump) return {};
        if (trick->leader == m_seat) return "lead_any";
        const cards::Suit led = trick->of(trick->leader).face().suit();
        if (play.card.as && knownVoid(m_state, m_rules, m_seat, led) &&
            !m_rules.is(rulebook::PerlaggFollow::Free))
            return "follow_void";
        if (play.card.as)
            return m_rules.is(rulebook::PerlaggFollow::Free) ? "follow_perl_free" : "follow_perl_bound";
        if (!deal::answersLead(m_rules, *m_state.trump, led, play.card)) return "follow_void";
        return led == *m_state.trump ? "follow_trump_lead" : "follow";
    }
    std::string_view operator()(const deal::Show&) const {
        if (m_state.declaration.winner) return (*this)(deal::AskDeclare{});
        if (!settledBefore()) return ofThree() ? "p3_show" : "show_at_least_equal";
        return m_rules.is(rulebook::BetProofTime::EndOfShow) ? "show_validate" : "show_ask";
    }
    std::string_view operator()(const deal::Stand&) const { return "tie_stands"; }
    std::string_view operator()(const deal::AskDeclare&) const {
        return m_rules.is(rulebook::DeclareRequiresBoth::No) ? "decl_single" : "decl_both_inn";
    }
    std::string_view operator()(const deal::Allow&) const {
        return firstHeld(m_rules, {"decl_forced_answer", "decl_procedure"});
    }
    std::string_view operator()(const deal::Deny&) const {
        return firstHeld(m_rules, {"decl_blocked", "decl_procedure"});
    }
    std::string_view operator()(const deal::Reveal&) const {
        return m_state.declaration.tied ? "decl_tie_tricks" : "decl_oral";
    }
    template <class Other>
    std::string_view operator()(const Other&) const {
        return {};
    }

  private:
    // What was laid down after both figures were settled proves a bet.
    bool settledBefore() const {
        return std::ranges::all_of(std::array{Figure::Gleich, Figure::Hanger}, [&](Figure which) {
            const deal::FigureState& figure = m_state.figure(which);
            return figure.decided != deal::Decided::No && figure.decidedBy < m_event;
        });
    }

    bool inLastTrick() const {
        return m_rules.setting(rulebook::Switch::FifthTrickScope).relevant && m_state.trickOpen &&
               m_state.trickCount == m_state.handSize - 1;
    }
    bool ofThree() const { return m_state.teams() > 2; }

    // imst-2015 § 27: one short against three short, Gleich and Hanger bet and held.
    bool thirdAt1412() const {
        if (m_state.teams() != 2 || !m_state.figure(Figure::Gleich).held ||
            !m_state.figure(Figure::Hanger).held)
            return false;
        const auto mine = static_cast<std::size_t>(m_state.teamOf(m_seat));
        return m_state.score[mine] == m_state.target - 3 && m_state.score[1 - mine] == m_state.target - 1;
    }

    const deal::State& m_state;
    const rulebook::Rules& m_rules;
    int m_event;
    Seat m_seat;
};

// How near the ends are: what a bet is judged by.
void addPoints(const Replay& replay, std::vector<std::string>& facts, Language language) {
    if (replay.rules.set().countdown || replay.outcome.undecided.score) return;
    for (int team = 0; team < replay.rules.teams(); ++team) {
        int points = replay.state.score[static_cast<std::size_t>(team)];
        for (const deal::FigureState& figure : replay.state.figures)
            if (figure.decided == deal::Decided::Conceded && figure.team == team) points += figure.points;
        facts.push_back(wayToGo(teamName(replay, team, "/"), points, replay.state.target - points, language));
    }
}

// The card follows suit and does not take, though its player holds one that would.
bool leavesHigherInHand(const Replay& replay, int event) {
    const deal::State& state = replay.state;
    const Seat seat = replay.record.events[static_cast<std::size_t>(event)].seat;
    const deal::Trick* trick = trickOf(state, seat, event);
    if (trick == nullptr || !state.trump || trick->leader == seat || !trick->has(trick->leader)) return false;
    const auto& perlaggen = replay.rules.perlaggen(*state.trump);
    const cards::Suit led = trick->of(trick->leader).face().suit();
    PlayedCard best = trick->of(trick->leader);
    for (int i = 1; i < state.seats; ++i) {
        const Seat other = cards::after(trick->leader, state.seats, i);
        if (other == seat) break;
        if (trick->has(other) && deal::beats(perlaggen, *state.trump, led, trick->of(other), best))
            best = trick->of(other);
    }
    const PlayedCard& mine = trick->of(seat);
    if (mine.as || mine.card.suit() != led || deal::beats(perlaggen, *state.trump, led, mine, best))
        return false;
    const cards::CardSet held = state.hand(seat).cards - state.hand(seat).hidden;
    for (const cards::Card card : held)
        if (card.suit() == led && !perlaggen.contains(card) &&
            deal::beats(perlaggen, *state.trump, led, {.card = card, .as = {}}, best))
            return true;
    return false;
}

// Why this card may be played, from what was led and what its player holds; empty for anything but a card.
std::string whyPlayed(const Replay& replay, int event, Language language) {
    const deal::State& state = replay.state;
    const deal::Event& last = replay.record.events[static_cast<std::size_t>(event)];
    const auto* play = std::get_if<deal::Play>(&last.action);
    const deal::Trick* trick = trickOf(state, last.seat, event);
    if (play == nullptr || trick == nullptr || !state.trump) return {};
    const auto say = [language](const Words& words, const auto&... args) {
        return fmt::format(fmt::runtime(words.in(language)), args...);
    };
    if (trick->leader == last.seat)
        return say({"Wer ausspielt, darf jede Karte nehmen.", "Chi gioca per primo può giocare ogni carta.",
                    "Whoever leads may take any card."});
    const cards::Suit led = trick->of(trick->leader).face().suit();
    const std::string who = replay.nameOf(last.seat);
    const std::string suit = rulebook::suitName(led, language);
    const bool perlagg = replay.rules.perlaggen(*state.trump).contains(play->card.card);
    const bool free = perlagg && replay.rules.is(rulebook::PerlaggFollow::Free);
    const cards::Suit face = play->card.face().suit();
    if (free)
        return say({"Ein Perlagg darf immer zugegeben werden, und auf jede Karte getauft.",
                    "Un Perlagg si può giocare sempre, battezzato come si vuole.",
                    "A Perlagg may be played at any time, under any name."});
    const bool isVoid = knownVoid(state, replay.rules, last.seat, led);
    if (face == led && !(play->card.as && isVoid))
        return say({"Ausgespielt ist {}, und {} gibt es zu.", "Il seme giocato è {}, e {} risponde.",
                    "{} was led, and {} follows suit."},
                   language == Language::English ? capital(suit) : suit, who);
    if (isVoid) {
        bool none = true;
        for (const cards::Card card : state.hand(last.seat).cards) none = none && card.suit() != led;
        return none ? say({"{} hat kein {} mehr, und jede Karte ist erlaubt.",
                           "{} non ha più {} e può giocare ciò che vuole.",
                           "{} has no {} left and may play anything."},
                          who, suit)
                    : say({"{} hat von {} nur noch Perlaggen, und die binden nicht.",
                           "{} di {} ha solo Perlaggen, e quelli non obbligano.",
                           "Of {1} {0} has only Perlaggen left, and they do not bind."},
                          who, suit);
    }
    if (face == *state.trump)
        return say({"Ausgespielt ist {}; ein Trumpf darf auch dann zugegeben werden, wenn man die Farbe hat.",
                    "Il seme giocato è {}; una briscola si può giocare anche avendo il seme.",
                    "{} was led; a trump may be played even by one who has the suit."},
                   language == Language::English ? capital(suit) : suit);
    return say({"Das darf nur, wer kein {} hat; was {} noch hat, steht nicht im Protokoll.",
                "Può farlo solo chi non ha {}; che cosa abbia ancora {} non è nel verbale.",
                "Only one who has no {} may do so; what {} still has is not in the record."},
               suit, who);
}

// The house rule but for which it would not be allowed, where no source says so.
std::optional<rulebook::Switch> houseOf(const Replay& replay, const deal::Event& last) {
    if (const auto* stand = std::get_if<deal::Stand>(&last.action)) return houseOfTie(replay, stand->figure);
    if (!std::holds_alternative<deal::Blind>(last.action) || replay.rules.set().countdown)
        return std::nullopt;
    const int points = replay.state.score[static_cast<std::size_t>(replay.state.teamOf(last.seat))];
    const bool oneShort = points + 1 == replay.state.target;
    return oneShort ? std::optional(rulebook::Switch::GestrichenMayBetBlind) : std::nullopt;
}

std::optional<PlayedCard> unnamedPerlagg(const Replay& replay, const deal::Event& last) {
    const auto* play = std::get_if<deal::Play>(&last.action);
    if (play == nullptr || play->card.as || !replay.state.trump) return std::nullopt;
    if (!replay.rules.perlaggen(*replay.state.trump).contains(play->card.card)) return std::nullopt;
    return play->card;
}

void allowed(const Replay& replay, int event, std::vector<Account::Judged>& reasons, Language language) {
    const auto ruled = [&](const deal::Ruling& ruling) { return ruling.event == event; };
    if (std::ranges::any_of(replay.rulings, ruled)) return;
    const deal::Event& last = replay.record.events[static_cast<std::size_t>(event)];
    const std::string_view rule = std::visit(Allowing(replay, event), last.action);
    const rulebook::RulePoint* point = rulebook::findRulePoint(rule);
    if (point == nullptr || !heldByRules(*point, replay.rules)) return;
    const auto house = houseOf(replay, last);
    Account::Judged reason = judgedUnder(replay, rule, language, house);
    constexpr Words line{"Zeile {} · erlaubt · {}", "Riga {} · permesso · {}", "Line {} · allowed · {}"};
    const int number = replay.lineOf(event);
    reason.what = fmt::format(fmt::runtime(line.in(language)), number, reason.what);
    reason.ofLast = true;
    constexpr Words so{"{}. {}", "{}. {}", "{}. {}"}; // what was done, and the rule that allows it
    const std::string done = eventInWords(replay.record.header, last, language);
    std::string why = whyPlayed(replay, event, language);
    if (why.empty()) why = whyAnswered(replay, event, language);
    reason.explanation = why.empty()
                             ? fmt::format(fmt::runtime(so.in(language)), done, point->text.in(language))
                             : done + ". " + why;
    if (std::holds_alternative<deal::Bet>(last.action) || std::holds_alternative<deal::BetAll>(last.action))
        addPoints(replay, reason.facts, language);
    if (const auto card = unnamedPerlagg(replay, last)) {
        constexpr Words plain{"Ungetauft gilt {} im Stich als gewöhnliche Karte, nicht als Perlagg.",
                              "Senza battesimo {} vale nella presa come carta comune, non come Perlagg.",
                              "Unnamed, {} counts in the trick as a plain card, not as a Perlagg."};
        reason.facts.push_back(
            fmt::format(fmt::runtime(plain.in(language)), rulebook::theCard(*card, language)));
        addBeside(replay, reason, "bapt_none");
    }
    if (leavesHigherInHand(replay, event)) addBeside(replay, reason, "follow_no_overtake");
    reasons.push_back(std::move(reason));
}

void taken(const Replay& replay, int event, std::vector<Account::Judged>& reasons, Language language) {
    const deal::State& state = replay.state;
    const deal::Event& last = replay.record.events[static_cast<std::size_t>(event)];
    if (!std::holds_alternative<deal::Play>(last.action) || !state.trump) return;
    const deal::Trick* trick = trickOf(state, last.seat, event);
    if (trick == nullptr || !trick->has(trick->leader)) return;
    std::vector<TrickCard> played;
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = cards::after(trick->leader, state.seats, i);
        if (!trick->has(seat)) continue;
        played.push_back({.card = trick->of(seat),
                          .who = replay.nameOf(seat),
                          .cannotTake = (trick->cannotWin & deal::maskOf(seat)) != 0});
    }
    if (played.size() < 2) return;
    TrickSteps told = stepsOf(replay.rules, *state.trump, played, language);
    Account::Judged reason = judgedUnder(replay, told.points.back(), language);
    told.points.pop_back();
    for (const auto* more : {&told.points, &told.besides})
        for (const std::string_view name : *more) addBeside(replay, reason, name);
    const Words made{"{} macht den Stich, mit {}.", "La presa è di {}, con {}.",
                     "{} takes the trick, with {}."};
    const Words soFar{"Bis jetzt macht {} den Stich, mit {}.", "Finora la presa è di {}, con {}.",
                      "So far {} takes the trick, with {}."};
    reason.explanation =
        fmt::format(fmt::runtime((trick->winner ? made : soFar).in(language)), played[told.best].who,
                    rulebook::theCard(played[told.best].card, language));
    reason.facts = std::move(told.steps);
    reason.ofLast = true;
    reason.text.clear(); // card by card the steps say it
    reasons.push_back(std::move(reason));
}

// A natural card of the suit that the seat still had when this trick was played, as far as the record tells.
std::optional<cards::Card> couldFollow(const deal::State& state, const rulebook::Rules& rules, Seat seat,
                                       int row, cards::Suit led) {
    const cards::CardSet perlaggen = rules.perlaggen(*state.trump).set();
    cards::CardSet left = state.hand(seat).cards - state.hand(seat).hidden;
    for (int later = row + 1; later < state.trickCount + (state.trickOpen ? 1 : 0); ++later) {
        const deal::Trick& trick = state.tricks[static_cast<std::size_t>(later)];
        if (trick.has(seat)) left.insert(trick.of(seat).card);
    }
    for (const cards::Card card : left - perlaggen)
        if (card.suit() == led) return card;
    return std::nullopt;
}

// imst-2015 § 15 against § 18: a Perlagg is always of the suit, unnamed it is a plain card. That one may lie
// unnamed where its owner could follow is how these sources are read here, and that is told.
void silentPerlaggen(const Replay& replay, std::vector<Account::Judged>& reasons, Language language) {
    const deal::State& state = replay.state;
    if (!state.trump || !replay.rules.is(rulebook::PerlaggFollow::Free)) return;
    for (int row = 0; row < state.trickCount + (state.trickOpen ? 1 : 0); ++row) {
        const deal::Trick& trick = state.tricks[static_cast<std::size_t>(row)];
        if (!trick.has(trick.leader)) continue;
        const cards::Suit led = trick.of(trick.leader).face().suit();
        for (int i = 1; i < state.seats; ++i) {
            const Seat seat = cards::after(trick.leader, state.seats, i);
            if (!trick.has(seat)) continue;
            const PlayedCard& card = trick.of(seat);
            const bool follows = card.card.suit() == led || card.card.suit() == *state.trump;
            if (card.as || follows || !replay.rules.perlaggen(*state.trump).contains(card.card)) continue;
            const auto other = couldFollow(state, replay.rules, seat, row, led);
            if (!other) continue;
            constexpr Words line{"Zeile {} · so gelesen · {}", "Riga {} · così letto · {}",
                                 "Line {} · read so · {}"};
            constexpr Words so{
                "{} legt {} ungetauft zu und hat noch {}. Ein Perlagg ist immer Farbe, ungetauft wird er "
                "aber "
                "zur einfachen Karte; was davon vorgeht, sagt die Quelle nicht. Dieses Programm liest sie "
                "so: "
                "Auch der ungetaufte darf liegen, er zählt dann nur als das, was er zeigt.",
                "{} mette {} senza battezzarlo e ha ancora {}. Un Perlagg vale sempre come seme, ma non "
                "battezzato diventa una carta semplice; che cosa prevalga, la fonte non lo dice. Questo "
                "programma la legge così: anche non battezzato può restare, e conta solo per ciò che mostra.",
                "{} plays {} unnamed and still has {}. A Perlagg is always of the suit, but unnamed it "
                "becomes a "
                "plain card; which of the two goes first the source does not say. This program reads it so: "
                "unnamed it may lie, too, and counts only as what it shows."};
            Account::Judged reason = judgedUnder(replay, "follow_perl_free", language);
            const int at = trick.events[static_cast<std::size_t>(seat)];
            reason.what = fmt::format(fmt::runtime(line.in(language)), replay.lineOf(at), reason.what);
            reason.explanation = fmt::format(fmt::runtime(so.in(language)), replay.nameOf(seat),
                                             rulebook::theCard(card, language),
                                             rulebook::theCard({.card = *other, .as = {}}, language));
            reasons.push_back(std::move(reason));
        }
    }
}

} // namespace

void addBeside(const Replay& replay, Account::Judged& judged, std::string_view rule) {
    const rulebook::RulePoint* point = rulebook::findRulePoint(rule);
    if (point == nullptr || !heldByRules(*point, replay.rules) || judged.rule == rule) return;
    if (std::ranges::find(judged.besides, rule) == judged.besides.end()) judged.besides.emplace_back(rule);
}

Account::Judged judgedUnder(const Replay& replay, std::string_view rule, Language language,
                            std::optional<rulebook::Switch> house) {
    deal::Ruling ruling;
    ruling.rule = rule;
    if (house && ofTheHouse(replay.rules, *house)) ruling.restsOn = house;
    ruling.verdict = deal::Verdict::Note; // nothing is wrong, it is only why
    Account::Judged judged;
    judged.rule = rule;
    judged.text = ruleOf(ruling, replay.rules, language);
    judged.sources = sourcesOf(ruling, replay.rules, language);
    if (const auto* point = rulebook::findRulePoint(rule)) judged.what = point->title.in(language);
    return judged;
}

std::vector<Account::Judged> reasonsOf(const Replay& replay, Language language) {
    std::vector<Account::Judged> reasons;
    if (replay.record.events.empty()) return reasons;
    const int last = static_cast<int>(replay.record.events.size()) - 1;
    allowed(replay, last, reasons, language);
    taken(replay, last, reasons, language);
    silentPerlaggen(replay, reasons, language);
    askedOutOfOrder(replay, reasons, language);
    for (Account::Judged& reason : figureReasons(replay, language)) reasons.push_back(std::move(reason));
    addCounting(replay, reasons, language);
    return reasons;
}

} // namespace schreiber::ruling
