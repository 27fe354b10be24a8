#include "commands.h"
#include "json/writers.h"
#include "text/grid.h"

#include <desk/words.h>

#include <QDateTime>
#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

// As the clock on the wall has it; JSON keeps the time of the file, which is UTC.
std::string localTime(const std::string& utc) {
    const QDateTime at = QDateTime::fromString(QString::fromStdString(utc), Qt::ISODate);
    return at.isValid() ? at.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm:ss")).toStdString()
                        : utc;
}

int run(const Session& session, const std::string& file) {
    const auto evening = openToRead(file);
    if (!evening) return session.fail(evening.error());
    if (session.json) {
        print(journalJson(evening->journal(), session.language));
        return kDone;
    }
    Grid grid({">", "", "", session.say({"Grund", "Motivo", "Reason"})});
    for (const store::JournalEntry& entry : evening->journal())
        grid.add({std::to_string(entry.n), localTime(entry.at),
                  desk::inWords(entry, session.language) +
                      (entry.undone ? session.say({" (rückgängig)", " (annullato)", " (undone)"}) : ""),
                  entry.why});
    grid.print(std::cout);
    return kDone;
}

} // namespace

void addJournal(const Line& line) {
    auto file = std::make_shared<std::string>();
    Command(line.app, line.session, "journal",
            {"jede Änderung mit Zeit und Grund", "ogni modifica con ora e motivo",
             "every change with time and reason"})
        .file(*file)
        .does(line.chosen, [&session = line.session, file] { return run(session, *file); });
}

} // namespace schreiber::cli
