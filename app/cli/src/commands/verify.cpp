#include "answer.h"
#include "commands.h"
#include "soundness.h"

#include <desk/altered.h>
#include <desk/words.h>

#include <memory>

namespace schreiber::cli {

namespace {

struct VerifyWanted {
    std::string file;
    bool restore = false;
};

int runVerify(const Session& session, const VerifyWanted& wanted) {
    startQt();
    const auto before = desk::verifyFile(wanted.file);
    if (!before || before->empty() || !wanted.restore) {
        const int code = tellFindings(session, wanted.file, before);
        if (before && !before->empty()) session.note(remedyFor(session, wanted.file));
        return code;
    }
    for (const store::Finding& one : *before) session.note(desk::inWords(one, session.language));
    int row = 0;
    const auto after = desk::restoreFile(wanted.file, &row);
    if (!after) return session.fail(after.error());
    if (!after->empty())
        session.note(
            session.say({"Aus dem Journal lässt sich das nicht wiederherstellen; nichts wurde verändert. "
                         "Die letzte gute Kopie nehmen.",
                         "Dal giornale non si può ripristinare; nulla è stato modificato. Prendere "
                         "l'ultima copia integra.",
                         "That cannot be put back from the journal; nothing was changed. Take the last "
                         "sound copy."}));
    else
        session.did(row);
    return tellFindings(session, wanted.file, after);
}

} // namespace

void addVerify(const Line& line) {
    auto wanted = std::make_shared<VerifyWanted>();
    Command(line.app, line.session, "verify", {"prüft die Datei", "controlla il file", "checks the file"})
        .file(wanted->file)
        .flag("--restore", wanted->restore,
              {"stellt wieder her, was im Journal steht", "ripristina ciò che sta nel giornale",
               "puts back what the journal says"})
        .does(line.chosen, [&session = line.session, wanted] { return runVerify(session, *wanted); });
}

} // namespace schreiber::cli
