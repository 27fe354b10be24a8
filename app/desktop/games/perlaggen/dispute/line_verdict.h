#pragma once

#include "games/perlaggen/dispute/deal_view.h"
#include "widgets/verdict_panel.h"

#include <papers/games/perlaggen/ruling_paper.h>
#include <words/language.h>

// What is ruled on the line one stands on, as a verdict to be read by four people.
namespace schreiber::desktop {

// `unread`: why that line cannot be read; empty where it can.
Verdict verdictOfLine(const DealView& deal, words::Language language, const papers::LeftOut& leftOut,
                      const QString& unread = {});

} // namespace schreiber::desktop
