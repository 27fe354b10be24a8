#include "pages/substitute_prompt.h"

#include "base/brief.h"
#include "base/session.h"
#include "base/text.h"
#include "base/typed.h"
#include "widgets/prompt_bar.h"

#include <desk/entries.h>
#include <desk/receipt.h>
#include <tournament/alphabet.h>

#include <QCoreApplication>

#include <algorithm>
#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

using desk::Candidate;
using tournament::Entry;

struct SubstituteWords {
    Q_DECLARE_TR_FUNCTIONS(SubstitutePrompt)
};

using AfterComing = std::function<void(int)>;

QString entryCalled(const tournament::Tournament& tournament, int number) {
    const Entry* entry = tournament::findEntry(tournament, number);
    return entry == nullptr ? QString() : brief(text(tournament::nameOf(*entry)), kInQuestion);
}

QString waitsInWords(Candidate::Is is) {
    switch (is) {
    case Candidate::Is::Waiting:
        return SubstituteWords::tr("wartet");
    case Candidate::Is::SittingOut:
        return SubstituteWords::tr("ist spielfrei");
    case Candidate::Is::Away:
        break;
    }
    return SubstituteWords::tr("ist abgemeldet");
}

QString whatComesOf(const Candidate& candidate, int number) {
    const QString what =
        candidate.keepsNumber
            ? SubstituteWords::tr("spielt unter der eigenen Nummer an diesem Tisch weiter")
            : SubstituteWords::tr("rückt auf Nr. %1 nach, Nr. %2 fällt weg").arg(number).arg(candidate.entry);
    return waitsInWords(candidate.is) + QStringLiteral(" · ") + what;
}

bool isSoughtBy(const tournament::Tournament& tournament, int number, const QString& typed) {
    if (typed.isEmpty() || QString::number(number).startsWith(typed)) return true;
    const std::string sought = tournament::folded(utf8(typed));
    return !sought.empty() &&
           tournament::folded(utf8(entryCalled(tournament, number))).find(sought) != std::string::npos;
}

// First names stand first; "Maria von Sternbach" is Maria.
tournament::Person personTyped(const QString& typed) {
    tournament::Person person;
    person.first = utf8(typed.section(QLatin1Char(' '), 0, 0));
    person.last = utf8(typed.section(QLatin1Char(' '), 1));
    return person;
}

// What can be chosen for what is typed: those who are entered, and then whoever that name is.
struct ComerChoice {
    desk::Substitute who;
    QString name;
    QString consequence;
};
std::vector<ComerChoice> choicesFor(const Session& session, int number, int place, const QString& typed) {
    const tournament::Tournament& tournament = session.tournament();
    std::vector<ComerChoice> choices;
    bool isNamed = false;
    for (const Candidate& candidate : desk::substitutesFor(tournament, number)) {
        if (!isSoughtBy(tournament, candidate.entry, typed)) continue;
        desk::Substitute who;
        who.entered = candidate.entry;
        who.place = place;
        const QString name = entryCalled(tournament, candidate.entry);
        isNamed = isNamed || tournament::folded(utf8(name)) == tournament::folded(utf8(typed));
        choices.push_back(
            {who, QStringLiteral("%1  %2").arg(candidate.entry).arg(name), whatComesOf(candidate, number)});
    }
    if (!typed.contains(QLatin1Char(' '))) return choices;
    desk::Substitute who;
    who.person = personTyped(typed);
    who.place = place;
    who.another = isNamed;
    choices.push_back({who, typed,
                       isNamed
                           ? SubstituteWords::tr("jemand anders, der auch so heißt")
                           : SubstituteWords::tr("nicht gemeldet · spielt als Nr. %1 weiter").arg(number)});
    return choices;
}

void writeSubstitute(Session& session, int number, const desk::Substitute& who,
                     const AfterComing& afterwards) {
    bool keepsNumber = false;
    const bool done = session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        auto receipt = desk::substitute(evening, number, who, confirmation);
        keepsNumber = receipt.ok() && receipt->entry.what.code == "took_seat";
        return receipt;
    });
    afterwards(done && keepsNumber ? who.entered : number);
}

// Out of an open match it is this round; else the one that fits comes first, and sometimes a substitute is
// entered later than he came.
void askFirstRound(Session& session, PromptBar& prompt, int number, const desk::Substitute& who,
                   const QString& name, const AfterComing& afterwards) {
    const tournament::Tournament& tournament = session.tournament();
    const int usual = desk::substituteFrom(tournament, number);
    if (usual <= tournament::lastPublished(tournament) || tournament.rounds.empty())
        return writeSubstitute(session, number, who, afterwards);
    std::vector<int> rounds{usual};
    for (int earlier = usual - 1; earlier >= std::max(1, usual - 2); --earlier) rounds.push_back(earlier);
    Prompt question{SubstituteWords::tr("Ab welcher Runde spielt %1?").arg(name), false, {}};
    for (const int round : rounds) question.ways << SubstituteWords::tr("ab Runde %1").arg(round);
    prompt.ask(question, [&session, number, who, rounds, afterwards](int way, const QString&) {
        desk::Substitute from = who;
        from.from = rounds[static_cast<std::size_t>(way)];
        writeSubstitute(session, number, from, afterwards);
    });
}

void askComer(Session& session, PromptBar& prompt, int number, int place, const AfterComing& afterwards,
              const QString& typed) {
    const Entry& entry = *tournament::findEntry(session.tournament(), number);
    const QString before = place == 0
                               ? entryCalled(session.tournament(), number)
                               : text(tournament::nameOf(entry.persons[static_cast<std::size_t>(place) - 1]));
    Prompt question{
        SubstituteWords::tr("Wer spielt für %1 weiter?").arg(brief(before, kInQuestion)), false, {}};
    question.hint = SubstituteWords::tr("Name oder Startnummer");
    question.typed = typed;
    question.lack =
        SubstituteWords::tr("Für jemand Neuen: Vor- und Nachname, mit einem Leerzeichen dazwischen.");
    question.inShort = SubstituteWords::tr("Ersatz: ↑ ↓ und Enter, oder einen Namen tippen.");
    question.offers = [&session, number, place](const QString& now) {
        std::vector<Offer> offers;
        if (!session.isOpen()) return offers;
        for (const ComerChoice& choice : choicesFor(session, number, place, now))
            offers.push_back({choice.name, {choice.consequence}});
        return offers;
    };
    prompt.ask(question, [&session, &prompt, number, place, afterwards](int way, const QString& now) {
        const std::vector<ComerChoice> choices = choicesFor(session, number, place, now);
        if (static_cast<std::size_t>(way) >= choices.size()) return; // somebody else was quicker
        const ComerChoice& choice = choices[static_cast<std::size_t>(way)];
        const QString name =
            choice.who.entered != 0 ? entryCalled(session.tournament(), choice.who.entered) : choice.name;
        askFirstRound(session, prompt, number, choice.who, name, afterwards);
    });
}

} // namespace

void askSubstitute(Session& session, PromptBar& prompt, int number, const AfterComing& afterwards,
                   const QString& typed) {
    const Entry* entry = tournament::findEntry(session.tournament(), number);
    if (entry == nullptr) return;
    if (entry->persons.size() < 2) return askComer(session, prompt, number, 0, afterwards, typed);
    Prompt question{SubstituteWords::tr("Wer von beiden geht?"), false, {}};
    for (const tournament::Person& person : entry->persons)
        question.ways << brief(text(tournament::nameOf(person)), kInQuestion);
    prompt.ask(question, [&session, &prompt, number, afterwards, typed](int way, const QString&) {
        askComer(session, prompt, number, way + 1, afterwards, typed);
    });
}

QString whoWaits(const Session& session, int number) {
    const tournament::Tournament& tournament = session.tournament();
    std::vector<Candidate> here = desk::substitutesFor(tournament, number);
    std::erase_if(here, [](const Candidate& one) { return one.is == Candidate::Is::Away; });
    if (here.empty()) return {};
    if (here.size() == 1)
        return QStringLiteral("%1 (%2) %3")
            .arg(entryCalled(tournament, here.front().entry))
            .arg(here.front().entry)
            .arg(waitsInWords(here.front().is));
    QStringList names;
    for (const Candidate& one : here)
        names << QStringLiteral("%1 (%2)").arg(entryCalled(tournament, one.entry)).arg(one.entry);
    constexpr qsizetype kFew = 4;
    const QString more = names.size() > kFew ? QStringLiteral(", …") : QString();
    return names.mid(0, kFew).join(QStringLiteral(", ")) + more;
}

void takeWhoWaits(Session& session, PromptBar& prompt, int number, const AfterComing& afterwards) {
    const auto candidates = desk::substitutesFor(session.tournament(), number);
    const auto waits = std::count_if(candidates.begin(), candidates.end(),
                                     [](const Candidate& one) { return one.is != Candidate::Is::Away; });
    const Entry* entry = tournament::findEntry(session.tournament(), number);
    if (waits != 1 || entry == nullptr || entry->persons.size() != 1)
        return askSubstitute(session, prompt, number, afterwards);
    desk::Substitute who;
    who.entered = candidates.front().entry;
    writeSubstitute(session, number, who, afterwards);
}

} // namespace schreiber::desktop
