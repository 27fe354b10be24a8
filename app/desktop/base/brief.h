#pragma once

#include <QString>

// What comes from outside may be as long as a book. Laid out is no more of it than anybody reads in that
// place: measuring the rest would hold up the window.
namespace schreiber::desktop {

constexpr qsizetype kInQuestion = 60;   // letters of a name in a question, which may have no blank in it
constexpr qsizetype kInCell = 400;      // of a cell or a label
constexpr qsizetype kInMessage = 2'000; // of what is said once
constexpr qsizetype kOnPage = 20'000;   // of a paragraph on a page to be read

inline QString brief(const QString& text, qsizetype most) {
    return text.size() <= most ? text : text.left(most - 1) + QStringLiteral("…");
}

} // namespace schreiber::desktop
