#include <pdf/image.h>

#include <cstddef>
#include <cstdint>
#include <cstdlib>

// A club's emblem: whatever a file has, it is a picture of the size that it says, or none.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto image =
        schreiber::pdf::readPng({reinterpret_cast<const char*>(data), size}); // NOLINT: bytes are bytes
    if (!image) return 0;
    const auto points = static_cast<std::size_t>(image->width) * static_cast<std::size_t>(image->height);
    if (image->points.size() != 3 * points) std::abort();
    return 0;
}
