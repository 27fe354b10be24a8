#pragma once

namespace schreiber::store {

// ReadOnly never writes an action or a newer schema. A file that cannot be written opens with either; only
// an action then says so.
enum class Access { ReadWrite, ReadOnly };

// What a call does that finds the file held by another program: waits up to 5 s, or says `Locked` at once,
// for somebody who waits in a way of his own.
enum class OnLock { Wait, Say };

} // namespace schreiber::store
