#include "pages/unwritten_sheets.h"

#include "base/session.h"
#include "base/text.h"

#include <desk/sheet_place.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <QCoreApplication>

#include <algorithm>

namespace schreiber::desktop {
namespace {

struct UnwrittenWords {
    Q_DECLARE_TR_FUNCTIONS(UnwrittenWords)
};

const auto kAside = QStringLiteral("aside"); // among what is typed

std::array<int, 3> keyOf(const desk::SheetPlace& place) {
    return {place.round, place.table, place.game};
}

// None where the round was taken back.
const tournament::Table* tableAt(const tournament::Tournament& tournament, const std::array<int, 3>& place) {
    const tournament::Round* round = tournament::findRound(tournament, place[0]);
    const bool published = round != nullptr && round->state == tournament::RoundState::Published;
    return published ? tournament::findTable(*round, place[1]) : nullptr;
}

} // namespace

void UnwrittenSheets::put(const desk::SheetPlace& place, const Typed& typed) {
    m_typed[keyOf(place)] = typed;
}

std::optional<Fields> UnwrittenSheets::take(const desk::SheetPlace& place) {
    const auto typed = m_typed.extract(keyOf(place));
    return typed.empty() ? std::nullopt : std::optional(typed.mapped().fields);
}

bool UnwrittenSheets::hasMoved(const desk::SheetPlace& place,
                               const std::vector<std::vector<int>>& people) const {
    const tournament::Table* here = tableAt(m_session.tournament(), keyOf(place));
    return here == nullptr || here->sides != people;
}

void UnwrittenSheets::dropMoved() {
    const tournament::Tournament& tournament = m_session.tournament();
    for (auto one = m_typed.begin(); one != m_typed.end();) {
        const auto& [place, typed] = *one;
        const tournament::Table* table = tableAt(tournament, place);
        if (table == nullptr || table->sides == typed.people) { // a round taken back may come again
            ++one;
            continue;
        }
        m_sentences[place] =
            UnwrittenWords::tr("Getippt und nicht geschrieben: %1 für %2. An Tisch %3 sitzen "
                               "jetzt andere.")
                .arg(typed.words, typed.names, tableCalled(place));
        one = m_typed.erase(one);
    }
}

std::optional<QString> UnwrittenSheets::takeSentence(const desk::SheetPlace& place) {
    const auto sentence = m_sentences.extract(keyOf(place));
    return sentence.empty() ? std::nullopt : std::optional(sentence.mapped());
}

void UnwrittenSheets::clear() {
    m_typed.clear();
    m_sentences.clear();
}

bool UnwrittenSheets::waits(const Place& place, const Typed& typed) const {
    return typed.canBeWritten && tableAt(m_session.tournament(), place) != nullptr;
}

std::optional<desk::SheetPlace> UnwrittenSheets::first() const {
    const auto found = std::find_if(m_typed.begin(), m_typed.end(),
                                    [this](const auto& one) { return waits(one.first, one.second); });
    if (found == m_typed.end()) return std::nullopt;
    const auto [round, table, game] = found->first;
    return desk::SheetPlace{round, table, game};
}

QString UnwrittenSheets::tableCalled(const Place& place) const {
    return text(desk::tableInWords(tournament::tableCalled(m_session.tournament(), place[0], place[1]),
                                   m_session.language()));
}

QString UnwrittenSheets::at(const desk::SheetPlace& place, const QString& words) const {
    return UnwrittenWords::tr("Tisch %1 · Runde %2: %3")
        .arg(tableCalled(keyOf(place)))
        .arg(place.round)
        .arg(words);
}

QStringList UnwrittenSheets::inWords() const {
    QStringList all;
    for (const auto& [place, typed] : m_typed)
        if (waits(place, typed)) all << at({place[0], place[1], place[2]}, typed.words);
    return all;
}

QStringList UnwrittenSheets::tablesSeenFrom(int round) const {
    QStringList tables;
    for (const auto& [place, typed] : m_typed) {
        if (!waits(place, typed)) continue;
        const QString called = tableCalled(place);
        tables << (place[0] == round ? UnwrittenWords::tr("Tisch %1").arg(called)
                                     : UnwrittenWords::tr("Tisch %1 · Runde %2").arg(called).arg(place[0]));
    }
    tables.removeDuplicates();
    return tables;
}

Fields UnwrittenSheets::kept() const {
    Fields fields;
    for (const auto& [place, typed] : m_typed) {
        QVariantList values;
        for (const KeptField& field : typed.fields) values << QVariant(QVariantList{field.name, field.value});
        QVariantList people;
        for (const std::vector<int>& side : typed.people)
            people << QVariant(QVariantList(side.begin(), side.end()));
        fields << KeptField{kAside, QVariantList{place[0], place[1], place[2], values, typed.canBeWritten,
                                                 people, typed.words, typed.names}};
    }
    return fields;
}

void UnwrittenSheets::setKept(const Fields& fields) {
    for (const KeptField& field : fields) {
        if (field.name != kAside) continue;
        const QVariantList aside = field.value.toList();
        Typed& typed = m_typed[{aside[0].toInt(), aside[1].toInt(), aside[2].toInt()}];
        for (const QVariant& value : aside[3].toList())
            typed.fields << KeptField{value.toList()[0].toString(), value.toList()[1]};
        typed.canBeWritten = aside[4].toBool();
        for (const QVariant& side : aside[5].toList()) {
            typed.people.emplace_back();
            for (const QVariant& player : side.toList()) typed.people.back().push_back(player.toInt());
        }
        typed.words = aside[6].toString();
        typed.names = aside[7].toString();
    }
}

} // namespace schreiber::desktop
