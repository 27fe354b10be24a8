#include "trick_steps.h"

#include <algorithm>
#include <perlaggen/deal/trick.h>
#include <perlaggen/rulebook/card_words.h>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

using cards::Card, cards::PlayedCard, cards::Suit;

namespace {

class Telling {
  public:
    Telling(const rulebook::PerlaggOrder& perlaggen, Suit trump, Suit led, words::Language language)
        : m_perlaggen(perlaggen)
        , m_trump(trump)
        , m_led(led)
        , m_language(language) {}

    void lead(const std::string& who, const PlayedCard& card) {
        point("trick_win");
        named(card);
        step({"{}: {} ist ausgespielt; {} ist die Farbe.", "{}: {} è giocato per primo; il seme è {}.",
              "{}: {} is led; the suit is {}."},
             who, rulebook::theCard(card, m_language), rulebook::suitName(m_led, m_language));
    }

    void card(const std::string& who, const PlayedCard& card, const PlayedCard& best, bool takes) {
        named(card);
        if (card.face() == best.face()) return equal(who, card, best, takes);
        const std::string name = rulebook::theCard(card, m_language);
        const Suit suit = card.face().suit();
        if (suit == best.face().suit()) beside("rank_order");
        if ((takes ? best : card).as && !(takes ? card : best).as) beside("bapt_value_rules");
        if (takes && suit == m_trump && best.face().suit() != m_trump)
            return step({"{}: {} sticht {}; Trumpf geht vor {}.",
                         "{}: {} prende {}; la briscola va prima di {}.",
                         "{}: {} beats {}; trumps go before {}."},
                        who, name, rulebook::theCard(best, m_language),
                        rulebook::suitName(best.face().suit(), m_language));
        if (takes)
            return step(
                {"{}: {} ist höher als {}.", "{}: {} supera {}, è più alto.", "{}: {} is higher than {}."},
                who, name, rulebook::theCard(best, m_language));
        if (suit != m_led && suit != m_trump)
            return step({"{}: {} ist weder {} noch Trumpf und sticht nicht.",
                         "{}: {} non è né {} né briscola e non prende.",
                         "{}: {} is neither {} nor a trump and cannot take."},
                        who, name, rulebook::suitName(m_led, m_language));
        step({"{}: {} ist niedriger als {}.", "{}: {} non supera {}, è più basso.",
              "{}: {} is lower than {}."},
             who, name, rulebook::theCard(best, m_language));
    }

    void thrownAhead(const std::string& who, const PlayedCard& card) {
        step({"{}: {} kam vor der Reihe auf ausgespielten Trumpf und sticht nicht.",
              "{}: {} è venuto prima del turno su briscola giocata e non prende.",
              "{}: {} came ahead of its turn when trumps were led and cannot take."},
             who, rulebook::theCard(card, m_language));
        point("out_of_turn_trump");
    }

    TrickSteps take(std::size_t best) {
        m_told.best = best;
        return std::move(m_told);
    }

  private:
    // Two cards of the same face: which of them takes, and why.
    void equal(const std::string& who, const PlayedCard& card, const PlayedCard& best, bool takes) {
        beside("trick_equal");
        if (card.as && best.as) {
            const PlayedCard& higher = takes ? card : best;
            const PlayedCard& lower = takes ? best : card;
            step({"{}: {}. Gleich hoch wie {}; unter Perlaggen geht {} vor {}.",
                  "{}: {}. Vale quanto {}; fra i Perlaggen viene prima {}, poi {}.",
                  "{}: {}. Equal to {}; among Perlaggen {} goes before {}."},
                 who, rulebook::theCard(card, m_language), rulebook::theCard(best, m_language),
                 rulebook::theCard({.card = higher.card, .as = {}}, m_language),
                 rulebook::theCard({.card = lower.card, .as = {}}, m_language));
            return point("bapt_rank_among");
        }
        constexpr words::Text beatsReal{
            "{}: {} sticht die echte Karte {}, weil ein getaufter Perlagg vor ihr geht.",
            "{}: {} supera la carta vera, {}, perché un Perlagg battezzato va prima.",
            "{}: {} beats {}, the real card, because a baptised Perlagg goes before it."};
        constexpr words::Text realLoses{"{}: {} ist die echte Karte und kommt nach {}.",
                                        "{}: {} è la carta vera e viene dopo {}.",
                                        "{}: {} is the real card and comes after {}."};
        step(takes ? beatsReal : realLoses, who, rulebook::theCard(card, m_language),
             rulebook::theCard(best, m_language));
        point("bapt_beats_real");
    }

    // What a Perlagg was called, if anything.
    void named(const PlayedCard& card) {
        if (!card.as && m_perlaggen.contains(card.card)) beside("bapt_none");
        if (card.as == card.card) beside("bapt_self");
    }

    template <class... Args>
    void step(const words::Text& words, const Args&... args) {
        m_told.steps.push_back(words::say(m_language, words, args...));
    }
    void point(rulebook::PointName name) {
        if (std::ranges::find(m_told.points, name) == m_told.points.end()) m_told.points.push_back(name);
    }

    void beside(rulebook::PointName name) {
        if (std::ranges::find(m_told.besides, name) == m_told.besides.end()) m_told.besides.push_back(name);
    }

    const rulebook::PerlaggOrder& m_perlaggen;
    Suit m_trump;
    Suit m_led;
    words::Language m_language;
    TrickSteps m_told;
};

} // namespace

TrickSteps stepsOf(const rulebook::Rules& rules, Suit trump, std::span<const TrickCard> played,
                   words::Language language) {
    const Suit led = played.front().card.face().suit();
    Telling telling(rules.perlaggen(trump), trump, led, language);
    telling.lead(played.front().who, played.front().card);
    std::size_t best = 0;
    for (std::size_t i = 1; i < played.size(); ++i) {
        const TrickCard& next = played[i];
        if (next.cannotTake) {
            telling.thrownAhead(next.who, next.card);
            continue;
        }
        const bool takes = deal::beats(rules.perlaggen(trump), trump, led, next.card, played[best].card);
        telling.card(next.who, next.card, played[best].card, takes);
        if (takes) best = i;
    }
    return telling.take(best);
}

} // namespace schreiber::perlaggen::ruling
