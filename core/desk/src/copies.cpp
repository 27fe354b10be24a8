#include "copies.h"

#include "steps/step.h"

#include <base/file_writer.h>
#include <store/paths.h>

#include <filesystem>
#include <utility>

namespace schreiber::desk {

namespace fs = std::filesystem;

namespace {

// A stick keeps the evenings of a whole season, and they are often called the same.
std::string datedOf(const store::TournamentFile& file) {
    const std::string& date = file.tournament().settings.date;
    return date.empty() ? date : " " + date;
}

// In words that leave no doubt which file is meant, and that the tournament itself is written.
Failure failureOf(const store::StoreError& error, const std::string& copy) {
    using Kind = store::StoreErrorKind;
    switch (error.kind) {
    case Kind::NoFolder:
        return tournament::Refusal{"copy_place_missing", {{"file", error.file}}};
    case Kind::AnotherEvening:
        return tournament::Refusal{"copy_of_another", {{"file", error.file}}};
    case Kind::Full:
        return tournament::Refusal{"copy_full", {{"file", copy}}};
    case Kind::InputOutput:
        return tournament::Refusal{"copy_failed", {{"file", copy}}};
    default:
        return error;
    }
}

void copyInto(CopyReport& report, const store::TournamentFile& file, const fs::path& folder, int round) {
    constexpr int kMostOfOneName = 100;
    const fs::path own(file.path());
    const std::string name = own.stem().string() + datedOf(file) + " R" + std::to_string(round);
    for (int n = 1; n <= kMostOfOneName; ++n) {
        // What lies there of another evening stays; this one goes beside it.
        const std::string beside = n == 1 ? std::string() : " (" + std::to_string(n) + ")";
        const fs::path copy = folder / (name + beside + own.extension().string());
        auto done = file.backup(copy.string());
        if (done) {
            report.written.push_back(copy.string());
            if (!done->empty()) report.altered = std::move(*done);
            return;
        }
        using Kind = store::StoreErrorKind;
        const Kind kind = done.error().kind;
        const bool taken = kind == Kind::AnotherEvening || kind == Kind::Unsound;
        if (!taken || n == kMostOfOneName)
            return report.missing.push_back(failureOf(done.error(), copy.string()));
    }
}

} // namespace

std::vector<int> copiesDue(const tournament::Tournament& before, const tournament::Tournament& after) {
    std::vector<int> ended;
    int last = 0; // that is over
    bool corrected = false;
    for (const tournament::Round& round : after.rounds) {
        if (!isOver(after, round)) continue;
        last = round.number;
        const tournament::Round* earlier = tournament::findRound(before, round.number);
        if (earlier == nullptr || !isOver(before, *earlier))
            ended.push_back(round.number);
        else if (earlier->tables != round.tables)
            corrected = true;
    }
    if (!ended.empty() || last == 0) return ended;
    const std::string& place = after.settings.copyTo;
    const bool another = !place.empty() && place != before.settings.copyTo;
    const bool due = another || corrected || last == tournament::lastPublished(after);
    return due ? std::vector{last} : ended;
}

std::string folderOfCopies(const std::string& file) {
    const fs::path own(file);
    return (own.parent_path() / (own.stem().string() + " backup")).string();
}

CopyReport copyAfterRound(const store::TournamentFile& file, int round) {
    CopyReport report;
    const std::string beside = folderOfCopies(file.path());
    if (const auto made = base::makeFolder(beside); !made)
        report.missing.push_back(failureOf(store::storeErrorOf(made.error()), beside));
    else
        copyInto(report, file, beside, round);
    if (const std::string& second = file.tournament().settings.copyTo; !second.empty())
        copyInto(report, file, fs::path(second), round);
    return report;
}

} // namespace schreiber::desk
