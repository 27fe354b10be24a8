#include <desk/whole_file.h>

#include <papers/emblem.h>
#include <utility>

namespace schreiber::papers {

namespace {

// What a picture's fault is called in what the program expects.
const char* expectedOf(pdf::ImageError error) {
    switch (error) {
    case pdf::ImageError::NotPng:
        return "png";
    case pdf::ImageError::TooLarge:
        return "png_size";
    case pdf::ImageError::Damaged:
        break;
    }
    return "png_whole";
}

} // namespace

desk::Outcome<Emblem> emblemIn(const std::string& bytes, const std::string& path) {
    auto image = pdf::readPng(bytes);
    if (!image)
        return base::fail(desk::Failure{desk::InputErrors{{{path, 0, 0, {}, {expectedOf(image.error())}}}}});
    return std::make_shared<const pdf::Image>(std::move(*image));
}

desk::Outcome<Emblem> emblemFrom(const std::string& path) {
    if (path.empty()) return Emblem();
    const auto bytes = desk::readWhole(path, pdf::kMostImageBytes);
    if (!bytes) return base::fail(bytes.error());
    return emblemIn(*bytes, path);
}

} // namespace schreiber::papers
