#include "engine_view.h"

#include <desk/games.h>
#include <desk/rulings.h>

#include <algorithm>
#include <sstream>
#include <utility>
#include <words/language.h>

namespace schreiber::desk {

using tournament::RuledPoint;

void ruleOn(const std::string& record, tournament::Ruling& ruling) {
    game::Judged judged = gameOfRecord(record).judge().judged(record);
    ruling.record = std::move(judged.record);
    ruling.view = std::move(judged.view);
    ruling.found = std::move(judged.found);
    ruling.reasons = std::move(judged.reasons);
    ruling.points = std::move(judged.points);
    ruling.penalty = std::move(judged.penalty);
    ruling.state = judged.isDecided ? tournament::RulingState::Decided : tournament::RulingState::Open;
}

std::string ruleTitle(const std::string& rule, words::Language language) {
    for (const game::Game* game : games())
        if (std::string title = game->titleOf(rule, language); !title.empty()) return title;
    return base::printable(rule);
}

const std::string& textOf(const RuledPoint& point, words::Language language) {
    switch (language) {
    case words::Language::Italian:
        return point.italian;
    case words::Language::English:
        return point.english;
    case words::Language::German:
        break;
    }
    return point.german;
}

ReasonWords reasonOf(const RuledPoint& reason, words::Language language) {
    std::istringstream text(textOf(reason, language));
    ReasonWords words;
    std::getline(text, words.heading);
    for (std::string line; std::getline(text, line);) words.paragraphs.push_back(std::move(line));
    return words;
}

Outcome<store::RulingSearch> searchLike(const LikeWish& wish, int most) {
    store::RulingSearch search;
    search.words = wish.words;
    search.any = true;
    search.most = most;
    if (wish.record.empty()) return search;
    const auto record = readOneDeal(wish.record, wish.file);
    if (!record) return base::fail(Failure{InputErrors{record.error()}});
    tournament::Ruling asked;
    ruleOn(record->text, asked);
    std::erase_if(asked.found, [contested = tournament::isContested(asked)](const auto& point) {
        return contested && point.verdict == "note"; // what is noted beside is not what it is about
    });
    search.rules = tournament::subjectOf(asked);
    std::sort(search.rules.begin(), search.rules.end());
    return search;
}

} // namespace schreiber::desk
