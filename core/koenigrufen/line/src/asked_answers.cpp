#include "asked_answers.h"

#include "asked_fields.h"
#include "asked_words.h"

#include <base/number.h>

#include <algorithm>
#include <koenigrufen/deal/count.h>
#include <koenigrufen/deal/duties.h>
#include <koenigrufen/deal/state.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>
#include <koenigrufen/ruling/explain.h>
#include <utility>

namespace schreiber::koenigrufen::line::asked {

using game::AnswerKind, game::valueOf;
using ruling::cardInWords, ruling::cardsInWords;

namespace {

// An answer, and by whose doing the game is broken off where it is.
struct Found {
    ShortAnswer answer;
    std::optional<int> brokenBy{};
};

constexpr Text kTapBelow{"Unten antippen oder eintippen; Namen, Geber und Faktor kommen vom Tisch.",
                         "Toccare o scrivere sotto; nomi, mazziere e fattore vengono dal tavolo.",
                         "Tap or type below; names, dealer and factor come from the table."};

ShortAnswer waitsFor(const Text& what, const Here& here) {
    return waiting(what, kTapBelow, here.language());
}

constexpr Text kSheetStays{"Am Zettel ändert das nichts.", "Sul foglio non cambia nulla.",
                           "It changes nothing on the sheet."};
constexpr Text kWhatIsPlayed{"Was wird gespielt?", "Che gioco si gioca?", "What is played?"};
constexpr Text kWhoWas{"Wer war es?", "Chi è stato?", "Who was it?"};

// Muss er zugeben?

std::vector<deal::Bound> boundIn(const Here& here, const FieldValues& values) {
    const auto premium = rulebook::readPremium(valueOf(values, "announced"));
    if (!premium) return {};
    const auto king = cards::tarock::readCard(valueOf(values, "king"));
    const auto bound = deal::boundBy(here.rules(), *premium, king);
    return bound ? std::vector{*bound} : std::vector<deal::Bound>{};
}

// Under the Sküs the Pagat takes a trick only where Mond, Sküs and Pagat fell in this order.
bool isMondSkuesPagat(const Here& here, const rulebook::GameRules& game, const std::vector<Card>& trick) {
    return std::ranges::find(trick, cards::tarock::kSkues) != trick.end() &&
           trick[deal::winningPlace(here.rules(), game, trick)] == cards::tarock::kPagat;
}

// The point that a card which may be played rests on: its suit is followed, there is none, Tarock goes on it.
PointName allowedBy(const Here& here, const rulebook::GameRules& game, const std::vector<Card>& trick,
                    Card card) {
    if (trick.empty())
        return game.isFifthSuit && card.isTarock() ? "farberl_lead"_point : "winner_leads"_point;
    std::vector<Card> with = trick;
    with.push_back(card);
    if (!game.isPositive() && isMondSkuesPagat(here, game, with)) return "pagat_msp"_point;
    if (!game.isPositive() && card.suit() == trick.front().suit()) return "beat"_point;
    if (card.suit() == trick.front().suit()) return "follow_suit"_point;
    return card.isTarock() ? "follow_tarock"_point : "free_discard"_point;
}

Found playsOf(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    const auto game = gameIn(values);
    if (!game) return {waitsFor(kWhatIsPlayed, here)};
    const TypedCards hand = cardsIn(values, "hand");
    const TypedCards trick = cardsIn(values, "trick");
    for (const TypedCards* one : {&hand, &trick})
        if (!one->bad.empty()) return {notACard(one->bad, language)};
    const auto played = cards::tarock::readCard(valueOf(values, "played"));
    if (!valueOf(values, "played").empty() && !played) return {notACard(valueOf(values, "played"), language)};
    if (hand.cards.empty() && !played)
        return {waitsFor({"Welche Karten?", "Quali carte?", "Which cards?"}, here)};
    if (trick.cards.size() >= deal::kSeats)
        return {unclear(said({"Im Stich liegen höchstens drei Karten, bevor diese fällt.",
                              "Nella presa ci sono al massimo tre carte prima di questa.",
                              "At most three cards lie in the trick before this one."},
                             language))};
    CardSet cards = hand.set();
    if (played) cards.insert(*played);
    if (const CardSet twice = cards & trick.set(); !twice.empty())
        return {notACard(std::string(cards::tarock::nameOf(twice.first())), language)};
    const rulebook::GameRules& rules = here.rules().rulesOf(*game);
    const std::vector<deal::Bound> bound = boundIn(here, values);
    const std::string& typedNumber = valueOf(values, "number");
    const auto number = base::readNumber(typedNumber, 1, deal::kTricks);
    if (!bound.empty() && !number)
        return {waitsFor({"Der wievielte Stich ist es?", "Quale presa è?", "Which trick is it?"}, here)};
    const auto who = here.seatIn(values, "who");
    const std::string name = who ? here.name(*who) : said({"Er", "Chi gioca", "This player"}, language);
    const int trickNumber = number.value_or(1);
    Found found;
    ShortAnswer& answer = found.answer;
    if (!played) {
        const CardSet legal = deal::legalPlays(here.rules(), rules, cards, trick.cards, bound, trickNumber);
        answer.kind = AnswerKind::Told;
        answer.verdict = said({"{} darf spielen: {}.", "{} può giocare: {}.", "{} may play: {}."}, language,
                              name, cardsInWords(legal, language));
        for (const Card card : cards - legal)
            for (const deal::Duty& duty :
                 deal::Duties(here.rules(), rules, trick.cards, card, bound, trickNumber))
                if (answer.rule.empty() && !(duty.forbidden & cards).empty()) {
                    takeRule(answer, duty.point, language);
                    answer.reason = ruling::reasonInWords(duty.point, name, language);
                }
        if (answer.rule.empty() && !legal.empty())
            takeRule(answer, allowedBy(here, rules, trick.cards, legal.first()), language);
        answer.noRecord = said({"Noch wurde nichts gespielt.", "Non è ancora stato giocato nulla.",
                                "Nothing has been played yet."},
                               language);
        return found;
    }
    std::optional<PointName> broken;
    CardSet instead;
    for (const deal::Duty& duty : deal::Duties(here.rules(), rules, trick.cards, *played, bound, trickNumber))
        if (const CardSet had = duty.forbidden & cards; !broken && !had.empty()) {
            broken = duty.point;
            instead = had;
        }
    const std::string card = cardInWords(*played, language);
    if (!broken) {
        answer.kind = AnswerKind::Yes;
        answer.verdict =
            said({"Ja, {} durfte {} spielen.", "Sì, {} poteva giocare {}.", "Yes, {} could play {}."},
                 language, name, card);
        const PointName point = allowedBy(here, rules, trick.cards, *played);
        takeRule(answer, point, language);
        answer.reason = answer.ruleText;
    } else {
        answer.kind = AnswerKind::No;
        answer.verdict = said({"Nein, {} durfte {} nicht spielen.", "No, {} non poteva giocare {}.",
                               "No, {} could not play {}."},
                              language, name, card);
        takeRule(answer, *broken, language);
        answer.reason = ruling::reasonInWords(*broken, name, language);
        append(answer.reason, ruling::hadInstead(instead, name, language));
        if (!deal::breaksOff(here.rules(), valueOf(values, "lies") == "full")) {
            answer.next = said({"Der Stich ist noch nicht voll: die Karte geht zurück.",
                                "La presa non è completa: la carta torna in mano.",
                                "The trick is not complete: the card goes back."},
                               language);
            append(answer.next, std::string(kSheetStays.in(language)));
        } else if (who) {
            found.brokenBy = who;
        } else {
            answer.next = said({"Das Spiel ist abgebrochen. Wer war es?",
                                "Il gioco è interrotto. Chi è stato?", "The game is broken off. Who was it?"},
                               language);
        }
    }
    return found;
}

std::string playsAsked(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    const auto game = gameIn(values);
    std::string asked = game ? std::string(rulebook::titleOf(*game).in(language)) : std::string();
    const auto add = [&](const Text& label, std::string_view field) {
        const TypedCards cards = cardsIn(values, field);
        if (cards.cards.empty()) return;
        std::string list;
        for (const Card card : cards.cards) list += (list.empty() ? "" : ", ") + cardInWords(card, language);
        asked += "; " + std::string(label.in(language)) + ": " + list;
    };
    add({"im Stich", "nella presa", "in the trick"}, "trick");
    add({"in der Hand", "in mano", "in the hand"}, "hand");
    add({"gespielt", "giocata", "played"}, "played");
    if (const std::string& said = valueOf(values, "announced"); rulebook::readPremium(said))
        asked += "; " + said + ", " + valueOf(values, "number") + ".";
    return asked;
}

ShortAnswer answerPlays(const Here& here, const FieldValues& values) {
    Found found = playsOf(here, values);
    if (found.brokenBy) takeBroken(found.answer, here, values, *found.brokenBy);
    const bool isJudged = found.answer.kind == AnswerKind::Yes || found.answer.kind == AnswerKind::No;
    if (isJudged) keepByWords(found.answer, here, values, playsAsked(here, values));
    return std::move(found.answer);
}

// Wer macht den Stich?

ShortAnswer answerTrick(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    const TypedCards typed = cardsIn(values, "cards");
    if (!typed.bad.empty()) return notACard(typed.bad, language);
    const auto leader = here.playerIn(values, "leader");
    if (!leader) return waitsFor({"Wer spielt aus?", "Chi esce?", "Who leads?"}, here);
    if (typed.cards.empty())
        return waitsFor({"Welche Karten fielen?", "Quali carte sono cadute?", "Which cards fell?"}, here);
    if (typed.cards.size() > deal::kSeats)
        return unclear(
            said({"Ein Stich hat vier Karten.", "Una presa ha quattro carte.", "A trick has four cards."},
                 language));
    const bool isFarberl = valueOf(values, "kind") == "farberl";
    const rulebook::GameRules& game =
        here.rules().rulesOf(isFarberl ? rulebook::Game::Farberl : rulebook::Game::Dreier);
    const std::size_t place = deal::winningPlace(here.rules(), game, typed.cards);
    const Card card = typed.cards[place];
    const auto seatOf = [&](std::size_t at) { return here.next(*leader, static_cast<int>(at)); };
    ShortAnswer answer;
    answer.kind = AnswerKind::Told;
    answer.best = place;
    const bool isWhole = typed.cards.size() == deal::kSeats;
    answer.verdict = said(
        isWhole
            ? Text{"Den Stich macht {} mit {}.", "La presa è di {} con {}.", "{} takes the trick with {}."}
            : Text{"Bisher sticht {} mit {}.", "Finora prende {} con {}.", "So far {} takes it with {}."},
        language, here.name(seatOf(place)), cardInWords(card, language));
    const bool isMsp = isMondSkuesPagat(here, game, typed.cards);
    const PointName point = isMsp                            ? "mond_skues_pagat"_point
                            : typed.cards.front().isTarock() ? "tarock_order"_point
                            : card.isTarock()                ? "tarock_beats_suit"_point
                            : isFarberl && !(typed.set() & cards::tarock::kTarocks).empty()
                                ? "farberl_order"_point
                                : "trick_winner"_point;
    takeRule(answer, point, language);
    answer.reason = answer.ruleText;
    if (const auto caught = deal::mondCaught(here.rules(), game, typed.cards))
        answer.next =
            said({"In einem Positivspiel ist das ein Mondfang: {0} zahlt an {1}, und das nächste Spiel "
                  "zählt doppelt. In der Zeile: mondfang={2}:{3}.",
                  "In un gioco positivo è un Mondfang: {0} paga {1} e il prossimo gioco conta "
                  "doppio. Nella riga: mondfang={2}:{3}.",
                  "In a positive game that is a Mondfang: {0} pays {1}, and the next game counts "
                  "double. In the line: mondfang={2}:{3}."},
                 language, here.name(seatOf(caught->of)), here.name(seatOf(caught->by)),
                 cards::toString(static_cast<cards::Seat>(seatOf(caught->by))),
                 cards::toString(static_cast<cards::Seat>(seatOf(caught->of))));
    else if (isMsp)
        answer.next =
            said({"Ein Mondfang ist das nicht.", "Non è un Mondfang.", "That is no Mondfang."}, language);
    std::string asked;
    for (std::size_t at = 0; at < typed.cards.size(); ++at)
        asked += (asked.empty() ? "" : ", ") + here.name(seatOf(at)) + ' ' +
                 std::string(cards::tarock::nameOf(typed.cards[at]));
    keepByWords(answer, here, {}, asked);
    return answer;
}

// Was zählt dieser Haufen?

ShortAnswer answerCount(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    const TypedCards typed = cardsIn(values, "cards");
    if (!typed.bad.empty()) return notACard(typed.bad, language);
    if (typed.cards.empty()) return waitsFor({"Welche Karten?", "Quali carte?", "Which cards?"}, here);
    const CardSet pile = typed.set();
    const int thirds = cards::tarock::thirdsOf(pile);
    const deal::Count count = deal::countOf(thirds);
    const deal::Count rest = deal::countOf(deal::kAllThirds - thirds);
    ShortAnswer answer;
    answer.kind = AnswerKind::Told;
    const auto inPoints = [&](deal::Count one) {
        return one.blatt == 0 ? std::to_string(one.points)
                              : said({"{} und {} Blatt", "{} e {} Blatt", "{} and {} Blatt"}, language,
                                     one.points, one.blatt);
    };
    answer.verdict = said({"Der Haufen zählt {}.", "Il mazzetto conta {}.", "The pile counts {}."}, language,
                          inPoints(count));
    int value = 0;
    for (const Card card : pile) value += card.value();
    answer.reason =
        said({"{0} Karten sind zusammen {1} wert; für je drei gehen zwei ab. Die andere Seite zählt "
              "damit {2}, denn alles zusammen sind 70.",
              "{0} carte valgono insieme {1}; ogni tre se ne tolgono due. L'altra parte conta così {2}, "
              "perché in tutto sono 70.",
              "{0} cards are worth {1} together; for each three, two come off. The other side thus "
              "counts {2}, for all together are 70."},
             language, pile.size(), value, inPoints(rest));
    takeRule(answer, count.blatt == 0 ? "count_threes"_point : "count_blatt"_point, language);
    answer.next = deal::isOverHalf(here.rules(), thirds)
                      ? said({"Das ist mehr als 35: wer spielt, gewinnt damit ein Positivspiel.",
                              "È più di 35: chi gioca vince così un gioco positivo.",
                              "That is more than 35: the declarer wins a positive game by it."},
                             language)
                      : said({"Das ist nicht mehr als 35: wer spielt, verliert damit ein Positivspiel.",
                              "Non è più di 35: chi gioca perde così un gioco positivo.",
                              "That is not more than 35: the declarer loses a positive game by it."},
                             language);
    keepByWords(answer, here, {}, cardsInWords(pile, language));
    return answer;
}

// What is judged by a record: the ruling on one event of it.

// The answer as the engine has it of the same case recorded; `asked` is the event it is about.
Found judged(const Here& here, const record::Record& record, std::size_t asked,
             std::optional<PointName> rule = std::nullopt) {
    const Language language = here.language();
    const ruling::Replay replay = ruling::replay(record);
    Found found;
    const deal::Ruling* ruling = rulingOn(replay, asked, rule);
    if (ruling == nullptr) return found;
    ShortAnswer& answer = found.answer;
    answer.kind = ruling->verdict == deal::Verdict::Undecided ? AnswerKind::Open
                  : ruling->verdict == deal::Verdict::Note    ? AnswerKind::Told
                                                              : AnswerKind::No;
    takeRule(answer, ruling->rule, language);
    const std::string who = ruling->seat ? replay.nameOf(*ruling->seat) : std::string();
    answer.reason = ruling::reasonInWords(*ruling, who, language);
    append(answer.reason, ruling::hadInstead(ruling->instead, who, language));
    if (ruling->restsOn) append(answer.reason, ruling::restsInWords(replay, *ruling, language));
    answer.next = ruling::followsInWords(replay, *ruling, language);
    if (ruling->consequence.isVoid) append(answer.next, std::string(kSheetStays.in(language)));
    answer.redeal = ruling->consequence.redeal;
    if (ruling->consequence.broken && ruling->seat) found.brokenBy = here.atTable(*ruling->seat);
    return found;
}

// The record of the case with the names in full.
std::string recordOf(const Here& here, record::Record record) {
    record.header.players = here.record(false).header.players;
    return record::write(record);
}

void declare(record::Record& record, const Here& here, rulebook::Game game, int by) {
    const auto kind = here.rules().rulesOf(game).kind;
    // Trischaken is nobody's; a record names Vorhand, who said it.
    const int seat = kind == rulebook::Kind::EachForHimself ? here.forehand().value_or(by) : by;
    record.header.game.push_back({here.inRecord(seat), game, {}});
    if (here.rules().rulesOf(game).announcesBird)
        record.header.game.back().bird = here.rules().set().leastBird().premium;
}

// Darf er das bieten?

struct AuctionSoFar {
    record::Record record;
    deal::Auction auction;
    std::string bad{}; // a word that is none, or that might not be said
};

// `here` with the dealer that was chosen where the table does not know one.
std::optional<AuctionSoFar> auctionIn(const Here& here, const FieldValues& values) {
    const auto dealer = here.dealer() ? here.dealer() : here.seatIn(values, "dealer");
    if (!dealer) return std::nullopt;
    record::Record before = here.record(true);
    before.header.dealer = here.dealer() ? here.inRecord(*dealer) : static_cast<cards::Seat>(*dealer);
    const auto forehand =
        before.header.dealer == deal::kFifth ? cards::Seat::A : deal::rightOf(*before.header.dealer);
    AuctionSoFar soFar{std::move(before), deal::Auction(here.rules(), forehand)};
    deal::Auction& auction = soFar.auction;
    for (const std::string& word : wordsBetween(valueOf(values, "calls"))) {
        const auto action = auctionWordIn(word);
        if (!action) {
            soFar.bad =
                said({"„{}“ ist kein Wort des Steigerns: weiter, piccolo, piccolo bei, auchrufer uhu …",
                      "«{}» non è una parola dell'asta: weiter, piccolo, piccolo bei, auchrufer uhu …",
                      "“{}” is no word of the auction: weiter, piccolo, piccolo bei, auchrufer uhu …"},
                     here.language(), word);
            return soFar;
        }
        const bool isMine = std::holds_alternative<deal::Mine>(*action);
        const auto seat = isMine ? std::optional(forehand) : auction.word();
        if (!seat) {
            soFar.bad = said({"Vor „{}“ ist das Steigern schon vorbei.", "Prima di «{}» l'asta è già finita.",
                              "Before “{}” the auction is over already."},
                             here.language(), word);
            return soFar;
        }
        const auto point = auction.against(*seat, *action);
        if (point) {
            soFar.bad =
                said({"„{}“ durfte {} nicht sagen.", "«{}» {} non poteva dirlo.", "“{}” {} could not say."},
                     here.language(), word, here.name(here.atTable(*seat)));
            append(soFar.bad, ruling::reasonInWords(*point, here.name(here.atTable(*seat)), here.language()));
            return soFar;
        }
        auction.say(*seat, *action);
        soFar.record.events.push_back({*seat, *action});
    }
    return soFar;
}

ShortAnswer answerBid(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    auto soFar = auctionIn(here, values);
    if (!soFar) return waitsFor({"Wer gibt?", "Chi dà?", "Who deals?"}, here);
    if (!soFar->bad.empty()) return unclear(soFar->bad);
    const std::string& bid = valueOf(values, "bid");
    if (wordsBetween(bid).empty()) {
        ShortAnswer answer;
        const auto word = soFar->auction.word();
        if (!word) {
            answer.kind = AnswerKind::Told;
            answer.verdict =
                said({"Das Steigern ist vorbei.", "L'asta è finita.", "The auction is over."}, language);
            takeRule(answer, "bid_ends"_point, language);
            answer.reason = answer.ruleText;
        } else {
            const std::string name = here.name(here.atTable(*word));
            std::string all;
            for (const deal::Action& option : soFar->auction.options())
                all += (all.empty() ? "" : ", ") + wordInWords(option, language);
            answer.kind = AnswerKind::Told;
            answer.verdict =
                said({"{} ist am Wort.", "La parola è di {}.", "It is {}'s turn."}, language, name);
            answer.reason =
                said({"Gesagt werden darf: {}.", "Si può dire: {}.", "What may be said: {}."}, language, all);
            takeRule(answer, "bid_turn"_point, language);
        }
        answer.noRecord =
            said({"Noch ist nichts gesagt, worüber zu urteilen wäre.", "Non c'è ancora nulla da giudicare.",
                  "Nothing has been said yet that could be judged."},
                 language);
        return answer;
    }
    const auto action = auctionWordIn(bid);
    if (!action)
        return unclear(
            said({"„{}“ ist kein Wort des Steigerns: weiter, piccolo, piccolo bei, auchrufer uhu …",
                  "«{}» non è una parola dell'asta: weiter, piccolo, piccolo bei, auchrufer uhu …",
                  "“{}” is no word of the auction: weiter, piccolo, piccolo bei, auchrufer uhu …"},
                 language, bid));
    const auto who = here.seatIn(values, "who");
    if (!who) return waitsFor({"Wer sagt es?", "Chi lo dice?", "Who says it?"}, here);
    if (!here.plays(*who))
        return unclear(said({"Wer gibt, sitzt aus.", "Chi dà sta fuori.", "Who deals sits out."}, language));
    const cards::Seat seat = here.dealer() ? here.inRecord(*who) : static_cast<cards::Seat>(*who);
    soFar->record.events.push_back({seat, *action});
    Found found = judged(here, soFar->record, soFar->record.events.size() - 1);
    ShortAnswer& answer = found.answer;
    const std::string word = wordInWords(*action, language);
    if (answer.kind == AnswerKind::No) {
        answer.verdict = said({"Nein, „{1}“ darf {0} nicht sagen.", "No, {0} non può dire «{1}».",
                               "No, {0} may not say “{1}”."},
                              language, here.name(*who), word);
    } else {
        answer.kind = AnswerKind::Yes;
        answer.verdict =
            said({"Ja, „{1}“ darf {0} sagen.", "Sì, {0} può dire «{1}».", "Yes, {0} may say “{1}”."},
                 language, here.name(*who), word);
        takeRule(answer, soFar->auction.allowedBy(*action), language);
        answer.reason = answer.ruleText;
    }
    answer.record = recordOf(here, soFar->record);
    return answer;
}

// Darf er das ansagen?

struct WordsSoFar {
    record::Record record;
    std::string bad;
};

WordsSoFar wordsSaid(const Here& here, const FieldValues& values, rulebook::Game game, int by) {
    WordsSoFar soFar{here.record(true), {}};
    record::Record& record = soFar.record;
    declare(record, here, game, by);
    const cards::Seat declarer = record.header.game.front().seat;
    if (here.rules().rulesOf(game).callsKing) {
        // Which king it was makes no difference to any word; who has it does.
        constexpr auto kAnyColour = cards::tarock::Suit::Herz;
        const auto partner = here.seatIn(values, "partner");
        const bool alone = valueOf(values, "partner") == "alone";
        if (partner || alone) {
            const cards::Seat holder = alone ? declarer : here.inRecord(*partner);
            record::Hand hand(deal::kTricks);
            hand[0] = cards::tarock::kingOf(kAnyColour);
            record.header.hands[deal::seatIndex(holder)] = std::move(hand);
        }
        record.events.push_back({declarer, deal::Call{kAnyColour}});
    }
    if (here.rules().rulesOf(game).kind != rulebook::Kind::EachForHimself)
        record.events.push_back({declarer, deal::Lie{}});
    for (const std::string& said : wordsBetween(valueOf(values, "before"))) {
        const auto event = wordOf(here, said);
        if (!event) {
            soFar.bad =
                asked::said({"„{}“: hier steht ein Platz und sein Wort, wie A uhu, B gut, C kontra.",
                             "«{}»: qui ci vuole un posto e la sua parola, come A uhu, B gut, C kontra.",
                             "“{}”: here stands a seat and its word, as in A uhu, B gut, C kontra."},
                            here.language(), said);
            return soFar;
        }
        record.events.push_back(*event);
    }
    return soFar;
}

deal::About aboutIn(const FieldValues& values) {
    const auto premium = rulebook::readPremium(valueOf(values, "about"));
    return premium ? deal::About(*premium) : deal::About();
}

std::optional<deal::Action> announcedIn(const FieldValues& values) {
    const std::string& what = valueOf(values, "what");
    if (what == "kontra") return deal::Kontra{aboutIn(values)};
    if (what == "retour") return deal::Retour{aboutIn(values)};
    const auto premium = rulebook::readPremium(what);
    return premium ? std::optional<deal::Action>(deal::Announce{{*premium}}) : std::nullopt;
}

ShortAnswer answerAnnounce(const Here& here, const FieldValues& values) {
    const Language language = here.language();
    const auto game = gameIn(values);
    if (!game) return waitsFor(kWhatIsPlayed, here);
    const rulebook::GameRules& rules = here.rules().rulesOf(*game);
    const bool isNobodys = rules.kind == rulebook::Kind::EachForHimself;
    const auto by = isNobodys ? here.forehand().value_or(0) : here.playerIn(values, "by");
    if (!by) return waitsFor({"Wer spielt das Spiel?", "Chi gioca?", "Who plays the game?"}, here);
    const auto who = here.seatIn(values, "who");
    const auto action = announcedIn(values);
    if (!who || !here.plays(*who) || !action)
        return waitsFor(!who ? Text{"Wer sagt es?", "Chi lo dice?", "Who says it?"}
                             : Text{"Was sagt er?", "Che cosa dice?", "What is said?"},
                        here);
    WordsSoFar soFar = wordsSaid(here, values, *game, *by);
    if (!soFar.bad.empty()) return unclear(soFar.bad);
    // What was said before has to stand; a word that does not is told of itself.
    const ruling::Replay before = ruling::replay(soFar.record);
    for (const deal::Ruling& one : before.rulings)
        if (one.verdict == deal::Verdict::Illegal) {
            const deal::Event& event = soFar.record.events[static_cast<std::size_t>(std::max(one.event, 0))];
            return unclear(ruling::eventInWords(event.action, here.name(here.atTable(event.seat)), language) +
                           ' ' +
                           ruling::reasonInWords(one.rule, here.name(here.atTable(event.seat)), language));
        }
    soFar.record.events.push_back({here.inRecord(*who), *action});
    Found found = judged(here, soFar.record, soFar.record.events.size() - 1);
    ShortAnswer& answer = found.answer;
    const std::string doing = announcingInWords(*action, language);
    if (answer.kind == AnswerKind::Open) {
        answer.verdict = said({"Das hängt daran, wer den gerufenen König hat.",
                               "Dipende da chi ha il re chiamato.", "That hangs on who has the called king."},
                              language);
        answer.reason = ruling::reasonInWords(*PointName::find(answer.rule), here.name(*who), language);
        answer.next.clear();
        for (const auto& [value, seat] : partnersIn(here, *by))
            answer.ways.push_back({seat ? here.name(*seat) : said({"allein", "da solo", "alone"}, language),
                                   {"partner", value}});
        return answer;
    }
    if (answer.kind == AnswerKind::No) {
        answer.verdict = said({"Nein, {} darf nicht {}.", "No, {} non può {}.", "No, {} may not {}."},
                              language, here.name(*who), doing);
    } else {
        answer.kind = AnswerKind::Yes;
        answer.verdict =
            said({"Ja, {} darf {}.", "Sì, {} può {}.", "Yes, {} may {}."}, language, here.name(*who), doing);
        takeRule(answer, allowedAnnouncing(*action), language);
        answer.reason = answer.ruleText;
        answer.next = worthInWords(here, *game, *action);
    }
    if (rules.callsKing) // the record would have to name a king that nobody told
        keepByWords(
            answer, here, values,
            said({"{}, schon gesagt: {}; {}: {}", "{}, già detto: {}; {}: {}", "{}, said before: {}; {}: {}"},
                 language, rulebook::titleOf(*game).in(language),
                 valueOf(values, "before").empty() ? "–" : valueOf(values, "before"), here.name(*who),
                 doing));
    else
        answer.record = recordOf(here, soFar.record);
    return answer;
}

// Darf er das ablegen?

// A first card that tells nothing: one that nobody has shown. Only to see what its fall makes final.
void leadSomething(record::Record& record, const Here& here, CardSet shown) {
    const cards::Seat dealer = record::dealerOf(record.header);
    const cards::Seat forehand = dealer == deal::kFifth ? cards::Seat::A : deal::rightOf(dealer);
    const rulebook::GameRules& game = here.rules().rulesOf(record.header.game.front().game);
    const cards::Seat leader =
        game.lead == rulebook::Lead::Forehand ? forehand : record.header.game.front().seat;
    for (const auto& hand : record.header.hands)
        if (hand)
            for (const auto& card : *hand)
                if (card) shown.insert(*card);
    CardSet rest = CardSet::all() - shown - cards::tarock::kTarocks - cards::tarock::kKings;
    if (const auto& own = record.header.hands[deal::seatIndex(leader)]; own && (*own)[0])
        rest = CardSet{*own->front()}; // it is known in full
    if (!rest.empty()) record.events.push_back({leader, deal::Play{rest.first()}});
}

Found layOf(const Here& here, const FieldValues& values, record::Record* kept) {
    const Language language = here.language();
    const auto game = gameIn(values);
    if (!game) return {waitsFor(kWhatIsPlayed, here)};
    const auto by = here.playerIn(values, "by");
    if (!by) return {waitsFor({"Wer spielt das Spiel?", "Chi gioca?", "Who plays the game?"}, here)};
    const TypedCards typed = cardsIn(values, "laid");
    if (!typed.bad.empty()) return {notACard(typed.bad, language)};
    const bool isLed = valueOf(values, "led") == "yes";
    if (typed.cards.empty() && !isLed)
        return {waitsFor({"Was wurde abgelegt?", "Che cosa fu scartato?", "What was laid away?"}, here)};
    const bool isOne = here.rules().rulesOf(*game).talon == rulebook::Talon::One;
    record::Record record = here.record(true);
    declare(record, here, *game, *by);
    const cards::Seat declarer = record.header.game.front().seat;
    std::vector<deal::Event>& events = record.events;
    if (here.rules().rulesOf(*game).callsKing)
        events.push_back({declarer, deal::Call{cards::tarock::Suit::Herz}});
    events.push_back({declarer, deal::Take{isOne ? deal::Taken::First : deal::Taken::Both}});
    std::optional<std::size_t> laying;
    if (!typed.cards.empty()) {
        laying = events.size();
        deal::Lay lay;
        for (const Card card : typed.cards) lay.cards.emplace_back(card);
        events.push_back({declarer, lay});
    }
    Found found;
    if (laying) found = judged(here, record, *laying);
    const bool isVoid = found.answer.kind == AnswerKind::No;
    const bool isHidden =
        valueOf(values, "hidden") == "hidden" && !(typed.set() & cards::tarock::kTarocks).empty();
    if (!isVoid && laying && isHidden) {
        events.push_back({declarer, deal::Irregular{deal::Irregularity::HiddenTarock}});
        found = judged(here, record, events.size() - 1);
        takeRule(found.answer, "lay_tarock_open"_point, language);
        found.answer.reason = found.answer.ruleText;
    } else if (isLed && (isVoid || !laying)) {
        ShortAnswer why = std::move(found.answer);
        leadSomething(record, here, typed.set());
        found = judged(here, record, events.size() - 1, "lay_count"_point);
        if (laying) { // what was wrong with it decides
            found.answer.rule = why.rule;
            found.answer.source = why.source;
            found.answer.ruleText = why.ruleText;
            found.answer.subject = why.subject;
            found.answer.reason = why.reason;
            append(found.answer.reason, said({"Mit der ersten Karte kann es niemand mehr richten.",
                                              "Con la prima carta nessuno può più rimediare.",
                                              "With the first card nobody can mend it any more."},
                                             language));
        }
        events.clear(); // with a card that nobody played it is not the same case
    }
    ShortAnswer& answer = found.answer;
    const std::string name = here.name(*by);
    if (answer.kind == AnswerKind::No) {
        answer.verdict =
            typed.cards.empty()
                ? said({"Nein, {} musste ablegen.", "No, {} doveva scartare.",
                        "No, {} had to lay cards away."},
                       language, name)
                : said({"Nein, {} durfte das so nicht ablegen.", "No, {} non poteva scartare così.",
                        "No, {} could not lay that away so."},
                       language, name);
    } else {
        answer.kind = AnswerKind::Yes;
        answer.verdict =
            said({"Ja, {} durfte das ablegen.", "Sì, {} poteva scartarlo.", "Yes, {} could lay that away."},
                 language, name);
        takeRule(answer, "lay_no_honours"_point, language);
        answer.reason = answer.ruleText;
    }
    if (kept != nullptr) *kept = std::move(record);
    return found;
}

ShortAnswer answerLay(const Here& here, const FieldValues& values) {
    record::Record record;
    Found found = layOf(here, values, &record);
    ShortAnswer& answer = found.answer;
    if (answer.kind != AnswerKind::Yes && answer.kind != AnswerKind::No) return std::move(answer);
    if (found.brokenBy) takeBroken(answer, here, values, *found.brokenBy);
    const auto game = gameIn(values);
    if (record.events.empty() || here.rules().rulesOf(*game).callsKing || !answer.line.empty())
        keepByWords(answer, here, values,
                    said({"{0} legt ab: {1}", "{0} scarta: {1}", "{0} lays away: {1}"}, here.language(),
                         here.name(*here.playerIn(values, "by")),
                         cardsInWords(cardsIn(values, "laid").set(), here.language())));
    else
        answer.record = recordOf(here, std::move(record));
    return std::move(answer);
}

// Ist neu zu geben?

// A hand that has these Tarocke and no others: the rest are suit cards, and which makes no difference.
record::Hand handOf(const std::vector<Card>& tarocks) {
    record::Hand hand;
    for (const Card card : tarocks) hand.emplace_back(card);
    for (const Card card : CardSet::all() - cards::tarock::kTarocks - cards::tarock::kKings)
        if (hand.size() < deal::kTricks && std::ranges::find(tarocks, card) == tarocks.end())
            hand.emplace_back(card);
    std::ranges::sort(hand);
    return hand;
}

Found redealOf(const Here& here, const FieldValues& values, record::Record* kept) {
    const Language language = here.language();
    const Happening* happening = happeningIn(values);
    if (happening == nullptr)
        return {waitsFor({"Was ist geschehen?", "Che cosa è successo?", "What happened?"}, here)};
    const auto who = here.seatIn(values, "who");
    const bool isOfDeal = happening->id == "misdeal" || happening->id == "wrong-dealer";
    if (!who || !here.knowsWhoPlays() || (!here.plays(*who) && !isOfDeal)) return {waitsFor(kWhoWas, here)};
    record::Record record = here.record(true);
    const cards::Seat seat = here.inRecord(*who);
    const auto chosen = gameIn(values);
    const auto by = here.playerIn(values, "by");
    // Of which game it is makes no difference to whether it is broken off.
    const bool inPlay = happening->id == "missed" || happening->id == "not-opened" ||
                        happening->id == "hidden-tarock" || isInPlay(values);
    const bool isKnown =
        chosen.has_value() && (by || here.rules().rulesOf(*chosen).kind == rulebook::Kind::EachForHimself);
    if (inPlay && isKnown)
        declare(record, here, *chosen, by.value_or(0));
    else if (inPlay)
        declare(record, here, rulebook::Game::Dreier, here.forehand().value_or(0));
    Found found;
    bool isSame = !inPlay || isKnown; // the record is of this very case
    if (happening->irregular.empty()) {
        const TypedCards typed = cardsIn(values, "hand");
        if (!typed.bad.empty()) return {notACard(typed.bad, language)};
        if (typed.cards.size() > deal::kTricks)
            return {unclear(
                said({"Eine Hand hat zwölf Karten.", "Una mano ha dodici carte.", "A hand has twelve cards."},
                     language))};
        record.header.hands[deal::seatIndex(seat)] = handOf(typed.cards);
        if (happening->id == "throw-in") {
            record.events.push_back({seat, deal::ThrowIn{}});
            found = judged(here, record, 0);
            if (found.answer.kind == AnswerKind::Waiting) {
                found.answer.kind = AnswerKind::Yes;
                found.answer.redeal = true;
                takeRule(found.answer, "throw_in_duty"_point, language);
                found.answer.reason = found.answer.ruleText;
            }
        } else {
            if (inPlay && !isKnown) record.header.game.clear();
            if (record.header.game.empty())
                declare(record, here, rulebook::Game::Dreier, here.forehand().value_or(0));
            if (here.rules().rulesOf(record.header.game.front().game).callsKing) {
                record.header.game.clear();
                declare(record, here, rulebook::Game::Dreier, here.forehand().value_or(0));
            }
            leadSomething(record, here, typed.set());
            found = judged(here, record, 0, "throw_in_duty"_point);
            if (found.answer.kind == AnswerKind::Waiting) {
                found.answer.kind = AnswerKind::Told;
                takeRule(found.answer, "throw_in"_point, language);
                found.answer.reason = found.answer.ruleText;
                found.answer.next = said(
                    {"Mit dieser Hand wird gespielt.", "Con questa mano si gioca.", "This hand is played."},
                    language);
            } else if (!found.answer.redeal && !found.brokenBy) {
                found.answer.kind = AnswerKind::Told; // it stands, as was agreed
            }
        }
        isSame = false; // the hand is made up
    } else {
        record.events.push_back({seat, deal::Irregular{*irregularityIn(happening->irregular)}});
        found = judged(here, record, 0);
    }
    ShortAnswer& answer = found.answer;
    const std::string name = here.name(*who);
    answer.verdict =
        answer.redeal ? said({"Ja, es wird neu gegeben.", "Sì, si ridanno le carte.",
                              "Yes, the cards are dealt again."},
                             language)
        : found.brokenBy
            ? said({"Nein, das Spiel ist abgebrochen: {} verliert es.",
                    "No, il gioco è interrotto: lo perde {}.", "No, the game is broken off: {} loses it."},
                   language, name)
            : said({"Nein, es wird nicht neu gegeben.", "No, non si ridanno le carte.",
                    "No, the cards are not dealt again."},
                   language);
    if (answer.redeal && answer.next.empty())
        answer.next = here.dealer() ? said({"Es wird nichts geschrieben; {0} gibt noch einmal.",
                                            "Non si scrive nulla; {0} distribuisce di nuovo.",
                                            "Nothing is written; {0} deals again."},
                                           language, here.name(*here.dealer()))
                                    : said({"Es wird nichts geschrieben; derselbe gibt noch einmal.",
                                            "Non si scrive nulla; distribuisce lo stesso.",
                                            "Nothing is written; the same player deals again."},
                                           language);
    if (answer.kind == AnswerKind::No && answer.redeal) answer.kind = AnswerKind::Yes;
    if (kept != nullptr) {
        *kept = std::move(record);
        if (!isSame) kept->events.clear();
    }
    return found;
}

ShortAnswer answerRedeal(const Here& here, const FieldValues& values) {
    record::Record record;
    Found found = redealOf(here, values, &record);
    ShortAnswer& answer = found.answer;
    if (answer.kind == AnswerKind::Waiting || answer.kind == AnswerKind::Unclear) return std::move(answer);
    if (found.brokenBy) takeBroken(answer, here, values, *found.brokenBy);
    if (!record.events.empty() && answer.line.empty()) {
        answer.record = recordOf(here, std::move(record));
        return std::move(answer);
    }
    const Happening* happening = happeningIn(values);
    std::string asked =
        here.name(*here.seatIn(values, "who")) + ": " + std::string(happening->label.in(here.language()));
    if (happening->irregular.empty()) {
        const CardSet hand = cardsIn(values, "hand").set();
        asked += hand.empty() ? said({"; kein Tarock", "; nessun tarocco", "; no Tarock"}, here.language())
                              : "; " + cardsInWords(hand, here.language());
    }
    keepByWords(answer, here, values, asked);
    return std::move(answer);
}

} // namespace

bool breaksThere(std::string_view question, const Here& here, const FieldValues& values) {
    if (question == "plays") return playsOf(here, values).brokenBy.has_value();
    if (question == "lay") return layOf(here, values, nullptr).brokenBy.has_value();
    return question == "redeal" && redealOf(here, values, nullptr).brokenBy.has_value();
}

std::optional<int> wordIn(const Here& here, const FieldValues& values) {
    const auto soFar = auctionIn(here, values);
    const auto word = soFar && soFar->bad.empty() ? soFar->auction.word() : std::nullopt;
    if (!word) return std::nullopt;
    return here.dealer() ? here.atTable(*word) : cards::indexOf(*word);
}

std::vector<rulebook::Premium> announcedBefore(const Here& here, const FieldValues& values) {
    std::vector<rulebook::Premium> all;
    for (const std::string& said : wordsBetween(valueOf(values, "before")))
        if (const auto event = wordOf(here, said))
            if (const auto* announce = std::get_if<deal::Announce>(&event->action))
                for (const rulebook::Premium one : announce->premiums)
                    if (std::ranges::find(all, one) == all.end()) all.push_back(one);
    return all;
}

ShortAnswer answerTo(std::string_view question, const Here& here, const FieldValues& values) {
    if (question == "trick") return answerTrick(here, values);
    if (question == "plays") return answerPlays(here, values);
    if (question == "bid") return answerBid(here, values);
    if (question == "announce") return answerAnnounce(here, values);
    if (question == "lay") return answerLay(here, values);
    if (question == "count") return answerCount(here, values);
    if (question == "cost") return answerCost(here, values);
    if (question == "pays") return answerPays(here, values);
    if (question == "redeal") return answerRedeal(here, values);
    return {};
}

} // namespace schreiber::koenigrufen::line::asked
