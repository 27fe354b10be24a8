#pragma once

#include <QPlainTextEdit>
#include <QTextBlock>

#include <memory>
#include <vector>

// The record as text: its lines numbered, and beside each what is said about it.
namespace schreiber::desktop {

struct LineMark {
    enum class Kind { Unreadable, Illegal, Undecided, Note, Told };
    int line = 0; // from 1
    Kind kind = Kind::Note;
    QString says;   // in a word or two: it stands at the right edge
    int column = 0; // of what cannot be read
};

class RecordEditor : public QPlainTextEdit {
    Q_OBJECT
  public:
    explicit RecordEditor(QWidget* parent = nullptr);

    void mark(const std::vector<LineMark>& marks);
    // Lines that stand in fields elsewhere, from the first; the caret does not go there, and what is deleted
    // ends before them.
    void hide(const std::vector<bool>& lines);
    int line() const;           // the caret's, from 1
    bool isAllSelected() const; // all that is seen
    void goToLine(int line);
    // The text with what can be undone of it, out of an editor that goes and into the one that comes.
    std::unique_ptr<QTextDocument> handOver();
    void takeOver(std::unique_ptr<QTextDocument> text);
    // Puts in what differs, as one step of undo; the caret at the end of the line.
    void change(const QString& text, int line);
    // What differs stands in the head: one stays on the line on which one stood.
    void changeHead(const QString& text);

  signals:
    // Instead of taking it in as it is.
    void pasted(const QString& text);
    void leftBelow(); // the arrow key, where there is no line any more

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

  private:
    friend class LineNumbers;
    int numberWidth() const;
    void paintNumbers(QPaintEvent* event);
    void paintMark(QPainter& painter, const LineMark& mark, const QTextBlock& block) const;
    void showLine();
    void keepSeen();
    int firstSeen() const; // its first letter
    bool endsAtHidden(const QKeyEvent& event) const;

    QWidget* m_numbers;
    std::vector<LineMark> m_marks; // one a line, in their order
};

} // namespace schreiber::desktop
