#include "listing.h"
#include "names.h"
#include "ornament.h"
#include "reports.h"

#include <tournament/closing.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// A poster to hang up and to keep: who won, in a wreath on a disc; who came second and third; who took a
// special prize.
namespace schreiber::kinds {

namespace {

// Points of A4, from its top left corner.
constexpr pdf::Size kDrawnOn{595.28, 841.89};
constexpr double kLeft = 40;
constexpr double kRight = 555;
constexpr double kBand = 25;
constexpr pdf::Point kDisc{297.64, 368};
constexpr double kDiscRadius = 205;
constexpr double kGoldRadius = 197;
constexpr double kStemRadius = 167;
constexpr double kInnerRadius = 138;
constexpr double kWinnerLetters = 54;

// Behind a figure words are small but in German.
std::string countText(words::Language language, Label one, Label many, const std::string& number) {
    std::string word(text(number == "1" ? one : many, language));
    if (language != words::Language::German && word[0] >= 'A' && word[0] <= 'Z')
        word[0] = static_cast<char>(word[0] - 'A' + 'a');
    return number + ' ' + word;
}

std::string meritsOf(const View& view, const tournament::StandingRow& row) {
    const words::Language language = view.language;
    const bool zeroSum = view.tournament.settings.zeroSum;
    std::string points = lists::amountToRead(row.points, language);
    if (zeroSum && row.points.halves > 0) points.insert(0, "+");
    points = countText(language, Label::OnePoint, Label::Points, points);
    if (zeroSum) return points;
    return countText(language, Label::OneWin, Label::Wins, lists::amountToRead(row.won, language)) + " · " +
           points;
}

// Of one person what tells it from a namesake stands below, if there is such a line.
std::vector<std::string> honouredNames(const View& view, const pdf::Fonts& fonts,
                                       const tournament::StandingRow& row, bool hasLine) {
    std::vector<std::string> names = fullNamesIn(view.tournament, view.standings.round, {row.entry});
    if (names.empty() || (names.size() == 1 && hasLine)) names = {row.plainName};
    for (std::string& name : names) name = printableName(fonts, name, row.entry, view.language);
    return names;
}

// What stands below a name: the club, and where a namesake has it as well what tells them apart.
std::string clubOf(const View& view, const pdf::Fonts& fonts, const tournament::StandingRow& row) {
    const std::vector<NamedPerson> persons = personsIn(view.tournament, view.standings.round, {row.entry});
    const std::string apart = persons.size() == 1 ? bracketed(persons.front()) : std::string();
    if (!apart.empty() && apart != '(' + row.club + ')')
        return printableName(fonts, apart, row.entry, view.language);
    return printableName(fonts, row.club, row.entry, view.language) == row.club ? row.club : std::string();
}

// A single winner's name on two lines, of several people a line each; of many pairs a line each, and of so
// many that nobody could read them not all.
std::vector<std::string> winnerLines(const View& view, const pdf::Fonts& fonts,
                                     const std::vector<tournament::StandingRow>& winners) {
    std::vector<std::string> lines;
    const bool isOne = winners.size() == 1;
    for (const tournament::StandingRow& row : winners)
        for (std::string& name : honouredNames(view, fonts, row, isOne)) lines.push_back(std::move(name));
    constexpr std::size_t kMostLines = 8;
    if (lines.size() > kMostLines) {
        lines.clear();
        for (const tournament::StandingRow& row : winners)
            lines.push_back(joined(honouredNames(view, fonts, row, isOne), " / "));
    }
    if (lines.size() > kMostLines) {
        const std::size_t more = lines.size() - kMostLines + 1;
        lines.resize(kMostLines - 1);
        lines.push_back(text(Label::AndMore, view.language, more));
    }
    if (lines.size() != 1) return lines;
    const tournament::Entry* entry = tournament::findEntry(view.tournament, winners.front().entry);
    if (entry == nullptr || entry->persons.size() != 1) return lines;
    const tournament::Person& person = entry->persons.front();
    if (person.first.empty() || person.last.empty() || lines.front() != nameOf(person)) return lines;
    return {person.first, person.last};
}

struct Special {
    std::string what;
    std::string name;
};

// Which they are is said by the closing, which fixed them.
std::vector<Special> specialsOf(const View& view, const pdf::Fonts& fonts) {
    const auto& closing = view.tournament.closing;
    if (!closing) return {};
    const std::vector<std::string> special = tournament::specialPrizes(view.tournament.settings.prizes);
    std::vector<Special> all;
    for (std::size_t i = 0; i < std::min(closing->prizes.size(), view.prizes.size()); ++i)
        if (std::find(special.begin(), special.end(), closing->prizes[i].kind) != special.end())
            all.push_back({view.prizes[i].what, printableName(fonts, view.prizes[i].name,
                                                              closing->prizes[i].contestant, view.language)});
    return all;
}

class Poster {
  public:
    Poster(const View& view, const Options& options)
        : m_view(view)
        , m_fonts(options.fonts)
        , m_page(pdf::sizeOf(options.page))
        , m_unit(std::min(m_page.size().width / kDrawnOn.width, m_page.size().height / kDrawnOn.height))
        , m_shift{(m_page.size().width - m_unit * kDrawnOn.width) / 2,
                  (m_page.size().height - m_unit * kDrawnOn.height) / 2} {
        for (const tournament::StandingRow& row : view.standings.rows)
            if (row.rank == 1)
                m_winners.push_back(row);
            else if (row.rank <= 3)
                m_next.push_back(row);
    }

    pdf::Page page() && {
        drawBand(38);
        drawBand(kDrawnOn.height - 38 - kBand);
        put(92, kLeft, kRight, 20, std::string(text(Label::Honours, m_view.language)), pdf::Face::Name, 19);
        put(137, kLeft, kRight, 52, m_view.tournament.settings.name, pdf::Face::Title, 47);
        drawDisc();
        drawWinners();
        drawNext();
        drawSpecials();
        drawFoot();
        return std::move(m_page);
    }

  private:
    pdf::Point at(double x, double y) const { return {m_shift.x + m_unit * x, m_shift.y + m_unit * y}; }

    void drawBand(double y) {
        const pdf::Point corner = at(kLeft, y);
        const double wide = m_unit * (kRight - kLeft);
        m_page.picture(m_fonts, {corner.x, corner.y, corner.x + wide, corner.y + m_unit * kBand},
                       band(m_view.suits, wide, m_unit * kBand));
    }

    // A line of words around the middle between two edges, standing on `y`; the size it came down to.
    double put(double y, double left, double right, double high, const std::string& what, pdf::Face face,
               double size, const pdf::Ink& ink = {}) {
        constexpr double kLeastRoom = 10;
        constexpr double kLeastLetters = 5.5;
        if (what.empty()) return size;
        const pdf::Point from = at(left, y);
        const double width = std::max(kLeastRoom, m_unit * (right - left));
        const pdf::Fitted fitted =
            pdf::fit(m_fonts, what, {face, std::max(kLeastLetters, m_unit * size), pdf::Align::Center, ink},
                     {width, m_unit * high});
        const double up =
            static_cast<double>(fitted.lines().size() - 1) * pdf::kLeading * fitted.style().size;
        m_page.textOn(from.y - up, from.x, from.x + width, fitted);
        return fitted.style().size / m_unit;
    }

    void drawDisc() {
        pdf::Picture disc;
        disc.size = kDrawnOn;
        addRing(disc, kDisc, kDiscRadius, {6.5, pdf::kForest}, std::nullopt);
        addRing(disc, kDisc, kGoldRadius, {1.8, pdf::kGold}, std::nullopt);
        addRing(disc, kDisc, kInnerRadius, {0.8, pdf::kForest}, std::nullopt);
        constexpr int kPairs = 15;
        const pdf::Picture leaves = wreath(m_view.leaves, kStemRadius, kPairs, true);
        kinds::put(disc, leaves, kDisc, leaves.size.width);
        const pdf::Point corner = at(0, 0);
        m_page.picture(
            m_fonts,
            {corner.x, corner.y, corner.x + m_unit * kDrawnOn.width, corner.y + m_unit * kDrawnOn.height},
            disc);
    }

    // Half of the width inside the inner ring that a line has, from its capitals to its baseline.
    static double chord(double top, double bottom) {
        constexpr double kInside = 6; // from the ring
        const double furthest = std::max(std::abs(top - kDisc.y), std::abs(bottom - kDisc.y));
        const double radius = kInnerRadius - kInside;
        return furthest >= radius ? 0 : std::sqrt(radius * radius - furthest * furthest);
    }

    void drawWinners() {
        if (m_winners.empty()) {
            put(kDisc.y + 5, kDisc.x - 110, kDisc.x + 110, 40,
                std::string(text(Label::NoStandings, m_view.language)), pdf::Face::Regular, 13, pdf::kQuiet);
            return;
        }
        const words::Language language = m_view.language;
        const std::vector<std::string> lines = winnerLines(m_view, m_fonts, m_winners);
        const auto count = static_cast<double>(lines.size());
        constexpr double kPitch = 0.94; // from line to line, in sizes
        constexpr double kRoom = 108;   // the lines have together
        double size = std::min(kWinnerLetters, kRoom / (kPitch * count));
        const double middle = kDisc.y - 4;
        // The largest in which each line goes into the ring where it stands.
        const auto baseline = [&](std::size_t i) {
            return middle + (static_cast<double>(i) - (count - 1) / 2) * kPitch * size +
                   pdf::kCapHeight * size / 2;
        };
        for (int tries = 0; tries < 3; ++tries)
            for (std::size_t i = 0; i < lines.size(); ++i) {
                const double half = chord(baseline(i) - pdf::kCapHeight * size, baseline(i));
                const double wide = pdf::widthOf(m_fonts, lines[i], pdf::Face::Title, size);
                if (wide > 2 * half) size = std::max(12.0, size * 2 * half / wide);
            }
        const double top = baseline(0) - pdf::kCapHeight * size;
        const bool pairs = !tournament::playedBySingles(m_view.tournament.settings);
        put(top - 14, kDisc.x - 95, kDisc.x + 95, 14,
            text(Label::FirstAmong, language,
                 text(pairs ? Label::PairCount : Label::PlayerCount, language, m_view.standings.rows.size())),
            pdf::Face::Regular, 13, pdf::kQuiet);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const double half = std::max(20.0, chord(baseline(i) - pdf::kCapHeight * size, baseline(i)));
            put(baseline(i), kDisc.x - half, kDisc.x + half, 0, lines[i], pdf::Face::Title, size,
                pdf::kForest);
        }
        double y = baseline(lines.size() - 1) + 28;
        const std::string club =
            m_winners.size() == 1 ? clubOf(m_view, m_fonts, m_winners.front()) : std::string();
        if (!club.empty()) {
            put(y, kDisc.x - 95, kDisc.x + 95, 0, club, pdf::Face::Regular, 14);
            y += 20;
        }
        put(y, kDisc.x - 88, kDisc.x + 88, 0, meritsOf(m_view, m_winners.front()), pdf::Face::Bold, 14);
        if (!m_view.standings.final)
            put(y + 18, kDisc.x - 75, kDisc.x + 75, 0,
                text(Label::CertificateProvisional, language, m_view.standings.round), pdf::Face::Regular, 9,
                pdf::kQuiet);
    }

    void drawNext() {
        constexpr std::size_t kMost = 6; // of many who are level nobody stands out
        if (m_next.empty() || m_next.size() > kMost || m_winners.size() > kMost) return;
        const double step = (kRight - kLeft - 16) / static_cast<double>(m_next.size());
        for (std::size_t i = 0; i < m_next.size(); ++i) {
            const tournament::StandingRow& row = m_next[i];
            const double left = kLeft + 8 + static_cast<double>(i) * step;
            const double right = left + step - 6;
            const double middle = (left + right) / 2;
            constexpr double kMedal = 13;
            const pdf::Point corner = at(middle - kMedal, 612 - kMedal);
            const double side = m_unit * 2 * kMedal;
            m_page.picture(m_fonts, {corner.x, corner.y, corner.x + side, corner.y + side}, medal(row.rank));
            const std::vector<std::string> names = honouredNames(m_view, m_fonts, row, true);
            const bool two = names.size() > 1;
            double y = two ? 641 : 646;
            for (const std::string& name : names) {
                put(y, left, right, 0, name, pdf::Face::Name, two ? 14 : 19);
                y += two ? 15 : 17;
            }
            std::string about = clubOf(m_view, m_fonts, row);
            if (!about.empty()) about += " · ";
            put(y + (two ? -2 : 0), left, right, 0, about + meritsOf(m_view, row), pdf::Face::Regular, 11,
                pdf::kQuiet);
        }
    }

    void drawSpecials() {
        const std::vector<Special> specials = specialsOf(m_view, m_fonts);
        if (specials.empty()) return;
        for (const double y : {682.0, 726.0}) m_page.line(at(kLeft + 16, y), at(kRight - 16, y), {0.75});
        const double step = (kRight - kLeft - 32) / static_cast<double>(specials.size());
        for (std::size_t i = 0; i < specials.size(); ++i) {
            const double left = kLeft + 16 + static_cast<double>(i) * step;
            put(698, left, left + step - 4, 0, specials[i].what, pdf::Face::Bold, 9.2, pdf::kGoldText);
            put(715, left, left + step - 4, 0, specials[i].name, pdf::Face::Regular, 12);
        }
    }

    void drawFoot() {
        const tournament::Settings& settings = m_view.tournament.settings;
        const auto day = pdf::momentFrom(settings.date);
        const std::string date = day ? longDate(*day, m_view.language) : settings.date;
        const bool both = !settings.place.empty() && !date.empty();
        put(752, kLeft, kRight, 0, settings.place + (both ? " · " : "") + date, pdf::Face::Regular, 11.8);
    }

    const View& m_view;
    const pdf::Fonts& m_fonts;
    pdf::Page m_page;
    double m_unit; // a point of A4
    pdf::Point m_shift;
    std::vector<tournament::StandingRow> m_winners;
    std::vector<tournament::StandingRow> m_next; // second and third
};

} // namespace

pdf::Document honours(const View& view, const Options& options) {
    std::vector<pdf::Page> pages;
    pages.push_back(Poster(view, options).page());
    return documentOf(view, options, std::string(text(Label::Honours, view.language)), std::move(pages));
}

} // namespace schreiber::kinds
