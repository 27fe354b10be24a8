#pragma once

#include <desk/sheet_place.h>

#include <QString>
#include <QWidget>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QLineEdit;

// One result after the other from the paper sheets, where each sums to zero: "3 34 -12 -18 -4" is table 3 and
// what everybody has there, in the order of the seats. It is read back with the names while it is typed.
namespace schreiber::desktop {

class PromptBar;
class Session;

class RoundEntry : public QWidget {
    Q_OBJECT
  public:
    RoundEntry(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    void show(int round);
    void begin();
    QString typed() const;
    // False where it is not a whole result, or is not taken: why is said.
    bool write();

  signals:
    void left();

  protected:
    void keyPressEvent(QKeyEvent* event) override;

  private:
    struct Read {
        std::optional<desk::SheetPlace> place = {};
        std::vector<int> points = {};
        bool isWhole = false;
        QString said = {};
        bool isWrong = false;
    };
    Read read() const;
    std::optional<int> tableCalled(const QString& called) const;
    void readBack();

    Session& m_session;
    PromptBar& m_prompt;
    int m_round = 0;
    QLineEdit* m_line;
    QLabel* m_said;
};

} // namespace schreiber::desktop
