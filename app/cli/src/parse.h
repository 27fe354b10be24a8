#pragma once

namespace schreiber::cli {

// Reads the command line, does what it names, and gives the exit code.
int runCommandLine(int count, const char* const* arguments);

} // namespace schreiber::cli
