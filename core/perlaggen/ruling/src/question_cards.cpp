#include "name_words.h"
#include "question_sheet.h"
#include "trick_steps.h"

#include <cards/notation.h>

#include <perlaggen/deal/plays.h>
#include <perlaggen/rulebook/card_words.h>
#include <words/say.h>

// Questions about a trick: who takes it, what must be played to it.
namespace schreiber::perlaggen::ruling {

using cards::Card, cards::PlayedCard, cards::Seat, cards::Suit;

namespace {

// A trick that could be one here, with two Perlaggen of the place.
std::string exampleTrick(const rulebook::RuleSet& set, int seats) {
    const rulebook::Rules rules(set, seats);
    const Suit trump = rules.mayBeTrump(Suit::Laub) ? Suit::Laub : set.trumps.front();
    const Card ten(trump, cards::Rank::Ten);
    const Card ace(trump, cards::Rank::Ass);
    std::string cards = std::string(cards::nameOf(ten)) + " " + std::string(cards::nameOf(ace));
    int named = 0;
    for (const Card perlagg : rules.perlaggen(trump).cards()) {
        if (perlagg == ten || perlagg == ace || ++named > rules.seats() - 2) continue;
        cards += fmt::format(" {}={}", cards::nameOf(perlagg), cards::nameOf(ace));
    }
    return cards;
}

} // namespace

Fields trickFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    Fields fields{
        trumpField(set, language),
        seatField("leader", words::say(language, {"Es spielt aus", "Gioca per primo", "Leads"}), seats, 'A'),
        cardsField("cards",
                   words::say(language, {"Karten der Reihe nach", "Carte in ordine", "Cards in order"}),
                   exampleTrick(set, seats))};
    addPlayers(fields, set, seats, language);
    return fields;
}

void answerTrick(QuestionSheet& sheet) {
    const Suit trump = sheet.trump();
    const Seat leader = sheet.seat("leader", sheet.seats());
    const std::vector<PlayedCard> played = sheet.played("cards", trump);
    sheet.lay(played);
    if (played.empty()) sheet.missing("cards");
    const auto whole = static_cast<std::size_t>(sheet.seats());
    if (played.size() > whole)
        sheet.fail("cards",
                   {"Zu einem Stich gehören {} Karten.", "Una presa ha {} carte.", "A trick has {} cards."},
                   whole);
    if (!sheet.sound()) return;

    const auto seatAt = [&](std::size_t place) {
        return cards::after(leader, sheet.seats(), static_cast<int>(place));
    };
    const auto nameAt = [&](std::size_t place) { return nameOf(sheet, seatAt(place)); };
    std::vector<TrickCard> trick;
    for (std::size_t i = 0; i < played.size(); ++i) trick.push_back({.card = played[i], .who = nameAt(i)});
    TrickSteps told = stepsOf(sheet.rules(), trump, trick, sheet.language());
    for (std::string& step : told.steps) sheet.step(std::move(step));
    for (const rulebook::PointName point : told.points) sheet.basis(point);
    for (std::size_t i = 0; i < played.size(); ++i) {
        if (played[i].as || !sheet.rules().perlaggen(trump).contains(played[i].card)) continue;
        sheet.step({"{}: {} ist ein Perlagg, aber nicht getauft, und nur die Karte, die er zeigt.",
                    "{}: {} è un Perlagg, ma non battezzato: vale solo come la carta che mostra.",
                    "{}: {} is a Perlagg, but not baptised, and only the card it shows."},
                   nameAt(i), rulebook::theCard({.card = played[i].card}, sheet.language()));
        sheet.basis("bapt_none");
    }
    const std::size_t best = told.best;
    sheet.lay(played, best);
    sheet.decide(played.size() < whole
                     ? words::Text{"Bis jetzt macht {} den Stich, mit {}.",
                                   "Finora la presa è di {}, con {}.", "So far {} takes the trick, with {}."}
                     : words::Text{"{} macht den Stich, mit {}.", "La presa è di {}, con {}.",
                                   "{} takes the trick, with {}."},
                 nameAt(best), rulebook::theCard(played[best], sheet.language()));
    const Seat dealer = cards::before(leader, sheet.seats());
    std::string record =
        sheet.header(fmt::format("dealer: {}\ntrump: {}\n", cards::letterOf(dealer), cards::letterOf(trump)));
    for (std::size_t i = 0; i < played.size(); ++i)
        record += fmt::format("{}: play {}\n", cards::toString(seatAt(i)), cards::toString(played[i]));
    sheet.record(std::move(record));
}

Fields playsFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    constexpr int kFour = 4; // cards that a hand of six players has
    Fields fields{
        trumpField(set, language),
        cardsField("led", words::say(language, {"Ausgespielt ist", "Giocata per prima", "Led is"}), "L10"),
        cardsField("hand", words::say(language, {"Er hat in der Hand", "Ha in mano", "He holds"}),
                   rulebook::Rules(set, seats).handSize() > kFour ? "LA L8 HA H9 S7" : "LA L8 HA S7")};
    addPlayers(fields, set, seats, language);
    return fields;
}

void answerPlays(QuestionSheet& sheet) {
    const Suit trump = sheet.trump();
    const std::vector<PlayedCard> led = sheet.played("led", trump);
    if (led.size() > 1)
        sheet.fail("led",
                   {"Ausgespielt wird eine einzige Karte.", "Si gioca una sola carta.", "One card is led."});
    if (led.empty()) sheet.missing("led");
    const cards::CardSet hand = sheet.hand("hand");
    if (hand.empty()) sheet.missing("hand");
    if (!sheet.sound()) return;

    const Suit suit = led.front().face().suit();
    const auto& perlaggen = sheet.rules().perlaggen(trump);
    const auto plays = deal::legalPlays(sheet.rules(), trump, led.front(), hand);
    const cards::CardSet bound = deal::binding(perlaggen, suit, hand);
    const words::Language language = sheet.language();
    cards::CardSet perlaggenOfSuit;
    for (const Card card : hand& perlaggen.set())
        if (card.suit() == suit) perlaggenOfSuit.insert(card);
    if (!bound.empty() && suit == trump) {
        sheet.decide({"Ja. Mit {} in der Hand muss er Trumpf zugeben, also {}, oder einen Perlagg.",
                      "Sì. Con {} in mano deve giocare briscola, cioè {}, o un Perlagg.",
                      "Yes. Holding {} he must play a trump, that is {}, or a Perlagg."},
                     rulebook::theCards(bound, language), rulebook::suitName(suit, language));
        sheet.basis("follow_trump_lead");
    } else if (!bound.empty()) {
        sheet.decide({"Ja. Mit {} in der Hand muss er {} zugeben, Trumpf oder einen Perlagg.",
                      "Sì. Con {} in mano deve giocare {}, briscola o un Perlagg.",
                      "Yes. Holding {} he must play {}, a trump or a Perlagg."},
                     rulebook::theCards(bound, language), rulebook::suitName(suit, language));
        sheet.basis("follow");
    } else if (!perlaggenOfSuit.empty()) {
        constexpr words::Text one{"einen Perlagg", "un Perlagg", "a Perlagg"};
        constexpr words::Text some{"Perlaggen", "Perlaggen", "Perlaggen"};
        sheet.decide({"Nein. Von {} hat er nur {}, {}; ein Perlagg zwingt nicht zum Zugeben, und jede "
                      "Karte ist erlaubt.",
                      "No. Di {} ha solo {}, {}; un Perlagg non obbliga a rispondere, e può giocare ciò "
                      "che vuole.",
                      "No. Of {} he has only {}, {}; a Perlagg does not bind him to follow, and any "
                      "card may be played."},
                     rulebook::suitName(suit, language),
                     (perlaggenOfSuit.size() == 1 ? one : some).in(language),
                     rulebook::theCards(perlaggenOfSuit, language));
        basis(sheet, {"follow_perl_not_forced", "follow_void"});
    } else {
        sheet.decide({"Nein. Er hat {} nicht; jede Karte ist erlaubt.",
                      "No. Non ha {} e può giocare ciò che vuole.",
                      "No. He has no {}; any card may be played."},
                     rulebook::suitName(suit, language));
        sheet.basis("follow_void");
    }
    cards::CardSet legal;
    for (const deal::LegalPlay& play : plays) {
        legal.insert(play.card);
        if (!perlaggen.contains(play.card)) continue;
        const std::string name = capital(rulebook::theCard({.card = play.card}, language));
        const bool any = play.names == deal::baptismTargets(sheet.rules());
        if (any && play.plain)
            sheet.step({"{} ist ein Perlagg und darf getauft oder ungetauft gespielt werden.",
                        "{} è un Perlagg e si può giocare battezzato o no.",
                        "{} is a Perlagg and may be played baptised or not."},
                       name);
        else if (any)
            sheet.step({"{} ist ein Perlagg; auf jeden Namen getauft darf er gespielt werden, stumm nicht.",
                        "{} è un Perlagg; si può giocare con qualsiasi nome, non senza.",
                        "{} is a Perlagg; it may be played under any name, but not without one."},
                       name);
        else if (suit == trump)
            sheet.step({"{} ist ein Perlagg und muss hier auf Trumpf getauft werden, also auf {}.",
                        "{} è un Perlagg e qui va battezzato di briscola, cioè {}.",
                        "{} is a Perlagg and must here be baptised a trump, that is {}."},
                       name, rulebook::suitName(suit, language));
        else
            sheet.step({"{} ist ein Perlagg und muss hier auf {} oder Trumpf getauft werden.",
                        "{} è un Perlagg e qui va battezzato {} o briscola.",
                        "{} is a Perlagg and must here be baptised {} or a trump."},
                       name, rulebook::suitName(suit, language));
        sheet.basis(any ? "follow_perl_free"_point : "follow_perl_bound"_point);
        sheet.basis("follow_perl_not_forced");
    }
    sheet.step({"Erlaubt: {}.", "Permesse: {}.", "Legal: {}."}, rulebook::cardNames(legal, language));
    const cards::CardSet barred = hand - legal;
    if (!barred.empty())
        sheet.step({"Nicht erlaubt: {}.", "Non permesse: {}.", "Not legal: {}."},
                   rulebook::cardNames(barred, language));
    sheet.record(
        sheet.header(fmt::format("trump: {}\n", cards::letterOf(trump)) + sheet.handLine(Seat::B, hand)) +
        "A: play " + cards::toString(led.front()) + "\n");
}

} // namespace schreiber::perlaggen::ruling
