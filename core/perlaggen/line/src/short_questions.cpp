#include "asked_answers.h"
#include "asked_fields.h"

#include <algorithm>
#include <perlaggen/deal/house.h>
#include <perlaggen/line/agreed.h>
#include <utility>

namespace schreiber::perlaggen::line {

using asked::AskedField, asked::AtTable, asked::CaseTable, asked::FieldValues, asked::ShortAnswer;
using asked::filled, asked::say;
using game::ShortQuestion;

namespace {

constexpr std::array<std::pair<std::string_view, ruling::Question>, 8> kIds{
    {{"trick", ruling::Question::Trick},
     {"compare", ruling::Question::Compare},
     {"bet", ruling::Question::Bet},
     {"exchange", ruling::Question::Exchange},
     {"plays", ruling::Question::Plays},
     {"settle", ruling::Question::Settle},
     {"cost", ruling::Question::Cost},
     {"deals", ruling::Question::Deals}}};

class Questions final : public game::ShortQuestions {
  public:
    std::vector<ShortQuestion> all(const CaseTable& table, words::Language language) const override {
        std::vector<ShortQuestion> questions;
        for (const auto& [id, question] : kIds)
            questions.push_back({std::string(id), ruling::titleOf(question, language),
                                 aboutOf(question, table, language), false});
        for (const ruling::Question much : {ruling::Question::Settle, ruling::Question::Cost})
            questions[static_cast<std::size_t>(much)].isLong = true;
        const AtTable at(table, language);
        if (const auto gestrichen = at.gestrichen(); !gestrichen.empty()) {
            questions[static_cast<std::size_t>(ruling::Question::Bet)].isLikely = true;
        }
        return questions;
    }

    std::vector<AskedField> fields(std::string_view id, const CaseTable& table, const FieldValues& values,
                                   words::Language language) const override {
        const auto question = questionNamed(id);
        return question ? asked::fieldsOf(*question, table, values, language) : std::vector<AskedField>();
    }

    ShortAnswer answer(std::string_view id, const CaseTable& table, const FieldValues& values,
                       words::Language language) const override {
        const auto question = questionNamed(id);
        return question ? asked::answerTo(*question, table, values, language) : ShortAnswer();
    }

  private:
    static std::string aboutOf(ruling::Question question, const CaseTable& table, words::Language language) {
        const AtTable at(table, language);
        switch (question) {
        case ruling::Question::Trick:
            return say({"Die Karten des Stichs, eine davon getauft", "Le carte della presa, una battezzata",
                        "The cards of the trick, one of them baptised"},
                       language);
        case ruling::Question::Compare:
            return say({"Gleich oder Hanger, beide gewiesen", "Gleich o Hanger, mostrati entrambi",
                        "Gleich or Hanger, both shown"},
                       language);
        case ruling::Question::Bet: {
            const auto gestrichen = at.gestrichen();
            if (gestrichen.empty())
                return say({"Gestrichen, zu hoch, nicht an der Reihe", "Gestrichen, troppo alto, fuori turno",
                            "Gestrichen, too high, out of turn"},
                           language);
            const int score = (*at.score())[static_cast<std::size_t>(gestrichen.front())];
            if (static_cast<int>(gestrichen.size()) == at.teams())
                return filled(words::Text{"Alle stehen bei {} und sind gestrichen",
                                          "Tutti sono a {} e gestrichen",
                                          "All stand at {} and are gestrichen"},
                              language, score);
            const bool alone = cards::isEachAlone(at.seats());
            return filled(alone
                              ? words::Text{"{} steht bei {} und ist gestrichen", "{} è a {} e gestrichen",
                                            "{} stands at {} and is gestrichen"}
                              : words::Text{"{} stehen bei {} und sind gestrichen",
                                            "{} sono a {} e gestrichen", "{} stand at {} and are gestrichen"},
                          language, at.party(gestrichen.front()), score);
        }
        case ruling::Question::Exchange:
            return table.head.dealer ? filled(words::Text{"Ein Perlagg ist aufgeschlagen; es gibt {}",
                                                          "È girato un Perlagg; dà le carte {}",
                                                          "A Perlagg is turned up; {} deals"},
                                              language, at.name(*table.head.dealer))
                                     : say({"Ein Perlagg ist aufgeschlagen", "È girato un Perlagg",
                                            "A Perlagg is turned up"},
                                           language);
        case ruling::Question::Plays:
            return say({"Farbe verleugnet, Trumpf nicht abgerissen", "Seme negato, briscola non data",
                        "Suit denied, trumps not followed"},
                       language);
        case ruling::Question::Settle:
            if (!at.score() || deal::countsDown(at.rules()))
                return say({"Beide schreiben", "Entrambe segnano", "Both score"}, language);
            return filled(words::Text{"{} zu {}, beide schreiben", "{} ai {}, entrambe segnano",
                                      "{} to {}, both score"},
                          language, at.scoreInWords(), at.target());
        case ruling::Question::Cost:
            return say({"Die Strafe für das, was nicht sein darf", "La penalità per ciò che non si può",
                        "The fine for what may not be"},
                       language);
        case ruling::Question::Deals:
            break;
        }
        if (!table.firstDealer)
            return say({"Der Reihe nach, von der ersten Gabe an", "In ordine, dalla prima smazzata",
                        "In turn, from the first deal on"},
                       language);
        return filled(words::Text{"Zuerst gab {}; das ist die {}. Gabe",
                                  "Per primo diede {}; questa è la smazzata {}",
                                  "{} dealt first; this is deal {}"},
                      language, at.name(*table.firstDealer), table.dealt + 1);
    }
};

} // namespace

const game::ShortQuestions& shortQuestions() {
    static const Questions kQuestions;
    return kQuestions;
}

std::optional<ruling::Question> questionNamed(std::string_view id) {
    const auto* const found = std::ranges::find(kIds, id, [](const auto& one) { return one.first; });
    return found == kIds.end() ? std::nullopt : std::optional(found->second);
}

bool asksForCards(ruling::Question question) {
    return question == ruling::Question::Trick || question == ruling::Question::Compare ||
           question == ruling::Question::Exchange || question == ruling::Question::Plays;
}

ruling::AskedUnder askedUnder(const CaseTable& table) {
    const game::Agreed& agreed = table.head.agreed;
    ruling::AskedUnder under{.rules = agreed.rules, .house = houseOf(agreed)};
    if (agreed.target > 0) under.target = agreed.target;
    under.perlaggen = ownListOf(agreed);
    under.seats = table.head.seats;
    under.called = table.called;
    return under;
}

} // namespace schreiber::perlaggen::line
