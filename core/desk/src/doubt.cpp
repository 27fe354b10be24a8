#include <desk/doubt.h>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace schreiber::desk {

bool isDoubt(const Failure& failure) {
    constexpr std::string_view kDoubts[] = {"fine_asks", "score_asks"};
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr &&
           (refusal->code.starts_with(
                "close_") || // the end with something still open
                             // what of a ruling is entered; a game that is over is known to all
            (refusal->code.starts_with("ruling_") && refusal->code != "ruling_game_over") ||
            std::find(std::begin(kDoubts), std::end(kDoubts), refusal->code) != std::end(kDoubts));
}

bool isCorrection(const Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr && refusal->code.starts_with("correction_");
}

} // namespace schreiber::desk
