#include <base/random.h>
#include <cards/notation.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <perlaggen/figures/figures.h>
#include <sampling.h>
#include <string>
#include <vector>

// The slow way: every naming of the free Perlaggen is tried, and each result is looked at card by card.
using namespace schreiber::perlaggen::figures;
using namespace schreiber::cards;
using schreiber::base::Random;

namespace {

std::optional<Gleich> plainGleich(const std::vector<Card>& faces, const FigureRules& rules) {
    std::optional<Gleich> best;
    for (const Card card : faces) {
        if (card.rank() == Rank::Six && !rules.pairOfSixes) continue;
        auto size = static_cast<int>(std::count_if(faces.begin(), faces.end(),
                                                   [&](Card other) { return other.rank() == card.rank(); }));
        if (!rules.longFigures && size > 5) size = 5;
        if (size >= 2) best = std::max(best, std::optional(Gleich{size, card.rank()}));
    }
    return best;
}

std::optional<Hanger> plainHanger(const std::vector<Card>& faces, Suit suit, const FigureRules& rules) {
    const auto has = [&](int rank) {
        if (rank == 0 && (suit != Suit::Schell || !rules.weliInHanger)) return false;
        return std::find(faces.begin(), faces.end(), Card(suit, static_cast<Rank>(rank))) != faces.end();
    };
    std::optional<Hanger> best;
    for (int top = 8; top >= 0; --top) {
        int size = 0;
        while (top - size >= 0 && has(top - size)) ++size;
        if (!rules.longFigures && size > 5) size = 5;
        if (size >= 2) best = std::max(best, std::optional(Hanger{size, static_cast<Rank>(top)}));
    }
    return best;
}

struct Found {
    std::optional<Gleich> gleich;
    std::optional<Hanger> hanger;
    std::array<bool, 4> suits{};
};

void keepBest(std::vector<Found>& found, const Found& one) {
    for (Found& other : found) {
        if (other.gleich == one.gleich && other.hanger == one.hanger) {
            for (std::size_t s = 0; s < 4; ++s) other.suits[s] = other.suits[s] || one.suits[s];
            return;
        }
        if (other.gleich >= one.gleich && other.hanger >= one.hanger) return;
    }
    std::erase_if(
        found, [&](const Found& other) { return one.gleich >= other.gleich && one.hanger >= other.hanger; });
    found.push_back(one);
}

void tryAll(std::vector<Card>& faces, int free, int from, const FigureRules& rules,
            std::vector<Found>& found) {
    if (free == 0) {
        Found one;
        one.gleich = plainGleich(faces, rules);
        for (const Suit suit : kSuits) one.hanger = std::max(one.hanger, plainHanger(faces, suit, rules));
        for (const Suit suit : kSuits)
            one.suits[static_cast<std::size_t>(suit)] =
                one.hanger.has_value() && plainHanger(faces, suit, rules) == one.hanger;
        keepBest(found, one);
        return;
    }
    for (int index = from; index < kCardCount; ++index) {
        const Card name = Card::fromIndex(index);
        if (name == kWeli && rules.pack == Pack::Cards32 && !rules.baptiseAsMissing6) continue;
        faces.push_back(name);
        tryAll(faces, free - 1, index, rules, found);
        faces.pop_back();
    }
}

std::vector<HeldCard> randomHand(Random& random, int size, int free, const FigureRules& rules) {
    std::vector<Card> pack;
    for (int i = 0; i < kCardCount; ++i)
        if (inPack(Card::fromIndex(i), rules.pack)) pack.push_back(Card::fromIndex(i));
    random.shuffle(pack);
    std::vector<HeldCard> held;
    for (int i = 0; i < size; ++i) {
        HeldCard one{{pack[static_cast<std::size_t>(i)], {}}, i < free};
        // Now and then a Perlagg that has its name already, so that cards of the same name meet.
        if (!one.free && random.below(5) == 0) one.card.as = pack[random.below(pack.size())];
        held.push_back(one);
    }
    return held;
}

std::string text(const std::vector<HeldCard>& held) {
    std::string written;
    for (const HeldCard& one : held) written += (one.free ? " *" : " ") + toString(one.card);
    return written;
}

// What the engine says, in the oracle's terms.
std::vector<Found> quick(const Material& material, const FigureRules& rules) {
    std::vector<Found> found;
    for (const FigurePair& pair : bestPairs(material, rules)) {
        Found one;
        one.gleich = pair.gleich;
        if (pair.hanger) {
            one.hanger = pair.hanger->hanger;
            one.suits = pair.hanger->suits;
        }
        found.push_back(one);
    }
    return found;
}

void sameAsTryingAll(const std::vector<HeldCard>& held, const FigureRules& rules) {
    std::vector<Card> faces;
    for (const HeldCard& one : held)
        if (!one.free) faces.push_back(one.card.face());
    const Material material = materialOf(held);
    std::vector<Found> slow;
    tryAll(faces, material.free, 0, rules, slow);
    std::sort(slow.begin(), slow.end(), [](const Found& a, const Found& b) { return a.hanger > b.hanger; });
    const auto fast = quick(material, rules);

    CAPTURE(text(held), rules.weliInHanger, rules.pairOfSixes, rules.longFigures, rules.baptiseAsMissing6,
            rules.pack == Pack::Cards32);
    REQUIRE(fast.size() == slow.size());
    for (std::size_t i = 0; i < fast.size(); ++i) {
        CHECK(fast[i].gleich == slow[i].gleich);
        CHECK(fast[i].hanger == slow[i].hanger);
        CHECK(fast[i].suits == slow[i].suits);
    }
    CHECK(bestGleich(material, rules) == slow.back().gleich);
    const auto hanger = bestHanger(material, rules);
    CHECK(hanger.has_value() == slow.front().hanger.has_value());
    if (hanger) CHECK(hanger->hanger == slow.front().hanger);
}

} // namespace

TEST_CASE("figures equal an exhaustive search over all names, up to three free Perlaggen") {
    const std::uint64_t seed = 2015;
    Random random(seed);
    INFO("seed " << seed);
    const int rounds = schreiber::test::sampled(100, 600, 60'000);
    for (int round = 0; round < rounds; ++round) {
        FigureRules rules;
        rules.weliInHanger = random.below(3) != 0;
        rules.pairOfSixes = random.below(3) != 0;
        rules.longFigures = random.below(3) != 0;
        rules.pack = random.below(4) == 0 ? Pack::Cards32 : Pack::Cards33;
        rules.baptiseAsMissing6 = random.below(3) == 0;
        const int free = round % 10 == 0 ? 3 : static_cast<int>(random.below(3));
        const int size = std::max(free, 2 + static_cast<int>(random.below(8)));
        sameAsTryingAll(randomHand(random, size, free, rules), rules);
    }
}

TEST_CASE("the best Hanger alone names exactly the suits that some naming reaches") {
    Random random(7);
    for (int round = 0; round < 40; ++round) {
        const FigureRules rules;
        const auto held = randomHand(random, 5, static_cast<int>(random.below(3)), rules);
        const Material material = materialOf(held);
        const auto hanger = bestHanger(material, rules);
        if (!hanger) continue;
        for (const Suit suit : kSuits) {
            if (!hanger->in(suit)) continue;
            const auto laid = layHanger(held, hanger->hanger, suit);
            std::vector<Card> faces;
            faces.reserve(laid.size());
            for (const PlayedCard& card : laid) faces.push_back(card.face());
            CAPTURE(text(held));
            CHECK(plainHanger(faces, suit, rules) == hanger->hanger);
        }
    }
}

TEST_CASE("a figure laid down is what was promised, and of the player's own cards") {
    Random random(99);
    for (int round = 0; round < 300; ++round) {
        const FigureRules rules;
        const auto held = randomHand(random, 7, static_cast<int>(random.below(8)), rules);
        const auto gleich = bestGleich(materialOf(held), rules);
        if (!gleich) continue;
        const auto laid = layGleich(held, *gleich);
        CAPTURE(text(held));
        CHECK(laid.size() == static_cast<std::size_t>(gleich->size));
        std::vector<Card> used;
        for (const PlayedCard& card : laid) {
            CHECK(card.face().rank() == gleich->rank);
            CHECK(std::find(used.begin(), used.end(), card.card) == used.end());
            used.push_back(card.card);
            CHECK(std::any_of(held.begin(), held.end(), [&](const HeldCard& one) {
                return one.card.card == card.card && (one.free || one.card == card);
            }));
        }
    }
}
