#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

// The head of a record as fields, never as code: they show what the text says, and changing one changes its
// line there. What every game's head has; each adds its own.
namespace schreiber::desktop {

class FlowRow;
class RecordEditor;

class HeadFields : public QWidget {
    Q_OBJECT
  public:
    HeadFields(RecordEditor& editor, QWidget* parent);

    // The house rules that this evening agreed on; none without an evening of this game.
    void setHouse(bool hasHouse, const QString& house);

  protected:
    void addField(const QString& title, QWidget* field, int stretch = 0);
    void addTable(); // and the house rules, where they stand
    void addHouse();
    QLineEdit* numberField(const char* name, const QString& title, int letters);
    QComboBox* choice(const char* name, const QString& title);
    static void showIn(QLineEdit& field, const QString& value); // unless somebody is at it

    QString said(const char* key) const;
    void put(const char* key, const QString& value);
    void showAt(int line); // table and house rules

    RecordEditor& editor() const { return m_editor; }

  private:
    void showHouse();

    RecordEditor& m_editor;
    int m_line = 0;
    QString m_house; // of the evening
    bool m_hasHouse = false;
    FlowRow* m_row;
    QWidget* m_last = nullptr; // the field before, for the keyboard
    QLineEdit* m_table;        // to be read: which one it is was said before
    QComboBox* m_houseBox;
};

} // namespace schreiber::desktop
