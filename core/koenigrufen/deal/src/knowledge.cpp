#include <base/contract.h>

#include <algorithm>
#include <bit>
#include <cstdint>
#include <koenigrufen/deal/knowledge.h>

namespace schreiber::koenigrufen::deal {

using cards::tarock::kCardCount;
using cards::tarock::kTarocks;
using cards::tarock::kTrull;

namespace {

constexpr int kHandSize = 12;
constexpr int kTalonSize = 3;
constexpr unsigned kPlaceCount = 9;
constexpr unsigned kPlacesUntaken = 6; // four hands and two talons

// KR-023: no Tarock, or only one and that of the Trull.
bool hasToBeThrownIn(CardSet hand) {
    const CardSet tarocks = hand & kTarocks;
    return tarocks.empty() || (tarocks.size() == 1 && kTrull.contains(tarocks));
}

int cardsTaken(Taken taken) {
    return taken == Taken::Both ? 2 * kTalonSize : kTalonSize;
}

constexpr std::size_t wordsFor(unsigned placeCount) {
    return (std::size_t{1} << placeCount) / 8;
}

// A number of cards, 0 to 54, for each set of places. Eight sets stand in a word, a byte each, so that they
// are added and compared eight at a time.
class CountBySet {
  public:
    void add(Knowledge::Places set, int cards) {
        m_words[set / 8] += static_cast<std::uint64_t>(cards) << (set % 8 * 8);
    }
    // From then on each set has what its subsets had.
    void sumOverSubsets(unsigned placeCount) {
        const std::size_t used = wordsFor(placeCount);
        for (std::size_t i = 0; i < used; ++i) {
            std::uint64_t& word = m_words[i];
            word += (word & 0x00FF'00FF'00FF'00FFU) << 8U;
            word += (word & 0x0000'FFFF'0000'FFFFU) << 16U;
            word += word << 32U;
        }
        for (std::size_t place = 1; place < used; place *= 2)
            for (std::size_t i = 0; i < used; ++i)
                if ((i & place) != 0) m_words[i] += m_words[i - place];
    }
    bool isAtMost(const CountBySet& room, unsigned placeCount) const {
        constexpr std::uint64_t kHighest = 0x8080'8080'8080'8080U; // stays in each byte that borrows nothing
        for (std::size_t i = 0; i < wordsFor(placeCount); ++i)
            if ((((room.m_words[i] | kHighest) - m_words[i]) & kHighest) != kHighest) return false;
        return true;
    }

  private:
    std::array<std::uint64_t, wordsFor(kPlaceCount)> m_words{};
};

// What each set of places holds, before a talon is taken.
const CountBySet& roomBefore() {
    static const CountBySet room = [] {
        CountBySet all;
        for (const Seat seat : kAllSeats) all.add(Knowledge::hand(seat), kHandSize);
        for (const auto talon : {Knowledge::kTalon1, Knowledge::kTalon2}) all.add(talon, kTalonSize);
        all.sumOverSubsets(kPlaceCount);
        return all;
    }();
    return room;
}

// And after, where so many of the cards laid away were of the hand.
CountBySet countedRoom(Taken taken, Seat exchanger, int laidOfHand) {
    CountBySet all;
    for (const Seat seat : kAllSeats)
        all.add(Knowledge::hand(seat), kHandSize - (seat == exchanger ? laidOfHand : 0));
    if (taken == Taken::First) all.add(Knowledge::kTalon2, kTalonSize);
    if (taken == Taken::Second) all.add(Knowledge::kTalon1, kTalonSize);
    all.add(Knowledge::kLaidOfHand, laidOfHand);
    all.add(Knowledge::kTakenKept, laidOfHand);
    all.add(Knowledge::kTakenLaid, cardsTaken(taken) - laidOfHand);
    all.sumOverSubsets(kPlaceCount);
    return all;
}

// The same, each counted once a program: a record asks some thousand times.
const CountBySet& roomAfter(Taken taken, Seat exchanger, int laidOfHand) {
    using ByLaid = std::array<CountBySet, 2 * kTalonSize + 1>;
    static const auto kRooms = [] {
        std::array<std::array<ByLaid, kSeats>, 3> rooms;
        for (const Taken each : {Taken::First, Taken::Second, Taken::Both})
            for (const Seat seat : kAllSeats)
                for (int laid = 0; laid <= cardsTaken(each); ++laid)
                    rooms[static_cast<std::size_t>(each)][seatIndex(seat)][static_cast<std::size_t>(laid)] =
                        countedRoom(each, seat, laid);
        return rooms;
    }();
    return kRooms[static_cast<std::size_t>(taken)][seatIndex(exchanger)]
                 [static_cast<std::size_t>(laidOfHand)];
}

} // namespace

Knowledge::Knowledge(const Dealt& dealt, Seat forehand, std::shared_ptr<const Claims> claims,
                     std::optional<Seat> exchanger)
    : m_claims(std::move(claims))
    , m_exchanger(exchanger) {
    Places open = 0;
    m_base.fill(0);
    for (const Seat seat : kAllSeats) {
        for (const Card card : dealt.hands[seatIndex(seat)].known) m_base[index(card)] = hand(seat);
        if (dealt.hands[seatIndex(seat)].unknown > 0) open |= hand(seat);
    }
    for (const auto talon : {kTalon1, kTalon2})
        for (const auto& card : dealt.talons[talon == kTalon1 ? 0 : 1])
            if (card)
                m_base[index(*card)] = talon;
            else
                open |= talon;
    for (Places& places : m_base)
        if (places == 0) places = open;
    applyClaims();
    for (int i = 0; i < kSeats; ++i) {
        const Seat seat = rightOf(forehand, i);
        const unsigned bit = 1U << seatIndex(seat);
        const bool isKnown = surelyDealt(seat).size() == kHandSize;
        if (isKnown ? hasToBeThrownIn(surelyDealt(seat)) : !isFeasible(m_places, m_inOrder | bit))
            m_bad |= bit;
        else if (!isKnown)
            m_inOrder |= bit;
    }
}

Knowledge::Places Knowledge::dealtTo(Seat seat) const {
    return static_cast<Places>(hand(seat) | (m_taken && seat == m_exchanger ? kLaidOfHand : 0));
}

Knowledge::Places Knowledge::keptBy(Seat seat) const {
    return static_cast<Places>(hand(seat) | (m_taken && seat == m_exchanger ? kTakenKept : 0));
}

CardSet Knowledge::surelyIn(Places places) const {
    CardSet cards;
    for (int i = 0; i < kCardCount; ++i)
        if ((m_places[static_cast<std::size_t>(i)] & ~places) == 0) cards.insert(Card::fromIndex(i));
    return cards;
}

CardSet Knowledge::surelyDealt(Seat seat) const {
    return surelyIn(dealtTo(seat));
}

Knowledge::Places Knowledge::claimed(const Claim& claim) const {
    if (claim.kind == Claim::Kind::Talon) return kTalons;
    if (claim.seat != m_exchanger) return hand(claim.seat);
    if (!m_taken) return static_cast<Places>(hand(claim.seat) | kTalons);
    return static_cast<Places>(hand(claim.seat) | kTakenKept | (claim.kind == Claim::Kind::Laid ? kLaid : 0));
}

// One by one: what cannot have been so, as the record has it, is looked at when it comes.
void Knowledge::applyClaims() {
    m_places = m_base;
    update();
    if (m_isCertain || m_claims == nullptr) return;
    for (const Claim& claim : *m_claims) {
        Places& places = m_places[index(claim.card)];
        const Places before = places;
        places &= claimed(claim);
        if (places != before && (places == 0 || !fits(m_places))) places = before;
    }
    update();
}

void Knowledge::update() {
    m_isCertain = std::ranges::all_of(m_places, [](Places places) { return std::has_single_bit(places); });
    for (const Seat seat : kAllSeats) m_kept[seatIndex(seat)] = surelyIn(keptBy(seat));
}

// Every card finds a place exactly when no set of places is asked to hold more cards than it can (Hall): for
// each set, the cards that may be nowhere else. There are as many cards as places in all.
bool Knowledge::fits(const Masks& places) const {
    const unsigned count = m_taken ? kPlaceCount : kPlacesUntaken;
    CountBySet within;
    for (const Places each : places) {
        if (each == 0) return false;
        within.add(each, 1);
    }
    within.sumOverSubsets(count);
    if (!m_taken) return within.isAtMost(roomBefore(), count);
    const int most = cardsTaken(*m_taken);
    for (int laidOfHand = 0; laidOfHand <= most; ++laidOfHand)
        if (within.isAtMost(roomAfter(*m_taken, *m_exchanger, laidOfHand), count)) return true;
    return false;
}

bool Knowledge::isFeasible(const Masks& places) const {
    return isFeasible(places, m_inOrder);
}

// With hands that may be kept, for each of these seats: one Tarock that is none of the Trull, or two that
// are. Which one of several that may be in the same places makes no difference.
bool Knowledge::isFeasible(const Masks& places, unsigned inOrder) const {
    if (!fits(places)) return false;
    for (const Seat seat : kAllSeats) {
        const unsigned bit = 1U << seatIndex(seat);
        if ((inOrder & bit) == 0) continue;
        const Places dealt = dealtTo(seat);
        CardSet sure;
        for (const Card card : kTarocks)
            if ((places[index(card)] & ~dealt) == 0) sure.insert(card);
        if (!hasToBeThrownIn(sure)) continue;
        const unsigned rest = inOrder & ~bit;
        std::array<bool, std::size_t{1} << kPlaceCount> tried{};
        for (const Card card : kTarocks - kTrull) {
            const Places now = places[index(card)];
            if ((now & dealt) == 0 || tried[now]) continue;
            tried[now] = true;
            Masks with = places;
            with[index(card)] = now & dealt;
            if (isFeasible(with, rest)) return true;
        }
        for (const Card left : kTrull) {
            Masks with = places;
            for (const Card card : kTrull)
                if (card != left) with[index(card)] &= dealt;
            if (isFeasible(with, rest)) return true;
        }
        return false;
    }
    return true;
}

bool Knowledge::canBe(Card card, Places places) const {
    const Places both = m_places[index(card)] & places;
    if (both == 0) return false;
    if (both == m_places[index(card)]) return true;
    Masks with = m_places;
    with[index(card)] = both;
    return isFeasible(with);
}

bool Knowledge::canLack(Seat seat, CardSet cards) const {
    const Places kept = keptBy(seat);
    Masks with = m_places;
    bool isOther = false;
    for (const Card card : cards) {
        Places& places = with[index(card)];
        if ((places & kept) == 0) continue;
        places = static_cast<Places>(places & ~kept);
        if (places == 0) return false;
        isOther = true;
    }
    return !isOther || isFeasible(with);
}

void Knowledge::pin(Card card, Places places) {
    m_base[index(card)] &= places;
    m_places[index(card)] &= places;
    update();
}

void Knowledge::lack(Seat seat, CardSet cards) {
    const Places kept = keptBy(seat);
    for (const Card card : cards) m_places[index(card)] = static_cast<Places>(m_places[index(card)] & ~kept);
    update();
}

bool Knowledge::mayThrowIn(Seat seat) const {
    if (mustThrowIn(seat)) return true;
    if (surelyDealt(seat).size() == kHandSize) return false;
    Masks with = m_places;
    const Places dealt = dealtTo(seat);
    for (const Card card : kTarocks - kTrull)
        with[index(card)] = static_cast<Places>(with[index(card)] & ~dealt);
    const unsigned others = m_inOrder & ~(1U << seatIndex(seat));
    for (const Card held : kTrull) {
        Masks one = with;
        for (const Card card : kTrull)
            if (card != held) one[index(card)] = static_cast<Places>(one[index(card)] & ~dealt);
        if (isFeasible(one, others)) return true;
    }
    return false;
}

void Knowledge::exchange(Seat seat, Taken taken) {
    SCHREIBER_REQUIRE(seatIndex(seat) < kSeats, "who takes a talon plays");
    const bool wasCertain = m_isCertain;
    m_exchanger = seat;
    m_taken = taken;
    for (Places& places : m_base) {
        Places after = places;
        const Places lifted = taken == Taken::First ? kTalon1 : taken == Taken::Second ? kTalon2 : kTalons;
        if ((places & lifted) != 0) after = static_cast<Places>((after & ~lifted) | kTakenKept | kTakenLaid);
        if ((places & hand(seat)) != 0) after |= kLaidOfHand;
        places = after;
    }
    if (!wasCertain) return applyClaims();
    // what is laid away comes next, and tells
    m_places = m_base;
    update();
}

void Knowledge::lay(CardSet known, int unknown) {
    for (int i = 0; i < kCardCount; ++i) {
        const Card card = Card::fromIndex(i);
        Places& places = m_base[index(card)];
        // nobody laid away unseen what must lie open or may not be laid
        const bool mayBe = known.contains(card) || (unknown > 0 && !card.isTarock() && !card.isKing());
        const auto left = static_cast<Places>(known.contains(card) ? places & kLaid
                                              : mayBe              ? places
                                                                   : places & ~kLaid);
        if (left != 0) places = left;
    }
    applyClaims();
}

std::vector<Knowledge::Way> Knowledge::waysOf(CardSet cards) const {
    std::vector<Way> ways;
    std::vector<Card> open;
    for (const Card card : cards)
        if (!std::has_single_bit(m_places[index(card)])) open.push_back(card);
    // Each card in each of its places, as long as all others find one.
    std::vector<std::pair<Masks, std::size_t>> rest{{m_places, 0}};
    while (!rest.empty()) {
        auto [places, next] = rest.back();
        rest.pop_back();
        while (next < open.size() && std::has_single_bit(places[index(open[next])])) ++next;
        if (next == open.size()) {
            Way way;
            for (const Card card : cards) way.cards.emplace_back(card, places[index(card)]);
            ways.push_back(std::move(way));
            continue;
        }
        for (unsigned place = 0; place < kPlaceCount; ++place) {
            const auto one = static_cast<Places>(1U << place);
            if ((places[index(open[next])] & one) == 0) continue;
            Masks with = places;
            with[index(open[next])] = one;
            if (isFeasible(with)) rest.emplace_back(with, next + 1);
        }
    }
    return ways;
}

} // namespace schreiber::koenigrufen::deal
