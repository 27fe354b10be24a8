#pragma once

#include <QString>

// Numbers as the window writes them: with a minus, not a hyphen.
namespace schreiber::desktop {

inline QString withMinus(QString number) {
    return number.replace(QLatin1Char('-'), QChar(0x2212));
}

inline QString number(int value) {
    return withMinus(QString::number(value));
}

} // namespace schreiber::desktop
