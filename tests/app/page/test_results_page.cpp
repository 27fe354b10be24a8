#include "browser.h"
#include "folder.h"

#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/results_page.h>
#include <desk/settings.h>
#include <desk/sheets.h>

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <set>

// The results page in a real browser: on a phone, by keyboard, read aloud, in the dark, printed, without
// scripts, and with names that would be more than names.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;
using schreiber::test::Browser;
using Json = Browser::Json;

namespace {

std::string listNamed(const std::string& name) {
    std::ifstream in(SCHREIBER_LISTS + name, std::ios::binary);
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

Evening entered(const Folder& folder, NewTournament made, const std::string& list) {
    made.date = "2026-11-21";
    made.place = "Gasthof Hirschen, Imst";
    auto evening = Evening::create(folder.file("abend.schreiber"), made);
    REQUIRE(evening);
    if (!list.empty()) REQUIRE(importEntries(*evening, list, "liste.csv", true));
    return std::move(*evening);
}

// Rounds as they come, until so many are played or no more follows; the winner changes from table to table.
void playRounds(Evening& evening, int rounds) {
    for (int number = 1; number <= rounds; ++number) {
        if (!drawTables(evening, static_cast<std::uint64_t>(number), yes())) return;
        REQUIRE(startRound(evening, yes()));
        const tournament::Round round = evening.tournament().rounds.back();
        const tournament::Settings& settings = evening.tournament().settings;
        std::string list;
        for (const tournament::Table& table : round.tables) {
            list += std::to_string(table.number);
            const int sides = static_cast<int>(table.sides.size());
            const int better = (table.number * 7 + number * 3) % sides;
            for (int side = 0; side < sides; ++side) {
                int points =
                    side == better ? settings.target : (table.number * 5 + number + side) % settings.target;
                list += ";" + std::to_string(points);
            }
            list += "\n";
        }
        REQUIRE(enterResults(evening, round.number, list, "r.csv", yes()));
    }
}

void playTarock(Evening& evening, int rounds) {
    for (int number = 1; number <= rounds; ++number) {
        start(evening, static_cast<std::uint64_t>(number));
        const tournament::Round round = evening.tournament().rounds.back();
        for (const tournament::Table& table : round.tables) {
            std::vector<int> points{table.number * 9, 4 - number, -table.number};
            points.resize(table.sides.size());
            for (int i = 0; i + 1 < static_cast<int>(points.size()); ++i)
                points.back() -= points[static_cast<std::size_t>(i)];
            REQUIRE(setResult(evening, {round.number, table.number, 0}, score(points), yes()));
        }
    }
}

NewTournament called(const std::string& name, const std::string& format) {
    NewTournament made = wanted(format);
    made.name = name;
    return made;
}

enum class Kind { Drawn, KnockOut, Tarock, Groups, ManyPairs };
constexpr std::pair<Kind, const char*> kKinds[] = {{Kind::Drawn, "drawn"},
                                                   {Kind::KnockOut, "knock-out"},
                                                   {Kind::Tarock, "tarock"},
                                                   {Kind::Groups, "groups"},
                                                   {Kind::ManyPairs, "pairs"}};

Evening evening(const Folder& folder, Kind kind) {
    NewTournament made = called("Herbstabend der Perlaggergilde", "drawn");
    switch (kind) {
    case Kind::Drawn: {
        made.rounds = 8;
        Evening one = entered(folder, made, listNamed("abend-30-einzeln.csv"));
        playRounds(one, 8);
        REQUIRE(closeTournament(one, yes()));
        return one;
    }
    case Kind::KnockOut: {
        made.format = "knockout";
        made.options = {{"repechage", "yes"}};
        std::string list = listNamed("meisterschaft-60-paare.csv");
        std::size_t end = 0;
        for (int line = 0; line <= 22; ++line) end = list.find('\n', end) + 1;
        Evening one = entered(folder, made, list.substr(0, end));
        playRounds(one, 12);
        REQUIRE(closeTournament(one, yes()));
        return one;
    }
    case Kind::Tarock: {
        made.format = "solo";
        made.rules = "ruediger";
        made.rounds = 3;
        Evening one = entered(folder, made, listNamed("abend-19-einzeln.csv"));
        playTarock(one, 3);
        return one;
    }
    case Kind::Groups: {
        made.format = "groups";
        Evening one = entered(folder, made, listNamed("meisterschaft-60-paare.csv"));
        playRounds(one, 2);
        return one;
    }
    case Kind::ManyPairs:
        break;
    }
    made.format = "pairs";
    made.pairing = "swiss";
    made.rounds = 8;
    made.options = {{"scoring", "100*win+1*points"}};
    Evening one = entered(folder, made, listNamed("meisterschaft-60-paare.csv"));
    playRounds(one, 8);
    return one;
}

// One browser for all of them: it takes a second to come.
Browser& browser() {
    static const auto one = std::make_unique<Browser>();
    return *one;
}

void show(const Folder& folder, const std::string& page) {
    const std::string file = folder.file("seite.html");
    std::ofstream(file, std::ios::binary) << page;
    browser().open(file);
}
void show(const Folder& folder, const Evening& evening, words::Language language = words::Language::German) {
    show(folder, resultsPage(evening, language, false));
}
// A whole evening takes a while to be played: once each.
void show(const Folder& folder, Kind kind) {
    static std::map<Kind, std::string> pages;
    if (!pages.contains(kind)) {
        const Folder played;
        pages[kind] = resultsPage(evening(played, kind), words::Language::German, false);
    }
    show(folder, pages[kind]);
}

const char* const kOpenAll = "document.querySelectorAll('details').forEach(function(d){d.open=true});"
                             "document.documentElement.scrollWidth";

void search(const std::string& name) {
    browser().value("(function(){var b=document.querySelector('.find');b.focus();b.select()})()");
    browser().type(name);
}

std::string roleOf(const Json& node) {
    return node.value("/role/value"_json_pointer, "");
}
std::string nameOf(const Json& node) {
    return node.value("/name/value"_json_pointer, "");
}

// Letters that are too faint on what lies behind them, by what stands there. Pictures are looked at.
const char* const kFaint = R"((function(){
function rgb(c){var m=c.match(/[\d.]+/g).map(Number);return m.length<4?[m[0],m[1],m[2],1]:m}
function light(c){var a=c.slice(0,3).map(function(v){v/=255;return v<=.03928?v/12.92:Math.pow((v+.055)/1.055,2.4)});
return .2126*a[0]+.7152*a[1]+.0722*a[2]}
var faint=[],walk=document.createTreeWalker(document.body,NodeFilter.SHOW_TEXT),seen=0;
while(walk.nextNode()){var n=walk.currentNode,e=n.parentElement;
if(!n.textContent.trim()||!e.getClientRects().length||e.closest('svg,script,style,.h'))continue;
var back=null,at=e;
while(at&&!back){var b=rgb(getComputedStyle(at).backgroundColor);if(b[3]===1)back=b;at=at.parentElement}
back=back||[255,255,255,1];
var x=light(rgb(getComputedStyle(e).color)),y=light(back),ratio=(Math.max(x,y)+.05)/(Math.min(x,y)+.05);
++seen;
if(ratio<4.5)faint.push(ratio.toFixed(2)+' '+n.textContent.trim().slice(0,40))}
return seen<20?['nothing seen']:faint.slice(0,5)})())";

} // namespace

TEST_CASE("the results page never scrolls sideways, and its letters are seen by day and by night") {
    for (const auto& [kind, name] : kKinds) {
        const Folder folder;
        for (const bool dark : {false, true}) {
            browser().setDark(dark);
            show(folder, kind);
            CHECK(browser().complaints() == std::vector<std::string>());
            const Json ground = browser().value("getComputedStyle(document.body).backgroundColor");
            CHECK(ground == (dark ? "rgb(16, 22, 19)" : "rgb(244, 241, 234)"));
            // The figures of titles stand on one line where the old style face is there.
            CHECK(browser().value("getComputedStyle(document.querySelector('h2')).fontVariantNumeric") ==
                  "lining-nums");
            for (const int width : {360, 390, 768, 1280}) {
                INFO(name << " at " << width);
                browser().setWidth(width);
                browser().keepPicture(std::string(name) + "-" + std::to_string(width) +
                                      (dark ? "-dark" : ""));
                CHECK(browser().value("document.documentElement.scrollWidth") == width);
                CHECK(browser().value(kOpenAll) == width);
                CHECK(browser().value(kFaint) == Json::array());
                browser().value("document.querySelectorAll('details').forEach(function(d){d.open=false})");
            }
        }
    }
    browser().setDark(false);
}

TEST_CASE("no word of a name is broken on a phone, and none is cut in the tree") {
    browser().setWidth(360);
    const Folder folder;
    const char* const broken =
        R"((function(){var found=[];
[].forEach.call(document.querySelectorAll('h1,.pod b,.who b'),function(e){var t=e.firstChild,words=/[^\s-]+-?/g,m;
while(m=words.exec(t.data)){var r=document.createRange();r.setStart(t,m.index);r.setEnd(t,m.index+m[0].length);
var tops={};[].forEach.call(r.getClientRects(),function(c){tops[Math.round(c.top)]=1});
if(Object.keys(tops).length>1)found.push(m[0])}});return found.slice(0,5)})())";
    for (const auto& [kind, name] : kKinds) {
        INFO(name);
        show(folder, kind);
        CHECK(browser().value(broken) == Json::array());
    }
    Evening longWords = entered(folder, called("Landesverbandsmeisterschaft", "drawn"), "");
    show(folder, longWords);
    CHECK(browser().value(broken) == Json::array());
    show(folder, Kind::KnockOut);
    CHECK(browser().value("[].filter.call(document.querySelectorAll('.tree text'),"
                          "function(t){return t.textContent.indexOf('…')>=0}).length") == 0);
    // Who is out after a round has no rows of those that others go on playing.
    CHECK(browser().value("[].filter.call(document.querySelectorAll('.own td.q'),"
                          "function(t){return t.textContent=='nicht dabei'}).length") == 0);
}

TEST_CASE("what is tapped on the results page is as large as a finger") {
    browser().setWidth(360);
    for (const auto& [kind, name] : kKinds) {
        INFO(name);
        const Folder folder;
        show(folder, kind);
        CHECK(browser().value(
                  "[].filter.call(document.querySelectorAll('nav a,input,summary'),function(e){var "
                  "r=e.getBoundingClientRect();return r.height<44||r.width<36}).map(function(e){return "
                  "e.outerHTML.slice(0,80)+JSON.stringify(e.getBoundingClientRect())})") == Json::array());
    }
}

TEST_CASE("a name that is looked for is marked in the ranking, the rounds and the chart") {
    const Folder folder;
    const Evening one = evening(folder, Kind::Drawn);
    const tournament::Entry& entry = one.tournament().entries.at(4);
    const std::string name = tournament::nameOf(entry.persons.front());
    browser().setWidth(390);
    show(folder, one);
    const auto marked = [](const char* which) {
        return browser()
            .value("document.querySelectorAll('" + std::string(which) + ".me').length")
            .get<int>();
    };
    CHECK(marked("") == 0);
    search(name);
    INFO(name);
    CHECK(marked(".rl>li") == 1);
    CHECK(browser().value("document.querySelector('.rl .me').id") == "n5");
    CHECK(browser().value("document.querySelector('.rl .me details').open") == true);
    CHECK(browser().value("document.querySelector('[role=status]').textContent") == "1 gefunden");
    int played = 0;
    for (const tournament::Round& round : one.tournament().rounds)
        played +=
            std::find(round.sittingOut.begin(), round.sittingOut.end(), 5) == round.sittingOut.end() ? 1 : 0;
    CHECK(marked(".tb") == played);
    CHECK(marked(".bump .b") == 1);
    browser().keepPicture("searched-390");
    // As people type: the last name alone, without its signs, and nothing for a single letter.
    search(entry.persons.front().last);
    CHECK(marked(".rl>li") >= 1);
    search("x");
    CHECK(marked("") == 0);
    CHECK(browser().value("document.querySelectorAll('.rl details[open]').length") == 0);
}

TEST_CASE("names are found without their accents, with ss for ß, and with ae for ä") {
    const Folder folder;
    const NewTournament made = called("Abend", "drawn");
    Evening one =
        entered(folder, made, "Vorname;Nachname\nJürgen;Großmair\nDietmar;Žagar\nAnna;Höß\nBert;Auer\n");
    playRounds(one, 1);
    show(folder, one);
    const auto found = [&](const char* typed) {
        search(typed);
        std::set<std::string> ids;
        for (const Json& id :
             browser().value("[].map.call(document.querySelectorAll('.rl .me'),function(e){return e.id})"))
            ids.insert(id.get<std::string>());
        return ids;
    };
    using Ids = std::set<std::string>;
    CHECK(found("juergen") == Ids{"n1"});
    CHECK(found("GROSSM") == Ids{"n1"});
    CHECK(found("zag") == Ids{"n2"});
    CHECK(found("hoess") == Ids{"n3"});
    CHECK(found("Höß") == Ids{"n3"});
    CHECK(found("auer") == Ids{"n4"});
    CHECK(found("uer") == Ids{}); // from the beginning of a name
    CHECK(found("a") == Ids{});
}

TEST_CASE("of more people than the chart shows the one looked for comes into it") {
    const Folder folder;
    show(folder, Kind::ManyPairs);
    CHECK(browser().value("document.querySelectorAll('.bump .b').length") == 10);
    const std::string last =
        browser().value("document.querySelector('.rl>li:last-child .who b').textContent");
    search(last);
    CHECK(browser().value("document.querySelectorAll('.bump .mine').length") == 1);
    CHECK(browser().value("document.querySelector('.bump .mine path').getAttribute('d').split('L').length") ==
          8);
    search("");
    browser().value("(function(){var b=document.querySelector('.find');b.value='';b.dispatchEvent(new "
                    "Event('input'))})()");
    CHECK(browser().value("document.querySelectorAll('.bump .mine').length") == 0);
}

TEST_CASE("in the chart everybody is called otherwise, however little room there is for a name") {
    const Folder folder;
    Evening one =
        entered(folder, called("Abend", "drawn"),
                "Vorname;Nachname;Verein\nAnna;Maier;Imst Oberstadt\nAnna;Maier;Imst Unterstadt\n"
                "Anna;Maier;Telfs\nAnnelies;Maier;Telfs\n"
                "Alexander;Tschurtschenthaler-Obexer;Wenns\nAndreas;Tschurtschenthaler-Oberhofer;Wenns\n"
                "Bert;Auer;\nBert;Auer;Wenns\n");
    REQUIRE(one.tournament().entries.size() == 8);
    playRounds(one, 2);
    show(folder, one);
    std::set<std::string> names;
    for (const Json& name :
         browser().value("[].map.call(document.querySelectorAll('.bump tspan+tspan'),function(e)"
                         "{return e.textContent})"))
        names.insert(name.get<std::string>());
    CHECK(names.size() == 8);
    CHECK(names.contains("A. Maier (Telfs)"));
    browser().setWidth(360);
    show(folder, one);
    CHECK(
        browser().value("Math.max.apply(null,[].map.call(document.querySelectorAll('.bump text'),function(e){"
                        "return e.getBBox().x+e.getBBox().width}))<=360") == true);
}

TEST_CASE("the results page is used by keyboard alone") {
    const Folder folder;
    browser().setWidth(390);
    show(folder, Kind::Drawn);
    const auto focused = [] {
        return browser().value(
            "(document.activeElement.closest('li,nav,details')||{}).id||"
            "document.activeElement.className||document.activeElement.getAttribute('href')");
    };
    browser().press("Tab");
    CHECK(focused() == "find");
    for (const char* part : {"#rl", "#vl", "#rd", "#pr"}) {
        browser().press("Tab");
        CHECK(browser().value("document.activeElement.getAttribute('href')") == part);
    }
    browser().press("Tab");
    CHECK(browser().value("document.activeElement.tagName") == "SUMMARY");
    CHECK(browser().value("document.activeElement.parentNode.open") == false);
    browser().press("Enter");
    CHECK(browser().value("document.activeElement.parentNode.open") == true);
    browser().press(" ");
    CHECK(browser().value("document.activeElement.parentNode.open") == false);
    // What has the focus is seen.
    CHECK(browser().value("getComputedStyle(document.activeElement).outlineStyle") == "solid");
}

TEST_CASE("the results page is read aloud: parts, heads and figures have their names") {
    for (const auto& [kind, name] : kKinds) {
        INFO(name);
        const Folder folder;
        browser().setWidth(390);
        show(folder, kind);
        std::multiset<std::string> roles;
        int level = 0;
        for (const Json& node : browser().readAloud()) {
            const std::string role = roleOf(node);
            roles.insert(role);
            const bool wantsName = role == "link" || role == "button" || role == "searchbox" ||
                                   role == "textbox" || role == "DisclosureTriangle" || role == "image" ||
                                   role == "img" || role == "heading" || role == "navigation";
            if (wantsName) CHECK_FALSE(nameOf(node).empty());
            if (role != "heading") continue;
            for (const Json& property : node["properties"])
                if (property["name"] == "level") {
                    const int now = property["value"]["value"].get<int>();
                    CHECK(now <= level + 1); // none is left out on the way down
                    level = now;
                }
        }
        CHECK(roles.count("main") == 1);
        CHECK(roles.count("navigation") == 1);
        CHECK(roles.count("banner") == 1);
        CHECK(roles.count("searchbox") == 1);
        CHECK(browser().value("document.querySelectorAll('h1').length") == 1);
        CHECK(browser().value("document.documentElement.lang") == "de");
        CHECK(browser().value("getComputedStyle(document.querySelector('.num.pt'),':after').content") !=
              "normal"); // what the figure is
    }
}

TEST_CASE("without scripts the results page says all the same, and has no search that does nothing") {
    const Folder folder;
    browser().setScripts(false);
    browser().setWidth(360);
    show(folder, Kind::Drawn);
    CHECK(browser().value("document.querySelector('.find').getClientRects().length") == 0);
    CHECK(browser().value("document.querySelector('[role=status]').getClientRects().length") == 1);
    CHECK(browser().value("document.querySelectorAll('.rl>li').length") == 30);
    CHECK(browser().value("document.querySelectorAll('.rl>li .own tr').length") == 30 * 9);
    CHECK(browser().value("document.querySelectorAll('.bump .b').length") == 30);
    browser().value("document.querySelector('.rl summary').focus()");
    browser().press("Enter");
    CHECK(browser().value("document.querySelector('.rl details').open") == true);
    browser().setScripts(true);
}

TEST_CASE("printed, the results page leaves out what only a screen can do") {
    const Folder folder;
    browser().setWidth(1280);
    browser().setForPrint(true);
    show(folder, Kind::KnockOut);
    for (const char* away : {"nav", ".tree", ".more"})
        CHECK(browser().value("document.querySelector('" + std::string(away) +
                              "').getClientRects().length") == 0);
    CHECK(browser().value("document.querySelector('.lv .tb').getBoundingClientRect().width").get<double>() >
          100);
    CHECK(browser().value("getComputedStyle(document.querySelector('header')).backgroundColor") ==
          "rgba(0, 0, 0, 0)");
    show(folder, Kind::Drawn);
    CHECK(browser().value("document.querySelector('.nt').innerText").get<std::string>().find("Antippen") ==
          std::string::npos);
    // of the rounds those that are open
    CHECK(browser().value("[].filter.call(document.querySelectorAll('.rd'),function(r){return "
                          "r.getClientRects().length}).length") == 1);
    browser().setForPrint(false);
    // On a wide screen the tree is drawn, on a phone it is a list with the final on top.
    show(folder, Kind::KnockOut);
    CHECK(browser().value("document.querySelector('.tree').getBoundingClientRect().width").get<double>() >
          900);
    browser().setWidth(390);
    CHECK(browser().value("document.querySelector('.tree').getClientRects().length") == 0);
    CHECK(browser().value("document.querySelector('.lv h3').textContent") == "Finale");
    CHECK(browser().value("document.querySelector('section').id") == "tr");
}

TEST_CASE("names that would be markup, styles or scripts are names on the results page") {
    const Folder folder;
    const std::vector<std::string> hostile{"<script>window.hit=1</script>",
                                           "\"><img src=x onerror=window.hit=1>",
                                           "'onmouseover='window.hit=1",
                                           "</style></title></svg><b>",
                                           "&lt;b&gt;&amp;",
                                           "{round}{name}%s",
                                           "]]><!--",
                                           "\u202Egnipool\u2066"};
    NewTournament made = called("</title><script>window.hit=1</script>", "pairs");
    Evening one = entered(folder, made, {});
    for (std::size_t i = 0; i < hostile.size(); ++i) {
        tournament::Entry entry;
        entry.persons = {{hostile[i], "N" + std::to_string(i), {}, {}},
                         {"P", hostile[(i + 3) % hostile.size()], {}, {}}};
        entry.club = hostile[(i + 1) % hostile.size()];
        static_cast<void>(addEntry(one, entry)); // some of them are no names at all
    }
    REQUIRE(one.tournament().entries.size() >= 6);
    playRounds(one, 3);
    for (const words::Language language : words::kLanguages) {
        browser().setWidth(360);
        show(folder, one, language);
        CHECK(browser().complaints() == std::vector<std::string>());
        CHECK(browser().value("typeof window.hit") == "undefined");
        CHECK(browser().value("document.scripts.length") == 1);
        CHECK(browser().value(
                  "document.querySelectorAll('img,iframe,[onerror],[onmouseover],main b b').length") == 0);
        CHECK(browser().value("document.title.indexOf('</title><script>')") == 0);
        CHECK(browser().value(kOpenAll) == 360);
        const std::string told =
            browser().value("document.querySelector('main').textContent").get<std::string>();
        for (const tournament::Entry& entry : one.tournament().entries)
            if (entry.persons.front().first.find('\xE2') == std::string::npos)
                CHECK(told.find(entry.persons.front().first + " " + entry.persons.front().last) !=
                      std::string::npos);
        // Nothing turns what is read.
        CHECK(browser().value("/[\\u202a-\\u202e\\u2066-\\u2069]/.test(document.body.textContent)") == false);
    }
}

TEST_CASE("sixty pairs weigh at most 150 KB, and nobody waits for what is elsewhere") {
    const Folder folder;
    const Evening one = evening(folder, Kind::ManyPairs);
    const std::string page = resultsPage(one, words::Language::German, false);
    CHECK(page.size() <= 150'000);
    CHECK(page.find("60 Paare, 8 Runden") != std::string::npos);
    CHECK(page == resultsPage(one, words::Language::German, false));
    for (const char* elsewhere : {"http:", "https:", "src=", "@import", "url(", "<link"})
        CHECK(page.find(elsewhere) == std::string::npos);
}

TEST_CASE("who shares the results page shows who won, once that is settled") {
    const Folder folder;
    const auto meta = [&](const char* name) {
        return browser()
            .value("(document.querySelector('meta[property=\"og:" + std::string(name) +
                   "\"]')||{}).content||''")
            .get<std::string>();
    };
    {
        const Evening one = evening(folder, Kind::Drawn);
        show(folder, one);
        const std::string first =
            tournament::nameOf(one.tournament(), one.tournament().closing->ranks[0].contestant);
        CHECK(meta("title") == "Herbstabend der Perlaggergilde: " + first + " gewinnt");
        CHECK(meta("description")
                  .starts_with("30 Teilnehmer, 8 Runden, Gasthof Hirschen, Imst, 21. November 2026."));
        CHECK(meta("locale") == "de_AT");
        CHECK(browser().value("document.querySelector('.one b').textContent") == first);
    }
    const Folder other;
    Evening half = entered(other, called("Halb", "drawn"), listNamed("abend-30-einzeln.csv"));
    show(other, half, words::Language::Italian); // nothing is drawn yet
    CHECK(meta("url").empty());
    REQUIRE(changeSettings(half, {{"results-page", "https://example.org/abend?a=1&b=2"}}, yes()));
    show(other, half, words::Language::Italian);
    CHECK(meta("url") == "https://example.org/abend?a=1&b=2");
    CHECK(browser().complaints() == std::vector<std::string>()); // nobody asks there
    CHECK(meta("title") == "Halb");
    CHECK(browser().value("document.body.textContent.indexOf('Ancora nessun risultato')").get<int>() > 0);
    REQUIRE(changeSettings(half, {{"rounds", "3"}, {"hide-standings-until", "2"}}, yes()));
    playRounds(half, 1);
    show(other, half);
    CHECK(browser().value("document.querySelectorAll('.rl,.bump,.pod,.spark').length") ==
          0); // hidden is hidden
    CHECK(browser().value("document.querySelectorAll('.tb').length") == 7);
    playRounds(half, 1);
    show(other, half);
    CHECK(browser().value("document.querySelectorAll('.rl>li').length") == 30);
    CHECK(browser().value("document.querySelectorAll('.pod').length") == 0); // not final yet
    CHECK(meta("title") == "Halb");
}
