#pragma once

#include <QString>

#include <koenigrufen/line/so_far.h>
#include <string>

// The text of a game line while keys write it. What stands there says the game's own reader; a key puts one
// word in the place of another, or where a line has such a word.
namespace schreiber::desktop::koenigrufen {

namespace line = schreiber::koenigrufen::line;
namespace rulebook = schreiber::koenigrufen::rulebook;

class LineText {
  public:
    LineText(const rulebook::Rules& rules, const line::Table& table, const QString& text);

    QString text() const;
    const line::WordSoFar* find(line::WordKind kind, int part = 0) const { return m_read.find(kind, part); }
    const line::WordSoFar* find(rulebook::Premium premium) const;
    const line::WordSoFar* kontraBy(int seat, int part) const;
    std::vector<const line::WordSoFar*> all(line::WordKind kind) const;
    QString wordOf(const line::WordSoFar& word) const;
    std::optional<int> seatIn(line::WordKind kind, int part = 0) const;
    std::optional<rulebook::Game> game(int part = 0) const;
    std::optional<line::Outcome> outcome(int part = 0) const;

    // With another word for this one, null where none stood there; an empty one takes it away.
    LineText with(line::WordKind kind, int part, const line::WordSoFar* old, const std::string& word) const;
    LineText with(line::WordKind kind, int part, const std::string& word) const {
        return with(kind, part, find(kind, part), word);
    }
    LineText withoutSecond() const; // of several negative games the first alone
    // Without the words that its game has not.
    LineText fitting() const;
    // Whether a key that makes this of the line before would write what the game has not.
    bool isNoWorseThan(const LineText& before) const;

  private:
    LineText changed(std::string text) const;

    rulebook::Rules m_rules;
    line::Table m_table;
    std::string m_text;
    line::SoFar m_read;
};

} // namespace schreiber::desktop::koenigrufen
