#include <algorithm>
#include <array>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/signals.h>

namespace schreiber::perlaggen::rulebook {

namespace {

// What the places agree on.
constexpr words::Text kMartl{"Martl (Herz-König)", "Martl (re di Herz)", "Martl (King of hearts)"};
constexpr words::Text kWeli{"Weli", "Weli", "Weli"};
constexpr words::Text kBrows{"Augenbrauen heben oder kurz aufschauen", "alzare le sopracciglia o lo sguardo",
                             "raise the eyebrows or look up"};
constexpr words::Text kKiss{"Mund zum Kuss", "labbra a bacio", "lips as for a kiss"};
constexpr Signal kAce{{"Trumpf-Ass", "asso di briscola", "Ace of trumps"},
                      {"Daumen strecken", "stendere il pollice", "stretch out the thumb"}};
constexpr Signal kKing{{"Trumpf-König", "re di briscola", "King of trumps"},
                       {"Zeigefinger strecken", "stendere l’indice", "stretch out the forefinger"}};
constexpr Signal kSmall{{"kleine Trümpfe", "briscole basse", "small trumps"},
                        {"mit dem kleinen Finger und seinem Nachbarn trommeln",
                         "tamburellare con il mignolo e l’anulare", "drum with the two small fingers"}};
constexpr Signal kNothing{
    {"weder Perlagg noch Trumpf", "né Perlagg né briscola", "neither Perlagg nor trump"},
    {"Kopf schütteln oder Nase rümpfen", "scuotere la testa o arricciare il naso",
     "shake the head or wrinkle the nose"}};
constexpr words::Text kGleich{"viertiges Gleich oder besser", "Gleich di quattro o più",
                              "Gleich of four or more"};
constexpr words::Text kHanger{"viertiger Hanger oder besser", "Hanger di quattro o più",
                              "Hanger of four or more"};
constexpr Signal kGleichRight{kGleich,
                              {"rechte Schulter heben oder Kopf nach rechts",
                               "alzare la spalla destra o testa a destra",
                               "raise the right shoulder or head to the right"}};
constexpr Signal kHangerLeft{kHanger,
                             {"linke Schulter heben oder Kopf nach links",
                              "alzare la spalla sinistra o testa a sinistra",
                              "raise the left shoulder or head to the left"}};

// imst-2015, Deuten: Imst and round about, where acorn Perlaggen are permanent.
constexpr std::array kImst{
    Signal{kMartl, kBrows},
    Signal{kWeli, kKiss},
    Signal{{"Trumpf-Siebener (Spitz)", "sette di briscola (Spitz)", "Seven of trumps (Spitz)"},
           {"Zungenspitze zeigen", "mostrare la punta della lingua", "show the tip of the tongue"}},
    Signal{{"Trumpfperlaggen", "Perlaggen di briscola", "trump Perlaggen"},
           {"linkes Auge zukneifen, so oft wie man welche hat",
            "strizzare l’occhio sinistro, una volta per ciascuno", "wink the left eye, once for each"}},
    Signal{{"Eichelperlaggen", "Perlaggen di ghiande", "acorn Perlaggen"},
           {"rechtes Auge zukneifen, so oft wie man welche hat",
            "strizzare l’occhio destro, una volta per ciascuno", "wink the right eye, once for each"}},
    kAce,
    kKing,
    kSmall,
    kNothing,
    kGleichRight,
    kHangerLeft,
};

// imst-2015, Deuten, "In Südtirol"; what is not named there is as above.
constexpr std::array kSuedtirol{
    Signal{kMartl, kBrows},
    Signal{kWeli,
           {"Mund zum Kuss und Zungenspitze zeigen", "labbra a bacio e punta della lingua",
            "lips as for a kiss and the tip of the tongue"}},
    Signal{{"Schell-Siebener", "sette di sonagli", "Seven of bells"},
           {"rechte Schulter leicht heben", "alzare appena la spalla destra",
            "raise the right shoulder a little"}},
    Signal{{"Eichel-Siebener", "sette di ghiande", "Seven of acorns"},
           {"linke Schulter leicht heben", "alzare appena la spalla sinistra",
            "raise the left shoulder a little"}},
    Signal{{"Trumpfperlaggen", "Perlaggen di briscola", "trump Perlaggen"},
           {"zwinkern", "strizzare gli occhi", "wink"}},
    kAce,
    kKing,
    kSmall,
    kNothing,
};

// pagat, Communication and Signals: the players of the Noaflhaus in Telfs.
constexpr std::array kTelfs{
    Signal{kMartl, kBrows},
    Signal{kWeli, kKiss},
    Signal{{"Schell-Siebener", "sette di sonagli", "Seven of bells"},
           {"rechtes Auge zukneifen", "strizzare l’occhio destro", "wink the right eye"}},
    Signal{{"Eichel-Siebener", "sette di ghiande", "Seven of acorns"},
           {"linkes Auge zukneifen", "strizzare l’occhio sinistro", "wink the left eye"}},
    Signal{{"Trumpf-Siebener", "sette di briscola", "Seven of trumps"},
           {"linkes Auge zukneifen", "strizzare l’occhio sinistro", "wink the left eye"}},
    Signal{{"Trumpf-Unter, Trumpf-Ober", "Unter e Ober di briscola", "Unter and Ober of trumps"},
           {"Schulter heben", "alzare la spalla", "raise a shoulder"}},
    kAce,
    Signal{kSmall.meaning, {"mit den Fingern zeigen", "indicare con le dita", "show with the fingers"}},
    kNothing,
    Signal{kGleich, {"Hand waagrecht bewegen", "muovere la mano in orizzontale", "move the hand sideways"}},
    Signal{kHanger, {"Hand auf und ab bewegen", "muovere la mano in verticale", "move the hand up and down"}},
};

struct Place {
    std::string_view ruleSet;
    std::span<const Signal> signals;
};

// A set that does not stand here signals as the set it is built on does.
constexpr std::array kPlaces{
    Place{"innsbruck", kTelfs},  Place{"suedtirol", kSuedtirol},  Place{"imst", kImst},
    Place{"oberland", kImst},    Place{"eichelperlaggen", kImst}, Place{"schlanders", kImst},
    Place{"strafperlaggen", {}}, // each for himself (pagat, Perlaggen for Three Players)
};

} // namespace

std::span<const Signal> signalsOf(std::string_view ruleSet) {
    for (const RuleSet* set = findRuleSet(ruleSet); set; set = findRuleSet(set->base)) {
        const auto place = std::find_if(kPlaces.begin(), kPlaces.end(),
                                        [&](const Place& one) { return one.ruleSet == set->id; });
        if (place != kPlaces.end()) return place->signals;
    }
    return {};
}

} // namespace schreiber::perlaggen::rulebook
