#pragma once

#include <tournament/model.h>

#include <QString>
#include <QStringList>

// The three figures of a deal on a scoresheet. Their names are the game's own and stay German everywhere.
namespace schreiber::desktop {

// "Gleich" from `gleich`.
QString figureName(const std::string& figure);

// "Spiel SIE 2 gehalten", "Hanger steht".
QString figureInWords(const tournament::FigureMark& mark, const QStringList& sideNames);

} // namespace schreiber::desktop
