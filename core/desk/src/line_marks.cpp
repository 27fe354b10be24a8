#include <desk/line_marks.h>
#include <desk/words.h>

#include <fmt/format.h>

namespace schreiber::desk {

std::string marksText(const tournament::Line& line) {
    std::string text;
    for (const tournament::FigureMark& mark : line.figures) {
        text += (text.empty() ? "" : " ") + mark.figure + "=";
        if (mark.side < 0) {
            text += mark.how;
            continue;
        }
        const std::string value = mark.value == 0 ? "game" : std::to_string(mark.value);
        text += std::to_string(mark.side) + ":" + value + ":" + (mark.how == "conceded" ? "good" : mark.how);
    }
    return text;
}

namespace {

// "Entscheid 1"; of one that does not stand as it was, what became of it too.
std::string named(const tournament::Ruling& ruling, Language language) {
    using tournament::RulingState;
    const std::string name = fmt::format("{} {}", wordFor("paper", "ruling", language), ruling.number);
    if (ruling.state != RulingState::Overruled && ruling.state != RulingState::Withdrawn) return name;
    return fmt::format("{} ({})", name, wordFor("ruling", tournament::nameOf(ruling.state), language));
}

} // namespace

tournament::Sheet reasonsInWords(tournament::Sheet sheet, const std::vector<tournament::Ruling>& rulings,
                                 Language language) {
    for (tournament::Line& line : sheet.lines) {
        line.why = reasonInWords(line.why, language);
        if (line.struck) line.struck = reasonInWords(*line.struck, language);
    }
    for (const tournament::Ruling& ruling : rulings) {
        if (!ruling.origin.empty()) continue; // of another sheet
        const std::string from = named(ruling, language) + ": ";
        for (const tournament::RulingEntry& entry : ruling.entered)
            for (tournament::Line& line : sheet.lines) {
                if (entry.line != line.n) continue;
                std::string& reason =
                    entry.measure == tournament::Measure::Strike && line.struck ? *line.struck : line.why;
                if (!reason.starts_with(from)) reason.insert(0, from);
            }
    }
    return sheet;
}

} // namespace schreiber::desk
