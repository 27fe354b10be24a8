#include "base/typed.h"

namespace schreiber::desktop {
namespace {

// Not those that turn the direction of what follows: they would be seen, and are refused.
bool isUnseen(QChar letter) {
    const ushort code = letter.unicode();
    return code == 0x00AD || code == 0xFEFF || code == 0x2060 || (code >= 0x200B && code <= 0x200F);
}

} // namespace

QString asLine(const QString& typed) {
    QString seen;
    for (const QChar letter : typed)
        if (!isUnseen(letter)) seen += letter;
    return seen.normalized(QString::NormalizationForm_C).simplified();
}

} // namespace schreiber::desktop
