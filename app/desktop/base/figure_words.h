#pragma once

#include <tournament/model.h>

#include <QString>
#include <QStringList>

// The three figures of a deal on a scoresheet. Their names are the game's own and stay German everywhere.
namespace schreiber::desktop {

// "Gleich" from `gleich`.
QString figureName(const std::string& figure);

// "G▲2 gehalten, S▲ gut · H▼": all of a line, in one line of the paper where it goes.
QString figuresBeside(const std::vector<game::Mark>& figures, const QStringList& sideNames);

// As it is read out. "Spiel SIE 2 gehalten", "Hanger steht".
QString figureInWords(const game::Mark& mark, const QStringList& sideNames);

} // namespace schreiber::desktop
