#include <algorithm>
#include <koenigrufen/deal/auction.h>

namespace schreiber::koenigrufen::deal {

using rulebook::GameRules;
using rulebook::PointName;

namespace {

using Refused = std::optional<PointName>;

// Nothing stands against it where that holds.
Refused unless(bool holds, PointName point) {
    return holds ? std::nullopt : Refused(point);
}

} // namespace

int Auction::worth(const Declared& bid) const {
    const GameRules& game = rulesOf(bid.game);
    const int bird = game.announcesBird && bid.bird ? m_rules.rulesOf(*bid.bird).announced : 0;
    return game.halves + 2 * bird;
}

int Auction::worthTogether(const std::vector<Declared>& bids) const {
    int worthOfAll = 0;
    for (const Declared& bid : bids) worthOfAll += worth(bid);
    return worthOfAll;
}

bool Auction::stands(Seat seat) const {
    return std::ranges::any_of(m_standing, [&](const Declared& bid) { return bid.seat == seat; });
}

bool Auction::allOthersPassedAtOnce(Seat seat) const {
    return m_standing.empty() && std::ranges::all_of(kAllSeats, [&](Seat other) {
               return other == seat || m_passed[seatIndex(other)];
           });
}

bool Auction::birdStands() const {
    return !m_standing.empty() && rulesOf(m_standing.front().game).announcesBird;
}

bool Auction::joinsOver(const Declared& bid) const {
    return worthTogether(m_waiting) + worth(bid) > worthTogether(m_standing);
}

bool Auction::endsByLaterWord() const {
    return m_standing.size() > 1 &&
           std::ranges::all_of(kAllSeats, [&](Seat seat) { return stands(seat) || isOut(seat); });
}

Refused Auction::againstTurn(Seat seat) const {
    if (m_over) return "bid_closed"_point;
    if (isOut(seat)) return "bid_passed"_point;
    // Vorhand's opening is hers to say; the first word after it is her right neighbour's
    if (seat != m_word) return "bid_turn"_point;
    return std::nullopt;
}

Refused Auction::against(Seat seat, const Mine& /*mine*/) const {
    if (m_over) return "bid_closed"_point;
    if (seat != m_forehand || m_begun) return "bid_opens"_point;
    return std::nullopt;
}

Refused Auction::against(Seat seat, const Pass& /*pass*/) const {
    if (const Refused turn = againstTurn(seat)) return turn;
    if (allOthersPassedAtOnce(seat)) return "bid_forehand_must"_point;
    return std::nullopt;
}

Declared Auction::declared(Seat seat, const Bid& bid) const {
    Declared declared{seat, bid.game, std::nullopt};
    if (rulesOf(bid.game).announcesBird) declared.bird = bid.bird.value_or(m_rules.set().leastBird().premium);
    return declared;
}

Refused Auction::against(Seat seat, const Bid& bid) const {
    if (const Refused turn = againstTurn(seat)) return turn;
    const Declared wanted = declared(seat, bid);
    switch (bid.how) {
    case Bid::How::Plain:
        return againstPlain(seat, wanted);
    case Bid::How::Bei:
        return againstBei(seat, wanted);
    case Bid::How::Verdacht:
        break;
    }
    if (!birdStands() || !rulesOf(bid.game).isJoinable() || stands(seat)) return "bid_verdacht"_point;
    return std::nullopt;
}

Refused Auction::against(Seat seat, const Action& word) const {
    if (const auto* mine = std::get_if<Mine>(&word)) return against(seat, *mine);
    if (const auto* bid = std::get_if<Bid>(&word)) return against(seat, *bid);
    return against(seat, Pass{});
}

Refused Auction::againstPlain(Seat seat, const Declared& bid) const {
    const GameRules& wanted = rulesOf(bid.game);
    if (wanted.isForehandOnly())
        return unless(seat == m_forehand && allOthersPassedAtOnce(seat), "bid_forehand_games"_point);
    if (m_standing.empty()) return std::nullopt;
    if (m_standing.size() == 1 && stands(seat)) return "bid_own"_point;
    const GameRules& highest = rulesOf(m_standing.front().game);
    if (wanted.announcesBird) {
        if (highest.order > wanted.order) return "bid_auchrufer_cap"_point;
        if (highest.isNegative()) return unless(worth(bid) >= worthTogether(m_standing), "bid_higher"_point);
        if (highest.announcesBird) return unless(worth(bid) > worth(m_standing.front()), "bid_higher"_point);
        return std::nullopt;
    }
    if (wanted.order > highest.order) return std::nullopt;
    // of those who wait, a lower game than his makes it one of several
    const bool leadsWaiting =
        birdStands() && wanted.isJoinable() && std::ranges::any_of(m_waiting, [&](const Declared& waiting) {
            return rulesOf(waiting.game).order < wanted.order;
        });
    return unless(leadsWaiting && joinsOver(bid), "bid_higher"_point);
}

Refused Auction::againstBei(Seat seat, const Declared& bid) const {
    const GameRules& wanted = rulesOf(bid.game);
    if (!wanted.isJoinable()) return "bid_bei_ouvert"_point;
    if (stands(seat)) return "bid_own"_point;
    // not to a lower game, which it overbids
    const auto isJoined = [&](const Declared& other) { return rulesOf(other.game).order >= wanted.order; };
    if (birdStands()) {
        if (m_waiting.empty()) return "bid_bei"_point;
        if (std::ranges::none_of(m_waiting, isJoined)) return "bid_bei_bettler"_point;
        return unless(joinsOver(bid), "bid_higher"_point);
    }
    const auto isOpenGame = [&](const Declared& other) {
        return rulesOf(other.game).isNegative() && rulesOf(other.game).isOpen;
    };
    const auto isJoinable = [&](const Declared& other) { return rulesOf(other.game).isJoinable(); };
    if (std::ranges::any_of(m_standing, isOpenGame)) return "bid_bei_ouvert"_point;
    if (std::ranges::none_of(m_standing, isJoinable)) return "bid_bei"_point;
    if (std::ranges::none_of(m_standing, isJoined)) return "bid_bei_bettler"_point;
    return std::nullopt;
}

PointName Auction::allowedBy(const Action& word) const {
    if (std::holds_alternative<Mine>(word)) return "bid_opens"_point;
    const auto* bid = std::get_if<Bid>(&word);
    if (bid == nullptr) return "bid_passed"_point;
    const GameRules& game = rulesOf(bid->game);
    if (bid->how == Bid::How::Verdacht) return "bid_verdacht"_point;
    if (birdStands() && game.isJoinable()) return "bid_verdacht_joins"_point;
    if (bid->how == Bid::How::Bei) return "bid_bei"_point;
    if (game.isForehandOnly()) return "bid_forehand_games"_point;
    return game.announcesBird ? "bid_auchrufer_value"_point : "bid_higher"_point;
}

void Auction::say(Seat /*seat*/, const Mine& /*mine*/) {
    m_begun = true;
}

void Auction::say(Seat seat, const Pass& /*pass*/) {
    m_begun = true;
    // whose bid stands declines to raise it, and may come back
    if (!stands(seat)) m_passed[seatIndex(seat)] = true;
    next();
}

void Auction::say(Seat seat, const Action& word) {
    if (const auto* mine = std::get_if<Mine>(&word)) return say(seat, *mine);
    if (const auto* bid = std::get_if<Bid>(&word)) return say(seat, *bid);
    say(seat, Pass{});
}

void Auction::say(Seat seat, const Bid& bid) {
    m_begun = true;
    const Declared wanted = declared(seat, bid);
    if (bid.how == Bid::How::Verdacht) {
        m_waiting.push_back(wanted);
        m_waits[seatIndex(seat)] = true;
        next();
        return;
    }
    m_lastBidder = seat;
    const bool joins =
        !m_standing.empty() && rulesOf(wanted.game).isJoinable() &&
        (bid.how == Bid::How::Bei || rulesOf(wanted.game).order < rulesOf(m_standing.front().game).order);
    if (joins)
        letJoin(wanted);
    else {
        m_standing = {wanted};
        // over an Auchrufer's head their *weiter* was one
        if (!birdStands()) {
            for (const Declared& waiting : m_waiting) m_passed[seatIndex(waiting.seat)] = true;
            m_waiting.clear();
            m_waits = {};
        }
    }
    next();
}

void Auction::letJoin(const Declared& bid) {
    if (birdStands()) {
        m_standing = std::move(m_waiting); // in the order in which they were said
        m_waiting.clear();
        m_waits = {};
    }
    m_standing.push_back(bid);
    sort();
}

void Auction::sort() {
    std::ranges::stable_sort(m_standing, std::ranges::greater{},
                             [&](const Declared& bid) { return rulesOf(bid.game).order; });
}

void Auction::next() {
    for (int i = 0; i < kSeats; ++i) {
        m_word = rightOf(m_word);
        if (m_word == m_lastBidder) {
            m_over = true;
            return;
        }
        if (!isOut(m_word)) return;
    }
}

std::vector<Action> Auction::options() const {
    std::vector<Action> words;
    if (m_over) return words;
    const auto offer = [&](const auto& word) {
        if (against(m_word, word)) return false;
        words.emplace_back(word);
        return true;
    };
    offer(Pass{});
    const auto inOrder = [&] {
        // as the table has them: Vorhand's own first, then from low to high
        std::vector<const GameRules*> games;
        for (const GameRules& game : m_rules.set().games) games.push_back(&game);
        std::ranges::stable_sort(games, {}, [](const GameRules* game) { return game->order; });
        return games;
    };
    for (const GameRules* game : inOrder()) {
        if (game->announcesBird) {
            for (const rulebook::PremiumRules& premium : m_rules.set().premiums)
                if (premium.isBird()) offer(Bid{game->game, premium.premium, Bid::How::Plain});
            continue;
        }
        for (const Bid::How how : {Bid::How::Plain, Bid::How::Bei, Bid::How::Verdacht})
            offer(Bid{game->game, std::nullopt, how});
    }
    return words;
}

} // namespace schreiber::koenigrufen::deal
