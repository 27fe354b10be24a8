#pragma once

#include "base/rule_sets.h"

#include <tournament/model.h>

#include <QFrame>
#include <QStringList>

#include <functional>
#include <map>
#include <string>
#include <vector>
#include <words/language.h>

class QComboBox;
class QFormLayout;
class QLineEdit;
class QScrollArea;
class QSpinBox;

// What a tournament is called, played to and counted by. Says what was changed, by the options' names.
namespace schreiber::desktop {

class KeyButton;

class SettingsForm : public QFrame {
    Q_OBJECT
  public:
    explicit SettingsForm(words::Language language, QWidget* parent = nullptr);

    // Leaves alone what somebody is changing.
    void show(const tournament::Tournament& tournament);
    // What was typed, which was taken or meant another tournament.
    void forget() { m_isShown = false; }
    void begin();
    // Only what differs from what was shown.
    std::map<std::string, std::string> changes() const;
    // The labels of the same.
    QStringList changed() const;
    // As if it was typed into the option's field.
    void change(const std::string& option, const QString& value);
    // Alt and a letter for each field that is shown, of those that are free.
    void giveAccessKeys(QString& taken);

  signals:
    void wanted();
    void dropped();
    void edited();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    struct Field {
        std::string option;
        std::function<QString()> typed;
        std::function<void(const QString&)> show;
        QWidget* widget;
        QString label = {};
        QString shown = {};
    };

    QLineEdit* addLine(const char* option, const QString& label, int longest);
    void addLadder(const QString& label);
    void addPrizes(const QString& label);
    QSpinBox* addNumber(const char* option, const QString& label, int least, int most, const QString& nought);
    QComboBox* addChoice(const char* option, const QString& label, bool editable,
                         const std::vector<std::pair<QString, QString>>& choices);
    void add(Field field, const QString& label);
    Field& field(const char* option); // of those there are
    const Field& field(const char* option) const;
    tournament::Format chosenFormat() const;
    RuleSetFit chosenRules() const;
    void offerRules();
    using Choices = std::vector<std::pair<QString, QString>>;
    static Choices missedRounds(bool zeroSum);
    void offer(const char* option, const Choices& choices);
    void fitFields();
    void fitLabels();
    void fitChoice(QComboBox& box);

    words::Language m_language;
    QFormLayout* m_form;
    std::vector<Field> m_fields;
    QScrollArea* m_scrolled = nullptr;
    KeyButton* m_take;
    KeyButton* m_drop;
    bool m_isShown = false;
    bool m_zeroSum = false; // by the chosen rules
};

} // namespace schreiber::desktop
