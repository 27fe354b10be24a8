#include "name_words.h"
#include "question_settle_record.h"
#include "question_stakes.h"

#include <algorithm>
#include <perlaggen/deal/declaring.h>
#include <perlaggen/deal/end_rule.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/backing_words.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <perlaggen/ruling/open_facts.h>
#include <words/say.h>

// Who is out first, with the figures as they were made.
namespace schreiber::perlaggen::ruling {

using deal::Endgame, deal::Figure, deal::How, deal::OpenFact;

namespace {

// What was filled in, and what was not: somebody may have made that too.
std::vector<deal::Fact> factsOf(const std::vector<MadeFigure>& figures) {
    std::vector<deal::Fact> facts;
    for (const MadeFigure& one : figures) facts.push_back(one.fact);
    deal::putInOrder(facts);
    for (const Figure figure : deal::kFigures)
        if (std::ranges::find(figures, figure, &MadeFigure::figure) == figures.end())
            facts.push_back({.settled = {.figure = figure, .team = {}, .value = 1, .how = How::Undecided}});
    return facts;
}

// Where all are one short nobody bets (pagat The Endgame): what was bet and held cannot be.
void nothingHeldAtTheEnd(QuestionSheet& sheet, Endgame endgame, const std::vector<MadeFigure>& figures) {
    if (endgame != Endgame::FromStart) return;
    for (std::size_t i = 0; i < figures.size(); ++i)
        if (figures[i].fact.held)
            sheet.fail(fmt::format("figure{}", i + 1),
                       {"Beide Parteien sind gestrichen, und dann darf niemand bieten; gehalten kann hier "
                        "nichts sein.",
                        "Entrambe le coppie sono gestrichen e allora nessuno può offrire; qui nulla può "
                        "essere stato tenuto.",
                        "Both sides are gestrichen, and then nobody may bet; nothing can have been held."});
}

// Said to be declared at a score at which nobody may declare; that it has too few cards the steps tell.
void nothingDeclaredInVain(QuestionSheet& sheet, const deal::Standing& before,
                           const std::vector<MadeFigure>& figures) {
    std::vector<deal::Fact> facts = factsOf(figures);
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (facts[i].settled.how != How::Declared) continue;
        facts[i].size.reset();
        const auto* broken = rulebook::findRulePoint(deal::whyNotDeclared(sheet.rules(), before, facts, i));
        if (broken == nullptr) continue;
        sheet.fail(fmt::format("figure{}", i + 1),
                   {"So kann diese Figur nicht ausgehen. {}", "Questa figura non può uscire così. {}",
                    "This figure cannot go out so. {}"},
                   rulebook::ruleInWords(*broken, sheet.rules().set(), sheet.language()));
    }
}

// A figure that was held, of which nobody said who lost it; nothing where that makes no difference to the
// end.
const MadeFigure* hangsOnLoser(const QuestionSheet& sheet, const deal::Standing& before,
                               const std::vector<MadeFigure>& figures, const deal::Decision& end) {
    if (!deal::losersPay(sheet.rules())) return nullptr;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        if (!figures[i].fact.held || figures[i].fact.lost != deal::ByTeam{}) continue;
        if (figures[i].settled().how == How::Standing) continue;
        for (unsigned losers = 1; losers < 1U << static_cast<unsigned>(sheet.teams()); ++losers) {
            std::vector<deal::Fact> tried = factsOf(figures);
            for (int team = 0; team < sheet.teams(); ++team)
                if ((losers & (1U << static_cast<unsigned>(team))) != 0 && figures[i].settled().team != team)
                    tried[i].lost[static_cast<std::size_t>(team)] = figures[i].settled().value;
            const deal::Decision other = decide(sheet.rules(), before, tried, deal::Wanted::Winner);
            const bool same = other.count.winner == end.count.winner &&
                              other.count.newDeal == end.count.newDeal &&
                              other.facts.size() == end.facts.size();
            if (!same) return &figures[i];
        }
    }
    return nullptr;
}

std::string endName(const QuestionSheet& sheet, const deal::Count& end) {
    if (end.newDeal)
        return sheet.say({"niemand ist aus, es wird neu gegeben", "non esce nessuno, si ridanno le carte",
                          "nobody is out, the cards are dealt again"});
    if (!end.winner)
        return sheet.say({"noch ist niemand aus", "non esce ancora nessuno", "nobody is out yet"});
    return sheet.say({"{} ist zuerst aus", "{} esce per prima", "{} is out first"}, sheet.party(*end.winner));
}

// "Hat das Gleich mindestens drei Karten: …", or each number for itself where one figure goes by the other.
void tellSizes(QuestionSheet& sheet, const OpenFact& fact) {
    struct Group {
        int least = 0;
        std::string end;
    };
    const words::Language language = sheet.language();
    std::vector<Group> groups;
    for (const OpenFact::Way& way : fact.ways) {
        const auto told = std::ranges::find(way.figures, fact.figure, &deal::Fact::figure);
        const std::string end = endName(sheet, way.count);
        if (groups.empty() || groups.back().end != end) groups.push_back({told->size.value_or(0), end});
    }
    for (std::size_t i = groups.size(); i-- > 0;) {
        const bool last = i == 0;
        const std::string when =
            last ? sheet.say({"Hat {} weniger", "Se {} ne ha meno", "If {} has fewer"},
                             figurePronoun(fact.figure, false, language))
                 : sheet.say({"Hat {} mindestens {} Karten", "Se {} ha almeno {} carte",
                              "If {} has at least {} cards"},
                             theFigure(fact.figure, language), numberName(groups[i].least, language));
        sheet.step(when + ": " + groups[i].end + ".");
    }
}

// Each way it can be, those with the same words and the same end once.
void tellWays(QuestionSheet& sheet, const OpenFact& fact) {
    const words::Language language = sheet.language();
    std::vector<std::string> told;
    for (const OpenFact::Way& way : fact.ways) {
        std::string when = wayInWords(fact, way, language);
        if (fact.what == deal::Untold::Maker) {
            const auto& team = std::ranges::find(way.figures, fact.figure, &deal::Fact::figure)->settled.team;
            when = team ? sheet.say({"Macht {} {}", "Se {} fa {}", "If {} makes {}"}, sheet.party(*team),
                                    objectFigure(fact.figure, language))
                        : sheet.say({"Macht {} niemand", "Se {} non lo fa nessuno", "If nobody makes {}"},
                                    objectFigure(fact.figure, language));
        }
        std::string line = when + ": " + endName(sheet, way.count) + ".";
        if (std::ranges::find(told, line) != told.end()) continue;
        sheet.step(line);
        told.push_back(std::move(line));
    }
}

bool isOrder(const OpenFact& fact) {
    return fact.what == deal::Untold::Order;
}

void decideHanging(QuestionSheet& sheet, const std::vector<OpenFact>& hangs) {
    std::vector<std::string> facts;
    for (const OpenFact& fact : hangs) facts.push_back(needInWords(fact, sheet.language()));
    sheet.leaveOpen({"Das hängt davon ab, {}.", "Dipende: {}.", "That hangs on {}."},
                    rulebook::joinedNames(facts, sheet.language()));
    if (hangs.size() == 1 && hangs.front().what == deal::Untold::Size)
        tellSizes(sheet, hangs.front());
    else if (hangs.size() == 1 || std::ranges::all_of(hangs, isOrder))
        tellWays(sheet, hangs.front());
}

const MadeFigure& toldOf(const std::vector<MadeFigure>& figures, Figure figure) {
    return *std::ranges::find(figures, figure, &MadeFigure::figure);
}

// Of a figure that was allowed, whatever its cards may be.
bool declaredOut(const deal::Decision& end, const std::vector<MadeFigure>& figures) {
    const auto& counted = end.count.counted;
    return end.facts.empty() && std::any_of(counted.begin(), counted.end(), [&](const deal::Counted& one) {
               return toldOf(figures, one.figure).settled().how == How::Declared;
           });
}

void tellBothShort(QuestionSheet& sheet, Endgame endgame, int needed, const deal::Decision& end,
                   bool conceded, bool declared) {
    const words::Language language = sheet.language();
    const std::string cards = numberName(needed, language);
    switch (endgame) {
    case Endgame::None:
    case Endgame::Held:
        return;
    case Endgame::FromStart:
        if (declared) {
            sheet.step({"Beide Parteien sind gestrichen: Die erlaubte Figur geht aus, denn sie hat "
                        "mindestens {} Karten.",
                        "Entrambe le coppie sono gestrichen: la figura permessa fa uscire, perché ha "
                        "almeno {} carte.",
                        "Both sides are gestrichen: the figure allowed goes out, as it has at least {} "
                        "cards."},
                       cards);
            basis(sheet, {"decl_both_inn", "decl_single", "decl_eich"});
            break;
        }
        if (conceded) { // RP-151: at any time, and whatever the figure
            sheet.step({"Was gut gelassen ist, zählt; wie viele Karten die Figur hat, wird nicht gefragt.",
                        "Ciò che è lasciato buono conta; quante carte abbia la figura non si chiede.",
                        "What was conceded counts; how many cards the figure has is not asked."});
            sheet.basis("concede_spont");
            break;
        }
        sheet.step(
            {"Beide Parteien sind gestrichen: Eine Figur geht nur aus, wenn sie mindestens {} Karten "
             "hat und vor der ersten Karte nach ihr gefragt und sie erlaubt wird („erlaubt“ "
             "dazuschreiben; wurde nicht gefragt, die Figur weglassen). Sonst entscheidet das Spiel.",
             "Entrambe le coppie sono gestrichen: una figura fa uscire solo se ha almeno {} carte e "
             "se prima della prima carta si è chiesto ed è stata permessa (aggiungere «permesso»; se "
             "nessuno ha chiesto, omettere la figura). Altrimenti decide lo Spiel.",
             "Both sides are gestrichen: a figure goes out only with at least {} cards, asked for "
             "before the first card and allowed (add “allowed”; if nobody asked, leave the figure out). "
             "Otherwise the Spiel decides."},
            cards);
        basis(sheet, {"decl_both_inn", "decl_single", "decl_eich", "decl_none_tricks", "decl_two_card"});
        break;
    case Endgame::OtherGoes:
        sheet.step(
            {"Beide Parteien sind jetzt gestrichen: Die andere von Gleich und Hanger entscheidet, auch "
             "mit zwei Karten; steht sie oder hat sie niemand, entscheidet das Spiel.",
             "Ora entrambe le coppie sono gestrichen: decide l'altra fra Gleich e Hanger, anche con "
             "due carte; se è pari o non l'ha nessuno, decide lo Spiel.",
             "Both sides are gestrichen now: the other of Gleich and Hanger decides, two cards will "
             "do; if it stands or nobody has it, the Spiel decides."});
        sheet.basis("mid_g_conceded");
        break;
    case Endgame::BothGiven:
        sheet.step(
            {"Beide Parteien sind jetzt gestrichen, Gleich und Hanger sind vergeben: Das Spiel "
             "entscheidet.",
             "Ora entrambe le coppie sono gestrichen, Gleich e Hanger sono assegnati: decide lo Spiel.",
             "Both sides are gestrichen now, Gleich and Hanger are given: the Spiel decides."});
        sheet.basis("m1412_two");
        break;
    case Endgame::SpielGiven:
    case Endgame::OneLeft:
        sheet.step({"Beide Parteien sind jetzt gestrichen, das Spiel ist vergeben: Nur eine Figur mit "
                    "mindestens {} Karten geht noch aus, sonst wird neu gegeben.",
                    "Ora entrambe le coppie sono gestrichen, lo Spiel è assegnato: esce solo una figura di "
                    "almeno {} carte, altrimenti si ridanno le carte.",
                    "Both sides are gestrichen now, the Spiel is given: only a figure of at least {} cards "
                    "still goes out, else the cards are dealt again."},
                   cards);
        if (endgame == Endgame::SpielGiven) sheet.basis("mid_both_unbet");
        // each tells how many cards are needed; one that tells another number is not what decides here
        if (endgame == Endgame::OneLeft) {
            sheet.basis("m1412_bid");
            if (const auto house = deal::neededCardsRestOn(endgame);
                house && isOfTheHouse(*house, sheet.rules()))
                sheet.basis("mid_redeal", house);
        }
        if (endgame == Endgame::SpielGiven && sheet.rules().midMinCards() == needed)
            sheet.basis("mid_1413_spiel");
        break;
    }
    const auto open = [&](Figure figure) {
        return std::ranges::any_of(end.facts, [&](const OpenFact& fact) { return fact.figure == figure; });
    };
    for (const Figure figure : end.count.barred)
        if (!open(figure))
            sheet.step({"{} zählt hier nicht.", "{} qui non conta.", "{} does not count here."},
                       capital(theFigure(figure, language)));
}

// Whether this comes only after something on which the end hangs.
bool afterOpen(const rulebook::Rules& rules, const std::vector<deal::Fact>& facts, Endgame endgame,
               const deal::SettledFigure& settled, const std::vector<OpenFact>& hangs) {
    if (settled.how != How::Unbet) return false;
    for (const std::size_t place : deal::countingOrder(rules, facts, endgame)) {
        const Figure figure = facts[place].settled.figure;
        if (std::ranges::any_of(hangs, [&](const OpenFact& fact) { return fact.figure == figure; }))
            return true;
        if (figure == settled.figure) return false;
    }
    return false;
}

// RP-268: what nobody makes costs all who bet or held it.
void tellPaid(QuestionSheet& sheet, const deal::Fact& fact) {
    const deal::SettledFigure& settled = fact.settled;
    for (int team = 0; team < sheet.teams(); ++team) {
        const int lost = fact.lost[static_cast<std::size_t>(team)];
        if (lost == 0) continue;
        sheet.step({"{} hat geboten oder gehalten und bekommt {} dazu.",
                    "{} ha offerto o tenuto: {} punti in più.", "{} bet or held it and adds {}."},
                   sheet.party(team), lost);
        sheet.basis("st_level");
        if (settled.figure == Figure::Spiel) sheet.basis("st_spiel_none");
    }
}

void tellStanding(QuestionSheet& sheet, const std::vector<MadeFigure>& figures) {
    const words::Language language = sheet.language();
    for (const MadeFigure& one : figures) {
        const std::string name = capital(theFigure(one.figure(), language));
        if (one.settled().how == How::Standing) {
            sheet.step({"{} steht und zählt für niemanden.", "{} è in parità e non conta per nessuno.",
                        "{} stands and counts for nobody."},
                       name);
            sheet.basis("tie_stands");
        } else if (one.settled().how == How::None) {
            sheet.step({"{} macht niemand.", "{}: non lo fa nessuno.", "{}: nobody makes it."},
                       capital(objectFigure(one.figure(), language)));
            sheet.basis("no_figure_no_point");
            tellPaid(sheet, one.fact);
        }
    }
}

// They come off before anything is counted; what there is too little for stays owed.
void tellFines(QuestionSheet& sheet, const deal::Standing& before) {
    const deal::Count fined = deal::count(sheet.rules(), before, {});
    for (int team = 0; team < sheet.teams(); ++team) {
        const auto at = static_cast<std::size_t>(team);
        if (before.penalties[at] == 0) continue;
        const bool countsDown = deal::countsDown(sheet.rules());
        sheet.step(countsDown ? words::Text{"{} Strafpunkte kommen für {} zuerst dazu.",
                                            "Prima si aggiungono {} punti di penalità a {}.",
                                            "{} penalty points are added first for {}."}
                              : words::Text{"Die Strafe geht zuerst weg: {} für {}.",
                                            "Prima si toglie la penalità: {} a {}.",
                                            "The fine comes off first: {} for {}."},
                   before.penalties[at], sheet.party(team));
        if (fined.deferred[at] > 0)
            sheet.step({"{} hat zu wenig und bleibt {} schuldig; was {} schreibt, geht darauf.",
                        "{} non ne ha abbastanza e ne deve ancora {}; ciò che {} segna va lì.",
                        "{} has too few and still owes {}; what {} scores goes to that."},
                       sheet.party(team), fined.deferred[at], sheet.party(team));
    }
    if (before.penalties != deal::ByTeam{})
        sheet.step({"Damit steht es {}.", "Così il punteggio è {}.", "That makes it {}."},
                   byTeams(fined.score, sheet.teams()));
}

// What was conceded, what that makes of the two sides, and only then what goes out.
void tellOrder(QuestionSheet& sheet, const std::vector<MadeFigure>& figures, const deal::Decision& end,
               Endgame endgame) {
    const auto& counted = end.count.counted;
    const std::vector<deal::Fact> facts = factsOf(figures);
    const words::Language language = sheet.language();
    const auto isConceded = [&](const deal::Counted& one) {
        return toldOf(figures, one.figure).settled().how == How::Conceded;
    };
    bool conceded = false;
    bool aus = false;
    std::vector<rulebook::PointName> points; // by which they counted where they did
    const auto tell = [&](const deal::Counted& one) {
        const MadeFigure& made = toldOf(figures, one.figure);
        const deal::SettledFigure& settled = made.settled();
        if (afterOpen(sheet.rules(), facts, endgame, settled, end.facts)) return false;
        conceded = conceded || settled.how == How::Conceded;
        aus = aus || settled.value == deal::kSpielAus;
        points.push_back(one.point);
        sheet.step({"{}: {} für {}, dann {}.", "{}: {} a {}, poi {}.", "{}: {} for {}, then {}."},
                   figureName(one.figure, language), one.points, sheet.party(one.team),
                   byTeams(one.score, sheet.teams()));
        for (int team = 0; team < sheet.teams(); ++team)
            if (const int lost = made.fact.lost[static_cast<std::size_t>(team)]; lost > 0) {
                sheet.step(
                    {"{} hat dabei auch geboten oder gehalten und bekommt {} dazu, das ist darin schon "
                     "gezählt.",
                     "Anche {} aveva offerto o tenuto: {} punti in più, già contati.",
                     "{} had bet or held it as well and adds {}, which is counted in already."},
                    sheet.party(team), lost);
                sheet.basis("st_level");
            }
        if (settled.value == deal::kSpielAus)
            sheet.basis(settled.how == How::Conceded ? "spiel_aus_gut"_point : "spiel_aus_held"_point);
        if (settled.how == How::Declared) {
            basis(sheet, {"decl_both_inn", "decl_single"});
        }
        return true;
    };
    const auto last = std::find_if(counted.rbegin(), counted.rend(), isConceded);
    const auto after = last.base(); // one by one, as far as nothing is open
    bool on = true;
    for (auto one = counted.begin(); on && one != after; ++one) on = tell(*one);
    tellBothShort(sheet, endgame, deal::neededCards(sheet.rules(), endgame), end, conceded,
                  declaredOut(end, figures));
    tellStanding(sheet, figures);
    for (auto one = after; on && one != counted.end(); ++one) on = tell(*one);
    if (aus) sheet.basis("spiel_aus_priority");
    for (const rulebook::PointName point : points) sheet.basis(point);
}

} // namespace

Fields settleFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    Fields fields{scoreField(set, seats, language)};
    constexpr std::array<words::Text, 3> kLabels{
        {{"zuerst", "prima", "first"}, {"dann", "poi", "then"}, {"zuletzt", "infine", "last"}}};
    constexpr std::array<words::Text, 3> kHints{
        {{"gleich 2 A, B bietet, A hält · gleich steht", "gleich 2 A, B offre, A tiene · gleich pari",
          "gleich 2 A, B bets, A holds · gleich stands"},
         {"hanger 1 B gut · hanger A dritzig (wie viele Karten)",
          "hanger 1 B buono · hanger A dritzig (quante carte)",
          "hanger 1 B good · hanger A dritzig (how many cards)"},
         {"spiel A (ungeboten)", "spiel A (non offerto)", "spiel A (unbet)"}}};
    for (std::size_t i = 0; i < kLabels.size(); ++i)
        fields.push_back({.key = fmt::format("figure{}", i + 1),
                          .label = words::say(language, kLabels[i]),
                          .hint = words::say(language, kHints[i])});
    fields.push_back({.key = "penalties",
                      .label = words::say(language, {"Strafpunkte", "Penalità", "Penalty points"}),
                      .initial = cards::teamCount(seats) == 3 ? "0 0 0" : "0 0"});
    addPlayers(fields, set, seats, language);
    return fields;
}

void answerSettle(QuestionSheet& sheet) {
    const deal::Standing before{sheet.target(), sheet.score(), {}, sheet.points("penalties", sheet.teams())};
    const std::vector<MadeFigure> figures = madeFigures(sheet);
    if (!sheet.sound()) return;
    if (figures.empty()) return sheet.missing("figure1");
    const Endgame endgame = deal::endgameOf(sheet.rules(), before, factsOf(figures));
    nothingHeldAtTheEnd(sheet, endgame, figures);
    nothingDeclaredInVain(sheet, before, figures);
    if (!sheet.sound()) return;

    const deal::Decision end = deal::decide(sheet.rules(), before, factsOf(figures), deal::Wanted::Winner);
    recordOf(sheet, before, figures);
    if (!sheet.sound()) return;
    if (!end.switches.empty()) {
        sheet.leaveOpen({"Das hängt an einer Hausregel, die nicht vereinbart ist: {}",
                         "Dipende da una regola della casa non concordata: {}",
                         "That hangs on a house rule that has not been agreed: {}"},
                        small(std::string(rulebook::textOf(end.switches.front()).in(sheet.language()))));
        return;
    }
    const deal::Count& result = end.count;
    const deal::EndRule rule = endRule(sheet.rules(), before, factsOf(figures), result);
    const MadeFigure* const open = hangsOnLoser(sheet, before, figures, end);
    if (open != nullptr)
        sheet.leaveOpen({"Das hängt davon ab, wer {} noch geboten oder gehalten hat: Er bekommt die Punkte "
                         "dazu. Dazuschreiben, etwa „gegen B“.",
                         "Dipende da chi altro ha offerto o tenuto {}: a lui si aggiungono i punti. "
                         "Aggiungere, per esempio «contro B».",
                         "That hangs on who else bet or held {}: the points are added to his score. Add it, "
                         "for instance “against B”."},
                        objectFigure(open->figure(), sheet.language()));
    else if (!end.facts.empty())
        decideHanging(sheet, end.facts);
    else if (result.newDeal)
        sheet.decide({"Niemand: es wird neu gegeben, beide bleiben gestrichen.",
                      "Nessuno: si ridanno le carte, entrambe restano gestrichen.",
                      "Nobody: the cards are dealt again, both stay gestrichen."});
    else if (result.winner)
        sheet.decide({"{} ist zuerst aus.", "{} esce per prima.", "{} is out first."},
                     sheet.party(*result.winner));
    else if (rule.newDeal && !rule.point.empty())
        sheet.decide({"Niemand: alles Gebotene steht, es wird neu gegeben. Es steht {}.",
                      "Nessuno: tutto ciò che è stato offerto è in parità, si ridanno le carte. Il "
                      "punteggio è {}.",
                      "Nobody: all that was bet stands, the cards are dealt again. The score is {}."},
                     byTeams(result.score, sheet.teams()));
    else
        sheet.decide({"Noch niemand. Es steht {}.", "Ancora nessuno. Il punteggio è {}.",
                      "Nobody yet. The score is {}."},
                     byTeams(result.score, sheet.teams()));
    tellFines(sheet, before);
    tellOrder(sheet, figures, end, endgame);
    sheet.basis(rule.point, rule.restsOn);
    if (result.newDeal) sheet.basis("mid_redeal");
    for (int team = 0; team < sheet.teams() && !result.winner; ++team)
        if (result.gestrichen[static_cast<std::size_t>(team)] && endgame == Endgame::None)
            sheet.step({"{} ist gestrichen.", "{} è gestrichen.", "{} is gestrichen."}, sheet.party(team));
    if (figures.size() < deal::kFigures.size())
        sheet.step({"Was nicht eingetragen ist, gilt als ungeboten.",
                    "Ciò che non è scritto vale come non offerto.",
                    "What is not filled in is taken to be unbet."});
    const auto scoring = std::count_if(figures.begin(), figures.end(),
                                       [](const MadeFigure& one) { return one.settled().team.has_value(); });
    if (end.facts.empty() && result.winner &&
        result.counted.size() + result.barred.size() < static_cast<std::size_t>(scoring)) {
        sheet.step({"Was danach kommt, zählt nicht mehr.", "Ciò che viene dopo non conta più.",
                    "What comes after counts no more."});
        sheet.basis("order_stop");
    }
}

} // namespace schreiber::perlaggen::ruling
