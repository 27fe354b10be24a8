#pragma once

class QAction;
class QMenuBar;

// Entries of the menus as the program finds them again: by their names, under which the table of shortcuts
// has their keys.
namespace schreiber::desktop {

// The entry by this name, with the keys that belong to it.
QAction* named(QAction* entry, const char* name);
// It is of use only while a tournament is open.
QAction* forTournament(QAction* entry);
void enableForTournament(const QMenuBar& menus, bool isOpen);

} // namespace schreiber::desktop
