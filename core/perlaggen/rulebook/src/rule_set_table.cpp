#include "switch_table.h"

#include <base/contract.h>

#include <initializer_list>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::rulebook {
namespace {

using cards::Pack, cards::Suit;

PerlaggList list(std::initializer_list<std::string_view> places) {
    PerlaggList all;
    for (const std::string_view text : places) {
        const auto place = readPerlaggPlace(text);
        SCHREIBER_REQUIRE(place, "a place of the Perlagg tables can be read");
        all.push_back(*place);
    }
    return all;
}

// DEUT, GILT3 and the sets of 1853 take the INN column throughout as the project's choice.
Settings chosenThroughout(Column column) {
    Settings settings = defaultsOf(column);
    for (const SwitchRow& row : switchTable()) settings[row.which].chosen = true;
    return settings;
}

// A source of the set itself names the target and puts the Ober above the Unter.
Settings oberFirst(Settings settings) {
    settings[Switch::OberUnterOrder] = {.value = static_cast<std::int8_t>(OberUnterOrder::OberFirst)};
    return settings;
}

// 4 × 2+3; two and three players 2+3, trump, 2 where they get seven; six 2+2 (rule matrix A3).
std::vector<DealPlan> dealing(const Settings& settings) {
    const bool sevenForTwo = settings[Switch::TwoPlayerHand].value == 1;
    const bool sevenForThree = settings[Switch::ThreePlayerHand].value == 1;
    return {{.seats = 4, .before = {2, 3}, .after = {}},
            {.seats = 2, .before = {2, 3}, .after = sevenForTwo ? std::vector{2} : std::vector<int>{}},
            {.seats = 3, .before = {2, 3}, .after = sevenForThree ? std::vector{2} : std::vector<int>{}},
            {.seats = 6, .before = {2, 2}, .after = {}}};
}

std::vector<RuleSet> build() {
    const std::vector<Suit> allSuits{Suit::Eichel, Suit::Laub, Suit::Herz, Suit::Schell};
    const std::vector<Suit> noAcorns{Suit::Laub, Suit::Herz, Suit::Schell};
    const PerlaggList southern = list({"HK", "S6", "S7", "E7", "T7", "TU", "TO"});
    const PerlaggList acorn = list({"HK", "S6", "T7", "TU", "TO", "E7", "EU", "EO"});
    const Traits pagat = Trait::OverbidGeneral | Trait::OverbidMulti;
    const Traits imstPaper = Traits(Trait::BlindOrder) | Trait::ThrowIn | Trait::PlayOnError |
                             Trait::StolenLosesGame | Trait::ShowNoDisturb | Trait::CutFault |
                             Trait::CutterError | Trait::PlayedStays;
    const Traits acornExchange = Trait::ExchangeUpgrade | Trait::ExchangeAcorns;

    std::vector<RuleSet> sets;
    const auto add = [&](RuleSet set) {
        if (set.deals.empty()) set.deals = dealing(set.switches);
        std::erase_if(set.deals, [&](const DealPlan& plan) { return !set.isFor(plan.seats); });
        sets.push_back(std::move(set));
    };
    const auto four = std::vector{4};
    const auto most = std::vector{4, 2, 3, 6};

    add({.id = "innsbruck",
         .matrix = "INN",
         .title = "Innsbrucker Art",
         .base = "",
         .pack = Pack::Cards33,
         .seats = most,
         .perlaggen = southern,
         .trumps = allSuits,
         .deals = {},
         .traits = pagat,
         .switches = defaultsOf(Column::Inn)});
    add({.id = "suedtirol",
         .matrix = "SUD",
         .title = "Südtirol",
         .base = "imst",
         .pack = Pack::Cards33,
         .seats = most,
         .perlaggen = southern,
         .trumps = allSuits,
         .deals = {},
         .traits = imstPaper,
         .switches = defaultsOf(Column::Sud)});
    add({.id = "imst",
         .matrix = "IMST",
         .title = "Imst und Umgebung",
         .base = "",
         .pack = Pack::Cards33,
         .seats = most,
         .perlaggen = acorn,
         .trumps = noAcorns,
         .deals = {},
         .traits = imstPaper | acornExchange,
         .switches = defaultsOf(Column::Imst)});
    add({.id = "oberland",
         .matrix = "OBL",
         .title = "Tiroler Oberland",
         .base = "imst",
         .pack = Pack::Cards33,
         .seats = {4, 2, 3},
         .perlaggen = acorn,
         .trumps = noAcorns,
         .deals = {},
         .traits = acornExchange | Trait::OverbidMulti | Trait::BlindSeenHoell | Trait::ThrowIn |
                   Trait::OutOfTurnStays | Trait::StolenLosesGame | Trait::ShowNoDisturb | Trait::CutFault |
                   Trait::PlayedStays,
         .switches = defaultsOf(Column::Obl)});
    add({.id = "eichelperlaggen",
         .matrix = "EICH",
         .title = "Eichelperlaggen",
         .base = "innsbruck",
         .pack = Pack::Cards33,
         .seats = most,
         .perlaggen = acorn,
         .trumps = noAcorns,
         .deals = {},
         .traits = pagat | acornExchange,
         .switches = defaultsOf(Column::Eich)});
    add({.id = "schlanders",
         .matrix = "SCHL",
         .title = "Schlanders",
         .base = "eichelperlaggen",
         .pack = Pack::Cards32,
         .seats = four,
         .perlaggen = list({"HK", "S8", "T7", "TO", "TU", "E7", "EO", "EU"}),
         .trumps = noAcorns,
         .deals = {},
         .traits = pagat | acornExchange,
         .switches = defaultsOf(Column::Schl)});
    add({.id = "deutschnofen",
         .matrix = "DEUT",
         .title = "Deutschnofen",
         .base = "innsbruck",
         .pack = Pack::Cards33,
         .seats = four,
         .perlaggen = list({"S6", "HK", "SK", "H7", "S7", "L7", "E7", "TK", "TO", "TU"}),
         .trumps = allSuits,
         .deals = {},
         .traits = pagat,
         .switches = oberFirst(chosenThroughout(Column::Inn))});
    add({.id = "strafperlaggen",
         .matrix = "STRAF",
         .title = "Strafperlaggen (Hall und Absam)",
         .base = "innsbruck",
         .pack = Pack::Cards33,
         .seats = {3, 2},
         .perlaggen = list({"HK", "S6", "S7", "E7", "T7", "TU", "TO", "EU", "EO"}),
         .trumps = noAcorns,
         .countdown = true,
         .startScore = 9,
         .deals = {{.seats = 3, .before = {3}, .after = {4}}, {.seats = 2, .before = {3}, .after = {4}}},
         .traits = pagat | Trait::BlindOrder | Trait::StrafTurn | Trait::Stakes | Trait::ExchangeAcorns |
                   Trait::DealerAlone | Trait::ThreeBlind,
         .switches = defaultsOf(Column::Straf)});
    const auto historic = [&](std::string id, std::string matrix, std::string title, PerlaggList perlaggen) {
        add({.id = std::move(id),
             .matrix = std::move(matrix),
             .title = std::move(title),
             .base = "innsbruck",
             .pack = Pack::Cards33,
             .seats = four,
             .perlaggen = std::move(perlaggen),
             .trumps = allSuits,
             .deals = {},
             .traits = pagat,
             .switches = oberFirst(chosenThroughout(Column::Inn))});
    };
    historic("giltspiel-3-perlique", "GILT3", "Giltspiel mit 3 Perlique", list({"T7", "TO", "TU"}));
    historic("1853-four", "H53W", "1853, vier Perlaggen", list({"TK", "T7", "TO", "TU"}));
    historic("1853-schello-bello", "H53S", "1853, Schello bello", list({"S7"}));
    historic("1853-radetzky", "H53R", "1853, Radetzky", list({"HK"}));
    historic("1853-schello-bello-trump", "H53P-S7", "1853, Schello bello und Trumpf",
             list({"S7", "T7", "TO", "TU"}));
    historic("1853-radetzky-trump", "H53P-HK", "1853, Radetzky und Trumpf", list({"HK", "T7", "TO", "TU"}));
    return sets;
}

} // namespace

std::span<const RuleSet> ruleSets() {
    static const std::vector<RuleSet> kSets = build();
    return kSets;
}

} // namespace schreiber::perlaggen::rulebook
