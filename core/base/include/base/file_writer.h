#pragma once

#include <base/result.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

// The one place that writes what is not the tournament's own file, and renames or removes anything. What is
// written stands first under a random name of ours beside its place, made anew and readable to nobody who may
// not read the place itself; it is synced and then renamed. Whoever looks sees what was there or the whole of
// what is new, also after a power cut. A symbolic link is never followed, neither there nor at the place.
namespace schreiber::base {

// Nothing was changed in any of these cases but the last.
enum class FileErrorKind {
    NoName,       // no path at all, or one too long for any file
    NoFolder,     // the folder it should lie in is not there; `detail` names it
    IsFolder,     // a folder stands in its place
    IsDevice,     // a device or a pipe does
    IsLink,       // a symbolic link does; `detail` says where it leads
    Exists,       // something stands there and is not to be replaced
    ReadOnly,     // file, folder or medium cannot be written
    Full,         // no space left
    InputOutput,  // the medium fails; `detail` is what the system says where it says nothing we know
    PartlyWritten // of several files some are new, and the medium did not even let them be put back
};

struct FileError {
    FileErrorKind kind = FileErrorKind::InputOutput;
    std::string file;
    std::string detail;

    friend bool operator==(const FileError&, const FileError&) = default;
};

template <class T>
using Filed = Result<T, FileError>;

enum class OnExisting { Replace, Refuse };

// Whether a file could stand there: its folder does, and nothing else than a file has its name.
Filed<Done> checkPlace(const std::string& path);

// What is made of a file is no more open than that file: whoever may not read it may not read what is written
// anew from now on either, SQLite's files among it. Of several all count. It narrows the umask.
void writeAsPrivateAs(const std::string& path);
// The umask as it was before.
void writeAsTheUmaskSays();

struct FileToWrite {
    std::string path;
    std::string bytes;
    OnExisting onExisting = OnExisting::Replace;
};

// A file that is replaced keeps its mode; a new one has what the umask leaves.
Filed<Done> writeFile(const FileToWrite& file);

// Makes what is missing of a folder and those above it, so that it is there after a power cut, too.
Filed<Done> makeFolder(const std::string& path);
// One that nobody has yet, in a folder that is there.
Filed<Done> makeNewFolder(const std::string& path);

// Gone again, where nothing lies in it.
bool removeEmptyFolder(const std::string& path);

enum class Folders { AreThere, Make };

// All of them or none: every one is on disk before the first takes its place, and where one cannot, those
// that did are put back. Folders that were made for them are gone again then.
Filed<Done> writeFiles(const std::vector<FileToWrite>& files, Folders folders = Folders::AreThere);

// A file that something else fills, as SQLite does, and that takes its place only when it is whole. Removed
// again unless it was put in place.
class PartFile {
  public:
    // Empty, beside `path`. Who may read it when it is in place is who may read the one it replaces, and in
    // any case nobody who may not read `readableAs`, where that is named.
    static Filed<PartFile> create(const std::string& path, const std::string& readableAs = {});
    PartFile(PartFile&&) noexcept;
    PartFile& operator=(PartFile&&) noexcept;
    ~PartFile();

    const std::string& path() const; // where it is filled
    Filed<Done> putInPlace(OnExisting onExisting);

  private:
    friend Filed<Done> writeFiles(const std::vector<FileToWrite>& files, Folders folders);

    struct Impl;
    explicit PartFile(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

// A file of the program's own that it needs no longer. What is no ordinary file stays.
void removeFile(const std::string& path);

// What has to be said of files beside what came of the call.
struct FileNotice {
    enum class Kind {
        LeftOver,    // a program that was killed had left this of what it wrote; it was cleared away
        EmptyFolder, // it was made for what then could not be written, and could not be removed again
        Unsynced // it is in place, but the medium does not confirm that it will be there after a power cut
    };
    Kind kind = Kind::LeftOver;
    std::string file;

    friend bool operator==(const FileNotice&, const FileNotice&) = default;
};

// What came up since the last call, in this process. Whoever talks to a person asks for it.
std::vector<FileNotice> takeFileNotices();

// Clears away what writers that were killed left in the folder, as each write into it does.
void clearLeftOvers(const std::string& folder);

} // namespace schreiber::base
