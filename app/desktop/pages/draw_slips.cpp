#include "base/session.h"
#include "base/text.h"
#include "models/draw_model.h"
#include "pages/draw_page.h"
#include "widgets/prompt_bar.h"
#include "widgets/round_picker.h"
#include "widgets/slip_grid.h"

#include <desk/draws.h>
#include <desk/due.h>
#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <utility>
#include <vector>

// Draws that do not come by lot, or not by lot alone: slips and cut cards typed in, partners kept apart.
namespace schreiber::desktop {
namespace {

using tournament::Tournament;
using People = std::vector<std::pair<int, QString>>;

const auto kSlips = QStringLiteral("slips"); // among what is typed

// Those who came alone; whoever has a partner already gets one anew.
People singlesOf(const Tournament& tournament) {
    People people;
    for (const tournament::Entry& entry : tournament.entries)
        if (entry.persons.size() == 1 && tournament::isActive(entry, 1))
            people.emplace_back(entry.number, text(tournament::nameOf(entry)));
    return people;
}

SlipForm cutForm(const Tournament& tournament) {
    SlipForm form;
    form.title = DrawPage::tr("Wer welche Karte abgehoben hat: LA, H10, SU oder eine Zahl. Hoch spielt "
                              "mit hoch, nieder mit nieder.");
    form.rowTitle = DrawPage::tr("Person");
    form.columns = {DrawPage::tr("Karte")};
    form.ofCards = true;
    form.people = singlesOf(tournament);
    for (const auto& [number, name] : form.people)
        form.rows.push_back({QStringLiteral("%1  %2").arg(number).arg(name), std::to_string(number)});
    return form;
}

SlipForm coupleForm(const Tournament& tournament) {
    SlipForm form;
    form.title = DrawPage::tr("Wer mit wem spielt: Nummern oder ein paar Buchstaben des Namens.");
    form.rowTitle = DrawPage::tr("Paar");
    form.columns = {DrawPage::tr("Partner"), DrawPage::tr("und Partner")};
    form.people = singlesOf(tournament);
    for (std::size_t pair = 1; pair <= form.people.size() / 2; ++pair)
        form.rows.push_back({QString::number(pair), {}});
    return form;
}

SlipForm tableForm(const Tournament& tournament, int round) {
    SlipForm form;
    form.title =
        DrawPage::tr("Runde %1, wie die Zettel sie ergeben haben: an jedem Tisch die Nummern oder ein "
                     "paar Buchstaben der Namen. Wer auf keinem Zettel steht, ist spielfrei.")
            .arg(round);
    form.rowTitle = DrawPage::tr("Tisch");
    const auto format = tournament.settings.format;
    const QString sie = DrawPage::tr("SIE");
    const QString wir = DrawPage::tr("WIR");
    form.columns = QStringList{sie, wir};
    if (format == tournament::Format::Drawn) form.columns = {sie, sie, wir, wir};
    if (format == tournament::Format::Solo)
        form.columns = {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("3")};
    for (const int contestant : tournament::contestants(tournament))
        if (tournament::isActive(tournament, contestant, round))
            form.people.emplace_back(contestant, text(tournament::nameOf(tournament, contestant, round)));
    if (tournament.settings.zeroSum) {
        form.columns.clear();
        form.lastMayBeFree = tournament.settings.fives; // at the smaller tables
        const int seats = tournament.settings.players + (tournament.settings.fives ? 1 : 0);
        for (int seat = 0; seat < seats; ++seat) form.columns << sideName(seat, seats);
        const auto people = static_cast<int>(form.people.size());
        const auto tables = static_cast<int>(tournament::tableSizes(tournament.settings, people).size());
        for (int table = 1; table <= tables; ++table)
            form.rows.push_back(
                {text(tournament::tableCalled(tournament.settings, table, tables)), std::to_string(table)});
        return form;
    }
    const auto size = static_cast<std::size_t>(form.columns.size());
    // Those who play alone have a table or two of two where threes do not go; two who are left over, one.
    const bool rest =
        format == tournament::Format::Drawn && tournament.settings.rest == tournament::Rest::Pair;
    const std::size_t more = format == tournament::Format::Solo ? size - 1 : rest ? size - 2 : 0;
    const auto last = static_cast<int>((form.people.size() + more) / size);
    // More matches than tables: the second number is the heat.
    if (tournament.settings.tables > 0 && last > tournament.settings.tables) form.rowTitle = tableAndHeat();
    for (int table = 1; table <= last; ++table)
        form.rows.push_back(
            {text(tournament::tableCalled(tournament.settings, table, last)), std::to_string(table)});
    return form;
}

} // namespace

void DrawPage::drawOtherwise() {
    const desk::DueStep due = m_session.evening().due();
    if (due.step != desk::Step::Draw) return;
    if (due.round == 0) return askPartners({});
    typeSlips({TypedSlips::Of::Tables});
}

// With a reason where partners are drawn already; then also by lot alone, which else is F5.
void DrawPage::askPartners(const std::string& why) {
    struct Way {
        QString label;
        desk::PartnerDraw draw;
        std::optional<TypedSlips::Of> typed = {};
    };
    const Tournament& tournament = m_session.tournament();
    std::vector<Way> ways{{tr("Abheben"), {"high-low", {}, {}, {}}},
                          {tr("Karten eintippen"), {}, TypedSlips::Of::Cards},
                          {tr("Zettel eintippen"), {}, TypedSlips::Of::Couples},
                          {tr("Vereine getrennt"), {{}, "club", {}, {}}}};
    const bool camps = std::any_of(tournament.entries.begin(), tournament.entries.end(),
                                   [](const tournament::Entry& entry) { return !entry.camp.empty(); });
    if (camps) ways.push_back({tr("Lager getrennt"), {{}, "camp", {}, {}}});
    if (!why.empty()) ways.push_back({tr("nur gelost"), {}});
    Prompt prompt{
        tr("Wie kommen die Einzelnen zu Paaren? Abheben: hoch mit hoch, nieder mit nieder."), false, {}};
    for (const Way& way : ways) prompt.ways << way.label;
    m_prompt.ask(prompt, [this, why, ways](int chosen, const QString&) {
        const Way& way = ways[static_cast<std::size_t>(chosen)];
        if (way.typed)
            typeSlips({*way.typed, why});
        else
            drawPartners(way.draw, why);
    });
}

bool DrawPage::drawPartners(const desk::PartnerDraw& wanted, const std::string& why) {
    const bool drawn = m_session.act(
        [&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return noted(desk::drawPartners(evening, std::nullopt, confirmation, wanted));
        },
        why);
    if (drawn) arrive();
    return drawn;
}

void DrawPage::redrawPartners() {
    const Prompt prompt{tr("Die Partner neu zusammenstellen: warum?"), true, {tr("Weiter")}};
    m_prompt.ask(prompt, [this](int, const QString& why) { askPartners(utf8(why)); });
}

void DrawPage::typeSlips(const TypedSlips& slips) {
    m_typed = slips;
    m_drawn->hide();
    const Tournament& now = m_session.tournament();
    m_slips->open(slips.of == TypedSlips::Of::Tables  ? tableForm(now, m_session.evening().due().round)
                  : slips.of == TypedSlips::Of::Cards ? cutForm(now)
                                                      : coupleForm(now));
    const int round = m_session.evening().due().round;
    if (m_left && m_left->of == slips.of && m_left->round == round) m_slips->setTyped(m_left->rows);
    m_left.reset();
}

bool DrawPage::writeSlips(const std::string& csv) {
    if (m_typed->of == TypedSlips::Of::Tables)
        return m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return noted(desk::typeTables(evening, csv, {}, std::nullopt, confirmation));
        });
    desk::PartnerDraw typed;
    if (m_typed->of == TypedSlips::Of::Cards) typed = {"high-low", {}, {}, {}};
    typed.typed = csv;
    return drawPartners(typed, m_typed->why);
}

Fields DrawPage::typed() const {
    Fields fields;
    if (m_typed)
        fields << KeptField{
            kSlips, QVariantList{static_cast<int>(m_typed->of), text(m_typed->why), m_slips->typed()}};
    return fields + Page::typed();
}

void DrawPage::setTyped(const Fields& fields) {
    for (const KeptField& field : fields) {
        if (field.name != kSlips || !m_session.isOpen()) continue;
        const QVariantList slips = field.value.toList();
        refresh();
        typeSlips({static_cast<TypedSlips::Of>(slips[0].toInt()), utf8(slips[1].toString())});
        m_slips->setTyped(slips[2].toList());
    }
    Page::setTyped(fields);
}

void DrawPage::takeSlips(const std::string& csv) {
    m_refused.reset();
    if (m_typed && writeSlips(csv)) {
        hideSlips();
        m_round->pick(tournament::currentRound(m_session.tournament()));
        refresh();
    }
    arrive();
    if (m_typed && m_refused) m_slips->correct(*m_refused);
}

// Kept, so that the slip which it is about can be found.
desk::Outcome<desk::Receipt> DrawPage::noted(desk::Outcome<desk::Receipt> outcome) {
    if (!outcome.ok()) m_refused = outcome.error();
    return outcome;
}

void DrawPage::leaveSlips() {
    if (!m_typed) return;
    if (hasTypedSlips()) m_left = LeftSlips{m_typed->of, m_session.evening().due().round, m_slips->typed()};
    hideSlips();
    arrive();
}

void DrawPage::hideSlips() {
    m_typed.reset();
    m_slips->hide();
    m_drawn->show();
}

bool DrawPage::hasTypedSlips() const {
    return m_typed && !m_slips->isEmpty();
}

bool DrawPage::takeTypedSlips() {
    m_slips->take();
    return !m_typed;
}

UnsavedList DrawPage::unsaved(Before) {
    if (!hasTypedSlips()) return {};
    return {{tr("die getippten Zettel der Auslosung"), [this] { return takeTypedSlips(); }}};
}

QString DrawPage::untakenInWords() const {
    return hasTypedSlips() ? tr("Noch nicht übernommen: die getippten Zettel. Strg+2 führt zurück.")
                           : QString();
}

} // namespace schreiber::desktop
