#pragma once

#include <QKeyCombination>

// The keys by which the desk conducts the wall, from whatever page.
namespace schreiber::desktop::beamer_keys {

inline constexpr QKeyCombination kOpen = Qt::CTRL | Qt::Key_F11;
inline constexpr QKeyCombination kFreeze = Qt::Key_F10;
inline constexpr QKeyCombination kBlack = Qt::CTRL | Qt::Key_F10;
inline constexpr QKeyCombination kForward = Qt::CTRL | Qt::Key_PageDown;
inline constexpr QKeyCombination kBack = Qt::CTRL | Qt::Key_PageUp;
inline constexpr QKeyCombination kRotate = Qt::ALT | Qt::Key_0;
inline constexpr QKeyCombination kClock = Qt::CTRL | Qt::Key_F9;

} // namespace schreiber::desktop::beamer_keys
