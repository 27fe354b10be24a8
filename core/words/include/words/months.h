#pragma once

#include <array>
#include <words/language.h>

namespace schreiber::words {

// From January on, as they stand in a date.
inline constexpr std::array<Text, 12> kMonths{Text{"Jänner", "gennaio", "January"},
                                              {"Februar", "febbraio", "February"},
                                              {"März", "marzo", "March"},
                                              {"April", "aprile", "April"},
                                              {"Mai", "maggio", "May"},
                                              {"Juni", "giugno", "June"},
                                              {"Juli", "luglio", "July"},
                                              {"August", "agosto", "August"},
                                              {"September", "settembre", "September"},
                                              {"Oktober", "ottobre", "October"},
                                              {"November", "novembre", "November"},
                                              {"Dezember", "dicembre", "December"}};

} // namespace schreiber::words
