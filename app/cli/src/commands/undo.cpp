#include "answer.h"
#include "commands.h"

#include <desk/receipt.h>

#include <game/refusal_code.h>
#include <memory>

namespace schreiber::cli {

namespace {

// What would be taken back or done again, without doing it.
int rehearse(const Session& session, const std::optional<store::JournalEntry>& next, store::JournalKind kind,
             const char* nothing) {
    if (!next) return session.fail(desk::Failure{tournament::Refusal{nothing, {}}});
    desk::Receipt receipt;
    receipt.entry.what = next->what;
    receipt.entry.kind = kind;
    return tell(session, receipt);
}

int undo(Session& session, const std::string& file) {
    auto evening = openToWrite(file);
    if (!evening) return session.fail(evening.error());
    if (session.confirmation.dryRun)
        return rehearse(session, evening->nextUndo(), store::JournalKind::Undo, "nothing_to_undo"_refusal);
    return tell(session, evening->undo(session.confirmation.why));
}

int redo(Session& session, const std::string& file) {
    auto evening = openToWrite(file);
    if (!evening) return session.fail(evening.error());
    if (session.confirmation.dryRun)
        return rehearse(session, evening->nextRedo(), store::JournalKind::Redo, "nothing_to_redo"_refusal);
    return tell(session, evening->redo());
}

} // namespace

void addUndo(const Line& line) {
    Session& session = line.session;
    auto file = std::make_shared<std::string>();
    Command(line.app, session, "undo",
            {"nimmt die letzte Änderung zurück", "annulla l'ultima modifica", "takes back the last change"})
        .file(*file)
        .why(false)
        .asks()
        .does(line.chosen, [&session, file] { return undo(session, *file); });
    Command(line.app, session, "redo", {"macht sie wieder", "la ripete", "does it again"})
        .file(*file)
        .asks()
        .does(line.chosen, [&session, file] { return redo(session, *file); });
}

} // namespace schreiber::cli
