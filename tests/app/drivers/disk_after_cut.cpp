#include "disk_after_cut.h"

#include <base/random.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace schreiber::test {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kSector = 512;

void write(std::string& bytes, std::uint64_t offset, const std::string& piece) {
    const auto at = static_cast<std::size_t>(offset);
    if (bytes.size() < at + piece.size()) bytes.resize(at + piece.size());
    bytes.replace(at, piece.size(), piece);
}

} // namespace

std::vector<CallOfTrace> callsOf(const std::string& trace) {
    std::vector<CallOfTrace> calls;
    for (std::size_t at = 0; at + sizeof(TracedCall) <= trace.size();) {
        TracedCall head{};
        std::memcpy(&head, trace.data() + at, sizeof head);
        at += sizeof head;
        const auto next = [&](std::size_t length) {
            std::string text = trace.substr(at, length);
            at += length;
            return text;
        };
        CallOfTrace call{head.call, head.fd, head.made != 0, head.offset, {}, {}, {}};
        call.path = next(head.pathLength);
        call.second = next(head.secondLength);
        call.bytes = next(head.size);
        for (std::string* path : {&call.path, &call.second})
            if (!path->empty()) {
                *path = fs::path(*path).lexically_normal().string();
                if (path->back() == '/') path->pop_back(); // the folder itself, as `.`
            }
        calls.push_back(std::move(call));
    }
    return calls;
}

DiskAfterCut::DiskAfterCut(const WatchedFolder& folder)
    : m_folder(folder) {
    for (const auto& entry : fs::recursive_directory_iterator(folder.path())) {
        const bool isFolder = entry.is_directory();
        m_now[entry.path().string()] = isFolder ? kFolder : static_cast<int>(m_files.size());
        if (!isFolder) m_files.push_back({bytesOf(entry.path()), {}});
    }
    m_now[folder.path().string()] = kFolder;
    m_synced = m_now;
}

void DiskAfterCut::apply(const Naming& naming, Names& names) {
    const CallOfTrace& call = naming.call;
    switch (call.call) {
    case Call::Open:
    case Call::MakeFolder:
        names[call.path] = naming.file;
        break;
    case Call::Link:
        names[call.second] = naming.file;
        break;
    case Call::Unlink:
    case Call::RemoveFolder:
        names.erase(call.path);
        break;
    case Call::Rename: {
        Names moved;
        for (auto at = names.begin(); at != names.end();) {
            const bool isIt = at->first == call.path || at->first.rfind(call.path + "/", 0) == 0;
            if (isIt) moved[call.second + at->first.substr(call.path.size())] = at->second;
            at = isIt ? names.erase(at) : std::next(at);
        }
        for (const auto& [path, file] : moved) names[path] = file;
        break;
    }
    default:
        break;
    }
}

bool DiskAfterCut::isIn(const std::string& folder, const Naming& naming) {
    return fs::path(naming.call.path).parent_path() == folder ||
           (!naming.call.second.empty() && fs::path(naming.call.second).parent_path() == folder);
}

void DiskAfterCut::name(const CallOfTrace& call, int file) {
    m_since.push_back({call, file});
    apply(m_since.back(), m_now);
}

void DiskAfterCut::sync(const std::string& path, int file) {
    if (file != kFolder) {
        File& synced = m_files[static_cast<std::size_t>(file)];
        for (const Change& change : synced.since)
            if (change.truncates)
                synced.synced.resize(static_cast<std::size_t>(change.offset));
            else
                write(synced.synced, change.offset, change.bytes);
        synced.since.clear();
        return;
    }
    std::vector<Naming> later;
    for (const Naming& naming : m_since)
        if (isIn(path, naming))
            apply(naming, m_synced);
        else
            later.push_back(naming);
    m_since = std::move(later);
}

void DiskAfterCut::happened(const CallOfTrace& call) {
    const auto opened = m_open.find(call.fd);
    switch (call.call) {
    case Call::Open: {
        int file = kFolder;
        if (call.made) {
            file = static_cast<int>(m_files.size());
            m_files.emplace_back();
            name(call, file);
        } else if (const auto found = m_now.find(call.path); found != m_now.end()) {
            file = found->second;
        }
        m_open[call.fd] = {call.path, file};
        if (call.offset == 1 && file != kFolder)
            m_files[static_cast<std::size_t>(file)].since.push_back({0, {}, true});
        break;
    }
    case Call::Write:
    case Call::Truncate:
        if (opened != m_open.end() && opened->second.second != kFolder)
            m_files[static_cast<std::size_t>(opened->second.second)].since.push_back(
                {call.offset, call.bytes, call.call == Call::Truncate});
        break;
    case Call::Sync:
        if (opened != m_open.end()) sync(opened->second.first, opened->second.second);
        break;
    case Call::Said:
        break;
    case Call::MakeFolder:
        name(call, kFolder);
        break;
    case Call::Link:
        name(call, m_now.count(call.path) != 0 ? m_now.at(call.path) : kFolder);
        break;
    default:
        name(call, kFolder);
    }
}

void DiskAfterCut::restore(std::uint64_t seed) const {
    base::Random random(seed);
    Names names = m_synced;
    if (seed != 0) {
        const std::size_t reached = static_cast<std::size_t>(random.below(m_since.size() + 1));
        for (std::size_t at = 0; at < reached; ++at) apply(m_since[at], names);
    }
    fs::remove_all(m_folder.path());
    fs::create_directories(m_folder.path());
    for (const auto& [path, file] : names) {
        // In a folder that is not there is nothing.
        if (path != m_folder.path() && !fs::is_directory(fs::path(path).parent_path())) continue;
        if (file == kFolder) {
            fs::create_directory(path);
            continue;
        }
        const File& kept = m_files[static_cast<std::size_t>(file)];
        std::string bytes = kept.synced;
        for (const Change& change : kept.since) {
            if (seed == 0) break;
            if (change.truncates) {
                if (random.below(2) == 0) bytes.resize(static_cast<std::size_t>(change.offset));
                continue;
            }
            for (std::size_t at = 0; at < change.bytes.size(); at += kSector)
                if (random.below(2) == 0) write(bytes, change.offset + at, change.bytes.substr(at, kSector));
        }
        std::ofstream(path, std::ios::binary) << bytes;
    }
}

} // namespace schreiber::test
