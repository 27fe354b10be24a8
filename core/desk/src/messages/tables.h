#pragma once

#include "messages/message.h"

#include <span>

// The message tables, one a subject.
namespace schreiber::desk {

std::span<const Message> refusalMessages();
std::span<const Message> storeMessages(); // by the name of StoreErrorKind in snake_case
std::span<const Message> actionMessages();
std::span<const Message> journalMessages(); // around an action taken back or done again
std::span<const Message> warningMessages();
std::span<const Message> entryListMessages();
std::span<const Message> standingMessages();
std::span<const Message> qualityMessages();
std::span<const Message> dueMessages();
std::span<const Message> inputMessages();
std::span<const Message> wordMessages(); // names of values: states, endings, results of leavers

} // namespace schreiber::desk
