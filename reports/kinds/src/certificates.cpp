#include "listing.h"
#include "reports.h"

#include <algorithm>

// A page to take home for everybody in the ranking, the best first.
namespace schreiber::kinds {

namespace {

pdf::Page certificate(const View& view, const Options& options, const tournament::StandingRow& row) {
    const pdf::Size upright = pdf::sizeOf(options.page);
    pdf::Page page({upright.height, upright.width});
    const double unit = upright.width / 100; // of A4, about two millimetres
    const pdf::Box outer = page.area().inset(5 * unit, 5 * unit);
    page.frame(outer, {0.35 * unit});
    page.frame(outer.inset(1.2 * unit, 1.2 * unit), {0.1 * unit});

    const pdf::Box box = outer.inset(8 * unit, 8 * unit);
    double y = box.top;
    const auto put = [&](const std::string& what, pdf::Face face, double size, double room) {
        const pdf::Box where{box.left, y, box.right, y + room};
        page.text(where, fit(options.fonts, what, {face, size, pdf::Align::Center}, {box.width(), room}),
                  pdf::Vertical::Middle);
        y += room;
    };
    const tournament::Settings& settings = view.tournament.settings;
    put(std::string(text(Label::Certificate, view.language)), pdf::Face::Bold, 9 * unit, 14 * unit);
    put(settings.name, pdf::Face::Regular, 3.4 * unit, 6 * unit);
    y += 3 * unit;
    put(row.name, pdf::Face::Bold, 6 * unit, 13 * unit);
    const bool last = view.standings.final;
    put(last ? std::string(text(Label::CertificateText, view.language))
             : text(Label::CertificateProvisional, view.language, view.standings.round),
        pdf::Face::Regular, 2.6 * unit, 6 * unit);
    put(text(Label::RankText, view.language, row.rank), pdf::Face::Bold, 6 * unit, 11 * unit);

    const double line = box.bottom - 4 * unit;
    const double size = 2 * unit;
    const auto sign = [&](double left, double right, const std::string& over, const std::string& under) {
        page.line({left, line}, {right, line}, {0.1 * unit});
        const pdf::TextStyle style{pdf::Face::Regular, size, pdf::Align::Center};
        const double height = size * pdf::kLeading;
        page.text({left, line - height * 1.2, right, line - height * 0.2},
                  fit(options.fonts, over, style, {right - left, height}));
        page.text({left, line + size * 0.4, right, line + size * 0.4 + height},
                  fit(options.fonts, under, style, {right - left, height}));
    };
    const auto day = pdf::momentFrom(settings.date);
    const std::string date = day ? dateText(*day, view.language) : settings.date;
    sign(box.left, box.left + box.width() * 0.4,
         settings.place.empty() || date.empty() ? settings.place + date : settings.place + ", " + date,
         std::string(text(Label::PlaceAndDate, view.language)));
    sign(box.right - box.width() * 0.4, box.right, "", std::string(text(Label::Director, view.language)));
    return page;
}

} // namespace

pdf::Document certificates(const View& view, const Options& options) {
    const std::string title(text(Label::Certificate, view.language));
    if (view.standings.rows.empty())
        return listDocument(view, options,
                            {runningFor(view, title, ""),
                             {pdf::Paragraph{std::string(text(Label::NoStandings, view.language))}}});
    std::vector<pdf::Page> pages;
    for (const tournament::StandingRow& row : view.standings.rows)
        pages.push_back(certificate(view, options, row));
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
