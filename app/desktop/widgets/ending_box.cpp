#include "widgets/ending_box.h"

#include <QKeyEvent>
#include <QSignalBlocker>

#include <algorithm>

namespace schreiber::desktop {

using tournament::Ending;

namespace {

constexpr int kGivenUpBy = 100; // and the side, among the endings

} // namespace

EndingBox::EndingBox(QWidget* parent)
    : QComboBox(parent) {
    setObjectName(QStringLiteral("ending"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // names may be long
    setMinimumContentsLength(12);
    setAccessibleName(tr("Wie die Partie endete"));
}

void EndingBox::showSheet(const tournament::Sheet& sheet, const QStringList& sideNames) {
    const int chosen = currentIndex();
    const QSignalBlocker quiet(this);
    clear();
    addItem(tr("s  ausgespielt"), static_cast<int>(Ending::Played));
    addItem(tr("z  nach Zeit beendet"), static_cast<int>(Ending::Time));
    addItem(tr("e  durch Entscheid beendet"), static_cast<int>(Ending::Ruling));
    int side = 0;
    for (const QString& name : sideNames) addItem(tr("a  aufgegeben: %1").arg(name), kGivenUpBy + side++);
    const bool untouched = chosen == m_written;
    const bool givenUp = sheet.ending == Ending::Forfeit;
    m_written = findData(givenUp ? kGivenUpBy + sheet.forfeitBy : static_cast<int>(sheet.ending));
    setCurrentIndex(untouched ? m_written : std::clamp(chosen, 0, count() - 1));
}

void EndingBox::reset() {
    m_written = 0;
    setCurrentIndex(0);
}

void EndingBox::takeBack() {
    setCurrentIndex(m_written);
}

Ending EndingBox::ending() const {
    const int chosen = currentData().toInt();
    return chosen >= kGivenUpBy ? Ending::Forfeit : static_cast<Ending>(chosen);
}

int EndingBox::givenUpBy() const {
    return currentData().toInt() - kGivenUpBy;
}

void EndingBox::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        emit entered();
    else
        QComboBox::keyPressEvent(event);
}

} // namespace schreiber::desktop
