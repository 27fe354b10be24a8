#include "commands.h"
#include "rule_words.h"

#include <ruling/ask.h>

#include <iostream>
#include <string>

namespace schreiber::cli {

namespace {

// Answers stand on the screen as soon as no more input waits; a long list is written in one go.
int runAsk(const Session& session) {
    ruling::Asker asker(ruleLanguage(session));
    std::string line;
    while (std::getline(std::cin, line)) {
        if (!line.empty() && line.back() == '\r') line.pop_back();
        if (line.find_first_not_of(" \t") == std::string::npos) continue;
        std::cout << asker.answer(line) << '\n';
        if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
    }
    return kDone;
}

} // namespace

void addAsk(const Line& line) {
    Command(line.app, line.session, "ask",
            {"beantwortet Fragen zur Regel, eine JSON-Zeile je Frage",
             "risponde a domande sulle regole, una riga JSON ciascuna",
             "answers questions on the rules, a JSON line each"})
        .hint(
            {R"(Die Fragen kommen über die Standardeingabe, etwa {"ask": "perlaggen", "rules": "imst", "trump": "L"})",
             R"(Le domande arrivano dallo standard input, per esempio {"ask": "perlaggen", "rules": "imst", "trump": "L"})",
             R"(The questions come on standard input, for instance {"ask": "perlaggen", "rules": "imst", "trump": "L"})"})
        .does(line.chosen, [&session = line.session] { return runAsk(session); });
}

} // namespace schreiber::cli
