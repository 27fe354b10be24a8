#pragma once

#include "dispute/deal_view.h"

#include <desk/language.h>

#include <QString>

#include <papers/ruling_paper.h>

// What of a record's text does not come into its rulings: on screen and on paper it is said, and drawn.
namespace schreiber::desktop {

// A hand that can be read and cannot be is said as what it is.
QString whatIsWrong(const LeftOutLines& deal, const base::InputError& error, desk::Language language);

papers::LeftOut leftOut(const LeftOutLines& deal, desk::Language language);

} // namespace schreiber::desktop
