#pragma once

#include <QStringList>

#include <algorithm>
#include <vector>

// Cards typed in one line for several places, `LA LK / EA EK`: the one truth of a question with cards. What
// is clicked is written into it.
namespace schreiber::desktop {

class CardsTyped {
  public:
    explicit CardsTyped(std::size_t places)
        : m_places(std::max<std::size_t>(1, places)) {}

    // Cards that stand behind the last place there is belong to the last.
    void read(const QString& line);
    // As far as there are cards, and as far as that place.
    QString line(int place = 0) const;
    // The place in which a caret stands, and where one stands behind the cards of a place.
    int placeAt(const QString& line, qsizetype caret) const;
    qsizetype behind(int place) const;

    const std::vector<QStringList>& places() const { return m_places; }
    QStringList all() const;

    void lay(int place, const QString& card);
    // The last card of that place is named; nothing where it has none.
    void name(int place, const QString& as);
    // The last of that place, or where it has none of the one before; from where it was.
    int takeBack(int place);

  private:
    std::vector<QStringList> m_places;
};

} // namespace schreiber::desktop
