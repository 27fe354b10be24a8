#include "base/session.h"
#include "base/text.h"
#include "models/entries_model.h"
#include "models/search_filter.h"
#include "pages/entries_page.h"
#include "pages/leaving_prompt.h"
#include "pages/substitute_prompt.h"
#include "widgets/prompt_bar.h"

#include <desk/entries.h>
#include <desk/receipt.h>

#include <QLineEdit>
#include <QTableView>

#include <algorithm>
#include <set>
#include <vector>

// What is done to somebody who is entered: left, returned, replaced, kept apart, removed.
namespace schreiber::desktop {

using tournament::Entry;

void EntriesPage::leaveOrReturn() {
    const Entry* entry = current();
    if (entry == nullptr) return;
    const int number = entry->number;
    if (!isAway(*entry)) return askLeaving(m_session, m_prompt, number, [this](int at) { goToEntry(at); });
    m_session.act([number](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::comeBack(evening, number, confirmation);
    });
}

void EntriesPage::substitute() {
    if (const Entry* entry = current())
        askSubstitute(m_session, m_prompt, entry->number, [this](int number) { goToEntry(number); });
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
    Prompt prompt{asked.arg(text(tournament::nameOf(*entry))),
                  true,
                  {tr("Auseinanderhalten")},
                  tr("Startnummer oder Name")};
    const auto& never = m_session.tournament().never;
    if (std::any_of(never.begin(), never.end(), [number = entry->number](const auto& two) {
            return two.first == number || two.second == number;
        }))
        prompt.ways << tr("Doch zulassen");
    m_prompt.ask(prompt, [this, number = entry->number](int way, const QString& typed) {
        const int other = entryMeant(typed);
        if (other != 0)
            m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
                return way == 0 ? desk::keepApart(evening, number, other, confirmation)
                                : desk::letMeet(evening, number, other, confirmation);
            });
        m_table->setFocus();
    });
}

// Of several rows that are chosen all, each once.
std::vector<int> EntriesPage::chosenNumbers() const {
    std::set<int> numbers;
    for (const QModelIndex& cell : m_table->selectionModel()->selectedIndexes())
        numbers.insert(cell.data(EntriesModel::NumberRole).toInt());
    if (numbers.empty() && currentNumber() != 0) numbers.insert(currentNumber());
    return {numbers.begin(), numbers.end()};
}

// Who has paid is told of all who are chosen at once; everything else of one.
bool EntriesPage::change(const Entry& entry) {
    m_sorted->keep(entry.number); // under another name it is still the one one stands on
    const std::vector<int> chosen = chosenNumbers();
    const Entry* before = tournament::findEntry(m_session.tournament(), entry.number);
    const bool several = chosen.size() > 1 &&
                         std::find(chosen.begin(), chosen.end(), entry.number) != chosen.end() &&
                         before != nullptr && before->paid != entry.paid;
    return m_session.act([&](desk::Evening& evening, const desk::Confirmation&) {
        return several ? desk::markPaid(evening, chosen, entry.paid) : desk::changeEntry(evening, entry);
    });
}

void EntriesPage::remove() {
    const std::vector<int> chosen = chosenNumbers();
    if (chosen.empty()) return;
    m_session.act([&](desk::Evening& evening, const desk::Confirmation&) {
        return desk::removeEntries(evening, chosen);
    });
}

} // namespace schreiber::desktop
