#pragma once

#include <QPlainTextEdit>

#include <memory>
#include <vector>

// The record as text: its lines numbered, and beside each what is said about it.
namespace schreiber::desktop {

struct LineMark {
    enum class Kind { Unreadable, Illegal, Undecided, Note };
    int line = 0; // from 1
    Kind kind = Kind::Note;
    QString says;
    int column = 0; // of what cannot be read
};

class RecordEditor : public QPlainTextEdit {
    Q_OBJECT
  public:
    explicit RecordEditor(QWidget* parent = nullptr);

    void mark(const std::vector<LineMark>& marks);
    int line() const; // the caret's, from 1
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

  protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void insertFromMimeData(const QMimeData* source) override;

  private:
    friend class LineNumbers;
    int numberWidth() const;
    void paintNumbers(QPaintEvent* event);
    void showLine();

    QWidget* m_numbers;
    std::vector<LineMark> m_marks;
};

} // namespace schreiber::desktop
