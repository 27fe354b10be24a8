#include "reference_pages.h"

#include "../kinds/evening.h"
#include "pdf_tools.h"

#include <kinds/ruling_sheet.h>

#include <koenigrufen/record/reader.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/replay.h>
#include <koenigrufen/ruling/result.h>
#include <papers/games/perlaggen/ruling_paper.h>
#include <papers/suits.h>
#include <papers/view.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/replay.h>

namespace schreiber::test {

namespace {

using kinds::Kind;
using kinds::View;
using pdf::PageSize;

class Collection {
  public:
    void add(Kind kind, const View& view, const kinds::Options& options, const std::string& what = {},
             std::size_t page = 0) {
        View drawn = view;
        if (drawn.suits.empty()) drawn.suits = papers::germanSuits();
        drawn.leaves = papers::germanSuits();
        const pdf::Document document = kinds::makeReport(kind, drawn, options).value();
        const std::string more = what.empty() ? what : "-" + what;
        keep(std::string(nameOf(kind)) + more + "-" + std::string(codeOf(view.language)) + "-" +
                 std::string(pdf::nameOf(options.page)),
             document.pages.at(page));
    }
    void keep(const std::string& name, const pdf::Page& page) { m_pages.push_back({name, page}); }
    std::vector<NamedPage> pages() { return std::move(m_pages); }

  private:
    std::vector<NamedPage> m_pages;
};

View in(words::Language language, View view) {
    view.language = language;
    return view;
}

kinds::Dispute dispute(int number) {
    kinds::Dispute made;
    made.number = number;
    made.round = 1;
    made.table = 2;
    made.at = "21.11. 20:15";
    made.where = "Tisch 2";
    made.dispute = "Darf er bieten, obwohl seine Partei schon gestrichen ist?";
    made.rules = "Gestrichene bieten nicht";
    made.state = "entschieden";
    made.decisions = {"Das Gebot gilt nicht, es wird weitergespielt."};
    made.ruleSet = "Imst und Umgebung";
    made.parties = "Hofer – Höß";
    made.sections = {
        {"Protokoll", {}, {}, {{"1", "A gibt"}, {"2", "B: Trumpf Laub"}, {"3", "A: bietet gleich"}}},
        {"Zeile 3 · regelwidrig", {"Gestrichen darf nicht bieten. [imst-2015 § 21]"}, {}, {}}};
    made.signers = {"Hofer", "Höß"};
    return made;
}

// Lines with figures, a strike, a fine and the stroke of a side that is gestrichen.
View written() {
    View view = evening();
    tournament::Table& table = view.tournament.rounds[1].tables[0];
    table.games[0] = {};
    tournament::Sheet& sheet = table.games[0];
    sheet.state = tournament::SheetState::Entered;
    const auto line = [&](std::vector<int> points) -> tournament::Line& {
        sheet.lines.push_back({static_cast<int>(sheet.lines.size()) + 1, std::move(points), {}, {}, "", {}});
        return sheet.lines.back();
    };
    line({9, 2});
    line({3, 4}).figures = {{"gleich", 0, 2, "held"}, {"hanger", 1, 4, "conceded"}};
    line({5, 0});
    line({0, 7}).struck = "verschrieben";
    line({}).penalty = {0, 2};
    line({1, 0});
    sheet.score = {18, 4};
    return view;
}

View fortyLines() {
    View view = evening();
    tournament::Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet = {};
    sheet.state = tournament::SheetState::Open;
    for (int number = 1; number <= 40; ++number)
        sheet.lines.push_back(
            {number, {number % 2, 1 - number % 2}, {}, {}, number % 9 == 0 ? "nachgetragen" : "", {}});
    sheet.score = {20, 20};
    return view;
}

void addKinds(Collection& all) {
    View view = evening();
    view.disputes = {dispute(1), dispute(2)};
    view.prizes = {{"1. Platz", "Anna Höß", "KC Sterzing"}, {"beste Frau", "Žofia Žižek", ""}};
    const View tree = knockout({22, 2, 0, false});
    for (const Kind kind : kinds::kKinds)
        if (kind != Kind::All) all.add(kind, kind == Kind::Bracket ? tree : view, options());
    all.add(Kind::Rulings, view, options(), "sheet", 1);
}

void addSheets(Collection& all) {
    const View view = evening();
    all.add(Kind::BlankSheets, view, options(PageSize::A4, 4), "4up");
    all.add(Kind::Scoresheets, in(words::Language::Italian, view), options(PageSize::A4, 2), "2up");
    all.add(Kind::BlankSheets, in(words::Language::English, view), options(PageSize::A6));
    all.add(Kind::Scoresheets, evening({30, 2, 0, true}), options(), "three-down-from-9");
    all.add(Kind::BlankSheets, evening({30, 2, 0, true}), options(PageSize::A4, 4), "three-4up");
    all.add(Kind::FilledSheets, written(), options(PageSize::A5), "stroke-strike-fine");
    all.add(Kind::FilledSheets, fortyLines(), options(), "40-lines");
}

void addOthers(Collection& all) {
    const View italian = in(words::Language::Italian, evening());
    const View english = in(words::Language::English, evening());
    all.add(Kind::Seating, italian, options(PageSize::A5));
    all.add(Kind::Results, italian, options());
    all.add(Kind::Emergency, italian, options(PageSize::A5));
    all.add(Kind::Standings, english, options(PageSize::Letter));
    View told = evening({30, 6});
    told.standings = tournament::standingsOf(told.tournament).value();
    told.history = tournament::rankHistoryOf(told.tournament);
    told.why.clear();
    all.add(Kind::Standings, told, options(), "course", 1);
    all.add(Kind::Standings, told, options(PageSize::A6), "moves");
    all.add(Kind::Standings, told, options(PageSize::A6), "course", 2);
    all.add(Kind::Bracket, knockout({8, 99, 0, false}), options(PageSize::A6), "pocket");
    all.add(Kind::RouteCards, english, options(PageSize::Letter));
    all.add(Kind::Crosstable, english, options(PageSize::A5));
    all.add(Kind::Entries, evening({128, 2}), options(), "128", 1);
    all.add(Kind::Tables, evening({9, 2, 300}), options(PageSize::A5), "endless-names");
    all.add(Kind::Bracket, in(words::Language::Italian, knockout({8, 99, 0, true})), options(PageSize::A5),
            "played");
}

// The first example of Pagat, with hands, exchange, bets and show; and all the cards of three, one hand
// unknown.
constexpr const char* kDeal =
    "rules: suedtirol\nplayers: A=Hofer B=\"O'Brien\" C=Tschenett D=Höß\nscore: 13 9\ndealer: D\n"
    "hand A: L10 HK S7 E9 H8\nhand B: LA H9 ? ? ?\nhand C: LU LO S8 S9 E10\n\n"
    "D: turn L8\nA: bet gleich\nB: hold gleich\nA: play L10\nB: play LA\nC: play LU=LA\nD: play S6=LA\n"
    "D: play H7\nA: play H8\nB: play H9\nC: play S8\nC: bet gleich\n";
constexpr const char* kThree =
    "rules: innsbruck\nseats: 3\nhand-size: 11\nplayers: A=\"Maximilian-Alexander von Schwarzenberg\" "
    "B=Žižek C=Anna\ntrump: L\nhand A: LA LK LO LU L10 L9 L8 L7 HA HK HO\n"
    "hand B: HU H10 H9 H8 H7 SA SK SO SU S10 S9\nhand C: ? ? ? ? ? ? ? ? ? ? ?\n\n"
    "A: play LA\nB: play HU\nC: play EA\nA: play LK\nB: play H10\nC: play E10\n";

void addDrawn(Collection& all) {
    const auto add = [&](const char* record, words::Language language, PageSize paper,
                         const std::string& name) {
        const auto records = perlaggen::record::read(record).value();
        const kinds::RulingSheet sheet =
            papers::rulingPaper(perlaggen::ruling::replay(records.front()), "tisch-3.perlagg", language,
                                {2026, 11, 22, std::nullopt});
        all.keep("ruling-" + name, kinds::rulingSheet(sheet, fonts(), paper).pages.at(0));
    };
    add(kDeal, words::Language::German, PageSize::A4, "drawn-de-a4");
    add(kDeal, words::Language::Italian, PageSize::A6, "drawn-it-a6");
    add(kThree, words::Language::English, PageSize::A5, "three-en-a5");
}

// A game of Königrufen that was broken off in its third trick.
constexpr const char* kRevoke =
    "rules: ruediger\nplayers: A=\"Anna Höß\" B=\"Bartl Thöni\" C=\"Cilli Unterkircher\" D=\"Dietmar "
    "Žagar\"\n"
    "dealer: D\nhand A: XVII XV IX VIII V KK K4 HB PK PD P9 T7\nhand B: S XXI XVIII XIV II I KD KB KA K2 TB "
    "T10\n"
    "hand C: XIII XI VII IV III HA H3 PC TK TD TC T8\nhand D: XIX XVI XII X VI K3 HK HC H2 H4 P7 T9\n"
    "talon 1: P8 PB P10\ntalon 2: XX HD KC\n\n"
    "A: mine\nB: bid dreier\nC: pass\nD: pass\nA: pass\nB: take 2\nB: lay KD KC HD\nB: lie\n"
    "B: announce pagat\nC: good\nD: good\nA: good\nA: play XVII\nB: play XVIII\nC: play III\nD: play XIX\n"
    "D: play XVI\nA: play V\nB: play XX\nC: play IV\nB: play S\nC: play T8\nD: play XII\nA: play XV\n";

// The first round's first table in lines, the others in totals; a ruling at that table.
tournament::Tournament tarockEvening() {
    tournament::Tournament tournament = evening({16, 3}).tournament;
    tournament::Settings& settings = tournament.settings;
    settings.rules = "ruediger";
    settings.format = tournament::Format::Solo;
    settings.zeroSum = settings.fives = true;
    settings.players = 4;
    settings.games = settings.deals = 16;
    settings.scoring = "1*points";
    settings.ladder = "score,best-rounds,lot";
    settings.target = settings.start = 0;
    settings.stake = 10;
    tournament.rounds.resize(3);
    const std::vector<std::pair<const char*, std::vector<int>>> lines{
        {"A r C + t+", {2, -2, 2, -2}},     {"B pi + kD", {-2, 8, -2, -4}},
        {"C ar A + u!+", {5, -5, 5, -5}},   {"tr 26/2 18/1 25 0j", {-1, -1, -1, 3}},
        {"A sr D - k", {-8, 8, 8, -8}},     {"D d + p!+", {-10, -10, -10, 30}},
        {"B r A -", {-2, -2, 2, 2}},        {"C be - kA", {10, 5, -20, 5}},
        {"A r B + mf=B:C", {1, 2, -2, -1}}, {"C f + 4k+", {-8, -8, 24, -8}},
        {"B ar C + p!+", {-3, 3, 3, -3}},   {"B pi - kD, D pi + kC", {0, -10, -2, 12}},
        {"A 6d -", {-18, 6, 6, 6}},         {"D r B + ku+", {-2, 2, -2, 2}},
        {"C sr D + t!+", {-6, -6, 6, 6}},   {"A ar C - k ka!k-", {-14, 14, -14, 14}}};
    for (tournament::Round& round : tournament.rounds) {
        round.number = static_cast<int>(&round - tournament.rounds.data()) + 1;
        round.state = tournament::RoundState::Published;
        round.sittingOut.clear();
        round.tables.clear();
        for (int at = 0; at < 4; ++at) {
            tournament::Table table;
            table.number = at + 1;
            for (int seat = 0; seat < 4; ++seat)
                table.sides.push_back({1 + (at + seat * round.number) % 4 + 4 * seat});
            table.firstDealer = 3;
            tournament::Sheet sheet;
            sheet.state = tournament::SheetState::Confirmed;
            sheet.finalOnly = at > 0 || round.number > 1;
            const int win = 17 * at - 9 * round.number;
            sheet.score = {win, 5 * round.number - 3, 4 - 8 * at, 4 * round.number - 9 * at - 1};
            if (!sheet.finalOnly) {
                sheet.score = {-56, 4, 3, 49};
                for (const auto& [text, points] : lines) {
                    tournament::Line& line = sheet.lines.emplace_back();
                    line.n = static_cast<int>(sheet.lines.size());
                    line.points = points;
                    line.text = text;
                }
                tournament::Line& fine = sheet.lines.emplace_back();
                fine.n = static_cast<int>(sheet.lines.size());
                fine.penalty = {0, 5, 0, 0};
                fine.why = "zu spät gekommen";
            }
            table.games = {sheet};
            round.tables.push_back(table);
        }
    }
    tournament::Ruling ruling;
    ruling.number = 1;
    ruling.state = tournament::RulingState::Decided;
    ruling.round = ruling.table = 1;
    ruling.at = "2026-11-28T19:40:00Z";
    ruling.askedBy = "Dietmar Žagar";
    ruling.dispute = "Cilli gibt im dritten Stich Treff zu, obwohl sie noch Tarock hat.";
    ruling.record = kRevoke;
    const auto replay = koenigrufen::ruling::replay(koenigrufen::record::read(kRevoke).value().front());
    ruling.view = koenigrufen::ruling::resultJson(replay, words::Language::German);
    for (const auto& one : replay.rulings) {
        tournament::RuledPoint& point = ruling.found.emplace_back();
        point.line = replay.lineOf(one);
        point.verdict = koenigrufen::ruling::verdictName(one.verdict);
        point.rule = one.rule.text();
        point.german = koenigrufen::ruling::explain(replay, one, words::Language::German);
        point.italian = koenigrufen::ruling::explain(replay, one, words::Language::Italian);
        point.english = koenigrufen::ruling::explain(replay, one, words::Language::English);
    }
    tournament.rulings = {ruling};
    return tournament;
}

void addTarock(Collection& all) {
    const tournament::Tournament tournament = tarockEvening();
    const auto add = [&](Kind kind, const kinds::Options& options, const std::string& what = "tarock",
                         words::Language language = words::Language::German, std::size_t page = 0) {
        all.add(
            kind,
            papers::viewOf({tournament, {}}, kind, 0, language, {2026, 11, 28, pdf::Moment::Time{22, 5, 0}}),
            options, what, page);
    };
    kinds::Options first = options();
    first.round = first.table = 1;
    add(Kind::FilledSheets, first);
    first.page = PageSize::A6;
    add(Kind::FilledSheets, first, "tarock", words::Language::Italian);
    add(Kind::BlankSheets, options());
    add(Kind::BlankSheets, options(), "tarock-five", words::Language::German, 1);
    add(Kind::BlankSheets, options(PageSize::A4, 4), "tarock-4up", words::Language::English);
    add(Kind::Rules, options());
    add(Kind::Rules, options(PageSize::A3), "tarock", words::Language::Italian);
    add(Kind::Results, options());
    add(Kind::Standings, options());
    add(Kind::Cash, options());
    add(Kind::Rulings, options(), "tarock-sheet", words::Language::German, 1);
    add(Kind::Rulings, options(PageSize::A5), "tarock-sheet", words::Language::English, 1);
}

} // namespace

std::vector<NamedPage> referencePages() {
    Collection all;
    addKinds(all);
    addSheets(all);
    addOthers(all);
    addDrawn(all);
    addTarock(all);
    return all.pages();
}

} // namespace schreiber::test
