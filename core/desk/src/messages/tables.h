#pragma once

#include "messages/message.h"

#include <tournament/refusal.h>

#include <span>
#include <words/language.h>

// The message tables, one a subject.
namespace schreiber::desk {

// How a yes is given on the command line.
inline constexpr Advice kYes{"Mit --yes ausführen, mit --dry-run nur ansehen.",
                             "Eseguire con --yes, solo vedere con --dry-run.",
                             "Do it with --yes, only look with --dry-run."};

const Message* findRefusal(std::string_view code);
RefusalKind kindOf(const tournament::Refusal& refusal);
std::span<const Message> entryRefusals(); // and those of settings and the journal
std::span<const Message> drawRefusals();
std::span<const Message> sheetRefusals();
std::span<const Message> formatRefusals(); // brackets, slips, extra games, the end
std::span<const Message> clubRefusals();
std::span<const Message> rulingRefusals();
std::span<const Message> zeroSumRefusals(); // sheets whose lines sum to zero
std::span<const Message> storeMessages();   // by the name of StoreErrorKind in snake_case
std::span<const Message> findingMessages(); // what verify found
std::span<const Message> rowMessages();     // where that is: by table, and by column
std::span<const Message> columnMessages();
std::span<const Message> actionMessages();
std::span<const Message> journalMessages(); // around an action taken back or done again
std::span<const Message> warningMessages();
std::span<const Message> entryListMessages();
std::span<const Message> standingMessages();
std::span<const Message> qualityMessages();
std::span<const Message> dueMessages();
std::span<const Message> inputMessages();
std::span<const Message> recordWordMessages(); // of a deal record
std::span<const Message> wordMessages();       // names of values: states, endings, results of leavers

} // namespace schreiber::desk
