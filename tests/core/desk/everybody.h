#pragma once

#include "anybody.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/own_rules.h>

#include <array>

namespace schreiber::desk::test {

// Somebody who does all that window and command line can do, with names and words that look like parts of a
// journal, and now and then goes on with an import of the own export.
class Everybody : public Anybody {
  public:
    Everybody(const Folder& folder, const NewTournament& made, bool pairs, std::uint64_t seed)
        : Anybody(folder, made, pairs, seed, everySetting())
        , m_folder(folder) {}

    void act() override {
        const Confirmation sure{below(5) != 0, false, words()};
        switch (below(27)) {
        case 0:
            return entries(sure);
        case 1:
            return list(sure);
        case 2:
            return correct(sure);
        case 3:
            return did(removeEntry(evening(), entry(), sure));
        case 4:
            return partners(sure);
        case 5:
            return typed(sure);
        case 6:
            return seats(sure);
        case 7:
            return results(sure);
        case 8:
        case 9:
            return line(sure);
        case 10:
            return ruling(sure);
        case 11:
            return ofRuling(sure);
        case 12:
            return ownRules(sure);
        case 13:
            if (below(3) == 0) goOnWithImport();
            return;
        case 14:
            static_cast<void>(restoreFile(evening().path()));
            static_cast<void>(evening().refresh());
            return;
        case 15:
            return did(substitute(evening(), entry(),
                                  {person(), club(), isPairs() ? 1 + number(2) : 0, number(5)}, sure));
        case 16:
            return did(addTable(evening(), static_cast<int>(evening().tournament().rounds.size()), sitters(),
                                words(), sure));
        case 17:
            return again(sure);
        default:
            return Anybody::act();
        }
    }

    // What an import says against the own export.
    std::string importFault() {
        const auto copy =
            Evening::importJson(exportJson(evening(), false), "a.json", m_folder.file("trip.schreiber"));
        if (copy) std::filesystem::remove(m_folder.file("trip.schreiber"));
        return copy ? std::string() : inWords(copy.error(), words::Language::English);
    }

  private:
    static std::vector<Settings> everySetting() {
        return {{{"name", "Anders; place=Imst"}, {"place", "Hall"}},
                {{"name", "A, b=c"}},
                {{"name", "Größe · 1"}},
                {{"date", "2031-01-01"}},
                {{"date", "1999-01-01"}},
                {{"place", "\"Krone\"; x=1"}},
                {{"rounds", "7"}},
                {{"rounds", ""}},
                {{"games", "2"}},
                {{"tables", "2"}},
                {{"tables", ""}},
                {{"target", "15"}},
                {{"target", "24"}},
                {{"scoring", "100*win+1*points"}},
                {{"ladder", "wins,points,lot"}},
                {{"missed-round", "win"}},
                {{"prizes", "2,woman,oldest"}},
                {{"hide-standings-until", "3"}},
                {{"results-page", "https://perlagger.example/?a=1,2"}},
                {{"negative_score", "floor_0"}},
                {{"negative_score", "allowed"}},
                {{"keep-apart", "club"}},
                {{"rest", "pair"}},
                {{"final", "crown"}, {"rounds", "3"}},
                {{"camps", "yes"}},
                {{"fives", "never"}},
                {{"end", "radel"}},
                {{"kontra", "off"}},
                {{"doubled", "off"}},
                {{"stake", "5"}},
                {{"rank-points", "60,40,20,0"}},
                {{"rules", "imst"}},
                {{"rules", "suedtirol"}, {"target", "15"}},
                {{"rules-name", "Unsere; x=y"}},
                {{"revoke_penalty", "lose_deal_minus2"}},
                {{"qualify", "1"}},
                {{"repechage", "yes"}},
                {{"pairing", "swiss"}}};
    }

    bool isPairs() const { return inPairs(); }
    template <std::size_t N>
    std::string oneOf(const std::array<const char*, N>& texts) {
        return texts[below(N)];
    }
    std::string lastName() override {
        return oneOf(std::array{"Name", "Li, 3 ", "a=b; ", "Höß \"x\" ", "entries/1=", "O'Brien "});
    }
    std::string words() {
        return oneOf(std::array{"weil", "so; gesagt", "a=b, c", "\"ja\"", "3", "18:11", "weil · 1", "– x"});
    }
    std::string club() { return oneOf(std::array{"", "Imst", "Hall; i. T.", "a=b"}); }
    int sidesOf(const tournament::Table& table) { return static_cast<int>(table.sides.size()); }

    tournament::Entry someone(bool two) {
        tournament::Entry one;
        one.persons = {person()};
        if (two) one.persons.push_back(person());
        for (tournament::Person& person : one.persons) person.sex = static_cast<tournament::Sex>(below(3));
        one.club = club();
        one.camp = oneOf(std::array{"", "", "Nord", "Süd"});
        one.paid = below(2) == 0;
        return one;
    }

    void entries(const Confirmation& sure) {
        if (below(3) == 0) return did(addEntry(evening(), someone(false), entry(), sure));
        std::vector<tournament::Entry> some;
        for (std::uint64_t i = below(3); i < 3; ++i) some.push_back(someone(isPairs()));
        did(addEntries(evening(), some, sure));
    }

    void list(const Confirmation& sure) {
        std::string csv = isPairs() ? "Vorname;Nachname;Vorname 2;Nachname 2;Verein;Jahrgang;Notiz, a=b\n"
                                    : "Vorname;Nachname;Verein;Jahrgang;bezahlt;Notiz, a=b\n";
        for (std::uint64_t i = below(3); i < 3; ++i) {
            const tournament::Person one = person();
            const tournament::Person two = person();
            const auto cell = [](const std::string& text) {
                std::string quoted;
                for (const char c : text) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
                return '"' + quoted + "\";";
            };
            csv += cell(one.first) + cell(one.last);
            if (isPairs()) csv += cell(two.first) + cell(two.last);
            csv += cell(club()) + oneOf(std::array{"", "1950", "2010"}) + ";";
            if (!isPairs()) csv += oneOf(std::array{"", "ja", "nein"}) + ";";
            csv += cell(oneOf(std::array{"", "zwei\nZeilen", "=2+3", "tab\there", "  x "}));
            csv.back() = '\n';
        }
        if (below(3) == 0) csv = "\xEF\xBB\xBF" + csv;
        did(importEntries(evening(), csv, "list.csv", below(2) == 0, sure));
    }

    void correct(const Confirmation& sure) {
        const auto& all = evening().tournament().entries;
        if (all.empty()) return;
        tournament::Entry one = all[below(all.size())];
        tournament::Person& person = one.persons[below(one.persons.size())];
        switch (below(7)) {
        case 0:
            person.first = "Neu" + words();
            break;
        case 1:
            person.last = lastName() + std::to_string(number(999));
            break;
        case 2:
            person.born = person.born ? std::nullopt : std::optional(1960 + number(40));
            break;
        case 3:
            person.sex = static_cast<tournament::Sex>(below(3));
            break;
        case 4:
            one.club = club();
            break;
        case 5:
            one.camp = one.camp.empty() ? "Nord" : "";
            break;
        default:
            one.paid = !one.paid;
        }
        did(changeEntry(evening(), one, sure));
    }

    void partners(const Confirmation& sure) {
        PartnerDraw wanted;
        if (below(3) == 0) wanted.by = "high-low";
        if (below(4) == 0) wanted.separate = below(2) == 0 ? "club" : "camp";
        if (below(4) == 0) {
            wanted.by.clear();
            wanted.file = "cut.csv";
            wanted.typed.emplace();
            const auto& all = evening().tournament().entries;
            for (std::size_t i = 0; i + 1 < all.size(); i += 2)
                *wanted.typed +=
                    std::to_string(all[i].number) + ";" + std::to_string(all[i + 1].number) + "\n";
        }
        did(drawPartners(evening(), below(1000), sure, wanted));
    }

    void typed(const Confirmation& sure) {
        std::vector<int> numbers;
        for (const auto& one : evening().tournament().entries) numbers.push_back(one.number);
        std::string csv;
        const std::size_t size = evening().tournament().settings.format == tournament::Format::Solo &&
                                         !evening().tournament().settings.zeroSum
                                     ? 3
                                     : 4;
        for (std::size_t i = 0; i + size <= numbers.size(); i += size) {
            csv += std::to_string(i / size + 1);
            for (std::size_t k = 0; k < size; ++k) csv += ";" + std::to_string(numbers[i + k]);
            csv += "\n";
        }
        did(typeTables(evening(), csv, "slips.csv", below(100), sure));
    }

    const tournament::Table* table() {
        const auto& rounds = evening().tournament().rounds;
        if (rounds.empty()) return nullptr;
        const tournament::Round& round = rounds[below(6) == 0 ? below(rounds.size()) : rounds.size() - 1];
        if (round.tables.empty()) return nullptr;
        m_round = round.number;
        return &round.tables[below(round.tables.size())];
    }
    SheetPlace placeOf(const tournament::Table& table) {
        return {m_round, table.number, below(4) == 0 ? number(table.games.size()) + 1 : 0};
    }

    // Who could sit at one table more, and now and then somebody who could not.
    std::vector<int> sitters() {
        std::vector<int> numbers = whoCanSit(evening().tournament());
        if (below(4) == 0) numbers.push_back(entry());
        const std::size_t most = isPairs() ? 2 : 4;
        if (numbers.size() > most) numbers.resize(most);
        return numbers;
    }

    // What is said of entries once more: that two are one, that they are two, who has paid, who may meet.
    void again(const Confirmation& sure) {
        const auto& all = evening().tournament().entries;
        if (all.size() < 2) return;
        const tournament::Entry one = all[below(all.size())];
        const tournament::Entry other = all[below(all.size())];
        switch (below(5)) {
        case 0:
            return did(mergeEntries(evening(), one.number, other.number, sure));
        case 1:
            return did(partEntries(evening(), one, other, sure));
        case 2:
            return did(removeEntries(evening(), {one.number, other.number}, sure));
        case 3:
            return did(markPaid(evening(), {one.number, other.number}, below(2) == 0, sure));
        default:
            return did(letMeet(evening(), one.number, other.number, sure));
        }
    }

    void seats(const Confirmation& sure) {
        const auto* at = table();
        if (at == nullptr) return;
        std::vector<int> numbers;
        for (const auto& side : at->sides) numbers.insert(numbers.begin(), side.begin(), side.end());
        did(seatTable(evening(), m_round, at->number, numbers, sure));
    }

    std::vector<int> scoreAt(const tournament::Table& at) {
        const tournament::Settings& settings = evening().tournament().settings;
        std::vector<int> points(at.sides.size());
        if (settings.zeroSum) {
            int sum = 0;
            for (std::size_t i = 1; i < points.size(); ++i) sum += points[i] = number(20) - 10;
            points[0] = -sum;
            return points;
        }
        for (int& one : points) one = settings.countsDown() ? 1 + number(8) : number(15);
        points[below(points.size())] = settings.target + (below(4) == 0 ? number(3) : 0);
        return points;
    }

    void results(const Confirmation& sure) {
        const auto& rounds = evening().tournament().rounds;
        if (rounds.empty()) return;
        std::string csv;
        for (const tournament::Table& at : rounds.back().tables) {
            if (below(4) == 0) continue;
            csv += std::to_string(at.number);
            for (const int one : scoreAt(at)) csv += ";" + std::to_string(one);
            csv += "\n";
        }
        did(enterResults(evening(), rounds.back().number, csv, "results.csv", sure));
    }

    tournament::Line someLine(const tournament::Table& at) {
        tournament::Line line;
        line.why = below(2) == 0 ? words() : "";
        if (evening().tournament().settings.zeroSum) {
            if (below(6) == 0)
                line.penalty = {0, 2, 0, 0};
            else
                line.text = oneOf(std::array{"A r C + t+", "tr 26/2 18/1 25 0j", "= 3 -1 -1 -1", "A d -",
                                             "B pi - kD, D pi +", "= 3 -1 -1 -1 mf", "D be +", "B d + p+",
                                             "= 4 -1 -1 -1 -1", "A d + broken=A"});
            if (!line.penalty.empty()) line.penalty.resize(at.sides.size());
            return line;
        }
        if (below(2) == 0 && at.sides.size() == 2) {
            const auto mark = [&](const char* figure) {
                line.figures.push_back(
                    {figure, number(2), 1 + number(3), oneOf(std::array{"", "held", "good", "given"})});
            };
            if (below(2) == 0) mark("gleich");
            if (below(2) == 0) mark("hanger");
            if (below(2) == 0) mark("spiel");
        }
        if (line.figures.empty())
            for (int i = 0; i < sidesOf(at); ++i) line.points.push_back(number(7));
        if (below(5) == 0)
            for (int i = 0; i < sidesOf(at); ++i) line.penalty.push_back(number(4));
        return line;
    }

    void line(const Confirmation& sure) {
        const auto* now = table();
        if (now == nullptr) return;
        const tournament::Table at = *now; // as it stands before any of these
        const SheetPlace place = placeOf(at);
        const std::size_t lines = at.games.empty() ? 0 : at.games.front().lines.size();
        switch (below(8)) {
        case 0:
            return did(rewriteLine(evening(), place, number(lines + 1), words(), someLine(at), sure));
        case 1:
            return did(strikeLine(evening(), place, number(lines + 1), words(), sure));
        case 2: {
            tournament::FinalScore score;
            score.points = scoreAt(at);
            score.ending = below(3) == 0 ? static_cast<tournament::Ending>(below(4)) : score.ending;
            if (score.ending == tournament::Ending::Forfeit) score.forfeitBy = number(at.sides.size());
            if (score.ending == tournament::Ending::Ruling) score.ruling = number(3);
            score.keepSurplus = below(4) == 0;
            if (below(2) == 0) score.remark = words();
            return did(setResult(evening(), place, score, sure, below(2) == 0 ? words() : ""));
        }
        case 3:
            return did(disputeSheet(evening(), place, words(), sure));
        case 4:
            return did(
                keySecond(evening(), place, below(2) == 0 ? scoreAt(at) : at.games.front().score, sure));
        case 5:
            return did(importSheet(evening(), place,
                                   "rules: ruediger\nkind: schrieb\n\n1: A dreier won\n2: B rufer C lost\n",
                                   "z.tarock", sure));
        default:
            for (std::uint64_t i = below(4); i < 4; ++i) did(addLine(evening(), place, someLine(at), sure));
        }
    }

    RulingWish wish() {
        RulingWish one;
        one.measure = static_cast<tournament::Measure>(below(5));
        if (one.measure == tournament::Measure::Strike) one.line = 1 + number(3);
        if (one.measure == tournament::Measure::Fine || one.measure == tournament::Measure::Lost)
            one.side = number(2);
        if (one.measure == tournament::Measure::Fine) one.points = 1 + number(4);
        return one;
    }

    void ruling(const Confirmation& sure) {
        NewRuling wanted;
        wanted.file = "streit";
        wanted.dispute = words();
        if (below(3) == 0) wanted.askedBy = words();
        const std::string rules = evening().tournament().settings.rules;
        wanted.record = "rules: " + rules + "\ntrump: L\n\nA: bet gleich\nA: bet gleich\n";
        if (evening().tournament().settings.zeroSum) wanted.record = "rules: ruediger\n\nA: mine\n";
        if (const auto* at = table(); at != nullptr && below(4) != 0) {
            wanted.place = placeOf(*at);
            if (below(2) == 0) wanted.enter = wish();
        }
        did(addRuling(evening(), wanted, sure));
    }

    void ofRuling(const Confirmation& sure) {
        if (below(4) == 0) {
            const std::string all = exportRulings(evening().tournament());
            return did(importRulings(evening(), all, "alle.perlagg", sure));
        }
        did(enterRuling(evening(), 1 + number(4), wish(), sure));
    }

    void ownRules(const Confirmation& sure) {
        if (below(4) != 0) return;
        did(changeSettings(evening(),
                           ownRulesAnew(below(2) == 0 ? "imst" : "innsbruck",
                                        {{kOwnName, "Unsere; a=b"}, {"target", "16"}},
                                        evening().tournament().settings),
                           sure));
    }

    void goOnWithImport() {
        auto copy = Evening::importJson(exportJson(evening(), false), "a.json",
                                        m_folder.file("go" + std::to_string(++m_imports) + ".schreiber"));
        if (copy) evening() = std::move(*copy);
    }

    const Folder& m_folder;
    int m_round = 0;
    int m_imports = 0;
};

} // namespace schreiber::desk::test
