#pragma once

namespace schreiber::desktop {

// A list of choices that drops down shows each of them whole, as far as the screen is wide: the box itself
// may be narrow. For every box of the program; once is enough.
void widenPopups();

} // namespace schreiber::desktop
