#include "page/course.h"

#include "page/markup.h"

#include <algorithm>
#include <cmath>

namespace schreiber::desk::page {

namespace {

using tournament::RankHistory;

constexpr double kChartWide = 360;
constexpr double kFirstRound = 14;
constexpr double kLastRound = 210; // where lines end and their names begin
constexpr double kFirstPlace = 21;
constexpr double kNameHigh = 12; // names nearer to each other are moved apart

// Rows lie nearer to each other the more there are.
double pitchOf(std::size_t rows) {
    return rows <= 30 ? 21 : rows <= kMostInCourse ? 16 : std::max(6.0, 800.0 / static_cast<double>(rows));
}

std::string rounded(double number) {
    return std::to_string(std::lround(number));
}

struct Point {
    double x = 0;
    double y = 0;
};

// From step to step, level at each of them. Where somebody was not there the line is interrupted.
std::string curveThrough(const std::vector<std::optional<Point>>& points) {
    std::string path;
    const Point* before = nullptr;
    bool isAfterCurve = false;
    for (const std::optional<Point>& point : points) {
        if (point && before != nullptr && before->y != point->y) {
            const std::string dx = tenths(point->x - before->x);
            const std::string dy = tenths(point->y - before->y);
            const double wide = point->x - before->x;
            // After another curve the first of two control points follows from that.
            path += (isAfterCurve ? "s" : "c" + tenths(wide * .45) + " 0 ") + tenths(wide * .55) + " " + dy +
                    " " + dx + " " + dy;
            isAfterCurve = true;
        } else if (point) {
            path +=
                before == nullptr ? "M" + tenths(point->x) + " " + tenths(point->y) : "H" + tenths(point->x);
            isAfterCurve = false;
        }
        before = point ? &*point : nullptr;
    }
    return path;
}

} // namespace

std::string courseChart(const RankHistory& history, const std::vector<std::string>& names,
                        const std::string& label) {
    if (history.rounds < 2 || history.lines.empty()) return {};
    const std::size_t rows = history.lines.size();
    const double pitch = pitchOf(rows);
    const double step = (kLastRound - kFirstRound) / (history.rounds - 1);
    std::string heads;
    for (int round = 1; round <= history.rounds; ++round)
        heads += "<text class=\"h\" x=\"" + tenths(kFirstRound + step * (round - 1)) + "\" y=\"11\">" +
                 std::to_string(round) + "</text>";
    std::vector<std::string> lines;
    double lastName = 0;
    double lowest = 0;
    const std::size_t shown = rows <= kMostInCourse ? rows : kFirstOfCourse;
    for (std::size_t row = 0; row < shown; ++row) {
        const RankHistory::Line& line = history.lines[row];
        std::vector<std::optional<Point>> points;
        for (std::size_t round = 0; round < line.places.size(); ++round)
            points.push_back(line.places[round] == 0
                                 ? std::nullopt
                                 : std::optional(Point{kFirstRound + step * static_cast<double>(round),
                                                       kFirstPlace + pitch * (line.places[round] - 1)}));
        for (const std::optional<Point>& point : points)
            if (point) lowest = std::max(lowest, point->y);
        const double name = std::max(kFirstPlace + pitch * static_cast<double>(row), lastName + kNameHigh);
        lastName = name;
        std::string path = curveThrough(points);
        if (points.back() && name > points.back()->y)
            path += "L" + tenths(kLastRound + 7) + " " + tenths(name);
        const std::string whole = names[row] == line.name ? "" : element("title", line.name); // is looked for
        lines.push_back("<g class=\"b" + (row < 3 ? " b" + std::to_string(row + 1) : "") + "\">" + whole +
                        "<path d=\"" + path + "\"/><text x=\"220\" y=\"" + tenths(name + 3.8) +
                        "\"><tspan class=\"r\">" +
                        std::to_string(line.ranks.empty() ? 0 : line.ranks.back()) +
                        "</tspan><tspan x=\"241\">" + escaped(names[row]) + "</tspan></text></g>");
    }
    const double high = std::max(lowest, lastName) + 10;
    std::string chart = "<svg class=\"bump\" viewBox=\"0 0 " + tenths(kChartWide) + " " + tenths(high) +
                        "\" data-rounds=\"" + std::to_string(history.rounds) +
                        (shown < rows ? "\" data-pitch=\"" + tenths(pitch) : "") +
                        "\" role=\"img\" aria-label=\"" + escaped(label) + "\">" + heads;
    // The first lie over the others.
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) chart += *line + "\n";
    return chart + "</svg>\n";
}

std::string sparkline(const RankHistory& history, const RankHistory::Line& line) {
    if (history.rounds < 2 || history.lines.size() < 2) return {};
    constexpr double kEnd = 262;
    constexpr double kHigh = 40;
    const double step = (kEnd - 4) / (history.rounds - 1);
    const double down = kHigh / static_cast<double>(history.lines.size() - 1);
    std::string path;
    bool isDrawing = false;
    Point last;
    for (std::size_t round = 0; round < line.ranks.size(); ++round) {
        if (line.ranks[round] == 0) {
            isDrawing = false;
            continue;
        }
        last = {4 + step * static_cast<double>(round), 4 + down * (line.ranks[round] - 1)};
        path += (isDrawing ? "L" : "M") + rounded(last.x) + " " + rounded(last.y);
        isDrawing = true;
    }
    if (path.empty()) return {};
    return "<svg class=spark viewBox=\"0 0 300 48\" aria-hidden=true><path d=\"" + path +
           "\"/><circle cx=" + rounded(last.x) + " cy=" + rounded(last.y) + " r=4 /></svg>\n";
}

} // namespace schreiber::desk::page
