#include "parse.h"

#include <base/last_net.h>

#include <iostream>

int main(int count, char** arguments) {
    std::ios::sync_with_stdio(false);
    schreiber::base::spreadLastNet();
    const int status = schreiber::cli::runCommandLine(count, arguments);
    std::cout.flush();
    if (std::cout) return status;
    std::cerr << "schreiber-cli: standard output cannot be written\n";
    return status == 0 ? 2 : status;
}
