#pragma once

#include "watched_calls.h"
#include "watched_folder.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// The disk of a folder as a power cut leaves it: what was synced is there. What was written since is there in
// no order and only in part, each sector by itself; names that were given, taken and changed since the folder
// was synced are there up to some moment, as a file system keeps them in order.
namespace schreiber::test {

struct CallOfTrace {
    Call call;
    int fd;
    bool made;
    std::uint64_t offset;
    std::string path;
    std::string second;
    std::string bytes;
};

std::vector<CallOfTrace> callsOf(const std::string& trace);

class DiskAfterCut {
  public:
    // `folder` as it lies there now is what is on the disk safely.
    explicit DiskAfterCut(const WatchedFolder& folder);
    void happened(const CallOfTrace& call);
    // Puts the folder so. 0: nothing that was not synced; else chance decides.
    void restore(std::uint64_t seed) const;

  private:
    struct Change {
        std::uint64_t offset;
        std::string bytes;
        bool truncates;
    };
    struct File {
        std::string synced;
        std::vector<Change> since;
    };
    struct Naming {
        CallOfTrace call;
        int file;
    };
    using Names = std::map<std::string, int>; // kFolder for a folder

    static constexpr int kFolder = -1;
    static void apply(const Naming& naming, Names& names);
    static bool isIn(const std::string& folder, const Naming& naming);
    void name(const CallOfTrace& call, int file);
    void sync(const std::string& path, int file);

    const WatchedFolder& m_folder;
    std::vector<File> m_files;
    Names m_now;
    Names m_synced;
    std::vector<Naming> m_since;
    std::map<int, std::pair<std::string, int>> m_open; // by descriptor
};

} // namespace schreiber::test
