#include "reasons.h"

#include <fmt/format.h>

#include <koenigrufen/rulebook/source.h>
#include <koenigrufen/ruling/event_words.h>
#include <koenigrufen/ruling/explain.h>

namespace schreiber::koenigrufen::ruling {

using deal::Ruling;
using deal::Verdict;
using words::Language;
using words::Text;

namespace {

template <class... Arguments>
std::string sentence(const Text& what, Language language, const Arguments&... arguments) {
    return fmt::format(fmt::runtime(what.in(language)), arguments...);
}

bool isCard(const Replay& replay, const Ruling& ruling) {
    return ruling.event >= 0 && std::holds_alternative<deal::Play>(
                                    replay.record.events[static_cast<std::size_t>(ruling.event)].action);
}

// Who did what, and on which line.
std::string whatHappened(const Replay& replay, const Ruling& ruling, Language language) {
    if (ruling.event < 0) return {};
    const deal::Event& event = replay.record.events[static_cast<std::size_t>(ruling.event)];
    std::string text = eventInWords(event.action, replay.nameOf(event.seat), language);
    text.pop_back(); // the full stop goes behind the line
    constexpr Text kOnLine{"{0} (Zeile {1}).", "{0} (riga {1}).", "{0} (line {1})."};
    return sentence(kOnLine, language, text, replay.lineOf(ruling));
}

void append(std::string& text, const std::string& more) {
    if (more.empty()) return;
    text += (text.empty() ? "" : " ") + more;
}

} // namespace

// What the rule rests on: its heading in the source, or a house rule, or a choice of this program.
std::string restsInWords(const Replay& replay, const Ruling& ruling, Language language) {
    std::string text;
    if (const auto passages = rulebook::passagesOf(ruling.rule); isCited(ruling) && !passages.empty()) {
        constexpr Text kStands{"So steht es unter „{0}“.", "Così sta sotto «{0}».",
                               "So it stands under “{0}”."};
        text = sentence(kStands, language, passages[0].section);
    }
    if (ruling.restsOn) {
        const auto which = *ruling.restsOn;
        const bool ours = replay.rules.settings()[which] != replay.rules.set().defaults[which];
        constexpr Text kAgreed{"So ist es vereinbart ({0}).", "Così è convenuto ({0}).",
                               "So it is agreed ({0})."};
        constexpr Text kSilent{
            "Die Quelle schweigt; Vorgabe dieses Programms, in den Hausregeln zu ändern ({0}).",
            "La fonte tace; scelta di questo programma, modificabile nelle regole della casa ({0}).",
            "The source is silent; this program's default, which the house rules can change ({0})."};
        append(text, sentence(ours ? kAgreed : kSilent, language, rulebook::nameOf(which)));
    }
    return text;
}

std::string followsInWords(const Replay& replay, const Ruling& ruling, Language language) {
    const std::string who = ruling.seat ? replay.nameOf(*ruling.seat) : std::string();
    const deal::Consequence& follows = ruling.consequence;
    if (ruling.verdict == Verdict::Undecided)
        return ruling.decides ? sentence({"Ob das gilt, hängt daran, wer den gerufenen König hat ({0}).",
                                          "Se vale dipende da chi ha il re chiamato ({0}).",
                                          "Whether it holds hangs on who has the called king ({0})."},
                                         language, cardInWords(*ruling.decides, language))
                              : sentence({"Das Protokoll lässt es offen.", "Il verbale lo lascia aperto.",
                                          "The record leaves it open."},
                                         language);
    if (follows.redeal)
        return sentence({"Es wird nichts geschrieben; {0} gibt noch einmal.",
                         "Non si scrive nulla; {0} distribuisce di nuovo.",
                         "Nothing is written; {0} deals again."},
                        language, replay.nameOf(replay.state().dealer));
    if (follows.broken) return brokenInWords(who, language);
    if (follows.back)
        return sentence({"Die Karte geht in die Hand zurück.", "La carta torna in mano.",
                         "The card goes back to the hand."},
                        language);
    if (ruling.rule == "game_over"_point)
        return sentence(
            {"Was noch kommt, zählt nicht.", "Ciò che segue non conta.", "What comes now does not count."},
            language);
    if (follows.isVoid)
        return sentence({"Das gilt nicht, und niemand ist dadurch übergangen.",
                         "Non vale, e nessuno ne è scavalcato.",
                         "It does not hold, and nobody is passed over by it."},
                        language);
    if (ruling.verdict == Verdict::Illegal && isCard(replay, ruling))
        return replay.state().end == deal::End::Broken
                   ? sentence({"Das Spiel ist schon durch eine frühere Karte abgebrochen.",
                               "Il gioco è già interrotto da una carta precedente.",
                               "An earlier card has broken the game off already."},
                              language)
                   : sentence({"Bis der Stich voll ist, kann es noch richtiggestellt werden.",
                               "Finché la presa non è completa si può ancora correggere.",
                               "It can be put right until the trick is complete."},
                              language);
    return {};
}

std::string brokenInWords(const std::string& who, Language language) {
    return sentence(
        {"Das Spiel ist abgebrochen und wird mit allen angesagten Prämien geschrieben, als hätte {0} "
         "verloren.",
         "Il gioco è interrotto e si scrive, con tutti i premi annunciati, come se {0} avesse perso.",
         "The game is broken off and written, with all announced premiums, as if {0} had lost."},
        language, who);
}

std::string reasonInWords(rulebook::PointName point, const std::string& who, Language language) {
    const Text reason = reasonOf(point);
    return reason.empty() ? std::string() : sentence(reason, language, who);
}

std::string reasonInWords(const Ruling& ruling, const std::string& who, Language language) {
    // what the source would let him do and a club does not
    if (ruling.restsOn == rulebook::Switch::KontraMax)
        return sentence({"Mehr Stufen von Kontra und Retour sind nicht vereinbart.",
                         "Più gradi di kontra e retour non sono convenuti.",
                         "No more steps of kontra and retour are agreed."},
                        language);
    if (ruling.restsOn == rulebook::Switch::AnnounceHeld)
        return sentence({"{0} hat die Karte nicht, um die es dabei geht.",
                         "{0} non ha la carta di cui si tratta.",
                         "{0} does not hold the card that it is about."},
                        language, who);
    return reasonInWords(ruling.rule, who, language);
}

std::string hadInstead(cards::tarock::CardSet cards, const std::string& who, Language language) {
    if (cards.empty()) return {};
    return sentence({"{0} hatte noch: {1}.", "{0} aveva ancora: {1}.", "{0} still had: {1}."}, language, who,
                    cardsInWords(cards, language));
}

std::string explain(const Replay& replay, const Ruling& ruling, Language language) {
    const std::string who = ruling.seat ? replay.nameOf(*ruling.seat) : std::string();
    std::string text = whatHappened(replay, ruling, language);
    append(text, reasonInWords(ruling, who, language));
    append(text, hadInstead(ruling.instead, who, language));
    append(text, restsInWords(replay, ruling, language));
    append(text, followsInWords(replay, ruling, language));
    return text;
}

const char* verdictName(deal::Verdict verdict) {
    switch (verdict) {
    case deal::Verdict::Illegal:
        return "illegal";
    case deal::Verdict::Undecided:
        return "undecided";
    case deal::Verdict::Note:
        break;
    }
    return "note";
}

bool isCited(const Ruling& ruling) {
    return !ruling.restsOn || ruling.restsOn == rulebook::Switch::BreachWhen ||
           ruling.restsOn == rulebook::Switch::ThrowInMissed;
}

std::string whoHasKing(cards::tarock::Card king, Language language) {
    return sentence({"Wer hat den gerufenen König ({0})?", "Chi ha il re chiamato ({0})?",
                     "Who has the called king ({0})?"},
                    language, cardInWords(king, language));
}

std::string whatLayApart(Language language) {
    return sentence({"Was wurde abgelegt, und was lag in welchem Talon?",
                     "Che cosa è stato scartato, e che cosa c'era in quale talone?",
                     "What was laid away, and what lay in which talon?"},
                    language);
}

} // namespace schreiber::koenigrufen::ruling
