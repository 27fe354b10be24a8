#include <fmt/format.h>

#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/result.h>

namespace schreiber::perlaggen::ruling {

namespace {

void addRulings(const Account& account, std::string& text) {
    if (account.rulings.empty()) text += account.allLegal + '\n';
    for (const auto* list : {&account.rulings, &account.reasons})
        for (const Account::Judged& ruling : *list) {
            if (ruling.repeats) continue;
            text += ruling.what + '\n';
            text += "  " + ruling.explanation + '\n';
            for (const std::string& fact : ruling.facts) text += "  " + fact + '\n';
            if (!ruling.sources.empty()) text += "  [" + ruling.sources + "]\n";
        }
}

void addTricks(const Account& account, std::string& text) {
    if (account.tricks.rows.empty()) return;
    text += fmt::format("\n{}\n", account.tricks.heading);
    for (const Account::Row& row : account.tricks.rows) {
        text += fmt::format("  {} {}", row[0], row[1]);
        if (!row[2].empty()) text += ' ' + row[2];
        text += '\n';
    }
}

void addFigures(const Account& account, std::string& text) {
    text += fmt::format("\n{}\n", account.figures.heading);
    for (const Account::Row& row : account.figures.rows) {
        text += fmt::format("  {:<7}{:>3}  {}", row[0], row[1], row[2]);
        if (!row[3].empty()) text += ' ' + row[3];
        text += '\n';
    }
}

} // namespace

std::string resultText(const Replay& replay, words::Language language) {
    const Account account = accountOf(replay, language);
    std::string text = fmt::format("{} · {}\n\n", account.rules, account.parties);
    for (const std::string& sentence : account.setAside) text += sentence + "\n\n";
    addRulings(account, text);
    addTricks(account, text);
    addFigures(account, text);
    for (const std::string& fact : account.missing) text += "  " + fact + '\n';
    text += '\n';
    for (const Account::Row& row : account.sheet.rows) text += fmt::format("{}: {}\n", row[0], row[1]);
    return text;
}

} // namespace schreiber::perlaggen::ruling
