#pragma once

#include <desk/rulings.h>
#include <desk/sheet_place.h>

#include <QObject>
#include <QString>

#include <functional>

// How a record becomes a ruling of the tournament that is open: the parties' words are asked for, it is
// written, and what of it goes on its table's sheet is asked where that is wished.
namespace schreiber::desktop {

class PastRulings;
class PromptBar;
class Session;

struct RecordAtTable {
    QString text;
    desk::SheetPlace place; // table 0: from no table
};

class RulingKeeper : public QObject {
    Q_OBJECT
  public:
    using Now = std::function<RecordAtTable()>; // as it stands when the question is answered

    RulingKeeper(Session& session, PromptBar& prompt, const PastRulings& past, QObject* parent = nullptr);

    // Says why not where the record cannot be read; nothing is asked then. What is a ruling already is not
    // written twice; where it has a table, its sheet is asked about again.
    void keep(const Now& record);
    // Without words, and what of it is fined in the same step on the sheet of its table.
    void keepWithFine(const Now& record);
    // What of this ruling, kept before, goes on its table's sheet.
    void enterKept(int number);
    // Whether exactly this text is a ruling already.
    bool isKept(const QString& text) const;
    int keptAs(const QString& text) const; // its number; 0 where it is none
    // What was kept last is written out otherwise where it was typed.
    void writtenOutAs(const QString& text) { m_kept = text; }
    // The parties' words, as far as they were typed and are not kept.
    const QString& words() const { return m_words; }
    void setWords(const QString& words) { m_words = words; }
    // What was said of a record that cannot be kept was about it as it stood.
    void typedOn();

  signals:
    void wordsTyped();
    void kept(const QString& record); // as the archive has it
    void fined(const schreiber::desk::SheetPlace& place);

  private:
    bool isReadable(const QString& text);
    void askWords(const Now& record);
    void write(const RecordAtTable& record, const QString& words, bool onSheet, bool withFine = false);
    void tell(const desk::Ruled& ruled, bool wasForSheet);
    QString hadBefore(const QString& record) const;
    void askMeasure();
    QString fineOf(const tournament::Ruling& ruling) const;
    QString lineOf(const tournament::Ruling& ruling) const;
    QString labelOf(const tournament::Ruling& ruling, const desk::RulingWish& wish) const;
    void askSide(desk::RulingWish wish);
    void askPoints(desk::RulingWish wish, const QString& side);
    void askLine();
    void enter(const desk::RulingWish& wish);
    QStringList sides() const;

    Session& m_session;
    PromptBar& m_prompt;
    const PastRulings& m_past;
    QString m_words;        // typed for a ruling that is not written yet
    int m_number = 0;       // of the ruling whose sheet is asked about
    QString m_kept;         // the text written last
    int m_keptAs = 0;       // and its number
    bool m_refused = false; // and that is said
};

} // namespace schreiber::desktop
