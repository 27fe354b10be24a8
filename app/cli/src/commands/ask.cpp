#include "case_query.h"
#include "commands.h"

#include <desk/games.h>

#include <query/frame.h>

#include <iostream>
#include <limits>
#include <optional>
#include <string_view>
#include <vector>

namespace schreiber::cli {

namespace {

// The next line of standard input; of one that is too long as much as shows that, without the rest.
class QueryLines {
  public:
    std::optional<std::string_view> next() {
        std::cin.getline(m_buffer.data(), static_cast<std::streamsize>(m_buffer.size()));
        auto length = static_cast<std::size_t>(std::cin.gcount());
        if (std::cin.bad() || (std::cin.eof() && length == 0)) return std::nullopt;
        if (std::cin.fail() && length + 1 == m_buffer.size()) { // full, and no line end yet
            std::cin.clear();
            std::cin.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
        } else if (!std::cin.eof()) {
            --length; // the line end
        }
        std::string_view line(m_buffer.data(), length);
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (m_isFirst && line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3); // some shells write one
        m_isFirst = false;
        return line;
    }

  private:
    bool m_isFirst = true;
    std::vector<char> m_buffer =
        std::vector<char>(query::kLongestQuery + 3); // with CR, and a zero at its end
};

// Answers stand on the screen as soon as no more input waits; a long list is written in one go.
int runAsk(const Session& session) {
    desk::Asker asker(session.language);
    QueryLines lines;
    while (const auto line = lines.next()) {
        if (line->find_first_not_of(" \t") == std::string_view::npos) continue;
        const auto ofCase = answeredCase(*line, session.language);
        std::cout << (ofCase ? *ofCase : asker.answer(*line)) << '\n';
        if (std::cin.rdbuf()->in_avail() <= 0) std::cout.flush();
    }
    if (std::cin.bad())
        session.complain(
            session.say({"Die Standardeingabe lässt sich nicht lesen.",
                         "Lo standard input non si può leggere.", "Standard input cannot be read."}));
    return std::cin.bad() ? kUnusable : kDone;
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
