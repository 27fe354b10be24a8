#pragma once

#include <QColor>

class QApplication;
class QFont;
class QString;

// The program's own light and dark look (Qt 6.4 does not tell which one the desktop has): one table of
// colours for each, from which palette, style sheet and everything painted by hand are made.
namespace schreiber::desktop {

enum class Look { Light, Dark };

struct Colours {
    QColor window;   // behind everything
    QColor surface;  // lists, fields, cards
    QColor raised;   // buttons, headers
    QColor line;     // borders
    QColor text;     // what is to be read
    QColor muted;    // what may be read
    QColor accent;   // the due step, the obvious button, the focus
    QColor onAccent; // text on it
    QColor side;     // the left column
    QColor onSide;
    QColor onSideMuted;
    QColor sideHere; // the page one is on
    QColor paper;    // the scoresheet
    QColor ink;
    QColor rule; // printed lines of the sheet
    QColor good; // entered, confirmed, well drawn
    QColor goodBack;
    QColor warn; // missing, provisional, repeats
    QColor warnBack;
    QColor bad; // refused, disputed, copies missing
    QColor badBack;
};

const Colours& coloursOf(Look look);

// The look in force, for what is painted by hand.
Look currentLook();
const Colours& colours();

// How large letters are, in hundredths of what the desktop has them.
inline constexpr int kUsualLetters = 100;
inline constexpr int kSmallestLetters = 70;
inline constexpr int kLargestLetters = 200;

// Sets palette, style sheet and font. `systemFont` is the desktop's own, whose size ours follows.
void applyLook(QApplication& application, Look look, const QFont& systemFont, int letters = kUsualLetters);

// Whether a page that is so wide has room for one column only.
bool isNarrow(int page, const QFont& font);

// The font times `factor`, for headings and numbers.
QFont scaled(const QFont& font, double factor, bool bold = false);
// The same with all letters of one width, for what is typed in a game's notation.
QFont fixedPitch(QFont font);

} // namespace schreiber::desktop
