#pragma once

#include <base/result.h>
#include <pdf/page.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::pdf {

// A moment by the clock on the wall; it has no time zone, and a day alone has no time.
struct Moment {
    int year = 2000;
    int month = 1;
    int day = 1;
    struct Time {
        int hour = 0;
        int minute = 0;
        int second = 0;

        friend bool operator==(const Time&, const Time&) = default;
    };
    std::optional<Time> time;

    friend bool operator==(const Moment&, const Moment&) = default;
};

// `2026-11-21`, `2026-11-21T19:30`, `2026-11-21T19:30:05` (a `Z` or an offset is passed over); nothing when
// it is none.
std::optional<Moment> momentFrom(std::string_view iso);

struct DocumentInfo {
    std::string title;
    std::string author;
    std::string language; // BCP 47: `de`, `it`, `en`
    Moment date;
};

// Where a part of a longer document begins: a bookmark leads there, and readers number its pages anew, with
// `label` before the number: "Tische 3 · 2".
struct Part {
    std::string title;
    std::string label;
    std::size_t firstPage = 0; // from 0; the first part's is 0, and they go up

    friend bool operator==(const Part&, const Part&) = default;
};

struct Document {
    Fonts fonts;
    DocumentInfo info;
    std::vector<Page> pages;   // at least one when it is written
    std::vector<Part> parts{}; // empty: a document of one piece
};

// A text with characters that will be printed as U+FFFD.
struct MissingCharacters {
    std::vector<char32_t> characters;
    std::string text;

    friend bool operator==(const MissingCharacters&, const MissingCharacters&) = default;
};

// Each character once, with the first text it stands in: a name that is written in such letters is named
// once, however many they are and wherever it stands besides.
std::vector<MissingCharacters> missingCharacters(const Document& document);

// The bytes of the PDF: the same for the same document.
base::Result<std::string, PdfError> render(const Document& document);

} // namespace schreiber::pdf
