#pragma once

#include "session.h"

#include <functional>
#include <string>

// CLI11 is slow to read and only needed where the command line is put together.
namespace CLI {
class App;
}

// What every command is made of: its place in the command line, its arguments, and what it does.
namespace schreiber::cli {

// What the command line asks for, set by the command that was named and run once all is parsed.
using Action = std::function<int()>;

class Command {
  public:
    // A command named in one or two words, `players import`; its help in the session's language.
    Command(CLI::App& parent, Session& session, const std::string& name, const Said& help);

    // Positional where `name` begins with no dash. A number is decimal, whole, at most nine digits; only
    // among several it may be below 0, as a score may.
    Command& text(const std::string& name, std::string& into, const Said& help, bool required = true);
    Command& number(const std::string& name, int& into, const Said& help, bool required = true,
                    int least = 0);
    Command& numbers(const std::string& name, std::vector<int>& into, const Said& help, bool required = true);
    // What a sheet says: fines may take it below 0.
    Command& scores(const std::string& name, std::vector<int>& into, const Said& help, bool required = true);
    Command& texts(const std::string& name, std::vector<std::string>& into, const Said& help,
                   bool required = true);
    Command& seed(std::optional<std::uint64_t>& into);
    Command& flag(const std::string& name, bool& into, const Said& help);

    Command& file(std::string& into); // the tournament, always the first argument
    Command& out(std::string& into, const Said& help, bool required = true); // where what is made goes
    Command& asks();                                                         // takes --yes and --dry-run
    Command& why(bool required);
    Command& hint(const Said& how); // how it is used, where its arguments do not say it

    void does(Action& chosen, Action action);

  private:
    CLI::App* m_app;
    Session* m_session;
};

// What the pages of `--help` call their parts, for this command line and all commands added to it afterwards.
void nameHelp(CLI::App& app, const Session& session);

// A word under which commands stand together: `players`, `round`.
CLI::App& group(CLI::App& parent, const Session& session, const std::string& name, const Said& help);

} // namespace schreiber::cli
