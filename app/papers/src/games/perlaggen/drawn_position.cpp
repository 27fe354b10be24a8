#include "games/perlaggen/drawn_position.h"

#include "card_pictures.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/ruling/event_words.h>
#include <utility>

namespace schreiber::papers {

namespace {

using cards::PlayedCard, cards::Seat;
using kinds::DrawnRow, kinds::Section;

class Drawing {
  public:
    Drawing(const perlaggen::record::Record& record, const perlaggen::ruling::Position& position,
            words::Language language, const std::vector<LeftOut::Card>& impossible)
        : m_record(record)
        , m_position(position)
        , m_language(language)
        , m_impossible(impossible) {}

    Section hands() const {
        Section section = headed({"Karten", "Carte", "Cards"});
        const perlaggen::record::Header& head = m_record.header;
        for (std::size_t i = 0; i < head.hands.size(); ++i) {
            if (!head.hands[i]) continue;
            const auto seat = static_cast<Seat>(i);
            if (isPlayed(seat, *head.hands[i])) continue; // it lies in the tricks, as it was played
            DrawnRow row{name(seat, head.dealer == seat), {}};
            for (const CardOnPaper& each : entered(seat, *head.hands[i])) draw(row, each);
            section.drawn.push_back(std::move(row));
        }
        for (const perlaggen::deal::Event& event : m_record.events) addOpen(section, event);
        return section;
    }

    Section tricks() const {
        Section section = headed({"Stiche", "Prese", "Tricks"});
        for (const perlaggen::ruling::Position::Trick& trick : m_position.tricks) {
            DrawnRow row{fmt::format("{}.", section.drawn.size() + 1), {}};
            for (const auto& [seat, laid] : trick.cards) {
                CardOnPaper one = card(laid);
                one.winner = trick.winner == seat;
                one.who = calledUnder(seat);
                draw(row, one);
            }
            if (trick.winner) row.then = "→ " + perlaggen::ruling::nameIn(m_record.header, *trick.winner);
            section.drawn.push_back(std::move(row));
        }
        return section;
    }

  private:
    static void draw(DrawnRow& row, const CardOnPaper& card) {
        row.pictures.push_back(pictureOf(card, cards::Face::Whole));
        row.small.push_back(pictureOf(card, cards::Face::Small));
    }

    Section headed(const words::Text& title) const {
        Section section;
        section.behind = true;
        section.title = title.in(m_language);
        return section;
    }

    std::string name(Seat seat, bool deals) const {
        const std::string who = perlaggen::ruling::nameIn(m_record.header, seat);
        return deals ? who + std::string(words::Text{" (gibt)", " (dà)", " (deals)"}.in(m_language)) : who;
    }

    // A card is narrow: the first name stands under it, where nobody else has that.
    std::string calledUnder(Seat seat) const {
        const auto first = [this](Seat who) {
            const std::string whole = perlaggen::ruling::nameIn(m_record.header, who);
            return whole.substr(0, whole.find(' '));
        };
        const int seats = perlaggen::record::rulesOf(m_record.header).seats();
        int alike = 0;
        for (int i = 0; i < seats; ++i) alike += first(static_cast<Seat>(i)) == first(seat) ? 1 : 0;
        return alike == 1 ? first(seat) : perlaggen::ruling::nameIn(m_record.header, seat);
    }

    CardOnPaper card(const PlayedCard& laid) const {
        const auto& order = m_position.perlaggen;
        const auto found = std::find(order.begin(), order.end(), laid.card);
        return {.card = laid,
                .called = perlaggen::rulebook::cardName(laid, m_language),
                .perlagg = found == order.end() ? 0 : static_cast<int>(found - order.begin()) + 1};
    }

    bool isPlayed(Seat seat, const std::vector<cards::HandCard>& hand) const {
        const auto laid = [&](const cards::HandCard& held) {
            for (const perlaggen::ruling::Position::Trick& trick : m_position.tricks)
                for (const auto& [who, card] : trick.cards)
                    if (who == seat && held.card && card.card == *held.card) return true;
            return false;
        };
        const bool crossed = std::any_of(m_impossible.begin(), m_impossible.end(),
                                         [&](const LeftOut::Card& one) { return one.seat == seat; });
        return !crossed && !hand.empty() && std::all_of(hand.begin(), hand.end(), laid);
    }

    // The hand with what cannot be, a card twice in the place of one unknown.
    std::vector<CardOnPaper> entered(Seat seat, const std::vector<cards::HandCard>& hand) const {
        std::vector<CardOnPaper> all;
        for (const cards::HandCard& held : hand)
            all.push_back(held.card ? card({*held.card, {}}) : CardOnPaper{});
        for (const LeftOut::Card& one : m_impossible) {
            if (one.seat != seat) continue;
            CardOnPaper crossed = card({one.card, {}});
            crossed.crossed = true;
            const auto unknown =
                std::find_if(all.begin(), all.end(), [](const CardOnPaper& held) { return !held.card; });
            if (one.unknownInstead && unknown != all.end())
                *unknown = std::move(crossed);
            else
                all.push_back(std::move(crossed));
        }
        return all;
    }

    void add(Section& section, const words::Text& what, Seat who,
             const std::vector<PlayedCard>& cards) const {
        if (cards.empty()) return;
        const std::string seat = perlaggen::ruling::nameIn(m_record.header, who);
        DrawnRow row{fmt::format(fmt::runtime(what.in(m_language)), seat), {}};
        for (const PlayedCard& each : cards) draw(row, card(each));
        section.drawn.push_back(std::move(row));
    }

    static std::vector<PlayedCard> bare(const std::vector<cards::Card>& cards) {
        std::vector<PlayedCard> all;
        for (const cards::Card card : cards) all.push_back({card, {}});
        return all;
    }

    // What lay open before the play. What is shown after it the course has in words, one after the other.
    void addOpen(Section& section, const perlaggen::deal::Event& event) const {
        if (const auto* cut = std::get_if<perlaggen::deal::Cut>(&event.action))
            add(section, {"{} hebt ab", "{} alza", "{} cuts"}, event.seat, bare(cut->kept));
        if (const auto* turn = std::get_if<perlaggen::deal::Turn>(&event.action))
            add(section, {"{} schlägt auf", "{} scopre", "{} turns up"}, event.seat, bare(turn->cards));
    }

    const perlaggen::record::Record& m_record;
    const perlaggen::ruling::Position& m_position;
    words::Language m_language;
    const std::vector<LeftOut::Card>& m_impossible;
};

} // namespace

std::vector<Section> drawn(const perlaggen::record::Record& record,
                           const perlaggen::ruling::Position& position, words::Language language,
                           const std::vector<LeftOut::Card>& impossible) {
    const Drawing drawing(record, position, language, impossible);
    std::vector<Section> sections;
    for (Section section : {drawing.hands(), drawing.tricks()})
        if (!section.drawn.empty()) sections.push_back(std::move(section));
    return sections;
}

} // namespace schreiber::papers
