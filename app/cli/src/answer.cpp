#include "answer.h"

#include "json/writers.h"
#include "soundness.h"

#include <desk/altered.h>
#include <desk/receipt.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>

namespace schreiber::cli {

namespace {

std::string rankText(int rank) {
    return rank == 0 ? "–" : std::to_string(rank);
}

// Which asks about the ranks that are told with it.
bool asksOfCorrection(const desk::Failure& question) {
    const auto* const refusal = std::get_if<tournament::Refusal>(&question);
    return refusal != nullptr && refusal->code.starts_with("correction");
}

} // namespace

int tell(const Session& session, const desk::Receipt& receipt) {
    if (session.json) {
        print(receiptJson(receipt, session.language));
    } else {
        if (session.confirmation.dryRun) std::cout << session.say(kWouldDo);
        std::cout << desk::inWords(receipt.entry, session.language) << '\n';
        if (receipt.question && (receipt.ranks.empty() || !asksOfCorrection(*receipt.question)))
            std::cout << "  " << desk::inWords(*receipt.question, session.language) << '\n';
        if (!receipt.ranks.empty())
            std::cout << session.say(
                {"Ränge, die sich ändern:\n", "Ranghi che cambiano:\n", "Ranks that change:\n"});
        for (const desk::RankChange& change : receipt.ranks)
            std::cout << "  " << change.entry << ' ' << base::printable(change.name) << ": "
                      << rankText(change.before) << " → " << rankText(change.after) << '\n';
        if (!receipt.voidedCalled.empty())
            std::cout << session.say({"Hinfällige Begegnungen: ", "Incontri nulli: ", "Void pairings: "})
                      << desk::placesInWords(receipt.voidedCalled, session.language) << '\n';
    }
    return conclude(session, receipt);
}

int conclude(const Session& session, const desk::Receipt& receipt) {
    if (receipt.entry.n != 0) session.did(receipt.entry.n);
    tellCopies(session, receipt.copies);
    session.warn(receipt.warnings);
    for (const desk::Warning& warning : receipt.warnings)
        if (const auto file = warning.arguments.find("file");
            desk::isAltered(warning) && file != warning.arguments.end())
            session.note(remedyFor(session, file->second));
    return kDone;
}

void tellCopies(const Session& session, const desk::CopyReport& copies) {
    if (!session.json)
        for (const std::string& copy : copies.written)
            std::cout << session.say({"Kopie: ", "Copia: ", "Copy: "}) << base::printable(copy, 300) << '\n';
    for (const desk::Failure& missing : copies.missing)
        session.note(session.say({"Die Kopie fehlt: ", "Manca la copia: ", "The copy is missing: "}) +
                     desk::inWords(missing, session.language));
    session.warn(copies.beside);
    if (!copies.altered.empty())
        session.note(
            desk::alteredInWords(base::printable(copies.file, 300), copies.altered, session.language) + '\n' +
            remedyFor(session, copies.file));
}

int tell(const Session& session, const desk::Outcome<desk::Receipt>& receipt) {
    return receipt ? tell(session, *receipt) : session.fail(receipt.error());
}

int tellFindings(const Session& session, const std::string& file,
                 const desk::Outcome<std::vector<store::Finding>>& findings) {
    if (!findings) return session.fail(findings.error());
    for (const store::Finding& one : *findings) session.note(desk::inWords(one, session.language));
    if (session.json)
        print({{"file", file},
               {"sound", findings->empty()},
               {"findings", findingsJson(*findings, session.language)}});
    else if (findings->empty())
        std::cout << session.say(
            {"Die Datei ist in Ordnung.\n", "Il file è integro.\n", "The file is sound.\n"});
    return findings->empty() ? kDone : kDamaged;
}

} // namespace schreiber::cli
