#include "name_words.h"
#include "question_sheet.h"

#include <cards/notation.h>

#include <perlaggen/deal/exchange.h>
#include <perlaggen/rulebook/card_words.h>
#include <words/say.h>

// Questions about the table: who may exchange, and whose turn it is to deal.
namespace schreiber::perlaggen::ruling {

using cards::Card, cards::CardSet, cards::Seat;

namespace {

// By their place after the dealer; his partners come right behind him.
struct HandAsked {
    int after;
    words::Text label;
};

constexpr words::Text kDealerHas{"Geber hat", "il mazziere ha", "dealer holds"};
constexpr words::Text kOnHisLeft{"links vom Geber", "a sinistra", "left of the dealer"};
constexpr words::Text kOnHisRight{"rechts vom Geber", "a destra", "right of the dealer"};

std::vector<HandAsked> handsAsked(int seats) {
    switch (seats) {
    case 2:
        return {{0, kDealerHas}, {1, {"sein Gegner hat", "l'avversario ha", "his opponent holds"}}};
    case 3:
        return {{0, kDealerHas}, {1, kOnHisLeft}, {2, kOnHisRight}};
    case 4:
        return {{0, kDealerHas},
                {2, {"sein Partner hat", "il compagno ha", "his partner holds"}},
                {1, kOnHisLeft},
                {3, kOnHisRight}};
    default:
        return {{0, kDealerHas},
                {2, {"sein linker Partner hat", "il compagno a sinistra ha", "his left partner holds"}},
                {4, {"sein rechter Partner hat", "il compagno a destra ha", "his right partner holds"}},
                {1, kOnHisLeft},
                {3, {"dem Geber gegenüber", "di fronte", "opposite the dealer"}},
                {5, kOnHisRight}};
    }
}

} // namespace

Fields exchangeFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    Fields fields{seatField("dealer", words::say(language, {"Geber", "Mazziere", "Dealer"}), seats,
                            cards::letterOf(static_cast<Seat>(seats - 1))),
                  cardsField("turned", words::say(language, {"Aufgeschlagen", "Girate", "Turned up"}), "L7")};
    for (const HandAsked& hand : handsAsked(seats))
        fields.push_back(cardsField(fmt::format("hand{}", hand.after), std::string(hand.label.in(language)),
                                    hand.after == 0 ? "L9 E8 HA" : ""));
    addPlayers(fields, set, seats, language);
    return fields;
}

namespace {

// Trumps that one would give but may not.
void tellPerlaggen(QuestionSheet& sheet, Card turned, const std::array<CardSet, cards::kMostSeats>& hands) {
    CardSet own;
    for (const CardSet& hand : hands)
        for (const Card card : hand)
            if (card.suit() == turned.suit() && sheet.rules().perlaggen(turned.suit()).contains(card))
                own.insert(card);
    if (own.empty()) return;
    sheet.step(own.size() == 1
                   ? words::Text{"{} ist selbst ein Perlagg und wird nicht gegen einen anderen getauscht.",
                                 "{} è esso stesso un Perlagg e non si cambia con un altro.",
                                 "{} is itself a Perlagg and is not given for another."}
                   : words::Text{"{} sind selbst Perlaggen und werden nicht gegen einen anderen getauscht.",
                                 "{} sono essi stessi Perlaggen e non si cambiano con un altro.",
                                 "{} are themselves Perlaggen and are not given for another."},
               capital(rulebook::theCards(own, sheet.language())));
    sheet.basis("ex_no_low_high");
}

// Whose right it would be, did he hold the card: nobody filled in all he has.
std::vector<Seat> whoMightExchange(const QuestionSheet& sheet, Seat dealer, const std::vector<Card>& turned,
                                   const std::array<CardSet, cards::kMostSeats>& hands) {
    CardSet unseen = cards::wholePack(sheet.rules().set().pack);
    for (const Card card : turned) unseen.erase(card);
    for (const CardSet& hand : hands) unseen = unseen - hand;
    const auto right = deal::exchangeRight(sheet.rules(), dealer, turned, hands);
    std::vector<Seat> might;
    for (int i = 0; i < sheet.seats(); ++i) {
        const Seat seat = cards::after(dealer, sheet.seats(), i);
        const auto at = static_cast<std::size_t>(seat);
        if (right.first == seat || hands[at].size() >= sheet.rules().handSize()) continue;
        auto held = hands;
        for (const Card card : unseen) held[at].insert(card);
        if (deal::exchangeRight(sheet.rules(), dealer, turned, held).first == seat) might.push_back(seat);
    }
    return might;
}

// What was filled in need not be all that somebody holds.
void tellWhoMight(QuestionSheet& sheet, const std::vector<Seat>& might) {
    if (might.empty()) return;
    std::vector<std::string> names;
    names.reserve(might.size());
    for (const Seat seat : might) names.push_back(nameOf(sheet, seat));
    sheet.step(
        {"Von {} sind hier nicht alle Karten eingetragen; hat er, was zum Tauschen gehört, ist es sein "
         "Recht.",
         "Di {} qui non ci sono tutte le carte; se ha ciò che serve per cambiare, il diritto è suo.",
         "Not all cards of {} are filled in; with what an exchange takes, the right is his."},
        rulebook::joinedNames(names, sheet.language()));
    sheet.basis("ex_order");
}

} // namespace

void answerExchange(QuestionSheet& sheet) {
    const Seat dealer = sheet.seat("dealer", sheet.seats());
    const std::vector<Card> turned = sheet.list("turned");
    if (turned.empty()) sheet.missing("turned");
    if (!turned.empty() && !sheet.rules().mayBeTrump(turned.back().suit()))
        sheet.fail("turned",
                   {"{} kann nicht Trumpf sein; es wird weiter aufgeschlagen.",
                    "{} non può essere briscola; si gira ancora.", "{} cannot be trumps; turning goes on."},
                   rulebook::cardName(turned.back(), sheet.language()));
    // once trumps are fixed nothing more is turned up
    for (std::size_t i = 0; i + 1 < turned.size(); ++i)
        if (sheet.rules().mayBeTrump(turned[i].suit()))
            sheet.fail("turned",
                       {"Mit {} ist schon Trumpf aufgeschlagen; danach wird nicht weiter aufgeschlagen.",
                        "Con {} la briscola è già girata; dopo non si gira più.",
                        "With {} trumps are turned up already; nothing more is turned after it."},
                       rulebook::theCard({.card = turned[i]}, sheet.language()));
    std::array<CardSet, cards::kMostSeats> hands{};
    std::string record = fmt::format("dealer: {}\n", cards::letterOf(dealer));
    for (int i = 0; i < sheet.seats(); ++i)
        hands[static_cast<std::size_t>(cards::after(dealer, sheet.seats(), i))] =
            sheet.hand(fmt::format("hand{}", i));
    if (!sheet.sound()) return;
    for (int i = 0; i < sheet.seats(); ++i) {
        const CardSet hand = hands[static_cast<std::size_t>(i)];
        if (!hand.empty()) record += sheet.handLine(static_cast<Seat>(i), hand);
    }
    record = sheet.header(record) + fmt::format("{}: turn", cards::letterOf(dealer));
    for (const Card card : turned) record += " " + std::string(cards::nameOf(card));
    const deal::ExchangeRight right = deal::exchangeRight(sheet.rules(), dealer, turned, hands);
    record += "\n";
    const std::vector<Seat> might = whoMightExchange(sheet, dealer, turned, hands);
    // which of several he would choose nobody said
    if (right.first && right.options.size() == 1)
        record +=
            fmt::format("{}: exchange {} {}\n", cards::letterOf(*right.first),
                        cards::nameOf(right.options.front().give), cards::nameOf(right.options.front().take));
    sheet.record(std::move(record));
    if (!right.first) {
        sheet.says(might.empty() ? QuestionReply::Says::No : QuestionReply::Says::Depends);
        sheet.decide(
            might.empty()
                ? words::Text{"Nein. Niemand hat etwas zu tauschen.", "No. Nessuno ha niente da cambiare.",
                              "No. Nobody has anything to exchange."}
                : words::Text{"Nein. Mit den Karten, die hier stehen, hat niemand etwas zu tauschen.",
                              "No. Con le carte che stanno qui nessuno ha niente da cambiare.",
                              "No. With the cards given here nobody has anything to exchange."});
        tellWhoMight(sheet, might);
        const bool perlagg = sheet.rules().perlaggen(turned.back().suit()).contains(turned.back());
        if (!perlagg)
            sheet.step({"{} ist kein Perlagg und bleibt liegen.", "{} non è un Perlagg e resta lì.",
                        "{} is no Perlagg and stays."},
                       capital(rulebook::theCard({.card = turned.back()}, sheet.language())));
        basis(sheet, {"ex_dealer_natural", "ex_partner_natural", "ex_oppo_never"});
        if (perlagg) tellPerlaggen(sheet, turned.back(), hands);
        return;
    }
    sheet.says(QuestionReply::Says::Yes);
    const bool isDealer = *right.first == dealer;
    sheet.decide(isDealer ? words::Text{"Ja: Zuerst darf der Geber tauschen, {}.",
                                        "Sì: per primo può cambiare il mazziere, {}.",
                                        "Yes: the dealer, {}, may exchange first."}
                 : cards::partners(*right.first, dealer, sheet.seats()) && sheet.seats() > 4
                     ? words::Text{"Ja: Tauschen darf ein Partner des Gebers, {}.",
                                   "Sì: può cambiare un compagno del mazziere, {}.",
                                   "Yes: a partner of the dealer, {}, may exchange."}
                 : cards::partners(*right.first, dealer, sheet.seats())
                     ? words::Text{"Ja: Tauschen darf der Partner des Gebers, {}.",
                                   "Sì: può cambiare il compagno del mazziere, {}.",
                                   "Yes: the dealer's partner, {}, may exchange."}
                     : words::Text{"Ja: Tauschen darf ein Gegner, {}.", "Sì: può cambiare un avversario, {}.",
                                   "Yes: an opponent, {}, may exchange."},
                 nameOf(sheet, *right.first));
    const bool party = isDealer || cards::partners(*right.first, dealer, sheet.seats());
    for (const deal::ExchangeOption& option : right.options) {
        sheet.step({"{} gibt {} und nimmt {}.", "{} dà {} e prende {}.", "{} gives {} and takes {}."},
                   nameOf(sheet, *right.first), rulebook::theCard({.card = option.give}, sheet.language()),
                   rulebook::theCard({.card = option.take}, sheet.language()));
        sheet.basis(deal::exchangePoint(sheet.rules(), dealer, *right.first, option));
    }
    sheet.basis("ex_order");
    if (party) sheet.basis("ex_leave"); // what it costs where the partner does it for the dealer
    tellWhoMight(sheet, might);
}

Fields dealsFields(const rulebook::RuleSet&, int seats, words::Language language) {
    return {
        playersField({2, 3, 4, 6}, seats, language),
        seatField("first",
                  words::say(language, {"Das erste Spiel gab", "La prima smazzata la diede",
                                        "The first deal was dealt by"}),
                  cards::kMostSeats, 'A'),
        {.key = "written",
         .label = words::say(language, {"Zeilen auf dem Zettel", "Righe sul foglio", "Lines on the sheet"}),
         .hint = "5",
         .initial = "0"}};
}

void answerDeals(QuestionSheet& sheet) {
    const int seats = sheet.number(std::string(kPlayersField), 2, cards::kMostSeats);
    const Seat first = sheet.seat("first", seats);
    constexpr int kMostLines = 999;
    const int written = sheet.number("written", 0, kMostLines);
    if (!sheet.sound()) return;
    const Seat dealer = cards::after(first, seats, written % seats);
    sheet.decide({"Es gibt {}.", "Dà le carte {}.", "{} deals."}, nameOf(sheet, dealer));
    std::vector<std::string> order;
    order.reserve(static_cast<std::size_t>(seats));
    for (int i = 0; i < seats; ++i) order.push_back(nameOf(sheet, cards::after(first, seats, i)));
    sheet.step({"Der Reihe nach geben {}, dann wieder von vorn.", "Danno le carte in ordine {}, poi da capo.",
                "In turn {} deal, then from the beginning."},
               rulebook::joinedNames(order, sheet.language()));
    if (written == 0)
        sheet.step({"Auf dem Zettel steht noch keine Zeile.", "Sul foglio non c'è ancora nessuna riga.",
                    "No line stands on the sheet yet."});
    else if (written == 1)
        sheet.step({"Auf dem Zettel steht eine Zeile, von {} gegeben.",
                    "Sul foglio c'è una riga, data da {}.", "One line stands on the sheet, dealt by {}."},
                   order.front());
    else
        sheet.step({"Auf dem Zettel stehen {} Zeilen; die letzte hat {} gegeben.",
                    "Sul foglio ci sono {} righe; l'ultima l'ha data {}.",
                    "{} lines stand on the sheet; {} dealt the last."},
                   written, nameOf(sheet, cards::before(dealer, seats)));
    basis(sheet, {"next_dealer", "schrift_proves", "wrong_dealer_found", "wrong_dealer_late"});
    if (!sheet.rules().set().isFor(seats))
        return sheet.noRecord(
            {"Ein Protokoll gehört zu einem Regelwerk; dieses kennt kein Spiel für so viele.",
             "Un verbale segue un regolamento; questo non prevede tanti giocatori.",
             "A record follows a rule set; this one has no game for so many."});
    std::string more = fmt::format("dealer: {}\n", cards::letterOf(dealer));
    if (seats != sheet.seats()) more = fmt::format("seats: {}\n", seats) + more;
    sheet.record(sheet.header(more));
}

} // namespace schreiber::perlaggen::ruling
