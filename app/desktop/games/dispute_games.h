#pragma once

namespace schreiber::desktop {

class Session;

// Whether the Streitfall page knows the game of what is open; it says so where it does not. Where nothing is
// open it settles what is put to it.
bool settlesDisputes(Session& session);

} // namespace schreiber::desktop
