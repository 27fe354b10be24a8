#pragma once

#include <QString>

#include <papers/games/perlaggen/ruling_paper.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/replay.h>
#include <vector>
#include <words/language.h>

// Rulings as a page to read: what was wrong, which rule in which source, what follows, and what it comes to.
namespace schreiber::desktop {

struct RulingPage {
    QString html;
    int illegal = 0;
};

// `here`: the line one stands on, set off. `other`: the same record under other rules; verdicts that it has
// not are marked, `otherName` says whose. With something left out nothing says that all is in order. `whole`:
// the deal where the record ends at the line one stands on; of what comes later in it only the heads are
// told.
RulingPage rulingPage(const perlaggen::ruling::Replay& replay, words::Language language, int here,
                      const perlaggen::ruling::Replay* other = nullptr, const QString& otherName = {},
                      const papers::LeftOut& leftOut = {}, const perlaggen::ruling::Replay* whole = nullptr);
// What of the text did not come into the rulings.
QString leftOutPage(const papers::LeftOut& leftOut);

// "Zeile 12, Spalte 4: „Q7“ – erwartet: CARD"
QString inWords(const base::InputError& error, words::Language language);
// The words a record is written in.
perlaggen::record::Keywords keywordsOf(words::Language language);

} // namespace schreiber::desktop
