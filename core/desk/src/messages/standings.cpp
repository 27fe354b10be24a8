#include "messages/tables.h"

namespace schreiber::desk {

namespace {

// Why a row stands before the next one.
constexpr Message kMessages[] = {
    {"lot", "{name} und {next} sind in allem gleich; die Reihenfolge ist das Los.",
     "{name} e {next} sono pari in tutto; l'ordine è deciso dalla sorte.",
     "{name} and {next} are level in everything; the lot gives the order."},
};

} // namespace

std::span<const Message> standingMessages() {
    return kMessages;
}

} // namespace schreiber::desk
