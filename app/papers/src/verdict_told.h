#pragma once

#include <kinds/view.h>

#include <string>
#include <string_view>

// What a ruling says, parted into what is read from a step away and what is read after it.
namespace schreiber::papers {

// The first sentence of a text and the rest of it; all of a text that is one. Where even the first is longer
// than a box is read, `instead` is the sentence and the text the rest.
kinds::Verdict verdictOf(std::string_view text, const std::string& instead);

// Nothing of the text is left to be told elsewhere.
bool tellsAll(const kinds::Verdict& verdict, std::string_view text);

} // namespace schreiber::papers
