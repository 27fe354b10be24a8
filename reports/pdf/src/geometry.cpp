#include <pdf/geometry.h>

#include <cstddef>

namespace schreiber::pdf {

namespace {

struct Paper {
    std::string_view name;
    Size size;
};

// In the order of PageSize.
constexpr std::array kPapers{
    Paper{"a3", {mm(297), mm(420)}}, Paper{"a4", {mm(210), mm(297)}}, Paper{"a5", {mm(148), mm(210)}},
    Paper{"a6", {mm(105), mm(148)}}, Paper{"letter", {612, 792}},
};

} // namespace

Size sizeOf(PageSize page) {
    return kPapers.at(static_cast<std::size_t>(page)).size;
}

std::string_view nameOf(PageSize page) {
    return kPapers.at(static_cast<std::size_t>(page)).name;
}

std::optional<PageSize> pageSizeNamed(std::string_view name) {
    for (PageSize page : kPageSizes)
        if (nameOf(page) == name) return page;
    return std::nullopt;
}

} // namespace schreiber::pdf
