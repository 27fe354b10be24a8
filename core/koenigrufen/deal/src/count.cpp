#include <koenigrufen/deal/count.h>

namespace schreiber::koenigrufen::deal {

bool isOverHalf(const rulebook::Rules& rules, int thirds) {
    constexpr int kHalf = kAllThirds / 2;
    switch (rules.get<rulebook::WinFrom>()) {
    case rulebook::WinFrom::OneBlattOver35:
        return thirds >= kHalf + 1;
    case rulebook::WinFrom::TwoBlattOver35:
        return thirds >= kHalf + 2;
    case rulebook::WinFrom::ThirtySix:
        return thirds >= kHalf + 3;
    }
    return false;
}

bool isAbsolutAgainst(const rulebook::Rules& rules, int thirds) {
    return thirds < 3 * rules.set().absolutBelow;
}

} // namespace schreiber::koenigrufen::deal
