#include "base/listed_words.h"

#include "base/text.h"

#include <desk/words.h>

#include <QStringList>

#include <algorithm>

namespace schreiber::desktop {
namespace {

struct ListedNames {
    const char* kind;
    QStringList kept;
};

const ListedNames& namesOf(Listed kind) {
    static const ListedNames criteria{
        "criterion",
        {QStringLiteral("score"), QStringLiteral("wins"), QStringLiteral("points"),
         QStringLiteral("difference"), QStringLiteral("against"), QStringLiteral("head-to-head"),
         QStringLiteral("buchholz"), QStringLiteral("decider"), QStringLiteral("lot")}};
    static const ListedNames prizes{"prize",
                                    {QStringLiteral("woman"), QStringLiteral("youngest"),
                                     QStringLiteral("oldest"), QStringLiteral("last")}};
    return kind == Listed::Ladder ? criteria : prizes;
}

bool isNumber(const QString& word) {
    return !word.isEmpty() &&
           std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); });
}

} // namespace

QString listInWords(Listed kind, const QString& kept, desk::Language language) {
    const ListedNames& names = namesOf(kind);
    QStringList words;
    for (const QString& part : kept.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString name = part.trimmed();
        const bool ranks = kind == Listed::Prizes && isNumber(name);
        words << (ranks ? text(desk::wordFor(names.kind, "ranks", language)) + QLatin1Char(' ') + name
                        : text(desk::wordFor(names.kind, utf8(name), language)));
    }
    return words.join(QStringLiteral(", "));
}

QString listAsKept(Listed kind, const QString& typed, desk::Language language) {
    const ListedNames& names = namesOf(kind);
    const auto isSame = [](const QString& word, const std::string& known) {
        return word.compare(text(known), Qt::CaseInsensitive) == 0;
    };
    QStringList kept;
    for (const QString& part : typed.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString word = part.simplified();
        kept << word;
        for (const QString& name : names.kept)
            if (isSame(word, desk::wordFor(names.kind, utf8(name), language))) kept.back() = name;
        const QString number = word.section(QLatin1Char(' '), -1);
        if (kind == Listed::Prizes && isNumber(number) &&
            isSame(word.chopped(number.size()).trimmed(), desk::wordFor(names.kind, "ranks", language)))
            kept.back() = number;
    }
    return kept.join(QLatin1Char(','));
}

} // namespace schreiber::desktop
