#include <koenigrufen/deal/count.h>
#include <koenigrufen/line/line.h>

namespace schreiber::koenigrufen::line {
namespace {

class Writing {
  public:
    explicit Writing(const Table& table)
        : m_table(table) {}

    std::string line(const Line& line) {
        if (const auto* numbers = std::get_if<Numbers>(&line.what))
            write(*numbers);
        else
            write(std::get<deal::Facts>(line.what));
        if (line.skues)
            word("skues=" + (line.skues->seat ? letter(*line.skues->seat) : std::string("talon")));
        return std::move(m_text);
    }

  private:
    void word(std::string_view word) {
        if (!m_text.empty()) m_text += ' ';
        m_text += word;
    }
    std::string letter(Seat seat) const { return cards::toString(m_table.atTable(seat)); }
    void kontra(int steps) {
        if (steps > 0) word(std::string(static_cast<std::size_t>(steps), 'k'));
    }

    void write(const Numbers& numbers) {
        word("=");
        for (const std::int64_t each : numbers.points) word(std::to_string(each));
        if (numbers.doubles == Doubles::AsTrischaken) word(nameOf(rulebook::Game::Trischaken));
        if (numbers.doubles == Doubles::AsMondfang) word(nameOf(rulebook::Premium::Mondfang));
    }

    void write(const deal::Facts& facts) {
        const std::string broken = facts.brokenBy ? "broken=" + letter(*facts.brokenBy) : std::string();
        if (const auto* game = std::get_if<deal::PositiveGame>(&facts.game))
            write(*game, broken);
        else if (const auto* games = std::get_if<std::vector<deal::NegativeGame>>(&facts.game))
            write(*games);
        else {
            word(nameOf(rulebook::Game::Trischaken));
            if (facts.brokenBy)
                word(broken);
            else
                write(std::get<deal::TrischakenTally>(facts.game));
        }
    }

    void write(const deal::TrischakenTally& tally) {
        for (std::size_t i = 0; i < tally.thirds.size(); ++i) {
            const deal::Count count = deal::countOf(tally.thirds[i]);
            std::string text = std::to_string(count.points);
            if (count.blatt != 0) text += '/' + std::to_string(count.blatt);
            if (tally.noTrick[i]) text += 'j';
            word(text);
        }
    }

    void write(const deal::PositiveGame& game, const std::string& broken) {
        word(letter(game.declarer));
        word(nameOf(game.game));
        if (game.partner) word(letter(*game.partner));
        word(!broken.empty() ? broken : game.givenUp ? "given-up" : game.won ? "won" : "lost");
        kontra(game.kontra);
        for (const deal::PremiumFact& fact : game.premiums) write(fact, !broken.empty());
        if (game.mondfang) word("mondfang=" + letter(game.mondfang->by) + ':' + letter(game.mondfang->of));
    }

    void write(const deal::PremiumFact& fact, bool isBroken) {
        std::string text(nameOf(fact.premium));
        // Only of a Valat a line says whose it is; a silent one tells it by its sign.
        if (fact.announced) text += fact.side == 1 ? "!!" : "!";
        text.append(static_cast<std::size_t>(fact.kontra), 'k');
        if (!isBroken) text += fact.won == (fact.side == 0) ? '+' : '-';
        word(text);
    }

    void write(const std::vector<deal::NegativeGame>& games) {
        for (const deal::NegativeGame& game : games) {
            if (&game != games.data()) m_text += ',';
            word(letter(game.declarer));
            word(nameOf(game.game));
            word(game.won ? "won" : "lost");
            for (std::size_t i = 0; i < game.kontra.size(); ++i)
                if (game.kontra[i] > 0)
                    word(std::string(static_cast<std::size_t>(game.kontra[i]), 'k') +
                         letter(static_cast<Seat>(i)));
        }
    }

    const Table& m_table;
    std::string m_text;
};

} // namespace

std::string written(const Line& line, const Table& table) {
    return Writing(table).line(line);
}

} // namespace schreiber::koenigrufen::line
