#include "base/done_words.h"

#include "base/text.h"

#include <desk/journal_arguments.h>
#include <store/journal.h>

#include <QFontMetrics>

namespace schreiber::desktop {
namespace {

constexpr qsizetype kFewestShown = 14; // letters that still say something

} // namespace

QString DoneWords::whole() const {
    return what.isEmpty() ? verb : QStringLiteral("%1: %2").arg(verb, what);
}

QString DoneWords::in(int room, const QFontMetrics& letters) const {
    const auto fits = [&](const QString& words) { return letters.horizontalAdvance(words) <= room; };
    if (fits(whole())) return whole();
    const QString before = verb + QStringLiteral(": ");
    const int left = room - letters.horizontalAdvance(before);
    const QString words = what.isEmpty() || left <= 0 ? QString() : firstWordsIn(what, left, letters);
    const bool ofPlace = !where.isEmpty() && // a leave names its table last, only in passing
                         what.section(QLatin1Char(';'), 0, 0).contains(where, Qt::CaseInsensitive);
    const bool tells = ofPlace ? words.contains(where, Qt::CaseInsensitive) : words.size() >= kFewestShown;
    if (!words.isEmpty() && (words == what || tells)) return before + words;
    if (!where.isEmpty() && fits(before + where)) return before + where;
    return fits(verb) ? verb : QString();
}

QString DoneWords::placeOf(const store::Action& action) {
    const auto argument = [&](const char* name) {
        const auto found = action.arguments.find(name);
        const bool shown =
            found != action.arguments.end() && desk::expectedInstead(name, found->second).empty();
        return shown ? text(found->second) : QString();
    };
    const QString table = argument("table");
    const QString round = argument("round");
    if (table.isEmpty()) return round.isEmpty() ? QString() : tr("Runde %1").arg(round);
    return round.isEmpty() ? tr("Tisch %1").arg(table) : tr("Tisch %1, Runde %2").arg(table, round);
}

QString DoneWords::whereAtMost(const QString& verb) {
    constexpr int kTwoDigits = 88;
    return verb + QStringLiteral(": ") + tr("Tisch %1, Runde %2").arg(kTwoDigits).arg(kTwoDigits);
}

QString firstWordsIn(const QString& sentence, int room, const QFontMetrics& letters) {
    if (letters.horizontalAdvance(sentence) <= room) return sentence;
    const QString closers = QStringLiteral(",:;–→(");
    for (qsizetype end = sentence.lastIndexOf(QLatin1Char(' ')); end > 0;
         end = sentence.lastIndexOf(QLatin1Char(' '), end - 1)) {
        const bool ofWord = sentence[end - 1].isLetter() || sentence[end - 1] == QLatin1Char('.');
        const bool isNumber = end + 1 < sentence.size() && sentence[end + 1].isDigit();
        if (ofWord && isNumber) continue;
        QString words = sentence.left(end);
        while (!words.isEmpty() && (closers.contains(words.back()) || words.back().isSpace())) words.chop(1);
        words += QChar(0x2026);
        if (letters.horizontalAdvance(words) <= room) return words;
    }
    return {};
}

} // namespace schreiber::desktop
