#include "answer.h"
#include "commands.h"

#include <desk/settings.h>
#include <tournament/tidy.h>

#include <filesystem>
#include <memory>
#include <system_error>

namespace schreiber::cli {

namespace {

struct SetWanted {
    std::string file;
    std::vector<std::string> options;
};

// A place for copies means the same folder wherever the program is started next.
std::string placeOf(const Session& session, const std::string& folder) {
    if (folder.empty()) return folder;
    std::error_code error;
    const auto whole = std::filesystem::absolute(folder, error).lexically_normal();
    if (!std::filesystem::is_directory(whole, error))
        session.note(
            session.say({"Diesen Ordner gibt es gerade nicht; Kopien gelingen erst, wenn er da ist: ",
                         "Questa cartella al momento non c'è; le copie riusciranno quando ci sarà: ",
                         "This folder is not there just now; copies will work once it is: "}) +
            base::printable(whole.string(), 300));
    return whole.string();
}

int runSet(Session& session, const SetWanted& wanted) {
    std::map<std::string, std::string> options;
    for (const std::string& option : wanted.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0)
            return session.fail({"set", 0, 0, option, {"key_value"}});
        if (!options.emplace(option.substr(0, equals), option.substr(equals + 1)).second)
            return session.fail({"set", 0, 0, option, {"key_once"}});
    }
    const auto place = options.find("copy-to");
    if (place != options.end() && !tournament::showsNothing(place->second)) // that is refused
        place->second = placeOf(session, place->second);
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::changeSettings(*evening, options, session.confirmation));
}

} // namespace

void addSet(const Line& line) {
    auto wanted = std::make_shared<SetWanted>();
    Command(
        line.app, line.session, "set",
        {"ändert Einstellungen und Schalter", "cambia opzioni e parametri", "changes options and switches"})
        .file(wanted->file)
        .texts("KEY=VALUE", wanted->options,
               {"Name der Option wie bei `new` (dazu copy-to: zweiter Ort für Kopien, results-page: Adresse, "
                "die Papiere als QR-Code zeigen) oder eines Schalters",
                "nome dell'opzione come in `new` (anche copy-to: secondo posto per le copie, results-page: "
                "indirizzo che i fogli mostrano come codice QR) o di un parametro",
                "name of an option as with `new` (also copy-to: second place for copies, results-page: "
                "address that papers show as a QR code) or of a switch"})
        .why(false)
        .asks()
        .does(line.chosen, [&session = line.session, wanted] { return runSet(session, *wanted); });
}

} // namespace schreiber::cli
