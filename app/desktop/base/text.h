#pragma once

#include <QString>

#include <string>
#include <string_view>

// Between the core's UTF-8 and the window's strings. Names come from outside: whatever shows them must
// treat them as plain text.
namespace schreiber::desktop {

inline QString text(std::string_view utf8) {
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

inline std::string utf8(const QString& text) {
    return text.toStdString();
}

// For labels of buttons and menus, where `&` marks the mnemonic.
inline QString withoutMnemonic(QString label) {
    return label.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace schreiber::desktop
