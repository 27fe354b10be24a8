#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <words/language.h>

// Sentences by code, in three languages. `{name}` stands for an argument of that name. What hangs on whether
// there is one or many is said as `{count#one|many}` of a number, and as `{names,one|many}` of a list "3, 7".
namespace schreiber::desk {

// What to type on the command line; in the window its buttons say it. Empty where there is nothing to type.
using Advice = words::Text;

// What can be done about a refusal. From `Question` on a yes turns it into doing what was refused.
enum class RefusalKind {
    Refused,    // by the tournament's rules
    Unusable,   // an argument is to be mended: it names nothing, or no sheet holds it
    Question,   // about anything else
    Doubt,      // whether it is meant: nothing printed or announced would become wrong
    Closing,    // the end, with something still open; a doubt, too
    Correction, // of a result that is out already
};

struct Message {
    std::string_view code;
    words::Text text;
    Advice advice;
    RefusalKind kind = RefusalKind::Refused;

    consteval Message(std::string_view name, std::string_view german, std::string_view italian,
                      std::string_view english, Advice toType = {},
                      RefusalKind refused = RefusalKind::Refused)
        : code(name)
        , text(german, italian, english)
        , advice(toType)
        , kind(refused) {
        const words::Places places(german);
        if (!places.isSameAs(words::Places(italian)) || !places.isSameAs(words::Places(english)))
            words::placesOfTheLanguagesDiffer();
    }
};

using Arguments = std::map<std::string, std::string>;

// Arguments are made printable here: they may be anything that somebody typed. A text names only arguments
// that its code has; one that is missing (a file written by another version) shows as a dash.
inline constexpr int kLongestArgument = 400;
std::string filled(std::string_view text, const Arguments& arguments, int longest = kLongestArgument);

const Message* findMessage(std::span<const Message> table, std::string_view code);

// The sentence of a code; a code that the table does not know is shown itself.
std::string sentence(std::span<const Message> table, const std::string& code, const Arguments& arguments,
                     words::Language language, int longest = kLongestArgument);

} // namespace schreiber::desk
