#pragma once

#include <kinds/report.h>

#include <QFrame>
#include <QStringList>

#include <array>
#include <vector>
#include <words/language.h>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

// After a round is confirmed, what comes before the first sheet: its papers, then the clock. The steps keep
// their place in the page until the first sheet is keyed.
namespace schreiber::desktop {

class FlowRow;
class KeyButton;

enum class RoundStep { None, Print, Clock };

class RoundSteps : public QFrame {
    Q_OBJECT
  public:
    // What is printed of a round, and how often.
    struct Part {
        kinds::Kind kind;
        int copies = 1;
        bool ticked = false;
    };

    explicit RoundSteps(QWidget* parent = nullptr);

    void setParts(const std::vector<Part>& parts, const QStringList& notes, words::Language language);
    void setPage(pdf::PageSize page) { m_page = page; }
    void setPicture(kinds::Kind kind, int pages, const QImage& picture);
    void setPrinters(const QStringList& names, const QString& chosen);
    void setMinutes(int minutes);
    // Whose papers they are alone, in words; empty: the whole round's.
    void setTables(const QString& tables);
    const QString& tables() const { return m_tables; }
    void show(RoundStep step);

    RoundStep step() const { return m_step; }
    std::vector<Part> parts() const; // as they are ticked now
    int pages() const;               // of what is ticked, copies and all
    QStringList ticked() const;      // their titles
    QString printer() const;         // empty where there is none
    int pictureHeight() const;

  signals:
    void lookAsked();
    void skipAsked();
    void changed(); // what is ticked, how often, or how many pages that is

  private:
    struct Cell {
        QLabel* number;
        QLabel* title;
        QLabel* about;
    };
    struct Shown {
        kinds::Kind kind{};
        QString title;
        QWidget* box;
        QCheckBox* tick;
        QLabel* picture;
        QLabel* pages;
        QLabel* note;
        QSpinBox* copies;
        int count = 0; // pages of one copy; 0 while it is made
    };

    QWidget* builtHead();
    QWidget* builtBody();
    void build(Shown& shown, std::size_t place);
    void showPages();
    void showHead();

    static constexpr std::size_t kMostParts = 3;

    RoundStep m_step = RoundStep::None;
    std::array<Cell, 3> m_cells{};
    std::array<Shown, kMostParts> m_shown{};
    std::size_t m_count = 0;
    pdf::PageSize m_page = pdf::PageSize::A4;
    QString m_tables;
    QWidget* m_body = nullptr;
    FlowRow* m_papers = nullptr;
    QLabel* m_sum = nullptr;
    QComboBox* m_printers = nullptr;
    KeyButton* m_skip = nullptr;
    KeyButton* m_look = nullptr;
};

} // namespace schreiber::desktop
