#include "pages/leaving_prompt.h"

#include "base/brief.h"
#include "base/numbers.h"
#include "base/session.h"
#include "base/text.h"
#include "pages/substitute_prompt.h"
#include "widgets/prompt_bar.h"

#include <desk/entries.h>
#include <desk/leaving.h>
#include <desk/receipt.h>

#include <QCoreApplication>

#include <array>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::LeaverResults;

struct LeavingWords {
    Q_DECLARE_TR_FUNCTIONS(LeavingPrompt)
};

constexpr std::size_t kMostTold = 3; // rounds that were played

QString contestantsCalled(const tournament::Tournament& tournament, const std::vector<int>& contestants,
                          int round) {
    QStringList names;
    for (const int one : contestants)
        names << brief(text(tournament::nameOf(tournament, one, round)), kInQuestion);
    if (names.size() < 2) return names.join(QString());
    const QString last = names.takeLast();
    return LeavingWords::tr("%1 und %2").arg(names.join(QStringLiteral(", ")), last);
}

QString scoreSaid(const std::vector<int>& score) {
    QStringList numbers;
    for (const int one : score) numbers << number(one);
    return numbers.join(QStringLiteral(" : "));
}

// "6 : 4", "Runde 1: 15 : 9 gewonnen."
QString whatRuns(const Session& session, const desk::Leaving& leaving) {
    const tournament::Tournament& tournament = session.tournament();
    const tournament::Round& round = *tournament::findRound(tournament, leaving.round);
    const tournament::Table& table = *tournament::findTable(round, leaving.table);
    QStringList sides;
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        QStringList names;
        for (const std::string& name : tournament::namesOfSide(tournament, leaving.round, table, side))
            names << brief(text(name), kInQuestion);
        sides << names.join(QStringLiteral(" / "));
    }
    const QString meets = sides.size() == 2 ? LeavingWords::tr("%1 gegen %2").arg(sides[0], sides[1])
                                            : sides.join(QStringLiteral(", "));
    QStringList told{leaving.score.empty()
                         ? LeavingWords::tr("%1, noch nichts geschrieben.").arg(meets)
                         : LeavingWords::tr("%1, Stand %2.").arg(meets, scoreSaid(leaving.score))};
    const std::size_t from = leaving.played.size() > kMostTold ? leaving.played.size() - kMostTold : 0;
    for (std::size_t i = from; i < leaving.played.size(); ++i) {
        const desk::PlayedMatch& match = leaving.played[i];
        const QString score = scoreSaid(match.score);
        told << (match.outcome > 0   ? LeavingWords::tr("Runde %1: %2 gewonnen.").arg(match.round).arg(score)
                 : match.outcome < 0 ? LeavingWords::tr("Runde %1: %2 verloren.").arg(match.round).arg(score)
                                     : LeavingWords::tr("Runde %1: %2.").arg(match.round).arg(score));
    }
    return told.join(QLatin1Char(' '));
}

Offer bySubstitute(const Session& session, const desk::Leaving& leaving, int number) {
    const QString waits = whoWaits(session, number);
    const QString goesOn = LeavingWords::tr("An Tisch %1 läuft der Zettel weiter.").arg(text(leaving.called));
    const QString words = waits.isEmpty()
                              ? LeavingWords::tr("Niemand wartet. %1 Wer kommt, wird eingetippt.").arg(goesOn)
                              : LeavingWords::tr("%1. %2 Jemand anders: tippen.").arg(waits, goesOn);
    return {LeavingWords::tr("Ersatz kommt"), {words}};
}

Offer asLost(const Session& session, const desk::Leaving& leaving) {
    const tournament::Tournament& tournament = session.tournament();
    const QString table = text(leaving.called);
    if (tournament.settings.zeroSum) // nobody loses by going where everybody plays for himself
        return {
            LeavingWords::tr("Der Stand zählt"),
            {LeavingWords::tr("Tisch %1 zählt, wie er jetzt steht; der Zettel wird erwartet.").arg(table)}};
    const QString others = contestantsCalled(tournament, leaving.others, leaving.round);
    QStringList words;
    if (!leaving.forfeit.empty())
        words << LeavingWords::tr("Tisch %1 wird %2.").arg(table, scoreSaid(leaving.forfeit));
    if (!leaving.partners.empty())
        words << LeavingWords::tr("Auch %1 verliert.")
                     .arg(contestantsCalled(tournament, leaving.partners, leaving.round));
    const bool goesOn = leaving.forfeit.empty() && leaving.others.size() > 1 && leaving.partners.empty();
    words << (goesOn ? LeavingWords::tr("%1 spielen an Tisch %2 weiter.").arg(others, table)
                     : LeavingWords::tr("Für %1 ist die Partie gewonnen.").arg(others));
    return {LeavingWords::tr("Partie verloren"), {words.join(QLatin1Char(' '))}};
}

Offer asDropped(const Session& session, const desk::Leaving& leaving) {
    const tournament::Tournament& tournament = session.tournament();
    std::vector<int> rest = leaving.partners;
    rest.insert(rest.end(), leaving.others.begin(), leaving.others.end());
    const QString words = tournament::hasBracket(tournament.settings)
                              ? LeavingWords::tr("Die Partie wird nicht gespielt: %1 geht ohne sie weiter.")
                                    .arg(contestantsCalled(tournament, leaving.others, leaving.round))
                              : LeavingWords::tr("Runde %1 spielfrei: %2.")
                                    .arg(leaving.round)
                                    .arg(contestantsCalled(tournament, rest, leaving.round));
    const QString before =
        leaving.played.empty() ? QString() : QLatin1Char(' ') + LeavingWords::tr("Was gespielt ist, bleibt.");
    return {LeavingWords::tr("Tisch %1 entfällt").arg(text(leaving.called)), {words + before}};
}

Offer asNothing(const Session& session, const desk::Leaving& leaving, const QString& name) {
    const tournament::Tournament& tournament = session.tournament();
    const QString deed = LeavingWords::tr("Nichts davon zählt");
    if (leaving.played.empty())
        return {deed,
                {LeavingWords::tr("Tisch %1 entfällt, und %2 steht in keiner Rangliste.")
                     .arg(text(leaving.called), name)}};
    if (leaving.played.size() > 1) {
        QStringList rounds;
        for (const desk::PlayedMatch& match : leaving.played) rounds << QString::number(match.round);
        return {deed,
                {LeavingWords::tr("Auch die Runden %1 fallen weg: Wer dort mit am Tisch saß, hat sie "
                                  "spielfrei.")
                     .arg(rounds.join(QStringLiteral(", ")))}};
    }
    const desk::PlayedMatch& match = leaving.played.front();
    std::vector<int> rest = match.partners;
    rest.insert(rest.end(), match.others.begin(), match.others.end());
    return {deed,
            {LeavingWords::tr("Auch Runde %1 fällt weg: Tisch %2 wird für %3 zur spielfreien Runde.")
                 .arg(match.round)
                 .arg(text(match.table), contestantsCalled(tournament, rest, match.round))}};
}

QString ranksTag(const desk::LeavingWay& way) {
    const auto ranks = static_cast<int>(way.ranks.size());
    return ranks == 0   ? QString()
           : ranks == 1 ? LeavingWords::tr("ändert 1 Rang")
                        : LeavingWords::tr("ändert %1 Ränge").arg(ranks);
}

QString staysInWords(const tournament::Entry& entry) {
    const auto sex = entry.persons.size() == 1 ? entry.persons.front().sex : tournament::Sex::Unstated;
    return sex == tournament::Sex::Male     ? LeavingWords::tr("Er bleibt")
           : sex == tournament::Sex::Female ? LeavingWords::tr("Sie bleibt")
                                            : LeavingWords::tr("Bleibt");
}

bool leaveWith(Session& session, int number, LeaverResults results) {
    return session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        desk::Confirmation told = confirmation; // what it changes stood there before it was chosen
        told.yes = true;
        return desk::leave(evening, number, results, told);
    });
}

} // namespace

void askLeaving(Session& session, PromptBar& prompt, int number,
                const std::function<void(int number)>& afterwards) {
    const tournament::Entry* entry = tournament::findEntry(session.tournament(), number);
    if (entry == nullptr) return;
    const desk::Leaving leaving = desk::leavingOf(session.tournament(), number);
    if (leaving.table == 0) {
        leaveWith(session, number, LeaverResults::Unplayed);
        return afterwards(number);
    }
    const QString name = brief(text(tournament::nameOf(*entry)), kInQuestion);
    const std::array offers{bySubstitute(session, leaving, number), asLost(session, leaving),
                            asDropped(session, leaving), asNothing(session, leaving, name)};
    Prompt question{LeavingWords::tr("%1 (%2) geht. Tisch %3 läuft noch.")
                        .arg(name)
                        .arg(number)
                        .arg(text(leaving.called)),
                    false,
                    {}};
    question.told = whatRuns(session, leaving);
    question.cancelLabel = staysInWords(*entry);
    question.inShort = LeavingWords::tr("%1: 1 bis 4 wählt.").arg(name);
    for (std::size_t i = 0; i < offers.size(); ++i) {
        question.ways << offers[i].deed;
        question.consequences.push_back(offers[i].consequence);
        if (i > 0) question.consequences.back().tag = ranksTag(leaving.ways[i - 1]);
    }
    question.letters = [&session, &prompt, number, afterwards](const QString& letter) {
        askSubstitute(session, prompt, number, afterwards, letter);
    };
    prompt.ask(question, [&session, &prompt, number, afterwards](int way, const QString&) {
        if (way == 0) return takeWhoWaits(session, prompt, number, afterwards);
        constexpr std::array kWays{LeaverResults::Forfeit, LeaverResults::Unplayed, LeaverResults::Void};
        leaveWith(session, number, kWays[static_cast<std::size_t>(way) - 1]);
        afterwards(number);
    });
}

} // namespace schreiber::desktop
