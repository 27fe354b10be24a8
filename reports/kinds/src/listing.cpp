#include "listing.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace schreiber::kinds {

namespace {

std::string placeAndDate(const View& view) {
    const tournament::Settings& settings = view.tournament.settings;
    const auto day = pdf::momentFrom(settings.date);
    const std::string date = day ? dateText(*day, view.language) : settings.date;
    return settings.place.empty() || date.empty() ? settings.place + date : settings.place + ", " + date;
}

} // namespace

pdf::Running runningFor(const View& view, std::string title, std::string subtitle) {
    return {view.tournament.settings.name,
            placeAndDate(view),
            std::move(title),
            std::move(subtitle),
            text(Label::AsOf, view.language, dateText(view.printed, view.language)),
            std::string(text(Label::Page, view.language)),
            std::string(text(Label::Of, view.language)),
            0,
            0,
            {},
            view.suits};
}

pdf::Document documentOf(const View& view, const Options& options, const std::string& title,
                         std::vector<pdf::Page> pages) {
    const std::string& name = view.tournament.settings.name;
    return {
        options.fonts,
        {name.empty() ? title : title + " – " + name, name, std::string(codeOf(view.language)), view.printed},
        std::move(pages)};
}

pdf::Size paperOf(const Options& options, Turned turned) {
    pdf::Size paper = pdf::sizeOf(options.page);
    if (turned == Turned::Yes || options.landscape) std::swap(paper.width, paper.height);
    return paper;
}

pdf::Document listDocument(const View& view, const Options& options, const pdf::List& list, Turned turned) {
    const pdf::Running& running = list.running;
    std::string title = running.title;
    for (const std::string& more : {running.beside, running.subtitle})
        if (!more.empty()) title += " " + more;
    return documentOf(view, options, title, pdf::setList(options.fonts, list, paperOf(options, turned)));
}

std::string roundText(const View& view, const tournament::Round& round) {
    std::string number = text(Label::Round, view.language, round.number);
    if (const auto stage = view.stages.find(round.number); stage != view.stages.end())
        number += " · " + stage->second;
    if (round.state == tournament::RoundState::Published) return number;
    return number + " – " + std::string(text(Label::Draft, view.language));
}

std::string signedText(std::int64_t points) {
    return (points < 0 ? "−" : "") + std::to_string(std::abs(points));
}

std::string joined(const std::vector<std::string>& texts, std::string_view between) {
    std::string all;
    for (const std::string& one : texts) {
        if (!all.empty()) all += between;
        all += one;
    }
    return all;
}

} // namespace schreiber::kinds
