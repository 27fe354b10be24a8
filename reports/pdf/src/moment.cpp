#include <base/number.h>
#include <pdf/document.h>

namespace schreiber::pdf {

namespace {

// A number of exactly so many digits off the front.
std::optional<int> takeNumber(std::string_view& text, std::size_t digits) {
    if (text.size() < digits || text.front() == '-') return std::nullopt;
    const auto value = base::readNumber(text.substr(0, digits));
    if (!value) return std::nullopt;
    text.remove_prefix(digits);
    return value;
}

bool takeMark(std::string_view& text, char mark) {
    if (text.empty() || text.front() != mark) return false;
    text.remove_prefix(1);
    return true;
}

int daysIn(int year, int month) {
    constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return kDays.at(static_cast<std::size_t>(month - 1)) + (month == 2 && leap ? 1 : 0);
}

// Nothing, `Z`, or `+01:00`.
bool isZone(std::string_view text) {
    if (text.empty() || text == "Z") return true;
    if (!takeMark(text, '+') && !takeMark(text, '-')) return false;
    return takeNumber(text, 2) && takeMark(text, ':') && takeNumber(text, 2) && text.empty();
}

// `19:30` or `19:30:05`, then perhaps a zone.
std::optional<Moment::Time> timeFrom(std::string_view text) {
    Moment::Time time;
    const auto hour = takeNumber(text, 2);
    if (!hour || !takeMark(text, ':')) return std::nullopt;
    const auto minute = takeNumber(text, 2);
    if (!minute) return std::nullopt;
    time = {*hour, *minute, 0};
    if (takeMark(text, ':')) {
        const auto second = takeNumber(text, 2);
        if (!second) return std::nullopt;
        time.second = *second;
    }
    if (time.hour > 23 || time.minute > 59 || time.second > 59) return std::nullopt;
    return isZone(text) ? std::optional(time) : std::nullopt;
}

} // namespace

std::optional<Moment> momentFrom(std::string_view iso) {
    const auto year = takeNumber(iso, 4);
    if (!year || *year < 1900 || !takeMark(iso, '-')) return std::nullopt;
    const auto month = takeNumber(iso, 2);
    if (!month || *month < 1 || *month > 12 || !takeMark(iso, '-')) return std::nullopt;
    const auto day = takeNumber(iso, 2);
    if (!day || *day < 1 || *day > daysIn(*year, *month)) return std::nullopt;
    Moment moment{*year, *month, *day, std::nullopt};
    if (iso.empty()) return moment;
    if (!takeMark(iso, 'T') && !takeMark(iso, ' ')) return std::nullopt;
    moment.time = timeFrom(iso);
    return moment.time ? std::optional(moment) : std::nullopt;
}

} // namespace schreiber::pdf
