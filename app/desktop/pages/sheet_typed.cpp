#include "base/session.h"
#include "base/text.h"
#include "pages/sheet_face.h"
#include "pages/sheet_page.h"
#include "widgets/prompt_bar.h"

// What is typed on the sheet that is open and not written yet, and what becomes of it.
namespace schreiber::desktop {

void SheetPage::keepUnwritten() {
    if (!m_view || m_face->isUntouched()) return;
    m_unwritten.put(m_view->place,
                    {m_view->table.sides, m_face->kept(), isTyping(), m_face->typedInWords(), sideNames()});
}

// What was typed is the result of those who sat there: it goes under nobody else's names.
void SheetPage::dropMoved() {
    if (m_view && m_unwritten.hasMoved(m_view->place, m_view->table.sides)) {
        keepUnwritten();
        m_face->startAnew();
    }
    m_unwritten.dropMoved();
}

bool SheetPage::sayLeft() {
    const auto sentence = m_unwritten.takeSentence(m_place);
    if (sentence) m_session.say(Tone::Warn, *sentence);
    return sentence.has_value();
}

void SheetPage::sayAside() {
    if (sayLeft() || !hasUnwritten()) return;
    const QStringList tables = m_unwritten.tablesSeenFrom(m_place.round);
    if (tables.isEmpty()) return;
    m_session.say(Tone::Warn,
                  tr("Getippt und noch nicht geschrieben: %1.").arg(tables.join(QStringLiteral(", "))));
}

bool SheetPage::isTyping() const {
    return m_view && m_face->isTyping();
}

bool SheetPage::hasUnwritten() {
    if (m_session.isOpen()) dropMoved();
    return isTyping() || !m_unwritten.isEmpty();
}

QString SheetPage::unwrittenInWords() {
    if (m_session.isOpen()) dropMoved();
    QStringList all;
    if (isTyping()) all << m_unwritten.at(m_place, m_face->typedInWords());
    all += m_unwritten.inWords();
    return all.join(QStringLiteral("; "));
}

void SheetPage::openUnwritten() {
    if (!hasUnwritten() || isTyping()) return;
    if (const auto first = m_unwritten.first()) open(first->round, first->table, first->game);
}

void SheetPage::sayUnwritten(const QString& typed) {
    m_face->goToTyped();
    m_session.say(Tone::Warn, tr("Getippt und nicht geschrieben: %1. Zuerst schreiben oder aus den Feldern "
                                 "nehmen.")
                                  .arg(typed));
}

void SheetPage::tellUnwritten() {
    const QString typed = unwrittenInWords();
    openUnwritten();
    sayUnwritten(typed);
}

QString SheetPage::sideNames() const {
    QStringList names;
    if (m_view)
        for (const std::string& name : m_view->sideNames) names << text(name);
    return names.join(QStringLiteral(" – "));
}

// It may be another winner, whom the draw would seat elsewhere.
UnsavedList SheetPage::unsaved(Before) {
    if (!hasUnwritten()) return {};
    const bool half = m_unwritten.isEmpty() && m_face->isHalf();
    return {
        {(half ? tr("eine halbe Zeile am Schreibzettel (%1)") : tr("was am Schreibzettel getippt ist (%1)"))
             .arg(unwrittenInWords()),
         [this] { return writeAll(); }, false, true, half}};
}

bool SheetPage::writeAll() {
    while (hasUnwritten()) {
        if (!isTyping()) {
            openUnwritten();
            continue;
        }
        if (m_face->isHalf()) { // the other half is nobody's guess
            m_face->begin();
            return false;
        }
        if (!m_face->writeNext()) return false;
    }
    return true;
}

Fields SheetPage::typed() const {
    return Page::typed() + m_face->kept() + m_unwritten.kept();
}

void SheetPage::setTyped(const Fields& fields) {
    Page::setTyped(fields);
    m_face->setKept(fields);
    m_unwritten.setKept(fields);
    if (m_view) show(desk::SheetView(*m_view), false); // what is typed may be another way of keying
}

} // namespace schreiber::desktop
