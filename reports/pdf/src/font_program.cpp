#include "font_program.h"

#include <base/contract.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace schreiber::pdf {

namespace {

// PDF 32000-1, 9.9: what a CIDFontType2's FontFile2 holds.
constexpr std::array<std::string_view, 9> kNeeded{"cvt ", "fpgm", "glyf", "head", "hhea",
                                                  "hmtx", "loca", "maxp", "prep"};
constexpr std::size_t kDirectory = 12;   // bytes before the first entry
constexpr std::size_t kEntry = 16;       // bytes of an entry: name, checksum, offset, length
constexpr std::size_t kAdjustment = 8;   // where `head` has the whole file's checksum
constexpr std::size_t kMetricCount = 34; // where `hhea` has how many full metrics `hmtx` has

std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
    SCHREIBER_REQUIRE(at + size <= bytes.size(), "a font program that was checked when it was loaded");
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < size; ++i) value = (value << 8) | static_cast<unsigned char>(bytes[at + i]);
    return value;
}

void put(std::string& bytes, std::size_t at, std::uint32_t value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i)
        bytes.at(at + i) =
            static_cast<char>(static_cast<unsigned char>(value >> (8 * (size - 1 - i)) & 0xFF));
}

// The sum of its 32-bit numbers (OpenType, "Calculating checksums"); `bytes` is padded to whole ones.
std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t sum = 0;
    for (std::size_t at = 0; at < bytes.size(); at += 4) sum += number(bytes, at, 4);
    return sum;
}

struct FontTable {
    std::string name;
    std::string bytes;
};

std::vector<FontTable> neededTables(std::string_view program) {
    std::vector<FontTable> tables;
    const std::size_t count = number(program, 4, 2);
    for (std::size_t at = kDirectory; at < kDirectory + count * kEntry; at += kEntry) {
        const std::string_view name = program.substr(at, 4);
        if (std::find(kNeeded.begin(), kNeeded.end(), name) == kNeeded.end()) continue;
        const std::size_t offset = number(program, at + 8, 4);
        const std::size_t length = number(program, at + 12, 4);
        SCHREIBER_REQUIRE(offset + length <= program.size(), "tables inside the font program");
        tables.push_back({std::string(name), std::string(program.substr(offset, length))});
    }
    return tables;
}

void clearUnusedMetrics(std::vector<FontTable>& tables, const std::vector<bool>& used) {
    const auto named = [&](std::string_view name) {
        return std::find_if(tables.begin(), tables.end(), [&](const auto& one) { return one.name == name; });
    };
    const auto head = named("hhea");
    const auto metrics = named("hmtx");
    SCHREIBER_REQUIRE(head != tables.end() && metrics != tables.end(), "a font program with metrics");
    const std::size_t full = number(head->bytes, kMetricCount, 2);
    for (std::size_t glyph = 0; glyph < std::min(full, used.size()); ++glyph)
        if (!used[glyph]) put(metrics->bytes, 4 * glyph, 0, 4);
}

// Where a table lies; none where it is not, or not inside the program.
std::optional<std::string_view> tableOf(std::string_view program, std::string_view name) {
    if (program.size() < kDirectory) return std::nullopt;
    const std::size_t count = number(program, 4, 2);
    if (program.size() < kDirectory + count * kEntry) return std::nullopt;
    for (std::size_t at = kDirectory; at < kDirectory + count * kEntry; at += kEntry) {
        if (program.substr(at, 4) != name) continue;
        const std::size_t offset = number(program, at + 8, 4);
        const std::size_t length = number(program, at + 12, 4);
        if (offset > program.size() || length > program.size() - offset) return std::nullopt;
        return program.substr(offset, length);
    }
    return std::nullopt;
}

// The names that a font gives its glyphs beside the 258 of every Macintosh; the nth is a glyph's where the
// glyph has 258 + n.
std::vector<std::string_view> ownNames(std::string_view names) {
    std::vector<std::string_view> own;
    while (!names.empty()) {
        const auto length = static_cast<std::size_t>(static_cast<unsigned char>(names.front()));
        if (names.size() < 1 + length) break;
        own.push_back(names.substr(1, length));
        names.remove_prefix(1 + length);
    }
    return own;
}

} // namespace

std::optional<std::uint16_t> liningFigures(std::string_view program) {
    constexpr std::uint32_t kWithNames = 0x00020000;
    constexpr std::size_t kCount = 32; // where the number of glyphs stands, the glyphs behind it
    constexpr std::size_t kCommonNames = 258;
    constexpr std::array<std::string_view, 10> kFigures{"zero.lf",  "one.lf",  "two.lf", "three.lf",
                                                        "four.lf",  "five.lf", "six.lf", "seven.lf",
                                                        "eight.lf", "nine.lf"};
    const auto post = tableOf(program, "post");
    if (!post || post->size() < kCount + 2 || number(*post, 0, 4) != kWithNames) return std::nullopt;
    const std::size_t glyphs = number(*post, kCount, 2);
    if (post->size() < kCount + 2 + 2 * glyphs) return std::nullopt;
    const std::vector<std::string_view> own = ownNames(post->substr(kCount + 2 + 2 * glyphs));
    const auto nameOf = [&](std::size_t glyph) {
        const std::size_t name = number(*post, kCount + 2 + 2 * glyph, 2);
        return name >= kCommonNames && name - kCommonNames < own.size() ? own[name - kCommonNames]
                                                                        : std::string_view();
    };
    for (std::size_t first = 0; first + kFigures.size() <= glyphs; ++first) {
        std::size_t same = 0;
        while (same < kFigures.size() && nameOf(first + same) == kFigures[same]) ++same;
        if (same == kFigures.size()) return static_cast<std::uint16_t>(first);
    }
    return std::nullopt;
}

std::string slimProgram(std::string_view program, const std::vector<bool>& used) {
    std::vector<FontTable> tables = neededTables(program);
    clearUnusedMetrics(tables, used);

    const std::size_t count = tables.size();
    std::size_t powers = 0; // the largest power of two in the count, as a search in the directory wants it
    while ((std::size_t{2} << powers) <= count) ++powers;
    const std::size_t range = kEntry << powers;
    std::string slim(program.substr(0, 4));
    slim.resize(kDirectory + count * kEntry);
    put(slim, 4, static_cast<std::uint32_t>(count), 2);
    put(slim, 6, static_cast<std::uint32_t>(range), 2);
    put(slim, 8, static_cast<std::uint32_t>(powers), 2);
    put(slim, 10, static_cast<std::uint32_t>(count * kEntry - range), 2);

    std::size_t whole = 0;
    for (std::size_t i = 0; i < count; ++i) {
        FontTable& table = tables[i];
        const std::size_t length = table.bytes.size();
        table.bytes.resize((length + 3) / 4 * 4);
        if (table.name == "head") {
            whole = slim.size() + kAdjustment;
            put(table.bytes, kAdjustment, 0, 4);
        }
        const std::size_t entry = kDirectory + i * kEntry;
        slim.replace(entry, 4, table.name);
        put(slim, entry + 4, checksum(table.bytes), 4);
        put(slim, entry + 8, static_cast<std::uint32_t>(slim.size()), 4);
        put(slim, entry + 12, static_cast<std::uint32_t>(length), 4);
        slim += table.bytes;
    }
    constexpr std::uint32_t kWhole = 0xB1B0AFBA;
    if (whole != 0) put(slim, whole, kWhole - checksum(slim), 4);
    return slim;
}

} // namespace schreiber::pdf
