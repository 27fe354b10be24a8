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
constexpr words::Text kBroken{"abgebrochen", "interrotto", "broken off"};
constexpr words::Text kBy{"durch {}", "da {}", "by {}"};
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

enum class Said { Whole, Short };

// What both ways of saying a line have in common.
class Wording {
  public:
    Wording(const Table& table, std::span<const std::string> names, words::Language language)
        : m_table(table)
        , m_names(names)
        , m_language(language) {}

  protected:
    words::Language language() const { return m_language; }
    std::string said(const words::Text& text) const { return std::string(text.in(m_language)); }
    template <class... Arguments>
    std::string filled(const words::Text& text, const Arguments&... arguments) const {
        return fmt::format(fmt::runtime(text.in(m_language)), arguments...);
    }

    std::string nameOf(Seat playing) const {
        const Seat seat = m_table.atTable(playing);
        const auto at = static_cast<std::size_t>(cards::indexOf(seat));
        return at < m_names.size() && !m_names[at].empty() ? m_names[at] : cards::toString(seat);
    }
    std::string titleOf(auto what) const { return said(rulebook::titleOf(what)); }

    std::string skuesOf(const Line& line) const {
        return line.skues->seat ? filled(kSkuesAt, nameOf(*line.skues->seat)) : said(kSkuesTalon);
    }
    std::optional<std::string> doublesOf(const Numbers& numbers) const {
        if (numbers.doubles == Doubles::AsTrischaken) return said(kDoublesFour);
        if (numbers.doubles == Doubles::AsMondfang) return said(kDoublesOne);
        return std::nullopt;
    }
    std::string premium(const deal::PremiumFact& fact, bool isBroken, Said how) const {
        std::string words = titleOf(fact.premium);
        if (fact.announced && fact.side == 1) words = filled(kByOpponents, words);
        if (fact.announced || how == Said::Whole)
            words = filled(fact.announced ? kAnnounced : kSilent, words);
        if (fact.kontra > 0) words += ' ' + ('(' + ruling::stepsInWords(fact.kontra, m_language) + ')');
        // What is good for the declarer's side goes without saying, as plus does in the line.
        if (!isBroken && fact.won != (fact.side == 0)) words += ' ' + said(kForOpponents);
        return words;
    }
    std::string mondfang(const deal::Mondfang& caught) const {
        return filled(kMondfang, nameOf(caught.by), nameOf(caught.of));
    }
    std::string counted(const deal::TrischakenTally& tally, std::size_t seat) const {
        const deal::Count count = deal::countOf(tally.thirds[seat]);
        std::string words = tally.noTrick[seat] ? said(kJungfrau) : std::to_string(count.points);
        if (count.blatt != 0) words += '/' + std::to_string(count.blatt);
        return words;
    }

  private:
    const Table& m_table;
    std::span<const std::string> m_names;
    words::Language m_language;
};

class Saying : Wording {
  public:
    using Wording::Wording;

    std::string line(const Line& line) {
        if (const auto* numbers = std::get_if<Numbers>(&line.what))
            say(*numbers);
        else
            say(std::get<deal::Facts>(line.what));
        if (line.skues) add(skuesOf(line));
        return std::move(m_text);
    }

  private:
    void add(const std::string& words) { m_text += (m_text.empty() ? "" : ", ") + words; }

    const words::Text& resultOf(bool isWon) const { return isWon ? kWon : kLost; }

    void say(const Numbers& numbers) {
        std::string row;
        for (const std::int64_t each : numbers.points) row += ' ' + std::to_string(each);
        add(said(kNumbers) + ':' + row);
        if (const auto doubles = doublesOf(numbers)) add(*doubles);
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
        if (game.kontra > 0) add(ruling::stepsInWords(game.kontra, language()));
        for (const deal::PremiumFact& fact : game.premiums)
            add(premium(fact, brokenBy.has_value(), Said::Whole));
        if (game.mondfang) add(mondfang(*game.mondfang));
    }

    void say(const deal::NegativeGame& game) {
        add(nameOf(game.declarer) + ' ' + titleOf(game.game));
        add(said(resultOf(game.won)));
        for (std::size_t i = 0; i < game.kontra.size(); ++i)
            if (game.kontra[i] > 0)
                add(filled(kKontraBy, ruling::stepsInWords(game.kontra[i], language()),
                           nameOf(static_cast<Seat>(i))));
    }

    void say(const deal::TrischakenTally& tally, std::optional<Seat> brokenBy) {
        add(titleOf(rulebook::Game::Trischaken));
        if (brokenBy) return add(filled(kBrokenBy, nameOf(*brokenBy)));
        for (std::size_t i = 0; i < tally.thirds.size(); ++i)
            add(nameOf(static_cast<Seat>(i)) + ' ' + counted(tally, i));
    }

    std::string m_text;
};

// As it is written on the paper: that a game is won goes without saying.
class Shortening : Wording {
  public:
    Shortening(const Table& table, words::Language language)
        : Wording(table, {}, language) {}

    game::ShortLine line(const Line& line) {
        if (const auto* numbers = std::get_if<Numbers>(&line.what)) {
            plain(said(kNumbers));
            if (const auto doubles = doublesOf(*numbers)) more(*doubles);
        } else {
            say(std::get<deal::Facts>(line.what));
        }
        if (line.skues) more(skuesOf(line));
        return std::move(m_line);
    }

  private:
    void strong(std::string text) { m_line.what.push_back({std::move(text), true}); }
    void plain(std::string text) { m_line.what.push_back({std::move(text), false}); }
    void more(const std::string& words) { m_line.more += (m_line.more.empty() ? "" : " · ") + words; }

    // The pattern "{} mit {}" between its two names.
    void with(Seat partner) {
        plain(filled(kWith, "", ""));
        strong(nameOf(partner));
    }

    void say(const deal::Facts& facts) {
        if (facts.brokenBy) {
            m_line.result = said(kBroken);
            more(filled(kBy, nameOf(*facts.brokenBy)));
        }
        if (const auto* game = std::get_if<deal::PositiveGame>(&facts.game))
            say(*game, facts.brokenBy.has_value());
        else if (const auto* games = std::get_if<std::vector<deal::NegativeGame>>(&facts.game))
            say(*games, facts.brokenBy.has_value());
        else
            say(std::get<deal::TrischakenTally>(facts.game), facts.brokenBy.has_value());
    }

    void say(const deal::PositiveGame& game, bool isBroken) {
        strong(nameOf(game.declarer));
        plain(' ' + titleOf(game.game));
        if (game.partner) with(*game.partner);
        if (!isBroken && (game.givenUp || !game.won)) m_line.result = said(game.givenUp ? kGivenUp : kLost);
        if (game.kontra > 0) more(ruling::stepsInWords(game.kontra, language()));
        for (const deal::PremiumFact& fact : game.premiums) more(premium(fact, isBroken, Said::Short));
        if (game.mondfang) more(mondfang(*game.mondfang));
    }

    std::string kontraOf(const deal::NegativeGame& game) const {
        std::string words;
        for (std::size_t i = 0; i < game.kontra.size(); ++i)
            if (game.kontra[i] > 0)
                words += (words.empty() ? "" : ", ") + ruling::stepsInWords(game.kontra[i], language()) +
                         ' ' + nameOf(static_cast<Seat>(i));
        return words;
    }

    // Of several each tells how it ended.
    void say(const std::vector<deal::NegativeGame>& games, bool isBroken) {
        for (const deal::NegativeGame& each : games) {
            if (!m_line.what.empty()) plain(", ");
            strong(nameOf(each.declarer));
            plain(' ' + titleOf(each.game));
            const std::string kontra = kontraOf(each);
            if (games.size() == 1) {
                if (!isBroken && !each.won) m_line.result = said(kLost);
                if (!kontra.empty()) more(kontra);
                continue;
            }
            std::string told = nameOf(each.declarer);
            if (!isBroken) told += ' ' + said(each.won ? kWon : kLost);
            if (!kontra.empty()) told += ", " + kontra;
            if (!isBroken || !kontra.empty()) more(told);
        }
    }

    void say(const deal::TrischakenTally& tally, bool isBroken) {
        strong(titleOf(rulebook::Game::Trischaken));
        for (std::size_t i = 0; i < tally.thirds.size() && !isBroken; ++i) more(counted(tally, i));
    }

    game::ShortLine m_line;
};

} // namespace

std::string inWords(const Line& line, const Table& table, std::span<const std::string> names,
                    words::Language language) {
    return Saying(table, names, language).line(line);
}

game::ShortLine inShort(const Line& line, const Table& table, words::Language language) {
    return Shortening(table, language).line(line);
}

} // namespace schreiber::koenigrufen::line
