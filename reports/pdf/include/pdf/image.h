#pragma once

#include <base/result.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace schreiber::pdf {

// A picture of points, as a club has its emblem: three bytes each, red, green and blue, row by row from the
// top, on white.
struct Image {
    int width = 0;
    int height = 0;
    std::string points;

    friend bool operator==(const Image&, const Image&) = default;
};

inline constexpr std::size_t kMostImageBytes = 4 * 1024 * 1024;
inline constexpr int kMostImagePoints = 4096; // in a row, or a column

enum class ImageError {
    NotPng,
    TooLarge, // as a file or in points
    Damaged,
};

// Whatever the bytes are. What has more points than are seen on paper is made smaller.
base::Result<Image, ImageError> readPng(std::string_view bytes);

} // namespace schreiber::pdf
