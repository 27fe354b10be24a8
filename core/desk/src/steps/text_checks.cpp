#include "steps/text_checks.h"

#include <base/number.h>
#include <base/utf8.h>
#include <tournament/tidy.h>

#include <algorithm>
#include <game/refusal_code.h>

namespace schreiber::desk {

namespace {

// Whether it has digits where the shape has a 0, and else the shape's own signs.
bool isShaped(std::string_view value, std::string_view shape) {
    return std::equal(value.begin(), value.end(), shape.begin(), shape.end(),
                      [](char c, char like) { return like == '0' ? c >= '0' && c <= '9' : c == like; });
}

int number(std::string_view digits) {
    return base::readNumber(digits).value_or(0); // isShaped
}

bool isLeapYear(int year) {
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

} // namespace

std::size_t lettersIn(std::string_view text) {
    std::size_t letters = 0;
    for (; !text.empty(); ++letters) text.remove_prefix(base::decodeOne(text).length);
    return letters;
}

bool saysNothing(std::string_view text) {
    return tournament::tidied(text).empty();
}

std::optional<tournament::Refusal> whyNoWords(const std::string& text, std::size_t most) {
    if (const std::size_t letters = lettersIn(text); letters > most)
        return tournament::Refusal{"ruling_words_too_long"_refusal,
                                   {{"letters", std::to_string(letters)}, {"most", std::to_string(most)}}};
    if (!text.empty() && saysNothing(text)) return tournament::Refusal{"words_unseen"_refusal, {}};
    return std::nullopt;
}

bool isDate(std::string_view value) {
    if (!isShaped(value, "0000-00-00")) return false;
    const int year = number(value.substr(0, 4));
    const int month = number(value.substr(5, 2));
    const int day = number(value.substr(8, 2));
    if (year < 1000 || month < 1 || month > 12 || day < 1) return false;
    constexpr int kDays[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const int days = kDays[month - 1] + (month == 2 && isLeapYear(year) ? 1 : 0);
    return day <= days;
}

bool isMoment(std::string_view value) {
    return isShaped(value, "0000-00-00T00:00:00Z") && isDate(value.substr(0, 10)) &&
           number(value.substr(11, 2)) < 24 && number(value.substr(14, 2)) < 60 &&
           number(value.substr(17, 2)) < 60;
}

} // namespace schreiber::desk
