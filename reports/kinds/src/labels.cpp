#include "labels.h"

#include <cstddef>

namespace schreiber::kinds {

namespace {

struct Words {
    Label label;
    std::array<std::string_view, kLanguages.size()> texts; // de, it, en
};

// In the order of Label.
constexpr std::array kWords{
    Words{Label::Entries, {"Meldeliste", "Elenco degli iscritti", "Entry list"}},
    Words{Label::Seating, {"Wo sitze ich?", "Dove mi siedo?", "Where do I sit?"}},
    Words{Label::Tables, {"Tische", "Tavoli", "Tables"}},
    Words{Label::Scoresheet, {"Schreibzettel", "Foglio segnapunti", "Scoresheet"}},
    Words{Label::Scoresheets, {"Schreibzettel", "Fogli segnapunti", "Scoresheets"}},
    Words{Label::Results, {"Ergebnisse", "Risultati", "Results"}},
    Words{Label::Standings, {"Rangliste", "Classifica", "Standings"}},
    Words{Label::Round, {"Runde {}", "Turno {}", "Round {}"}},
    Words{Label::AfterRound, {"nach Runde {}", "dopo il turno {}", "after round {}"}},
    Words{Label::Draft,
          {"Entwurf, noch nicht bestätigt", "bozza, non ancora confermata", "draft, not yet confirmed"}},
    Words{Label::Game, {"Spiel {} von {}", "Partita {} di {}", "Game {} of {}"}},
    Words{Label::Table, {"Tisch", "Tavolo", "Table"}},
    Words{Label::Heat, {"Durchgang", "Batteria", "Heat"}},
    Words{Label::Number, {"Nr.", "N.", "No."}},
    Words{Label::Name, {"Name", "Nome", "Name"}},
    Words{Label::Club, {"Verein", "Società", "Club"}},
    Words{Label::Partner, {"Partner", "Compagno", "Partner"}},
    Words{Label::Note, {"Anmerkung", "Nota", "Note"}},
    Words{Label::State, {"Zettel", "Foglio", "Sheet"}},
    Words{Label::Result, {"Ergebnis", "Risultato", "Result"}},
    Words{Label::SitsOut, {"sitzt aus", "riposa", "sits out"}},
    Words{Label::SittingOut, {"Es sitzen aus: {}", "Riposano: {}", "Sitting out: {}"}},
    Words{Label::EntryCount, {"Gemeldet: {}", "Iscritti: {}", "Entered: {}"}},
    Words{Label::They, {"SIE", "LORO", "THEY"}},
    Words{Label::We, {"WIR", "NOI", "WE"}},
    Words{Label::WeWrite, {"WIR (schreiben)", "NOI (scriviamo)", "WE (write)"}},
    Words{Label::Writes, {"schreibt", "scrive", "writes"}},
    Words{Label::DealsFirst, {"Es gibt zuerst:", "Primo mazziere:", "Deals first:"}},
    Words{Label::TargetUp, {"zu {}", "ai {}", "to {}"}},
    Words{Label::TargetDown, {"{} bis {}", "da {} a {}", "{} down to {}"}},
    Words{Label::HouseRules, {"Hausregeln: {}", "Regole della casa: {}", "House rules: {}"}},
    Words{Label::Signature, {"Unterschrift", "Firma", "Signature"}},
    Words{Label::SignedBy, {"Gelesen", "Letto", "Read"}},
    Words{Label::Ruling, {"Entscheid", "Decisione", "Ruling"}},
    Words{Label::Director, {"Spielleitung", "Direzione di gara", "Director"}},
    Words{Label::Page, {"Seite", "Pagina", "Page"}},
    Words{Label::Of, {"von", "di", "of"}},
    Words{Label::AsOf, {"Stand {}", "Aggiornato: {}", "As of {}"}},
    Words{Label::NoEntries,
          {"Noch ist niemand gemeldet.", "Nessuno è ancora iscritto.", "Nobody is entered yet."}},
    Words{Label::NoTables,
          {"In dieser Runde gibt es keinen Tisch.", "In questo turno non c’è nessun tavolo.",
           "There is no table in this round."}},
    Words{Label::NoStandings,
          {"Noch ist nichts zu werten.", "Non c’è ancora nulla da classificare.", "Nothing to rank yet."}},
    Words{Label::EntryLeft, {"abgemeldet", "ritirato", "left"}},
    Words{Label::EntryLate, {"ab Runde {}", "dal turno {}", "from round {}"}},
    Words{Label::EntrySubstitute, {"für {}", "al posto di {}", "for {}"}},
    Words{Label::SheetMissing, {"fehlt", "manca", "missing"}},
    Words{Label::SheetOpen, {"läuft", "in corso", "under way"}},
    Words{Label::SheetEntered, {"eingetragen", "inserito", "entered"}},
    Words{Label::SheetConfirmed, {"bestätigt", "confermato", "confirmed"}},
    Words{Label::SheetDisputed, {"strittig", "contestato", "disputed"}},
    Words{Label::EndedByTime, {"auf Zeit", "a tempo", "on time"}},
    Words{Label::EndedByForfeit, {"kampflos", "a tavolino", "forfeit"}},
    Words{Label::EndedByRuling, {"Entscheid", "decisione", "ruling"}},
    Words{Label::Rank, {"Rang", "Pos.", "Rank"}},
    Words{Label::Played, {"Gesp.", "Gioc.", "Played"}},
    Words{Label::SatOut, {"Aus", "Riposi", "Out"}},
    Words{Label::Score, {"Wertung", "Punteggio", "Score"}},
    Words{Label::Wins, {"Siege", "Vinte", "Wins"}},
    Words{Label::Points, {"Punkte", "Punti", "Points"}},
    Words{Label::Difference, {"Diff.", "Diff.", "Diff."}},
    Words{Label::Against, {"Gegen", "Contro", "Against"}},
    Words{Label::HeadToHead, {"Direkt", "Diretto", "Direct"}},
    Words{Label::Buchholz, {"Buchholz", "Buchholz", "Buchholz"}},
    Words{Label::Decider, {"Stechen", "Spareggio", "Decider"}},
    Words{Label::Provisional, {"vorläufig", "provvisoria", "provisional"}},
    Words{Label::StillMissing, {"Es fehlen noch: {}", "Mancano ancora: {}", "Still missing: {}"}},
    Words{Label::RoundTable, {"Runde {} Tisch {}", "turno {} tavolo {}", "round {} table {}"}},
    Words{Label::AverageNote,
          {"* mit dem Durchschnitt der eigenen Runden fürs Aussitzen; ändert sich bis zur letzten Runde",
           "* con la media dei propri turni per il riposo; cambia fino all’ultimo turno",
           "* holds the average of the own rounds for sitting out; changes until the last round"}},
    Words{Label::BoldNote,
          {"Wer gewonnen hat, steht fett.", "In grassetto chi ha vinto.", "Winners in bold."}},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < kWords.size(); ++i)
        if (static_cast<std::size_t>(kWords[i].label) != i) return false;
    return static_cast<std::size_t>(Label::BoldNote) + 1 == kWords.size();
}
static_assert(inOrder());

constexpr std::array<std::string_view, kLanguages.size()> kCodes{"de", "it", "en"};
constexpr std::array kMonths{"January", "February", "March",     "April",   "May",      "June",
                             "July",    "August",   "September", "October", "November", "December"};

} // namespace

std::string_view codeOf(Language language) {
    return kCodes.at(static_cast<std::size_t>(language));
}

std::optional<Language> languageNamed(std::string_view code) {
    for (Language language : kLanguages)
        if (codeOf(language) == code) return language;
    return std::nullopt;
}

std::string_view text(Label label, Language language) {
    return kWords.at(static_cast<std::size_t>(label)).texts.at(static_cast<std::size_t>(language));
}

std::string dateText(const pdf::Moment& moment, Language language) {
    std::string day;
    switch (language) {
    case Language::German:
        day = fmt::format("{}.{}.{}", moment.day, moment.month, moment.year);
        break;
    case Language::Italian:
        day = fmt::format("{:02}/{:02}/{}", moment.day, moment.month, moment.year);
        break;
    case Language::English:
        day = fmt::format("{} {} {}", moment.day, kMonths.at(static_cast<std::size_t>(moment.month - 1)),
                          moment.year);
        break;
    }
    return moment.time ? fmt::format("{}, {:02}:{:02}", day, moment.time->hour, moment.time->minute) : day;
}

} // namespace schreiber::kinds
