#pragma once

#include <base/input_error.h>
#include <base/result.h>
#include <store/store_error.h>
#include <tournament/entry_list.h>
#include <tournament/refusal.h>

#include <string>
#include <variant>
#include <vector>
#include <words/language.h>

namespace schreiber::desk {

// Why a use case did not happen: input that cannot be read (all of its defects), a refusal by a rule of the
// tournament, the file, or rows of an entry list. Nothing was changed.
struct InputErrors {
    std::vector<base::InputError> errors;
};
struct BadRows {
    std::vector<tournament::BadRow> rows;
    int good = 0;                                  // rows beside them, of a list
    std::vector<tournament::LeftOut> leftOut = {}; // and those that only say again what others say
    std::string file = {};                         // of these
};

using Failure = std::variant<InputErrors, tournament::Refusal, store::StoreError, BadRows>;

template <class T>
using Outcome = base::Result<T, Failure>;

// What went wrong and what to do, in one sentence or two; the only place where codes become words.
std::string inWords(const Failure& failure, words::Language language);

// What to type about it on the command line; empty where there is nothing. The window says it by its buttons.
std::string adviceFor(const Failure& failure, words::Language language);

// Whether it only asks: with `Confirmation::yes` the same use case goes on.
bool isQuestion(const Failure& failure);

// 2 unusable input, 3 the file, 4 refused (spec: cli).
int exitCodeOf(const Failure& failure);

} // namespace schreiber::desk
