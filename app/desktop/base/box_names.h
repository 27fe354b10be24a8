#pragma once

// Screen readers take the value of a QComboBox for its name (Qt 6.4 on Linux) and hear its own name only from
// a label. Each gets one that nobody sees, with its accessible name.
namespace schreiber::desktop {

// For every box of the program; once is enough.
void nameBoxes();

} // namespace schreiber::desktop
