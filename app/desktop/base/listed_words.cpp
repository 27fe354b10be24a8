#include "base/listed_words.h"

#include "base/text.h"

#include <desk/words.h>

#include <QRegularExpression>
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
         QStringLiteral("buchholz"), QStringLiteral("decider"), QStringLiteral("lot"),
         QStringLiteral("best-rounds"), QStringLiteral("table-wins")}};
    static const ListedNames prizes{"prize",
                                    {QStringLiteral("woman"), QStringLiteral("youngest"),
                                     QStringLiteral("oldest"), QStringLiteral("last"),
                                     QStringLiteral("best-round")}};
    return kind == Listed::Ladder ? criteria : prizes;
}

// What people also say for a criterion.
struct Synonym {
    const char* said;
    const char* kept;
};
constexpr Synonym kSynonyms[] = {
    {"direkte Begegnung", "head-to-head"},
    {"incontro diretto", "head-to-head"},
    {"scontri diretti", "head-to-head"},
    {"direct meeting", "head-to-head"},
    {"direct encounter", "head-to-head"},
    // at the head of its column, and where it is said why somebody is before another
    {"Direkt", "head-to-head"},
    {"Diretto", "head-to-head"},
    {"Direct", "head-to-head"},
    {"Stechen", "decider"},
    {"Gegen", "against"},
    {"Contro", "against"},
    {"Diff.", "difference"},
    {"Vinte", "wins"},
    {"Wertungspunkte", "score"},
    {"punti classifica", "score"},
    {"Spielpunkte", "points"},
    {"punti gioco", "points"},
    {"Buchholzzahl", "buchholz"},
};

QStringList partsOf(const QString& list) {
    static const QRegularExpression kBetween(QStringLiteral("[,;]"));
    QStringList parts;
    for (const QString& part : list.split(kBetween, Qt::SkipEmptyParts)) parts << part.simplified();
    return parts;
}

// A hyphen more or less is the same word.
bool isAlike(QString word, QString known) {
    word.replace(QLatin1Char('-'), QLatin1Char(' '));
    known.replace(QLatin1Char('-'), QLatin1Char(' '));
    return word.compare(known, Qt::CaseInsensitive) == 0;
}

// In any of the languages: the person at the desk may type another than the window speaks.
bool isSaid(const QString& word, const char* kind, const QString& name) {
    return std::ranges::any_of(words::kLanguages, [&](words::Language language) {
        return isAlike(word, text(desk::wordFor(kind, utf8(name), language)));
    });
}

bool isNumber(const QString& word) {
    return !word.isEmpty() &&
           std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.isDigit(); });
}

} // namespace

QString listInWords(Listed kind, const QString& kept, words::Language language) {
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
    for (const QString& word : partsOf(typed)) {
        kept << word;
        for (const QString& name : names.kept)
            if (isAlike(word, name) || isSaid(word, names.kind, name)) kept.back() = name;
        for (const Synonym& one : kSynonyms)
            if (kind == Listed::Ladder && isAlike(word, QLatin1String(one.said)))
                kept.back() = QLatin1String(one.kept);
        const QString number = word.section(QLatin1Char(' '), -1);
        if (kind == Listed::Prizes && isNumber(number) &&
            isSaid(word.chopped(number.size()).trimmed(), names.kind, QStringLiteral("ranks")))
            kept.back() = number;
    }
    return kept.join(QLatin1Char(','));
}

QString unknownIn(Listed kind, const QString& kept) {
    for (const QString& part : partsOf(kept))
        if (!namesOf(kind).kept.contains(part) && !(kind == Listed::Prizes && isNumber(part))) return part;
    return {};
}

} // namespace schreiber::desktop
