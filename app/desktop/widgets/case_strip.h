#pragma once

#include <QFrame>
#include <QStringList>

#include <vector>

class QBoxLayout;
class QComboBox;
class QLineEdit;
class QStackedLayout;

// Whose dispute it is: score and names of each side, the table, the rules. It stands above whatever is asked
// about the table; F7 makes fields of it, where that is not as it stands. Where it is narrow the table stands
// below the sides.
namespace schreiber::desktop {

class ElidedLabel;
class FlowRow;
class KeyButton;

// What stands in the strip, in words.
struct CaseAtHand {
    struct Side {
        QString name;  // SIE
        QString score; // empty where it is not known
        QString names;
        QString shortNames; // where those have no room: surnames
        QString mark;       // gestrichen
        friend bool operator==(const Side&, const Side&) = default;
    };
    std::vector<Side> sides;
    QString table; // "Tisch 3 · Runde 1"; empty where none is known
    QString rules; // "zu 15 · Imst · gibt: Paulmichl"

    friend bool operator==(const CaseAtHand&, const CaseAtHand&) = default;
};

// The same to be typed: what is asked, and by what it is chosen where there are few.
struct CaseFields {
    struct Choice {
        QString value;
        QString label;
    };
    std::vector<QString> sides;  // names of the sides, for their scores
    std::vector<QString> score;  // as typed
    std::vector<QString> seats;  // names of the seats
    std::vector<QString> names;  // of who sits there
    QString target;              // empty where the game has none
    QString factor;              // by how much the deal counts; empty where none is doubled
    std::vector<Choice> dealers; // by seat
    QString dealer;
    std::vector<Choice> ruleSets; // where they may be chosen
    QString rules;
};

class CaseStrip : public QFrame {
    Q_OBJECT
  public:
    explicit CaseStrip(QWidget* parent = nullptr);

    void show(const CaseAtHand& at);
    // With the keyboard in the first; where they stand already they go, and what was typed holds.
    void edit(const CaseFields& fields);
    bool isEditing() const { return m_fields != nullptr; }
    void endEditing();
    // Only where there are tables to choose among.
    void setTables(bool hasTables);
    // As wide as it must be where the table stands below the sides.
    QSize minimumSizeHint() const override;

  signals:
    void tableAsked();
    void editAsked();
    void edited(const schreiber::desktop::CaseFields& fields);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void fit();
    void build();
    bool isNarrow() const;
    void tell();
    QLineEdit* field(FlowRow& row, const QString& name, const QString& called, const QString& text,
                     int letters);
    QComboBox* choice(FlowRow& row, const QString& name, const QString& called,
                      const std::vector<CaseFields::Choice>& choices, const QString& chosen);

    CaseAtHand m_at;
    QWidget* m_shown;
    QBoxLayout* m_line;
    QBoxLayout* m_parts;
    QBoxLayout* m_below; // the table, where it is narrow
    bool m_isNarrow = false;
    KeyButton* m_table;
    QWidget* m_fields = nullptr; // while they are typed
    CaseFields m_typed;
    std::vector<QLineEdit*> m_scores;
    std::vector<QLineEdit*> m_names;
    QLineEdit* m_target = nullptr;
    QLineEdit* m_factor = nullptr;
    QComboBox* m_dealer = nullptr;
    QComboBox* m_rules = nullptr;
};

} // namespace schreiber::desktop
