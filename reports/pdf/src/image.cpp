#include <pdf/image.h>

#include <algorithm>
#include <cstdint>
#include <png.h>

namespace schreiber::pdf {

namespace {

using namespace std::string_view_literals;

constexpr std::size_t kColours = 3;
constexpr int kMostOnPaper = 900; // points: an inch and more of a good printer's

// libpng's reader that neither throws nor jumps; what it holds goes with it.
class Reader {
  public:
    explicit Reader(std::string_view bytes) {
        m_image.version = PNG_IMAGE_VERSION;
        m_begun = png_image_begin_read_from_memory(&m_image, bytes.data(), bytes.size()) != 0;
    }
    ~Reader() { png_image_free(&m_image); }
    Reader(const Reader&) = delete;
    Reader& operator=(const Reader&) = delete;

    bool begun() const { return m_begun; }
    std::size_t width() const { return m_image.width; }
    std::size_t height() const { return m_image.height; }

    // Nothing where what follows the head is no picture.
    bool read(std::string& points) {
        constexpr png_color kWhite{255, 255, 255};
        m_image.format = PNG_FORMAT_RGB;
        points.resize(width() * height() * kColours);
        return png_image_finish_read(&m_image, &kWhite, points.data(), 0, nullptr) != 0;
    }

  private:
    png_image m_image{};
    bool m_begun = false;
};

// Each point the mean of those that it stands for.
Image smaller(const Image& image, int times) {
    Image small{(image.width + times - 1) / times, (image.height + times - 1) / times, {}};
    const auto wide = static_cast<std::size_t>(image.width) * kColours;
    for (int y = 0; y < small.height; ++y)
        for (int x = 0; x < small.width; ++x)
            for (std::size_t colour = 0; colour < kColours; ++colour) {
                unsigned sum = 0;
                unsigned count = 0;
                for (int row = y * times; row < std::min(image.height, (y + 1) * times); ++row)
                    for (int column = x * times; column < std::min(image.width, (x + 1) * times); ++column) {
                        const std::size_t at = static_cast<std::size_t>(row) * wide +
                                               static_cast<std::size_t>(column) * kColours + colour;
                        sum += static_cast<std::uint8_t>(image.points[at]);
                        ++count;
                    }
                small.points.push_back(static_cast<char>((sum + count / 2) / count));
            }
    return small;
}

} // namespace

base::Result<Image, ImageError> readPng(std::string_view bytes) {
    if (bytes.substr(0, 8) != "\x89PNG\r\n\x1a\n"sv) return base::fail(ImageError::NotPng);
    if (bytes.size() > kMostImageBytes) return base::fail(ImageError::TooLarge);
    Reader reader(bytes);
    if (!reader.begun()) return base::fail(ImageError::Damaged);
    constexpr auto kMost = static_cast<std::size_t>(kMostImagePoints);
    if (reader.width() > kMost || reader.height() > kMost) return base::fail(ImageError::TooLarge);
    Image image{static_cast<int>(reader.width()), static_cast<int>(reader.height()), {}};
    if (!reader.read(image.points)) return base::fail(ImageError::Damaged);
    const int longest = std::max(image.width, image.height);
    if (longest > kMostOnPaper) return smaller(image, (longest + kMostOnPaper - 1) / kMostOnPaper);
    return image;
}

} // namespace schreiber::pdf
