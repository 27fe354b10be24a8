#include "session.h"

#include <base/file_writer.h>
#include <base/last_net.h>
#include <desk/words.h>

#include <QCoreApplication>
#include <fmt/format.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <utility>
#include <variant>

namespace schreiber::cli {

namespace {

void printLines(const std::string& text) {
    std::size_t at = 0;
    while (at <= text.size()) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        std::cerr << "schreiber-cli: " << text.substr(at, end - at) << '\n';
        at = end + 1;
    }
}

// Where a bug would leave things, known to whoever catches it, wherever that is.
struct Ending {
    Session session;
    std::string file; // the tournament that was opened
};
Ending g_ending;

std::string bugInWords(const std::string& what) {
    const Session& session = g_ending.session;
    std::string said = fmt::format(fmt::runtime(session.say({"Fehler im Programm (bug in the program): {}",
                                                             "errore nel programma (bug in the program): {}",
                                                             "bug in the program: {}"})),
                                   base::printable(what, 200));
    if (g_ending.file.empty())
        return said + session.say({"\nEs war keine Turnierdatei offen.",
                                   "\nNessun file di torneo era aperto.", "\nNo tournament file was open."});
    constexpr Said safe{
        "\nDas Turnier steht in {0}: was im Journal steht, ganz, und vom letzten Schritt alles "
        "oder nichts. schreiber-cli journal {0} zeigt es, schreiber-cli verify {0} prüft die "
        "Datei.",
        "\nIl torneo è in {0}: quanto sta nel giornale c'è per intero, e dell'ultimo passo tutto "
        "o nulla. schreiber-cli journal {0} lo mostra, schreiber-cli verify {0} controlla il "
        "file.",
        "\nThe tournament is in {0}: what the journal has is there in full, and of the last step "
        "all or nothing. schreiber-cli journal {0} shows it, schreiber-cli verify {0} checks the "
        "file."};
    return said + fmt::format(fmt::runtime(session.say(safe)), base::printable(g_ending.file, 200));
}

void readyEnding() {
    base::sayAtTheEnd("schreiber-cli: " + bugInWords("crash") + '\n',
                      g_ending.file.empty() ? kUnusable : kDamaged);
}

desk::Outcome<desk::Evening> opened(const std::string& file, store::Access access) {
    startQt();
    base::writeAsPrivateAs(file);
    g_ending.file = file;
    readyEnding();
    return desk::Evening::open(file, access);
}

} // namespace

std::string Session::say(const Said& said) const {
    return std::string(said.in(language));
}

void Session::complain(const std::string& text) const {
    printLines(text);
}

int Session::fail(const desk::Failure& failure) const {
    std::string text = desk::inWords(failure, language);
    if (const std::string advice = desk::adviceFor(failure, language); !advice.empty())
        text += (text.find('\n') == std::string::npos ? ' ' : '\n') + advice;
    complain(text);
    return desk::exitCodeOf(failure);
}

int Session::fail(const base::InputError& error) const {
    return fail(desk::Failure{desk::InputErrors{{error}}});
}

void Session::did(int n) const {
    m_did = n;
}

int Session::untold(int status) const {
    if (!m_did) {
        complain(
            say({"In die Standardausgabe lässt sich nicht schreiben; Platz schaffen oder woandershin leiten.",
                 "Nello standard output non si può scrivere; liberare spazio o deviarlo altrove.",
                 "Standard output cannot be written; make room, or send it somewhere else."}));
        return status == kDone ? kDamaged : status;
    }
    const std::string number = *m_did == 0 ? ""
                                           : say({" (Journal Nr. ", " (giornale n. ", " (journal no. "}) +
                                                 std::to_string(*m_did) + ")";
    note(say({"Es ist geschehen", "È fatto", "It is done"}) + number +
         say({", nur melden ließ es sich nicht: in die Standardausgabe lässt sich nicht schreiben.",
              ", ma non si è potuto dirlo: nello standard output non si può scrivere.",
              "; it only could not be told: standard output cannot be written."}));
    return status;
}

void Session::note(const std::string& text) const {
    printLines(text);
}

void Session::warn(const std::vector<desk::Warning>& warnings) const {
    for (const desk::Warning& warning : warnings) note(desk::warningInWords(warning, language));
}

std::vector<std::string> asTyped(std::vector<std::string> words) {
    for (std::string& word : words) word.insert(0, 1, '=');
    return words;
}

base::Failure<desk::Failure> unusable(base::InputError error) {
    return base::fail(desk::Failure{desk::InputErrors{{std::move(error)}}});
}

void readyForBugs(const Session& session) {
    g_ending.session = session;
    readyEnding();
}

int failByBug(const std::string& what) {
    g_ending.session.complain(bugInWords(what));
    return g_ending.file.empty() ? kUnusable : kDamaged;
}

void startQt() {
    static int count = 1;
    static char name[] = "schreiber-cli";
    static char* arguments[] = {name, nullptr};
    if (QCoreApplication::instance() != nullptr) return;
    // Qt warns about every locale that is not UTF-8; nothing here depends on it, and the language is known.
    setenv("LC_ALL", "C.UTF-8", 1);
    static QCoreApplication application(count, arguments);
}

desk::Outcome<desk::Evening> openToWrite(const std::string& file) {
    return opened(file, store::Access::ReadWrite);
}

desk::Outcome<desk::Evening> openToRead(const std::string& file) {
    auto evening = opened(file, store::Access::ReadOnly);
    if (evening) return evening;
    // A file of an older version is brought up to date by the first command that sees it, if it may be
    // written.
    const auto* error = std::get_if<store::StoreError>(&evening.error());
    if (!error || error->kind != store::StoreErrorKind::Outdated) return evening;
    auto updated = desk::Evening::open(file, store::Access::ReadWrite);
    return updated ? std::move(updated) : std::move(evening);
}

} // namespace schreiber::cli
