#include "explain.h"
#include "question_sheet.h"

#include <cards/notation.h>
#include <deal/exchange.h>
#include <record/reader.h>
#include <record/writer.h>
#include <rulebook/card_words.h>
#include <ruling/account.h>

#include <algorithm>

// Questions about the table: who may exchange, what an irregularity costs, whose turn it is to deal.
namespace schreiber::ruling {

using cards::Card, cards::CardSet, cards::Seat;
using deal::Irregularity;
using rulebook::Language, rulebook::Words;

namespace {

enum class ToldBy : std::uint8_t { Irregularity, Bet, Play };

struct Seen {
    std::string_view name; // of an irregularity as a record has it
    Words words;
    std::string_view before = {}; // events that come first, `{who}` and `{other}` for the seats
    std::string_view more = {};   // what stands behind the kind
    ToldBy by = ToldBy::Irregularity;
};

// What has a cost to be asked for. A revoke and a bet that was not allowed need no word of the table: the
// record tells them by itself.
constexpr Seen kSeen[] = {
    {"revoke",
     {"Farbe verleugnet, der Stich ist fertig", "seme negato, la presa è finita",
      "denied suit, the trick is complete"},
     {},
     {},
     ToldBy::Play},
    {"gestrichen-bet",
     {"gestrichen geboten", "offerto da gestrichen", "bet while gestrichen"},
     {},
     {},
     ToldBy::Bet},
    {"false-declaration",
     {"gefragt, ob eine Figur erlaubt ist, und keine gehabt", "chiesto se una figura è permessa senza averla",
      "asked whether a figure is allowed and had none"}},
    {"misdeal-exposed",
     {"Geber deckt eine Karte auf", "il mazziere scopre una carta", "dealer exposes a card"}},
    {"misdeal-count",
     {"falsche Kartenzahl gegeben", "numero di carte sbagliato", "wrong number of cards dealt"}},
    {"misdeal-batches",
     {"falsch ausgeteilt (2 und 3)", "carte date a gruppi sbagliati", "dealt in wrong batches"}},
    {"cut-visible",
     {"mehr als eine Karte beim Abheben sichtbar", "più carte visibili nel taglio",
      "more than one card seen in the cut"}},
    {"cut-sloppy", {"schlampig abgehoben", "taglio trascurato", "sloppy cut"}},
    {"cut-overlooked",
     {"Perlagg beim Abheben übersehen", "Perlagg non visto nel taglio", "Perlagg overlooked in the cut"}},
    {"wrong-dealer",
     {"der Falsche hat gegeben", "ha dato le carte chi non doveva", "the wrong player dealt"}},
    {"extra-cards",
     {"wissentlich mit zu vielen Karten gespielt", "giocato apposta con troppe carte",
      "knowingly played with too many cards"},
     {},
     " knowingly"},
    {"stock-card",
     {"Karte aus dem Stock verwendet", "usata una carta del mazzo", "used a card from the stock"}},
    {"stolen-card", {"Karten gestohlen", "rubato carte", "stole cards"}},
    {"left-exchange",
     {"Geber überlässt den Tausch dem Partner", "il mazziere lascia lo scambio al compagno",
      "dealer leaves the exchange to the partner"}},
    {"not-a-bet",
     {"beim Gebot fehlt das Wort", "offerta senza la parola", "the words of a bet were missing"}},
    {"unanswered",
     {"Gebot nicht beantwortet", "offerta senza risposta", "a bet was not answered"},
     "{other}: bet gleich\n"},
    {"exposed-hand",
     {"Karten offen hingeworfen", "carte gettate scoperte", "threw the cards open on the table"}},
    {"showed-partner",
     {"dem Partner Karten gezeigt", "mostrato carte al compagno", "showed cards to the partner"}},
    {"secret-talk", {"heimlich gesprochen", "parlato di nascosto", "talked in secret"}},
    {"picked-up", {"gespielte Karten aufgenommen", "riprese carte giocate", "picked up played cards"}},
    {"disturbed-show", {"beim Weisen gestört", "disturbato chi mostrava", "disturbed the show"}},
    {"looked-at-stock", {"in den Stock geschaut", "guardato nel mazzo", "looked at the stock"}},
    {"no-proof",
     {"Gebotenes oder Gehaltenes nicht nachgewiesen", "offerta o tenuta non provata",
      "cannot prove what was bet or held"},
     "{who}: bet gleich\n{other}: hold gleich\n"},
    {"out-of-turn", {"außer der Reihe gehandelt", "agito fuori turno", "acted out of turn"}},
    {"not-declared",
     {"entscheidenden Stich nicht angesagt", "presa decisiva non annunciata", "deciding trick not declared"}},
};

const Seen* seenNamed(std::string_view name) {
    const auto found = std::ranges::find(kSeen, name, &Seen::name);
    return found == std::end(kSeen) ? nullptr : &*found;
}

void put(std::string& text, std::string_view place, char value) {
    for (auto at = text.find(place); at != std::string::npos; at = text.find(place))
        text.replace(at, place.size(), 1, value);
}

// Which point an exchange rests on.
std::string_view pointOf(const rulebook::Rules& rules, const deal::ExchangeOption& option, bool dealer) {
    const bool upgrade = rules.acornPerlaggen().contains(option.give);
    if (rules.acornPerlaggen().contains(option.take)) return "ex_acorn";
    if (upgrade) return dealer ? "ex_upgrade" : "ex_upgrade_partner";
    return dealer ? "ex_dealer_natural" : "ex_partner_natural";
}

// A trick to which `who` comes last and does not follow, with a card of the suit in hand.
std::string revoked(const rulebook::Rules& rules, Seat who) {
    const char led = cards::letterOf(rules.set().trumps.front());
    std::string text =
        fmt::format("dealer: {}\nhand {}: {}10 H9", cards::letterOf(who), cards::letterOf(who), led);
    for (int i = 2; i < rules.handSize(); ++i) text += " ?";
    text += "\n\n";
    constexpr std::string_view kFollow = "98AKO";
    for (int i = 1; i < rules.seats(); ++i)
        text += fmt::format("{}: play {}{}\n", cards::letterOf(cards::after(who, rules.seats(), i)), led,
                            kFollow[static_cast<std::size_t>(i) - 1]);
    return text + fmt::format("{}: play H9\n", cards::letterOf(who));
}

} // namespace

Fields exchangeFields(const rulebook::RuleSet& set, Language language) {
    // by their place after the dealer; the partner comes right behind him
    struct Hand {
        int after;
        Words label;
    };
    constexpr std::array<Hand, 4> kFour{{{0, {"Geber hat", "il mazziere ha", "dealer holds"}},
                                         {2, {"sein Partner hat", "il compagno ha", "his partner holds"}},
                                         {1, {"links vom Geber", "a sinistra", "left of the dealer"}},
                                         {3, {"rechts vom Geber", "a destra", "right of the dealer"}}}};
    constexpr std::array<Hand, 3> kThree{{kFour[0], kFour[2], {2, kFour[3].label}}};
    const int seats = seatsAt(set);
    Fields fields{
        seatField("dealer", std::string(Words{"Geber", "Mazziere", "Dealer"}.in(language)), seats,
                  cards::letterOf(static_cast<Seat>(seats - 1))),
        cardsField("turned", std::string(Words{"Aufgeschlagen", "Girate", "Turned up"}.in(language)), "L7")};
    for (int i = 0; i < std::min(seats, 4); ++i) {
        const Hand& hand =
            seats == 3 ? kThree[static_cast<std::size_t>(i)] : kFour[static_cast<std::size_t>(i)];
        fields.push_back(cardsField(fmt::format("hand{}", hand.after), std::string(hand.label.in(language)),
                                    i == 0 ? "L9 E8 HA" : ""));
    }
    return fields;
}

void answerExchange(QuestionSheet& sheet) {
    const Seat dealer = sheet.seat("dealer", sheet.seats());
    const std::vector<Card> turned = sheet.list("turned");
    if (turned.empty()) sheet.missing("turned");
    constexpr Words noTrump{"{} kann nicht Trumpf sein; es wird weiter aufgeschlagen.",
                            "{} non può essere briscola; si gira ancora.",
                            "{} cannot be trumps; turning goes on."};
    if (!turned.empty() && !sheet.rules().mayBeTrump(turned.back().suit()))
        sheet.fail("turned", noTrump, cardName(turned.back(), sheet.language()));
    std::array<CardSet, cards::kMostSeats> hands{};
    std::string record = fmt::format("dealer: {}\n", cards::letterOf(dealer));
    for (int i = 0; i < sheet.seats(); ++i) {
        const Seat seat = cards::after(dealer, sheet.seats(), i);
        const std::string key = fmt::format("hand{}", i);
        const CardSet hand = sheet.hand(key);
        constexpr Words tooMany{"Das sind mehr Karten, als einer bekommt.",
                                "Sono più carte di quante se ne ricevono.",
                                "These are more cards than a player gets."};
        if (hand.size() > sheet.rules().handSize()) sheet.fail(key, tooMany);
        hands[static_cast<std::size_t>(seat)] = hand;
    }
    if (!sheet.sound()) return;
    for (int i = 0; i < sheet.seats(); ++i) {
        const CardSet hand = hands[static_cast<std::size_t>(i)];
        if (hand.empty()) continue;
        record += fmt::format("hand {}: {}", cards::letterOf(static_cast<Seat>(i)), recorded(hand));
        for (int k = hand.size(); k < sheet.rules().handSize(); ++k) record += " ?";
        record += '\n';
    }
    record = sheet.header(record) + fmt::format("{}: turn", cards::letterOf(dealer));
    for (const Card card : turned) record += " " + std::string(cards::nameOf(card));
    sheet.record(record + "\n");

    const deal::ExchangeRight right = deal::exchangeRight(sheet.rules(), dealer, turned, hands);
    if (!right.first) {
        sheet.decide(Words{"Nein. Niemand hat etwas zu tauschen.", "No. Nessuno ha niente da cambiare.",
                           "No. Nobody has anything to exchange."});
        const bool perlagg = sheet.rules().perlaggen(turned.back().suit()).contains(turned.back());
        if (!perlagg)
            sheet.step(Words{"{} ist kein Perlagg und bleibt liegen.", "{} non è un Perlagg e resta lì.",
                             "{} is no Perlagg and stays."},
                       cardName(turned.back(), sheet.language()));
        sheet.basis("ex_dealer_natural");
        sheet.basis("ex_partner_natural");
        sheet.basis("ex_oppo_never");
        return;
    }
    const bool isDealer = *right.first == dealer;
    sheet.decide(isDealer ? Words{"Zuerst der Geber, {}.", "Prima il mazziere, {}.", "First the dealer, {}."}
                 : cards::partners(*right.first, dealer, sheet.seats())
                     ? Words{"Der Partner des Gebers, {}.", "Il compagno del mazziere, {}.",
                             "The dealer's partner, {}."}
                     : Words{"Der Gegner, {}.", "L'avversario, {}.", "The opponent, {}."},
                 cards::toString(*right.first));
    const bool party = isDealer || cards::partners(*right.first, dealer, sheet.seats());
    for (const deal::ExchangeOption& option : right.options) {
        sheet.step(Words{"{} gibt {} und nimmt {}.", "{} dà {} e prende {}.", "{} gives {} and takes {}."},
                   cards::toString(*right.first), cardName(option.give, sheet.language()),
                   cardName(option.take, sheet.language()));
        sheet.basis(party ? pointOf(sheet.rules(), option, isDealer) : std::string_view("ex_oppo"));
    }
    sheet.basis("ex_order");
}

Fields costFields(const rulebook::RuleSet& set, Language language) {
    QuestionField what{
        .key = "kind",
        .label = std::string(Words{"Was geschah", "Che cosa è successo", "What happened"}.in(language))};
    for (const Seen& one : kSeen)
        what.choices.push_back({std::string(one.name), std::string(one.words.in(language))});
    what.initial = std::string(kSeen[3].name);
    QuestionField claims{.key = "claims",
                         .label = std::string(Words{"Es verlangt", "Lo chiede", "Claimed by"}.in(language))};
    claims.choices.push_back({"", std::string(Words{"niemand", "nessuno", "nobody"}.in(language))});
    for (const QuestionField::Choice& seat : seatField({}, {}, seatsAt(set), 'A').choices)
        claims.choices.push_back(seat);
    return {what,
            seatField("who", std::string(Words{"wer war es", "chi è stato", "who did it"}.in(language)),
                      seatsAt(set), cards::letterOf(static_cast<Seat>(seatsAt(set) - 1))),
            claims, scoreField(set, language)};
}

namespace {

std::string costRecord(QuestionSheet& sheet, const Seen& seen, Seat who, std::optional<Seat> claims,
                       deal::ByTeam score) {
    const rulebook::RuleSet& set = sheet.rules().set();
    const auto own = static_cast<std::size_t>(cards::teamOf(who, sheet.seats()));
    if (seen.by == ToldBy::Bet) score[own] = set.countdown ? 1 : sheet.target() - 1;
    std::string standing;
    for (int team = 0; team < sheet.teams(); ++team)
        standing +=
            fmt::format("{}{}", team > 0 ? " " : "", std::max(score[static_cast<std::size_t>(team)], 0));
    const std::string head =
        fmt::format("score: {}\ntrump: {}\n", standing, cards::letterOf(set.trumps.back()));
    if (seen.by == ToldBy::Play) {
        std::string whole = sheet.header(head);
        if (whole.ends_with("\n\n")) whole.pop_back();
        return whole + revoked(sheet.rules(), who);
    }
    std::string text = sheet.header(head);
    if (seen.by == ToldBy::Bet) return text + fmt::format("{}: bet gleich\n", cards::letterOf(who));
    std::string before(seen.before);
    put(before, "{who}", cards::letterOf(who));
    put(before, "{other}", cards::letterOf(cards::after(who, sheet.seats())));
    text += before + fmt::format("{}: irregular {}", cards::letterOf(who), seen.name);
    if (claims && *claims != who) text += fmt::format(" {}", cards::letterOf(*claims));
    return text + std::string(seen.more) + "\n";
}

} // namespace

void answerCost(QuestionSheet& sheet) {
    const Seen* seen = seenNamed(sheet.value("kind"));
    if (seen == nullptr) return sheet.missing("kind");
    const Seat who = sheet.seat("who", sheet.seats());
    const auto claims = cards::readSeat(sheet.value("claims"));
    const deal::ByTeam score = sheet.score();
    if (!sheet.sound()) return;

    const std::string text = costRecord(sheet, *seen, who, claims, score);
    const rulebook::RuleSet& set = sheet.rules().set();
    const auto find = [&set](std::string_view id) { return id == set.id ? &set : nullptr; };
    const auto records = record::read(text, {}, find);
    if (!records) return sheet.fail("score", records.error().front().found);
    sheet.record(text);
    const Replay replay = ruling::replay(records->front(), find);
    if (replay.rulings.empty()) {
        sheet.decide(Words{"Nichts: hier wird davon nichts berührt.", "Niente: qui non cambia nulla.",
                           "Nothing: nothing here is touched by it."});
        return;
    }
    for (const deal::Ruling& ruling : replay.rulings) {
        const std::string said = explain(replay, ruling, sheet.language());
        if (&ruling == &replay.rulings.front())
            sheet.decide(said);
        else
            sheet.step(said);
        if (std::string values = explainValues(ruling, sheet.language()); !values.empty())
            sheet.step(std::move(values));
        sheet.basis(ruling, replay.rules);
    }
    const Account account = accountOf(replay, sheet.language());
    for (const Account::Row& row : account.sheet.rows)
        if (row.size() > 1) sheet.step(row[0] + ": " + row[1]);
}

Fields dealsFields(const rulebook::RuleSet&, Language language) {
    QuestionField seats{.key = "seats",
                        .label = std::string(Words{"Spieler", "Giocatori", "Players"}.in(language)),
                        .hint = {},
                        .choices = {{"2", "2"}, {"3", "3"}, {"4", "4"}, {"6", "6"}},
                        .initial = "4"};
    return {seats,
            seatField("first",
                      std::string(Words{"Das erste Spiel gab", "La prima smazzata la diede",
                                        "The first deal was dealt by"}
                                      .in(language)),
                      cards::kMostSeats, 'A'),
            {.key = "written",
             .label = std::string(
                 Words{"Zeilen auf dem Zettel", "Righe sul foglio", "Lines on the sheet"}.in(language)),
             .hint = "5",
             .choices = {},
             .initial = "0"}};
}

void answerDeals(QuestionSheet& sheet) {
    const int seats = sheet.number("seats", 2, cards::kMostSeats);
    const Seat first = sheet.seat("first", seats);
    constexpr int kMostLines = 999;
    const int written = sheet.number("written", 0, kMostLines);
    if (!sheet.sound()) return;
    const Seat dealer = cards::after(first, seats, written % seats);
    sheet.decide(Words{"Es gibt {}.", "Dà le carte {}.", "{} deals."}, cards::toString(dealer));
    std::string order;
    for (int i = 0; i < seats; ++i)
        order += (i > 0 ? " " : "") + cards::toString(cards::after(first, seats, i));
    sheet.step(Words{"Der Reihe nach geben {}, dann wieder von vorn.",
                     "Danno le carte in ordine {}, poi da capo.",
                     "In turn {} deal, then from the beginning."},
               order);
    sheet.step(Words{"{} Spiele sind geschrieben; dies ist das {}.",
                     "{} smazzate sono scritte; questa è la {}.", "{} deals are written; this is number {}."},
               written, written + 1);
    sheet.basis("next_dealer");
    sheet.basis("schrift_proves");
    sheet.basis("wrong_dealer_found");
    sheet.basis("wrong_dealer_late");
    if (seats == sheet.seats())
        sheet.record(sheet.header(fmt::format("dealer: {}\n", cards::letterOf(dealer))));
}

} // namespace schreiber::ruling
