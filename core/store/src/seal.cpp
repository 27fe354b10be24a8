#include "seal.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <fmt/format.h>

namespace schreiber::store {

namespace {

// Type, length and content, so that no two rows give the same bytes.
std::string bytesOf(const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) return fmt::format("i{};", *number);
    if (const auto* text = std::get_if<std::string>(&value))
        return fmt::format("t{}:{};", text->size(), *text);
    return "n;";
}

QByteArrayView viewOf(const std::string& bytes) {
    return {bytes.data(), static_cast<qsizetype>(bytes.size())};
}

} // namespace

std::string sealOf(const std::string& previous, const TableLayout& layout, const Row& row) {
    std::string whole = fmt::format("{};{};", previous, layout.name);
    std::string columns;
    for (std::size_t i = 0; i + 1 < layout.columns.size(); ++i) {
        const std::string bytes = bytesOf(row[i]);
        whole += bytes;
        columns += fmt::format("{:04x}", qChecksum(viewOf(bytes)));
    }
    const QByteArray digest = QCryptographicHash::hash(viewOf(whole), QCryptographicHash::Sha256).toHex();
    return digest.left(kDigestLength).toStdString() + columns;
}

SealCheck checkSeal(const std::string& previous, const TableLayout& layout, const Row& sealedRow) {
    const auto* stored = std::get_if<std::string>(&sealedRow.back());
    const std::string expected = sealOf(previous, layout, sealedRow);
    if (stored && *stored == expected) return {{}, digestOf(expected)};
    SealCheck check;
    if (stored && stored->size() == expected.size())
        for (std::size_t i = 0; i + 1 < layout.columns.size(); ++i)
            if (stored->compare(kDigestLength + 4 * i, 4, expected, kDigestLength + 4 * i, 4) != 0)
                check.altered.emplace_back(layout.columns[i].name);
    // A digest that holds was sealed with these columns, and a row without a foreign column has a foreign
    // seal.
    const bool sealAltered = check.altered.empty() || digestOf(*stored) == digestOf(expected);
    if (sealAltered) check.altered = {std::string(layout.columns.back().name)};
    check.digest = sealAltered ? digestOf(expected) : digestOf(*stored);
    return check;
}

} // namespace schreiber::store
