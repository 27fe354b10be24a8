#include <cstdlib>
#include <sampling.h>

namespace schreiber::test {

bool inWhole() {
    return std::getenv("SCHREIBER_LONG") != nullptr;
}

} // namespace schreiber::test
