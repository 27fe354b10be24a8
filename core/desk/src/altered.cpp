#include "steps/zero_sum.h"

#include <desk/altered.h>
#include <desk/evening.h>
#include <desk/words.h>
#include <store/tournament_file.h>

#include <fmt/format.h>

#include <game/refusal_code.h>

namespace schreiber::desk {

namespace {

constexpr const char* kTournamentAltered = "tournament_altered"_refusal;
constexpr const char* kAlteredBefore = "altered_before";

// What a line comes to only its game says.
std::vector<store::Finding> findingsOfLines(const tournament::Tournament& tournament) {
    std::vector<store::Finding> findings;
    for (const LineAsCounted& line : linesNotAsCounted(tournament)) {
        const bool points = line.column == "points";
        findings.push_back({points ? "line_side" : "game_line",
                            fmt::format("[{},{},1,{}{}]", line.round, line.table, line.n, points ? ",0" : ""),
                            line.column, "line_total", line.found, line.expected});
    }
    return findings;
}

} // namespace

Outcome<std::vector<store::Finding>> verify(const Evening& evening) {
    auto found = evening.file().verify(findingsOfLines);
    if (!found) return base::fail(Failure{found.error()});
    return *found;
}

Outcome<std::vector<store::Finding>> verifyFile(const std::string& path) {
    auto found = store::TournamentFile::verifyFile(path, findingsOfLines);
    if (!found) return base::fail(Failure{found.error()});
    return *found;
}

Outcome<std::vector<store::Finding>> restoreFile(const std::string& path, int* row) {
    auto found = store::TournamentFile::restoreFile(path, row);
    if (!found) return base::fail(Failure{found.error()});
    return *found;
}

Outcome<base::Done> checkSound(const Evening& evening) {
    const auto findings = verify(evening);
    if (!findings) return base::fail(findings.error());
    if (findings->empty()) return base::Done{};
    return base::fail(Failure{tournament::Refusal{
        kTournamentAltered, {{"file", evening.path()}, {"detail", store::placeOf(findings->front())}}}});
}

std::optional<Warning> alteredWarning(const Evening& evening) {
    const auto findings = verify(evening);
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
