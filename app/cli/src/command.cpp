#include "command.h"

#include <base/number.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

#include <utility>

namespace schreiber::cli {

namespace {

constexpr std::size_t kMostDigits = 9;
constexpr std::size_t kMostSeedDigits = 16; // a JSON reader keeps them exactly

bool isDecimal(const std::string& text, std::size_t most) {
    if (text.empty() || text.size() > most) return false;
    if (text.size() > 1 && text.front() == '0') return false;
    return text.find_first_not_of("0123456789") == std::string::npos;
}

CLI::Validator wholeNumber(const Session& session, std::size_t most, int least = 0) {
    const std::string wrong = session.say(
        {"ist keine ganze Zahl ab ", "non è un numero intero a partire da ", "is no whole number from "});
    const std::string digits =
        session.say({" mit höchstens {} Stellen", " con al massimo {} cifre", " of {} digits at most"});
    return CLI::Validator(
        [wrong = wrong + std::to_string(least) + fmt::format(fmt::runtime(digits), most), most,
         least](std::string& text) {
            const bool fits = isDecimal(text, most) && base::readNumber(text).value_or(least) >= least;
            return fits ? std::string() : base::printable(text) + " " + wrong;
        },
        "");
}

CLI::Validator score(const Session& session) {
    const std::string wrong =
        fmt::format(fmt::runtime(session.say({"ist keine ganze Zahl mit höchstens {} Stellen",
                                              "non è un numero intero con al massimo {} cifre",
                                              "is no whole number of {} digits at most"})),
                    kMostDigits);
    return CLI::Validator(
        [wrong](std::string& text) {
            const bool below = text.size() > 1 && text.front() == '-' && text != "-0";
            return isDecimal(below ? text.substr(1) : text, kMostDigits)
                       ? std::string()
                       : base::printable(text) + " " + wrong;
        },
        "");
}

CLI::Validator fileName(const Session& session) {
    const std::string unnamed =
        session.say({"der Dateiname ist leer", "il nome del file è vuoto", "the file name is empty"});
    return CLI::Validator([unnamed](std::string& text) { return text.empty() ? unnamed : std::string(); },
                          "");
}

constexpr Said kOptions{"Optionen", "Opzioni", "Options"};

// A subcommand takes over its parent's `--help` before it takes over the parent's ways.
CLI::App* added(CLI::App& parent, const Session& session, const std::string& name, const Said& help) {
    CLI::App* app = parent.add_subcommand(name, session.say(help));
    app->get_help_ptr()->group(session.say(kOptions));
    return app;
}

} // namespace

void nameHelp(CLI::App& app, const Session& session) {
    const std::pair<const char*, Said> labels[] = {
        {"Usage", {"Aufruf", "Uso", "Usage"}},
        {"OPTIONS", {"OPTIONEN", "OPZIONI", "OPTIONS"}},
        {"SUBCOMMAND", {"BEFEHL", "COMANDO", "COMMAND"}},
        {"Positionals", {"Angaben", "Argomenti", "Arguments"}},
        {"REQUIRED", {"(Pflicht)", "(obbligatorio)", "(required)"}}};
    for (const auto& [key, label] : labels) app.get_formatter()->label(key, session.say(label));
    app.group(session.say({"Befehle", "Comandi", "Commands"}));
    app.option_defaults()->group(session.say(kOptions));
    app.option_defaults()->disable_flag_override(); // --json=5 says nothing that could be meant
}

CLI::App& group(CLI::App& parent, const Session& session, const std::string& name, const Said& help) {
    CLI::App* app = added(parent, session, name, help);
    app->require_subcommand(1);
    return *app;
}

Command::Command(CLI::App& parent, Session& session, const std::string& name, const Said& help)
    : m_app(added(parent, session, name, help))
    , m_session(&session) {}

Command& Command::hint(const Said& how) {
    m_app->footer(m_session->say(how));
    return *this;
}

Command& Command::text(const std::string& name, std::string& into, const Said& help, bool required) {
    m_app->add_option(name, into, m_session->say(help))->required(required)->type_name("");
    return *this;
}

Command& Command::out(std::string& into, const Said& help, bool required) {
    m_app->add_option("-o,--out", into, m_session->say(help))
        ->required(required)
        ->check(fileName(*m_session)) // else it would be as if not given
        ->type_name("");
    return *this;
}

Command& Command::number(const std::string& name, int& into, const Said& help, bool required, int least) {
    m_app->add_option(name, into, m_session->say(help))
        ->required(required)
        ->check(wholeNumber(*m_session, kMostDigits, least))
        ->type_name("");
    return *this;
}

Command& Command::numbers(const std::string& name, std::vector<int>& into, const Said& help, bool required) {
    m_app->add_option(name, into, m_session->say(help))
        ->required(required)
        ->check(CLI::Validator(
            [whole = wholeNumber(*m_session, kMostDigits)](std::string& text) {
                std::string digits = text.substr(!text.empty() && text.front() == '-' ? 1 : 0);
                return whole(digits).empty() ? std::string() : whole(text);
            },
            ""))
        ->type_name("");
    return *this;
}

Command& Command::scores(const std::string& name, std::vector<int>& into, const Said& help, bool required) {
    m_app->add_option(name, into, m_session->say(help))
        ->required(required)
        ->check(score(*m_session))
        ->type_name("");
    return *this;
}

Command& Command::texts(const std::string& name, std::vector<std::string>& into, const Said& help,
                        bool required) {
    m_app->add_option(name, into, m_session->say(help))->required(required)->type_name("");
    return *this;
}

Command& Command::seed(std::optional<std::uint64_t>& into) {
    const Said help{"Startzahl der Auslosung; ohne sie wird eine gezogen und genannt",
                    "seme del sorteggio; senza, ne viene estratto e indicato uno",
                    "seed of the draw; without it one is drawn and told"};
    m_app
        ->add_option_function<std::string>(
            "--seed", [&into](const std::string& text) { into = base::readSeed(text); }, m_session->say(help))
        ->check(wholeNumber(*m_session, kMostSeedDigits))
        ->type_name("");
    return *this;
}

Command& Command::flag(const std::string& name, bool& into, const Said& help) {
    m_app->add_flag(name, into, m_session->say(help));
    return *this;
}

Command& Command::file(std::string& into) {
    return text("FILE", into,
                {"die Turnierdatei (NAME.schreiber)", "il file del torneo (NOME.schreiber)",
                 "the tournament file (NAME.schreiber)"});
}

Command& Command::asks() {
    flag("--yes", m_session->confirmation.yes,
         {"bestätigt, was das Programm fragen würde", "conferma ciò che il programma chiederebbe",
          "answers what the program would ask with yes"});
    return flag("--dry-run", m_session->confirmation.dryRun,
                {"zeigt nur, was sich ändern würde", "mostra solo che cosa cambierebbe",
                 "only shows what would change"});
}

Command& Command::why(bool required) {
    return text("--why", m_session->confirmation.why,
                {"der Grund, der im Journal steht", "il motivo, annotato nel giornale",
                 "the reason, which is kept in the journal"},
                required);
}

void Command::does(Action& chosen, Action action) {
    m_app->callback([&chosen, action = std::move(action)] { chosen = action; });
}

} // namespace schreiber::cli
