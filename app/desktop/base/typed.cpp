#include "base/typed.h"

namespace schreiber::desktop {
namespace {

bool isUnseen(QChar letter) {
    const ushort code = letter.unicode();
    return code == 0x00AD || code == 0xFEFF || code == 0x2060 || (code >= 0x200B && code <= 0x200F) ||
           (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString asLine(const QString& typed) {
    QString seen;
    for (const QChar letter : typed)
        if (!isUnseen(letter)) seen += letter;
    return seen.normalized(QString::NormalizationForm_C).simplified();
}

} // namespace schreiber::desktop
