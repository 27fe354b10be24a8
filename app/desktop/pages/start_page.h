#pragma once

#include "base/last_evening.h"
#include "pages/page.h"

#include <desk/failure.h>
#include <desk/settings.h>

#include <words/language.h>

class QVBoxLayout;

// The start: go on with the last tournament, open one, make one, or try things on an example.
namespace schreiber::desktop {

class Clock;
class Dialogs;
class KeyButton;
class NewTournamentForm;
struct Preferences;
enum class Example;

class StartPage : public Page {
    Q_OBJECT
  public:
    StartPage(const Clock& clock, Dialogs& dialogs, const Preferences& preferences,
              QWidget* parent = nullptr);

    void refresh() override {}
    void arrive() override;
    void beginNew();
    // By which the last evening was played; empty where there was none.
    const std::string& rulesBefore() const { return m_rulesBefore; }
    // To the field of the new tournament that was refused.
    void goToWrong(const desk::Failure& failure);
    Fields typed() const override;
    void setTyped(const Fields& fields) override;

  signals:
    void openAsked();
    void fileChosen(const QString& path);
    void exampleAsked(schreiber::desktop::Example example);
    void disputeAsked();
    void newWanted(const schreiber::desk::NewTournament& tournament);
    void told(const QString& what);

  private:
    void addLast(QVBoxLayout* column, const LastEvening& last, words::Language language);
    void addRecent(QVBoxLayout* column, const Preferences& preferences, const LastEvening* last);
    std::string m_rulesBefore;
    KeyButton* m_first = nullptr; // where the keyboard begins
    NewTournamentForm* m_form = nullptr;
};

} // namespace schreiber::desktop
