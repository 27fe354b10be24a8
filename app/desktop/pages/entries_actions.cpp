#include "base/session.h"
#include "base/text.h"
#include "base/typed.h"
#include "models/entries_model.h"
#include "models/search_filter.h"
#include "pages/entries_page.h"
#include "widgets/prompt_bar.h"

#include <desk/entries.h>
#include <desk/receipt.h>

#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

// What is done to somebody who is entered: left, returned, replaced, kept apart, removed.
namespace schreiber::desktop {

using tournament::Entry;

void EntriesPage::leaveOrReturn() {
    const Entry* entry = current();
    if (entry == nullptr) return;
    const int number = entry->number;
    if (!isAway(*entry)) return askLeaving(number, text(tournament::nameOf(*entry)));
    m_session.act([number](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::comeBack(evening, number, confirmation);
    });
}

void EntriesPage::askLeaving(int number, const QString& name) {
    if (m_session.tournament().rounds.empty()) {
        m_session.act([number](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::leave(evening, number, tournament::LeaverResults::Unplayed, confirmation);
        });
        return;
    }
    const tournament::Tournament& tournament = m_session.tournament();
    const QString partner = drawnPartnerOf(tournament, *tournament::findEntry(tournament, number));
    const QString asked =
        partner.isEmpty()
            ? tr("%1 geht. Was wird aus den Ergebnissen?").arg(name)
            : tr("%1 geht, und %2 ist dann ohne Partner: das Paar spielt nicht mehr mit. Was wird aus "
                 "seinen Ergebnissen? Springt jemand ein: Esc, dann „Ersatz“.")
                  .arg(name, partner);
    // Nobody loses by going where everybody plays for himself.
    const QString open = tournament.settings.zeroSum ? tr("Auch der Stand am offenen Tisch zählt")
                                                     : tr("Offene Partie verloren");
    const Prompt prompt{asked, false, {tr("Gespieltes zählt"), open, tr("Nichts zählt")}};
    constexpr std::array kWays{tournament::LeaverResults::Unplayed, tournament::LeaverResults::Forfeit,
                               tournament::LeaverResults::Void};
    m_prompt.ask(prompt, [this, number, kWays](int way, const QString&) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::leave(evening, number, kWays[static_cast<std::size_t>(way)], confirmation);
        });
    });
}

void EntriesPage::substitute() {
    if (const Entry* entry = current()) askSubstitute(entry->number, {});
}

// First names stand first; "Maria von Sternbach" is Maria.
void EntriesPage::askSubstitute(int number, const QString& before) {
    const Entry* entry = tournament::findEntry(m_session.tournament(), number);
    if (entry == nullptr) return;
    Prompt prompt{
        tr("Wer spielt für %1 weiter? Punkte und Startnummer bleiben.").arg(text(tournament::nameOf(*entry))),
        true,
        {},
        tr("Vorname Nachname"),
        before};
    if (entry->persons.size() == 1) prompt.ways << tr("Ersetzen");
    for (const tournament::Person& person : entry->persons)
        if (entry->persons.size() > 1) prompt.ways << tr("statt %1").arg(text(person.first));
    const bool pair = entry->persons.size() > 1;
    m_prompt.ask(prompt, [this, number = entry->number, pair](int way, const QString& typed) {
        const QString name = asLine(typed);
        if (!name.contains(QLatin1Char(' '))) { // before anything else is asked
            askSubstitute(number, name);
            return m_session.say(Tone::Warn,
                                 tr("Es braucht Vor- und Nachnamen, mit einem Leerzeichen dazwischen."));
        }
        tournament::Person person;
        person.first = utf8(name.section(QLatin1Char(' '), 0, 0));
        person.last = utf8(name.section(QLatin1Char(' '), 1));
        substituteFrom(number, person, pair ? way + 1 : 0);
    });
}

// The round that fits comes first; sometimes a substitute is entered later than he came.
void EntriesPage::substituteFrom(int number, const tournament::Person& person, int place) {
    const tournament::Tournament& tournament = m_session.tournament();
    const int usual = desk::substituteFrom(m_session.tournament(), number);
    std::vector<int> rounds{usual};
    for (int earlier = usual - 1; earlier >= std::max(1, usual - 2); --earlier) rounds.push_back(earlier);
    if (usual == tournament::currentRound(tournament)) rounds.push_back(usual + 1);
    const auto replace = [this, number, person, place, rounds](int way, const QString&) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::substitute(evening, number,
                                    {person, {}, place, rounds[static_cast<std::size_t>(way)]}, confirmation);
        });
        goToEntry(number);
    };
    if (tournament.rounds.empty()) return replace(0, {});
    Prompt prompt{tr("Ab welcher Runde spielt %1?").arg(text(tournament::nameOf(person))), false, {}};
    for (const int round : rounds) prompt.ways << tr("ab Runde %1").arg(round);
    m_prompt.ask(prompt, replace);
}

// Also where the name that was looked for is another one by now.
void EntriesPage::goToEntry(int number) {
    const auto at = [&] {
        const int row = m_model->rowOf(number);
        return row < 0 ? QModelIndex() : m_sorted->mapFromSource(m_model->index(row, EntriesModel::LastName));
    };
    if (!at().isValid()) m_filter->clear();
    if (const QModelIndex there = at(); there.isValid()) {
        m_table->setCurrentIndex(there);
        m_table->scrollTo(there);
    }
    m_table->setFocus();
}

int EntriesPage::entryMeant(const QString& typed) {
    bool isNumber = false;
    const int number = typed.toInt(&isNumber);
    std::vector<int> meant;
    QStringList names;
    for (const Entry& entry : m_session.tournament().entries) {
        const QString name = text(tournament::nameOf(entry));
        if (isNumber ? entry.number != number : !name.contains(typed, Qt::CaseInsensitive)) continue;
        meant.push_back(entry.number);
        names << QStringLiteral("%1 %2").arg(entry.number).arg(name);
    }
    if (meant.size() == 1) return meant.front();
    m_session.say(Tone::Bad, meant.empty() ? tr("„%1“ ist niemand von den Gemeldeten.").arg(typed)
                                           : tr("„%1“ sind mehrere: %2. Die Startnummer eintippen.")
                                                 .arg(typed, names.mid(0, 6).join(QStringLiteral(", "))));
    return 0;
}

void EntriesPage::keepApart() {
    const Entry* entry = current();
    if (entry == nullptr) return;
    const QString asked = m_session.tournament().settings.zeroSum
                              ? tr("Mit wem soll %1 nie an einem Tisch sitzen?")
                              : tr("Wem soll %1 nie begegnen, weder als Partner noch als Gegner?");
    const Prompt prompt{asked.arg(text(tournament::nameOf(*entry))),
                        true,
                        {tr("Auseinanderhalten")},
                        tr("Startnummer oder Name")};
    m_prompt.ask(prompt, [this, number = entry->number](int, const QString& typed) {
        const int other = entryMeant(typed);
        if (other != 0)
            m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
                return desk::keepApart(evening, number, other, confirmation);
            });
        m_table->setFocus();
    });
}

void EntriesPage::remove() {
    const int number = currentNumber();
    if (number == 0) return;
    m_session.act([number](desk::Evening& evening, const desk::Confirmation&) {
        return desk::removeEntry(evening, number);
    });
}

} // namespace schreiber::desktop
