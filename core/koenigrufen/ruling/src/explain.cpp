#include "explain.h"

#include <cards/tarock.h>

#include <koenigrufen/record/writer.h>

namespace schreiber::koenigrufen::ruling {

std::string explain(const Replay& replay, const deal::Ruling& ruling, words::Language language) {
    static_cast<void>(language);
    return replay.nameOf(ruling.seat.value_or(cards::Seat::A));
}
std::string whoHasKing(cards::tarock::Card king, words::Language) {
    return std::string(cards::tarock::nameOf(king));
}
std::string whatLayApart(words::Language) {
    return {};
}

} // namespace schreiber::koenigrufen::ruling
