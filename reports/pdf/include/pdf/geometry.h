#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace schreiber::pdf {

// Everything is in points (1/72 inch), from the top left corner of the page, y downwards.
inline constexpr double kHair = 0.01; // closer than this is rounding
constexpr double mm(double millimetres) {
    return millimetres * 72.0 / 25.4;
}

struct Point {
    double x = 0;
    double y = 0;

    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    double width = 0;
    double height = 0;

    friend bool operator==(const Size&, const Size&) = default;
};

struct Box {
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    constexpr double width() const { return right - left; }
    constexpr double height() const { return bottom - top; }
    constexpr Box inset(double dx, double dy) const { return {left + dx, top + dy, right - dx, bottom - dy}; }

    friend bool operator==(const Box&, const Box&) = default;
};

enum class PageSize { A3, A4, A5, A6, Letter };

inline constexpr std::array kPageSizes{PageSize::A3, PageSize::A4, PageSize::A5, PageSize::A6,
                                       PageSize::Letter};

// As upright paper.
Size sizeOf(PageSize page);

// `a3`, `a4`, `a5`, `a6`, `letter`.
std::string_view nameOf(PageSize page);
std::optional<PageSize> pageSizeNamed(std::string_view name);

} // namespace schreiber::pdf
