#include "asked_answers.h"
#include "asked_case.h"
#include "asked_fields.h"

#include <algorithm>
#include <array>
#include <koenigrufen/line/short_questions.h>
#include <koenigrufen/record/writer.h>

namespace schreiber::koenigrufen::line {
namespace {

struct Listed {
    std::string_view id;
    words::Text title;
    words::Text about;
    bool isLong;
};

// In the order in which they are told at a table.
constexpr std::array<Listed, 9> kListed{{
    {"trick",
     {"Wer macht den Stich?", "Di chi è la presa?", "Who takes the trick?"},
     {"Mond, Sküs und Pagat; Tarock im Farberl", "Mond, Sküs e Pagat; tarocchi nel Farberl",
      "Mond, Sküs and Pagat; Tarock in a Farberl"},
     false},
    {"plays",
     {"Muss er zugeben?", "Deve rispondere?", "Must that be played?"},
     {"Farbe, Tarock, Stichzwang, angesagter Vogel", "Seme, tarocco, obbligo di superare, uccello annunciato",
      "Suit, Tarock, having to beat, an announced bird"},
     true},
    {"bid",
     {"Darf er das bieten?", "Può dichiararlo?", "May that be bid?"},
     {"Zu niedrig, bei, auf Verdacht, schon weiter", "Troppo basso, bei, auf Verdacht, già «weiter»",
      "Too low, bei, auf Verdacht, out already"},
     false},
    {"announce",
     {"Darf er das ansagen?", "Può annunciarlo?", "May that be announced?"},
     {"Prämien, Kontra und Retour", "Premi, kontra e retour", "Premiums, kontra and retour"},
     true},
    {"lay",
     {"Darf er das ablegen?", "Può scartarlo?", "May that be laid away?"},
     {"Könige, Trull, falsche Zahl, verdecktes Tarock", "Re, Trull, numero sbagliato, tarocco coperto",
      "Kings, Trull, wrong number, a hidden Tarock"},
     true},
    {"count",
     {"Was zählt dieser Haufen?", "Quanto conta questo mazzetto?", "What does this pile count?"},
     {"In Dreiern gezählt, mit Blatt", "Contato a tre, con Blatt", "Counted in threes, with Blatt"},
     false},
    {"cost",
     {"Was kostet das Spiel?", "Quanto costa il gioco?", "What does the game cost?"},
     {"Spiel, Kontra, Prämien und Faktor", "Gioco, kontra, premi e fattore",
      "Game, kontra, premiums and factor"},
     true},
    {"pays",
     {"Wer zahlt wem?", "Chi paga chi?", "Who pays whom?"},
     {"Zu zweit gegen zwei, allein gegen drei", "Due contro due, uno contro tre",
      "Two against two, one against three"},
     true},
    {"redeal",
     {"Ist neu zu geben?", "Si ridanno le carte?", "Is it dealt again?"},
     {"Vergeben, zusammengeworfen, geredet, hingeworfen", "Date male, mandate a monte, parlato, gettate",
      "Misdealt, thrown in, talked, thrown down"},
     true},
}};

class Questions final : public game::ShortQuestions {
  public:
    std::vector<game::ShortQuestion> all(const game::CaseTable& table,
                                         words::Language language) const override {
        const asked::Here here(table, language);
        std::vector<game::ShortQuestion> questions;
        for (const Listed& one : kListed)
            questions.push_back({std::string(one.id), std::string(one.title.in(language)),
                                 std::string(one.about.in(language)), false, one.isLong});
        const bool counts = here.factor() > 1 && here.evening().isDoubled;
        for (game::ShortQuestion& one : questions) {
            if (one.id == "cost" && counts)
                one.about = asked::said(
                    {"Das Spiel zählt {}-fach", "Il gioco conta {} volte", "The game counts {} times"},
                    language, here.factor());
            if (one.id == "bid" && here.forehand())
                one.about = asked::said({"Vorhand ist {}", "La Vorhand è {}", "Vorhand is {}"}, language,
                                        here.name(*here.forehand()));
            if (one.id == "redeal" && here.dealer())
                one.about = asked::said({"Es gab {}; vergeben, zusammengeworfen, geredet",
                                         "Ha dato {}; date male, a monte, parlato",
                                         "{} dealt; misdealt, thrown in, talked"},
                                        language, here.name(*here.dealer()));
        }
        return questions;
    }

    std::vector<game::AskedField> fields(std::string_view question, const game::CaseTable& table,
                                         const game::FieldValues& values,
                                         words::Language language) const override {
        return asked::fieldsOf(question, asked::Here(table, language), values);
    }

    game::ShortAnswer answer(std::string_view question, const game::CaseTable& table,
                             const game::FieldValues& values, words::Language language) const override {
        const asked::Here here(table, language);
        game::FieldValues all = values; // presets stand where nobody has chosen
        for (const game::AskedField& field : asked::fieldsOf(question, here, values))
            if (!field.preset.empty() &&
                std::ranges::find(values, field.name, &game::FieldValue::name) == values.end())
                game::setValue(all, field.name, field.preset);
        if (!here.knowsWhoPlays() && question != "count")
            return asked::waiting(
                {"Wer gibt und sitzt aus?", "Chi dà e sta fuori?", "Who deals and sits out?"},
                {"F7 nennt, wer gibt.", "F7 indica chi dà.", "F7 tells who deals."}, language);
        return asked::answerTo(question, here, all);
    }
};

} // namespace

const game::ShortQuestions& shortQuestions() {
    static const Questions kQuestions;
    return kQuestions;
}

std::string recordBegunAt(const game::CaseTable& table) {
    return record::write(asked::Here(table, words::Language::German).record(false));
}

bool asksForCards(std::string_view question, std::string_view field) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 7> kFields{
        {{"trick", "cards"},
         {"plays", "trick"},
         {"plays", "hand"},
         {"plays", "played"},
         {"lay", "laid"},
         {"count", "cards"},
         {"redeal", "hand"}}};
    return std::ranges::find(kFields, std::pair(question, field)) != kFields.end();
}

} // namespace schreiber::koenigrufen::line
