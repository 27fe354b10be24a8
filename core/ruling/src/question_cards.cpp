#include "figure_rules.h"
#include "question_sheet.h"
#include "trick_steps.h"

#include <cards/notation.h>
#include <deal/plays.h>
#include <rulebook/card_words.h>

#include <algorithm>

// Questions about cards alone: who takes a trick, what must be played, which figure is better.
namespace schreiber::ruling {

using cards::Card, cards::PlayedCard, cards::Seat, cards::Suit;
using rulebook::Language, rulebook::Words;

namespace {

std::string kindName(const figures::Gleich& gleich, Language language) {
    constexpr Words name{"{}-fach {}", "{} × {}", "{} × {}"};
    return fmt::format(fmt::runtime(name.in(language)), gleich.size, rankName(gleich.rank, language));
}

std::string kindName(const figures::Hanger& hanger, Language language) {
    constexpr Words name{"{} Karten ab {}", "{} carte da {}", "{} cards from the {} down"};
    return fmt::format(fmt::runtime(name.in(language)), hanger.size, rankName(hanger.top, language));
}

std::string laid(const std::vector<PlayedCard>& cards) {
    std::string text;
    for (const PlayedCard& card : cards) text += (text.empty() ? "" : " ") + cards::toString(card);
    return text;
}

} // namespace

Fields trickFields(const rulebook::RuleSet& set, Language language) {
    return {trumpField(set, language),
            seatField("leader", std::string(Words{"Es spielt aus", "Gioca per primo", "Leads"}.in(language)),
                      4, 'A'),
            cardsField(
                "cards",
                std::string(Words{"Karten der Reihe nach", "Carte in ordine", "Cards in order"}.in(language)),
                "L10 LA LU=LA S7=LA")};
}

void answerTrick(QuestionSheet& sheet) {
    const Suit trump = sheet.trump();
    const Seat leader = sheet.seat("leader", sheet.seats());
    const std::vector<PlayedCard> played = sheet.played("cards", trump);
    if (played.empty()) sheet.missing("cards");
    constexpr Words tooMany{"Zu einem Stich gehören {} Karten.", "Una presa ha {} carte.",
                            "A trick has {} cards."};
    const auto whole = static_cast<std::size_t>(sheet.seats());
    if (played.size() > whole) sheet.fail("cards", tooMany, whole);
    if (!sheet.sound()) return;

    const auto nameOf = [&](std::size_t place) {
        return cards::toString(cards::after(leader, sheet.seats(), static_cast<int>(place)));
    };
    std::vector<TrickCard> trick;
    for (std::size_t i = 0; i < played.size(); ++i) trick.push_back({.card = played[i], .who = nameOf(i)});
    TrickSteps told = stepsOf(sheet.rules(), trump, trick, sheet.language());
    for (std::string& step : told.steps) sheet.step(std::move(step));
    for (const std::string_view point : told.points) sheet.basis(point);
    const std::size_t best = told.best;
    sheet.decide(played.size() < whole
                     ? Words{"Bis jetzt macht {} den Stich, mit {}.", "Finora la presa è di {}, con {}.",
                             "So far {} takes the trick, with {}."}
                     : Words{"{} macht den Stich, mit {}.", "La presa è di {}, con {}.",
                             "{} takes the trick, with {}."},
                 nameOf(best), cardName(played[best], sheet.language()));
    const Seat dealer = cards::before(leader, sheet.seats());
    std::string record =
        sheet.header(fmt::format("dealer: {}\ntrump: {}\n", cards::letterOf(dealer), cards::letterOf(trump)));
    for (std::size_t i = 0; i < played.size(); ++i)
        record += fmt::format("{}: play {}\n", nameOf(i), cards::toString(played[i]));
    sheet.record(std::move(record));
}

Fields playsFields(const rulebook::RuleSet& set, Language language) {
    return {
        trumpField(set, language),
        cardsField("led", std::string(Words{"Ausgespielt ist", "Giocata per prima", "Led is"}.in(language)),
                   "L10"),
        cardsField("hand", std::string(Words{"Er hat in der Hand", "Ha in mano", "He holds"}.in(language)),
                   "LA L8 HA H9 S7")};
}

void answerPlays(QuestionSheet& sheet) {
    const Suit trump = sheet.trump();
    const std::vector<PlayedCard> led = sheet.played("led", trump);
    constexpr Words one{"Ausgespielt wird eine einzige Karte.", "Si gioca una sola carta.",
                        "One card is led."};
    if (led.size() > 1) sheet.fail("led", one);
    if (led.empty()) sheet.missing("led");
    const cards::CardSet hand = sheet.hand("hand");
    if (hand.empty()) sheet.missing("hand");
    if (!sheet.sound()) return;

    const Suit suit = led.front().face().suit();
    const auto& perlaggen = sheet.rules().perlaggen(trump);
    const auto plays = deal::legalPlays(sheet.rules(), trump, led.front(), hand);
    const cards::CardSet bound = deal::binding(perlaggen, suit, hand);
    const Language language = sheet.language();
    if (bound.empty()) {
        sheet.decide(Words{"Nein. Er hat {} nicht und darf zugeben, was er will.",
                           "No. Non ha {} e può giocare ciò che vuole.",
                           "No. He has no {} and may play whatever he likes."},
                     suitName(suit, language));
        sheet.basis("follow_void");
    } else {
        sheet.decide(Words{"Ja. Mit {} in der Hand muss er {} zugeben, Trumpf oder einen Perlagg.",
                           "Sì. Con {} in mano deve giocare {}, briscola o un Perlagg.",
                           "Yes. Holding {} he must play {}, a trump or a Perlagg."},
                     cardNames(bound, language), suitName(suit, language));
        sheet.basis(suit == trump ? "follow_trump_lead" : "follow");
    }
    cards::CardSet legal;
    for (const deal::LegalPlay& play : plays) {
        legal.insert(play.card);
        if (!perlaggen.contains(play.card)) continue;
        const bool any = play.names == deal::baptismTargets(sheet.rules());
        if (any && play.plain)
            sheet.step(Words{"{} ist ein Perlagg und darf getauft oder ungetauft gespielt werden.",
                             "{} è un Perlagg e si può giocare battezzato o no.",
                             "{} is a Perlagg and may be played baptised or not."},
                       cardName(play.card, language));
        else if (any)
            sheet.step(
                Words{"{} ist ein Perlagg; auf jeden Namen getauft darf er gespielt werden, stumm nicht.",
                      "{} è un Perlagg; si può giocare con qualsiasi nome, non senza.",
                      "{} is a Perlagg; it may be played under any name, but not without one."},
                cardName(play.card, language));
        else
            sheet.step(Words{"{} ist ein Perlagg und muss hier auf {} oder Trumpf getauft werden.",
                             "{} è un Perlagg e qui va battezzato {} o briscola.",
                             "{} is a Perlagg and must here be baptised {} or a trump."},
                       cardName(play.card, language), suitName(suit, language));
        sheet.basis(any ? "follow_perl_free" : "follow_perl_bound");
        sheet.basis("follow_perl_not_forced");
    }
    sheet.step(Words{"Erlaubt: {}.", "Permesse: {}.", "Legal: {}."}, cardNames(legal, language));
    const cards::CardSet barred = hand - legal;
    if (!barred.empty())
        sheet.step(Words{"Nicht erlaubt: {}.", "Non permesse: {}.", "Not legal: {}."},
                   cardNames(barred, language));
    std::string held = recorded(hand);
    for (int i = hand.size(); i < sheet.rules().handSize(); ++i) held += " ?";
    if (hand.size() > sheet.rules().handSize()) return;
    sheet.record(sheet.header(fmt::format("trump: {}\nhand B: {}\n", cards::letterOf(trump), held)) +
                 "A: play " + cards::toString(led.front()) + "\n");
}

Fields compareFields(const rulebook::RuleSet& set, Language language) {
    QuestionField figure{.key = "figure",
                         .label = std::string(Words{"Figur", "Figura", "Figure"}.in(language)),
                         .hint = {},
                         .choices = {{"gleich", "Gleich"}, {"hanger", "Hanger"}},
                         .initial = "gleich"};
    return {trumpField(set, language), figure,
            cardsField("first", std::string(Words{"Der eine hat", "Il primo ha", "One has"}.in(language)),
                       "LK HK=EK S9"),
            cardsField("second",
                       std::string(Words{"Der andere hat", "L'altro ha", "The other has"}.in(language)),
                       "SA EA")};
}

void answerCompare(QuestionSheet& sheet) {
    const Suit trump = sheet.trump();
    const bool gleich = sheet.value("figure") != "hanger";
    const figures::FigureRules rules = figureRules(sheet.rules());
    const Language language = sheet.language();
    std::array<int, 2> strengths{};
    std::array<std::string, 2> names;
    const std::array<std::string, 2> keys{"first", "second"};
    constexpr std::array<Words, 2> kWho{
        {{"Der eine", "Il primo", "One"}, {"Der andere", "L'altro", "The other"}}};
    for (std::size_t side = 0; side < keys.size(); ++side) {
        std::vector<figures::HeldCard> held;
        for (const PlayedCard& card : sheet.played(keys[side], trump))
            held.push_back({card, !card.as && sheet.rules().perlaggen(trump).contains(card.card)});
        if (held.empty()) sheet.missing(keys[side]);
        if (!sheet.sound()) return;
        const figures::Material material = figures::materialOf(held);
        std::vector<PlayedCard> cards;
        if (gleich) {
            const auto best = figures::bestGleich(material, rules);
            strengths[side] = figures::strength(best);
            if (best) names[side] = kindName(*best, language);
            if (best) cards = figures::layGleich(held, *best);
        } else {
            const auto best = figures::bestHanger(material, rules);
            strengths[side] = figures::strength(best, trump, rules);
            if (best) names[side] = kindName(best->hanger, language);
            if (best) cards = figures::layHanger(held, best->hanger, best->preferably(trump));
        }
        const std::string who(kWho[side].in(language));
        if (cards.empty())
            sheet.step(
                Words{"{} hat keine solche Figur.", "{} non ha una figura simile.", "{} has no such figure."},
                who);
        else
            sheet.step(Words{"{} macht {}: {}.", "{} fa {}: {}.", "{} makes {}: {}."}, who, names[side],
                       laid(cards));
    }
    sheet.basis(gleich ? "g_order" : "h_order");
    sheet.basis("bapt_figure_equal");
    const figures::Winner winner = figures::winnerOf(strengths);
    if (winner.standing) {
        sheet.decide(Words{"Die Figur steht: beide haben {}.", "La figura è in parità: entrambi hanno {}.",
                           "The figure stands: both have {}."},
                     names[0]);
        sheet.basis("tie_stands");
    } else if (!winner.team) {
        sheet.decide(Words{"Keiner hat die Figur.", "Nessuno ha la figura.", "Nobody has the figure."});
        sheet.basis("no_figure_no_point");
    } else {
        const auto best = static_cast<std::size_t>(*winner.team);
        const std::string& other = names[1 - best];
        if (other.empty())
            sheet.decide(Words{"{} hat sie: {}.", "{} ce l'ha: {}.", "{} has it: {}."},
                         std::string(kWho[best].in(language)), names[best]);
        else
            sheet.decide(Words{"{} hat die bessere: {} gegen {}.", "{} ha la migliore: {} contro {}.",
                               "{} has the better one: {} against {}."},
                         std::string(kWho[best].in(language)), names[best], other);
        if (!gleich && !other.empty() && names[best] == other) {
            sheet.step(
                Words{"Beide Hanger sind gleich lang und gleich hoch; der in {} ist in Trumpf und gewinnt.",
                      "I due Hanger sono pari per lunghezza e altezza; quello di {} è di briscola e vince.",
                      "Both Hanger are equally long and high; the one in {} is in trumps and wins."},
                suitName(trump, language));
            sheet.basis("trump_hanger");
        }
    }
}

} // namespace schreiber::ruling
