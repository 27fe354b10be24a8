#include "told_record.h"

#include "card_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>
#include <koenigrufen/ruling/kept_result.h>
#include <set>
#include <utility>
#include <variant>

// A namespace of its own, as the records of both games have things of the same names.
namespace schreiber::papers::of_koenigrufen {

namespace {

namespace record = koenigrufen::record;
namespace deal = koenigrufen::deal;
namespace ruling = koenigrufen::ruling;

using cards::Seat;
using cards::tarock::Card;
using kinds::DrawnRow, kinds::Section;
using ruling::KeptGame;

std::string signedPoints(std::int64_t points) {
    const std::string sign = points > 0 ? "+" : points < 0 ? "−" : "";
    return sign + std::to_string(points < 0 ? -points : points);
}

class Telling {
  public:
    Telling(const tournament::Ruling& kept, record::Record record, words::Language language)
        : m_record(std::move(record))
        , m_game(ruling::gameIn(kept.view).value_or(KeptGame{}))
        , m_rules(record::rulesOf(m_record.header))
        , m_decided(!kept.decision.empty())
        , m_language(language) {
        for (const auto* points : {&kept.found, &kept.reasons})
            for (const tournament::RuledPoint& point : *points) m_ruledOn.insert(point.line);
    }

    ToldRecord told() const {
        ToldRecord told;
        told.ruleSet = m_rules.set().title.in(m_language);
        told.parties = parties();
        for (const Seat seat : deal::kAllSeats) told.players.push_back(nameOf(seat));
        if (m_record.header.players.back()) told.players.push_back(nameOf(deal::kFifth));
        told.sections.push_back(table());
        for (Section section : {hands(), tricks(), course(), written()})
            if (!section.drawn.empty() || !section.rows.empty()) told.sections.push_back(std::move(section));
        told.rule = [rules = m_rules, language = m_language](std::string_view rule) {
            const auto point = koenigrufen::rulebook::PointName::find(rule);
            if (!point) return std::string();
            return std::string(kRuleWord.in(language)) +
                   koenigrufen::rulebook::ruleInWords(*point, rules, language);
        };
        return told;
    }

  private:
    std::string say(const words::Text& words) const { return std::string(words.in(m_language)); }
    template <class... Arguments>
    std::string filled(const words::Text& what, const Arguments&... arguments) const {
        return fmt::format(fmt::runtime(what.in(m_language)), arguments...);
    }
    std::string nameOf(Seat seat) const { return record::nameIn(m_record.header, seat); }

    // By the first word of the name, where nobody else is called so.
    std::string calledShort(Seat seat) const {
        const auto first = [](const std::string& name) { return name.substr(0, name.find(' ')); };
        const std::string whole = nameOf(seat);
        const auto alike = std::count_if(deal::kAllSeats.begin(), deal::kAllSeats.end(),
                                         [&](Seat other) { return first(nameOf(other)) == first(whole); });
        return alike > 1 ? whole : first(whole);
    }

    // Before it is known who plays with whom, all of them.
    std::vector<std::string> parties() const {
        std::vector<std::string> all;
        for (const std::vector<Seat>& party : m_game.parties) {
            std::string names;
            for (const Seat seat : party) names += (names.empty() ? "" : " / ") + nameOf(seat);
            if (!names.empty()) all.push_back(std::move(names));
        }
        if (all.empty())
            for (const Seat seat : deal::kAllSeats) all.push_back(nameOf(seat));
        return all;
    }

    Section table() const {
        Section section;
        section.title = say({"Am Tisch", "Al tavolo", "At the table"});
        std::string text;
        const auto tell = [&](const std::string& what) { text += (text.empty() ? "" : " · ") + what; };
        for (const KeptGame::Declared& one : m_game.games) {
            std::string game = ruling::gameInWords(one.game);
            if (one.bird) game += ' ' + ruling::premiumInWords(*one.bird);
            tell(filled({"{} spielt {}", "{} gioca {}", "{} plays {}"}, nameOf(one.seat), game));
        }
        if (m_game.king)
            tell(filled({"gerufen {}", "chiamato {}", "called {}"},
                        ruling::cardInWords(*m_game.king, m_language)));
        const Seat dealer = record::dealerOf(m_record.header);
        if (m_record.header.dealer) tell(filled({"es gab {}", "ha dato {}", "dealt by {}"}, nameOf(dealer)));
        if (const int factor = m_record.header.factor.value_or(1); factor > 1)
            tell(filled({"zählt ×{}", "vale ×{}", "counts ×{}"}, factor));
        if (!text.empty()) section.sentences.push_back(std::move(text));
        return section;
    }

    void draw(DrawnRow& row, const TarockOnPaper& card) const {
        row.pictures.push_back(pictureOf(card, cards::Face::Whole));
        row.small.push_back(pictureOf(card, cards::Face::Small));
    }
    TarockOnPaper known(std::optional<Card> card) const {
        return {card, card ? ruling::cardInWords(*card, m_language) : std::string()};
    }

    bool isPlayed(Seat seat, const record::Hand& hand) const {
        std::set<Card> played;
        for (const KeptGame::Trick& trick : m_game.tricks)
            for (const auto& [who, card] : trick.cards)
                if (who == seat) played.insert(card);
        return !hand.empty() && std::all_of(hand.begin(), hand.end(), [&](const record::MaybeCard& card) {
            return card && played.count(*card) > 0;
        });
    }

    Section hands() const {
        Section section;
        section.behind = true;
        section.title = say({"Karten", "Carte", "Cards"});
        const record::Header& head = m_record.header;
        for (const Seat seat : deal::kAllSeats) {
            const auto& hand = head.hands[deal::seatIndex(seat)];
            if (!hand || isPlayed(seat, *hand)) continue; // it lies in the tricks, as it was played
            DrawnRow row{nameOf(seat), {}};
            for (const record::MaybeCard& card : *hand) draw(row, known(card));
            section.drawn.push_back(std::move(row));
        }
        for (std::size_t talon = 0; talon < head.talons.size(); ++talon) {
            if (!head.talons[talon]) continue;
            DrawnRow row{filled({"Talon {}", "Talon {}", "Talon {}"}, talon + 1), {}};
            for (const record::MaybeCard& card : *head.talons[talon]) draw(row, known(card));
            section.drawn.push_back(std::move(row));
        }
        return section;
    }

    Section tricks() const {
        Section section;
        section.behind = true;
        section.title = say({"Stiche", "Prese", "Tricks"});
        for (const KeptGame::Trick& trick : m_game.tricks) {
            DrawnRow row{fmt::format("{}.", section.drawn.size() + 1), {}};
            for (const auto& [seat, card] : trick.cards) {
                TarockOnPaper one = known(card);
                one.winner = trick.winner == seat;
                one.who = calledShort(seat);
                draw(row, one);
            }
            if (trick.talon) {
                TarockOnPaper one = known(trick.talon);
                one.who = say({"Talon", "Talon", "Talon"});
                draw(row, one);
            }
            if (trick.winner) row.then = "→ " + calledShort(*trick.winner);
            section.drawn.push_back(std::move(row));
        }
        return section;
    }

    // The trick in which a card lies, from 1; 0 where it is in none, or the paper tells more of its line.
    std::size_t trickOf(std::size_t event) const {
        const auto* play = std::get_if<deal::Play>(&m_record.events[event].action);
        if (play == nullptr || m_ruledOn.count(lineOf(event)) > 0) return 0;
        for (std::size_t i = 0; i < m_game.tricks.size(); ++i)
            for (const auto& [seat, card] : m_game.tricks[i].cards)
                if (seat == m_record.events[event].seat && card == play->card) return i + 1;
        return 0;
    }

    int lineOf(std::size_t event) const {
        return event < m_record.lines.events.size() ? m_record.lines.events[event] : 0;
    }

    // What happened, a row each, numbered as the ruling names the lines; cards that follow one another in a
    // trick are one.
    Section course() const {
        Section section;
        section.behind = true;
        section.title = say({"Verlauf", "Svolgimento", "What happened"});
        for (std::size_t i = 0; i < m_record.events.size(); ++i) {
            const std::size_t trick = trickOf(i);
            std::size_t last = i;
            while (trick != 0 && last + 1 < m_record.events.size() && trickOf(last + 1) == trick) ++last;
            std::string told =
                ruling::eventInWords(m_record.events[i].action, nameOf(m_record.events[i].seat), m_language);
            if (last > i) told = trickInWords(trick, i, last);
            const std::string lines =
                last == i ? std::to_string(lineOf(i)) : fmt::format("{}–{}", lineOf(i), lineOf(last));
            section.rows.push_back({lineOf(i) == 0 ? std::string() : lines, told});
            i = last;
        }
        return section;
    }

    std::string trickInWords(std::size_t trick, std::size_t first, std::size_t last) const {
        std::string cards;
        for (std::size_t i = first; i <= last; ++i)
            cards += (i == first ? "" : " ") +
                     std::string(cards::tarock::nameOf(std::get<deal::Play>(m_record.events[i].action).card));
        const auto winner = m_game.tricks[trick - 1].winner;
        if (winner) cards += " → " + calledShort(*winner);
        return filled({"{}. Stich: {}", "{}ª presa: {}", "Trick {}: {}"}, trick, cards);
    }

    Section written() const {
        Section section;
        section.title =
            m_decided ? say({"Schrieb nach den Regeln", "Schrieb secondo le regole", "Schrieb by the rules"})
                      : say({"Schrieb", "Schrieb", "Schrieb"});
        if (m_game.points)
            for (const Seat seat : deal::kAllSeats)
                section.rows.push_back({nameOf(seat), signedPoints((*m_game.points)[deal::seatIndex(seat)])});
        return section;
    }

    record::Record m_record; // of the kept text
    KeptGame m_game;         // as it was ruled on
    koenigrufen::rulebook::Rules m_rules;
    bool m_decided; // by a director
    words::Language m_language;
    std::set<int> m_ruledOn; // lines
};

} // namespace

} // namespace schreiber::papers::of_koenigrufen

namespace schreiber::papers {

std::optional<ToldRecord> tarockTold(const tournament::Ruling& ruling, words::Language language) {
    auto records = koenigrufen::record::read(ruling.record);
    if (!records) return std::nullopt;
    return of_koenigrufen::Telling(ruling, std::move(records->front()), language).told();
}

} // namespace schreiber::papers
