#pragma once

#include "steps/step.h"

#include <desk/entries.h>
#include <tournament/entry_list.h>

#include <vector>

// Who plays: entering, leaving, coming back, substitutes, who must not meet.
namespace schreiber::desk {

// On this machine.
int thisYear();
// The year in which it is played, or else this one: nobody who plays is born later.
int latestBirth(const Tournament& tournament);

// Gives each entry the next start number and the first round it can be drawn into. Refusals:
// `pair_in_singles`, `too_many_entries`, `bracket_started`.
Changed withEntries(const Tournament& tournament, const std::vector<tournament::Entry>& entries);

// A second person joins the single entry `number`, which becomes a pair. Refusals: `no_such_entry`,
// `not_for_singles`, `entry_is_pair`, `has_partner`.
Changed withPartner(const Tournament& tournament, int number, const tournament::Entry& partner);

// Names, club, camp and payment as corrected; number, rounds and substitutes stay. Refusals:
// `no_such_entry`, `persons_differ`.
Changed withCorrected(const Tournament& tournament, const tournament::Entry& entry);

// Whether a round or a pair needs the entry: it sits or sat at a table, in a draft too, was drawn into a
// pair, or has its place in a bracket, a group or a schedule of pairs. Who only sat out among singles has
// none.
bool isBound(const Tournament& tournament, int number);
// Only who is not bound. Refusals: `no_such_entry`, `draw_made`, `kept_apart`.
Changed withoutEntry(const Tournament& tournament, int number);
// The same with what kept the entry apart from others, which was checked to be free.
Tournament erased(const Tournament& tournament, int number);

// What is not said of `kept` is taken from `other`, which is no entry any more: both are single ones, or
// pairs of the same size. Refusals: those of `withoutEntry` and `withCorrected`, `same_entry`.
Changed withMerged(const Tournament& tournament, int kept, int other);

// Leaves: out of a match still being played, or else from the next round on that is not published. The open
// match is lost with LeaverResults::Forfeit; otherwise nobody waits for it. Refusals: `no_such_entry`,
// `entry_left`.
Changed withLeaver(const Tournament& tournament, int number, tournament::LeaverResults results);

// Comes back: into the match that was left while its round is still played, or else from the next round on
// that is not published; what fell away in a round that is over stays so. Refusals: `no_such_entry`,
// `entry_not_left`.
Changed withReturned(const Tournament& tournament, int number);

// Somebody new plays on. Refusals: `no_such_entry`, `which_of_pair`, `club_of_pair`, `substitute_round`.
Changed withSubstitute(const Tournament& tournament, int number, const Substitute& wanted);

// The first round that `number` has not played: the one at hand while its match is open, or else the next.
int firstOpenRound(const Tournament& tournament, int number);

// Refusals: `no_such_entry`, `same_entry`, `already_kept_apart`.
Changed withKeptApart(const Tournament& tournament, int a, int b);
// Refusals: `no_such_entry`, `not_kept_apart`.
Changed withLetMeet(const Tournament& tournament, int a, int b);

// A table of the published round at hand at which `number` sits and which is not finished; 0 where none.
int openTableOf(const Tournament& tournament, int number);

} // namespace schreiber::desk
