#include "seal.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <fmt/format.h>

#include <string_view>

namespace schreiber::store {

namespace {

void appendNumber(std::string& out, std::int64_t number) {
    const fmt::format_int digits(number);
    out.append(digits.data(), digits.size());
}

// Type, length and content, so that no two rows give the same bytes.
void appendBytes(std::string& out, const Value& value) {
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
        out += 'i';
        appendNumber(out, *number);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
        out += 't';
        appendNumber(out, static_cast<std::int64_t>(text->size()));
        out += ':';
        out += *text;
    } else {
        out += 'n';
    }
    out += ';';
}

void appendChecksum(std::string& out, quint16 checksum) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    for (int shift = 12; shift >= 0; shift -= 4) out += kDigits[(checksum >> shift) & 0xF];
}

QByteArrayView viewOf(const std::string& bytes, std::size_t from = 0) {
    return {bytes.data() + from, static_cast<qsizetype>(bytes.size() - from)};
}

} // namespace

std::string sealOf(const std::string& previous, const TableLayout& layout, const Row& row) {
    std::string whole = previous;
    whole += ';';
    whole += layout.name;
    whole += ';';
    std::string columns;
    for (std::size_t i = 0; i + 1 < layout.columns.size(); ++i) {
        const std::size_t begin = whole.size();
        appendBytes(whole, row[i]);
        appendChecksum(columns, qChecksum(viewOf(whole, begin)));
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
