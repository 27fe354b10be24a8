#include <desk/altered.h>
#include <desk/evening.h>
#include <desk/words.h>

#include <game/refusal_code.h>

namespace schreiber::desk {

namespace {

constexpr const char* kTournamentAltered = "tournament_altered"_refusal;
constexpr const char* kAlteredBefore = "altered_before";

} // namespace

Outcome<base::Done> checkSound(const Evening& evening) {
    const auto findings = evening.verify();
    if (!findings) return base::fail(findings.error());
    if (findings->empty()) return base::Done{};
    return base::fail(Failure{tournament::Refusal{
        kTournamentAltered, {{"file", evening.path()}, {"detail", store::placeOf(findings->front())}}}});
}

std::optional<Warning> alteredWarning(const Evening& evening) {
    const auto findings = evening.verify();
    if (!findings || findings->empty()) return std::nullopt;
    return Warning{kAlteredBefore, {{"file", evening.path()}, {"detail", store::placeOf(findings->front())}}};
}

bool isAltered(const Warning& warning) {
    return warning.code == kAlteredBefore;
}

bool isAltered(const Failure& failure) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    return refusal != nullptr && refusal->code == kTournamentAltered;
}

std::string alteredLine(words::Language language) {
    return warningInWords({"altered_line", {}}, language);
}

} // namespace schreiber::desk
