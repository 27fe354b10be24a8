#include "base/question_words.h"

#include "base/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <game/refusal_code.h>
#include <string_view>

namespace schreiber::desktop {
namespace {

struct QuestionWords {
    Q_DECLARE_TR_FUNCTIONS(QuestionWords)
};

struct Heading {
    std::string_view code; // or how a family of codes begins; the first that fits counts
    const char* title;
    const char* yes;
};

constexpr Heading kHeadings[] = {
    {"correction_", QT_TRANSLATE_NOOP("QuestionWords", "Ergebnis berichtigen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Berichtigen")},
    {"list_rewrites_game", QT_TRANSLATE_NOOP("QuestionWords", "Ergebnis überschreiben"),
     QT_TRANSLATE_NOOP("QuestionWords", "Überschreiben")},
    {"sheet_under_appeal", QT_TRANSLATE_NOOP("QuestionWords", "Zettel bestätigen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem bestätigen")},
    {"round_not_complete", QT_TRANSLATE_NOOP("QuestionWords", "Nächste Runde losen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem losen")},
    {"round_disputed", QT_TRANSLATE_NOOP("QuestionWords", "Nächste Runde losen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem losen")},
    {"rounds_done", QT_TRANSLATE_NOOP("QuestionWords", "Nächste Runde losen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem losen")},
    {"rematch_asks", QT_TRANSLATE_NOOP("QuestionWords", "Zum zweiten Mal gegeneinander"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem so")},
    {"sits_out_again", QT_TRANSLATE_NOOP("QuestionWords", "Zum zweiten Mal spielfrei"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem so")},
    {"groups_unmet", QT_TRANSLATE_NOOP("QuestionWords", "K.-o. beginnen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem losen")},
    {"series_over", QT_TRANSLATE_NOOP("QuestionWords", "Zweite Serie beginnen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Zweite Serie losen")},
    {"redraw_drops_results", QT_TRANSLATE_NOOP("QuestionWords", "Runde neu losen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Neu losen")},
    {"decider_", QT_TRANSLATE_NOOP("QuestionWords", "Entscheidungsspiel eintragen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem eintragen")},
    {"ruling_", QT_TRANSLATE_NOOP("QuestionWords", "Entscheid eintragen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem eintragen")},
    {"leaver_void_changes", QT_TRANSLATE_NOOP("QuestionWords", "Aus dem Turnier nehmen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Nichts davon zählen")},
    {"return_changes", QT_TRANSLATE_NOOP("QuestionWords", "Zurück ins Turnier"),
     QT_TRANSLATE_NOOP("QuestionWords", "Wieder zählen")},
    {"own_rules_dropped", QT_TRANSLATE_NOOP("QuestionWords", "Regeln wechseln"),
     QT_TRANSLATE_NOOP("QuestionWords", "Wechseln")},
    {"ranking_would_change", QT_TRANSLATE_NOOP("QuestionWords", "Einstellungen ändern"),
     QT_TRANSLATE_NOOP("QuestionWords", "Anders werten")},
    {"scores_would_change", QT_TRANSLATE_NOOP("QuestionWords", "Einstellungen ändern"),
     QT_TRANSLATE_NOOP("QuestionWords", "Neu zählen")},
    {"tournament_unfinished", QT_TRANSLATE_NOOP("QuestionWords", "Abend im Verein merken"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem merken")},
    {"close_", QT_TRANSLATE_NOOP("QuestionWords", "Turnier abschließen"),
     QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem abschließen")},
    {"", QT_TRANSLATE_NOOP("QuestionWords", "Rückfrage"), QT_TRANSLATE_NOOP("QuestionWords", "Trotzdem")},
};

// No heading waits for a refusal that does not exist.
static_assert(std::ranges::all_of(kHeadings, [](const Heading& heading) {
    return std::ranges::any_of(game::RefusalCodes::kNames,
                               [&](std::string_view code) { return code.starts_with(heading.code); });
}));

} // namespace

YesOrNo questionFor(const desk::Failure& failure, words::Language language) {
    const auto* refusal = std::get_if<tournament::Refusal>(&failure);
    const std::string_view code = refusal == nullptr ? std::string_view() : refusal->code;
    for (const Heading& heading : kHeadings)
        if (code.starts_with(heading.code))
            return {QuestionWords::tr(heading.title), text(desk::inWords(failure, language)),
                    QuestionWords::tr(heading.yes)};
    return {};
}

} // namespace schreiber::desktop
