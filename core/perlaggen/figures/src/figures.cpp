#include <algorithm>
#include <bit>
#include <perlaggen/figures/figures.h>

namespace schreiber::perlaggen::figures {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;

constexpr int kLowestFigure = 2;
constexpr int kCapped = 5;
constexpr int kTop = static_cast<int>(Rank::Ass);
constexpr unsigned kSix = 1U << static_cast<unsigned>(Rank::Six);

bool canNameSix(const FigureRules& rules) {
    return rules.pack == cards::Pack::Cards33 || rules.baptiseAsMissing6;
}

// The cards of a sequence, one bit a rank.
constexpr unsigned window(int size, int top) {
    return ((1U << size) - 1U) << (top - size + 1);
}

// The ranks that free Perlaggen must fill for a sequence in this suit; nothing if it cannot be made.
struct Filling {
    unsigned missing = 0;
    int count = 0;
};
std::optional<Filling> filling(const Material& material, Suit suit, unsigned ranks,
                               const FigureRules& rules) {
    if ((ranks & kSix) != 0 && (suit != Suit::Schell || !rules.weliInHanger)) return std::nullopt;
    const unsigned missing = ranks & ~unsigned{material.faces[static_cast<std::size_t>(suit)]};
    if ((missing & kSix) != 0 && !canNameSix(rules)) return std::nullopt;
    const int count = std::popcount(missing);
    if (count > material.free) return std::nullopt;
    return Filling{missing, count};
}

// The best Gleich once some Perlaggen have filled a Hanger: those count in it as well (dual_use), and
// all that are left join whatever rank gains most.
std::optional<Gleich> gleichBeside(const Material& material, Filling filled, const FigureRules& rules) {
    const int left = material.free - filled.count;
    std::optional<Gleich> best;
    for (int rank = kTop; rank >= 0; --rank) {
        const bool six = rank == static_cast<int>(Rank::Six);
        if (six && !rules.pairOfSixes) continue;
        int size =
            material.ofRank[static_cast<std::size_t>(rank)] + static_cast<int>(filled.missing >> rank & 1U);
        if (!six || canNameSix(rules)) size += left;
        if (!rules.longFigures) size = std::min(size, kCapped);
        if (size < kLowestFigure) continue;
        const Gleich gleich{size, static_cast<Rank>(rank)};
        if (!best || gleich > *best) best = gleich;
    }
    return best;
}

// Every sequence from the best down, until `visit` says that it has seen enough.
template <class Visit>
void descend(const FigureRules& rules, Visit visit) {
    const int longest = rules.longFigures ? cards::kRankCount : kCapped;
    for (int size = longest; size >= kLowestFigure; --size)
        for (int top = kTop; top >= size - 1; --top)
            if (visit(Hanger{size, static_cast<Rank>(top)}, window(size, top))) return;
}

} // namespace

Suit HangerInSuits::preferably(Suit suit) const {
    if (in(suit)) return suit;
    for (const Suit other : cards::kSuits)
        if (in(other)) return other;
    return suit;
}

Material materialOf(std::span<const HeldCard> held) {
    Material material;
    for (const HeldCard& one : held) {
        if (one.free) {
            ++material.free;
            continue;
        }
        const Card face = one.card.face();
        const auto rank = static_cast<std::size_t>(face.rank());
        auto& suit = material.faces[static_cast<std::size_t>(face.suit())];
        suit = static_cast<std::uint16_t>(suit | 1U << rank);
        ++material.ofRank[rank];
    }
    return material;
}

std::optional<Gleich> bestGleich(const Material& material, const FigureRules& rules) {
    return gleichBeside(material, {}, rules);
}

std::optional<HangerInSuits> bestHanger(const Material& material, const FigureRules& rules) {
    std::optional<HangerInSuits> best;
    descend(rules, [&](const Hanger& hanger, unsigned ranks) {
        for (const Suit suit : cards::kSuits) {
            if (!filling(material, suit, ranks, rules)) continue;
            if (!best) best = HangerInSuits{hanger, {}};
            best->suits[static_cast<std::size_t>(suit)] = true;
        }
        return best.has_value();
    });
    return best;
}

bool canMake(const Material& material, const Gleich& gleich, const FigureRules& rules) {
    const bool six = gleich.rank == Rank::Six;
    if (six && !rules.pairOfSixes) return false;
    const int named = !six || canNameSix(rules) ? material.free : 0;
    return material.ofRank[static_cast<std::size_t>(gleich.rank)] + named >= gleich.size;
}

bool canMake(const Material& material, const Hanger& hanger, const FigureRules& rules) {
    const int top = static_cast<int>(hanger.top);
    if (top < hanger.size - 1) return false;
    return std::ranges::any_of(cards::kSuits, [&](Suit suit) {
        return filling(material, suit, window(hanger.size, top), rules).has_value();
    });
}

std::vector<FigurePair> bestPairs(const Material& material, const FigureRules& rules) {
    const auto ceiling = bestGleich(material, rules);
    std::vector<FigurePair> pairs;
    // A worse Hanger is worth a pair only with a better Gleich than any before it.
    const auto gains = [&](const std::optional<Gleich>& gleich) {
        return pairs.empty() || gleich > pairs.back().gleich;
    };
    descend(rules, [&](const Hanger& hanger, unsigned ranks) {
        std::optional<FigurePair> pair;
        for (const Suit suit : cards::kSuits) {
            const auto filled = filling(material, suit, ranks, rules);
            if (!filled) continue;
            const auto gleich = gleichBeside(material, *filled, rules);
            if (!pair || gleich > pair->gleich) pair = FigurePair{gleich, HangerInSuits{hanger, {}}};
            if (gleich == pair->gleich) pair->hanger->suits[static_cast<std::size_t>(suit)] = true;
        }
        if (pair && gains(pair->gleich)) pairs.push_back(*pair);
        return !pairs.empty() && pairs.back().gleich == ceiling;
    });
    if (gains(ceiling)) pairs.push_back({ceiling, std::nullopt});
    return pairs;
}

int strength(const std::optional<Gleich>& gleich) {
    return gleich ? gleich->size * cards::kRankCount + static_cast<int>(gleich->rank) : 0;
}

int strength(const std::optional<HangerInSuits>& hanger, Suit trump, const FigureRules& rules) {
    if (!hanger) return 0;
    const int order = hanger->hanger.size * cards::kRankCount + static_cast<int>(hanger->hanger.top);
    return order * 2 + (rules.trumpHangerWins && hanger->in(trump) ? 1 : 0);
}

bool areAlike(int hanger, int other) {
    return hanger / 2 == other / 2;
}

Winner winnerOf(std::span<const int> bestByTeam) {
    Winner winner;
    int best = 0;
    for (std::size_t team = 0; team < bestByTeam.size(); ++team) {
        if (bestByTeam[team] == 0 || bestByTeam[team] < best) continue;
        if (bestByTeam[team] > best)
            winner = {static_cast<int>(team), false};
        else
            winner = {std::nullopt, true};
        best = bestByTeam[team];
    }
    return winner;
}

} // namespace schreiber::perlaggen::figures
