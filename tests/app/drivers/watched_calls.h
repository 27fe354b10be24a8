#pragma once

#include <cstdint>

// What the library watched_calls, preloaded into a program, writes into its trace of each call that changes
// something below the folder that is watched, and of what is said on standard output: one header, then the
// names and the bytes. The names of its settings stand in watched_calls.cpp.
namespace schreiber::test {

enum class Call : std::uint32_t {
    Open,     // path; `fd` what it became; `made` whether it was not there before, `offset` 1 where emptied
    Write,    // fd, offset, bytes
    Truncate, // fd, offset: the new length
    Sync,     // fd
    Rename,   // path, second path
    Link,     // path, second path: the new name
    Unlink,   // path
    MakeFolder,
    RemoveFolder,
    Said // bytes on standard output
};

struct TracedCall {
    Call call;
    std::int32_t fd;
    std::uint32_t made;
    std::uint32_t pathLength;
    std::uint32_t secondLength;
    std::uint32_t size; // of the bytes
    std::uint64_t offset;
};

} // namespace schreiber::test
