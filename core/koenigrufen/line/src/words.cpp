#include <fmt/format.h>

#include <koenigrufen/deal/count.h>
#include <koenigrufen/line/words.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>

namespace schreiber::koenigrufen::line {
namespace {

constexpr words::Text kWith{"{} mit {}", "{} con {}", "{} with {}"};
constexpr words::Text kWon{"gewonnen", "vinto", "won"};
constexpr words::Text kLost{"verloren", "perso", "lost"};
constexpr words::Text kGivenUp{"aufgegeben", "ceduto", "given up"};
constexpr words::Text kBrokenBy{"abgebrochen durch {}", "interrotto per colpa di {}", "broken off by {}"};
constexpr words::Text kAnnounced{"{} angesagt", "{} annunciato", "{} announced"};
constexpr words::Text kSilent{"{} still", "{} in silenzio", "{} silent"};
constexpr words::Text kByOpponents{"{} von den Gegnern", "{} degli avversari", "{} by the opponents"};
constexpr words::Text kForOpponents{"für die Gegner", "per gli avversari", "for the opponents"};
constexpr words::Text kMondfang{"{} fängt den Mond von {}", "{} prende il Mond di {}",
                                "{} catches the Mond of {}"};
constexpr words::Text kKontraBy{"{} von {}", "{} di {}", "{} by {}"};
constexpr words::Text kJungfrau{"Jungfrau", "Jungfrau", "Jungfrau"};
constexpr words::Text kNumbers{"Nach dem Papier", "Secondo la carta", "As on the paper"};
constexpr words::Text kDoublesFour{"danach Doppelrunde", "dopo, Doppelrunde", "a Doppelrunde follows"};
constexpr words::Text kDoublesOne{"das nächste Spiel doppelt", "il prossimo gioco doppio",
                                  "the next game doubled"};
constexpr words::Text kSkuesAt{"Sküs bei {}", "Sküs a {}", "Sküs with {}"};
constexpr words::Text kSkuesTalon{"Sküs im Talon", "Sküs nel talon", "Sküs in the talon"};

class Saying {
  public:
    Saying(const Table& table, std::span<const std::string> names, words::Language language)
        : m_table(table)
        , m_names(names)
        , m_language(language) {}

    std::string line(const Line& line) {
        if (const auto* numbers = std::get_if<Numbers>(&line.what))
            say(*numbers);
        else
            say(std::get<deal::Facts>(line.what));
        if (line.skues && line.skues->seat)
            add(filled(kSkuesAt, nameOf(*line.skues->seat)));
        else if (line.skues)
            add(said(kSkuesTalon));
        return std::move(m_text);
    }

  private:
    std::string said(const words::Text& text) const { return std::string(text.in(m_language)); }
    template <class... Arguments>
    std::string filled(const words::Text& text, const Arguments&... arguments) const {
        return fmt::format(fmt::runtime(text.in(m_language)), arguments...);
    }
    void add(const std::string& words) { m_text += (m_text.empty() ? "" : ", ") + words; }

    std::string nameOf(Seat playing) const {
        const Seat seat = m_table.atTable(playing);
        const auto at = static_cast<std::size_t>(cards::indexOf(seat));
        return at < m_names.size() && !m_names[at].empty() ? m_names[at] : cards::toString(seat);
    }
    std::string titleOf(auto what) const { return said(rulebook::titleOf(what)); }
    const words::Text& resultOf(bool isWon) const { return isWon ? kWon : kLost; }

    void say(const Numbers& numbers) {
        std::string row;
        for (const std::int64_t each : numbers.points) row += ' ' + std::to_string(each);
        add(said(kNumbers) + ':' + row);
        if (numbers.doubles == Doubles::AsTrischaken) add(said(kDoublesFour));
        if (numbers.doubles == Doubles::AsMondfang) add(said(kDoublesOne));
    }

    void say(const deal::Facts& facts) {
        if (const auto* game = std::get_if<deal::PositiveGame>(&facts.game))
            say(*game, facts.brokenBy);
        else if (const auto* games = std::get_if<std::vector<deal::NegativeGame>>(&facts.game))
            for (const deal::NegativeGame& each : *games) say(each);
        else
            say(std::get<deal::TrischakenTally>(facts.game), facts.brokenBy);
    }

    void say(const deal::PositiveGame& game, std::optional<Seat> brokenBy) {
        std::string what = nameOf(game.declarer) + ' ' + titleOf(game.game);
        if (game.partner) what = filled(kWith, what, nameOf(*game.partner));
        add(what);
        if (brokenBy)
            add(filled(kBrokenBy, nameOf(*brokenBy)));
        else
            add(said(game.givenUp ? kGivenUp : resultOf(game.won)));
        if (game.kontra > 0) add(ruling::stepsInWords(game.kontra, m_language));
        for (const deal::PremiumFact& fact : game.premiums) say(fact, brokenBy.has_value());
        if (game.mondfang) add(filled(kMondfang, nameOf(game.mondfang->by), nameOf(game.mondfang->of)));
    }

    void say(const deal::PremiumFact& fact, bool isBroken) {
        std::string words = titleOf(fact.premium);
        if (fact.announced && fact.side == 1) words = filled(kByOpponents, words);
        words = filled(fact.announced ? kAnnounced : kSilent, words);
        if (fact.kontra > 0) words += ' ' + ('(' + ruling::stepsInWords(fact.kontra, m_language) + ')');
        // What is good for the declarer's side goes without saying, as plus does in the line.
        if (!isBroken && fact.won != (fact.side == 0)) words += ' ' + said(kForOpponents);
        add(words);
    }

    void say(const deal::NegativeGame& game) {
        add(nameOf(game.declarer) + ' ' + titleOf(game.game));
        add(said(resultOf(game.won)));
        for (std::size_t i = 0; i < game.kontra.size(); ++i)
            if (game.kontra[i] > 0)
                add(filled(kKontraBy, ruling::stepsInWords(game.kontra[i], m_language),
                           nameOf(static_cast<Seat>(i))));
    }

    void say(const deal::TrischakenTally& tally, std::optional<Seat> brokenBy) {
        add(titleOf(rulebook::Game::Trischaken));
        if (brokenBy) return add(filled(kBrokenBy, nameOf(*brokenBy)));
        for (std::size_t i = 0; i < tally.thirds.size(); ++i) {
            const deal::Count count = deal::countOf(tally.thirds[i]);
            std::string words = nameOf(static_cast<Seat>(i)) + ' ';
            words += tally.noTrick[i] ? said(kJungfrau) : std::to_string(count.points);
            if (count.blatt != 0) words += '/' + std::to_string(count.blatt);
            add(words);
        }
    }

    const Table& m_table;
    std::span<const std::string> m_names;
    words::Language m_language;
    std::string m_text;
};

} // namespace

std::string inWords(const Line& line, const Table& table, std::span<const std::string> names,
                    words::Language language) {
    return Saying(table, names, language).line(line);
}

} // namespace schreiber::koenigrufen::line
