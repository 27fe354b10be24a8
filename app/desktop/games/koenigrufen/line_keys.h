#pragma once

#include "games/koenigrufen/line_text.h"
#include "pages/line_keys.h"

#include <array>

class QLineEdit;

// Who plays what with whom, how it came out, and the premiums of a game of Königrufen; at Trischaken what
// each counted instead.
namespace schreiber::desktop {

namespace line = koenigrufen::line;
namespace rulebook = koenigrufen::rulebook;

class ChipRow;

class KoenigrufenKeys : public LineKeys {
    Q_OBJECT
    using LineText = koenigrufen::LineText;

  public:
    explicit KoenigrufenKeys(QWidget* parent = nullptr);

    void setTable(const Table& table) override;
    void showLine(const QString& line) override;
    void begin() override;
    QString example() const override;
    QString doubt() const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    // Rows from above; those of a second declarer stand in the place of partner and premiums.
    enum Row {
        Who,
        What,
        With,
        Result,
        BrokenBy,
        Premiums,
        Caught,
        CaughtOf,
        SecondWho,
        SecondWhat,
        SecondResult,
        Rows
    };

    ChipRow& row(Row which) const { return *m_rows[which]; }
    void addRow(Row which, const char* name, const QString& title);
    void buildCounts();
    void showChips();
    void showSeats(Row which, int part);
    void showGames(Row which, int part);
    void showWith();
    void showResult(Row which, int part);
    void showPremiums();
    void showBroken();
    void showCaught(Row which);
    void showCounts();
    void passLetter(Row from, const QString& letter); // to a row behind it, or into the line

    void press(Row which, int chip);
    void make(const LineText& made, Row next); // the keyboard goes on there
    void askBroken();                          // by whose doing
    void takeCounts();

    LineText read(const QString& text) const;
    // What the line is with such a key pressed.
    LineText withWho(int part, int seat) const;
    LineText withGame(int part, rulebook::Game game) const;
    LineText withPartner(std::optional<int> seat) const;
    LineText withResult(int part, int chip) const;
    LineText withBroken(int seat) const;
    LineText withNext(rulebook::Premium premium) const;
    LineText withCaught(Row which, int seat) const;
    std::vector<int> opponents(int part) const; // of a negative game

    bool isTrischaken() const { return m_line.game() == rulebook::Game::Trischaken; }
    bool isBroken() const { return m_line.outcome() == line::Outcome::Broken; }
    int brokenChip() const { return isTrischaken() ? 0 : 4; } // in the row of results
    bool isAway(int seat) const { return m_table.out == seat; }
    int seats() const { return static_cast<int>(m_table.names.size()); }
    int forehand() const;
    std::vector<int> partners() const; // who can be one

    Table m_table;
    rulebook::Rules m_rules;
    LineText m_line;
    std::array<ChipRow*, Rows> m_rows{};
    QWidget* m_counts = nullptr;
    std::vector<QLineEdit*> m_counted; // by seat
    bool m_askedAlone = false;         // nobody was chosen as the partner just now
    bool m_asksBroken = false;         // whose breach it was is not told yet
};

} // namespace schreiber::desktop
