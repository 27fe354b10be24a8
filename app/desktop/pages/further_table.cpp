#include "pages/further_table.h"

#include "base/brief.h"
#include "base/session.h"
#include "base/text.h"
#include "widgets/prompt_bar.h"

#include <desk/draws.h>
#include <desk/entries.h>
#include <desk/receipt.h>
#include <tournament/alphabet.h>

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

struct TableWords {
    Q_DECLARE_TR_FUNCTIONS(FurtherTable)
};

QString seatedCalled(const Session& session, int contestant) {
    return brief(text(tournament::nameOf(session.tournament(), contestant)), kInQuestion);
}

// So many sit at a table: persons, or pairs.
std::size_t seatsAtTable(const tournament::Settings& settings) {
    constexpr std::size_t kOfThree = 3;
    constexpr std::size_t kOfFour = 4;
    if (settings.zeroSum) return static_cast<std::size_t>(std::max(settings.players, 1));
    if (settings.format == tournament::Format::Solo) return kOfThree;
    return settings.format == tournament::Format::Drawn ? kOfFour : 2;
}

// "A / B gegen C / D", as far as it goes.
QString meetsInWords(const Session& session, const std::vector<int>& seated) {
    const bool four = session.tournament().settings.format == tournament::Format::Drawn;
    const bool races = !session.tournament().settings.zeroSum;
    QString words;
    for (std::size_t i = 0; i < seated.size(); ++i) {
        const bool partner = four && i % 2 == 1;
        if (i > 0)
            words += partner ? QStringLiteral(" / ")
                     : races ? QLatin1Char(' ') + TableWords::tr("gegen") + QLatin1Char(' ')
                             : QStringLiteral(", ");
        words += seatedCalled(session, seated[i]);
    }
    return words;
}

bool writeTable(Session& session, int round, const std::vector<int>& seated) {
    return session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::addTable(evening, round, seated,
                              utf8(TableWords::tr("Wer spielfrei war oder später kam, spielt mit")),
                              confirmation);
    });
}

// A late comer is entered on the spot; 0 where that was refused, which is said.
int enterComer(Session& session, const QString& typed) {
    tournament::Entry entry;
    entry.persons.push_back({utf8(typed.section(QLatin1Char(' '), 0, 0)),
                             utf8(typed.section(QLatin1Char(' '), 1)),
                             {},
                             tournament::Sex::Unstated});
    const auto added = session.addEntry(entry);
    if (added.ok()) return added->number;
    session.fail(added.error());
    return 0;
}

struct SeatChoice {
    std::vector<int> seated; // with him
    QString typed;           // somebody who is not entered yet
    Offer offer;
};

QString whyFree(const Session& session, int round, int contestant) {
    const tournament::Round* now = tournament::findRound(session.tournament(), round);
    const bool satOut = now != nullptr && std::find(now->sittingOut.begin(), now->sittingOut.end(),
                                                    contestant) != now->sittingOut.end();
    return satOut ? TableWords::tr("ist spielfrei") : TableWords::tr("ist eben gekommen");
}

std::vector<SeatChoice> seatChoices(const Session& session, int round, const std::vector<int>& seated,
                                    const QString& typed) {
    const std::size_t seats = seatsAtTable(session.tournament().settings);
    std::vector<int> free = furtherTable(session, round).free;
    std::erase_if(free,
                  [&](int one) { return std::find(seated.begin(), seated.end(), one) != seated.end(); });
    std::vector<SeatChoice> choices;
    if (typed.isEmpty() && free.size() + seated.size() == seats && free.size() > 1) {
        std::vector<int> all = seated;
        all.insert(all.end(), free.begin(), free.end());
        choices.push_back(
            {all, {}, {meetsInWords(session, all), {TableWords::tr("alle, in dieser Reihenfolge")}}});
    }
    const std::string sought = tournament::folded(utf8(typed));
    for (const int one : free) {
        const QString name = seatedCalled(session, one);
        const bool fits =
            typed.isEmpty() || QString::number(one).startsWith(typed) ||
            (!sought.empty() && tournament::folded(utf8(name)).find(sought) != std::string::npos);
        if (!fits) continue;
        std::vector<int> with = seated;
        with.push_back(one);
        choices.push_back(
            {with,
             {},
             {QStringLiteral("%1  %2").arg(one).arg(name),
              {whyFree(session, round, one) +
               (seated.empty() ? QString() : QStringLiteral(" · ") + meetsInWords(session, with))}}});
    }
    const bool singles = tournament::playedBySingles(session.tournament().settings);
    if (singles && typed.contains(QLatin1Char(' ')))
        choices.push_back({seated, typed, {typed, {TableWords::tr("wird gemeldet und sitzt hier")}}});
    return choices;
}

} // namespace

FurtherTable furtherTable(const Session& session, int round) {
    const tournament::Tournament& tournament = session.tournament();
    FurtherTable table;
    if (tournament.closing || round == 0 || round != tournament::currentRound(tournament)) return table;
    const tournament::Round& last = tournament.rounds.back();
    const bool decided = tournament.settings.format == tournament::Format::Groups ||
                         tournament::hasBracket(tournament.settings) ||
                         std::any_of(last.tables.begin(), last.tables.end(), [](const auto& one) {
                             return one.stage != tournament::Stage::Ordinary;
                         });
    if (decided) return table; // who plays there follows from results
    table.free = desk::whoCanSit(tournament);
    for (const tournament::Table& one : last.tables) table.number = std::max(table.number, one.number);
    ++table.number;
    return table;
}

void askFurtherTable(Session& session, PromptBar& prompt, int round, const std::function<void()>& afterwards,
                     const std::vector<int>& seated) {
    const std::size_t seats = seatsAtTable(session.tournament().settings);
    if (seated.size() >= seats) {
        writeTable(session, round, seated);
        return afterwards();
    }
    const FurtherTable table = furtherTable(session, round);
    Prompt question{TableWords::tr("Tisch %1: Wer sitzt hier? (%2 von %3)")
                        .arg(table.number)
                        .arg(seated.size() + 1)
                        .arg(seats),
                    false,
                    {}};
    question.told = meetsInWords(session, seated);
    question.hint = TableWords::tr("Name oder Startnummer");
    question.lack = TableWords::tr("Wer noch nicht gemeldet ist: Vor- und Nachname.");
    question.inShort = TableWords::tr("Tisch %1: ↑ ↓ und Enter, oder einen Namen tippen.").arg(table.number);
    question.offers = [&session, round, seated](const QString& typed) {
        std::vector<Offer> offers;
        if (!session.isOpen()) return offers;
        for (SeatChoice& choice : seatChoices(session, round, seated, typed))
            offers.push_back(std::move(choice.offer));
        return offers;
    };
    prompt.ask(question, [&session, &prompt, round, afterwards, seated](int way, const QString& typed) {
        const auto choices = seatChoices(session, round, seated, typed);
        if (static_cast<std::size_t>(way) >= choices.size()) return afterwards();
        std::vector<int> now = choices[static_cast<std::size_t>(way)].seated;
        if (const QString& name = choices[static_cast<std::size_t>(way)].typed; !name.isEmpty()) {
            const int comer = enterComer(session, name);
            if (comer == 0) return afterwards();
            now.push_back(comer);
        }
        askFurtherTable(session, prompt, round, afterwards, now);
    });
}

} // namespace schreiber::desktop
