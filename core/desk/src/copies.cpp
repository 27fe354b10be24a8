#include "copies.h"

#include "steps/step.h"

#include <base/file_writer.h>
#include <desk/altered.h>
#include <desk/evening.h>
#include <store/exchange.h>
#include <store/paths.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <game/refusal_code.h>
#include <utility>

namespace schreiber::desk {

namespace fs = std::filesystem;

namespace {

// A stick keeps the evenings of a whole season, and they are often called the same.
using StoreKind = store::StoreErrorKind;

std::string datedOf(const store::TournamentFile& file) {
    const std::string& date = file.tournament().settings.date;
    return date.empty() ? date : " " + date;
}

// In words that leave no doubt which file is meant, and that the tournament itself is written.
Failure failureOf(const store::StoreError& error, const std::string& copy) {
    switch (error.kind) {
    case StoreKind::NoFolder:
        return tournament::Refusal{"copy_place_missing"_refusal, {{"file", error.file}}};
    case StoreKind::AnotherEvening:
        return tournament::Refusal{"copy_of_another"_refusal, {{"file", error.file}}};
    case StoreKind::Full:
        return tournament::Refusal{"copy_full"_refusal, {{"file", copy}}};
    case StoreKind::InputOutput:
        return tournament::Refusal{"copy_failed"_refusal, {{"file", copy}}};
    default:
        return error;
    }
}

// Of the folder, whose name nobody chooses.
Failure folderFailureOf(const base::FileError& error, const std::string& folder) {
    if (error.kind == base::FileErrorKind::Exists)
        return tournament::Refusal{"copy_folder_taken"_refusal, {{"file", folder}}};
    return failureOf(store::storeErrorOf(error), folder);
}

// No copy of an evening: somebody put it there.
bool isStrange(StoreKind kind) {
    constexpr std::array kStrange{StoreKind::OtherKind, StoreKind::NotACopy, StoreKind::IsFolder,
                                  StoreKind::IsDevice, StoreKind::IsLink};
    return std::find(kStrange.begin(), kStrange.end(), kind) != kStrange.end();
}

// What lies there is no older state of this evening: it stays, and the copy goes beside it.
bool isTaken(StoreKind kind) {
    return kind == StoreKind::AnotherEvening || kind == StoreKind::Unsound || isStrange(kind);
}

void copyInto(CopyReport& report, const store::TournamentFile& file, const fs::path& folder, int round) {
    constexpr int kMostOfOneName = 100;
    const fs::path own(file.path());
    const std::string name = own.stem().string() + datedOf(file) + " R" + std::to_string(round);
    std::string strange; // the first such place
    for (int n = 1; n <= kMostOfOneName; ++n) {
        const std::string beside = n == 1 ? std::string() : " (" + std::to_string(n) + ")";
        const std::string copy = (folder / (name + beside + own.extension().string())).string();
        auto done = file.backup(copy);
        if (done) {
            report.written.push_back(copy);
            if (!done->empty()) report.altered = std::move(*done);
            if (!strange.empty())
                report.beside.push_back({"copy_beside", {{"file", strange}, {"copy", copy}}});
            return;
        }
        const StoreKind kind = done.error().kind;
        if (!isTaken(kind) || n == kMostOfOneName)
            return report.missing.push_back(failureOf(done.error(), copy));
        if (isStrange(kind) && strange.empty()) strange = copy;
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

CopyReport copyAfterRounds(const store::TournamentFile& file, const std::vector<int>& rounds) {
    CopyReport report;
    report.file = file.path();
    if (rounds.empty()) return report;
    const std::string beside = folderOfCopies(file.path());
    const auto made = base::makeFolder(beside);
    if (!made) report.missing.push_back(folderFailureOf(made.error(), beside));
    const std::string& second = file.tournament().settings.copyTo;
    for (const int round : rounds) {
        if (made) copyInto(report, file, beside, round);
        if (!second.empty()) copyInto(report, file, fs::path(second), round);
    }
    return report;
}

CopyReport copyRounds(const std::string& path, const std::vector<int>& rounds) {
    auto file = store::TournamentFile::open(path, store::Access::ReadOnly);
    if (file) return copyAfterRounds(*file, rounds);
    CopyReport report;
    report.missing.emplace_back(file.error());
    return report;
}

std::string exportJson(const Evening& evening, bool altered) {
    store::Exported all{evening.tournament(), evening.journal()};
    if (altered) all.tournament.settings.furtherOptions.emplace(kAlteredKey, "true");
    return store::toJson(all);
}

std::vector<Warning> warningsOfExport(const Evening& evening, const std::string& json) {
    if (store::isReadAgain({evening.tournament(), evening.journal()}, json)) return {};
    return {{"export_too_large", {}}};
}

Outcome<std::vector<store::Finding>> backup(const Evening& evening, const std::string& copy) {
    auto done = evening.file().backup(copy);
    if (!done) return base::fail(Failure{done.error()});
    return *done;
}

Outcome<std::vector<store::Finding>> backupOf(const std::string& path, const std::string& copy) {
    const auto evening = Evening::open(path, store::Access::ReadOnly);
    if (!evening) return base::fail(evening.error());
    return backup(*evening, copy);
}

Outcome<base::Done> rescue(const Evening& evening, const std::string& copy, bool altered) {
    if (auto whole = evening.file().rescue(copy); whole.ok()) return *whole;
    const auto made = Evening::importJson(exportJson(evening, altered), evening.path(), copy);
    if (!made) return base::fail(made.error());
    return base::Done{};
}

} // namespace schreiber::desk
