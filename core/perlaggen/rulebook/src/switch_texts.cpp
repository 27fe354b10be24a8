#include "switch_texts/tables.h"

#include <cstddef>
#include <perlaggen/rulebook/rule_set_mask.h>
#include <perlaggen/rulebook/switch_texts.h>

namespace schreiber::perlaggen::rulebook {
namespace {

const switch_tables::SwitchText* find(Switch which) {
    for (const auto table : {switch_tables::cardsAndDeal(), switch_tables::playAndShow(),
                             switch_tables::betting(), switch_tables::endgame()})
        for (const switch_tables::SwitchText& row : table)
            if (row.which == which) return &row;
    return nullptr;
}

const switch_tables::ValueText* find(Switch which, std::string_view value) {
    const switch_tables::SwitchText* row = find(which);
    if (row == nullptr || value.empty()) return nullptr;
    for (const switch_tables::ValueText& one : row->values)
        if (one.value == value) return &one;
    return nullptr;
}

// In the order of kRuleSetIds.
constexpr std::array<words::Text, kRuleSetIds.size()> kRuleSetNames{{
    {"Innsbrucker Art", "Stile di Innsbruck", "Innsbruck style"},
    {"Südtirol", "Alto Adige", "South Tyrol"},
    {"Imst und Umgebung", "Imst e dintorni", "Imst and around"},
    {"Tiroler Oberland", "Oberland tirolese", "Tyrolean Oberland"},
    {"Eichelperlaggen", "Eichelperlaggen", "Eichelperlaggen"},
    {"Schlanders", "Silandro", "Schlanders"},
    {"Deutschnofen", "Nova Ponente", "Deutschnofen"},
    {"Strafperlaggen (Hall und Absam)", "Strafperlaggen (Hall e Absam)", "Strafperlaggen (Hall and Absam)"},
    {"Giltspiel mit 3 Perlique", "Giltspiel con 3 Perlique", "Giltspiel with 3 Perlique"},
    {"1853, vier Perlaggen", "1853, quattro Perlaggen", "1853, four Perlaggen"},
    {"1853, Schello bello", "1853, Schello bello", "1853, Schello bello"},
    {"1853, Radetzky", "1853, Radetzky", "1853, Radetzky"},
    {"1853, Schello bello und Trumpf", "1853, Schello bello e briscola", "1853, Schello bello and trumps"},
    {"1853, Radetzky und Trumpf", "1853, Radetzky e briscola", "1853, Radetzky and trumps"},
}};

} // namespace

words::Text textOf(Switch which) {
    const switch_tables::SwitchText* row = find(which);
    return row == nullptr ? words::Text{} : row->decides;
}

words::Text textOf(Switch which, std::string_view value) {
    const switch_tables::ValueText* one = find(which, value);
    return one == nullptr ? words::Text{} : one->text;
}

words::Text ruleOf(Switch which, std::string_view value) {
    const switch_tables::ValueText* one = find(which, value);
    return one == nullptr ? words::Text{} : one->rule;
}

bool isTextOnly(Switch which) {
    using enum Switch;
    switch (which) {
    case LuckBoden:
    case ExposedNaturalAcorns:
    case BlindAnswerTime:
    case SouthernHeartCount:
    case ExchangeDisclosureBeforePlay:
    case SevenCardCutCompensation:
    case CutDrawTies:
    case CutDrawPerlaggRank:
    case WhichLoserDeals:
    case WrongDealerWrittenScope:
    case P3ShowStartIfHin:
    case ThreeWayTiePartial:
    case StrafBelowZero:
    case QuestionRule:
        return true;
    default:
        return false;
    }
}

const words::Text& textOnlyInWords() {
    static constexpr words::Text kTextOnly{
        "Nur Text: Es steht in den Regeln, aber keine Aufzeichnung kann einen Unterschied zeigen; "
        "entschieden wird danach nichts.",
        "Solo testo: sta nelle regole, ma nessuna registrazione può mostrare una differenza; non decide "
        "nulla.",
        "Text only: it stands in the rules, but no record can show a difference; nothing is ruled by it."};
    return kTextOnly;
}

const words::Text& textOnlyMark() {
    static constexpr words::Text kMark{"nur Text", "solo testo", "text only"};
    return kMark;
}

words::Text displayName(std::string_view ruleSet) {
    for (std::size_t i = 0; i < kRuleSetIds.size(); ++i)
        if (kRuleSetIds[i] == ruleSet) return kRuleSetNames[i];
    return {};
}

} // namespace schreiber::perlaggen::rulebook
