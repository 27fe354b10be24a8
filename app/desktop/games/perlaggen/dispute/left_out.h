#pragma once

#include "games/perlaggen/dispute/deal_view.h"

#include <QString>

#include <papers/games/perlaggen/ruling_paper.h>
#include <words/language.h>

// What of a record's text does not come into its rulings: on screen and on paper it is said, and drawn.
namespace schreiber::desktop {

// A hand that can be read and cannot be is said as what it is.
QString whatIsWrong(const LeftOutLines& deal, const base::InputError& error, words::Language language);

// With why the line is not read behind which nothing is judged, where that is known better.
papers::LeftOut leftOut(const LeftOutLines& deal, words::Language language, const QString& whyUnread = {});

} // namespace schreiber::desktop
