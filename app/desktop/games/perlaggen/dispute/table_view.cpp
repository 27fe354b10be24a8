#include "games/perlaggen/dispute/table_view.h"

#include "base/text.h"

#include <cards/notation.h>

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/stand.h>

namespace schreiber::desktop {
namespace {

using cards::Card, cards::PlayedCard, cards::Seat;
using perlaggen::deal::Figure, perlaggen::deal::Phase;
using perlaggen::ruling::Replay;

struct TableSaid {
    Q_DECLARE_TR_FUNCTIONS(TableView)
};

int perlaggRank(const Replay& replay, Card card) {
    if (!replay.state.trump) return 0;
    const auto order = replay.rules.perlaggen(*replay.state.trump).cards();
    const auto at = std::ranges::find(order, card);
    return at == order.end() ? 0 : static_cast<int>(at - order.begin()) + 1;
}

bool mayLay(const DealView& deal, Seat seat, Card card) {
    return std::ranges::any_of(deal.next, [&](const perlaggen::ruling::NextStep& step) {
        return step.seat == seat && step.card == card;
    });
}

// The card of the line one stands on, where the rules sent it back.
std::optional<PlayedCard> sentBack(const DealView& deal, Seat seat) {
    const Replay& now = *deal.now;
    if (now.record.events.empty() || now.record.events.back().seat != seat) return std::nullopt;
    const auto* play = std::get_if<perlaggen::deal::Play>(&now.record.events.back().action);
    if (play == nullptr) return std::nullopt;
    const int last = static_cast<int>(now.record.events.size()) - 1;
    const bool isVoid = std::ranges::any_of(now.rulings, [last](const perlaggen::deal::Ruling& ruling) {
        return ruling.event == last && ruling.consequence.isVoid;
    });
    if (!isVoid) return std::nullopt;
    return play->card;
}

void addPlayed(SeatOnTable& row, const Replay& now, const DealView& deal) {
    const perlaggen::deal::State& state = now.state;
    const int rows = state.trickCount + (state.trickOpen ? 1 : 0);
    for (int i = 0; i < rows; ++i) {
        const perlaggen::deal::Trick& trick = state.tricks[static_cast<std::size_t>(i)];
        row.played.emplace_back();
        if (!trick.has(row.seat)) continue;
        const PlayedCard& card = trick.of(row.seat);
        const bool wrong = (trick.wrong & perlaggen::deal::maskOf(row.seat)) != 0;
        row.played.back() = CardOnTable{.card = card,
                                        .perlagg = perlaggRank(now, card.card),
                                        .winner = trick.winner == row.seat,
                                        .crossed = wrong};
    }
    if (const auto back = sentBack(deal, row.seat))
        row.played.emplace_back(
            CardOnTable{.card = *back, .perlagg = perlaggRank(now, back->card), .crossed = true});
}

void addHand(SeatOnTable& row, const Replay& now, const DealView& deal) {
    const perlaggen::deal::Hand& hand = now.state.hand(row.seat);
    for (const PlayedCard& card : hand.shown)
        row.shown.push_back({.card = card, .perlagg = perlaggRank(now, card.card)});
    const cards::CardSet known = hand.cards - hand.hidden;
    std::vector<Card> sorted;
    for (const Card card : known) sorted.push_back(card);
    std::ranges::reverse(sorted);
    for (const Card card : sorted)
        row.hand.push_back({.card = PlayedCard{card, {}},
                            .perlagg = perlaggRank(now, card),
                            .legal = mayLay(deal, row.seat, card)});
    for (int i = 0; i < (hand.cards & hand.hidden).size(); ++i) row.hand.emplace_back();
    // As it was entered: what cannot be stands there, crossed out, in the place of one unknown or as one
    // more.
    for (const ImpossibleCard& one : deal.impossible) {
        if (one.seat != row.seat) continue;
        const auto unknown =
            std::ranges::find_if(row.hand, [](const CardOnTable& held) { return !held.card; });
        if (one.unknownInstead && unknown != row.hand.end()) row.hand.erase(unknown);
        row.hand.push_back(
            {.card = PlayedCard{one.card, {}}, .perlagg = perlaggRank(now, one.card), .crossed = true});
    }
}

QString cardInWords(const CardOnTable& one, words::Language language) {
    return text(perlaggen::rulebook::cardName(*one.card, language));
}

// Of a hand the cards that are known, and how many are not.
QString handInWords(const SeatOnTable& row, words::Language language) {
    QStringList words;
    for (const CardOnTable& one : row.hand)
        if (one.card) words << cardInWords(one, language);
    if (row.unknown > 0) words << TableSaid::tr("%1 unbekannt").arg(row.unknown);
    return words.isEmpty() ? QStringLiteral("–") : words.join(QStringLiteral(", "));
}

QString spokenOf(const SeatOnTable& row, words::Language language) {
    QStringList played;
    for (const auto& one : row.played) played << (one ? cardInWords(*one, language) : QStringLiteral("–"));
    return TableSaid::tr("%1: gespielt %2; in der Hand %3")
        .arg(row.name, played.isEmpty() ? QStringLiteral("–") : played.join(QStringLiteral(", ")),
             handInWords(row, language));
}

QString figureWord(Figure figure) {
    static constexpr std::array kNames{"Gleich", "Hanger", "Spiel"};
    return QLatin1String(kNames[static_cast<std::size_t>(figure)]);
}

QString valueWord(int value) {
    return value == perlaggen::deal::kSpielAus ? QStringLiteral("Spiel aus") : QString::number(value);
}

QString teamWord(const Replay& now, int team) {
    QStringList names;
    for (int i = 0; i < now.state.seats; ++i)
        if (now.state.teamOf(static_cast<Seat>(i)) == team) names << text(now.nameOf(static_cast<Seat>(i)));
    return names.join(QLatin1Char('/'));
}

// As the ruling has it: what cards decide may hang on some that nobody has seen, or on the show still to
// come.
QString figureSoFar(const Replay& now, Figure figure) {
    const auto which = static_cast<std::size_t>(figure);
    const perlaggen::deal::State& state = now.state;
    const perlaggen::deal::FigureState& f = state.figure(figure);
    const QString name = figureWord(figure);
    const perlaggen::deal::How how = now.outcome.figures[which].how;
    const bool given =
        f.decided == perlaggen::deal::Decided::Conceded || f.decided == perlaggen::deal::Decided::Won;
    if (how == perlaggen::deal::How::Forfeit || (given && f.team && state.hasForfeited(*f.team, figure))) {
        const auto& heir = now.outcome.figures[which].team;
        return heir && how == perlaggen::deal::How::Forfeit
                   ? TableSaid::tr("%1: verfallen an %2").arg(name, teamWord(now, *heir))
                   : TableSaid::tr("%1: verfallen").arg(name);
    }
    const bool byCards =
        f.decided != perlaggen::deal::Decided::No && f.decided != perlaggen::deal::Decided::Conceded;
    if (!now.certain.figures[which] || (byCards && how == perlaggen::deal::How::Undecided))
        return TableSaid::tr("%1: nicht zu entscheiden").arg(name);
    const bool open = byCards && how == perlaggen::deal::How::Open && figure != Figure::Spiel;
    // left so by everyone, though in some places the losers of the Spiel may come back to it
    const bool left = f.decided == perlaggen::deal::Decided::No && how == perlaggen::deal::How::Standing;
    switch (open ? perlaggen::deal::Decided::No : left ? perlaggen::deal::Decided::Standing : f.decided) {
    case perlaggen::deal::Decided::Conceded:
        return TableSaid::tr("%1: gut für %2").arg(name, teamWord(now, f.team.value_or(0)));
    case perlaggen::deal::Decided::Won:
        return TableSaid::tr("%1 %2: gemacht von %3")
            .arg(name, valueWord(f.value), teamWord(now, f.team.value_or(0)));
    case perlaggen::deal::Decided::Standing:
        return TableSaid::tr("%1 steht").arg(name);
    case perlaggen::deal::Decided::Nobody:
        return TableSaid::tr("%1: niemand").arg(name);
    case perlaggen::deal::Decided::No:
        break;
    }
    if (f.open > 0)
        return TableSaid::tr("%1: %2 bietet %3").arg(name, text(now.nameOf(f.openBy)), valueWord(f.open));
    if (f.held) return TableSaid::tr("%1 %2 gehalten").arg(name, valueWord(f.value));
    return TableSaid::tr("%1 ungeboten").arg(name);
}

// While others can still make it: whose it cannot become any more.
QString figureState(const Replay& now, Figure figure) {
    const QString soFar = figureSoFar(now, figure);
    const perlaggen::deal::State& state = now.state;
    if (state.figure(figure).decided != perlaggen::deal::Decided::No) return soFar;
    QStringList lost;
    for (int team = 0; team < state.teams(); ++team)
        if (state.hasForfeited(team, figure)) lost << teamWord(now, team);
    if (lost.isEmpty() || state.phase == Phase::Over) return soFar;
    return TableSaid::tr("%1; für %2 verfallen").arg(soFar, lost.join(QStringLiteral(", ")));
}

bool leads(const perlaggen::deal::State& state, Seat seat) {
    const bool complete =
        state.trickCount == 0 || state.tricks[static_cast<std::size_t>(state.trickCount - 1)].winner;
    return !state.trickOpen && complete && state.current().leader == seat;
}

// Who has something to do that others wait for, and what.
struct Turn {
    perlaggen::deal::SeatMask who = 0;
    QString words;
};

perlaggen::deal::SeatMask seatsOf(const perlaggen::deal::State& state, int team) {
    perlaggen::deal::SeatMask seats = 0;
    for (int i = 0; i < state.seats; ++i)
        if (const auto seat = static_cast<Seat>(i); state.teamOf(seat) == team)
            seats = static_cast<perlaggen::deal::SeatMask>(seats | perlaggen::deal::maskOf(seat));
    return seats;
}

QString anyOf(const Replay& now, perlaggen::deal::SeatMask seats) {
    QStringList names;
    for (int i = 0; i < now.state.seats; ++i)
        if (const auto seat = static_cast<Seat>(i); (seats & perlaggen::deal::maskOf(seat)) != 0)
            names << text(now.nameOf(seat));
    return names.join(TableSaid::tr(" oder "));
}

// Who could do this without breaking a rule.
template <class Does>
perlaggen::deal::SeatMask whoMay(const DealView& deal, Does does) {
    perlaggen::deal::SeatMask seats = 0;
    for (const perlaggen::ruling::NextStep& step : deal.next)
        if (does(step.action))
            seats = static_cast<perlaggen::deal::SeatMask>(seats | perlaggen::deal::maskOf(step.seat));
    return seats;
}

perlaggen::deal::SeatMask whoMayBet(const DealView& deal, std::optional<Figure> figure = {}) {
    return whoMay(deal, [figure](const perlaggen::deal::Action& action) {
        if (std::holds_alternative<perlaggen::deal::BetAll>(action)) return true;
        const auto* bet = std::get_if<perlaggen::deal::Bet>(&action);
        return bet != nullptr && (!figure || bet->figure == *figure);
    });
}

// pagat Betting during the show, example 4: a concession ends the turn of a side that has done its part. The
// record still lets that side add something (readings.md 33), which nobody waits for.
bool isEndedByGood(const Replay& now) {
    if (now.record.events.empty()) return false;
    const perlaggen::deal::Event& last = now.record.events.back();
    const auto* good = std::get_if<perlaggen::deal::Good>(&last.action);
    if (good == nullptr || now.state.teamOf(last.seat) == now.state.show.turn) return false;
    const perlaggen::deal::FigureState& figure = now.state.figure(good->figure);
    return figure.decided == perlaggen::deal::Decided::Conceded && figure.team == now.state.show.turn;
}

Turn toShow(const DealView& deal) {
    const Replay& now = *deal.now;
    const perlaggen::deal::State& state = now.state;
    const bool alone = cards::isEachAlone(state.seats);
    Turn turn{.who = seatsOf(state, state.show.turn), .words = {}};
    bool cards = false;
    for (int i = 0; i < state.seats; ++i)
        if (const auto seat = static_cast<Seat>(i); state.teamOf(seat) == state.show.turn)
            cards = cards || !state.hand(seat).cards.empty();
    const QString otherwise = now.outcome.complete
                                  ? QLatin1Char(' ') + TableSaid::tr("Sonst ist die Gabe entschieden.")
                                  : QString();
    const perlaggen::deal::SeatMask bettors = whoMayBet(deal);
    const auto others = static_cast<perlaggen::deal::SeatMask>(bettors & ~turn.who);
    if (others != 0) { // all is shown that has to be: the next side may go on
        int next = 0;
        while ((seatsOf(state, next) & others) == 0) ++next;
        if (isEndedByGood(now))
            return {.who = seatsOf(state, next),
                    .words = (alone ? TableSaid::tr("%1 weist oder bietet.")
                                    : TableSaid::tr("%1 weisen oder bieten."))
                                 .arg(teamWord(now, next))};
        const QString said = alone ? TableSaid::tr("%1 weist oder bietet, wenn %2 fertig ist.")
                                   : TableSaid::tr("%1 weisen oder bieten, wenn %2 fertig sind.");
        turn.words = said.arg(teamWord(now, next), teamWord(now, state.show.turn)) + otherwise;
        turn.who = static_cast<perlaggen::deal::SeatMask>(turn.who | seatsOf(state, next));
        return turn;
    }
    const bool bets = (bettors & turn.who) != 0;
    const QString said =
        cards && bets
            ? (alone ? TableSaid::tr("%1 weist oder bietet.") : TableSaid::tr("%1 weisen oder bieten."))
        : cards ? (alone ? TableSaid::tr("%1 weist oder lässt gut; bieten geht nicht.")
                         : TableSaid::tr("%1 weisen oder lassen gut; bieten geht nicht."))
        : bets  ? (alone ? TableSaid::tr("%1 bietet oder lässt gut; zu weisen ist nichts mehr.")
                         : TableSaid::tr("%1 bieten oder lassen gut; zu weisen ist nichts mehr."))
                : (alone ? TableSaid::tr("%1 hat nichts mehr zu weisen.")
                         : TableSaid::tr("%1 haben nichts mehr zu weisen."));
    turn.words = said.arg(teamWord(now, state.show.turn));
    if (cards || bets) turn.words += otherwise;
    return turn;
}

perlaggen::deal::SeatMask whoMayAnswer(const DealView& deal, Figure figure) {
    return whoMay(deal, [figure](const perlaggen::deal::Action& action) {
        const auto* hold = std::get_if<perlaggen::deal::Hold>(&action);
        const auto* good = std::get_if<perlaggen::deal::Good>(&action);
        return (hold != nullptr && hold->figure == figure) || (good != nullptr && good->figure == figure);
    });
}

// A bet waits for its answer; in the show its own side may have to see to the other figure first.
Turn toAnswer(const DealView& deal, Figure figure) {
    const Replay& now = *deal.now;
    const perlaggen::deal::State& state = now.state;
    const int bettors = state.teamOf(state.figure(figure).openBy);
    Turn turn{.who = whoMayAnswer(deal, figure), .words = {}};
    if (turn.who == 0)
        for (int team = 0; team < state.teams(); ++team)
            if (team != bettors)
                turn.who = static_cast<perlaggen::deal::SeatMask>(turn.who | seatsOf(state, team));
    const QString others = anyOf(now, turn.who);
    if (perlaggen::deal::answerDue(now.rules, state, figure)) {
        turn.words = TableSaid::tr("%1 antwortet auf das Gebot.").arg(others);
        return turn;
    }
    const Figure other = figure == Figure::Gleich ? Figure::Hanger : Figure::Gleich;
    turn.who = seatsOf(state, bettors);
    const QString first =
        (whoMayBet(deal, other) & turn.who) != 0
            ? TableSaid::tr("Zuerst %1: %2 weisen, bieten oder gut lassen. Dann antwortet %3.")
            : TableSaid::tr("Zuerst %1: %2 weisen oder gut lassen. Dann antwortet %3.");
    turn.words = first.arg(teamWord(now, bettors), figureWord(other), others);
    return turn;
}

QString endWords(const perlaggen::deal::State& state) {
    if (state.ending == perlaggen::deal::Ending::Redeal) return TableSaid::tr("Es wird neu gegeben.");
    const bool game =
        state.ending == perlaggen::deal::Ending::GameLost || state.ending == perlaggen::deal::Ending::GameWon;
    return game ? TableSaid::tr("Die Partie ist zu Ende.") : TableSaid::tr("Die Gabe ist zu Ende.");
}

bool isShow(const perlaggen::deal::Action& action) {
    return std::holds_alternative<perlaggen::deal::Show>(action);
}

Turn turnOf(const DealView& deal) {
    const Replay& now = *deal.now;
    const perlaggen::deal::State& state = now.state;
    for (const Figure figure : perlaggen::deal::kFigures)
        if (state.figure(figure).open > 0 && now.certain.figures[static_cast<std::size_t>(figure)] &&
            (state.phase != Phase::Before || whoMayAnswer(deal, figure) != 0)) // unseen: after the deal
            return toAnswer(deal, figure);
    if (!now.certain.turn)
        return {.who = 0,
                .words =
                    TableSaid::tr("Wer an der Reihe ist, hängt von dem ab, was nicht zu entscheiden ist.")};
    const auto asked = whoMay(deal, [](const perlaggen::deal::Action& action) {
        return std::holds_alternative<perlaggen::deal::Allow>(action) ||
               std::holds_alternative<perlaggen::deal::Deny>(action);
    });
    if (asked != 0)
        return {.who = asked,
                .words = TableSaid::tr("%1 sagt „erlaubt“ oder „nicht erlaubt“.").arg(anyOf(now, asked))};
    switch (state.phase) {
    case Phase::Before:
        if (state.turnLeftOut)
            return {.who = 0,
                    .words =
                        TableSaid::tr("Das Aufschlagen steht nicht im Protokoll; Trumpf ist unbekannt.")};
        return {.who = 0,
                .words =
                    TableSaid::tr("Vor dem Aufschlagen; es gibt %1.").arg(text(now.nameOf(state.dealer)))};
    case Phase::Show:
        return toShow(deal);
    case Phase::Over:
        if (const perlaggen::deal::SeatMask left = whoMay(deal, isShow); left != 0)
            return {.who = left,
                    .words =
                        TableSaid::tr("%1 darf noch eine längere Figur hinlegen.").arg(anyOf(now, left))};
        return {.who = 0, .words = endWords(state)};
    case Phase::Play:
        break;
    }
    if (const auto seat = nextToPlay(state)) {
        const QString does =
            leads(state, *seat) ? TableSaid::tr("%1 spielt aus.") : TableSaid::tr("%1 gibt zu.");
        return {.who = perlaggen::deal::maskOf(*seat), .words = does.arg(text(now.nameOf(*seat)))};
    }
    return {};
}

// `SIE · gestrichen · gibt`.
QString belowName(const Replay& now, const SeatOnTable& row) {
    QStringList said;
    if (!cards::isEachAlone(now.state.seats))
        said << (row.team == 0 ? TableSaid::tr("SIE") : TableSaid::tr("WIR"));
    const auto& score = now.record.header.score; // as it stood when the deal began
    const auto team = static_cast<std::size_t>(row.team);
    if (score && team < score->size() &&
        (*score)[team] == perlaggen::deal::oneShortAt(now.rules, now.state.target))
        said << TableSaid::tr("gestrichen");
    if (row.dealer) said << TableSaid::tr("gibt");
    return said.join(QStringLiteral(" · "));
}

// What the last event that is shown broke.
bool offendsNow(const Replay& now, Seat seat) {
    const int last = static_cast<int>(now.record.events.size()) - 1;
    return std::ranges::any_of(now.rulings, [&](const perlaggen::deal::Ruling& ruling) {
        return ruling.event == last && last >= 0 && ruling.verdict == perlaggen::deal::Verdict::Illegal &&
               (ruling.seat ? *ruling.seat == seat : now.record.events.back().seat == seat);
    });
}

} // namespace

std::optional<Seat> nextToPlay(const perlaggen::deal::State& state) {
    if (state.phase != Phase::Play || !state.trump) return std::nullopt;
    const auto all = static_cast<perlaggen::deal::SeatMask>((1U << static_cast<unsigned>(state.seats)) - 1U);
    const bool lastOpen = !state.trickOpen && state.trickCount > 0 &&
                          state.tricks[static_cast<std::size_t>(state.trickCount - 1)].played != all;
    const perlaggen::deal::Trick& trick =
        lastOpen ? state.tricks[static_cast<std::size_t>(state.trickCount - 1)] : state.current();
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = cards::after(trick.leader, state.seats, i);
        if (!trick.has(seat)) return seat;
    }
    return std::nullopt;
}

TableView tableOf(const DealView& deal, words::Language language) {
    TableView view;
    if (!deal.now) return view;
    const Replay& now = *deal.now;
    const perlaggen::deal::State& state = now.state;
    view.handSize = state.handSize;
    view.trump = state.trump;
    if (state.trumpCard)
        view.turned.push_back(
            {.card = PlayedCard{*state.trumpCard, {}}, .perlagg = perlaggRank(now, *state.trumpCard)});
    for (const Card card : state.acorns)
        view.turned.push_back({.card = PlayedCard{card, {}}, .perlagg = perlaggRank(now, card)});
    const Turn turn = turnOf(deal);
    const DealView brief = calledBriefly(deal);
    for (int i = 0; i < state.seats; ++i) {
        SeatOnTable row;
        row.seat = static_cast<Seat>(i);
        const QString letter(QLatin1Char(cards::letterOf(row.seat)));
        const QString name = text(now.nameOf(row.seat));
        const QString called = text(brief.now->nameOf(row.seat));
        row.name = name == letter ? letter : letter + QLatin1Char(' ') + name;
        row.called = called == letter ? letter : letter + QLatin1Char(' ') + called;
        row.team = state.teamOf(row.seat);
        row.dealer = row.seat == state.dealer;
        row.onTurn = (turn.who & perlaggen::deal::maskOf(row.seat)) != 0;
        addPlayed(row, now, deal);
        addHand(row, now, deal);
        row.offends = offendsNow(now, row.seat);
        row.below = belowName(now, row);
        row.unknown = static_cast<int>(
            std::ranges::count_if(row.hand, [](const CardOnTable& held) { return !held.card; }));
        row.spoken = spokenOf(row, language);
        view.handSize = std::max(view.handSize, static_cast<int>(row.hand.size()));
        view.tricks = std::max(view.tricks, static_cast<int>(row.played.size()));
        view.seats.push_back(std::move(row));
    }
    return view;
}

TableRows rowsOf(const TableView& view, std::shared_ptr<const CardDeck> deck) {
    const auto laid = [](const CardOnTable& one) {
        return LaidCard{text(cards::toString(*one.card)),
                        {.perlagg = one.perlagg, .crossed = one.crossed, .winner = one.winner}};
    };
    TableRows table{view.tricks, {}, std::move(deck)};
    for (const SeatOnTable& told : view.seats) {
        TableRow row{told.seat, told.called, told.name, told.below, told.offends};
        for (const auto& one : told.played)
            row.played.push_back(one && one->card ? std::optional(laid(*one)) : std::nullopt);
        for (const CardOnTable& one : told.shown)
            if (one.card) row.shown.push_back(laid(one));
        for (const CardOnTable& one : told.hand)
            row.hand.push_back(one.card ? std::optional(laid(one)) : std::nullopt);
        row.unknown = told.unknown;
        row.spoken = told.spoken;
        table.rows.push_back(std::move(row));
    }
    return table;
}

TableWords wordsOf(const DealView& deal, words::Language language) {
    if (!deal.now) return {};
    const Replay& now = *deal.now;
    const perlaggen::deal::State& state = now.state;
    const perlaggen::ruling::Stand stand = perlaggen::ruling::standOf(now);
    const QString score = text(stand.score);
    TableWords words;
    words.head =
        state.trump
            ? TableSaid::tr("Trumpf %1").arg(text(perlaggen::rulebook::suitName(*state.trump, language)))
            : TableSaid::tr("Noch kein Trumpf");
    // the panel has how it stands after all lines
    QString shown = deal.isBehindAll() ? TableSaid::tr("Stand %1").arg(score)
                                       : TableSaid::tr("Stand bis hier %1").arg(score);
    if (deal.impossibleScore) {
        QStringList entered;
        for (const int points : *deal.impossibleScore) {
            const bool wins = now.rules.set().countdown ? points <= 0 : points >= state.target;
            entered << (wins ? TableSaid::tr("%1 (kann nicht sein)").arg(points) : QString::number(points));
        }
        shown = TableSaid::tr("Stand %1").arg(entered.join(QLatin1String(" : ")));
    }
    words.head +=
        QStringLiteral(" · ") +
        (now.rules.set().countdown ? shown : TableSaid::tr("%1, zu %2").arg(shown).arg(state.target));
    QStringList gestrichen;
    for (const std::string& party : stand.gestrichen) gestrichen << text(party);
    if (!gestrichen.isEmpty())
        words.head +=
            QStringLiteral(" · ") + TableSaid::tr("gestrichen: %1").arg(gestrichen.join(QLatin1String(", ")));
    QStringList figures;
    for (const Figure figure : perlaggen::deal::kFigures) figures << figureState(now, figure);
    words.figures = figures.join(QStringLiteral(" · "));
    words.turn = deal.behindUnread ? TableSaid::tr("Ab Zeile %1 ist nichts beurteilt.").arg(deal.unread)
                                   : turnOf(deal).words;
    return words;
}

} // namespace schreiber::desktop
