#pragma once

#include <tournament/model.h>

#include <string>
#include <vector>

namespace schreiber::tournament {

// The pair that a person was drawn into; null where there is none.
const Partnership* partnershipOf(const Tournament& tournament, int person);
// The number under which a person plays as one of a pair: of the drawn pair, or the own where two were
// entered together. 0 where all play for themselves, and without a partner.
int pairOf(const Tournament& tournament, int person);

// Couples among those drawn that are not as they were to be: of one club or camp that was to be separated
// (`same_club`, `same_camp`), or of two camps where partners are of one (`other_camp`). `fewest` is with how
// many such couples the same people can be brought together at best.
struct PartnerFaults {
    std::string kind;
    std::vector<Partnership> couples; // at least one
    int fewest = 0;
};
std::vector<PartnerFaults> partnerFaults(const Tournament& tournament, const std::vector<Partnership>& drawn,
                                         const std::string& separate);

// Who is entered: persons where everyone plays alone, else pairs and those who have no partner yet. A pair
// has paid once both have.
struct EntryCount {
    int entered = 0;
    int paid = 0;
    int left = 0; // of a pair at least one
};
EntryCount countEntries(const Tournament& tournament);

} // namespace schreiber::tournament
