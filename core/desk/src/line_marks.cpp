#include <desk/line_marks.h>
#include <desk/words.h>
#include <tournament/dispute.h>
#include <tournament/marks.h>

#include <fmt/format.h>

#include <lists/words.h>

namespace schreiber::desk {

std::string marksText(const tournament::Line& line) {
    std::string text;
    for (const game::Mark& mark : line.figures) {
        text += (text.empty() ? "" : " ") + mark.figure + "=";
        if (mark.side < 0) {
            text += mark.how;
            continue;
        }
        const std::string value = mark.value == 0 ? "game" : std::to_string(mark.value);
        game::HowWon won = game::howWon(mark);
        if (won.how == "conceded") won.how = "good";
        text += std::to_string(mark.side) + ":" + value + ":" + won.written();
    }
    return text;
}

namespace {

// "Entscheid 1"; of one that does not stand as it was, what became of it too. A line by the rules has their
// figures, also where the director decided otherwise.
std::string named(const tournament::Ruling& ruling, tournament::Measure measure, words::Language language) {
    using tournament::RulingState;
    const std::string name = fmt::format("{} {}", wordFor("paper", "ruling", language), ruling.number);
    const bool overruled = ruling.state == RulingState::Overruled;
    if (!overruled && ruling.state != RulingState::Withdrawn) return name;
    const bool otherwise = overruled && measure == tournament::Measure::Line;
    const std::string became = otherwise ? "otherwise" : tournament::nameOf(ruling.state);
    return fmt::format("{} ({})", name, wordFor("ruling", became, language));
}

} // namespace

tournament::Sheet reasonsInWords(tournament::Sheet sheet, const std::vector<tournament::Ruling>& rulings,
                                 words::Language language) {
    for (tournament::Line& line : sheet.lines) {
        line.why = reasonInWords(line.why, language);
        if (line.struck) line.struck = reasonInWords(*line.struck, language);
    }
    for (const tournament::Ruling& ruling : rulings) {
        if (!ruling.origin.empty()) continue; // of another sheet
        for (const tournament::RulingEntry& entry : ruling.entered) {
            const std::string from = named(ruling, entry.measure, language) + ": ";
            for (tournament::Line& line : sheet.lines) {
                if (entry.line != line.n) continue;
                std::string& reason =
                    entry.measure == tournament::Measure::Strike && line.struck ? *line.struck : line.why;
                if (!reason.starts_with(from)) reason.insert(0, from);
            }
        }
    }
    return sheet;
}

std::vector<std::string> remarksInWords(const tournament::Sheet& sheet, words::Language language) {
    std::vector<std::string> remarks;
    if (const std::string disputed = tournament::disputedOf(sheet);
        tournament::isDisputeOpen(sheet) && !disputed.empty())
        remarks.push_back(std::string(lists::wordOf(tournament::SheetState::Disputed).text.in(language)) +
                          ": " + disputed);
    if (std::string remark = tournament::remarkOf(sheet); !remark.empty())
        remarks.push_back(std::move(remark));
    return remarks;
}

} // namespace schreiber::desk
