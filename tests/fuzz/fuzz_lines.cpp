#include <base/contract.h>

#include <cstddef>
#include <cstdint>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/schrieb.h>
#include <koenigrufen/line/so_far.h>
#include <koenigrufen/line/words.h>
#include <string_view>

using namespace schreiber;
using namespace schreiber::koenigrufen;

namespace {

void readOneLine(const rulebook::Rules& rules, std::string_view text, const line::Table& table) {
    const auto once = line::readLine(rules, text, table);
    const line::SoFar soFar = line::readSoFar(rules, text, table);
    SCHREIBER_REQUIRE(soFar.isWhole == once.ok(), "half a line is told by the same reader");
    for (const line::WordSoFar& word : soFar.words)
        SCHREIBER_REQUIRE(word.length > 0 && word.at + word.length <= text.size(),
                          "its words are those of the text");
    if (!once) {
        SCHREIBER_REQUIRE(once.error().column >= 1, "a fault has its place");
        SCHREIBER_REQUIRE(!line::inWords(once.error(), words::Language::Italian).empty(), "and its words");
        return;
    }
    const std::string written = line::written(*once, table);
    const auto twice = line::readLine(rules, written, table);
    SCHREIBER_REQUIRE(twice && *twice == *once, "what is written reads as the same");
    SCHREIBER_REQUIRE(!line::inWords(*once, table, {}, words::Language::German).empty(), "a line is said");
    const line::Settled settled = line::settled(rules, *once, table, {.factor = deal::kMostFactor});
    std::int64_t sum = 0;
    for (const std::int64_t each : settled.points) sum += each;
    SCHREIBER_REQUIRE(settled.items.empty() || sum == 0, "what one wins the others lose");
}

} // namespace

// Any bytes are a line or a fault, and a Schrieb or defects; what can be read is written so that it reads the
// same.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    rulebook::Rules rules(rulebook::ruleSets()[0]);
    rules.set(rulebook::Switch::BreachPayer, size % 2 == 0 ? 0 : 1);
    const std::string_view line = text.substr(0, text.find('\n'));
    readOneLine(rules, line, {});
    readOneLine(rules, line, {5, cards::Seat::C});

    const auto schrieb = line::readSchrieb(text, "fuzz");
    if (!schrieb) {
        SCHREIBER_REQUIRE(!schrieb.error().empty(), "defects are named");
        return 0;
    }
    const std::string written = line::written(*schrieb);
    const auto again = line::readSchrieb(written, "again");
    SCHREIBER_REQUIRE(again && line::written(*again) == written, "a Schrieb reads as it is written");
    SCHREIBER_REQUIRE(!line::resultJson(*schrieb, words::Language::English).empty(),
                      "and comes to something");
    return 0;
}
