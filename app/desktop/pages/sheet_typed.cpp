#include "base/session.h"
#include "base/text.h"
#include "pages/sheet_entry.h"
#include "pages/sheet_page.h"
#include "widgets/prompt_bar.h"

#include <desk/words.h>
#include <tournament/heats.h>

#include <algorithm>

// What is typed on sheets and not written yet, on the one that is open and on others.
namespace schreiber::desktop {
namespace {

using tournament::Round;

const auto kAside = QStringLiteral("aside"); // among what is typed

std::array<int, 3> keyOf(const desk::SheetPlace& place) {
    return {place.round, place.table, place.game};
}

// None where the round was taken back.
const tournament::Table* tableAt(const tournament::Tournament& tournament, const std::array<int, 3>& place) {
    const Round* round = tournament::findRound(tournament, place[0]);
    const bool published = round != nullptr && round->state == tournament::RoundState::Published;
    return published ? tournament::findTable(*round, place[1]) : nullptr;
}

} // namespace

void SheetPage::putAside() {
    if (!m_view || m_entry->isUntouched()) return;
    m_aside[keyOf(m_view->place)] = {m_view->table.sides, m_entry->kept(), isTyping(),
                                     m_entry->typedInWords(sideNames()),
                                     sideNames().join(QStringLiteral(" – "))};
}

void SheetPage::takeUp() {
    const auto aside = m_aside.find(keyOf(m_place));
    if (aside == m_aside.end()) return;
    const Fields fields = aside->second.fields;
    m_aside.erase(aside);
    m_entry->setKept(fields);
    m_entry->show(*m_view); // the game may be over by now
}

// What was typed is the result of those who sat there: it goes under nobody else's names.
void SheetPage::dropMoved() {
    const tournament::Tournament& tournament = m_session.tournament();
    if (m_view) {
        const tournament::Table* here = tableAt(tournament, keyOf(m_view->place));
        if (here == nullptr || here->sides != m_view->table.sides) {
            putAside();
            m_entry->startAnew();
        }
    }
    for (auto aside = m_aside.begin(); aside != m_aside.end();) {
        const auto& [place, typed] = *aside;
        const tournament::Table* table = tableAt(tournament, place);
        if (table == nullptr || table->sides == typed.people) { // a round taken back may come again
            ++aside;
            continue;
        }
        m_left[place] =
            tr("Getippt und nicht geschrieben: %1 für %2. An Tisch %3 sitzen jetzt andere.")
                .arg(typed.typed, typed.names,
                     text(desk::tableInWords(tournament::tableCalled(tournament, place[0], place[1]),
                                             m_session.language())));
        aside = m_aside.erase(aside);
    }
}

bool SheetPage::sayLeft() {
    const auto left = m_left.extract(keyOf(m_place));
    if (!left.empty()) m_session.say(Tone::Warn, left.mapped());
    return !left.empty();
}

void SheetPage::sayAside() {
    if (sayLeft() || !hasUnwritten()) return;
    QStringList tables;
    for (const auto& [place, aside] : m_aside) {
        if (!waits(place, aside)) continue;
        const QString called = text(desk::tableInWords(
            tournament::tableCalled(m_session.tournament(), place[0], place[1]), m_session.language()));
        tables << (place[0] == m_place.round ? tr("Tisch %1").arg(called)
                                             : tr("Tisch %1 · Runde %2").arg(called).arg(place[0]));
    }
    tables.removeDuplicates();
    if (tables.isEmpty()) return;
    m_session.say(Tone::Warn,
                  tr("Getippt und noch nicht geschrieben: %1.").arg(tables.join(QStringLiteral(", "))));
}

bool SheetPage::isTyping() const {
    return m_view && m_entry->unwritten();
}

bool SheetPage::waits(const Place& place, const Aside& aside) const {
    return aside.canBeWritten && tableAt(m_session.tournament(), place) != nullptr;
}

bool SheetPage::hasUnwritten() {
    if (m_session.isOpen()) dropMoved();
    return isTyping() || std::any_of(m_aside.begin(), m_aside.end(),
                                     [this](const auto& aside) { return waits(aside.first, aside.second); });
}

QString SheetPage::typedAt(const Place& place, const QString& words) const {
    return tr("Tisch %1 · Runde %2: %3")
        .arg(text(desk::tableInWords(tournament::tableCalled(m_session.tournament(), place[0], place[1]),
                                     m_session.language())))
        .arg(place[0])
        .arg(words);
}

QString SheetPage::unwrittenInWords() {
    if (m_session.isOpen()) dropMoved();
    QStringList all;
    if (isTyping()) all << typedAt(keyOf(m_place), m_entry->typedInWords(sideNames()));
    for (const auto& [place, aside] : m_aside)
        if (waits(place, aside)) all << typedAt(place, aside.typed);
    return all.join(QStringLiteral("; "));
}

void SheetPage::openUnwritten() {
    if (!hasUnwritten() || isTyping()) return;
    const auto aside = std::find_if(m_aside.begin(), m_aside.end(),
                                    [this](const auto& one) { return waits(one.first, one.second); });
    const auto [round, table, game] = aside->first;
    open(round, table, game);
}

void SheetPage::sayUnwritten(const QString& typed) {
    m_entry->goToTyped();
    m_session.say(Tone::Warn, tr("Getippt und nicht geschrieben: %1. Zuerst schreiben oder aus den Feldern "
                                 "nehmen.")
                                  .arg(typed));
}

void SheetPage::tellUnwritten() {
    const QString typed = unwrittenInWords();
    openUnwritten();
    sayUnwritten(typed);
}

QStringList SheetPage::sideNames() const {
    QStringList names;
    if (m_view)
        for (const std::string& name : m_view->sideNames) names << text(name);
    return names;
}

// It may be another winner, whom the draw would seat elsewhere.
UnsavedList SheetPage::unsaved(Before) {
    if (!hasUnwritten()) return {};
    return {{tr("was am Schreibzettel getippt ist (%1)").arg(unwrittenInWords()),
             [this] { return writeAll(); }, false, true}};
}

bool SheetPage::writeAll() {
    while (hasUnwritten()) {
        if (!isTyping()) {
            openUnwritten();
            continue;
        }
        const Keying way = *m_entry->unwritten();
        m_entry->setKeying(way);
        write();
        if (m_entry->unwritten() == way || m_prompt.isAsking()) return false;
    }
    return true;
}

Fields SheetPage::typed() const {
    Fields fields = Page::typed() + m_entry->kept();
    for (const auto& [place, kept] : m_aside) {
        QVariantList values;
        for (const KeptField& field : kept.fields) values << QVariant(QVariantList{field.name, field.value});
        QVariantList people;
        for (const std::vector<int>& side : kept.people)
            people << QVariant(QVariantList(side.begin(), side.end()));
        fields << KeptField{kAside, QVariantList{place[0], place[1], place[2], values, kept.canBeWritten,
                                                 people, kept.typed, kept.names}};
    }
    return fields;
}

void SheetPage::setTyped(const Fields& fields) {
    Page::setTyped(fields);
    m_entry->setKept(fields);
    for (const KeptField& field : fields) {
        if (field.name != kAside) continue;
        const QVariantList aside = field.value.toList();
        Aside& kept = m_aside[{aside[0].toInt(), aside[1].toInt(), aside[2].toInt()}];
        for (const QVariant& value : aside[3].toList())
            kept.fields << KeptField{value.toList()[0].toString(), value.toList()[1]};
        kept.canBeWritten = aside[4].toBool();
        for (const QVariant& side : aside[5].toList()) {
            kept.people.emplace_back();
            for (const QVariant& player : side.toList()) kept.people.back().push_back(player.toInt());
        }
        kept.typed = aside[6].toString();
        kept.names = aside[7].toString();
    }
}

} // namespace schreiber::desktop
