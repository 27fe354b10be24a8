#include "case_query.h"

#include <desk/games.h>
#include <desk/short_questions.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <query/frame.h>

#include <algorithm>
#include <game/short_question.h>
#include <json/number.h>

namespace schreiber::cli {

namespace {

using Answered = nlohmann::ordered_json;
using Asked = nlohmann::json;
using words::Text;

constexpr int kMostSeats = 6;
constexpr int kMostNumber = 1'000'000;

// What is wrong with a query is noted, the first such thing.
class CaseQuery {
  public:
    CaseQuery(const Asked& query, words::Language language)
        : m_query(query)
        , m_language(language) {}

    Answered answer() {
        const std::string rules = text(m_query, "rules");
        if (!desk::shapeOf(rules))
            fail({"rules: {} ist keine Spielregel. `rules list` zeigt alle.",
                  "rules: {} non è un regolamento. `rules list` li mostra tutti.",
                  "rules: {} is no rule set. `rules list` shows them all."},
                 rules);
        if (!m_problem.empty()) return {{"error", m_problem}};
        const game::ShortQuestions* questions = desk::shortQuestionsOf(rules);
        m_table.head.agreed.rules = rules;
        readHouse();
        readTable();
        const std::string question = text(m_query, "question");
        const auto all = questions->all(m_table, m_language);
        const auto asked =
            std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.id == question; });
        if (!question.empty() && asked == all.end())
            fail({"question: {} gibt es hier nicht. Ohne question stehen alle da.",
                  "question: {} qui non c'è. Senza question sono elencate tutte.",
                  "question: there is no {} here. Without question all are listed."},
                 question);
        const game::FieldValues values = readValues();
        if (!m_problem.empty()) return {{"error", m_problem}};
        if (question.empty()) {
            Answered list = Answered::array();
            for (const game::ShortQuestion& one : all)
                list.push_back({{"question", one.id}, {"title", one.title}, {"about", one.about}});
            return {{"questions", std::move(list)}};
        }
        Answered answer = answerJson(questions->answer(question, m_table, values, m_language));
        answer["fields"] = fieldsJson(questions->fields(question, m_table, values, m_language));
        return answer;
    }

  private:
    template <class... Arguments>
    void fail(const Text& what, const Arguments&... arguments) {
        if (m_problem.empty()) m_problem = fmt::format(fmt::runtime(what.in(m_language)), arguments...);
    }
    void badKey(const std::string& key) {
        fail({"{}: hier steht etwas anderes, als hingehört.", "{}: qui c'è altro da ciò che ci va.",
              "{}: here stands something else than belongs here."},
             key);
    }
    std::string text(const Asked& object, const std::string& key) {
        const auto found = object.find(key);
        if (found == object.end()) return {};
        if (const auto* value = found->get_ptr<const std::string*>()) return *value;
        badKey(key);
        return {};
    }
    std::optional<int> number(const Asked& value, const std::string& key, int least) {
        if (const auto number = json::readNumber(value, least, kMostNumber)) return number;
        badKey(key);
        return std::nullopt;
    }
    void readHouse() {
        const auto house = m_query.find("house");
        if (house == m_query.end()) return;
        if (!house->is_object()) return badKey("house");
        for (const auto& [name, value] : house->items()) {
            const auto* text = value.get_ptr<const std::string*>();
            if (text == nullptr) return badKey("house");
            m_table.head.agreed.house[name] = *text;
        }
    }
    void readTable() {
        const auto table = m_query.find("table");
        if (table == m_query.end()) return;
        if (!table->is_object()) return badKey("table");
        if (const auto names = table->find("names"); names != table->end()) {
            if (!names->is_array() || names->size() > kMostSeats) return badKey("names");
            for (const Asked& name : *names) {
                const auto* text = name.get_ptr<const std::string*>();
                if (text == nullptr) return badKey("names");
                m_table.head.players.push_back(*text);
            }
            m_table.called = m_table.head.players;
        }
        if (const auto seats = table->find("seats"); seats != table->end())
            m_table.head.seats = number(*seats, "seats", 2);
        if (m_table.head.seats && *m_table.head.seats > kMostSeats) return badKey("seats");
        if (const std::string dealer = text(*table, "dealer"); !dealer.empty()) {
            const int seat = dealer.size() == 1 ? dealer.front() - 'A' : -1;
            if (seat < 0 || seat >= kMostSeats) return badKey("dealer");
            m_table.head.dealer = seat;
        }
        if (const auto factor = table->find("factor"); factor != table->end())
            m_table.factor = number(*factor, "factor", 1).value_or(1);
        if (const auto target = table->find("target"); target != table->end())
            m_table.head.agreed.target = number(*target, "target", 0).value_or(0);
        if (const auto score = table->find("score"); score != table->end()) {
            if (!score->is_array() || score->empty() || score->size() > kMostSeats) return badKey("score");
            m_table.head.score.emplace();
            for (const Asked& one : *score)
                m_table.head.score->push_back(number(one, "score", -kMostNumber).value_or(0));
        }
    }
    game::FieldValues readValues() {
        game::FieldValues values;
        const auto told = m_query.find("values");
        if (told == m_query.end()) return values;
        if (!told->is_object()) {
            badKey("values");
            return values;
        }
        for (const auto& [name, value] : told->items()) {
            const auto* text = value.get_ptr<const std::string*>();
            if (text == nullptr) badKey(name);
            game::setValue(values, name, text == nullptr ? std::string() : *text);
        }
        return values;
    }

    static const char* kindName(game::AnswerKind kind) {
        switch (kind) {
        case game::AnswerKind::No:
            return "no";
        case game::AnswerKind::Yes:
            return "yes";
        case game::AnswerKind::Told:
            return "told";
        case game::AnswerKind::Open:
            return "open";
        case game::AnswerKind::Unclear:
            return "unclear";
        case game::AnswerKind::Waiting:
            break;
        }
        return "waiting";
    }
    static Answered orNull(const std::string& text) {
        return text.empty() ? Answered(nullptr) : Answered(text);
    }
    static Answered answerJson(const game::ShortAnswer& answer) {
        Answered ways = Answered::array();
        for (const game::ShortAnswer::Way& way : answer.ways)
            ways.push_back({{"label", way.label}, {"field", way.sets.name}, {"value", way.sets.value}});
        return {{"kind", kindName(answer.kind)},
                {"verdict", answer.verdict},
                {"reason", answer.reason},
                {"rule", orNull(answer.rule)},
                {"source", orNull(answer.source)},
                {"text", orNull(answer.ruleText)},
                {"next", answer.next},
                {"line", orNull(answer.line)},
                {"penalty", answer.penalty},
                {"lost", answer.lost ? Answered(*answer.lost) : Answered(nullptr)},
                {"redeal", answer.redeal},
                {"ways", std::move(ways)},
                {"record", orNull(answer.record)},
                {"decision", orNull(answer.decision)}};
    }
    static Answered fieldsJson(const std::vector<game::AskedField>& fields) {
        Answered all = Answered::array();
        for (const game::AskedField& field : fields) {
            Answered choices = Answered::array();
            for (const game::AskedChoice& one : field.choices)
                choices.push_back({{"value", one.value}, {"label", one.label}});
            all.push_back({{"field", field.name},
                           {"label", field.label},
                           {"preset", orNull(field.preset)},
                           {"choices", std::move(choices)}});
        }
        return all;
    }

    const Asked& m_query;
    words::Language m_language;
    game::CaseTable m_table;
    std::string m_problem;
};

} // namespace

std::optional<std::string> answeredCase(std::string_view line, words::Language language) {
    if (line.find("\"case\"") == std::string_view::npos) return std::nullopt;
    bool isCase = false;
    std::string answer = query::answered(line, language, [&](const Asked& query) -> Answered {
        const auto ask = query.find("ask");
        isCase = ask != query.end() && *ask == "case";
        return isCase ? CaseQuery(query, language).answer() : Answered::object();
    });
    return isCase ? std::optional(std::move(answer)) : std::nullopt;
}

} // namespace schreiber::cli
