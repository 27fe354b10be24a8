#include "qr.h"

#include <qrcodegen/qrcodegen.hpp>

#include <string>
#include <utility>

namespace schreiber::kinds {

namespace {

constexpr double kLeastModule =
    pdf::mm(0.33); // what an office printer and a telephone at arm's length tell apart

using Step = pdf::PathStep::Kind;

void addRun(std::vector<pdf::PathStep>& path, int from, int to, int row) {
    const double left = kQuietModules + from;
    const double right = kQuietModules + to;
    const double top = kQuietModules + row;
    for (const auto& [kind, corner] : {std::pair{Step::Move, pdf::Point{left, top}},
                                       {Step::Line, {right, top}},
                                       {Step::Line, {right, top + 1}},
                                       {Step::Line, {left, top + 1}},
                                       {Step::Close, {}}})
        path.push_back({kind, corner});
}

} // namespace

std::optional<pdf::Picture> qrCode(std::string_view text) {
    using qrcodegen::QrCode;
    if (text.empty()) return std::nullopt;
    try {
        const QrCode code = QrCode::encodeText(std::string(text).c_str(), QrCode::Ecc::MEDIUM);
        pdf::Picture picture;
        const int size = code.getSize();
        picture.size = {2 * kQuietModules + size, 2 * kQuietModules + size};
        pdf::ShapeMark dark{{}, pdf::Ink{0}, {0, 0}};
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                if (!code.getModule(x, y)) continue;
                const int from = x;
                while (x < size && code.getModule(x, y)) ++x;
                addRun(dark.path, from, x, y);
            }
        picture.shapes.push_back(std::move(dark));
        return picture;
    } catch (const qrcodegen::data_too_long&) {
        return std::nullopt;
    }
}

double leastSide(const pdf::Picture& code) {
    return code.size.width * kLeastModule;
}

std::optional<pdf::CodePicture> resultsCode(const View& view) {
    return headCode(view.resultsPage);
}

std::optional<pdf::CodePicture> headCode(std::string_view text) {
    std::optional<pdf::Picture> code = qrCode(text);
    if (!code) return std::nullopt;
    const double least = leastSide(*code);
    return pdf::CodePicture{std::move(*code), kQuietModules, least};
}

} // namespace schreiber::kinds
