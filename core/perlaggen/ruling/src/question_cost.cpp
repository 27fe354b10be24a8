#include "consequence_words.h"
#include "explain.h"
#include "name_words.h"
#include "question_stakes.h"
#include "result_words.h"

#include <cards/notation.h>

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/replay.h>
#include <set>
#include <words/say.h>

// What does it cost? Told by the engine of a record of what was filled in, and of nothing else.
namespace schreiber::perlaggen::ruling {

using cards::Seat;
using deal::Figure;

namespace {

enum class ToldBy : std::uint8_t { Irregularity, Bet, Play };

// Who must have dealt, by whoever did it.
enum class Dealer : std::uint8_t { Unknown, Himself, CutFor };

struct Seen {
    std::string_view name;  // of an irregularity as a record has it, unless `kind` says it
    std::string_view group; // when it happens
    words::Text words;
    Dealer dealer = Dealer::Unknown;
    ToldBy by = ToldBy::Irregularity;
    // events that come first, `{who}`, `{other}` and `{cutter}` for the seats, `{figure}`, `{kept}` for a
    // Perlagg
    std::string_view before = {};
    std::string_view more = {}; // what stands behind the kind
    std::string_view kind = {};
};

constexpr std::string_view kCutterServed = "cutter-served";
constexpr std::string_view kToPartner = "left-exchange"; // which takes one

// What has a cost to be asked for. A revoke and a bet that was not allowed need no word of the table: the
// record tells them by itself.
constexpr Seen kSeen[] = {
    {"revoke",
     "play",
     {"Farbe verleugnet, der Stich ist fertig", "seme negato, la presa è finita",
      "denied suit, the trick is complete"},
     Dealer::Unknown,
     ToldBy::Play},
    {"gestrichen-bet",
     "bet",
     {"gestrichen geboten", "offerto da gestrichen", "bet while gestrichen"},
     Dealer::Unknown,
     ToldBy::Bet},
    {"false-declaration",
     "bet",
     {"gefragt, ob eine Figur erlaubt ist, und keine gehabt", "chiesto se una figura è permessa senza averla",
      "asked whether a figure is allowed and had none"}},
    {"misdeal-exposed",
     "deal",
     {"Geber deckt eine Karte auf", "il mazziere scopre una carta", "dealer exposes a card"},
     Dealer::Himself},
    {"misdeal-count",
     "deal",
     {"falsche Kartenzahl gegeben", "numero di carte sbagliato", "wrong number of cards dealt"},
     Dealer::Himself},
    {"misdeal-batches",
     "deal",
     {"falsch ausgeteilt (2 und 3)", "carte date a gruppi sbagliati", "dealt in wrong batches"},
     Dealer::Himself},
    {kCutterServed,
     "cut",
     {"der Abheber behielt einen Perlagg und bekam trotzdem zwei Karten",
      "chi taglia ha tenuto un Perlagg e ha ricevuto comunque due carte",
      "the cutter kept a Perlagg and was dealt two cards all the same"},
     Dealer::Himself,
     ToldBy::Irregularity,
     "{cutter}: cut {kept}\n",
     {},
     "misdeal-batches"},
    {"cut-visible",
     "cut",
     {"mehr als eine Karte beim Abheben sichtbar", "più carte visibili nel taglio",
      "more than one card seen in the cut"},
     Dealer::CutFor},
    {"cut-sloppy", "cut", {"schlampig abgehoben", "taglio trascurato", "sloppy cut"}, Dealer::CutFor},
    {"cut-overlooked",
     "cut",
     {"Perlagg beim Abheben übersehen", "Perlagg non visto nel taglio", "Perlagg overlooked in the cut"},
     Dealer::CutFor},
    {"wrong-dealer",
     "deal",
     {"der Falsche hat gegeben", "ha dato le carte chi non doveva", "the wrong player dealt"}},
    {"extra-cards",
     "hand",
     {"wissentlich mit zu vielen Karten gespielt", "giocato apposta con troppe carte",
      "knowingly played with too many cards"},
     Dealer::Unknown,
     ToldBy::Irregularity,
     {},
     " knowingly"},
    {"stock-card",
     "hand",
     {"Karte aus dem Stock verwendet", "usata una carta del mazzo", "used a card from the stock"}},
    {"stolen-card", "hand", {"Karten gestohlen", "rubato carte", "stole cards"}},
    {kToPartner,
     "deal",
     {"Geber überlässt den Tausch dem Partner", "il mazziere lascia lo scambio al compagno",
      "dealer leaves the exchange to the partner"},
     Dealer::Himself},
    {"not-a-bet",
     "bet",
     {"beim Gebot fehlt das Wort", "offerta senza la parola", "the words of a bet were missing"}},
    {"unanswered",
     "bet",
     {"Gebot nicht beantwortet", "offerta senza risposta", "a bet was not answered"},
     Dealer::Unknown,
     ToldBy::Irregularity,
     "{other}: bet {figure}\n"},
    {"exposed-hand",
     "hand",
     {"Karten offen hingeworfen", "carte gettate scoperte", "threw the cards open on the table"}},
    {"showed-partner",
     "hand",
     {"dem Partner Karten gezeigt", "mostrato carte al compagno", "showed cards to the partner"}},
    {"secret-talk", "hand", {"heimlich gesprochen", "parlato di nascosto", "talked in secret"}},
    {"picked-up",
     "play",
     {"gespielte Karten aufgenommen", "riprese carte giocate", "picked up played cards"}},
    {"disturbed-show", "play", {"beim Weisen gestört", "disturbato chi mostrava", "disturbed the show"}},
    {"looked-at-stock", "hand", {"in den Stock geschaut", "guardato nel mazzo", "looked at the stock"}},
    {"no-proof",
     "bet",
     {"Gebotenes oder Gehaltenes nicht nachgewiesen", "offerta o tenuta non provata",
      "cannot prove what was bet or held"},
     Dealer::Unknown,
     ToldBy::Irregularity,
     "{who}: bet {figure}\n{other}: hold {figure}\n"},
    {"out-of-turn", "play", {"außer der Reihe gehandelt", "agito fuori turno", "acted out of turn"}},
    {"not-declared",
     "play",
     {"entscheidenden Stich nicht angesagt", "presa decisiva non annunciata", "deciding trick not declared"}},
};

const Seen* seenNamed(std::string_view name) {
    const auto found = std::ranges::find(kSeen, name, &Seen::name);
    return found == std::end(kSeen) ? nullptr : &*found;
}

// Some trick to which `who` comes last and does not follow, with a card of the suit in hand: what it costs
// does not hang on which, so nothing of it is told.
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

Fields costFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    QuestionField what{.key = "kind",
                       .label =
                           words::say(language, {"Was geschah", "Che cosa è successo", "What happened"})};
    const bool alone = cards::isEachAlone(seats);
    const bool servedLess = deal::cutterIsServedLess(rulebook::Rules(set, seats));
    for (const Seen& one : kSeen)
        if ((!alone || one.name != kToPartner) && (one.name != kCutterServed || servedLess))
            what.choices.push_back(
                {std::string(one.name), std::string(one.words.in(language)), std::string(one.group)});
    what.initial = std::string(kSeen[3].name);
    QuestionField claims =
        seatField("claims", words::say(language, {"Es verlangt", "Lo chiede", "Claimed by"}), seats, 'A');
    claims.initial.clear();
    claims.choices.insert(claims.choices.begin(),
                          {"", words::say(language, {"niemand", "nessuno", "nobody"})});
    Fields fields{
        what,
        seatField("who", words::say(language, {"wer war es", "chi è stato", "who did it"}), seats,
                  cards::letterOf(static_cast<Seat>(seats - 1))),
        figureField(words::say(language, {"Figur, bei Geboten", "Figura, se offerta", "Figure, of a bet"}),
                    language),
        claims, scoreField(set, seats, language)};
    addPlayers(fields, set, seats, language);
    return fields;
}

namespace {

struct AskedCost {
    const Seen& seen;
    Seat who;
    Figure figure;
    std::optional<Seat> claims;
    deal::ByTeam score;
};

std::optional<Seat> dealerOf(const QuestionSheet& sheet, const AskedCost& asked) {
    switch (asked.seen.dealer) {
    case Dealer::Himself:
        return asked.who;
    case Dealer::CutFor: // his right neighbour cuts
        return cards::after(asked.who, sheet.seats());
    case Dealer::Unknown:
        break;
    }
    return std::nullopt;
}

void put(std::string& text, std::string_view place, std::string_view value) {
    for (auto at = text.find(place); at != std::string::npos; at = text.find(place))
        text.replace(at, place.size(), value);
}

std::string costRecord(const QuestionSheet& sheet, const AskedCost& asked) {
    const rulebook::RuleSet& set = sheet.rules().set();
    const std::string who = cards::toString(asked.who);
    std::string head = scoreLine(asked.score, sheet.teams());
    if (const auto dealer = dealerOf(sheet, asked))
        head += fmt::format("dealer: {}\n", cards::letterOf(*dealer));
    if (asked.seen.by == ToldBy::Play) head += fmt::format("trump: {}\n", cards::letterOf(set.trumps.back()));
    const std::string_view figure = nameOf(asked.figure);
    if (asked.seen.by == ToldBy::Play) {
        std::string whole = sheet.header(head);
        if (whole.ends_with("\n\n")) whole.pop_back();
        return whole + revoked(sheet.rules(), asked.who);
    }
    if (asked.seen.by == ToldBy::Bet) return sheet.header(head) + fmt::format("{}: bet {}\n", who, figure);
    std::string before(asked.seen.before);
    // who is one short did not bet, but held
    const bool short1 = deal::oneShort(sheet.rules(), {.target = sheet.target(), .score = asked.score},
                                       cards::teamOf(asked.who, sheet.seats()));
    if (short1 && before.starts_with("{who}")) before = "{other}: bet {figure}\n{who}: hold {figure}\n";
    // of three the left neighbour of the one who bets answers first
    const bool otherBets = sheet.teams() > 2 && before.starts_with("{other}");
    const Seat other =
        otherBets ? cards::before(asked.who, sheet.seats()) : cards::after(asked.who, sheet.seats());
    put(before, "{who}", who);
    put(before, "{other}", cards::toString(other));
    put(before, "{figure}", figure);
    put(before, "{cutter}", cards::toString(cards::before(asked.who, sheet.seats())));
    const cards::CardSet lasting = sheet.rules().permanents();
    put(before, "{kept}", lasting.empty() ? "-" : cards::toString({.card = *lasting.begin(), .as = {}}));
    const std::string_view kind = asked.seen.kind.empty() ? asked.seen.name : asked.seen.kind;
    std::string text = sheet.header(head) + before + fmt::format("{}: irregular {}", who, kind);
    if (asked.claims && *asked.claims != asked.who)
        text += fmt::format(" {}", cards::letterOf(*asked.claims));
    return text + std::string(asked.seen.more) + "\n";
}

// Nothing was ruled: why not.
void decideFree(QuestionSheet& sheet, const AskedCost& asked) {
    if (asked.seen.by != ToldBy::Bet)
        return sheet.decide({"Nichts: hier wird davon nichts berührt.", "Niente: qui non cambia nulla.",
                             "Nothing: nothing here is touched by it."});
    const auto team = cards::teamOf(asked.who, sheet.seats());
    const int points = asked.score[static_cast<std::size_t>(team)];
    const int last = deal::oneShortAt(sheet.rules(), sheet.target());
    sheet.decide({"Nichts: {} steht bei {} und ist nicht gestrichen; gestrichen ist, wer bei {} steht.",
                  "Niente: {} è a {} e non è gestrichen; gestrichen è chi è a {}.",
                  "Nothing: {} stands at {} and is not gestrichen; gestrichen is who stands at {}."},
                 sheet.party(team), points, last);
    sheet.basis("gestr_no_bet");
    sheet.step(
        {"Ein Punkt, der in diesem Spiel schon gut gelassen war, zählt dabei mit; er gehört hier in den "
         "Stand.",
         "Un punto già lasciato buono in questa smazzata conta anch'esso; qui va messo nel punteggio.",
         "A point already conceded in this deal counts as well; put it into the score here."});
    sheet.basis("gestr_virtual");
}

// What the others write of it where that hangs on cards.
void tellHeirs(QuestionSheet& sheet, const Replay& replay, const deal::Ruling& ruling) {
    std::vector<std::string> figures;
    for (const Figure figure : deal::kFigures)
        if (ruling.consequence.forfeit[static_cast<std::size_t>(figure)] &&
            replay.outcome.figures[static_cast<std::size_t>(figure)].how == deal::How::Undecided)
            figures.push_back(objectFigure(figure, sheet.language()));
    if (figures.empty() || sheet.teams() != 2 || !ruling.seat) return;
    const int other = 1 - replay.state.teamOf(*ruling.seat);
    constexpr words::Text they{
        "{} schreiben auch {}, soweit sie sie vorweisen können; das sagen erst ihre Karten.",
        "{} segnano anche {}, se possono mostrarli; lo dicono solo le loro carte.",
        "{} also score {}, as far as they can show them; only their cards tell that."};
    constexpr words::Text one{"{} schreibt auch {}, soweit diese Karten es hergeben; das sagen erst sie.",
                              "{} segna anche {}, se le sue carte lo permettono; lo dicono solo loro.",
                              "{} also scores {}, as far as the cards allow; only they tell that."};
    sheet.step(sheet.seats() == sheet.teams() ? one : they, teamName(replay, other, sheet.language()),
               rulebook::joinedNames(figures, sheet.language()));
}

void tellSheet(QuestionSheet& sheet, const Replay& replay, const AskedCost& asked) {
    const deal::Outcome& outcome = replay.outcome;
    if (outcome.penalties != deal::ByTeam{} && !outcome.undecided.score && !outcome.winner)
        sheet.step({"Danach steht es {}.", "Dopo il punteggio è {}.", "The score is then {}."},
                   byTeams(outcome.score, sheet.teams()));
    // imst-2015 § 5: the two points must be agreed beforehand
    const bool misdealt = asked.seen.name.starts_with("misdeal-") || asked.seen.kind.starts_with("misdeal-");
    if (misdealt && outcome.penalties == deal::ByTeam{} && deal::isMisdealFree(sheet.rules()))
        sheet.step({"Zwei Strafpunkte kostet Vergeben nur, wenn das vor dem Spiel ausgemacht ist.",
                    "Due punti di penalità si pagano solo se concordato prima di giocare.",
                    "Two penalty points are paid for it only if that was agreed before the game."});
    if (outcome.deferred != deal::ByTeam{})
        sheet.step({"Noch abzuziehen: {}.", "Ancora da togliere: {}.", "Still to come off: {}."},
                   byTeams(outcome.deferred, sheet.teams()));
    if (outcome.winner)
        sheet.step({"Die Partie gewinnt {}.", "La partita è di {}.", "The game goes to {}."},
                   sheet.party(*outcome.winner));
    const auto again = [](const deal::Ruling& ruling) { return ruling.consequence.redeal; };
    const auto dealer = dealerOf(sheet, asked);
    if (dealer && outcome.nextDealer == dealer && std::ranges::any_of(replay.rulings, again))
        sheet.step({"Es gibt wieder {}.", "Ridà le carte {}.", "{} deals again."}, nameOf(sheet, *dealer));
}

// Asked for where nobody may ask: the question comes to nothing, and a figure that is not there costs
// nothing.
bool isNoQuestion(const AskedCost& asked, const deal::Ruling& ruling) {
    return asked.seen.name == "false-declaration" && ruling.rule != "bummerl";
}

// What it costs does not hang on which cards lay in the trick.
std::string revokeInWords(const QuestionSheet& sheet, const Replay& replay, const deal::Ruling& ruling) {
    return sheet.say({"Hatte {} die Farbe noch und liegt der Stich fertig da:{}",
                      "Se {} aveva ancora il seme e la presa è finita:{}",
                      "If {} still had the suit and the trick is complete:{}"},
                     nameOf(sheet, *ruling.seat), consequenceInWords(replay, ruling, sheet.language()));
}

} // namespace

void answerCost(QuestionSheet& sheet) {
    const Seen* seen = seenNamed(sheet.value("kind"));
    if (seen == nullptr) return sheet.missing("kind");
    const auto figure = readFigure(sheet.value("figure"));
    if (!figure) return sheet.missing("figure");
    const AskedCost asked{.seen = *seen,
                          .who = sheet.seat("who", sheet.seats()),
                          .figure = *figure,
                          .claims = cards::readSeat(sheet.value("claims")),
                          .score = sheet.score()};
    const bool proof = seen->before.find("hold") != std::string_view::npos;
    if (proof && asked.figure == Figure::Spiel)
        sheet.fail("figure",
                   {"Das Spiel wird mit Stichen gemacht und nicht nachgewiesen; gefragt ist Gleich oder "
                    "Hanger.",
                    "Lo Spiel si fa con le prese e non si prova; si tratta di Gleich o Hanger.",
                    "The Spiel is made by tricks and not proved; it is about Gleich or Hanger."});
    if (!sheet.sound()) return;

    const std::string text = costRecord(sheet, asked);
    const rulebook::RuleSet& set = sheet.rules().set();
    const auto find = [&set](std::string_view id) { return id == set.id ? &set : nullptr; };
    auto records = record::read(text, {}, find);
    if (!records) return sheet.fail("score", records.error().front().found);
    nameIn(sheet, records->front());
    const bool byPlay = seen->by == ToldBy::Play;
    if (byPlay)
        sheet.noRecord({"Ins Protokoll gehören die Karten des Stichs; die stehen hier nicht.",
                        "Il verbale vuole le carte della presa; qui non ci sono.",
                        "The record needs the cards of the trick; they are not told here."});
    else
        sheet.record(text);
    const Replay replay = ruling::replay(records->front(), find);
    if (replay.rulings.empty()) return decideFree(sheet, asked);
    std::set<rulebook::Switch> waitedFor;
    for (const deal::Ruling& ruling : replay.rulings) {
        const std::string said = byPlay && ruling.seat ? revokeInWords(sheet, replay, ruling)
                                                       : explain(replay, ruling, sheet.language());
        if (&ruling == &replay.rulings.front() && isNoQuestion(asked, ruling))
            sheet.decide({"Nichts: {}", "Niente: {}", "Nothing: {}"}, said);
        else if (&ruling == &replay.rulings.front())
            sheet.decide(said);
        else
            sheet.step(said);
        if (ruling.openSwitch || ruling.verdict == deal::Verdict::Undecided)
            sheet.says(QuestionReply::Says::Depends);
        if (ruling.openSwitch && waitedFor.insert(*ruling.openSwitch).second)
            if (std::string values = explainValues(replay.rulings, *ruling.openSwitch, sheet.language());
                !values.empty())
                sheet.step(std::move(values));
        tellHeirs(sheet, replay, ruling);
        sheet.basis(ruling, replay.rules);
    }
    tellSheet(sheet, replay, asked);
}

} // namespace schreiber::perlaggen::ruling
