#include <lists/words.h>

namespace schreiber::lists {

namespace {

words::Text textOf(tournament::EntryState state) {
    switch (state) {
    case tournament::EntryState::Active:
        return {"gemeldet", "iscritto", "entered"};
    case tournament::EntryState::Late:
        return {"nachgemeldet", "iscritto in ritardo", "entered late"};
    case tournament::EntryState::Left:
        return {"abgemeldet", "ritirato", "left"};
    case tournament::EntryState::Substitute:
        return {"Ersatz", "sostituto", "substitute"};
    }
    return {};
}

words::Text textOf(tournament::SheetState state) {
    switch (state) {
    case tournament::SheetState::Missing:
        return {"fehlt", "manca", "missing"};
    case tournament::SheetState::Open:
        return {"läuft", "in corso", "under way"};
    case tournament::SheetState::Entered:
        return {"eingetragen", "inserito", "entered"};
    case tournament::SheetState::Confirmed:
        return {"bestätigt", "confermato", "confirmed"};
    case tournament::SheetState::Disputed:
        return {"strittig", "contestato", "disputed"};
    }
    return {};
}

} // namespace

Word wordOf(tournament::EntryState state) {
    return {nameOf(state), textOf(state)};
}

Word wordOf(tournament::SheetState state) {
    return {nameOf(state), textOf(state)};
}

Word letterOf(tournament::Sex sex) {
    if (sex == tournament::Sex::Female) return {nameOf(sex), {"w", "f", "f"}};
    if (sex == tournament::Sex::Male) return {nameOf(sex), {"m", "m", "m"}};
    return {nameOf(sex), {}};
}

} // namespace schreiber::lists
