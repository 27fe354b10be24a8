#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <cards/seat.h>

#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/ruling/question.h>
#endif

#include "widgets/cards_typed.h"

#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

class QLineEdit;

// The short questions that are asked with cards: trumps as chips, the cards as they lie under the names of
// those whose they are, the pack to click on, and below it the same as a line of text. The line is the truth:
// a click writes into it, and what is drawn is read from it.
namespace schreiber::desktop {

class CardSlots;
class PackPalette;
class PerlaggenDeck;
class SuitChips;

// The table a question is about, as far as it is known.
struct CardCase {
    perlaggen::ruling::AskedUnder under{};
    std::vector<QString> names{}; // by seat, as people call each other; empty: letters
    std::optional<cards::Seat> dealer{};
};

bool isAskedWithCards(perlaggen::ruling::Question question);

class CardQuestion : public QWidget {
    Q_OBJECT
  public:
    explicit CardQuestion(words::Language language, QWidget* parent = nullptr);

    // Another question, or another table; what was laid for a question stays with it while the table does.
    void ask(perlaggen::ruling::Question question, const CardCase& asked);
    std::map<std::string, std::string> values() const;
    void setValues(const std::map<std::string, std::string>& values);
    // A card waits for its name: it is answered when that is said.
    bool isNaming() const;
    // Which of the cards laid takes the trick.
    void showBest(std::optional<std::size_t> best);
    // The keyboard goes where one begins.
    void arrive();

  signals:
    void changed(); // what is asked, or what waits

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    using Field = perlaggen::ruling::QuestionField;

    std::vector<Field> fields(bool ofCards) const;
    int seats() const;
    std::optional<perlaggen::rulebook::Rules> rules() const;
    QString nameOf(cards::Seat seat) const;

    void build();
    QWidget* builtChoice(const Field& field, QWidget* parent);
    std::string preset(const Field& field) const;
    void choose(const std::string& key, const std::string& value);
    void toNextField();

    CardsTyped typed() const;
    int place() const;
    int roomOf(const Field& field, const QStringList& laid) const;
    void refresh();
    void showPlaces();
    void offer();
    void write(const CardsTyped& typed, int place);
    void lay(const QString& card);
    void name(const QString& as);
    void takeBack();
    void goTo(int place);

    words::Language m_language;
    perlaggen::ruling::Question m_question{};
    CardCase m_case;
    std::optional<std::size_t> m_best;
    std::map<std::string, std::string> m_chosen;            // beside trumps
    std::map<perlaggen::ruling::Question, QString> m_lines; // what was laid for each
    std::shared_ptr<PerlaggenDeck> m_deck;
    SuitChips* m_trump;
    QWidget* m_choices; // the others
    CardSlots* m_slots;
    PackPalette* m_palette;
    QLineEdit* m_line;
};

} // namespace schreiber::desktop
