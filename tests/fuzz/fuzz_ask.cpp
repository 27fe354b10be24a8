#include <base/contract.h>
#include <ruling/ask.h>

#include <cstddef>
#include <cstdint>
#include <string_view>

using namespace schreiber;

// Any line is answered with one line that is an object.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static ruling::Asker asker(rulebook::Language::German);
    const std::string answer = asker.answer({reinterpret_cast<const char*>(data), size});
    SCHREIBER_REQUIRE(answer.size() >= 2 && answer.front() == '{' && answer.back() == '}', "an object");
    SCHREIBER_REQUIRE(answer.find('\n') == std::string::npos, "one line");
    return 0;
}
