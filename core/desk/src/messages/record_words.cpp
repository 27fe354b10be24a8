#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// The words of a deal record where one of them could have stood: those that one types, which are English or
// German, in Italian with what they mean.
constexpr Message kMessages[] = {
    {"blind", "ungesehen", "blind (offre alla cieca)", "blind"},
    {"cut", "hebt", "cut (taglia)", "cut"},
    {"turn", "schlägt", "turn (gira la briscola)", "turn"},
    {"exchange", "tauscht", "exchange (scambia)", "exchange"},
    {"bet", "bietet", "bet (offre)", "bet"},
    {"hold", "hält", "hold (tiene)", "hold"},
    {"good", "gut", "good (lascia buono)", "good"},
    {"ask", "fragt", "ask (chiede)", "ask"},
    {"play", "spielt", "play (gioca)", "play"},
    {"show", "weist", "show (mostra)", "show"},
    {"stand", "steht", "stand (dichiara la parità)", "stand"},
    {"done", "fertig", "done (ha finito)", "done"},
    {"allow", "erlaubt", "allow (permette)", "allow"},
    {"deny", "nicht erlaubt", "deny (non permette)", "deny"},
    {"reveal", "nennt", "reveal (dice che figura è)", "reveal"},
    {"irregular", "regelwidrig", "irregular (irregolarità)", "irregular"},
    {"all", "alle", "all (tutte e tre)", "all"},
    {"game", "aus", "game (Spiel aus)", "game"},
    {"suit", "farbe", "suit (se di seme)", "suit"},
    {"knowingly", "wissentlich", "knowingly (consapevolmente)", "knowingly"},
    {":", "ein Doppelpunkt", "i due punti", "a colon"},
    {"-", "- für keine", "- per nessuna", "- for none"},
    {"---", "eine Zeile aus drei Strichen", "una riga di tre trattini", "a line of three hyphens"},
    {"T7", "ein Trumpfrang wie T7", "un rango di briscola come T7", "a rank of trumps such as T7"},
    {"UTF-8", "Text in UTF-8, ohne Steuerzeichen", "testo in UTF-8, senza caratteri di controllo",
     "text in UTF-8, without control characters"},
    {"KEY: VALUE", "ein Name, ein Doppelpunkt und sein Wert wie „dealer: A“",
     "un nome, i due punti e il suo valore come «dealer: A»",
     "a name, a colon and its value such as “dealer: A”"},
};

} // namespace

std::span<const Message> recordWordMessages() {
    return kMessages;
}

} // namespace schreiber::desk
