#include <base/contract.h>
#include <base/last_net.h>

#include <csignal>
#include <cstdlib>
#include <stdexcept>
#include <string>

namespace {

void breaksQuietly() noexcept {
    SCHREIBER_REQUIRE(false, "where nothing may be thrown");
}

int deeper(volatile int* depth) {
    volatile int here[512] = {*depth};
    if (++*depth < 0) return 0;
    return deeper(depth) + here[0];
}

void breaks(const std::string& way) {
    if (way == "throws") throw std::out_of_range("thrown");
    if (way == "odd") throw 7;
    if (way == "contract") SCHREIBER_REQUIRE(false, "broken");
    if (way == "noexcept") breaksQuietly();
    if (way == "abort") std::abort();
    if (way == "memory") std::raise(SIGSEGV);
    volatile int depth = 0;
    if (way == "recursion") deeper(&depth);
}

} // namespace

int main(int, char** arguments) {
    schreiber::base::spreadLastNet();
    schreiber::base::sayAtTheEnd("The file is safe.\n", 3);
    breaks(arguments[1]);
    return 0;
}
