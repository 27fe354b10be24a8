#include "catalogue/tables.h"

#include <base/contract.h>

#include <fmt/format.h>

#include <array>
#include <koenigrufen/rulebook/source.h>

namespace schreiber::koenigrufen::rulebook {
namespace {

constexpr SubjectName kSubjects[] = {
    {Subject::Cards, "cards", {"Die Karten", "Le carte", "The cards"}},
    {Subject::Table, "table", {"Der Tisch", "Il tavolo", "The table"}},
    {Subject::Deal, "deal", {"Das Geben", "La distribuzione", "The deal"}},
    {Subject::Auction, "auction", {"Das Steigern", "L'asta", "The auction"}},
    {Subject::King, "king", {"Partner und König", "Compagno e re", "Partner and king"}},
    {Subject::Talon, "talon", {"Der Talon", "Il talon", "The talon"}},
    {Subject::Words, "words", {"Ansagen und Kontra", "Annunci e kontra", "Announcements and kontra"}},
    {Subject::Play, "play", {"Das Spielen", "Il gioco delle carte", "The play"}},
    {Subject::Games, "games", {"Die Spiele", "I giochi", "The games"}},
    {Subject::Trischaken, "trischaken", {"Trischaken", "Trischaken", "Trischaken"}},
    {Subject::Premiums, "premiums", {"Die Prämien", "I premi", "The premiums"}},
    {Subject::Writing, "writing", {"Schrieb und Radel", "Schrieb e Radel", "Schrieb and Radel"}},
    {Subject::Record, "record", {"Im Protokoll", "Nel verbale", "In the record"}},
};

// The last point of each subject but the last.
constexpr std::array kLastOf{
    "count_total"_point,          "forehand"_point,           "knock_choose"_point, "bid_closed"_point,
    "solorufer_talon"_point,      "talon_left"_point,         "words_closed"_point, "card_twice"_point,
    "bettler_ouvert_value"_point, "trischaken_doubles"_point, "valat_lost"_point,   "radel_end"_point};

std::vector<RulePoint> allTables() {
    std::vector<RulePoint> all;
    for (const std::span<const RulePoint> table :
         {tables::cardsAndTable(), tables::deal(), tables::auction(), tables::kingAndTalon(),
          tables::wordsBeforePlay(), tables::play(), tables::gamesAndTrischaken(), tables::premiums(),
          tables::writing()})
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

// Where a point stands in the catalogue.
std::size_t rowOf(PointName point) {
    static const std::vector<std::size_t> rows = [] {
        std::vector<std::size_t> all(PointName::count());
        for (std::size_t row = 0; row < catalogue().size(); ++row) all[catalogue()[row].point.index()] = row;
        return all;
    }();
    SCHREIBER_REQUIRE(!point.empty(), "no rule point is asked for");
    return rows[point.index()];
}

constexpr words::Text kShortSource{"Rüdigervariante", "variante Rüdiger", "Rüdiger's variant"};

} // namespace

std::span<const SubjectName> subjects() {
    return kSubjects;
}

words::Text inWords(Follows follows) {
    switch (follows) {
    case Follows::Nothing:
        return {};
    case Follows::Void:
        return {"Sonst ist das Wort ungültig; bis zur ersten Karte kann es berichtigt werden.",
                "Altrimenti la parola non vale; fino alla prima carta si può correggere.",
                "Otherwise the word is void; it can be put right until the first card."};
    case Follows::Back:
        return {"Sonst geht die Karte zurück in die Hand.", "Altrimenti la carta torna in mano.",
                "Otherwise the card goes back to the hand."};
    case Follows::BackThenBroken:
        return {"Sonst geht die Karte zurück, solange der Stich nicht fertig ist; danach ist das Spiel "
                "abgebrochen und für "
                "den verloren, der falsch gespielt hat.",
                "Altrimenti la carta torna in mano finché la presa non è completa; dopo il gioco è "
                "interrotto e perso per "
                "chi ha sbagliato.",
                "Otherwise the card goes back while the trick is not complete; after that the game is broken "
                "off and lost "
                "for the one who played wrongly."};
    case Follows::VoidThenBroken:
        return {"Bis zur ersten Karte kann es nachgeholt oder berichtigt werden; dann ist das Spiel "
                "abgebrochen und für den "
                "verloren, der es versäumt hat.",
                "Fino alla prima carta si può rimediare o correggere; poi il gioco è interrotto e perso per "
                "chi lo ha "
                "mancato.",
                "It can be made good or put right until the first card; then the game is broken off and lost "
                "for the one "
                "who failed to do it."};
    case Follows::Broken:
        return {"Sonst ist das Spiel abgebrochen und für den verloren, der dagegen verstoßen hat.",
                "Altrimenti il gioco è interrotto e perso per chi lo ha violato.",
                "Otherwise the game is broken off and lost for the one who broke the rule."};
    case Follows::Redeal:
        return {"Dann wird nichts geschrieben, und derselbe Geber gibt noch einmal.",
                "Allora non si scrive nulla e lo stesso mazziere dà di nuovo.",
                "Then nothing is written, and the same dealer deals again."};
    case Follows::Note:
        return {"Es wird festgehalten und ändert sonst nichts.", "Si annota e non cambia altro.",
                "It is noted, and changes nothing else."};
    case Follows::NotCounted:
        return {"Was trotzdem geschrieben wird, zählt nicht.", "Ciò che si scrive ugualmente non conta.",
                "What is written all the same does not count."};
    }
    return {};
}

std::span<const RulePoint> catalogue() {
    static const std::vector<RulePoint> all = allTables();
    return all;
}

const RulePoint& textOf(PointName point) {
    return catalogue()[rowOf(point)];
}

Subject subjectOf(PointName point) {
    std::size_t subject = 0;
    while (subject < kLastOf.size() && rowOf(point) > rowOf(kLastOf[subject])) ++subject;
    return static_cast<Subject>(subject);
}

std::string label(PointName point) {
    const int number = numberOf(point);
    return number == 0 ? std::string() : fmt::format("KR-{:03}", number);
}

std::string citationInWords(PointName point, words::Language language) {
    const auto passages = passagesOf(point);
    if (passages.empty()) return {};
    return fmt::format("{}, {}", kShortSource.in(language), passages.front().section);
}

std::string passagesInWords(PointName point, words::Language language) {
    constexpr words::Text kLines{"Z.", "r.", "l."};
    std::string text;
    for (const Passage& passage : passagesOf(point)) {
        text += text.empty() ? "" : "; ";
        text += fmt::format("{} ({} {}", passage.section, kLines.in(language), passage.firstLine);
        if (passage.lastLine != passage.firstLine) text += fmt::format("–{}", passage.lastLine);
        text += ')';
    }
    return text;
}

std::string ruleInWords(PointName point, const Rules& rules, words::Language language) {
    const RulePoint& told = textOf(point);
    std::string text(told.text.in(language));
    if (const words::Text follows = inWords(told.follows); !follows.empty())
        text += ' ' + std::string(follows.in(language));
    if (told.depends)
        text += ' ' + std::string(meaningOf(*told.depends, rules.settings()[*told.depends]).in(language));
    return text;
}

} // namespace schreiber::koenigrufen::rulebook
