#include <base/number.h>
#include <tournament/dispute.h>
#include <tournament/limits.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <string_view>

namespace schreiber::tournament {

namespace {

constexpr int kMostRankPoints = 1'000;

// `60,40,20,0`; nothing where it is no list of so many.
std::optional<std::vector<int>> readPlaces(std::string_view text, int places) {
    std::vector<int> points;
    while (true) {
        const std::size_t comma = text.find(',');
        const auto number = base::readNumber(text.substr(0, comma), -kMostRankPoints, kMostRankPoints);
        if (!number) return std::nullopt;
        points.push_back(*number);
        if (comma == std::string_view::npos) break;
        text.remove_prefix(comma + 1);
    }
    if (static_cast<int>(points.size()) != places) return std::nullopt;
    return points;
}

bool isOfGame(const Line& line) {
    return !line.text.empty();
}

} // namespace

std::vector<int> tableSizes(const Settings& settings, int people) {
    const int usual = settings.players;
    if (usual < 2 || people < usual) return {};
    const int over = people % usual;
    const int larger = usual + 1;
    const bool fits = settings.fives && people >= over * larger;
    std::vector<int> sizes(static_cast<std::size_t>(people / usual), usual);
    if (fits) std::fill(sizes.end() - over, sizes.end(), larger);
    return sizes;
}

int dealsAt(const Settings& settings, int seats) {
    if (settings.players == 0 || settings.openEnd) return 0;
    return (settings.deals * seats + settings.players - 1) / settings.players;
}

std::vector<std::size_t> linesInOrder(const Sheet& sheet) {
    std::vector<std::size_t> order;
    for (std::size_t at = 0; at < sheet.lines.size(); ++at) {
        const Line& line = sheet.lines[at];
        if (!isOfGame(line)) continue;
        const auto before = std::find_if(order.begin(), order.end(), [&](std::size_t other) {
            return line.instead != 0 && sheet.lines[other].n == line.instead;
        });
        if (before == order.end())
            order.push_back(at);
        else
            *before = at;
    }
    return order;
}

std::vector<std::size_t> linesAsShown(const Sheet& sheet) {
    std::map<int, int> root; // the first that stood in the place of each, by number
    for (const Line& line : sheet.lines) {
        const auto before = root.find(line.instead);
        root[line.n] = line.instead == 0 || before == root.end() ? line.n : before->second;
    }
    std::vector<std::size_t> order;
    for (std::size_t at = 0; at < sheet.lines.size(); ++at)
        if (!isSettledDispute(sheet.lines[at])) order.push_back(at);
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return root[sheet.lines[a].n] < root[sheet.lines[b].n];
    });
    return order;
}

std::vector<int> numbersOnPaper(const Sheet& sheet, int deals) {
    std::vector<int> numbers(sheet.lines.size(), 0);
    std::map<int, int> ofLine; // by the line's own number
    int deal = 0;
    for (const std::size_t at : linesInOrder(sheet))
        if (!sheet.lines[at].points.empty()) ofLine[sheet.lines[at].n] = numbers[at] = ++deal;
    for (std::size_t at = sheet.lines.size(); at-- > 0;) // what stands instead of another comes after it
        if (const auto number = ofLine.find(sheet.lines[at].n); number != ofLine.end()) {
            numbers[at] = number->second;
            if (sheet.lines[at].instead != 0) ofLine[sheet.lines[at].instead] = number->second;
        }
    int behind = deals > 0 ? std::max(deals, deal) : static_cast<int>(kMostLines);
    for (int& number : numbers)
        if (number == 0) number = ++behind;
    return numbers;
}

std::vector<int> penaltiesOf(const Sheet& sheet, std::size_t sides) {
    std::vector<int> penalties(sides, 0);
    for (const Line& line : sheet.lines)
        if (!line.struck)
            for (std::size_t side = 0; side < std::min(sides, line.penalty.size()); ++side)
                penalties[side] += line.penalty[side];
    return penalties;
}

std::int64_t sumOf(const std::vector<int>& points) {
    return std::accumulate(points.begin(), points.end(), std::int64_t{0});
}

namespace {

// A struck deal is one all the same: everybody wrote 0.
int dealsWritten(const Sheet& sheet) {
    const auto order = linesInOrder(sheet);
    return static_cast<int>(std::count_if(order.begin(), order.end(),
                                          [&](std::size_t at) { return !sheet.lines[at].points.empty(); }));
}

} // namespace

bool isDealtEvenly(const Sheet& sheet, int seats) {
    return seats == 0 || dealsWritten(sheet) % seats == 0;
}

std::vector<int> dealsPlayed(const Settings& settings, const Table& table, const Sheet& sheet) {
    const int seats = static_cast<int>(table.sides.size());
    if (sheet.finalOnly) return std::vector<int>(table.sides.size(), settings.deals);
    const int deals = dealsWritten(sheet);
    std::vector<int> played(table.sides.size(), deals);
    if (seats <= settings.players) return played;
    for (int deal = 0; deal < deals; ++deal)
        --played[static_cast<std::size_t>((table.firstDealer + deal) % seats)];
    return played;
}

int RankPoints::at(std::size_t seats, std::size_t place) const {
    const std::vector<int>& list = seats > usual.size() && !larger.empty() ? larger : usual;
    return place < list.size() ? list[place] : 0;
}

std::optional<RankPoints> readRankPoints(const std::string& text, int players) {
    const std::size_t blank = text.find(' ');
    auto usual = readPlaces(std::string_view(text).substr(0, blank), players);
    if (!usual) return std::nullopt;
    RankPoints points{std::move(*usual), {}};
    if (blank == std::string::npos) return points;
    auto larger = readPlaces(std::string_view(text).substr(blank + 1), players + 1);
    if (!larger) return std::nullopt;
    points.larger = std::move(*larger);
    return points;
}

std::vector<Amount> rankPointsOf(const RankPoints& rankPoints, const std::vector<int>& points) {
    std::vector<int> sorted = points;
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    std::vector<Amount> all;
    for (const int have : points) {
        const auto [first, last] = std::equal_range(sorted.begin(), sorted.end(), have, std::greater<>());
        int together = 0;
        for (auto place = first; place != last; ++place)
            together += rankPoints.at(points.size(), static_cast<std::size_t>(place - sorted.begin()));
        const auto level = static_cast<int>(last - first);
        const int halves = 2 * together;
        all.push_back({halves / level + (halves % level > 0 ? 1 : 0)});
    }
    return all;
}

} // namespace schreiber::tournament
