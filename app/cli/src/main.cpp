#include "parse.h"

#include <base/last_net.h>

#include <csignal>
#include <fcntl.h>
#include <iostream>
#include <unistd.h>

namespace {

// Whoever reads the answer may go away, and may never have been there: what was begun is ended all the same,
// and no file of ours gets the number of a stream.
void keepStreams() {
    std::signal(SIGPIPE, SIG_IGN);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        if (::fcntl(stream, F_GETFD) >= 0) continue;
        // For reading alone, so that writing fails as it would have.
        static_cast<void>(::open("/dev/null", O_RDONLY));
    }
}

} // namespace

int main(int count, char** arguments) {
    keepStreams();
    std::ios::sync_with_stdio(false);
    schreiber::base::spreadLastNet();
    return schreiber::cli::runCommandLine(count, arguments);
}
