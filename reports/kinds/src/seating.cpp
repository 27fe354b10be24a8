#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <tournament/alphabet.h>
#include <tournament/heats.h>

#include <algorithm>
#include <cstddef>
#include <utility>

// Everybody from A to Z with the table large beside the name, those who sit out among them: read standing,
// from a step away, by people who look for themselves.
namespace schreiber::kinds {

namespace {

struct Seat {
    std::string key;    // alphabetical
    std::string letter; // before those who begin with it
    std::string last;
    std::string first;
    std::string more;  // with whom, which seat, and what else there is to know of the place
    std::string brief; // the same with the partner's first name as its initial
    std::string table; // empty: has none
};

Seat seatOf(const NamedPerson& named) {
    const tournament::Person& person = named.person;
    return {tournament::nameKey(person.last, person.first),
            tournament::indexLetter(person.last),
            person.last.empty() ? person.first : person.last, // a person may have one name alone
            person.last.empty() ? named.apart : person.first + named.apart,
            {},
            {},
            {}};
}

// What else there is to say of a place: the heat, the group, what the match decides.
std::vector<std::string> besidesTable(const Places& places, const tournament::Table& table,
                                      words::Language language) {
    std::vector<std::string> all;
    for (const lists::MatchColumn& column : places.columns(lists::Told::Draw)) {
        const bool named =
            column.id == lists::Matched::Column::Heat || column.id == lists::Matched::Column::Group;
        if (!named && column.id != lists::Matched::Column::Stage) continue;
        const std::string value = column.read(places.rowOf(table), language);
        if (value.empty()) continue;
        all.push_back(named ? column.headIn(language, lists::Surface::Text) + ' ' + value : value);
    }
    return all;
}

void addTable(std::vector<Seat>& seats, const View& view, const tournament::Round& round,
              const Places& places, const tournament::Table& table) {
    const std::vector<std::string> besides = besidesTable(places, table, view.language);
    const std::string called = std::to_string(tournament::tableInRoom(round, table));
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        const std::vector<NamedPerson> persons = personsIn(view.tournament, round.number, table.sides[side]);
        for (const NamedPerson& named : persons) {
            const auto toldWith = [&](std::string (*nameOf)(const NamedPerson&)) {
                std::vector<std::string> others;
                for (const NamedPerson& other : persons)
                    if (&other != &named) others.push_back(nameOf(other));
                std::vector<std::string> more;
                if (!others.empty())
                    more.push_back(text(Label::WithPartner, view.language, joined(others, ", ")));
                if (view.tournament.settings.zeroSum)
                    more.push_back(std::string(text(Label::Seat, view.language)) + ' ' + seatLetter(side));
                more.insert(more.end(), besides.begin(), besides.end());
                return joined(more, " · ");
            };
            Seat seat = seatOf(named);
            seat.more = toldWith(fullName);
            seat.brief = toldWith(initialled);
            seat.table = called;
            seats.push_back(std::move(seat));
        }
    }
}

std::vector<Seat> seatsIn(const View& view, const tournament::Round& round) {
    const Places places(view, round, For::Players);
    std::vector<Seat> seats;
    for (const tournament::Table& table : round.tables) addTable(seats, view, round, places, table);
    for (const int contestant : round.sittingOut)
        for (const NamedPerson& named : personsIn(view.tournament, round.number, {contestant})) {
            Seat seat = seatOf(named);
            if (freeWord(round) == Label::SitsOut)
                seat.more = seat.brief = text(Label::WaitsThisRound, view.language);
            seats.push_back(std::move(seat));
        }
    std::stable_sort(seats.begin(), seats.end(), [](const Seat& a, const Seat& b) { return a.key < b.key; });
    return seats;
}

// In sizes of a surname.
constexpr double kSeatHigh = 2.0;
constexpr double kSeatHighest = 2.5;
constexpr double kInitial = 1.35; // wide
constexpr double kInitialLetters = 0.86;
constexpr double kSecondLine = 0.55;
constexpr double kSecondDown = 0.86; // from one baseline to the other
constexpr double kNumber = 1.55;
constexpr double kNumberGap = 0.4;
constexpr double kFree = 0.6;
constexpr double kNameWide = 9.5; // a surname asks for no more; a longer one gives way
constexpr double kGutter = 1.4;

constexpr double kLeastName = 19; // points on A4, before there is a page more
constexpr double kLargestSurname = 60;
constexpr double kLeastSecond = 6.5;
constexpr double kLeastOfSecond = 0.72; // of the second lines' size, before partners have initials
constexpr double kMoreLetters = 0.9;    // of what follows the first name, and
constexpr double kSpace = 0.25;         // before it, in sizes
constexpr double kCondensed = 0.9;      // no more than the eye passes over
const std::string kDot = "· ";

struct Layout {
    int columns = 1;
    int pages = 1;
    double size = 0; // of a surname
};

class SeatingPages {
  public:
    SeatingPages(const View& view, const Options& options, const std::vector<Seat>& seats,
                 const pdf::Running& running, Label free)
        : m_view(view)
        , m_fonts(options.fonts)
        , m_seats(seats)
        , m_running(running)
        , m_paper(paperOf(options))
        , m_free(free) {
        for (const Seat& seat : seats) {
            m_name = std::max(m_name, std::min(kNameWide, widthIn(seat.last, pdf::Face::Black)));
            m_number =
                std::max(m_number, seat.table.empty() ? kFree * widthIn(freeText(), pdf::Face::Bold)
                                                      : kNumber * widthIn(seat.table, pdf::Face::Black));
        }
    }

    std::vector<pdf::Page> pages() {
        const pdf::RunningPage sample = pdf::runningPage(m_fonts, m_running, m_paper);
        const Layout layout = layoutFor(sample);
        const std::size_t perPage = inParts(m_seats.size(), layout.pages);
        std::vector<pdf::Page> pages;
        pdf::Running running = m_running;
        for (int page = 0; page < layout.pages; ++page) {
            running.before = static_cast<std::size_t>(page);
            running.after = static_cast<std::size_t>(layout.pages - page - 1);
            pdf::RunningPage to = pdf::runningPage(m_fonts, running, m_paper);
            const std::size_t from = std::min(m_seats.size(), perPage * static_cast<std::size_t>(page));
            draw(to, layout, from, std::min(m_seats.size(), from + perPage),
                 inParts(perPage, layout.columns));
            pages.push_back(std::move(to.page));
        }
        return pages;
    }

  private:
    static std::size_t inParts(std::size_t all, int parts) {
        const auto n = static_cast<std::size_t>(parts);
        return (all + n - 1) / n;
    }

    std::string freeText() const { return std::string(text(m_free, m_view.language)); }
    double widthIn(const std::string& text, pdf::Face face) const {
        return pdf::widthOf(m_fonts, text, face, 1);
    }

    // As few pages as leave names that can be read, and on them the largest that go in.
    Layout layoutFor(const pdf::RunningPage& page) const {
        constexpr int kMostColumns = 4;
        const double least = kLeastName * page.scale;
        const double largest = kLargestSurname * std::max(1.0, page.scale);
        for (int pages = 1;; ++pages) {
            const std::size_t perPage = inParts(m_seats.size(), pages);
            Layout best{1, pages, 0};
            for (int columns = 1; columns <= kMostColumns; ++columns) {
                const auto rows = static_cast<double>(inParts(perPage, columns));
                const double high = page.body.height() / (rows * kSeatHigh);
                const double asked =
                    columns * (kInitial + m_name + kNumberGap + m_number) + (columns - 1) * kGutter;
                const double size = std::min({high, page.body.width() / asked, largest});
                if (size > best.size) best = {columns, pages, size};
            }
            if (best.size >= least || perPage == 1) return best;
        }
    }

    void draw(pdf::RunningPage& to, const Layout& layout, std::size_t from, std::size_t end,
              std::size_t rows) {
        const double gutter = kGutter * layout.size;
        const double width = (to.body.width() - (layout.columns - 1) * gutter) / layout.columns;
        const double high =
            std::min(to.body.height() / static_cast<double>(rows), kSeatHighest * layout.size);
        chooseSecond(layout.size, width - (kInitial + kNumberGap + m_number) * layout.size);
        for (std::size_t i = from; i < end; ++i) {
            const std::size_t column = (i - from) / rows;
            const std::size_t row = (i - from) % rows;
            const double left = to.body.left + static_cast<double>(column) * (width + gutter);
            const double top = to.body.top + static_cast<double>(row) * high;
            const bool first = row == 0 || m_seats[i].letter != m_seats[i - 1].letter;
            drawSeat(to.page, {left, top, left + width, top + high}, layout.size, m_seats[i], first);
            constexpr std::size_t kFifth = 5; // so that the eye keeps its row
            const bool strong = (row + 1) % kFifth == 0 || row + 1 == rows || i + 1 == end;
            to.page.line({left, top + high}, {left + width, top + high}, {0.5, strong ? 0.35 : 0.75});
        }
    }

    // Of all second lines, where the first name and what follows it have so much room: the largest in which
    // they go in, partners by their initial where that is too small. The longest may be smaller still.
    void chooseSecond(double size, double room) {
        const double largest = std::max(kLeastSecond, kSecondLine * size);
        const double least = std::max(kLeastSecond, kLeastOfSecond * largest);
        const auto sizeFor = [&](const Seat& seat, const std::string& more) {
            const double first = widthIn(seat.first, pdf::Face::Regular);
            return std::min(largest,
                            room / (first + kSpace +
                                    kCondensed * kMoreLetters * widthIn(kDot + more, pdf::Face::Regular)));
        };
        m_second = largest;
        for (const Seat& seat : m_seats) {
            const double full = sizeFor(seat, seat.more);
            m_second = std::min(m_second, std::max(least, full >= least ? full : sizeFor(seat, seat.brief)));
        }
    }

    void drawSeat(pdf::Page& page, const pdf::Box& box, double size, const Seat& seat, bool first) const {
        // Both lines together in the middle of the row.
        const double lines = pdf::kCapHeight * size + kSecondDown * size;
        const double baseline = (box.top + box.bottom - lines) / 2 + pdf::kCapHeight * size - 0.06 * size;
        const double numberWide = (m_number + kNumberGap) * size;
        const double left = box.left + kInitial * size;
        const double right = std::max(left + 10, box.right - numberWide);
        if (first && !seat.letter.empty())
            page.textOn(baseline + 0.3 * size, box.left, left,
                        pdf::fit(m_fonts, seat.letter,
                                 {pdf::Face::Title, kInitialLetters * size, pdf::Align::Left, pdf::kGoldText},
                                 {kInitial * size, 0}));
        page.textOn(baseline, left, right,
                    pdf::fit(m_fonts, seat.last, {pdf::Face::Black, size}, {right - left, 0}));
        if (seat.table.empty())
            page.textOn(baseline + 0.15 * size, box.right - numberWide, box.right,
                        pdf::fit(m_fonts, freeText(), {pdf::Face::Bold, kFree * size, pdf::Align::Right},
                                 {numberWide, 0}));
        else
            page.textOn((box.top + box.bottom + pdf::kCapHeight * kNumber * size) / 2, box.right - numberWide,
                        box.right,
                        pdf::fit(m_fonts, seat.table, {pdf::Face::Black, kNumber * size, pdf::Align::Right},
                                 {numberWide, 0}));
        drawSecond(page, baseline + kSecondDown * size, left, right, m_second, seat);
    }

    // The first name black, what follows it quiet.
    void drawSecond(pdf::Page& page, double y, double left, double right, double size,
                    const Seat& seat) const {
        constexpr double kLeastRoom = 10;
        constexpr double kMostFirst = 0.6;
        const double room = right - left;
        if (room < 2 * kLeastRoom) return;
        double start = left;
        if (!seat.first.empty()) {
            const double most = seat.more.empty() ? room : std::max(kLeastRoom, kMostFirst * room);
            const pdf::Fitted first = pdf::fit(m_fonts, seat.first, {pdf::Face::Regular, size}, {most, 0});
            page.textOn(y, left, right, first);
            start += first.width() + kSpace * size;
        }
        if (seat.more.empty() || right - start < kLeastRoom) return;
        const pdf::TextStyle style{pdf::Face::Regular, kMoreLetters * size, pdf::Align::Left, pdf::kQuiet};
        const auto told = [&](const std::string& more) { return (seat.first.empty() ? "" : kDot) + more; };
        const bool whole = pdf::widthOf(m_fonts, told(seat.more), style.face, style.size) * kCondensed <=
                           right - start + pdf::kHair;
        page.textOn(y, start, right,
                    pdf::fit(m_fonts, told(whole ? seat.more : seat.brief), style, {right - start, 0}));
    }

    const View& m_view;
    const pdf::Fonts& m_fonts;
    const std::vector<Seat>& m_seats;
    const pdf::Running& m_running;
    pdf::Size m_paper;
    Label m_free;        // what those are who have no table
    double m_name = 1;   // the widest surname, in sizes
    double m_number = 1; // and the widest of what stands right
    double m_second = 0; // letters of the second lines
};

} // namespace

pdf::Document seating(const View& view, const tournament::Round& round, const Options& options) {
    pdf::Running running = runningFor(view, std::string(text(Label::WhereDoISit, view.language)), "");
    running.beside = roundText(view, round);
    const std::vector<Seat> seats = seatsIn(view, round);
    if (seats.empty())
        return listDocument(view, options,
                            {running, {pdf::Paragraph{std::string(text(Label::NoTables, view.language))}}});
    return documentOf(view, options, std::string(text(Label::Seating, view.language)) + ' ' + running.beside,
                      SeatingPages(view, options, seats, running, freeWord(round)).pages());
}

} // namespace schreiber::kinds
