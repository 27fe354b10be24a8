#include <algorithm>
#include <cstddef>
#include <koenigrufen/deal/count.h>
#include <koenigrufen/deal/trischaken.h>

namespace schreiber::koenigrufen::deal {
namespace {

using Order = std::array<std::size_t, rulebook::kSeats>; // seats, the least count first

TrischakenResult oneFromEach(How how, std::size_t seat, int sign) {
    TrischakenResult result{how, {}};
    result.points.fill(-sign);
    result.points[seat] = 3 * sign;
    return result;
}

// What counts when two players are compared (R23).
int compared(const rulebook::Rules& rules, int thirds) {
    return rules.is(rulebook::TrischakenBlatt::Points) ? countOf(thirds).points : thirds;
}

TrischakenResult byOrder(const rulebook::Rules& rules, const TrischakenTally& tally) {
    Order order{0, 1, 2, 3};
    const auto count = [&](std::size_t seat) { return compared(rules, tally.thirds[seat]); };
    std::ranges::sort(order, {}, count);
    const auto [least, second, third, most] = order;
    TrischakenResult result;
    if (count(second) != count(third)) {
        result.how = How::TwoTwo;
        result.points[least] = result.points[second] = 1;
        result.points[third] = result.points[most] = -1;
    } else if (count(least) != count(second) && count(third) != count(most)) {
        result.how = How::MiddleTie;
        result.points[least] = 1;
        result.points[most] = -1;
    } else
        result.how = How::TripleTie;
    return result;
}

} // namespace

TrischakenResult trischaken(const rulebook::Rules& rules, const TrischakenTally& tally) {
    const auto virgin = std::ranges::find(tally.noTrick, true);
    const bool isOne = std::ranges::count(tally.noTrick, true) == 1; // two or more are as none (KR-122)
    const auto over =
        std::ranges::find_if(tally.thirds, [&](int thirds) { return isOverHalf(rules, thirds); });
    const auto jungfrau = static_cast<std::size_t>(virgin - tally.noTrick.begin());
    const auto payer = static_cast<std::size_t>(over - tally.thirds.begin());
    const bool isOver = over != tally.thirds.end();
    if (isOne && isOver) {
        TrischakenResult result{How::JungfrauOver35, {}};
        result.points[jungfrau] = 3;
        result.points[payer] = -3;
        return result;
    }
    if (isOne) return oneFromEach(How::Jungfrau, jungfrau, 1);
    if (isOver) return oneFromEach(How::Over35, payer, -1);
    return byOrder(rules, tally);
}

rulebook::PointName pointOf(How how) {
    switch (how) {
    case How::Jungfrau:
        return "trischaken_jungfrau"_point;
    case How::Over35:
        return "trischaken_over"_point;
    case How::JungfrauOver35:
        return "trischaken_both"_point;
    case How::MiddleTie:
    case How::TripleTie:
        return "trischaken_middle"_point;
    case How::Broken:
        return "breach"_point;
    default:
        return "trischaken_two_two"_point;
    }
}

} // namespace schreiber::koenigrufen::deal
