#include "base/listed_words.h"

#include "base/text.h"

#include <desk/words.h>

#include <QStringList>

#include <algorithm>
#include <array>

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

// What people also say for a criterion.
struct Synonym {
    const char* said;
    const char* kept;
};
constexpr Synonym kSynonyms[] = {{"direkte Begegnung", "head-to-head"},
                                 {"incontro diretto", "head-to-head"},
                                 {"direct meeting", "head-to-head"},
                                 {"direct encounter", "head-to-head"}};

// In any of the languages: the person at the desk may type another than the window speaks.
bool isSaid(const QString& word, const char* kind, const QString& name) {
    constexpr std::array kLanguages{desk::Language::German, desk::Language::Italian, desk::Language::English};
    return std::ranges::any_of(kLanguages, [&](desk::Language language) {
        return word.compare(text(desk::wordFor(kind, utf8(name), language)), Qt::CaseInsensitive) == 0;
    });
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

QString listAsKept(Listed kind, const QString& typed) {
    const ListedNames& names = namesOf(kind);
    QStringList kept;
    for (const QString& part : typed.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString word = part.simplified();
        kept << word;
        for (const QString& name : names.kept)
            if (isSaid(word, names.kind, name)) kept.back() = name;
        for (const Synonym& one : kSynonyms)
            if (kind == Listed::Ladder && word.compare(QLatin1String(one.said), Qt::CaseInsensitive) == 0)
                kept.back() = QLatin1String(one.kept);
        const QString number = word.section(QLatin1Char(' '), -1);
        if (kind == Listed::Prizes && isNumber(number) &&
            isSaid(word.chopped(number.size()).trimmed(), names.kind, QStringLiteral("ranks")))
            kept.back() = number;
    }
    return kept.join(QLatin1Char(','));
}

} // namespace schreiber::desktop
