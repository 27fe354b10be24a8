#pragma once

#include "games/koenigrufen/line_draft.h"
#include "pages/line_keys.h"

#include <array>

class QLineEdit;

// Who plays what with whom, how it came out, and the premiums of a game of Königrufen; at Trischaken what
// each counted instead.
namespace schreiber::desktop {

class ChipRow;

class KoenigrufenKeys : public LineKeys {
    Q_OBJECT
  public:
    explicit KoenigrufenKeys(QWidget* parent = nullptr);

    void setTable(const Table& table) override;
    void showLine(const QString& line) override;
    void begin() override;
    QString example() const override;
    ZeroSumModel::Brief briefly(const game::Agreed& agreed, int seats, const game::CountedLine& line,
                                words::Language language) const override;

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    // Rows from above; those of a second declarer stand in the place of partner and premiums.
    enum Row {
        Who,
        What,
        With,
        Result,
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
    void showSeats(Row which, std::optional<int> chosen, std::optional<int> without);
    void showGames(Row which, const koenigrufen::LinePart& part, bool onlyJoinable);
    void showWith();
    void showResult(Row which, const koenigrufen::LinePart& part);
    void showPremiums();
    void showCounts();

    void press(Row which, int chip);
    void pressResult(koenigrufen::LinePart& part, int chip);
    void pressWith(int chip);
    void make(Row next); // the line as it is now; the keyboard goes on there
    void takeCounts();

    bool isAway(int seat) const { return m_table.out == seat; }
    int forehand() const;
    std::vector<int> partners() const; // who can be one
    koenigrufen::LinePart& second();

    Table m_table;
    koenigrufen::LineDraft m_draft;
    std::array<ChipRow*, Rows> m_rows{};
    QWidget* m_counts = nullptr;
    std::vector<QLineEdit*> m_counted; // by seat
    bool m_isMaking = false;
    bool m_askedAlone = false; // nobody was chosen as the partner just now
};

} // namespace schreiber::desktop
