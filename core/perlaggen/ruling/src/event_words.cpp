#include "figure_words.h"
#include "name_words.h"

#include <array>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/event_words.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

namespace {

// `Ist viertig erlaubt?`
std::string declaredSize(int size, words::Language language) {
    const std::string_view word = sizeWord(size);
    if (!word.empty()) return std::string(word);
    return words::say(language,
                      {"eine Figur mit {} Karten", "una figura di {} carte", "a figure of {} cards"}, size);
}

// What comes after the person.
class Clause {
  public:
    Clause(const record::Header& head, words::Language language)
        : m_head(head)
        , m_language(language) {}

    std::string operator()(const deal::Blind& blind) const {
        if (blind.all)
            return say({"sagt ungesehen „Höll auf“", "dice «Höll auf» alla cieca", "says “Höll auf” unseen"});
        std::vector<std::string> names;
        for (const deal::Figure figure : blind.figures) names.push_back(betOn(figure));
        return say({"bietet ungesehen {}", "offre alla cieca {}", "bets blind {}"},
                   rulebook::joinedNames(names, m_language));
    }
    std::string operator()(const deal::Cut& cut) const {
        if (cut.kept.empty())
            return say({"hebt ab und behält nichts", "taglia e non tiene nulla", "cuts and keeps nothing"});
        return say({"hebt ab und behält {}", "taglia e tiene {}", "cuts and keeps {}"},
                   rulebook::theCards(cut.kept, m_language));
    }
    std::string operator()(const deal::Turn& turn) const {
        return say({"schlägt {} auf", "gira {}", "turns up {}"}, rulebook::theCards(turn.cards, m_language));
    }
    std::string operator()(const deal::Exchange& exchange) const {
        return say({"gibt {} und holt dafür {}", "dà {} e prende {}", "gives {} and fetches {}"},
                   rulebook::theCard({.card = exchange.give}, m_language),
                   rulebook::theCard({.card = exchange.take}, m_language));
    }
    std::string operator()(const deal::Bet& bet) const {
        const std::string on = betOn(bet.figure);
        if (!bet.value) return say({"bietet {}", "offre {}", "bets {}"}, on);
        return say({"sagt beim {1} {0}", "dice {} {}", "says {} {}"}, numberName(*bet.value, m_language), on);
    }
    std::string operator()(const deal::BetAll&) const {
        return say({"sagt „Höll auf“", "dice «Höll auf»", "says “Höll auf”"});
    }
    std::string operator()(const deal::Hold& hold) const {
        return say({"hält {}", "tiene {}", "holds {}"}, objectFigure(hold.figure, m_language));
    }
    std::string operator()(const deal::Good& good) const {
        if (good.ifSuit)
            return say({"lässt das Spiel „bei Farbe“ gut", "lascia buono lo Spiel «bei Farbe»",
                        "concedes the Spiel “bei Farbe”"});
        return say({"lässt {} gut", "lascia buono {}", "concedes {}"}, objectFigure(good.figure, m_language));
    }
    std::string operator()(const deal::AskFigure& ask) const {
        return say({"will {} sehen", "vuole vedere {}", "asks to see {}"},
                   objectFigure(ask.figure, m_language));
    }
    std::string operator()(const deal::Play& play) const {
        return say({"spielt {}", "gioca {}", "plays {}"}, rulebook::theCard(play.card, m_language));
    }
    std::string operator()(const deal::Show& show) const {
        return say({"weist {}", "mostra {}", "shows {}"}, rulebook::theCards(show.cards, m_language));
    }
    std::string operator()(const deal::Stand& stand) const {
        return say({"sagt, dass {} steht", "dichiara in parità {}", "declares {} standing"},
                   theFigure(stand.figure, m_language));
    }
    std::string operator()(const deal::EndOfTurn&) const {
        return say({"ist mit dem Weisen fertig", "ha finito di mostrare", "is done with showing"});
    }
    std::string operator()(const deal::AskDeclare& ask) const {
        return say({"fragt „Ist {} erlaubt?“", "chiede «Ist {} erlaubt?»", "asks “Ist {} erlaubt?”"},
                   declaredSize(ask.size, m_language));
    }
    std::string operator()(const deal::Allow&) const {
        return say({"sagt „erlaubt“", "dice «erlaubt»", "says “erlaubt”"});
    }
    std::string operator()(const deal::Deny&) const {
        return say({"sagt „nicht erlaubt“", "dice «nicht erlaubt»", "says “nicht erlaubt”"});
    }
    std::string operator()(const deal::Reveal& reveal) const {
        return say({"nennt {}", "annuncia {}", "tells of {}"}, reveal.figure == deal::Figure::Gleich
                                                                   ? aGleich(reveal.height, m_language)
                                                                   : aHanger(reveal.height, m_language));
    }
    std::string operator()(const deal::Irregular& irregular) const {
        std::string text(irregularityInWords(irregular.kind).in(m_language));
        if (irregular.knowingly) text += say({", wissentlich", ", consapevolmente", ", knowingly"});
        if (irregular.claimedBy)
            text += say({" (angezeigt von {})", " (segnalato da {})", " (claimed by {})"},
                        nameIn(m_head, *irregular.claimedBy));
        return text;
    }

  private:
    std::string betOn(deal::Figure figure) const {
        return (m_language == words::Language::German ? figureName : onFigure)(figure, m_language);
    }
    template <class... Parts>
    std::string say(const words::Text& words, const Parts&... parts) const {
        return words::say(m_language, words, parts...);
    }

    const record::Header& m_head;
    words::Language m_language;
};

} // namespace

words::Text irregularityInWords(deal::Irregularity kind) {
    // in the order of the enumeration
    constexpr std::array<words::Text, deal::kIrregularityCount> kSeen{
        {{"hat beim Geben eine Karte aufgedeckt", "dando le carte ne ha scoperta una",
          "exposed a card in the deal"},
         {"hat zu viele oder zu wenige Karten ausgegeben oder bekommen",
          "ha dato o ricevuto troppe o troppo poche carte", "dealt or was dealt too many cards or too few"},
         {"hat die Karten nicht in der vorgeschriebenen Anzahl auf einmal ausgeteilt",
          "non ha dato le carte nel numero prescritto alla volta", "did not deal in the prescribed batches"},
         {"hat beim Abheben mehr als eine Karte sehen lassen", "tagliando ha fatto vedere più di una carta",
          "let more than one card be seen in the cut"},
         {"hat schlampig abgehoben", "ha tagliato in modo trascurato", "cut sloppily"},
         {"hat beim Abheben einen Perlagg übersehen", "tagliando non ha visto un Perlagg",
          "overlooked a Perlagg in the cut"},
         {"hat gegeben, ohne an der Reihe zu sein", "ha dato le carte senza che fosse il suo turno",
          "dealt out of turn"},
         {"hat mit zu vielen Karten gespielt", "ha giocato con troppe carte", "played with too many cards"},
         {"hat eine Karte aus dem Stock verwendet", "ha usato una carta del resto del mazzo",
          "used a card of the stock"},
         {"hat eine Karte gestohlen", "ha rubato una carta", "stole a card"},
         {"hat den Tausch dem Partner überlassen", "ha lasciato lo scambio al compagno",
          "left the exchange to a partner"},
         {"hat einen Perlagg nicht getauft", "non ha battezzato un Perlagg", "did not name a Perlagg"},
         {"hat „biete“ oder „geboten“ nicht gesagt", "non ha detto «biete» o «geboten»",
          "did not say “biete” or “geboten”"},
         {"hat ein Gebot nicht beantwortet", "non ha risposto a un'offerta", "did not answer a bet"},
         {"hat die Karten offen auf den Tisch geworfen", "ha gettato le carte scoperte sul tavolo",
          "threw the cards open on the table"},
         {"hat dem Partner Karten gezeigt", "ha mostrato delle carte al compagno",
          "showed cards to a partner"},
         {"hat sich mit dem Partner heimlich verständigt", "ha comunicato di nascosto con il compagno",
          "communicated secretly with a partner"},
         {"hat gespielte Karten aufgenommen", "ha raccolto le carte giocate", "picked up cards played"},
         {"hat beim Weisen gestört", "ha disturbato chi mostrava", "disturbed the showing"},
         {"hat Luck und Boden noch einmal angeschaut", "ha guardato di nuovo Luck und Boden",
          "looked again at Luck und Boden"},
         {"hat eine gebotene oder gehaltene Figur nicht gewiesen",
          "non ha mostrato una figura offerta o tenuta", "did not show a figure bet or held"},
         {"hat eine Figur angesagt, die nicht da ist", "ha annunciato una figura che non c'è",
          "declared a figure that is not there"},
         {"hat zu Unrecht „nicht erlaubt“ gesagt", "ha detto a torto «nicht erlaubt»",
          "said “nicht erlaubt” wrongly"},
         {"hat gehandelt, ohne an der Reihe zu sein", "ha agito senza che fosse il suo turno",
          "acted out of turn"},
         {"hat nicht gesagt, dass das Spiel gemacht ist", "non ha detto che lo Spiel è fatto",
          "did not say that the Spiel is made"},
         {"hat den Tausch vergessen", "ha dimenticato lo scambio", "forgot the exchange"},
         {"soll Farbe verleugnet haben", "avrebbe negato il seme", "is said to have revoked"}}};
    return kSeen[static_cast<std::size_t>(kind)];
}

std::string nameIn(const record::Header& head, cards::Seat seat) {
    const auto& name = head.players[static_cast<std::size_t>(seat)];
    return name && !name->empty() ? *name : cards::toString(seat);
}

std::string eventInWords(const record::Header& head, const deal::Event& event, words::Language language) {
    return nameIn(head, event.seat) + ' ' + std::visit(Clause(head, language), event.action);
}

} // namespace schreiber::perlaggen::ruling
