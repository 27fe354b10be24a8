
#include <cards/tarock.h>

#include <fmt/format.h>

#include <koenigrufen/ruling/event_words.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/result.h>

namespace schreiber::koenigrufen::ruling {

using deal::Outcome;
using words::Language;
using words::Text;

namespace {

class Telling {
  public:
    Telling(const Replay& replay, Language language)
        : m_replay(replay)
        , m_language(language) {}

    std::string whole() {
        rulings();
        course();
        tricks();
        end();
        return std::move(m_text);
    }

  private:
    template <class... Arguments>
    std::string say(const Text& what, const Arguments&... arguments) const {
        return fmt::format(fmt::runtime(what.in(m_language)), arguments...);
    }
    void line(const std::string& text) { m_text += text + '\n'; }
    std::string nameOf(cards::Seat seat) const { return m_replay.nameOf(seat); }

    void rulings() {
        if (m_replay.rulings.empty())
            return line(say({"Nichts zu beanstanden.", "Nulla da eccepire.", "Nothing to rule on."}));
        for (const deal::Ruling& ruling : m_replay.rulings)
            line("- " + explain(m_replay, ruling, m_language) + " [" + std::string(ruling.rule.text()) + ']');
    }

    void course() {
        const deal::State& state = m_replay.state();
        for (const deal::Declared& game : state.games) {
            std::string name = gameInWords(game.game);
            if (game.bird) name += ' ' + premiumInWords(*game.bird);
            line(say({"{0} spielt {1}.", "{0} gioca {1}.", "{0} plays {1}."}, nameOf(game.seat), name));
        }
        if (!state.king) return;
        line(say({"Gerufen: {0}.", "Chiamato: {0}.", "Called: {0}."}, cardInWords(*state.king, m_language)));
        if (m_replay.ways.size() > 1)
            line(whoHasKing(*state.king, m_language));
        else if (state.partner)
            line(say({"Mit {0}.", "Con {0}.", "With {0}."}, nameOf(*state.partner)));
        else
            line(say({"Allein gegen drei.", "Solo contro tre.", "Alone against three."}));
    }

    void tricks() {
        const deal::State& state = m_replay.state();
        for (std::size_t i = 0; i < state.trickCount; ++i) {
            const deal::Trick& trick = state.tricks[i];
            std::string cards;
            for (std::size_t place = 0; place < trick.count; ++place)
                cards += (place == 0 ? "" : ", ") + nameOf(trick.seatOf(place)) + ' ' +
                         std::string(cards::tarock::nameOf(trick.cards[place]));
            const auto talon = trick.hasTalon ? deal::talonCardOf(state, trick) : std::nullopt;
            if (talon) cards += " + " + std::string(cards::tarock::nameOf(*talon));
            if (trick.winner) cards += " → " + nameOf(*trick.winner);
            line(fmt::format("{:2}. {}", i + 1, cards));
        }
    }

    std::string countInWords(const deal::Count& count) const {
        if (count.blatt == 0) return std::to_string(count.points);
        return say({"{0} und {1} Blatt", "{0} e {1} Blatt", "{0} and {1} Blatt"}, count.points, count.blatt);
    }

    void counts(const Outcome& outcome) {
        if (outcome.counts.size() == 2)
            line(say({"Gezählt: {0} gegen {1}.", "Contati: {0} contro {1}.", "Counted: {0} against {1}."},
                     countInWords(outcome.counts[0]), countInWords(outcome.counts[1])));
        if (outcome.counts.size() != deal::kSeats) return;
        std::string all;
        for (const cards::Seat seat : deal::kAllSeats)
            all += (all.empty() ? "" : ", ") + nameOf(seat) + ' ' +
                   countInWords(outcome.counts[deal::seatIndex(seat)]);
        line(say({"Gezählt: {0}.", "Contati: {0}.", "Counted: {0}."}, all));
    }

    std::string pointsInWords(const deal::Points& points) const {
        std::string all;
        for (const cards::Seat seat : deal::kAllSeats)
            all += fmt::format("{}{} {:+}", all.empty() ? "" : ", ", nameOf(seat),
                               points[deal::seatIndex(seat)]);
        return all;
    }

    // `(Kontra von Bert)`, behind an item.
    std::string kontraInWords(const deal::Item& item) const {
        std::string all = item.kontra > 0 ? stepsInWords(item.kontra, m_language) : std::string();
        for (const deal::Pair& pair : item.pairs)
            if (pair.kontra > 0)
                all +=
                    (all.empty() ? "" : ", ") + say({"{0} von {1}", "{0} di {1}", "{0} by {1}"},
                                                    stepsInWords(pair.kontra, m_language), nameOf(pair.with));
        return all.empty() ? all : " (" + all + ')';
    }

    std::string itemInWords(const deal::Item& item) const {
        const auto* game = std::get_if<rulebook::Game>(&item.what);
        std::string name =
            game != nullptr ? gameInWords(*game) : premiumInWords(std::get<rulebook::Premium>(item.what));
        if (item.announced) name += say({" angesagt", " annunciato", " announced"});
        if (!item.pairs.empty()) name = nameOf(item.seat) + ' ' + name;
        constexpr Text kLost{"verloren", "perso", "lost"};
        constexpr Text kGivenUp{"aufgegeben", "abbandonato", "given up"};
        constexpr Text kCaught{"gefangen", "preso", "caught"};
        constexpr Text kWon{"gewonnen", "vinto", "won"};
        constexpr Text kBroken{"abgebrochen", "interrotto", "broken off"};
        switch (item.how) {
        case deal::How::Won:
            return name + ' ' + say(kWon);
        case deal::How::Lost:
            return name + ' ' + say(kLost);
        case deal::How::GivenUp:
            return name + ' ' + say(kGivenUp);
        case deal::How::Caught:
            return name + ' ' + say(kCaught);
        case deal::How::Broken:
            return name + ' ' + say(kBroken);
        default:
            return name;
        }
    }

    void end() {
        const deal::State& state = m_replay.state();
        if (state.end == deal::End::Redeal)
            return line(say({"Es wird nichts geschrieben; {0} gibt noch einmal.",
                             "Non si scrive nulla; {0} distribuisce di nuovo.",
                             "Nothing is written; {0} deals again."},
                            nameOf(state.dealer)));
        if (!state.isComplete(m_replay.rules))
            return line(say({"Das Spiel ist noch nicht zu Ende.", "Il gioco non è ancora finito.",
                             "The game is not over yet."}));
        const Outcome& outcome = m_replay.ways[0].outcomes[0];
        for (const Way& way : m_replay.ways)
            for (const Outcome& other : way.outcomes)
                if (other != outcome)
                    return line(say({"Was zu schreiben ist, lässt das Protokoll offen. {0}",
                                     "Che cosa scrivere, il verbale lo lascia aperto. {0}",
                                     "What is to be written the record leaves open. {0}"},
                                    m_replay.ways.size() > 1 && state.king
                                        ? whoHasKing(*state.king, m_language)
                                        : whatLayApart(m_language)));
        counts(outcome);
        for (const deal::Item& item : outcome.settlement.items)
            line(itemInWords(item) + kontraInWords(item) + ": " + pointsInWords(item.points));
        if (const auto times = timesInWords(outcome.settlement.valat, m_replay.factor(), m_language);
            !times.empty())
            line(times);
        line(say({"Zu schreiben: {0}.", "Da scrivere: {0}.", "To be written: {0}."},
                 pointsInWords(outcome.settlement.points)));
        if (outcome.settlement.doubles == 1)
            line(say({"Das nächste Spiel zählt doppelt.", "Il prossimo gioco vale doppio.",
                      "The next game counts double."}));
        if (outcome.settlement.doubles > 1)
            line(say({"Die nächsten {0} Spiele zählen doppelt.", "I prossimi {0} giochi valgono doppio.",
                      "The next {0} games count double."},
                     outcome.settlement.doubles));
    }

    const Replay& m_replay;
    Language m_language;
    std::string m_text;
};

} // namespace

std::string resultText(const Replay& replay, Language language) {
    return Telling(replay, language).whole();
}

} // namespace schreiber::koenigrufen::ruling
