#pragma once

#include "widgets/whole_label.h"

#include <tournament/club.h>

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

class QLineEdit;

// Who is known by the letters that are being typed, from the club or from the evenings before, in a line
// below them: Down takes the first, Down again the next. Nothing pops up, and who is new is simply typed on.
namespace schreiber::desktop {

class ClubHint : public WholeLabel {
    Q_OBJECT
  public:
    using Take = std::function<void(const tournament::ClubPerson&)>;

    explicit ClubHint(QWidget* parent = nullptr);

    void know(tournament::Club club);
    // Its line stays free while it says nothing: what lies below does not move as one types.
    void keepLine(bool keeps);
    // Folded names of those who are there already and need not be offered.
    using Names = std::function<std::set<std::string>()>;
    void passOver(Names there) { m_there = std::move(there); }
    // A field in which one of these words is likely, such as a club's name.
    using Words = std::function<QStringList()>;
    void watchWords(QLineEdit* field, Words words);
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
        Words words; // in place of names
    };

    void search(const Name& name);
    QStringList found() const; // as they are told
    void step(int by);
    void showFound();

    tournament::Club m_club;
    std::vector<Name> m_names;
    const Name* m_typed = nullptr; // where the letters are
    std::vector<int> m_found;      // numbers of persons, the best first
    QStringList m_words;           // or words
    Names m_there;
    int m_at = -1; // the one that was taken
};

} // namespace schreiber::desktop
