#pragma once

#include "command.h"

// One file a command; each adds itself to the command line.
namespace schreiber::cli {

struct Line {
    CLI::App& app;
    Session& session;
    Action& chosen;
};

void addNew(const Line& line);
void addInfo(const Line& line);
void addPlayers(const Line& line);
void addDraw(const Line& line);
void addRound(const Line& line);
void addResult(const Line& line);
void addDeal(const Line& line);
void addSheet(const Line& line);
void addClose(const Line& line);
void addClub(const Line& line);
void addClubRulings(const Line& line, CLI::App& club); // among its other commands
void addStandings(const Line& line);
void addReport(const Line& line);
void addExport(const Line& line);
void addImport(const Line& line);
void addJournal(const Line& line);
void addUndo(const Line& line);
void addVerify(const Line& line);
void addBackup(const Line& line);
void addSet(const Line& line);
void addExample(const Line& line);
void addAsk(const Line& line);
void addRules(const Line& line);
void addRuleset(const Line& line);
void addRulings(const Line& line);

} // namespace schreiber::cli
