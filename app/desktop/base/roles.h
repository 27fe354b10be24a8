#pragma once

// What the window draws itself is to a screen reader what it is to the eye.
namespace schreiber::desktop {

void installRoles();

} // namespace schreiber::desktop
