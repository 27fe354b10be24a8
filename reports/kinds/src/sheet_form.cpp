#include "sheet_form.h"

#include "labels.h"
#include "listing.h"
#include "names.h"
#include "places.h"
#include "qr.h"

#include <base/utf8.h>
#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <lists/matches.h>

namespace schreiber::kinds {

namespace {

using pdf::Box;
using pdf::mm;

constexpr double kLeastPitch = mm(5); // a pencil wants no less from line to line
constexpr pdf::Stroke kHeavy{1.1, 0};
constexpr pdf::Stroke kFine{0.3, 0.55};
constexpr pdf::Stroke kWriteOn{0.5, 0};
constexpr double kNoteShare = 0.3;  // of a written sheet's width, where lines have notes
constexpr double kFootShare = 0.16; // of the height, at most
constexpr double kSmallestFoot = 6;
// What stands around the lines gives way, where the paper would have too few of them.
constexpr std::array kEase{1.0, 0.9, 0.8};

// Heights on A6.
constexpr double kTop = mm(13);
constexpr double kDealer = mm(5.5);
constexpr double kUnderDealer = mm(1.5);
constexpr double kOutcome = mm(6);
constexpr double kSideTitle = mm(4.5);
constexpr double kName = mm(5.6);
constexpr double kUnderNames = mm(1.2);
constexpr double kResult = mm(8.5);
constexpr double kToSign = mm(8);
constexpr double kOverFoot = mm(1.5);
constexpr double kCodeSide = mm(12);

// Sizes and heights follow the paper: A6 is 1.
double scaleOf(const Box& box) {
    return std::clamp(std::min(box.width() / mm(91), box.height() / mm(134)), 0.6, 1.6);
}

class FormDrawing {
  public:
    FormDrawing(const pdf::Fonts& fonts, const SheetForm& form, words::Language language, const Box& box,
                bool mirrored, pdf::Page& page)
        : m_fonts(fonts)
        , m_form(form)
        , m_language(language)
        , m_box(box)
        , m_mirrored(mirrored)
        , m_page(page)
        , m_scale(scaleOf(box))
        , m_columns(std::any_of(form.written.begin(), form.written.end(),
                                [](const FormLine& line) { return !line.note.empty(); })
                        ? box.width() * (1 - kNoteShare)
                        : box.width()) {}

    SheetLines draw() {
        makeCode();
        giveWay();
        double top = drawTop();
        top = drawDealer(top);
        if (!m_form.outcome.empty()) top = drawOutcome(top);
        top = drawSides(top);
        const double foot = drawFoot();
        const double signatures = drawSignatures(foot);
        const double result = drawResult(signatures);
        drawLines(top, result);
        for (std::size_t column = 1; column < m_form.sides.size(); ++column)
            m_page.line({leftOf(column), m_sidesTop}, {leftOf(column), signatures}, kHeavy);
        if (m_columns < m_box.width())
            m_page.line({m_box.left + m_columns, m_sidesTop}, {m_box.left + m_columns, signatures}, kFine);
        return m_lines;
    }

  private:
    std::string word(Label label) const { return std::string(text(label, m_language)); }
    double sized(double points) const { return points * m_scale; }
    // The same of a height that may give way.
    double tall(double points) const { return points * m_scale * m_ease; }
    // The same where a line of the sheet leaves room for it.
    double within(double pitch, double points) const {
        return std::min(sized(points), pitch / pdf::kLeading);
    }

    double columnWidth() const { return m_columns / static_cast<double>(m_form.sides.size()); }
    double leftOf(std::size_t column) const {
        return m_box.left + columnWidth() * static_cast<double>(column);
    }
    std::size_t columnOf(std::size_t side) const {
        return m_mirrored ? m_form.sides.size() - 1 - side : side;
    }
    double columnLeft(std::size_t side) const { return leftOf(columnOf(side)); }

    void put(const Box& box, const std::string& what, pdf::TextStyle style,
             pdf::Vertical vertical = pdf::Vertical::Middle) {
        m_page.text(box, fit(m_fonts, what, style, {box.width(), box.height()}), vertical);
    }

    // A word and, where there is nothing to print after it, a line to write on.
    void field(const Box& box, const std::string& label, const std::string& value, double size) {
        const double labelWidth =
            std::min(widthOf(m_fonts, label, pdf::Face::Regular, size), box.width() * 0.6);
        const Box rest{box.left + labelWidth + size * 0.35, box.top, box.right, box.bottom};
        put({box.left, box.top, box.left + labelWidth, box.bottom}, label, {pdf::Face::Regular, size});
        if (value.empty())
            m_page.line({rest.left, box.bottom - size * 0.15}, {rest.right, box.bottom - size * 0.15},
                        kWriteOn);
        else
            put(rest, value, {pdf::Face::Bold, size});
    }

    double drawTop() {
        const double height = tall(kTop);
        const double third = m_box.width() * 0.36;
        const Box left{m_box.left, m_box.top, m_box.left + third, m_box.top + height};
        const Box right{m_box.right - third, m_box.top, m_box.right, m_box.top + height};
        const double middle = left.top + height * 0.54;
        field({left.left, left.top, left.right, middle}, word(Label::Table), m_form.table, sized(15));
        const std::string game = m_form.game.empty() ? std::string() : ", " + m_form.game;
        if (m_form.round.empty())
            field({left.left, middle, left.right, left.bottom}, trimmedRound(), {}, sized(9));
        else
            put({left.left, middle, left.right, left.bottom}, m_form.round + game,
                {pdf::Face::Regular, sized(9)});

        put({left.right, m_box.top, right.left, m_box.top + height}, m_form.target,
            {pdf::Face::Bold, sized(26), pdf::Align::Center});

        const double nameBottom = right.top + height * 0.62;
        put({right.left, right.top, right.right, nameBottom}, m_form.tournament,
            {pdf::Face::Bold, sized(9), pdf::Align::Right});
        put({right.left, nameBottom, right.right, right.bottom}, m_form.date,
            {pdf::Face::Regular, sized(8), pdf::Align::Right});
        return m_box.top + height;
    }

    // "Runde" without a number.
    std::string trimmedRound() const {
        std::string round = text(Label::Round, m_language, "");
        while (!round.empty() && round.back() == ' ') round.pop_back();
        return round;
    }

    double drawDealer(double top) {
        const double height = tall(kDealer);
        field({m_box.left, top, m_box.right, top + height}, word(Label::DealsFirst), m_form.firstDealer,
              sized(9));
        return top + height + tall(kUnderDealer);
    }

    double drawOutcome(double top) {
        const double from = top - tall(kUnderDealer);
        put({m_box.left, from, m_box.right, from + tall(kOutcome)}, m_form.outcome,
            {pdf::Face::Bold, sized(9)});
        return from + tall(kOutcome);
    }

    double drawSides(double top) {
        m_sidesTop = top;
        const double titleHeight = tall(kSideTitle);
        const double nameHeight = tall(kName);
        const std::size_t persons = personsOnASide();
        const double pad = sized(3);
        for (std::size_t i = 0; i < m_form.sides.size(); ++i) {
            const SheetSide& side = m_form.sides[i];
            const double left = columnLeft(i) + pad;
            const double right = columnLeft(i) + columnWidth() - pad;
            put({left, top, right, top + titleHeight}, side.title,
                {pdf::Face::Bold, sized(8), pdf::Align::Center});
            double y = top + titleHeight;
            for (std::size_t person = 0; person < persons; ++person, y += nameHeight) {
                const pdf::TextStyle style{pdf::Face::Regular, sized(10.5), pdf::Align::Center};
                const Box box{left, y, right, y + nameHeight};
                if (person < side.names.size())
                    put(box, side.names[person], style);
                else if (side.names.empty())
                    m_page.line({left, y + 0.85 * nameHeight}, {right, y + 0.85 * nameHeight}, kFine);
            }
        }
        const double bottom =
            top + titleHeight + nameHeight * static_cast<double>(persons) + tall(kUnderNames);
        m_page.line({m_box.left, bottom}, {m_box.right, bottom}, kHeavy);
        return bottom;
    }

    std::size_t personsOnASide() const {
        if (m_form.sides.size() > 2) return 1;
        std::size_t persons = 0;
        for (const SheetSide& side : m_form.sides) persons = std::max(persons, side.names.size());
        return persons == 0 ? 2 : persons;
    }

    // What all but the lines and the foot takes.
    double around() const {
        return tall(kTop + kDealer + kUnderDealer + kSideTitle + kUnderNames + kResult + kToSign +
                    kName * static_cast<double>(personsOnASide())) +
               (m_form.outcome.empty() ? 0 : tall(kOutcome - kUnderDealer)) + signatureLabel() +
               tall(kOverFoot);
    }

    // Makes room for the lines a game is likely to need, and leaves the foot what they do not.
    void giveWay() {
        m_foot = m_box.height() * kFootShare;
        if (!m_form.written.empty()) return;
        const double foot = footFor(m_form.house.size(), m_foot).height();
        for (const double ease : kEase) {
            m_ease = ease;
            if (m_box.height() - around() - foot >= kLeastPitch * m_form.lines) return;
        }
        const double left = m_box.height() - around() - kLeastPitch * m_form.leastLines;
        m_foot = std::max(2 * pdf::kLeading * kSmallestFoot, std::min(left, m_foot));
    }

    // The rule set and the first of the house rules; how many more there are, and where to read them.
    pdf::Fitted footFor(std::size_t houseRules, double height) const {
        std::string words = m_form.rules;
        if (!m_form.house.empty()) {
            std::string told;
            for (std::size_t i = 0; i < houseRules; ++i)
                told += (told.empty() ? "" : told.back() == '.' ? " " : "; ") + m_form.house[i];
            if (const std::size_t more = m_form.house.size() - houseRules; more > 0)
                told += (told.empty()         ? ""
                         : told.back() == '.' ? " "
                                              : "; ") +
                        text(Label::MoreHouseRules, m_language, more, word(Label::Rules));
            words += " · " + text(Label::HouseRules, m_language, told);
        }
        const pdf::TextStyle style{pdf::Face::Regular, std::max(kSmallestFoot, sized(6.5))};
        return flow(m_fonts, words, style, {besideCode(), height});
    }

    // In the corner, its white in the margin; foot and signatures end before it.
    void makeCode() {
        m_code = qrCode(m_form.code);
        if (!m_code) return;
        m_codeSide = std::max(kCodeSide * std::min(1.0, m_scale), leastSide(*m_code));
        const double quiet = kQuietModules / m_code->size.width * m_codeSide;
        const pdf::Point corner{m_box.right + quiet, m_box.bottom + quiet};
        m_page.picture(m_fonts, {corner.x - m_codeSide, corner.y - m_codeSide, corner.x, corner.y}, *m_code);
        m_codeSide -= quiet;
    }
    double besideCode() const { return m_box.width() - m_codeSide; }

    // From the bottom up. Each gives its top.
    double drawFoot() {
        std::size_t told = m_form.house.size();
        pdf::Fitted rules = footFor(told, m_foot);
        // As many whole ones as go.
        for (std::size_t fits = 0; rules.cut() && told > 0;) {
            if (told - fits <= 1) {
                told = fits;
                rules = footFor(told, m_foot);
                break;
            }
            const std::size_t middle = fits + (told - fits) / 2;
            (footFor(middle, m_foot).cut() ? told : fits) = middle;
        }
        const double top = m_box.bottom - rules.height();
        m_page.text({m_box.left, top, m_box.right, m_box.bottom}, rules);
        return top - tall(kOverFoot);
    }

    double signatureLabel() const { return sized(7) * pdf::kLeading + sized(1); }

    double drawSignatures(double bottom) {
        const double label = sized(7);
        const double line = bottom - signatureLabel();
        for (std::size_t i = 0; i < m_form.sides.size(); ++i) {
            const std::size_t column = columnOf(i);
            const double left = leftOf(column) + (column == 0 ? 0 : sized(4));
            const double right =
                std::min(leftOf(column) + columnWidth() - (column + 1 < m_form.sides.size() ? sized(4) : 0),
                         m_box.left + besideCode());
            m_page.line({left, line}, {right, line}, kWriteOn);
            const Box box{left, line + sized(1), right, bottom};
            std::string signature = word(Label::Signature);
            if (m_form.sides.size() == 2 && !m_form.sides.front().title.empty())
                signature += ' ' + std::string(lists::sideWord(i, 2, lists::Surface::Wall).in(m_language));
            put(box, signature, {pdf::Face::Regular, label});
        }
        return line - tall(kToSign);
    }

    double drawResult(double bottom) {
        const double top = bottom - tall(kResult);
        const double label = sized(7);
        m_page.line({m_box.left, top}, {m_box.right, top}, kHeavy);
        m_page.line({m_box.left, bottom}, {m_box.right, bottom}, kHeavy);
        put({m_box.left, top + 1, m_box.left + columnWidth(), top + 1 + label * pdf::kLeading},
            word(Label::Result), {pdf::Face::Regular, label});
        for (std::size_t side = 0; side < std::min(m_form.result.size(), m_form.sides.size()); ++side)
            put({columnLeft(side), top, columnLeft(side) + columnWidth(), bottom}, m_form.result[side],
                {pdf::Face::Bold, sized(14), pdf::Align::Center});
        return top;
    }

    void drawLines(double top, double bottom) {
        const double room = bottom - top;
        const double easy = mm(7) * std::min(m_scale, 1.2);
        const std::size_t given = m_form.firstLine.empty() ? 0 : 1; // before the first deal
        const int needed = static_cast<int>(m_form.written.size() + given);
        // What is already written may stand closer than a pencil wants.
        const auto most = std::max(needed, static_cast<int>(room / kLeastPitch));
        const int wanted = m_form.written.empty() ? m_form.lines : needed;
        m_lines = {std::clamp(std::max(wanted, static_cast<int>(room / easy)), 1, std::max(1, most)), most};
        const int count = m_form.likeOthers > 0 ? m_form.likeOthers : m_lines.drawn;
        const double pitch = room / count;
        for (int i = 0; i < count; ++i) {
            const double y = top + pitch * i;
            const auto row = static_cast<std::size_t>(i);
            if (row >= given)
                put({m_box.left, y, m_box.left + sized(mm(5)), y + pitch}, std::to_string(row + 1 - given),
                    {pdf::Face::Regular, within(pitch, 6.5), pdf::Align::Left, 0.35});
            if (i > 0) m_page.line({m_box.left, y}, {m_box.right, y}, kFine);
            if (row < given)
                drawNumbers(std::vector(m_form.sides.size(), m_form.firstLine), y, pitch);
            else if (row - given < m_form.written.size())
                drawWritten(m_form.written[row - given], y, pitch);
        }
        for (std::size_t side = 0; side < std::min(m_form.strokes.size(), m_form.sides.size()); ++side) {
            if (!m_form.strokes[side]) continue;
            const double x = columnLeft(side) + columnWidth() / 2;
            // Through the whole column, as it is drawn at a table (pagat.com); what is written stays on top
            // of it.
            m_page.line({x, top + pitch * static_cast<double>(given)}, {x, bottom}, {1.4, 0.55});
        }
    }

    void drawNumbers(const std::vector<std::string>& numbers, double y, double pitch) {
        for (std::size_t side = 0; side < std::min(numbers.size(), m_form.sides.size()); ++side)
            put({columnLeft(side), y, columnLeft(side) + columnWidth(), y + pitch}, numbers[side],
                {pdf::Face::Bold, within(pitch, 12), pdf::Align::Center});
    }

    // A struck line stays readable under its stroke.
    void drawWritten(const FormLine& line, double y, double pitch) {
        drawNumbers(line.cells, y, pitch);
        if (line.struck)
            m_page.line({m_box.left + sized(mm(5)), y + pitch / 2},
                        {m_box.left + m_columns - sized(mm(2)), y + pitch / 2}, {0.9, 0});
        const double left = m_box.left + m_columns + sized(mm(1.5));
        if (line.note.empty() || left >= m_box.right) return;
        const pdf::Box box{left, y, m_box.right, y + pitch};
        m_page.text(
            box,
            fit(m_fonts, line.note, {pdf::Face::Regular, within(pitch, 6.5)}, {box.width(), box.height()}),
            pdf::Vertical::Middle);
    }

    const pdf::Fonts& m_fonts;
    const SheetForm& m_form;
    words::Language m_language;
    Box m_box;
    bool m_mirrored;
    pdf::Page& m_page;
    double m_scale;
    double m_columns; // width of the sides' columns together
    double m_ease = 1;
    double m_foot = 0; // its height, at most
    double m_sidesTop = 0;
    SheetLines m_lines;
    std::optional<pdf::Picture> m_code;
    double m_codeSide = 0; // that it takes of the sheet
};

// Everybody has a column, and each deal its line: nothing is played to.
SheetForm zeroSumForm(const View& view, SheetForm form, std::size_t sides) {
    const tournament::Settings& settings = view.tournament.settings;
    const int seats = static_cast<int>(sides);
    const int deals = tournament::dealsAt(settings, seats);
    std::vector<std::string> played;
    if (deals > 0) played.push_back(text(Label::GamesOfRound, view.language, deals));
    if (deals > 0 && seats > settings.players)
        played.back() +=
            ", " + text(Label::EachPlays, view.language, tournament::dealsAt(settings, settings.players));
    if (!view.rules.empty()) played.push_back(view.rules);
    form.running =
        runningFor(view, std::string(text(Label::DealSheet, view.language)), joined(played, " · "));
    form.values = view.values;
    if (!view.house.empty())
        form.notes.emplace_back(text(Label::WithUs, view.language), joined(view.house, " "));
    form.players = settings.players;
    for (std::size_t side = 0; side < sides; ++side) form.sides.push_back({seatLetter(side), {}});
    addDeals(form, seats - 1, deals > 0 ? deals : settings.deals);
    return form;
}

} // namespace

void addDeals(SheetForm& form, int firstDealer, int deals) {
    const auto seats = static_cast<int>(form.sides.size());
    int number = 0;
    for (const FormDeal& deal : form.deals) number = std::max(number, deal.number);
    while (number < deals) {
        ++number;
        form.deals.push_back({.number = number, .dealer = (firstDealer + number - 1) % seats});
    }
}

SheetForm formFor(const View& view, std::size_t sides) {
    const tournament::Settings& settings = view.tournament.settings;
    SheetForm form;
    form.tournament = settings.name;
    if (const auto day = pdf::momentFrom(settings.date)) form.date = dateText(*day, view.language);
    if (settings.zeroSum) return zeroSumForm(view, std::move(form), sides);
    const bool down = settings.countsDown();
    form.target =
        down ? fmt::format("{} → {}", settings.start, settings.target) : std::to_string(settings.target);
    if (down) form.firstLine = std::to_string(settings.start);

    std::vector<std::string> rules;
    if (!view.rules.empty()) rules.push_back(view.rules);
    rules.push_back(down ? text(Label::TargetDown, view.language, settings.start, settings.target)
                         : text(Label::TargetUp, view.language, settings.target));
    form.rules = joined(rules, " · ");
    form.house = view.house;

    // Who plays for himself is no side of two, also where only two sit at a table.
    const bool alone = settings.format == tournament::Format::Solo;
    const std::size_t before = alone && sides < 3 ? 3 - sides : 0;
    for (std::size_t side = 0; side < sides; ++side)
        form.sides.push_back({sideTitle(before + side, before + sides, view.language), {}});
    // All sides one short of the end, and about three points written in a line.
    constexpr int kMostPoints = 1000;
    const int points = std::clamp(down ? settings.start - settings.target : settings.target, 0, kMostPoints);
    const int given = form.firstLine.empty() ? 0 : 1;
    form.leastLines = (points * static_cast<int>(sides) - 1 + 2) / 3 + given;
    form.lines = form.leastLines + 2; // a fine, a slip
    return form;
}

SheetForm formAt(const View& view, const tournament::Round& round, const tournament::Table& table,
                 std::size_t game) {
    const std::size_t games = std::max<std::size_t>(1, table.games.size());
    SheetForm form = formFor(view, std::max<std::size_t>(2, table.sides.size()));
    form.table = std::to_string(tournament::tableInRoom(round, table));
    form.roundNumber = round.number;
    form.round = roundText(view, round);
    if (const auto stage = view.stagesAt.find({round.number, table.number});
        stage != view.stagesAt.end() && form.round.find(stage->second) == std::string::npos)
        form.round = text(Label::Round, view.language, round.number) + " · " + stage->second;
    if (tournament::hasHeats(round))
        form.round += " · " + text(Label::HeatAndNumber, view.language, table.heat, table.number);
    if (const int group = Groups(view.tournament).at(table); group > 0)
        form.round += " · " + text(Label::Group, view.language, group);
    if (games > 1) form.game = text(Label::Game, view.language, game + 1, games);
    const std::vector<std::string> called = calledAtTable(view.tournament, round.number, table);
    for (std::size_t side = 0; side < table.sides.size(); ++side) {
        form.sides[side].names = tournament::namesOfSide(view.tournament, round.number, table, side);
        form.sides[side].called = called[side];
    }
    if (!form.deals.empty()) { // what the number does not say: a draft, a heat
        const std::string number = text(Label::Round, view.language, round.number);
        if (form.round.size() > number.size()) form.running.subtitle += form.round.substr(number.size());
    }
    // Who deals first in a later game is for the table to say.
    if (game == 0) form.firstDealer = nameAtSeat(view.tournament, round.number, table, table.firstDealer);
    return form;
}

SheetLines drawSheet(const pdf::Fonts& fonts, const SheetForm& form, words::Language language,
                     const pdf::Box& box, bool mirrored, pdf::Page& page) {
    return FormDrawing(fonts, form, language, box, mirrored, page).draw();
}

} // namespace schreiber::kinds
