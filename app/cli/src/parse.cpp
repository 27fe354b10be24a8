#include "parse.h"

#include "commands/commands.h"
#include "meant.h"

#include <base/file_writer.h>
#include <base/last_net.h>
#include <desk/words.h>

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <fmt/format.h>

#include <cstdlib>
#include <game/refusal_code.h>
#include <iostream>
#include <string>
#include <utility>
#include <vector>

namespace schreiber::cli {

namespace {

constexpr const char* kProgram = "schreiber-cli";

// The language must be known before the help is written, so it is looked for ahead of all else.
words::Language languageOf(int count, const char* const* arguments) {
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        const bool joined = argument.starts_with("--lang=");
        if (!joined && (argument != "--lang" || i + 1 == count)) continue;
        if (const auto named = words::readLanguage(joined ? argument.substr(7) : arguments[i + 1]))
            return *named;
    }
    for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
        if (const char* value = std::getenv(variable); value != nullptr && *value != '\0')
            return words::readLanguage(value).value_or(words::Language::German);
    return words::Language::German;
}

// Where and what: the part of CLI11's text that names the argument, without its English around it.
std::string nameIn(const std::string& what) {
    return what.substr(0, std::min(what.find(':'), what.find(' ')));
}

// The command that was named, with the words that lead to it; the program itself where none was.
std::pair<const CLI::App*, std::string> named(const CLI::App& app) {
    const CLI::App* last = &app;
    std::string words;
    while (!last->get_subcommands().empty()) {
        last = last->get_subcommands().front();
        words += (words.empty() ? "" : " ") + last->get_name();
    }
    return {last, words};
}

// The first word that is no option, where a command belongs.
std::string firstWord(int count, const char* const* arguments) {
    for (int i = 1; i < count; ++i) {
        const std::string argument = arguments[i];
        if (argument == "--lang")
            ++i;
        else if (!argument.starts_with('-'))
            return argument;
    }
    return {};
}

std::string noSuchCommand(const std::string& said, const CLI::App& among, const Session& session) {
    std::string known;
    for (const CLI::App* each : among.get_subcommands([](const CLI::App*) { return true; }))
        known += (known.empty() ? "" : ", ") + each->get_name();
    constexpr Said none{"den Befehl gibt es nicht: {}; es gibt: {}", "comando inesistente: {}; ci sono: {}",
                        "there is no such command: {}; there are: {}"};
    return fmt::format(fmt::runtime(session.say(none)), said, known);
}

// What could not be placed, and what could stand there: the commands there are, or what the command takes.
std::string tooMuch(const std::string& extras, const CLI::App& app, const Session& session) {
    const auto [command, words] = named(app);
    std::string takes;
    const auto add = [&](const std::string& one) { takes += (takes.empty() ? "" : ", ") + one; };
    if (command->get_require_subcommand_min() > 0)
        return noSuchCommand(words.empty() ? extras.substr(1) : words + extras, *command, session);
    for (const CLI::Option* each : command->get_options())
        if (each != command->get_help_ptr()) add(each->get_name(each->get_positional()));
    constexpr Said beyond{"bei {} ist zu viel oder nicht zu verstehen:{}",
                          "con {} è di troppo o non si capisce:{}",
                          "with {} this is too much, or not understood:{}"};
    std::string said = fmt::format(fmt::runtime(session.say(beyond)), words, extras);
    constexpr Said belongs{"; dazu gehört: {}", "; ci va: {}", "; what belongs there: {}"};
    if (!takes.empty()) said += fmt::format(fmt::runtime(session.say(belongs)), takes);
    if (!command->get_footer().empty()) said += ". " + command->get_footer();
    return said;
}

std::string inWords(const CLI::ParseError& error, const std::string& first, const CLI::App& app,
                    const Session& session) {
    if (!first.empty() &&
        app.get_subcommands([&](const CLI::App* one) { return one->check_name(first); }).empty())
        return noSuchCommand(base::printable(first), app, session);
    const std::string what = error.what();
    const auto code = static_cast<CLI::ExitCodes>(error.get_exit_code());
    std::string extras;
    const bool command =
        code == CLI::ExitCodes::RequiredError && what.find("subcommand") != std::string::npos;
    for (const std::string& extra : app.remaining(true)) {
        extras += ' ' + base::printable(extra);
        if (named(app).first->get_require_subcommand_min() > 0) break; // the rest belongs to it
    }
    if (code == CLI::ExitCodes::ExtrasError || (command && !extras.empty()))
        return tooMuch(extras, app, session);
    if (command) return session.say({"es fehlt ein Befehl", "manca un comando", "a command is missing"});
    if (code == CLI::ExitCodes::RequiredError && nameIn(what) == "--why") {
        const desk::Failure reason = tournament::Refusal{"reason_needed"_refusal, {}};
        std::string text =
            desk::inWords(reason, session.language) + ' ' + desk::adviceFor(reason, session.language);
        text.pop_back(); // the period comes with the help
        return text;
    }
    if (code == CLI::ExitCodes::RequiredError)
        return nameIn(what) + session.say({" fehlt", " manca", " is missing"});
    if (code == CLI::ExitCodes::ValidationError) return base::printable(what, 200);
    // as --json=5, and the library's way to say so
    if (code == CLI::ExitCodes::ArgumentMismatch && what.find("flag override") != std::string::npos)
        return "--" + nameIn(what) +
               session.say({" nimmt keinen Wert; ohne = schreiben",
                            " non prende valori; scriverlo senza =", " takes no value; write it without ="});
    if (code == CLI::ExitCodes::ArgumentMismatch)
        return nameIn(what) +
               session.say({": der Wert fehlt oder es sind zu viele", ": il valore manca o ce ne sono troppi",
                            ": the value is missing, or there are too many"});
    return nameIn(what) + session.say({" ist so nicht zu gebrauchen", " non è utilizzabile così",
                                       " is of no use as it stands"});
}

void addCommands(const Line& line) {
    addNew(line);
    addInfo(line);
    addPlayers(line);
    addDraw(line);
    addRound(line);
    addResult(line);
    addDeal(line);
    addSheet(line);
    addStandings(line);
    addClose(line);
    addClub(line);
    addReport(line);
    addExport(line);
    addImport(line);
    addJournal(line);
    addUndo(line);
    addVerify(line);
    addBackup(line);
    addSet(line);
    addExample(line);
    addRulings(line);
    addRules(line);
    addRuleset(line);
    addAsk(line);
}

// Everything that the command line takes.
void furnish(CLI::App& app, Session& session, Action& chosen, std::string& language) {
    app.name(kProgram);
    app.require_subcommand(1);
    app.fallthrough();
    nameHelp(app, session);
    app.set_help_flag("-h,--help",
                      session.say({"zeigt diese Hilfe", "mostra questo aiuto", "shows this help"}));
    app.set_version_flag("--version", SCHREIBER_VERSION,
                         session.say({"nennt die Version", "indica la versione", "tells the version"}));
    app.add_flag("--json", session.json,
                 session.say({"Antwort als JSON", "risposta in JSON", "answer as JSON"}));
    app.add_option("--lang", language,
                   session.say({"Sprache: de, it, en", "lingua: de, it, en", "language: de, it, en"}))
        ->type_name("")
        ->check(CLI::Validator(
            [&session](std::string& name) {
                return name == "de" || name == "it" || name == "en"
                           ? std::string()
                           : base::printable(name) +
                                 session.say({" ist keine von de, it, en", " non è una di de, it, en",
                                              " is none of de, it, en"});
            },
            ""));
    addCommands({app, session, chosen});
}

bool canBeRead(const std::vector<std::string>& arguments) {
    Session session;
    Action chosen;
    std::string language;
    CLI::App app;
    furnish(app, session, chosen, language);
    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::Success&) {
        return true;
    } catch (const CLI::ParseError&) {
        return false;
    }
    return true;
}

// What to type instead, where it can be told.
std::string instead(const Meant& meant, const Session& session) {
    if (meant.arguments.empty()) return {};
    constexpr Said order{". Der Befehl steht vor der Datei. Gemeint ist wohl: {} {}",
                         ". Il comando sta prima del file. Forse si intende: {} {}",
                         ". The command stands before the file. Meant is probably: {} {}"};
    constexpr Said word{". Gemeint ist wohl: {} {}", ". Forse si intende: {} {}",
                        ". Meant is probably: {} {}"};
    return fmt::format(fmt::runtime(session.say(meant.isOrder ? order : word)), kProgram,
                       base::printable(typed(meant.arguments), 2'000) + (meant.isPart ? " …" : ""));
}

// Of the command that was named, or else of the program.
std::string helpFor(const CLI::App& app, const Session& session) {
    const std::string words = named(app).second;
    return session.say({". Hilfe: ", ". Aiuto: ", ". Help: "}) + kProgram + ' ' +
           (words.empty() ? "" : words + ' ') + "--help";
}

int run(int count, const char* const* arguments, Session& session) {
    Action chosen;
    std::string language;
    CLI::App app(session.say({"Schreiber: Turniere im Perlaggen und Königrufen, ohne Bildschirm",
                              "Schreiber: tornei di Perlaggen e Königrufen, senza schermo",
                              "Schreiber: tournaments of Perlaggen and Königrufen, without a screen"}));
    furnish(app, session, chosen, language);
    try {
        app.parse(count, arguments);
    } catch (const CLI::Success& success) {
        return app.exit(success);
    } catch (const CLI::ParseError& error) {
        const Meant meant = meantBy({arguments + 1, arguments + count}, app, canBeRead);
        const std::string first = meant.isOrder ? std::string() : firstWord(count, arguments);
        session.complain(inWords(error, first, app, session) + instead(meant, session) +
                         helpFor(app, session));
        return kUnusable;
    }
    const int status = chosen();
    for (const base::FileNotice& notice : base::takeFileNotices())
        session.note(desk::noticeInWords(notice, session.language));
    return status;
}

} // namespace

int runCommandLine(int count, const char* const* arguments) {
    Session session;
    session.language = languageOf(count, arguments);
    readyForBugs(session);
    int status = kDone;
    const auto bug = base::caughtIn([&] { status = run(count, arguments, session); });
    if (bug) status = failByBug(*bug);
    std::cout.flush();
    return std::cout ? status : session.untold(status);
}

} // namespace schreiber::cli
