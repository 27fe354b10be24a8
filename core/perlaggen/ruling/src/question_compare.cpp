#include "figure_words.h"
#include "question_sheet.h"

#include <algorithm>
#include <perlaggen/deal/house.h>
#include <perlaggen/rulebook/card_words.h>
#include <words/say.h>

// Which of two figures is better.
namespace schreiber::perlaggen::ruling {

using cards::PlayedCard, cards::Suit;

namespace {

constexpr std::array<words::Text, 2> kWho{
    {{"Der eine", "Il primo", "One"}, {"Der andere", "L'altro", "The other"}}};

// What one of the two makes of his cards.
struct Made {
    std::vector<PlayedCard> held;
    FigureKind kind;
    std::vector<PlayedCard> cards; // empty where he has none
    int strength = 0;
};

Made made(QuestionSheet& sheet, const std::string& key, Suit trump, bool gleich) {
    Made made{.held = sheet.playedHand(key, trump), .kind = {}, .cards = {}};
    std::vector<figures::HeldCard> held;
    for (const PlayedCard& card : made.held)
        held.push_back({card, !card.as && sheet.rules().perlaggen(trump).contains(card.card)});
    const figures::Material material = figures::materialOf(held);
    const figures::FigureRules rules = deal::figureRules(sheet.rules(), material);
    if (gleich) {
        const auto best = figures::bestGleich(material, rules);
        made.strength = figures::strength(best);
        if (!best) return made;
        made.kind = {.size = best->size, .rank = best->rank};
        made.cards = figures::layGleich(held, *best);
    } else {
        const auto best = figures::bestHanger(material, rules);
        made.strength = figures::strength(best, trump, rules);
        if (!best) return made;
        made.kind = {.size = best->hanger.size, .rank = best->hanger.top};
        made.cards = figures::layHanger(held, best->hanger, best->preferably(trump));
    }
    return made;
}

// "drei Könige", "drei Karten vom König abwärts".
std::string kindOf(const Made& made, bool gleich, words::Language language) {
    return gleich ? gleichCards(made.kind, language) : hangerCards(made.kind, language);
}

bool named(const Made& made) {
    return std::ranges::any_of(made.cards, [](const PlayedCard& card) { return card.as.has_value(); });
}

constexpr std::array kSeats{cards::Seat::A, cards::Seat::B};

// Both hands, and the show in which each lays down his figure: the Spiel has been given to the one, who shows
// first. Where both are equal they leave it standing; where neither has one there is nothing to show, and the
// answer is a remark. So is the name of a Perlagg that does not belong to the figure.
std::string asRecord(const QuestionSheet& sheet, Suit trump, const std::array<Made, 2>& sides, bool gleich) {
    std::string more = fmt::format("trump: {}\n", cards::letterOf(trump));
    std::string remarks =
        remark(sheet.say({"Der eine ist A, der andere B; das Spiel ist gut, damit gewiesen wird.",
                          "Il primo è A, l'altro B; lo Spiel è dato buono, perché si mostri.",
                          "One is A, the other B; the Spiel is conceded so that there is a show."}));
    std::array<std::string, 2> shown;
    for (std::size_t i = 0; i < sides.size(); ++i) {
        cards::CardSet hand;
        cards::CardSet laid;
        for (const PlayedCard& card : sides[i].cards) {
            laid.insert(card.card);
            shown[i] += " " + cards::toString(card);
        }
        for (const PlayedCard& card : sides[i].held) {
            hand.insert(card.card);
            if (card.as && !laid.contains(card.card))
                remarks += remark(fmt::format("{}: {}", cards::toString(kSeats[i]),
                                              rulebook::cardName(card, sheet.language())));
        }
        more += sheet.handLine(kSeats[i], hand);
    }
    std::string show;
    if (sheet.teams() > 2) show += "A: bet spiel\n"; // p3_no_spont: nothing is given unasked
    for (int i = 1; i < sheet.teams(); ++i)
        show += fmt::format("{}: good spiel\n", cards::letterOf(static_cast<cards::Seat>(i)));
    if (shown[0].empty() && shown[1].empty()) // whoever said he is done would leave it to the other side
        return sheet.header(more) + remarks + remark(sheet.verdict()) + show;
    const bool equal = !shown[0].empty() && sides[0].strength == sides[1].strength;
    const std::string_view figure = gleich ? "gleich" : "hanger";
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const char seat = cards::letterOf(kSeats[i]);
        if (!shown[i].empty()) show += fmt::format("{}: show{}\n", seat, shown[i]);
        if (equal && i > 0) show += fmt::format("{}: stand {}\n", seat, figure);
        show += fmt::format("{}: done\n", seat);
    }
    for (int i = static_cast<int>(sides.size()); i < sheet.teams(); ++i)
        show += fmt::format("{}: done\n", cards::letterOf(static_cast<cards::Seat>(i)));
    if (!shown[0].empty() && sides[1].strength >= sides[0].strength) { // it is for the one again
        if (equal) show += fmt::format("{}: stand {}\n", cards::letterOf(kSeats[0]), figure);
        show += fmt::format("{}: done\n", cards::letterOf(kSeats[0]));
    }
    return sheet.header(more) + remarks + show;
}

// Who has the better one, and why.
void decideBetween(QuestionSheet& sheet, const std::array<Made, 2>& sides, Suit trump, bool gleich) {
    const words::Language language = sheet.language();
    sheet.basis(gleich ? "g_order"_point : "h_order"_point);
    if (named(sides[0]) || named(sides[1])) sheet.basis("bapt_figure_equal");
    const std::array strengths{sides[0].strength, sides[1].strength};
    const figures::Winner winner = figures::winnerOf(strengths);
    if (winner.standing) {
        sheet.decide(
            gleich
                ? words::Text{"Das Gleich steht: beide haben {}.",
                              "Il Gleich è in parità: entrambi hanno {}.", "The Gleich stands: both have {}."}
                : words::Text{"Der Hanger steht: beide haben {}.", "L'Hanger è in parità: entrambi hanno {}.",
                              "The Hanger stands: both have {}."},
            kindOf(sides[0], gleich, language));
        const auto inTrump = [&](const Made& one) { return one.cards.front().face().suit() == trump; };
        sheet.basis("tie_stands", deal::tieRestsOn(gleich ? deal::Figure::Gleich : deal::Figure::Hanger,
                                                   inTrump(sides[0]) != inTrump(sides[1])));
        return;
    }
    if (!winner.team) {
        sheet.decide(
            gleich
                ? words::Text{"Keiner hat ein Gleich.", "Nessuno ha un Gleich.", "Nobody has a Gleich."}
                : words::Text{"Keiner hat einen Hanger.", "Nessuno ha un Hanger.", "Nobody has a Hanger."});
        sheet.basis("no_figure_no_point");
        return;
    }
    const auto best = static_cast<std::size_t>(*winner.team);
    const Made& mine = sides[best];
    const Made& theirs = sides[1 - best];
    const std::string who(kWho[best].in(language));
    const words::Text gets =
        gleich ? words::Text{"{} bekommt das Gleich", "{} prende il Gleich", "{} gets the Gleich"}
               : words::Text{"{} bekommt den Hanger", "{} prende l'Hanger", "{} gets the Hanger"};
    if (theirs.cards.empty()) {
        sheet.decide(sheet.say(gets, who) + ": " + kindOf(mine, gleich, language) + ".");
        return;
    }
    if (mine.kind == theirs.kind) {
        // nothing but trumps parts them, and that is what was asked
        sheet.decide(sheet.say(gets, who) + sheet.say({": beide haben {}, und seine sind in Trumpf.",
                                                       ": entrambi hanno {}, e le sue sono di briscola.",
                                                       ": both have {}, and these are in trumps."},
                                                      kindOf(mine, gleich, language)));
        sheet.step(whyBetter(mine.kind, theirs.kind, language));
        sheet.basis("trump_hanger");
        return;
    }
    sheet.decide(sheet.say(gets, who) + sheet.say({": {} gegen {}.", ": {} contro {}.", ": {} against {}."},
                                                  kindOf(mine, gleich, language),
                                                  kindOf(theirs, gleich, language)));
    sheet.step(whyBetter(mine.kind, theirs.kind, language));
}

} // namespace

Fields compareFields(const rulebook::RuleSet& set, int seats, words::Language language) {
    QuestionField figure{.key = "figure",
                         .label = words::say(language, {"Figur", "Figura", "Figure"}),
                         .choices = {{"gleich", "Gleich"}, {"hanger", "Hanger"}},
                         .initial = "gleich"};
    Fields fields{
        trumpField(set, language), figure,
        cardsField("first", words::say(language, {"Der eine hat", "Il primo ha", "One has"}), "LK HK S9"),
        cardsField("second", words::say(language, {"Der andere hat", "L'altro ha", "The other has"}),
                   "SA EA")};
    addPlayers(fields, set, seats, language);
    return fields;
}

void answerCompare(QuestionSheet& sheet) {
    const Suit trump = sheet.trump();
    const bool gleich = sheet.value("figure") != "hanger";
    const words::Language language = sheet.language();
    const std::array<std::string, 2> keys{"first", "second"};
    std::array<Made, 2> sides;
    for (std::size_t side = 0; side < keys.size(); ++side) {
        sides[side] = made(sheet, keys[side], trump, gleich);
        if (sides[side].held.empty()) sheet.missing(keys[side]);
    }
    if (!sheet.sound()) return;
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const Made& one = sides[side];
        const std::string who(kWho[side].in(language));
        if (!one.cards.empty())
            sheet.step({"{} macht {}: {}.", "{} fa {}: {}.", "{} makes {}: {}."}, who,
                       gleich ? kindOf(one, gleich, language) : wholeHanger(one.kind, language),
                       rulebook::theCards(std::span(one.cards), language));
        else if (gleich)
            sheet.step({"{} hat kein Gleich.", "{} non ha nessun Gleich.", "{} has no Gleich."}, who);
        else
            sheet.step({"{} hat keinen Hanger.", "{} non ha nessun Hanger.", "{} has no Hanger."}, who);
    }
    decideBetween(sheet, sides, trump, gleich);
    sheet.record(asRecord(sheet, trump, sides, gleich));
}

} // namespace schreiber::perlaggen::ruling
