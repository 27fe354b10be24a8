#pragma once

#include <desk/due.h>
#include <desk/evening.h>
#include <desk/sheet_place.h>

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>
#include <words/language.h>

// The one thing to do next, wherever one is: what F5 does, and how the left column says it.
namespace schreiber::desktop {

// The steps of the evening in their order, and what stands beside them.
enum class Place { Entries, Draw, Round, Sheet, Standings, Dispute, Journal, Settings };
constexpr int kSteps = 7;
constexpr int kPlaces = 8;

struct NextStep {
    enum class Do {
        Go,
        Draw,
        DrawAnew,
        ConfirmDraw,
        PrintRound,
        StartClock,
        KeySheet,
        ConfirmSheet,
        CompareSheet,
        LookAtSheet,
        Decide,
        Close,
        Print
    };
    Do what = Do::Go;
    Place place = Place::Entries;
    tournament::MissingSheet sheet = {}; // to be looked at
    QString label;
    QString words;
};

// Where one is: the page, and on the Schreibzettel the game that is open and whether it is keyed a second
// time.
struct Here {
    Place place = Place::Entries;
    desk::SheetPlace sheet = {};
    bool keysSecond = false; // it lies covered
    // Before the first sheet of a round: its papers, or its clock.
    struct Before {
        enum class What { Nothing, Print, Clock } what = What::Nothing;
        QStringList papers = {}; // that are ticked
        int pages = 0;
        bool prints = false;     // there is a printer
        bool isLookedAt = false; // the papers lie before one
        int minutes = 0;
    } before = {};
    int openNames = 0; // of a list that was read: whether they are new is still asked
};

NextStep nextStep(const desk::Evening& evening, const Here& here, words::Language language);

// Results nobody has confirmed yet: neither the wall nor its ranking shows them.
std::vector<tournament::MissingSheet> unconfirmedSheets(const tournament::Tournament& tournament);

// The first that can be keyed: one that is disputed waits for the director. Null where none is missing.
const tournament::MissingSheet* sheetToKey(const desk::DueStep& due);
// The one to open on the way to the sheets: to be keyed, or else the first that nobody has confirmed yet.
std::optional<tournament::MissingSheet> sheetToOpen(const desk::Evening& evening);

// The page on which a due step is done, and what its button says.
Place placeOf(const desk::DueStep& due);
QString nextLabel(const desk::DueStep& due);
// What it says where the sheet that is open waits for a second look.
QString confirmLabel();
QString compareLabel();
// A sheet to be opened that is of another round.
QString roundLabel(const tournament::MissingSheet& sheet);

} // namespace schreiber::desktop
