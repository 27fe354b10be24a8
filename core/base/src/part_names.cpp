#include "part_names.h"

#include <base/number.h>

#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <mutex>
#include <optional>
#include <random>
#include <set>
#include <unistd.h>

namespace schreiber::base {

namespace {

// .schreiber-MACHINE-PROCESS-RANDOM.part, all hexadecimal; earlier versions wrote .schreiber-RANDOM.part.
constexpr std::string_view kBegin = ".schreiber-";
constexpr std::string_view kEnd = ".part";
constexpr std::string_view kJournal = "-journal";
constexpr std::size_t kDigits = 8;
constexpr std::size_t kRandomDigits = 16;

struct Names {
    std::mutex mutex;
    std::set<std::string, std::less<>> held;
};

Names& names() {
    static Names s_names;
    return s_names;
}

// FNV-1a, in 32 bits.
std::uint32_t machine() {
    std::array<char, 256> host{};
    if (::gethostname(host.data(), host.size() - 1) != 0) host.fill('\0');
    std::uint32_t mark = 2166136261U;
    for (const char letter : std::string_view(host.data()))
        mark = (mark ^ static_cast<unsigned char>(letter)) * 16777619U;
    return mark;
}

std::optional<std::uint64_t> hexadecimal(std::string_view& text, std::size_t digits) {
    if (text.size() < digits) return std::nullopt;
    const std::optional<std::uint64_t> number = readHexadecimal(text.substr(0, digits));
    if (number) text.remove_prefix(digits);
    return number;
}

bool skip(std::string_view& text, std::string_view part) {
    if (!text.starts_with(part)) return false;
    text.remove_prefix(part.size());
    return true;
}

bool isRunning(std::uint64_t process) {
    return ::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM;
}

} // namespace

std::string newPartName() {
    std::random_device random;
    const std::uint64_t number = std::uint64_t{random()} << 32U | random();
    std::string name = fmt::format("{}{:08x}-{:08x}-{:016x}{}", kBegin, machine(),
                                   static_cast<std::uint32_t>(::getpid()), number, kEnd);
    const std::lock_guard lock(names().mutex);
    names().held.insert(name);
    return name;
}

void dropPartName(const std::string& name) {
    const std::lock_guard lock(names().mutex);
    names().held.erase(name);
}

bool isLeftOver(std::string_view name, bool isOlderThanADay) {
    if (name.ends_with(kJournal)) name.remove_suffix(kJournal.size());
    std::string_view rest = name;
    if (!skip(rest, kBegin)) return false;
    const auto writer = hexadecimal(rest, kDigits);
    if (!writer) return false;
    if (rest == kEnd) return isOlderThanADay;
    if (!skip(rest, "-")) return false;
    const auto process = hexadecimal(rest, kDigits);
    if (!process || !skip(rest, "-") || !hexadecimal(rest, kRandomDigits) || rest != kEnd) return false;
    if (*writer != machine()) return isOlderThanADay;
    if (*process != static_cast<std::uint32_t>(::getpid())) return !isRunning(*process);
    const std::lock_guard lock(names().mutex);
    return names().held.find(name) == names().held.end();
}

} // namespace schreiber::base
