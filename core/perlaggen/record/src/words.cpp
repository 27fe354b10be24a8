#include "words.h"

#include <base/number.h>

#include <algorithm>

namespace schreiber::perlaggen::record {
namespace {

struct VerbRow {
    Verb verb;
    Forms forms;
};

// deal-record.md, Events. HoellAuf and Deny are two words in German; the reader takes the second.
constexpr std::array kVerbs{
    VerbRow{Verb::Blind, {"blind", {"ungesehen"}}}, VerbRow{Verb::Cut, {"cut", {"hebt"}}},
    VerbRow{Verb::Turn, {"turn", {"schlägt"}}},     VerbRow{Verb::Exchange, {"exchange", {"tauscht"}}},
    VerbRow{Verb::Bet, {"bet", {"bietet"}}},        VerbRow{Verb::Hold, {"hold", {"hält", "schaut"}}},
    VerbRow{Verb::Good, {"good", {"gut"}}},         VerbRow{Verb::Ask, {"ask", {"fragt"}}},
    VerbRow{Verb::Play, {"play", {"spielt"}}},      VerbRow{Verb::Show, {"show", {"weist"}}},
    VerbRow{Verb::Stand, {"stand", {"steht"}}},     VerbRow{Verb::Done, {"done", {"fertig"}}},
    VerbRow{Verb::Allow, {"allow", {"erlaubt"}}},   VerbRow{Verb::Deny, {"deny", {"nicht"}}},
    VerbRow{Verb::Reveal, {"reveal", {"nennt"}}},   VerbRow{Verb::Irregular, {"irregular", {"regelwidrig"}}},
    VerbRow{Verb::HoellAuf, {"", {"höll"}}},
};

constexpr std::array<std::string_view, deal::kFigureCount> kFigures{"gleich", "hanger", "spiel"};

constexpr std::array<std::string_view, deal::kIrregularityCount> kIrregularities{
    "misdeal-exposed", "misdeal-count",     "misdeal-batches", "cut-visible",
    "cut-sloppy",      "cut-overlooked",    "wrong-dealer",    "extra-cards",
    "stock-card",      "stolen-card",       "left-exchange",   "no-baptism-word",
    "not-a-bet",       "unanswered",        "exposed-hand",    "showed-partner",
    "secret-talk",     "picked-up",         "disturbed-show",  "looked-at-stock",
    "no-proof",        "false-declaration", "false-denial",    "out-of-turn",
    "not-declared",    "forgot-exchange",   "revoke"};

constexpr std::array<std::string_view, 6> kNumberWords{"zwei", "drei", "vier", "fünf", "sechs", "sieben"};
constexpr int kFirstNumberWord = 2;
constexpr std::array<std::string_view, 4> kDeclaredWords{"zwitzig", "dritzig", "viertig", "fünftig"};
constexpr std::string_view kDritzigToo = "tritzig"; // matrix A4
constexpr int kFirstDeclaredWord = 2;

template <class Table>
std::optional<std::size_t> find(const Table& table, std::string_view word) {
    for (std::size_t i = 0; i < table.size(); ++i)
        if (sameWord(word, table[i])) return i;
    return std::nullopt;
}

} // namespace

const Forms kAll{"all", {"alle"}};
const Forms kGame{"game", {"aus"}};
const Forms kSuit{"suit", {"farbe"}};
const Forms kKnowingly{"knowingly", {"wissentlich"}};

bool Forms::match(std::string_view written) const {
    for (const std::string_view form : {english, german[0], german[1]})
        if (!form.empty() && sameWord(written, form)) return true;
    return false;
}

const Forms& formsOf(Verb verb) {
    return kVerbs[static_cast<std::size_t>(verb)].forms;
}

std::optional<Verb> readVerb(std::string_view word) {
    for (const VerbRow& row : kVerbs)
        if (row.forms.match(word)) return row.verb;
    return std::nullopt;
}

std::string keywordIn(std::string_view english, Keywords keywords) {
    if (english == formsOf(Verb::Deny).english && keywords == Keywords::German)
        return std::string(formsOf(Verb::Deny).german[0]) + ' ' +
               std::string(formsOf(Verb::Allow).german[0]); // two words
    for (const VerbRow& row : kVerbs)
        if (row.forms.english == english) return std::string(row.forms.in(keywords));
    for (const Forms& forms : {kAll, kGame, kSuit, kKnowingly})
        if (forms.english == english) return std::string(forms.in(keywords));
    return std::string(english);
}

std::vector<std::string_view> verbNames() {
    std::vector<std::string_view> names;
    for (const VerbRow& row : kVerbs)
        if (!row.forms.english.empty()) names.push_back(row.forms.english);
    // what is written most comes first: a list that is cut short still has it
    constexpr std::array kOften{Verb::Play, Verb::Bet, Verb::Hold, Verb::Good, Verb::Show};
    std::stable_partition(names.begin(), names.end(), [&](std::string_view name) {
        return std::ranges::any_of(kOften, [&](Verb verb) { return formsOf(verb).english == name; });
    });
    return names;
}

std::string_view nameOf(deal::Figure figure) {
    return kFigures[static_cast<std::size_t>(figure)];
}

std::optional<deal::Figure> readFigure(std::string_view word) {
    const auto at = find(kFigures, word);
    if (!at) return std::nullopt;
    return static_cast<deal::Figure>(*at);
}

std::string_view nameOf(deal::Irregularity kind) {
    return kIrregularities[static_cast<std::size_t>(kind)];
}

std::optional<deal::Irregularity> readIrregularity(std::string_view word) {
    const auto at = find(kIrregularities, word);
    if (!at) return std::nullopt;
    return static_cast<deal::Irregularity>(*at);
}

std::optional<int> readNumberWord(std::string_view word) {
    const auto at = find(kNumberWords, word);
    if (!at) return std::nullopt;
    return static_cast<int>(*at) + kFirstNumberWord;
}

std::optional<int> readValue(std::string_view word) {
    if (const auto number = base::readNumber(word, 1, 99)) return number;
    return readNumberWord(word);
}

std::optional<int> readDeclared(std::string_view word) {
    if (const auto number = base::readNumber(word, 2, 9)) return number;
    if (sameWord(word, kDritzigToo)) return 3;
    const auto at = find(kDeclaredWords, word);
    if (!at) return std::nullopt;
    return static_cast<int>(*at) + kFirstDeclaredWord;
}

std::string_view germanDeclared(int size) {
    const auto at = static_cast<std::size_t>(size - kFirstDeclaredWord);
    return at < kDeclaredWords.size() ? kDeclaredWords[at] : std::string_view{};
}

} // namespace schreiber::perlaggen::record
