#include <base/contract.h>
#include <tournament/csv.h>
#include <tournament/entry_list.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace schreiber;

// Any bytes are a list of people with its bad rows told; who was read could be entered by hand.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const tournament::EntryList list = tournament::readEntryList(bytes, "list.csv", {});
    for (const tournament::BadRow& bad : list.bad) SCHREIBER_REQUIRE(!bad.reason.empty(), "a reason");
    for (const tournament::Entry& entry : list.entries) {
        SCHREIBER_REQUIRE(!entry.persons.empty() && entry.persons.size() <= 2, "one or two persons");
        SCHREIBER_REQUIRE(tournament::checkEntry(entry, {}).empty(),
                          "what a list may hold may be entered by hand");
    }
    static_cast<void>(tournament::readCsv(bytes, "list.csv"));
    return 0;
}
