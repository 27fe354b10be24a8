#pragma once

#include "sampling.h"

#include <filesystem>
#include <map>
#include <string>
#include <vector>

// A folder in which the program itself runs while its calls are counted, struck or written down
// (watched_calls.cpp), and what lies in it afterwards.
namespace schreiber::test {

using Words = std::vector<std::string>;

// What a command may take, whatever it is given: seconds of processor time, and memory.
constexpr int kMostSeconds = 5;
constexpr long kMostKilobytes = 200 * 1024;

struct Strike {
    int at = -1;   // the call that is struck, from 0; none below 0
    int error = 0; // it fails with this errno; 0: the program is killed before it
    bool forGood = false;
    bool ofReads = false; // counted are the calls that read, not those that change something
};

// The three streams the program finds when it starts.
enum class Streams { Open, OutFull, OutClosed, InClosed, ErrorsClosed };

struct Ended {
    int code = 0; // 128 + the signal where one ended it
    bool late = false;
    long kilobytes = 0;
    std::string out;
    std::string errors;
    std::vector<std::string> calls; // by name, in order
    std::string trace;

    // The last net (base/last_net.h) ends with a code of the program's own and says what it caught.
    bool orderly() const {
        return code <= 127 && errors.find("bug in the program") == std::string::npos && !late &&
               kilobytes <= kMostKilobytes;
    }
};

// The folder's files by name: bytes, of a database its rows.
using Contents = std::map<std::string, std::string>;

// There is one, always at the same place, since files keep places in themselves.
class WatchedFolder {
  public:
    WatchedFolder() = default;
    std::filesystem::path path() const { return root() / "w"; }
    std::string at(const std::string& name) const { return (path() / name).string(); }
    void write(const std::string& name, const std::string& bytes) const;
    std::string read(const std::string& name) const;

    // Keeps it as it is under a name, and makes it so again.
    void keep(const std::string& name) const;
    void becomeAs(const std::string& name) const;

    enum class Watch { Calls, Trace, Nothing };
    Ended run(const Words& words, const std::string& input = {}, const Strike& strike = {},
              Watch watch = Watch::Calls, Streams streams = Streams::Open) const;

    // Databases are opened, which completes what a killed program left half done.
    Contents contents() const;

  private:
    static const std::filesystem::path& root();
};

// What is another in `now` than in `then`: names, each on a line of its own, behind + - or ~. What a program
// leaves that could not end in order can be overlooked.
enum class LeftOvers { Seen, Overlooked };
std::string differing(const Contents& then, const Contents& now, LeftOvers leftOvers);
// What is neither as it was before nor as it is afterwards.
std::string neither(const Contents& before, const Contents& after, const Contents& now);
// The names of `differing` without the copies that the program makes by itself, and without folders.
std::string withoutCopies(const std::string& names);
std::string withoutFolders(const std::string& names);

std::string bytesOf(const std::filesystem::path& path);

// NAME from the environment, or else so many in every run and so many with SCHREIBER_LONG.
int wanted(const char* name, int everyRun, int whole);

} // namespace schreiber::test
