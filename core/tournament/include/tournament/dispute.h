#pragma once

#include <tournament/model.h>

#include <string>
#include <string_view>

namespace schreiber::tournament {

inline bool hasEndedEarly(const Sheet& sheet) {
    return sheet.ending == Ending::Time || sheet.ending == Ending::Forfeit;
}

// The remark of a disputed sheet is what is disputed; of a game that ended early the reason of that stands
// behind it, also where nobody said what is disputed.
inline constexpr std::string_view kBehindDispute = " · ";

inline std::string disputedOf(const Sheet& sheet) {
    if (sheet.state != SheetState::Disputed) return {};
    return sheet.remark.substr(0,
                               hasEndedEarly(sheet) ? sheet.remark.find(kBehindDispute) : std::string::npos);
}

inline std::string whyEndedEarly(const Sheet& sheet) {
    if (!hasEndedEarly(sheet)) return {};
    if (sheet.state != SheetState::Disputed) return sheet.remark;
    const std::size_t behind = sheet.remark.find(kBehindDispute);
    return behind == std::string::npos ? std::string() : sheet.remark.substr(behind + kBehindDispute.size());
}

// Whether somebody said what is disputed; else two people keyed it differently, or it is not.
inline bool isDisputedWithReason(const Sheet& sheet) {
    return !disputedOf(sheet).empty();
}

// A ruling may have decided it meanwhile.
inline bool isDisputeOpen(const Sheet& sheet) {
    return sheet.state == SheetState::Disputed && !isWritten(sheet);
}

// Two people keyed it, and nobody has said yet which of them is right.
inline bool isKeyedOtherwise(const Sheet& sheet) {
    return isDisputeOpen(sheet) && !sheet.second.empty() && sheet.second != sheet.score;
}

// What is said of the sheet beside what is disputed: why it ended so.
inline std::string remarkOf(const Sheet& sheet) {
    return isDisputeOpen(sheet) ? whyEndedEarly(sheet) : sheet.remark;
}

// What was disputed once and is settled, kept on the sheet: a struck line without numbers, whose `why` is
// what was disputed and whose `struck` is how that was settled.
inline bool isSettledDispute(const Line& line) {
    return line.struck && line.points.empty() && line.penalty.empty();
}

} // namespace schreiber::tournament
