#include "widgets/next_step.h"

#include "base/brief.h"
#include "base/text.h"

#include <desk/due.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <QCoreApplication>

#include <algorithm>
#include <set>

namespace schreiber::desktop {
namespace {

using tournament::MissingSheet;

constexpr qsizetype kMostWords = 120; // letters; there is little room beside the page

struct StepWords {
    Q_DECLARE_TR_FUNCTIONS(NextStep)
};

QString unconfirmedInWords(const std::vector<MissingSheet>& sheets, words::Language language) {
    std::vector<std::string> tables;
    std::set<int> rounds;
    for (const MissingSheet& sheet : sheets) rounds.insert(sheet.round);
    if (rounds.size() > 1) // whose tables have the same numbers
        return StepWords::tr("Noch nicht bestätigt: %1 Zettel aus %2 Runden.")
            .arg(sheets.size())
            .arg(rounds.size());
    for (const MissingSheet& sheet : sheets)
        if (tables.empty() || tables.back() != sheet.called) tables.push_back(sheet.called);
    return brief(
        StepWords::tr("Noch nicht bestätigt: Tisch %1.").arg(text(desk::tablesInWords(tables, language))),
        kMostWords);
}

QString sheetLabel(const MissingSheet& sheet) {
    return StepWords::tr("Zettel Tisch %1").arg(text(sheet.called));
}

// With its round where that is not the one everybody is at.
QString sheetLabel(const MissingSheet& sheet, const tournament::Tournament& tournament) {
    return sheet.round == tournament::currentRound(tournament) ? sheetLabel(sheet) : roundLabel(sheet);
}

// What is printed, or confirmed, is seen first: elsewhere the button leads to it, and says so.
NextStep beforeSheets(const Here& here) {
    const Here::Before& before = here.before;
    if (before.what == Here::Before::What::Clock)
        return {NextStep::Do::StartClock,
                Place::Round,
                {},
                StepWords::tr("Uhr starten"),
                StepWords::tr("Als Nächstes: die Uhr der Runde, %1 Minuten.").arg(before.minutes)};
    NextStep next{NextStep::Do::PrintRound, Place::Round, {}, StepWords::tr("Ohne Druck weiter"), {}};
    if (before.papers.isEmpty()) return next;
    next.label = !before.prints      ? StepWords::tr("Als PDF speichern")
                 : before.pages == 1 ? StepWords::tr("1 Seite drucken")
                 : before.pages == 0 ? StepWords::tr("Drucken")
                                     : StepWords::tr("%1 Seiten drucken").arg(before.pages);
    const QString papers = before.papers.join(StepWords::tr(" und "));
    next.words = (before.prints ? StepWords::tr("Als Nächstes: %1 drucken.")
                                : StepWords::tr("Kein Drucker: %1 als PDF speichern."))
                     .arg(papers);
    if (before.isLookedAt)
        next.label = before.prints ? StepWords::tr("Drucken") : StepWords::tr("Als PDF speichern");
    else if (here.place != Place::Round)
        next.label = StepWords::tr("Zur Runde");
    return next;
}

NextStep::Do doOf(desk::Step step) {
    switch (step) {
    case desk::Step::Draw:
        return NextStep::Do::Draw;
    case desk::Step::DrawAnew:
        return NextStep::Do::DrawAnew;
    case desk::Step::ConfirmDraw:
        return NextStep::Do::ConfirmDraw;
    case desk::Step::Play:
        return NextStep::Do::KeySheet;
    case desk::Step::Decide:
        return NextStep::Do::Decide;
    case desk::Step::Entries:
    case desk::Step::Finished:
    case desk::Step::Closed:
        break;
    }
    return NextStep::Do::Go;
}

} // namespace

NextStep nextStep(const desk::Evening& evening, const Here& here, words::Language language) {
    const desk::DueStep& due = evening.due();
    NextStep next{doOf(due.step), placeOf(due), {}, nextLabel(due), text(desk::inWords(due, language))};
    if (due.step == desk::Step::DrawAnew) return next;
    if (due.step == desk::Step::ConfirmDraw && here.place != Place::Draw)
        next.label = StepWords::tr("Zur Auslosung");
    if (due.step == desk::Step::Draw && here.openNames > 0) {
        next.words = here.openNames == 1 ? StepWords::tr("1 Name ist noch zu klären.")
                                         : StepWords::tr("%1 Namen sind noch zu klären.").arg(here.openNames);
        return next;
    }
    if (const MissingSheet* sheet = sheetToKey(due); due.step == desk::Step::Play && sheet != nullptr)
        next.label = sheetLabel(*sheet, evening.tournament());
    if (here.place == Place::Sheet && here.keysSecond) {
        next.what = NextStep::Do::CompareSheet;
        next.place = Place::Sheet;
        next.label = compareLabel();
        next.words = StepWords::tr("Erst die zweite Eingabe. Esc: lassen");
        return next;
    }
    const MissingSheet open{here.sheet.round, here.sheet.table, here.sheet.game, {}};
    const auto isOneOf = [&](const std::vector<MissingSheet>& sheets) {
        return here.place == Place::Sheet && std::find(sheets.begin(), sheets.end(), open) != sheets.end();
    };
    if (due.step == desk::Step::Play && isOneOf(due.disputed) && *sheetToKey(due) == open) {
        next.what = NextStep::Do::ConfirmSheet;
        next.label = StepWords::tr("Streit beilegen …");
        next.words =
            StepWords::tr("Dieser Zettel ist strittig. F8 bestätigt ihn, mit einem Grund; F7 schreibt einen "
                          "anderen Endstand.");
        return next;
    }
    // It is open already: the button names what is to be done with it, not the way there.
    if (due.step == desk::Step::Play && isOneOf(due.missing) && *sheetToKey(due) == open) {
        next.label = StepWords::tr("Punkte eintippen");
        return next;
    }
    if (due.step == desk::Step::Play && here.place != Place::Sheet && // where somebody keys already
        here.before.what != Here::Before::What::Nothing)
        return beforeSheets(here);
    const auto unconfirmed = unconfirmedSheets(evening.tournament());
    if (here.place == Place::Standings && due.step == desk::Step::Closed) {
        next.what = NextStep::Do::Print;
        next.label = StepWords::tr("Rangliste drucken");
        return next;
    }
    if (here.place == Place::Standings && due.step == desk::Step::Finished && unconfirmed.empty()) {
        next.what = NextStep::Do::Close;
        next.label = StepWords::tr("Turnier abschließen");
        return next;
    }
    if (unconfirmed.empty() || due.step == desk::Step::Closed) return next;
    if (isOneOf(unconfirmed)) {
        next.what = NextStep::Do::ConfirmSheet;
        next.place = Place::Sheet;
        next.label = confirmLabel();
        next.words = StepWords::tr("Dieser Zettel ist eingetragen. Steht es so auf dem Papier?");
        return next;
    }
    const bool before = due.step == desk::Step::Draw || due.step == desk::Step::Finished;
    if (!before) return next;
    next.words = unconfirmedInWords(unconfirmed, language) + QLatin1Char('\n') + next.words;
    if (here.place == Place::Draw && due.step == desk::Step::Draw) return next; // whoever went there draws
    next.what = NextStep::Do::LookAtSheet;
    next.place = Place::Sheet;
    next.sheet = unconfirmed.front();
    next.label = sheetLabel(next.sheet, evening.tournament());
    return next;
}

std::vector<MissingSheet> unconfirmedSheets(const tournament::Tournament& tournament) {
    std::vector<MissingSheet> sheets;
    for (const tournament::Round& round : tournament.rounds)
        for (const tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game)
                if (table.games[game].state == tournament::SheetState::Entered)
                    sheets.push_back({round.number, table.number, static_cast<int>(game) + 1,
                                      tournament::tableCalled(round, table)});
    return sheets;
}

const MissingSheet* sheetToKey(const desk::DueStep& due) {
    if (due.missing.empty()) return nullptr;
    const auto found = std::find_if(due.missing.begin(), due.missing.end(), [&](const MissingSheet& sheet) {
        return std::find(due.disputed.begin(), due.disputed.end(), sheet) == due.disputed.end();
    });
    return found == due.missing.end() ? &due.missing.front() : &*found;
}

std::optional<MissingSheet> sheetToOpen(const desk::Evening& evening) {
    const desk::DueStep& due = evening.due();
    if (const MissingSheet* first = sheetToKey(due)) return *first;
    const auto unconfirmed = unconfirmedSheets(evening.tournament());
    if (unconfirmed.empty() || due.step == desk::Step::Closed) return std::nullopt;
    return unconfirmed.front();
}

QString confirmLabel() {
    return StepWords::tr("Stimmt, bestätigen");
}

QString roundLabel(const MissingSheet& sheet) {
    return StepWords::tr("Tisch %1, Runde %2").arg(text(sheet.called)).arg(sheet.round);
}

QString compareLabel() {
    return StepWords::tr("Vergleichen");
}

Place placeOf(const desk::DueStep& due) {
    switch (due.step) {
    case desk::Step::Entries:
        return Place::Entries;
    case desk::Step::Draw:
    case desk::Step::DrawAnew:
    case desk::Step::ConfirmDraw:
        return Place::Draw;
    case desk::Step::Play:
        return Place::Sheet;
    case desk::Step::Decide:
        return Place::Round;
    case desk::Step::Finished:
    case desk::Step::Closed:
        break;
    }
    return Place::Standings;
}

QString nextLabel(const desk::DueStep& due) {
    switch (due.step) {
    case desk::Step::Entries:
        return StepWords::tr("Melden");
    case desk::Step::Draw:
        if (due.round == 0) return StepWords::tr("Partner auslosen");
        return StepWords::tr("Runde %1 auslosen").arg(due.round);
    case desk::Step::DrawAnew:
        return StepWords::tr("Neu auslosen");
    case desk::Step::ConfirmDraw:
        return StepWords::tr("Runde %1 bestätigen").arg(due.round);
    case desk::Step::Play:
        if (const MissingSheet* sheet = sheetToKey(due)) return sheetLabel(*sheet);
        return StepWords::tr("Zettel schreiben");
    case desk::Step::Decide:
        return StepWords::tr("Entscheidungsspiel");
    case desk::Step::Finished:
    case desk::Step::Closed:
        break;
    }
    return StepWords::tr("Zur Rangliste");
}

} // namespace schreiber::desktop
