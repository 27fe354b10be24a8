#include <base/input_error.h>
#include <kinds/words.h>

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>

namespace schreiber::kinds {

namespace {

using Texts = std::array<std::string_view, words::kLanguages.size()>; // de, it, en

// In the order of Kind.
constexpr std::array<Texts, kKinds.size()> kTitles{
    Texts{"Meldeliste", "Elenco degli iscritti", "Entry list"},
    Texts{"Partner", "Compagni", "Partners"},
    Texts{"Sitzliste A–Z", "Posti A–Z", "Seating A–Z"},
    Texts{"Tischliste", "Elenco dei tavoli", "Tables"},
    Texts{"Laufzettel", "Schede di percorso", "Route cards"},
    Texts{"Tischnummern", "Numeri dei tavoli", "Table numbers"},
    Texts{"Schreibzettel", "Fogli segnapunti", "Scoresheets"},
    Texts{"Leere Schreibzettel", "Fogli in bianco", "Blank sheets"},
    Texts{"Geschriebene Zettel", "Fogli compilati", "Written sheets"},
    Texts{"Fehlende Zettel", "Fogli mancanti", "Outstanding sheets"},
    Texts{"Ergebnisse", "Risultati", "Results"},
    Texts{"Rangliste", "Classifica", "Standings"},
    Texts{"Verlauf aller Runden", "Andamento dei turni", "Round by round"},
    Texts{"K.-o.-Baum", "Tabellone", "Bracket"},
    Texts{"Preisliste", "Elenco dei premi", "Prize list"},
    Texts{"Kassaliste", "Lista di cassa", "Cash list"},
    Texts{"Protokoll der Auslosungen", "Verbale dei sorteggi", "Protocol of the draws"},
    Texts{"Journal", "Giornale", "Journal"},
    Texts{"Streitfälle und Entscheide", "Contestazioni e decisioni", "Disputes and rulings"},
    Texts{"Spielregeln", "Regole di gioco", "Rules"},
    Texts{"Deuten und Perlaggen", "Segni e Perlaggen", "Signals and Perlaggen"},
    Texts{"Ehrentafel", "Albo d’onore", "Roll of honour"},
    Texts{"Urkunden", "Diplomi", "Certificates"},
    Texts{"Notblatt", "Foglio d’emergenza", "Emergency sheet"},
    Texts{"Alle Papiere", "Tutte le carte", "All papers"},
};

template <class Code>
struct Message {
    Code code;
    std::array<std::string_view, words::kLanguages.size()> texts; // de, it, en
};

using ReportCode = ReportError::Code;
using PdfCode = pdf::PdfError::Code;

// {} is the number.
constexpr std::array kReport{
    Message<ReportCode>{ReportCode::NoRoundYet,
                        {"Noch ist keine Runde bestätigt: erst auslosen und bestätigen.",
                         "Nessun turno è ancora confermato: prima sorteggiare e confermare.",
                         "No round is confirmed yet: draw one and confirm it first."}},
    Message<ReportCode>{ReportCode::NoSuchRound,
                        {"Runde {} gibt es nicht.", "Il turno {} non esiste.", "There is no round {}."}},
    Message<ReportCode>{ReportCode::NoSuchTable,
                        {"Tisch {} gibt es in dieser Runde nicht.",
                         "In questo turno il tavolo {} non esiste.", "There is no table {} in this round."}},
    Message<ReportCode>{
        ReportCode::NoSuchRuling,
        {"Einen Entscheid {} gibt es nicht.", "Non c’è una decisione {}.", "There is no ruling {}."}},
    Message<ReportCode>{ReportCode::BadUp,
                        {"{} Zettel auf einer Seite gibt es nicht: 1, 2 oder 4.",
                         "{} fogli per pagina non si può: 1, 2 o 4.",
                         "{} sheets to a page there are not: 1, 2 or 4."}},
    Message<ReportCode>{
        ReportCode::NoRoomForUp,
        {"{} Zettel gehen nicht auf dieses Papier, kleiner als A6 lässt sich keiner beschreiben: "
         "weniger Zettel oder größeres Papier nehmen.",
         "{} fogli non stanno su questa carta, sotto l’A6 non ci si scrive: prendere meno fogli o carta "
         "più grande.",
         "{} sheets do not go on this paper, and none can be written on below A6: take fewer sheets or "
         "larger paper."}},
};

// {0} is the path, {1} what the system said.
constexpr std::array kPdf{
    Message<PdfCode>{
        PdfCode::FontMissing,
        {"Die Schrift {0} fehlt: fonts-lato, fonts-vollkorn und fonts-dejavu-core installieren, oder mit "
         "SCHREIBER_FONTS den Ordner nennen, in dem deren Ordner liegen.",
         "Manca il carattere {0}: installare fonts-lato, fonts-vollkorn e fonts-dejavu-core, o indicare con "
         "SCHREIBER_FONTS la cartella in cui stanno le loro cartelle.",
         "The font {0} is missing: install fonts-lato, fonts-vollkorn and fonts-dejavu-core, or name the "
         "folder that holds "
         "theirs with SCHREIBER_FONTS."}},
    Message<PdfCode>{
        PdfCode::FontUnusable,
        {"Die Schrift {0} ist nicht zu gebrauchen: fonts-lato, fonts-vollkorn und fonts-dejavu-core neu "
         "installieren.",
         "Il carattere {0} non è utilizzabile: reinstallare fonts-lato, fonts-vollkorn e fonts-dejavu-core.",
         "The font {0} cannot be used: install fonts-lato, fonts-vollkorn and fonts-dejavu-core again."}},
    Message<PdfCode>{PdfCode::Library,
                     {"Das PDF kam nicht zustande ({1}).", "Il PDF non è riuscito ({1}).",
                      "The PDF could not be made ({1})."}},
};

// {0} the code point, {1} the text it stands in.
constexpr std::array<std::string_view, words::kLanguages.size()> kMissing{
    "„{}“ lässt sich nicht ganz drucken: Die Schrift hat {} nicht; dafür steht \uFFFD. Wer so heißt, steht "
    "auf "
    "dem Papier besser in lateinischen Buchstaben.",
    "«{}» non si può stampare del tutto: il carattere non ha {}; al suo posto sta \uFFFD. Sulla carta un "
    "nome "
    "così sta meglio in lettere latine.",
    "“{}” cannot be printed in full: the typeface lacks {}; \uFFFD stands for it. On paper such a name is "
    "better "
    "written in Latin letters."};

template <class Messages, class Code>
std::string_view patternOf(const Messages& messages, Code code, words::Language language) {
    for (const auto& message : messages)
        if (message.code == code) return message.texts.at(static_cast<std::size_t>(language));
    return {};
}

template <class... Arguments>
std::string filled(std::string_view pattern, const Arguments&... arguments) {
    return fmt::vformat(fmt::string_view(pattern.data(), pattern.size()),
                        fmt::make_format_args(arguments...));
}

} // namespace

std::string_view titleOf(Kind kind, words::Language language) {
    return kTitles.at(static_cast<std::size_t>(kind)).at(static_cast<std::size_t>(language));
}

std::string inWords(const ReportError& error, words::Language language) {
    return filled(patternOf(kReport, error.code, language), error.number);
}

std::string inWords(const pdf::PdfError& error, words::Language language) {
    return filled(patternOf(kPdf, error.code, language), base::printable(error.path, 200),
                  base::printable(error.detail, 200));
}

std::string inWords(const pdf::MissingCharacters& missing, words::Language language) {
    constexpr std::size_t kMostNamed = 3;
    std::string characters;
    for (std::size_t i = 0; i < std::min(missing.characters.size(), kMostNamed); ++i)
        characters +=
            fmt::format("{}U+{:04X}", i == 0 ? "" : ", ", static_cast<unsigned>(missing.characters[i]));
    if (missing.characters.size() > kMostNamed) characters += ", …";
    return filled(kMissing.at(static_cast<std::size_t>(language)), base::printable(missing.text), characters);
}

} // namespace schreiber::kinds
