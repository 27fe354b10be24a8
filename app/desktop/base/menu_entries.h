#pragma once

class QAction;
class QMenuBar;
class QWidget;

// Entries of the menus as the program finds them again: by their names, under which the table of shortcuts
// has their keys.
namespace schreiber::desktop {

// The entry by this name, with the keys that belong to it.
QAction* named(QAction* entry, const char* name);
// It is of use only while a tournament is open.
QAction* forTournament(QAction* entry);
void enableForTournament(const QMenuBar& menus, bool isOpen);

// A part of a page whose buttons may lie hidden for want of room: their keys are heard, and the menu of the
// page has them.
void keepInMenu(QWidget& part);
bool isKeptInMenu(const QWidget& part);

} // namespace schreiber::desktop
