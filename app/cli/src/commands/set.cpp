#include "answer.h"
#include "commands.h"

#include <memory>

namespace schreiber::cli {

namespace {

struct Wanted {
    std::string file;
    std::vector<std::string> options;
};

int run(Session& session, const Wanted& wanted) {
    std::map<std::string, std::string> options;
    for (const std::string& option : wanted.options) {
        const std::size_t equals = option.find('=');
        if (equals == std::string::npos || equals == 0)
            return session.fail({"set", 0, 0, option, {"key_value"}});
        if (!options.emplace(option.substr(0, equals), option.substr(equals + 1)).second)
            return session.fail({"set", 0, 0, option, {"key_once"}});
    }
    auto evening = openToWrite(wanted.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, evening->set(options, session.confirmation));
}

} // namespace

void addSet(const Line& line) {
    auto wanted = std::make_shared<Wanted>();
    Command(
        line.app, line.session, "set",
        {"ändert Einstellungen und Schalter", "cambia opzioni e parametri", "changes options and switches"})
        .file(wanted->file)
        .texts("KEY=VALUE", wanted->options,
               {"Name der Option wie bei `new` (copy-to: zweiter Ort für Kopien) oder eines Schalters",
                "nome dell'opzione come in `new` (copy-to: secondo posto per le copie) o di un parametro",
                "name of an option as with `new` (copy-to: second place for copies) or of a switch"})
        .why(false)
        .asks()
        .does(line.chosen, [&session = line.session, wanted] { return run(session, *wanted); });
}

} // namespace schreiber::cli
