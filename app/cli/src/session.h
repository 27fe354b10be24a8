#pragma once

#include <base/input_error.h>
#include <desk/evening.h>
#include <desk/failure.h>
#include <desk/receipt.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// What a command works with: the reader's language, the form of the answer, and how errors are told.
namespace schreiber::cli {

// Exit codes (spec: cli).
inline constexpr int kDone = 0;
inline constexpr int kUnusable = 2;
inline constexpr int kDamaged = 3; // also a full medium, and where the program fails on a file it has opened

using Said = words::Text;

// Before what a dry run would have done or written.
inline constexpr Said kWouldDo{"Es würde: ", "Si farebbe: ", "Would be done: "};
inline constexpr Said kWouldWrite{"Würde geschrieben: ", "Verrebbe scritto: ", "Would be written: "};

struct Session {
    words::Language language = words::Language::German;
    bool json = false;
    desk::Confirmation confirmation;

    std::string say(const Said& said) const;

    // Standard error: `schreiber-cli: what went wrong, and what to do`, a line for each line of the text.
    void complain(const std::string& text) const;
    int fail(const desk::Failure& failure) const; // complains, and gives the exit code
    int fail(const base::InputError& error) const;

    // What the command does is done and on disk, under that number of the journal where it has one: an answer
    // that cannot be told does not take it back.
    void did(int n = 0) const;
    // The end of a command, once its answer is or is not told.
    int untold(int status) const;

    // Something worth saying beside the answer; standard error, so that the answer stays clean.
    void note(const std::string& text) const;
    void warn(const std::vector<desk::Warning>& warnings) const;

  private:
    mutable std::optional<int> m_did;
};

// Words of the command line, which are told as they are to be typed in any language.
std::vector<std::string> asTyped(std::vector<std::string> words);

// What was typed and cannot be used, for those who give it back instead of telling it themselves.
base::Failure<desk::Failure> unusable(base::InputError error);

// Whatever breaks from now on is told in this language, and where the tournament is that was opened.
void readyForBugs(const Session& session);
int failByBug(const std::string& what); // complains, and gives the exit code

// Starts what the tournament file needs of Qt, once; must be called before the first file is opened.
void startQt();

desk::Outcome<desk::Evening> openToWrite(const std::string& file);
desk::Outcome<desk::Evening> openToRead(const std::string& file);

} // namespace schreiber::cli
