#include <array>
#include <cstddef>
#include <perlaggen/rulebook/source.h>

namespace schreiber::perlaggen::rulebook {
namespace {

using enum Heading;
using enum Source;

// pagat's game for two, three and six follows either style of the game for four.
constexpr RuleSetMask kOverlay = sets::kInnsbruck | sets::kEichel;
// By it as many play on these, too: their own sources only say that so many can (rule-sets.md: the matrix's
// overlays for two, three and six).
constexpr RuleSetMask kByNumber = sets::kImst | sets::kSuedtirol | sets::kOberland;
// The paper is written for Imst and notes where South Tyrol differs; a rule point says which it holds in.
constexpr RuleSetMask kPaper = sets::kImst | sets::kSuedtirol;
constexpr RuleSetMask kVariants =
    sets::kInnsbruck | sets::kSchlanders | sets::kDeutschnofen | sets::kHistoric;

constexpr std::array kHeadings{
    SourceHeading{PagatCards, Pagat, "Players and Cards", "", sets::kInnsbruck},
    SourceHeading{PagatDeal, Pagat, "The Deal", "Innsbruck Style", sets::kInnsbruck},
    SourceHeading{PagatPlay, Pagat, "The Play", "", sets::kInnsbruck},
    SourceHeading{PagatFigures, Pagat, "Gleich, Hanger, Spiel", "", sets::kInnsbruck},
    SourceHeading{PagatBetting, Pagat, "Betting", "", sets::kInnsbruck},
    SourceHeading{PagatShow, Pagat, "The Show", "", sets::kInnsbruck},
    SourceHeading{PagatShowBetting, Pagat, "Betting during the show", "", sets::kInnsbruck},
    SourceHeading{PagatProof, Pagat, "Showing cards to validate bets", "", sets::kInnsbruck},
    SourceHeading{PagatTies, Pagat, "Dealing with ties", "", sets::kInnsbruck},
    SourceHeading{PagatScoring, Pagat, "Scoring", "", sets::kInnsbruck},
    SourceHeading{PagatEndgame, Pagat, "The Endgame", "", sets::kInnsbruck},
    SourceHeading{PagatBlind, Pagat, "Blind bets", "", sets::kInnsbruck},
    SourceHeading{PagatSignals, Pagat, "Communication and Signals", "", sets::kInnsbruck},
    SourceHeading{PagatEichel, Pagat, "Eichelperlaggen", "", sets::kEichel},
    SourceHeading{PagatEichelDeal, Pagat, "The Deal", "Eichelperlaggen", sets::kEichel},
    SourceHeading{PagatEichelEndgame, Pagat, "Scoring and Endgame", "", sets::kEichel},
    SourceHeading{PagatTwo, Pagat, "Two-Player Game", "", kOverlay, kByNumber, 2},
    SourceHeading{PagatSix, Pagat, "Six-Player Game", "", kOverlay, kByNumber, 6},
    SourceHeading{PagatThree, Pagat, "Three-Player Game", "", kOverlay, kByNumber, 3},
    SourceHeading{PagatStraf, Pagat, "Strafperlaggen", "", sets::kStraf},
    SourceHeading{PagatStrafTactics, Pagat, "Note on Tactics", "", sets::kStraf},
    SourceHeading{PagatVariations, Pagat, "Variations", "", kVariants},
    SourceHeading{ImstBasics, Imst2015, "Grundbegriffe und Anleitung", "", kPaper},
    SourceHeading{ImstPerlaggen, Imst2015, "Die ständigen Perlaggen & die Trumpfperlaggen", "", kPaper},
    SourceHeading{ImstAllPerlaggen, Imst2015, "Alle Perlaggen", "", kPaper},
    SourceHeading{ImstCutting, Imst2015, "Abheben & Geben", "", kPaper},
    SourceHeading{ImstTrump, Imst2015, "Trumpf aufschlagen", "", kPaper},
    SourceHeading{ImstTrumpPerlaggen, Imst2015, "Trumpfperlaggen (Wiederholung im Detail)", "", kPaper},
    SourceHeading{ImstExchange, Imst2015, "Austauschen", "", kPaper},
    SourceHeading{ImstSignals, Imst2015, "Deuten", "", kPaper},
    SourceHeading{ImstFigures, Imst2015, "Figuren", "", kPaper},
    SourceHeading{ImstSuits, Imst2015, "Trumpf – Farbe", "", kPaper},
    SourceHeading{ImstBetting, Imst2015, "Bieten und Punkte", "", kPaper},
    SourceHeading{ImstFurther, Imst2015, "Beim Perlaggen ist ferner Folgendes zu beachten", "", kPaper},
    SourceHeading{Imst1, Imst2015, "§ 1", "", kPaper},
    SourceHeading{Imst2, Imst2015, "§ 2", "", kPaper},
    SourceHeading{Imst3, Imst2015, "§ 3", "", kPaper},
    SourceHeading{Imst4, Imst2015, "§ 4", "", kPaper},
    SourceHeading{Imst5, Imst2015, "§ 5", "", kPaper},
    SourceHeading{Imst6, Imst2015, "§ 6", "", kPaper},
    SourceHeading{Imst7, Imst2015, "§ 7", "", kPaper},
    SourceHeading{Imst8, Imst2015, "§ 8", "", kPaper},
    SourceHeading{Imst9, Imst2015, "§ 9", "", kPaper},
    SourceHeading{Imst10, Imst2015, "§ 10", "", kPaper},
    SourceHeading{Imst11, Imst2015, "§ 11", "", kPaper},
    SourceHeading{Imst12, Imst2015, "§ 12", "", kPaper},
    SourceHeading{Imst13, Imst2015, "§ 13", "", kPaper},
    SourceHeading{Imst14, Imst2015, "§ 14", "", kPaper},
    SourceHeading{Imst15, Imst2015, "§ 15", "", kPaper},
    SourceHeading{Imst16, Imst2015, "§ 16", "", kPaper},
    SourceHeading{Imst17, Imst2015, "§ 17", "", kPaper},
    SourceHeading{Imst18, Imst2015, "§ 18", "", kPaper},
    SourceHeading{Imst19, Imst2015, "§ 19", "", kPaper},
    SourceHeading{Imst20, Imst2015, "§ 20", "", kPaper},
    SourceHeading{Imst21, Imst2015, "§ 21", "", kPaper},
    SourceHeading{Imst22, Imst2015, "§ 22", "", kPaper},
    SourceHeading{Imst23, Imst2015, "§ 23", "", kPaper},
    SourceHeading{Imst24, Imst2015, "§ 24", "", kPaper},
    SourceHeading{Imst25, Imst2015, "§ 25", "", kPaper},
    SourceHeading{Imst26, Imst2015, "§ 26", "", kPaper},
    SourceHeading{Imst27, Imst2015, "§ 27", "", kPaper},
    SourceHeading{Imst28, Imst2015, "§ 28", "", kPaper},
    SourceHeading{Imst29, Imst2015, "§ 29", "", kPaper},
    SourceHeading{Imst30, Imst2015, "§ 30", "", kPaper},
    SourceHeading{Imst31, Imst2015, "§ 31", "", kPaper},
    SourceHeading{Imst32, Imst2015, "§ 32", "", kPaper},
    SourceHeading{Imst33, Imst2015, "§ 33", "", kPaper},
    SourceHeading{Imst34, Imst2015, "§ 34", "", kPaper},
    SourceHeading{Imst35, Imst2015, "§ 35", "", kPaper},
    SourceHeading{Heltschl11, Heltschl, "§ 1.1", "", sets::kOberland},
    SourceHeading{Heltschl12, Heltschl, "§ 1.2", "", sets::kOberland},
    SourceHeading{Heltschl13, Heltschl, "§ 1.3", "", sets::kOberland},
    SourceHeading{Heltschl14, Heltschl, "§ 1.4", "", sets::kOberland},
    SourceHeading{Heltschl15, Heltschl, "§ 1.5", "", sets::kOberland},
    SourceHeading{Heltschl16, Heltschl, "§ 1.6", "", sets::kOberland},
    SourceHeading{Schlanders1, Schlanders, "1", "", sets::kSchlanders},
    SourceHeading{Schlanders2, Schlanders, "2", "", sets::kSchlanders},
    SourceHeading{Schlanders3, Schlanders, "3", "", sets::kSchlanders},
    SourceHeading{Schlanders4, Schlanders, "4", "", sets::kSchlanders},
    SourceHeading{Schlanders5, Schlanders, "5", "", sets::kSchlanders},
    SourceHeading{Schlanders6, Schlanders, "6", "", sets::kSchlanders},
    // Of these rules too little can be had to make a rule set: they reach none.
    SourceHeading{Tiroler11, TirolerKartenspiel, "1.1", "", 0},
    SourceHeading{Tiroler12, TirolerKartenspiel, "1.2", "", 0},
    SourceHeading{Tiroler121, TirolerKartenspiel, "1.21", "", 0},
    SourceHeading{Tiroler122, TirolerKartenspiel, "1.22", "", 0},
    SourceHeading{Tiroler131, TirolerKartenspiel, "1.31", "", 0},
    SourceHeading{Tiroler132, TirolerKartenspiel, "1.32", "", 0},
    SourceHeading{PressMeinbezirk2015, Press, "meinbezirk.at 2015", "", 0},
    SourceHeading{PressStol2017, Press, "stol.it 2017", "", 0},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < kHeadings.size(); ++i)
        if (static_cast<std::size_t>(kHeadings[i].heading) != i) return false;
    return true;
}
static_assert(inOrder());

struct SourceNames {
    Source source;
    std::string_view id;
    words::Text title;
    words::Text shortTitle;
};

constexpr std::array kSourceNames{
    SourceNames{Pagat,
                "pagat",
                {"John McLeod: Perlaggen, pagat.com (Fassung vom 1. November 2024)",
                 "John McLeod: Perlaggen, pagat.com (versione del 1º novembre 2024)",
                 "John McLeod: Perlaggen, pagat.com (as of 1 November 2024)"},
                {"pagat.com", "pagat.com", "pagat.com"}},
    SourceNames{
        Imst2015,
        "imst-2015",
        {"Perlaggerregeln in Imst & Umgebung, Fassung vom Jänner 2015, mit den Südtiroler Abweichungen",
         "Regole del Perlaggen di Imst e dintorni, versione di gennaio 2015, con le varianti sudtirolesi",
         "Rules of Perlaggen in and around Imst, January 2015, with the South Tyrolean deviations"},
        {"Imster Regeln 2015", "Regole di Imst 2015", "Imst rules 2015"}},
    SourceNames{Heltschl,
                "heltschl",
                {"heltschl.org: Perlaggen, § 1 Grundlagen (Tiroler Oberland)",
                 "heltschl.org: Perlaggen, § 1 fondamenti (Oberland tirolese)",
                 "heltschl.org: Perlaggen, § 1 basics (Tyrolean Oberland)"},
                {"heltschl.org", "heltschl.org", "heltschl.org"}},
    SourceNames{Schlanders,
                "schlanders",
                {"Perlaggerclub Schlanders: Spielregeln, Teil A",
                 "Perlaggerclub Schlanders: regole di gioco, parte A",
                 "Perlaggerclub Schlanders: rules, part A"},
                {"Regeln des Perlaggerclubs Schlanders", "Regole del club di Silandro",
                 "Rules of the Schlanders club"}},
    SourceNames{TirolerKartenspiel,
                "tiroler-kartenspiel",
                {"tiroler-kartenspiel.at: Spielregeln, Regel 1 (mehr davon ist nicht zugänglich)",
                 "tiroler-kartenspiel.at: regole di gioco, regola 1 (il resto non è accessibile)",
                 "tiroler-kartenspiel.at: rules, rule 1 (no more of it is to be had)"},
                {"tiroler-kartenspiel.at", "tiroler-kartenspiel.at", "tiroler-kartenspiel.at"}},
    SourceNames{Press,
                "press",
                {"Zeitungsberichte über Meisterschaften", "Articoli di giornale sui campionati",
                 "Newspaper reports on championships"},
                {"Zeitungsberichte", "Articoli di giornale", "Newspaper reports"}},
};

const SourceNames& names(Source source) {
    return kSourceNames[static_cast<std::size_t>(source)];
}

} // namespace

std::string_view id(Source source) {
    return names(source).id;
}

words::Text title(Source source) {
    return names(source).title;
}

words::Text shortTitle(Source source) {
    return names(source).shortTitle;
}

std::span<const SourceHeading> headings() {
    return kHeadings;
}

const SourceHeading& headingOf(Heading heading) {
    return kHeadings[static_cast<std::size_t>(heading)];
}

} // namespace schreiber::perlaggen::rulebook
