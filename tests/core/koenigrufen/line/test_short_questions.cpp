#include <base/random.h>

#include <catch2/catch.hpp>

#include <koenigrufen/line/koenigrufen.h>
#include <koenigrufen/line/line.h>
#include <koenigrufen/line/short_questions.h>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <koenigrufen/ruling/replay.h>
#include <set>
#include <string>
#include <vector>

// The short questions of Königrufen, as a table is asked them: each with a case that may be and one that may
// not, and what follows for the sheet.
using namespace schreiber;
using namespace schreiber::koenigrufen;
using game::AnswerKind;
using game::CaseTable;
using game::FieldValues;
using game::ShortAnswer;

namespace {

constexpr auto kGerman = words::Language::German;

CaseTable tableOfFour() {
    CaseTable table;
    table.head.agreed.rules = "ruediger";
    table.called = {"Anna", "Berta", "Cilli", "Dora"};
    table.head.players = {"Anna Auer", "Berta Bauer", "Cilli Covi", "Dora Daum"};
    table.head.dealer = 3;
    return table;
}

CaseTable tableOfFive() {
    CaseTable table = tableOfFour();
    table.called.emplace_back("Elsa");
    table.head.players.emplace_back("Elsa Egger");
    table.head.seats = 5;
    table.head.dealer = 2;
    return table;
}

ShortAnswer asked(const char* question, const FieldValues& values, const CaseTable& table = tableOfFour(),
                  words::Language language = kGerman) {
    return line::shortQuestions().answer(question, table, values, language);
}

std::vector<std::int64_t> pointsOf(const std::string& line, const CaseTable& table) {
    const int seats = table.head.seats.value_or(4);
    const line::Table there{seats, seats == 5 ? std::optional(static_cast<cards::Seat>(*table.head.dealer))
                                              : std::nullopt};
    const rulebook::Rules rules(rulebook::ruleSets().front());
    const auto read = line::readLine(rules, line, there);
    REQUIRE(read.ok());
    CHECK(line::written(*read, there) == line);
    return line::settled(rules, *read, there, {table.factor, true}).points;
}

std::vector<std::string> all() {
    std::vector<std::string> ids;
    for (const game::ShortQuestion& one : line::shortQuestions().all(tableOfFour(), kGerman))
        ids.push_back(one.id);
    return ids;
}

} // namespace

TEST_CASE("a trick goes to the Pagat after Mond and Sküs, and is then no Mondfang") {
    const ShortAnswer msp = asked("trick", {{"cards", "XXI S XII I"}});
    CHECK(msp.kind == AnswerKind::Told);
    CHECK(msp.verdict == "Den Stich macht Dora mit I.");
    CHECK(msp.rule == "mond_skues_pagat");
    CHECK(msp.source == "Rüdigervariante, Stichreihenfolge");
    CHECK(msp.next == "Ein Mondfang ist das nicht.");
    CHECK(msp.best == 3);
    const ShortAnswer other = asked("trick", {{"cards", "S XXI XII I"}}); // in another order
    CHECK(other.verdict == "Den Stich macht Anna mit Sküs.");
    CHECK(other.rule == "tarock_order");
    CHECK(other.next.find("Berta zahlt an Anna") != std::string::npos);
    CHECK(other.next.find("mondfang=A:B") != std::string::npos);
    CHECK(asked("trick", {{"cards", "HD XII HK"}}).rule == "tarock_beats_suit");
    const ShortAnswer farberl = asked("trick", {{"kind", "farberl"}, {"cards", "HD XII HK S"}});
    CHECK(farberl.verdict == "Den Stich macht Cilli mit Herz-König.");
    CHECK(farberl.rule == "farberl_order");
    CHECK(asked("trick", {{"kind", "farberl"}, {"cards", "X XII S"}}).rule == "tarock_order");
    CHECK(asked("trick", {{"leader", "C"}, {"cards", "PK TK HK KK"}}).verdict ==
          "Den Stich macht Cilli mit Pik-König.");
    // of five the one who deals sits out: behind Berta comes Dora
    CHECK(asked("trick", {{"leader", "B"}, {"cards", "V X"}}, tableOfFive()).verdict ==
          "Bisher sticht Dora mit X.");
}

TEST_CASE("what may be done is told by the point that lets it be done") {
    const auto may = [](const char* question, const FieldValues& values) {
        const ShortAnswer answer = asked(question, values);
        CHECK(answer.kind == AnswerKind::Yes);
        return answer.rule;
    };
    const auto said = [&](const char* calls, const char* who, const char* bid) {
        return may("bid", {{"calls", calls}, {"who", who}, {"bid", bid}});
    };
    CHECK(said("weiter, weiter, weiter", "A", "sechserdreier") == "bid_forehand_games");
    CHECK(said("piccolo", "C", "bettler") == "bid_higher");
    CHECK(said("piccolo", "C", "piccolo bei") == "bid_bei");
    CHECK(said("auchrufer", "C", "piccolo auf verdacht") == "bid_verdacht");
    CHECK(said("auchrufer, piccolo auf verdacht, weiter", "A", "bettler") == "bid_verdacht_joins");
    CHECK(said("auchrufer, piccolo auf verdacht, weiter", "A", "piccolo bei") == "bid_verdacht_joins");
    CHECK(said("piccolo, piccolo bei", "D", "auchrufer uhu") == "bid_auchrufer_value");
    const auto played = [&](const char* game, const char* trick) {
        return may("plays", {{"game", game}, {"trick", trick}, {"hand", "XV I PK"}, {"played", "I"}});
    };
    CHECK(played("piccolo", "XXI S") == "pagat_msp");
    CHECK(played("dreier", "XXI S") == "follow_suit");
}

TEST_CASE("what a game costs can be worked out again from what is told") {
    const std::string valat =
        asked("cost", {{"game", "dreier"}, {"by", "B"}, {"result", "lost"}, {"more", "ab+ v!k-"}}).reason;
    CHECK(
        valat.find("Je Kopf: Dreier 3 verloren, Absolut 1 gewonnen. Durch den Valat zählt alles 16-fach.") !=
        std::string::npos);
    CaseTable doubled = tableOfFour();
    doubled.factor = 2;
    const std::string two = asked("cost", {{"more", "B be - kD, D pi +"}}, doubled).reason;
    CHECK(two.find("Bettler von Berta verloren, mit jedem für sich: Anna 5, Cilli 5, Dora 10.") !=
          std::string::npos);
    CHECK(two.find("Piccolo von Dora gewonnen, mit jedem für sich: Anna 4, Berta 4, Cilli 4.") !=
          std::string::npos);
    CHECK(two.find("Darin zählt das Spiel 2-fach.") != std::string::npos);
    CHECK(two.find("Je Kopf") == std::string::npos);
}

TEST_CASE("Stichzwang that was missed sends the card back, and breaks the game off once the trick is full") {
    FieldValues values{
        {"game", "bettler"}, {"who", "C"}, {"trick", "HD XII"}, {"hand", "XV IX I PK"}, {"played", "IX"}};
    const ShortAnswer open = asked("plays", values);
    CHECK(open.kind == AnswerKind::No);
    CHECK(open.rule == "beat");
    CHECK(open.reason.find("XV") != std::string::npos);
    CHECK(open.line.empty());
    game::setValue(values, "lies", "full");
    CHECK(asked("plays", values).line.empty()); // nobody has said who plays it
    CHECK(asked("plays", values).next.find("wer das Spiel spielt") != std::string::npos);
    game::setValue(values, "by", "B");
    const ShortAnswer full = asked("plays", values);
    CHECK(full.line == "B bettler won");
    CHECK(full.decision.find("Nein, Cilli durfte IX nicht spielen.") == 0);
    game::setValue(values, "who", "B");
    CHECK(asked("plays", values).line == "B bettler lost");
    game::setValue(values, "played", "XV");
    const ShortAnswer right = asked("plays", values);
    CHECK(right.kind == AnswerKind::Yes);
    CHECK(right.line.empty());
    CHECK(asked("plays", {{"game", "bettler"}, {"who", "C"}, {"trick", "HD XII"}, {"hand", "XV IX I PK"}})
              .verdict == "Cilli darf spielen: XV.");
    // a club may break off at once
    CaseTable strict = tableOfFour();
    strict.head.agreed.house["breach_when"] = "at_once";
    CHECK(asked("plays",
                {{"game", "dreier"},
                 {"who", "A"},
                 {"by", "A"},
                 {"trick", "PK"},
                 {"hand", "P7 II"},
                 {"played", "II"}},
                strict)
              .line == "A dreier broken=A");
}

TEST_CASE(
    "an announced Uhu is not played before its trick, and who does loses the game and the announcement") {
    FieldValues values{{"game", "rufer"},    {"who", "A"},     {"hand", "II V HK"}, {"played", "II"},
                       {"announced", "uhu"}, {"number", "4"},  {"lies", "full"},    {"by", "A"},
                       {"partner", "C"},     {"said", "uhu k"}};
    const ShortAnswer early = asked("plays", values);
    CHECK(early.kind == AnswerKind::No);
    CHECK(early.rule == "bird_duty");
    CHECK(early.line == "A rufer C broken=A uhu!k");
    CHECK(pointsOf(early.line, tableOfFour()) == std::vector<std::int64_t>{-9, 9, -9, 9});
    game::setValue(values, "number", "11"); // its own
    CHECK(asked("plays", values).kind == AnswerKind::Yes);
    game::setValue(values, "number", "zehn");
    CHECK(asked("plays", values).kind == AnswerKind::Waiting);
}

TEST_CASE("a bid is judged by all that was said before it") {
    CHECK(asked("bid", {{"calls", "piccolo, weiter"}, {"bid", "piccolo bei"}}).kind == AnswerKind::Yes);
    const ShortAnswer low = asked("bid", {{"calls", "piccolo, weiter, piccolo bei"}, {"bid", "ar"}});
    CHECK(low.kind == AnswerKind::No);
    CHECK(low.verdict == "Nein, „Auchrufer“ darf Anna nicht sagen.");
    CHECK(low.rule == "bid_higher");
    CHECK(low.next.find("Am Zettel ändert das nichts.") != std::string::npos);
    CHECK(low.record.find("A: bid auchrufer") != std::string::npos);
    CHECK(low.decision.empty()); // the record says it
    const ShortAnswer out =
        asked("bid", {{"calls", "dreier, weiter, weiter"}, {"who", "C"}, {"bid", "solodreier"}});
    CHECK(out.rule == "bid_passed");
    CHECK(asked("bid", {{"calls", "weiter"}}).verdict == "Cilli ist am Wort.");
    CHECK(asked("bid", {{"calls", "weiter, blah"}, {"bid", "d"}}).kind == AnswerKind::Unclear);
    CHECK(asked("bid", {{"calls", "dreier, piccolo"}, {"bid", "sd"}}).kind == AnswerKind::Unclear);
    CHECK(asked("bid", {{"calls", ""}, {"who", "A"}, {"bid", "mein spiel"}}).kind == AnswerKind::Yes);
    // of five: right of the dealer sits Dora, and then Elsa has the word
    CHECK(asked("bid", {{"calls", ""}}, tableOfFive()).verdict == "Elsa ist am Wort.");
    CHECK(asked("bid", {{"bid", "d"}, {"who", "C"}}, tableOfFive()).kind == AnswerKind::Unclear); // sits out
}

TEST_CASE("kontra by the partner does not hold, and where nobody knows the partner both ways are offered") {
    FieldValues values{{"game", "rufer"}, {"by", "A"}, {"who", "C"}, {"what", "kontra"}};
    const ShortAnswer open = asked("announce", values);
    CHECK(open.kind == AnswerKind::Open);
    CHECK(open.ways.size() == 4);
    game::setValue(values, "partner", "C");
    const ShortAnswer partner = asked("announce", values);
    CHECK(partner.kind == AnswerKind::No);
    CHECK(partner.verdict == "Nein, Cilli darf nicht Kontra geben.");
    CHECK(partner.rule == "kontra_opponent");
    CHECK(partner.line.empty());
    for (const char* other : {"B", "alone"}) {
        game::setValue(values, "partner", other);
        CHECK(asked("announce", values).kind == AnswerKind::Yes);
    }
}

TEST_CASE("what may be announced hangs on the game, on the side and on what was said") {
    CHECK(asked("announce", {{"game", "dreier"}, {"by", "B"}, {"who", "C"}, {"what", "uhu"}}).kind ==
          AnswerKind::Yes);
    CHECK(asked("announce", {{"game", "bettler"}, {"by", "B"}, {"who", "B"}, {"what", "uhu"}}).rule ==
          "announce_negative");
    CHECK(asked("announce", {{"game", "trischaken"}, {"who", "B"}, {"what", "kontra"}}).rule ==
          "kontra_trischaken");
    CHECK(
        asked("announce", {{"game", "dreier"}, {"by", "B"}, {"who", "B"}, {"what", "koenig-ultimo"}}).rule ==
        "koenig_ultimo_side");
    CHECK(
        asked("announce",
              {{"game", "dreier"}, {"by", "B"}, {"before", "C gut, D kontra"}, {"who", "C"}, {"what", "uhu"}})
            .rule == "announce_after_good");
    CHECK(
        asked("announce",
              {{"game", "dreier"}, {"by", "B"}, {"before", "Cilli kontra"}, {"who", "D"}, {"what", "kontra"}})
            .rule == "kontra_twice");
    CHECK(asked("announce", {{"game", "dreier"},
                             {"by", "B"},
                             {"before", "B uhu"},
                             {"who", "C"},
                             {"what", "kontra"},
                             {"about", "uhu"}})
              .kind == AnswerKind::Yes);
    CHECK(asked("announce",
                {{"game", "dreier"}, {"by", "B"}, {"before", "C sechs"}, {"who", "D"}, {"what", "uhu"}})
              .kind == AnswerKind::Unclear);
    CaseTable own = tableOfFour();
    own.factor = 2;
    CHECK(asked("announce", {{"game", "solodreier"}, {"by", "B"}, {"who", "B"}, {"what", "uhu"}}, own).next ==
          "Uhu zählt angesagt 16 je Kopf.");
}

TEST_CASE("what may be laid away, until the first card and after it") {
    FieldValues values{{"game", "dreier"}, {"by", "B"}, {"laid", "HK T8 T7"}};
    const ShortAnswer king = asked("lay", values);
    CHECK(king.kind == AnswerKind::No);
    CHECK(king.rule == "lay_no_honours");
    CHECK(king.line.empty());
    game::setValue(values, "led", "yes");
    const ShortAnswer late = asked("lay", values);
    CHECK(late.rule == "lay_no_honours");
    CHECK(late.line == "B dreier broken=B");
    CHECK(pointsOf(late.line, tableOfFour()) == std::vector<std::int64_t>{3, -9, 3, 3});
    game::setValue(values, "laid", "");
    CHECK(asked("lay", values).rule == "lay_count"); // nothing was laid
    CHECK(asked("lay", {{"game", "dreier"}, {"by", "B"}, {"laid", "HD T8"}}).rule == "lay_count");
    CHECK(asked("lay", {{"game", "dreier"}, {"by", "B"}, {"laid", "HD T8 T7"}}).kind == AnswerKind::Yes);
    CHECK(asked("lay", {{"game", "dreier"}, {"by", "B"}, {"laid", "HD T8 T7"}, {"led", "yes"}}).kind ==
          AnswerKind::Yes);
    CHECK(asked("lay", {{"game", "sechserdreier"}, {"by", "A"}, {"laid", "HD T8 T7 P7 P8 K4"}}).kind ==
          AnswerKind::Yes);
    FieldValues hidden{{"game", "rufer"}, {"by", "A"}, {"laid", "V T8 T7"}};
    CHECK(asked("lay", hidden).kind == AnswerKind::Yes);
    game::setValue(hidden, "hidden", "hidden");
    game::setValue(hidden, "partner", "B");
    CHECK(asked("lay", hidden).rule == "lay_tarock_open");
    CHECK(asked("lay", hidden).line == "A rufer B broken=A");
}

TEST_CASE("a pile is counted in thirds, and both sides come to seventy") {
    const ShortAnswer pile = asked("count", {{"cards", "HK HD HC HB H4 XII XI"}});
    CHECK(pile.verdict == "Der Haufen zählt 12 und 1 Blatt.");
    CHECK(pile.reason.find("57 und 2 Blatt") != std::string::npos);
    CHECK(asked("count", {{"cards", "HK HK"}}).kind == AnswerKind::Unclear);
    CHECK(asked("count", {{"cards", "HX"}}).kind == AnswerKind::Unclear);
}

TEST_CASE(
    "a game costs what its line comes to, doubled as the sheet has it, and who pays whom sums to that") {
    CaseTable doubled = tableOfFour();
    doubled.factor = 2;
    const FieldValues values{
        {"game", "dreier"}, {"by", "B"}, {"result", "lost"}, {"kontra", "k"}, {"more", "pagat!+"}};
    const ShortAnswer cost = asked("cost", values, doubled);
    CHECK(cost.verdict == "Anna +8, Berta −24, Cilli +8, Dora +8.");
    CHECK(cost.line == "B dreier lost k pagat!+");
    CHECK(cost.rule == "dreier_value");
    const ShortAnswer pays = asked("pays", values, doubled);
    CHECK(pays.verdict == "Berta zahlt 8 an Anna. Berta zahlt 8 an Cilli. Berta zahlt 8 an Dora.");
    CHECK(asked("cost", {{"more", "A r C + t+"}}).line == "A rufer C won trull+");
    CHECK(asked("pays", {{"game", "trischaken"}, {"counts", "26/2 18/1 25 0j"}}).next ==
          "Die nächsten 4 Spiele zählen doppelt.");
    CHECK(asked("pays", {{"game", "trischaken"}, {"counts", "26 18 25 0j"}}).kind == AnswerKind::Unclear);
    CHECK(asked("cost", {{"game", "rufer"}, {"by", "A"}, {"result", "won"}}).kind == AnswerKind::Waiting);
    CHECK(asked("cost", {{"game", "dreier"}, {"by", "A"}, {"result", "won"}, {"factor", "3"}}).kind ==
          AnswerKind::Unclear);
    CHECK(asked("cost", {{"game", "dreier"}, {"by", "A"}, {"result", "won"}, {"more", "koenig-ultimo+"}})
              .kind == AnswerKind::Unclear);
}

TEST_CASE(
    "a throw-in that was missed breaks the game off, as the club has it, and a hand that may not stays") {
    FieldValues values{{"what", "missed"}, {"who", "C"}, {"hand", "I"}, {"game", "dreier"}, {"by", "B"}};
    const ShortAnswer missed = asked("redeal", values);
    CHECK(missed.kind == AnswerKind::No);
    CHECK(missed.rule == "throw_in_duty");
    CHECK(missed.line == "B dreier broken=C");
    for (const char* empty : {"", "XXI", "S"}) { // no Tarock, or one of the Trull alone
        game::setValue(values, "hand", empty);
        CHECK(asked("redeal", values).line == "B dreier broken=C");
    }
    CaseTable redeals = tableOfFour();
    redeals.head.agreed.house["throw_in_missed"] = "redeal";
    CHECK(asked("redeal", values, redeals).redeal);
    CHECK(asked("redeal", values, redeals).line.empty());
    redeals.head.agreed.house["throw_in_missed"] = "stands";
    CHECK(!asked("redeal", values, redeals).redeal);
    CHECK(asked("redeal", values, redeals).line.empty());
    for (const char* fine : {"II", "I V"}) {
        game::setValue(values, "hand", fine);
        CHECK(asked("redeal", values).kind == AnswerKind::Told);
        CHECK(asked("redeal", values).line.empty());
    }
    CHECK(asked("redeal", {{"what", "throw-in"}, {"who", "C"}, {"hand", "I"}}).redeal);
    CHECK(asked("redeal", {{"what", "throw-in"}, {"who", "C"}, {"hand", "II"}}).rule == "throw_in");
}

TEST_CASE("what the table saw is dealt again, broken off or left, by the same points as a record has it") {
    CHECK(asked("redeal", {{"what", "misdeal"}}).redeal);
    CHECK(asked("redeal", {{"what", "misdeal"}}).record.find("D: irregular misdeal") != std::string::npos);
    CHECK(asked("redeal", {{"what", "wrong-dealer"}}).kind == AnswerKind::Told);
    CHECK(asked("redeal", {{"what", "talk"}, {"who", "B"}, {"when", "before"}}).redeal);
    const CaseTable five = tableOfFive();
    for (const CaseTable& table : {tableOfFour(), five})
        for (const char* what :
             {"talk", "threw-cards", "wrong-count", "looked", "not-opened", "hidden-tarock"})
            for (const char* game :
                 {"dreier", "solodreier", "farberl", "bettler", "piccolo-ouvert", "trischaken"})
                for (const char* who : {"A", "B", "D"}) {
                    const ShortAnswer answer =
                        asked("redeal", {{"what", what}, {"who", who}, {"game", game}, {"by", "B"}}, table);
                    INFO(what << ' ' << game << ' ' << who);
                    CHECK(answer.kind == AnswerKind::No);
                    REQUIRE(!answer.line.empty());
                    // the line comes to what the same case comes to as a record
                    const bool isFive = table.head.seats == 5;
                    const auto inRecord = [&](char seat) {
                        return isFive ? std::string(1, static_cast<char>('A' + (seat - 'C' - 1 + 5) % 5))
                                      : std::string(1, seat);
                    };
                    const std::string by =
                        std::string(game) == "trischaken" ? std::string("A") : inRecord('B');
                    const auto records = record::read(
                        "rules: ruediger\ndealer: " + std::string(isFive ? "E" : "D") + "\ngame: " + by +
                        ' ' + game + "\n\n" + inRecord(*who) + ": irregular " + what + '\n');
                    REQUIRE(records.ok());
                    const auto points = ruling::replay(records->front()).points();
                    REQUIRE(points);
                    const auto line = pointsOf(answer.line, table);
                    for (int seat = 0; seat < (isFive ? 5 : 4); ++seat) {
                        const char letter = inRecord(static_cast<char>('A' + seat)).front();
                        if (letter == 'E') continue; // who deals sits out
                        CHECK(line[static_cast<std::size_t>(seat)] ==
                              (*points)[static_cast<std::size_t>(letter - 'A')]);
                    }
                }
}

TEST_CASE("a line for the sheet is told as it stands there, and what was asked as people say it") {
    const ShortAnswer broken = asked("plays", {{"game", "bettler"},
                                               {"who", "C"},
                                               {"trick", "HD XII"},
                                               {"hand", "XV"},
                                               {"played", "IX"},
                                               {"lies", "full"},
                                               {"by", "B"}});
    CHECK(broken.line == "B bettler won");
    CHECK(broken.lineInWords == "B Bettler");
    CHECK(broken.asked == "Bettler; im Stich: Herz-Dame, XII; in der Hand: XV; gespielt: IX");
}

TEST_CASE("every record that is kept is one, and what no event tells comes with what holds") {
    const std::vector<std::pair<const char*, FieldValues>> cases{
        {"trick", {{"cards", "XXI S XII I"}}},
        {"plays", {{"game", "bettler"}, {"who", "C"}, {"hand", "XV IX"}, {"trick", "XII"}, {"played", "IX"}}},
        {"bid", {{"calls", "piccolo"}, {"bid", "solorufer"}}},
        {"announce", {{"game", "dreier"}, {"by", "B"}, {"who", "A"}, {"what", "mondfang"}}},
        {"lay", {{"game", "dreier"}, {"by", "B"}, {"laid", "HK T8 T7"}}},
        {"count", {{"cards", "HK"}}},
        {"cost", {{"more", "A r D + t+"}}},
        {"redeal", {{"what", "talk"}, {"who", "B"}, {"game", "auchrufer"}, {"by", "A"}, {"partner", "C"}}}};
    for (const auto& [question, values] : cases)
        for (const CaseTable& table : {tableOfFour(), tableOfFive()})
            for (const auto language : words::kLanguages) {
                const ShortAnswer answer = asked(question, values, table, language);
                INFO(question << ": " << answer.record);
                const auto records = record::read(answer.record);
                REQUIRE(records.ok());
                REQUIRE(records->size() == 1);
                CHECK(records->front().events.empty() == !answer.decision.empty());
                CHECK(!answer.verdict.empty());
                CHECK(!answer.ruleText.empty());
                const game::Judged judged = line::koenigrufen().judge().judged(answer.record);
                if (answer.kind == AnswerKind::No && answer.decision.empty()) {
                    REQUIRE(!judged.found.empty());
                    CHECK(judged.found.back().rule == answer.rule);
                }
            }
}

TEST_CASE("a key chooses one thing in a form, and fields keep their names while more is filled in") {
    for (const CaseTable& table : {tableOfFour(), tableOfFive()})
        for (const std::string& question : all())
            for (const char* game : {"", "rufer", "auchrufer", "dreier", "bettler", "trischaken"})
                for (const char* what : {"", "missed", "misdeal", "talk", "kontra", "uhu"}) {
                    const FieldValues values{{"game", game},   {"what", what},      {"who", "A"},
                                             {"by", "B"},      {"hand", "II V"},    {"trick", "XX"},
                                             {"played", "PK"}, {"lies", "full"},    {"laid", "V HK"},
                                             {"led", "yes"},   {"announced", "uhu"}};
                    std::set<std::string> keys;
                    std::set<std::string> names;
                    for (const game::AskedField& field :
                         line::shortQuestions().fields(question, table, values, kGerman)) {
                        CHECK(names.insert(field.name).second);
                        CHECK(!field.label.empty());
                        for (const game::AskedChoice& choice : field.choices) {
                            INFO(question << ' ' << game << ' ' << what << ' ' << field.name << ' '
                                          << choice.label);
                            CHECK((choice.key.empty() || keys.insert(choice.key).second));
                            CHECK(!choice.label.empty());
                        }
                    }
                }
}

TEST_CASE("whatever is filled in is answered, and no answer is made up") {
    base::Random random(36);
    const std::vector<std::string> texts{"",
                                         "A",
                                         "E",
                                         "F",
                                         "alone",
                                         "rufer",
                                         "trischaken",
                                         "piccolo",
                                         "won",
                                         "k",
                                         "kkkkkkkkkkkkkkkkkkkkkkkkkk",
                                         "uhu",
                                         "XXI S",
                                         "HK ? HK",
                                         "I",
                                         "\xFF\xFE",
                                         "weiter,weiter,weiter,weiter",
                                         "A uhu, B kontra uhu",
                                         "full",
                                         "yes",
                                         "missed",
                                         "misdeal",
                                         "99999999999",
                                         "2",
                                         "hidden"};
    for (int round = 0; round < 3000; ++round) {
        const auto ids = all();
        const std::string& question = ids[random.below(ids.size())];
        CaseTable table = random.below(2) == 0 ? tableOfFour() : tableOfFive();
        if (random.below(5) == 0) table.head.dealer.reset();
        FieldValues values;
        for (const game::AskedField& field : line::shortQuestions().fields(question, table, values, kGerman))
            if (random.below(4) != 0)
                game::setValue(values, field.name,
                               !field.choices.empty() && random.below(3) != 0
                                   ? field.choices[random.below(field.choices.size())].value
                                   : texts[random.below(texts.size())]);
        for (const char* further : {"by", "partner", "lies", "led", "hand", "said", "number", "when"})
            if (random.below(3) == 0) game::setValue(values, further, texts[random.below(texts.size())]);
        const ShortAnswer answer = asked(question.c_str(), values, table);
        INFO(question << ": " << answer.record);
        CHECK(!answer.verdict.empty());
        if (!answer.line.empty()) {
            const auto points = pointsOf(answer.line, table);
            std::int64_t sum = 0;
            for (const std::int64_t one : points) sum += one;
            CHECK(sum == 0);
        }
        if (!answer.record.empty()) CHECK(record::read(answer.record).ok());
    }
}
