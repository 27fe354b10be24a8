#pragma once

namespace schreiber::desktop {

// Whoever scrolls a form changes nothing in it: the wheel over a choice or a number is the page's, unless the
// keyboard is there.
void quietWheels();

} // namespace schreiber::desktop
