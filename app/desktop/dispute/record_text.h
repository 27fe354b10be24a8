#pragma once

#include <QString>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Changes to a record as text that keep everything else as it was typed. Lines count from 1.
namespace schreiber::desktop {

// The text's lines, without their ends, and the text of them again.
std::vector<std::string> linesOf(const std::string& text);
std::string joined(const std::vector<std::string>& lines);

// The key's line of the deal in which `line` lies set to the value; made after the last header line where
// there is none, taken out where the value is empty.
std::string withKey(const std::string& text, int line, std::string_view key, std::string_view value);

// The value of a key of that deal; empty where it is not written.
std::string keyOf(const std::string& text, int line, std::string_view key);

// The same without what is said under that key: its line becomes a comment, and each keeps its number.
std::string withoutKey(const std::string& text, int line, std::string_view key);

// Whether the line is one of the events, or where they may stand.
bool isAmongEvents(const std::string& text, int line);

// Of each line whether it is of a head that ends, with the blank line that ends it.
std::vector<bool> headLines(const std::string& text);

// An event put after the line one stands on: in an empty line, else in a new one; never into the header.
struct WithEvent {
    std::string text;
    int line = 0; // of the event
};
WithEvent withEvent(const std::string& text, int line, std::string_view event);

// What of the deal stands behind the line as a comment under a heading: another way goes on from there.
std::string setAside(const std::string& text, int line, std::string_view heading);

// One of these keys of the head that was typed among the events goes where it belongs, and its line is there
// for the next event; nothing where the line is none. A hand goes there in any game.
std::optional<WithEvent> intoHead(const std::string& text, int line, std::span<const std::string_view> keys);

// A line of a record that is too long to be laid out at every key, from 1; 0 where there is none.
int lineTooLong(const QString& record);

} // namespace schreiber::desktop
