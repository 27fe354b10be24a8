#include "rule_pages.h"

#include <fmt/format.h>

#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/rulebook/source.h>

namespace schreiber::rule_pages {

namespace {

using namespace koenigrufen::rulebook;

constexpr words::Text kHeading{"Die Regeln des Königrufens", "Le regole del Königrufen",
                               "The rules of Königrufen"};

constexpr words::Text kIntroduction{"Jeder Regelpunkt steht einmal da, in eigenen Worten, mit seinem Ort in "
                                    "der Quelle. Diese Seite wird aus dem "
                                    "Regelverzeichnis des Programms geschrieben; `schreiber-cli rules "
                                    "explain` zeigt denselben Text. Was sich zweifach "
                                    "lesen lässt, steht in den [Lesarten](../koenigrufen-readings.md).",
                                    "Ogni punto sta una volta sola, con parole proprie e con il suo posto "
                                    "nella fonte. Questa pagina è scritta "
                                    "dall'indice delle regole del programma; `schreiber-cli rules explain` "
                                    "mostra lo stesso testo. Ciò che si può leggere "
                                    "in due modi sta nelle [letture](../koenigrufen-readings.md).",
                                    "Each point stands here once, in words of our own, with its place in the "
                                    "source. This page is written from the "
                                    "program's catalogue of rules; `schreiber-cli rules explain` shows the "
                                    "same text. What could be read two ways stands "
                                    "in the [readings](../koenigrufen-readings.md)."};

std::string valueOf(int halves) {
    return fmt::format("{}{}", halves / 2, halves % 2 == 0 ? "" : "½");
}

std::string gamesTable(const RuleSet& set, words::Language language) {
    constexpr words::Text kHead{"| Spiel | kurz | gewonnen | verloren |", "| gioco | breve | vinto | perso |",
                                "| game | short | won | lost |"};
    std::string text = fmt::format("{}\n|---|---|---|---|\n", kHead.in(language));
    for (const GameRules& game : set.games)
        text += fmt::format("| {} | `{}` | {} | {} |\n", titleOf(game.game).in(language),
                            shortNameOf(game.game), valueOf(game.halves), valueOf(game.halvesLost));
    return text;
}

std::string premiumsTable(const RuleSet& set, words::Language language) {
    constexpr words::Text kHead{"| Prämie | kurz | still | angesagt |",
                                "| premio | breve | in silenzio | annunciato |",
                                "| premium | short | silent | announced |"};
    std::string text = fmt::format("{}\n|---|---|---|---|\n", kHead.in(language));
    for (const PremiumRules& premium : set.premiums) {
        const std::string_view times = premium.isFactor ? "× " : "";
        text += fmt::format("| {} | `{}` | {}{} | {} |\n", titleOf(premium.premium).in(language),
                            shortNameOf(premium.premium), times, premium.silent,
                            premium.announced == 0 ? "–" : fmt::format("{}{}", times, premium.announced));
    }
    return text;
}

std::string told(const RulePoint& point, words::Language language) {
    const std::string number = label(point.point);
    std::string text = fmt::format("### {}\n\n`{}`{}\n\n{}\n", point.title.in(language), point.point.text(),
                                   number.empty() ? "" : " · " + number, point.text.in(language));
    if (const words::Text follows = inWords(point.follows); !follows.empty())
        text += fmt::format("\n{}\n", follows.in(language));
    constexpr words::Text kHouse{"Hausregel: ", "Regola della casa: ", "House rule: "};
    if (point.depends) text += fmt::format("\n{}`{}`\n", kHouse.in(language), nameOf(*point.depends));
    if (const std::string passages = passagesInWords(point.point, language); !passages.empty())
        text += fmt::format("\n*{}*\n", passages);
    return text + '\n';
}

std::string switchesSection(const Rules& rules, words::Language language) {
    constexpr words::Text kHead{"## Hausregeln", "## Regole della casa", "## House rules"};
    constexpr words::Text kOurs{"von diesem Programm gewählt", "scelto da questo programma",
                                "chosen by this program"};
    std::string text = fmt::format("{}\n\n", kHead.in(language));
    for (std::size_t i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        text += fmt::format("### {}\n\n`{}`\n\n", questionOf(which).in(language), nameOf(which));
        for (std::size_t value = 0; value < valuesOf(which).size(); ++value) {
            const bool holds = rules.settings()[which] == static_cast<int>(value);
            const std::string ours =
                holds && !rules.isSourced(which) ? fmt::format(" ({})", kOurs.in(language)) : std::string();
            text += fmt::format("- {0}`{1}`{0}: {2}{3}\n", holds ? "**" : "", valuesOf(which)[value],
                                meaningOf(which, static_cast<int>(value)).in(language), ours);
        }
        text += '\n';
    }
    return text;
}

} // namespace

const words::Text& koenigrufenHeading() {
    return kHeading;
}

std::string koenigrufenPage(words::Language language) {
    constexpr words::Text kSourceHead{"Quelle", "Fonte", "Source"};
    const RuleSet& set = ruleSets()[0];
    std::string text =
        fmt::format("# {}\n\n{}\n\n{}: `{}`, {}\n\n", kHeading.in(language), kIntroduction.in(language),
                    kSourceHead.in(language), kSource, kSourceTitle);
    text += fmt::format("## {} (`{}`)\n\n{}\n{}\n", set.title.in(language), set.id, gamesTable(set, language),
                        premiumsTable(set, language));
    for (const SubjectName& subject : subjects()) {
        text += fmt::format("## {}\n\n", subject.title.in(language));
        for (const RulePoint& point : catalogue())
            if (subjectOf(point.point) == subject.subject) text += told(point, language);
    }
    text += switchesSection(Rules(set), language);
    text.pop_back();
    return text;
}

} // namespace schreiber::rule_pages
