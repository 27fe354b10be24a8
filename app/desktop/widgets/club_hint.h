#pragma once

#include "widgets/whole_label.h"

#include <tournament/club.h>

#include <functional>
#include <vector>

class QLineEdit;

// Whom the club knows by the letters that are being typed, in a line below them: Down takes the first, Down
// again the next. Nothing pops up, and who is new is simply typed on.
namespace schreiber::desktop {

class ClubHint : public WholeLabel {
    Q_OBJECT
  public:
    using Take = std::function<void(const tournament::ClubPerson&)>;

    explicit ClubHint(QWidget* parent = nullptr);

    void know(tournament::Club club);
    // Two fields that make a name; `take` fills in whoever was meant.
    void watch(QLineEdit* first, QLineEdit* last, Take take);
    void forget(); // what was typed

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Name {
        QLineEdit* first;
        QLineEdit* last;
        Take take;
    };

    void search(const Name& name);
    void step(int by);
    void showFound();

    tournament::Club m_club;
    std::vector<Name> m_names;
    const Name* m_typed = nullptr; // where the letters are
    std::vector<int> m_found;      // numbers of persons, the best first
    int m_at = -1;                 // the one that was taken
};

} // namespace schreiber::desktop
