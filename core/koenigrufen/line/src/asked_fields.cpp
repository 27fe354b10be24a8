#include "asked_fields.h"

#include "asked_answers.h"

#include <algorithm>
#include <array>
#include <koenigrufen/deal/duties.h>
#include <koenigrufen/deal/scoring.h>
#include <koenigrufen/rulebook/catalogue.h>

namespace schreiber::koenigrufen::line::asked {

using game::AskedChoice, game::AskedField, game::valueOf;
using rulebook::Game;

namespace {

// A key means one thing in every form: the players, who plays the game, with whom, what is played.
constexpr std::string_view kWhoKeys = "12345";
constexpr std::string_view kByKeys = "67890";
constexpr std::string_view kPartnerKeys = "UVWXY";
constexpr std::string_view kGameKeys = "TRSOPBAFDILEM"; // in the order of the enumeration

std::string inLanguage(const Text& text, const Here& here) {
    return std::string(text.in(here.language()));
}

AskedField players(const Here& here, std::string name, const Text& label, std::string_view keys,
                   bool withDealer = false) {
    AskedField field{.name = std::move(name), .label = inLanguage(label, here)};
    for (int seat = 0; seat < here.seats(); ++seat) {
        AskedChoice one{.value = cards::toString(static_cast<cards::Seat>(seat)),
                        .key = std::string(1, keys[static_cast<std::size_t>(seat)]),
                        .label = here.name(seat)};
        if (!here.plays(seat) && !withDealer)
            one.whyNot =
                inLanguage({"Wer gibt, sitzt aus.", "Chi dà sta fuori.", "Who deals sits out."}, here);
        field.choices.push_back(std::move(one));
    }
    return field;
}

constexpr Text kWhoQuestion{"Wer?", "Chi?", "Who?"};
constexpr Text kByQuestion{"Wer spielt das Spiel?", "Chi gioca?", "Who plays the game?"};

template <class Fits>
AskedField gamesThat(const Here& here, Fits fits) {
    AskedField field{.name = "game",
                     .label =
                         inLanguage({"Was wird gespielt?", "Che gioco si gioca?", "What is played?"}, here)};
    for (std::size_t i = 0; i < rulebook::kGameCount; ++i) {
        const auto game = static_cast<Game>(i);
        if (!fits(here.rules().rulesOf(game))) continue;
        field.choices.push_back({.value = std::string(nameOf(game)),
                                 .key = std::string(1, kGameKeys[i]),
                                 .label = inLanguage(rulebook::titleOf(game), here)});
    }
    return field;
}

AskedField chips(const Here& here, std::string name, const Text& label, std::string preset,
                 std::initializer_list<std::tuple<std::string_view, std::string_view, Text>> choices) {
    AskedField field{.name = std::move(name), .label = inLanguage(label, here), .preset = std::move(preset)};
    for (const auto& [value, key, words] : choices)
        field.choices.push_back(
            {.value = std::string(value), .key = std::string(key), .label = inLanguage(words, here)});
    return field;
}

AskedField typed(const Here& here, std::string name, const Text& label, std::string hint) {
    return {.name = std::move(name),
            .label = inLanguage(label, here),
            .kind = AskedField::Kind::Typed,
            .hint = std::move(hint)};
}

bool hasDeclarer(const Here& here, const FieldValues& values) {
    const auto game = gameIn(values);
    return game && here.rules().rulesOf(*game).kind != rulebook::Kind::EachForHimself;
}

void addPartner(std::vector<AskedField>& fields, const Here& here, const FieldValues& values) {
    const auto game = gameIn(values);
    if (!game || !here.rules().rulesOf(*game).callsKing) return;
    AskedField field = players(here, "partner", {"Mit wem?", "Con chi?", "With whom?"}, kPartnerKeys);
    const auto by = here.seatIn(values, "by");
    std::erase_if(field.choices, [&](const AskedChoice& one) {
        return by && one.value == cards::toString(static_cast<cards::Seat>(*by));
    });
    field.choices.push_back(
        {.value = "alone", .key = "Z", .label = inLanguage({"allein", "da solo", "alone"}, here)});
    fields.push_back(std::move(field));
}

// The keys mean something else where much is asked.
AskedField kontraField(const Here& here, bool withKeys) {
    AskedField field =
        chips(here, "kontra", {"Kontra auf das Spiel", "Kontra al gioco", "Kontra to the game"}, "none",
              {{"none", "-", {"keines", "nessuno", "none"}},
               {"k", "K", {"Kontra", "kontra", "kontra"}},
               {"kk", "Q", {"Retour", "retour", "retour"}},
               {"kkk", "J", {"Subkontra", "subkontra", "subkontra"}}});
    if (!withKeys)
        for (AskedChoice& one : field.choices) one.key.clear();
    return field;
}

// What a line needs besides who broke the game off.
void addForBroken(std::vector<AskedField>& fields, const Here& here, const FieldValues& values,
                  bool asksGame) {
    if (asksGame) fields.push_back(gamesThat(here, [](const auto&) { return true; }));
    if (!hasDeclarer(here, values)) return;
    fields.push_back(players(here, "by", kByQuestion, kByKeys));
    addPartner(fields, here, values);
    if (!here.rules().rulesOf(*gameIn(values)).isPositive()) return;
    fields.push_back(kontraField(here, false));
    fields.push_back(
        typed(here, "said", {"Angesagte Prämien", "Premi annunciati", "Announced premiums"}, "uhu, trull k"));
}

std::vector<AskedField> trickFields(const Here& here) {
    std::vector<AskedField> fields;
    fields.push_back(
        chips(here, "kind", {"Gespielt wird", "Si gioca", "The game is"}, "usual",
              {{"usual", "N", {"kein Farberl", "non un Farberl", "no Farberl"}},
               {"farberl", "F", {"Farberl, Solofarberl", "Farberl, Solofarberl", "Farberl, Solofarberl"}}}));
    fields.push_back(players(here, "leader", {"Wer spielt aus?", "Chi esce?", "Who leads?"}, kWhoKeys));
    if (const auto forehand = here.forehand())
        fields.back().preset = cards::toString(static_cast<cards::Seat>(*forehand));
    fields.push_back(typed(
        here, "cards", {"Die Karten, wie sie fielen", "Le carte come sono cadute", "The cards as they fell"},
        "XXI S XII I"));
    return fields;
}

std::vector<AskedField> playsFields(const Here& here, const FieldValues& values) {
    std::vector<AskedField> fields;
    fields.push_back(gamesThat(here, [](const auto&) { return true; }));
    fields.push_back(players(
        here, "who", {"Wer spielt die Karte?", "Chi gioca la carta?", "Who plays the card?"}, kWhoKeys));
    const auto game = gameIn(values);
    if (game && here.rules().rulesOf(*game).hasPremiums()) {
        AskedField bound =
            chips(here, "announced",
                  {"Selbst angesagt", "Annunciato da chi gioca", "Announced by this player"}, "none",
                  {{"none", "N", {"nichts", "nulla", "nothing"}},
                   {"pagat", "G", {"Pagat", "Pagat", "Pagat"}},
                   {"uhu", "H", {"Uhu", "Uhu", "Uhu"}},
                   {"kakadu", "C", {"Kakadu", "Kakadu", "Kakadu"}},
                   {"marabu", "?", {"Marabu", "Marabu", "Marabu"}}});
        if (here.rules().rulesOf(*game).callsKing)
            bound.choices.push_back({.value = "koenig-ultimo", .key = "K", .label = "König ultimo"});
        fields.push_back(std::move(bound));
        const std::string& said = valueOf(values, "announced");
        if (said == "koenig-ultimo")
            fields.push_back(typed(here, "king", {"Gerufen ist", "È chiamato il", "Called is the"}, "HK"));
        if (rulebook::readPremium(said))
            fields.push_back(
                typed(here, "number", {"Der wievielte Stich?", "Quale presa?", "Which trick?"}, "5"));
    }
    fields.push_back(
        typed(here, "trick", {"Im Stich liegen", "Nella presa ci sono", "In the trick lie"}, "HD XII XV"));
    fields.push_back(
        typed(here, "hand", {"Noch in der Hand", "Ancora in mano", "Still in the hand"}, "XV IX I PK"));
    fields.push_back(typed(here, "played", {"Gespielt wurde", "Fu giocata", "Was played"}, "HK"));
    if (!valueOf(values, "played").empty()) {
        fields.push_back(chips(here, "lies", {"Der Stich", "La presa", "The trick"}, "open",
                               {{"open", ".", {"ist noch nicht voll", "non è completa", "is not complete"}},
                                {"full", "+", {"ist voll", "è completa", "is complete"}}}));
        if (breaksThere("plays", here, values)) {
            addForBroken(fields, here, values, false);
            if (fields.back().name == "said" && rulebook::readPremium(valueOf(values, "announced")))
                fields.back().preset = valueOf(values, "announced"); // that at least
        }
    }
    return fields;
}

std::vector<AskedField> bidFields(const Here& here, const FieldValues& values) {
    std::vector<AskedField> fields;
    AskedField dealer = players(here, "dealer", {"Wer gibt?", "Chi dà?", "Who deals?"}, kByKeys, true);
    if (here.dealer()) dealer.preset = cards::toString(static_cast<cards::Seat>(*here.dealer()));
    if (!here.dealer()) fields.push_back(std::move(dealer));
    fields.push_back(
        typed(here, "calls",
              {"Bisher gesagt, rechts von der Vorhand beginnend",
               "Detto finora, da chi siede a destra della Vorhand", "Said so far, from Vorhand's right on"},
              "weiter, piccolo, weiter"));
    fields.push_back(players(here, "who", {"Wer sagt es?", "Chi lo dice?", "Who says it?"}, kWhoKeys));
    if (const auto word = wordIn(here, values))
        fields.back().preset = cards::toString(static_cast<cards::Seat>(*word));
    fields.push_back(typed(here, "bid", {"Sein Wort", "La sua parola", "The word"}, "piccolo bei"));
    return fields;
}

std::vector<AskedField> announceFields(const Here& here, const FieldValues& values) {
    std::vector<AskedField> fields;
    fields.push_back(gamesThat(here, [](const auto&) { return true; }));
    if (hasDeclarer(here, values)) fields.push_back(players(here, "by", kByQuestion, kByKeys));
    addPartner(fields, here, values);
    fields.push_back(
        typed(here, "before", {"Schon gesagt", "Già detto", "Said before"}, "A uhu, B gut, C kontra"));
    fields.push_back(players(here, "who", {"Wer sagt es?", "Chi lo dice?", "Who says it?"}, kWhoKeys));
    AskedField what{.name = "what", .label = inLanguage({"Was?", "Che cosa?", "What?"}, here)};
    what.choices = {{.value = "kontra", .key = "K", .label = "Kontra"},
                    {.value = "retour", .key = "Q", .label = "Retour"}};
    constexpr std::string_view kPremiumKeys = "GHC?NJ.,*="; // letters mean a game or a player here
    std::size_t key = 0;
    for (const rulebook::PremiumRules& premium : here.rules().set().premiums) {
        if (premium.announced == 0 && premium.holder != rulebook::Holder::TwoPlayers) continue;
        what.choices.push_back(
            {.value = std::string(nameOf(premium.premium)),
             .key = key < kPremiumKeys.size() ? std::string(1, kPremiumKeys[key]) : std::string(),
             .label = inLanguage(rulebook::titleOf(premium.premium), here)});
        ++key;
    }
    fields.push_back(std::move(what));
    const std::string& chosen = valueOf(values, "what");
    if (chosen != "kontra" && chosen != "retour") return fields;
    AskedField about{
        .name = "about", .label = inLanguage({"Worauf?", "A che cosa?", "To what?"}, here), .preset = "game"};
    about.choices.push_back(
        {.value = "game", .key = "+", .label = inLanguage({"das Spiel", "il gioco", "the game"}, here)});
    for (const rulebook::Premium premium : announcedBefore(here, values))
        about.choices.push_back({.value = std::string(nameOf(premium)),
                                 .key = {},
                                 .label = inLanguage(rulebook::titleOf(premium), here)});
    if (about.choices.size() > 1) fields.push_back(std::move(about));
    return fields;
}

std::vector<AskedField> countFields(const Here& here) {
    return {typed(here, "cards", {"Die Karten des Haufens", "Le carte del mazzetto", "The cards of the pile"},
                  "S XXI HK HD P7")};
}

std::vector<AskedField> costFields(const Here& here, const FieldValues& values) {
    std::vector<AskedField> fields;
    fields.push_back(gamesThat(here, [](const auto&) { return true; }));
    const auto game = gameIn(values);
    if (game && !hasDeclarer(here, values)) {
        fields.push_back(typed(here, "counts",
                               {"Was jeder zählt, reihum von links am Zettel; ohne Stich mit j",
                                "Quanto conta ciascuno, nell'ordine del foglio; senza prese con j",
                                "What each counts, in the order of the sheet; without a trick with j"},
                               "26/2 18/1 25 0j"));
    } else {
        fields.push_back(players(here, "by", kByQuestion, kByKeys));
        addPartner(fields, here, values);
        AskedField result =
            chips(here, "result", {"Wie ging es aus?", "Come è finito?", "How did it end?"}, "",
                  {{"won", "G", {"gewonnen", "vinto", "won"}},
                   {"lost", "N", {"verloren", "perso", "lost"}},
                   {"given-up", "C", {"aufgegeben", "abbandonato", "given up"}}});
        fields.push_back(std::move(result));
        if (!game || here.rules().rulesOf(*game).isPositive()) fields.push_back(kontraField(here, true));
        fields.push_back(
            typed(here, "more",
                  {"Prämien, Mondfang; oder die ganze Zeile", "Premi, Mondfang; oppure la riga intera",
                   "Premiums, Mondfang; or the whole line"},
                  "trull+ uhu!- mondfang=B:C"));
    }
    fields.push_back(typed(here, "factor",
                           {"Das Spiel zählt …-fach", "Il gioco conta per", "The game counts times"}, "2"));
    fields.back().preset = std::to_string(here.factor());
    return fields;
}

constexpr std::array<Happening, 10> kHappenings{{
    {"misdeal", "G", "misdeal", {"vergeben", "carte date male", "a misdeal"}},
    {"wrong-dealer", "H", "wrong-dealer", {"falscher Geber", "ha dato un altro", "wrong dealer"}},
    {"throw-in", "C", "", {"zusammengeworfen", "mandato a monte", "thrown in"}},
    {"missed", "J", "", {"nicht zusammengeworfen", "non mandato a monte", "not thrown in"}},
    {"talk", "K", "talk", {"verraten, geredet", "ha parlato", "talked"}},
    {"threw-cards", "N", "threw-cards", {"Karten hingeworfen", "carte gettate", "threw the cards"}},
    {"wrong-count", "Q", "wrong-count", {"falsche Kartenzahl", "numero di carte sbagliato", "wrong count"}},
    {"looked", "?", "looked", {"verdeckte angeschaut", "guardate carte coperte", "looked at hidden cards"}},
    {"not-opened", "-", "not-opened", {"nicht aufgelegt", "carte non scoperte", "hand not opened"}},
    {"hidden-tarock",
     "+",
     "hidden-tarock",
     {"Tarock verdeckt abgelegt", "tarocco scartato coperto", "Tarock laid face down"}},
}};

std::vector<AskedField> redealFields(const Here& here, const FieldValues& values) {
    std::vector<AskedField> fields;
    AskedField what{.name = "what",
                    .label = inLanguage({"Was geschah?", "Che cosa è successo?", "What happened?"}, here)};
    for (const Happening& one : kHappenings)
        what.choices.push_back({.value = std::string(one.id),
                                .key = std::string(one.key),
                                .label = inLanguage(one.label, here)});
    fields.push_back(std::move(what));
    const Happening* happening = happeningIn(values);
    const bool isOfDeal =
        happening != nullptr && (happening->id == "misdeal" || happening->id == "wrong-dealer");
    fields.push_back(players(here, "who", kWhoQuestion, kWhoKeys, isOfDeal));
    if (isOfDeal && here.dealer())
        fields.back().preset = cards::toString(static_cast<cards::Seat>(*here.dealer()));
    if (happening == nullptr) return fields;
    if (happening->irregular.empty())
        fields.push_back(typed(here, "hand",
                               {"Seine Tarocke (leer: keines)", "I suoi tarocchi (vuoto: nessuno)",
                                "The Tarocke in that hand (empty: none)"},
                               "I"));
    if (happening->id == "misdeal" || happening->id == "talk" || happening->id == "threw-cards" ||
        happening->id == "looked" || happening->id == "wrong-count")
        fields.push_back(chips(
            here, "when", {"Wann?", "Quando?", "When?"}, happening->id == "misdeal" ? "before" : "play",
            {{"before",
              ",",
              {"vor dem Ende des Steigerns", "prima della fine dell'asta", "before the auction was over"}},
             {"play", ".", {"das Spiel lief", "a gioco iniziato", "the game was on"}}}));
    if (breaksThere("redeal", here, values)) addForBroken(fields, here, values, true);
    return fields;
}

std::vector<AskedField> layFields(const Here& here, const FieldValues& values) {
    std::vector<AskedField> fields;
    fields.push_back(gamesThat(here, [](const rulebook::GameRules& game) {
        return game.talon == rulebook::Talon::One || game.talon == rulebook::Talon::Both;
    }));
    fields.push_back(players(here, "by", kByQuestion, kByKeys));
    fields.push_back(typed(here, "laid", {"Abgelegt wurde", "Fu scartato", "Was laid away"}, "HD T8 T7"));
    const bool hasTarock = !(cardsIn(values, "laid").set() & cards::tarock::kTarocks).empty();
    if (hasTarock)
        fields.push_back(chips(here, "hidden", {"Das Tarock lag", "Il tarocco era", "The Tarock lay"}, "open",
                               {{"open", "G", {"offen", "scoperto", "face up"}},
                                {"hidden", "H", {"verdeckt", "coperto", "face down"}}}));
    fields.push_back(chips(here, "led", {"Schon ausgespielt?", "Già usciti?", "Has a card been led?"}, "no",
                           {{"no", ",", {"nein", "no", "no"}}, {"yes", ".", {"ja", "sì", "yes"}}}));
    if (breaksThere("lay", here, values)) {
        addPartner(fields, here, values);
        fields.push_back(kontraField(here, false));
        fields.push_back(typed(here, "said", {"Angesagte Prämien", "Premi annunciati", "Announced premiums"},
                               "uhu, trull k"));
    }
    return fields;
}

} // namespace

const Happening* happeningIn(const FieldValues& values) {
    const auto* const found = std::ranges::find(kHappenings, valueOf(values, "what"), &Happening::id);
    return found == kHappenings.end() ? nullptr : found;
}

bool isInPlay(const FieldValues& values) {
    return valueOf(values, "when") == "play";
}

std::vector<AskedField> fieldsOf(std::string_view question, const Here& here, const FieldValues& values) {
    if (question == "trick") return trickFields(here);
    if (question == "plays") return playsFields(here, values);
    if (question == "bid") return bidFields(here, values);
    if (question == "announce") return announceFields(here, values);
    if (question == "lay") return layFields(here, values);
    if (question == "count") return countFields(here);
    if (question == "cost" || question == "pays") return costFields(here, values);
    if (question == "redeal") return redealFields(here, values);
    return {};
}

} // namespace schreiber::koenigrufen::line::asked
