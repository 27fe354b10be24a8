#include "supposed_words.h"

#include <array>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

std::string supposedInWords(const Replay& replay, const deal::Supposed& supposed, words::Language language) {
    // in the order of the enumeration
    constexpr std::array<words::Text, 9> kDeeds{{
        {"{} hat in Zeile {} nicht Farbe verleugnet", "{} alla riga {} non ha negato il seme",
         "{} did not revoke in line {}"},
        {"{} hatte in Zeile {} von der ausgespielten Farbe nichts",
         "{} alla riga {} non aveva carte del seme giocato", "{} had nothing of the suit led in line {}"},
        {"{} hatte in Zeile {} eine letzte Karte, die Farbe, Trumpf oder Perlagg ist",
         "{} alla riga {} aveva come ultima carta una del seme, una briscola o un Perlagg",
         "{} had in line {} a last card of the suit, a trump or a Perlagg"},
        {"{} konnte vor dem Tausch in Zeile {} nicht selbst tauschen",
         "{} prima dello scambio alla riga {} non poteva scambiare",
         "{} could not exchange before the exchange in line {}"},
        {"{} konnte in Zeile {} nichts mehr tauschen", "{} alla riga {} non poteva più scambiare nulla",
         "{} could exchange nothing any more in line {}"},
        {"{} hatte die Figur, die in Zeile {} angesagt ist", "{} aveva la figura annunciata alla riga {}",
         "{} had the figure declared in line {}"},
        {"{} sagt in Zeile {} zu Recht „nicht erlaubt“", "{} alla riga {} dice a ragione «nicht erlaubt»",
         "{} rightly says “nicht erlaubt” in line {}"},
        {"{} nennt in Zeile {} eine Figur, die da ist", "{} alla riga {} nomina una figura che c'è",
         "{} tells of a figure in line {} that is there"},
        {"die Seite von {} hatte die Figur nicht, die sie in Zeile {} hergibt",
         "la coppia di {} non aveva la figura che cede alla riga {}",
         "{}'s side had not the figure that it gives up in line {}"},
    }};
    return words::say(language, kDeeds[static_cast<std::size_t>(supposed.deed)], replay.nameOf(supposed.seat),
                      replay.lineOf(supposed.event));
}

std::string providedInWords(const Replay& replay, std::span<const deal::Supposed> provided,
                            words::Language language) {
    if (provided.empty()) return {};
    std::string all;
    for (const deal::Supposed& supposed : provided)
        all += (all.empty() ? "" : "; ") + supposedInWords(replay, supposed, language);
    return words::say(
        language, {" Vorausgesetzt ist dabei: {}.", " Si dà per inteso: {}.", " This takes for granted: {}."},
        all);
}

} // namespace schreiber::perlaggen::ruling
