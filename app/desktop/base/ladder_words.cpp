#include "base/ladder_words.h"

#include "base/text.h"

#include <desk/words.h>

#include <QStringList>

namespace schreiber::desktop {
namespace {

constexpr const char* kCriteria[] = {"score",        "wins",     "points",  "difference", "against",
                                     "head-to-head", "buchholz", "decider", "lot"};
const auto kBetween = QStringLiteral(", ");

QString wordOf(const char* criterion, desk::Language language) {
    return text(desk::wordFor("criterion", criterion, language));
}

bool isSame(const QString& typed, const QString& word) {
    return typed.compare(word, Qt::CaseInsensitive) == 0;
}

} // namespace

QString ladderInWords(const QString& kept, desk::Language language) {
    QStringList words;
    for (const QString& part : kept.split(QLatin1Char(','), Qt::SkipEmptyParts))
        words << text(desk::wordFor("criterion", utf8(part.trimmed()), language));
    return words.join(kBetween);
}

QString ladderAsKept(const QString& typed, desk::Language language) {
    QStringList names;
    for (const QString& part : typed.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString word = part.simplified();
        names << word;
        for (const char* criterion : kCriteria)
            if (isSame(word, wordOf(criterion, language))) names.back() = QLatin1String(criterion);
    }
    return names.join(QLatin1Char(','));
}

} // namespace schreiber::desktop
