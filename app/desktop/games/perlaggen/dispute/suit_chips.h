#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include <cards/card.h>
#endif

#include <QWidget>

#include <array>
#include <optional>
#include <vector>
#include <words/language.h>

class QLabel;
class QRadioButton;

// Which suit is trumps: four chips with its picture, chosen by a click or its letter.
namespace schreiber::desktop {

class SuitChips : public QWidget {
    Q_OBJECT
  public:
    explicit SuitChips(words::Language language, QWidget* parent = nullptr);

    // What a game does not allow is greyed and says why.
    void offer(const std::vector<cards::Suit>& suits);
    void choose(std::optional<cards::Suit> suit);
    std::optional<cards::Suit> chosen() const;
    bool takeLetter(const QString& letter);
    void arrive();

  signals:
    void changed();
    void went(); // one was chosen by its letter: the keyboard goes on

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    words::Language m_language;
    QLabel* m_title;
    std::array<QRadioButton*, cards::kSuits.size()> m_chips{}; // as they are laid
};

} // namespace schreiber::desktop
