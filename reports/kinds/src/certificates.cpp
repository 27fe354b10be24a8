#include "listing.h"
#include "names.h"
#include "ornament.h"
#include "reports.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <words/language.h>

// A page to take home and to frame for each person in the ranking, the best first.
namespace schreiber::kinds {

namespace {

using words::Text;

constexpr Text kAt{"Beim Turnier „{}“ errang", "Al torneo «{}»", "At the tournament “{}”"};
constexpr Text kAmongPlayers{"unter {} Spielerinnen und Spielern in {}",
                             "ha conquistato, tra {} giocatrici e giocatori in {},",
                             "took, among {} players in {},"};
constexpr Text kAmongPairs{"unter {} Paaren in {}", "ha conquistato, tra {} coppie in {},",
                           "took, among {} pairs in {},"};
constexpr Text kWith{"mit {}", "con {}", "with {}"};
constexpr Text kAnd{"{} und {}", "{} e {}", "{} and {}"};
constexpr Text kPlaceAndDay{"{}, am {}", "{}, {}", "{}, {}"};
constexpr Text kClub{"Für den Verein", "Per il circolo", "For the club"};

// What is counted, by one and by many; one is said as a word.
struct Counted {
    Text one;
    Text many;
};
constexpr Counted kRounds{{"einer Runde", "un turno", "one round"}, {"{} Runden", "{} turni", "{} rounds"}};
constexpr Counted kWins{{"einem Sieg", "una vittoria", "one win"}, {"{} Siegen", "{} vittorie", "{} wins"}};
constexpr Counted kPoints{{"einem Punkt", "un punto", "one point"}, {"{} Punkten", "{} punti", "{} points"}};

constexpr std::array kRanks{Text{"den ersten Rang", "il primo posto", "first place"},
                            Text{"den zweiten Rang", "il secondo posto", "second place"},
                            Text{"den dritten Rang", "il terzo posto", "third place"},
                            Text{"den vierten Rang", "il quarto posto", "fourth place"},
                            Text{"den fünften Rang", "il quinto posto", "fifth place"},
                            Text{"den sechsten Rang", "il sesto posto", "sixth place"},
                            Text{"den siebten Rang", "il settimo posto", "seventh place"},
                            Text{"den achten Rang", "l’ottavo posto", "eighth place"},
                            Text{"den neunten Rang", "il nono posto", "ninth place"},
                            Text{"den zehnten Rang", "il decimo posto", "tenth place"}};
constexpr Text kRank{"den {}. Rang", "il {}º posto", "place {}"};

// What a special prize is for, by its name in the settings.
struct WonFor {
    std::string_view kind;
    Text text;
};
constexpr std::array kWonFor{
    WonFor{"woman",
           {"den Preis als beste Frau", "il premio come migliore donna", "the prize for the best woman"}},
    WonFor{"youngest",
           {"den Preis als jüngste Person", "il premio come persona più giovane",
            "the prize for the youngest person"}},
    WonFor{"oldest",
           {"den Preis als älteste Person", "il premio come persona più anziana",
            "the prize for the oldest person"}},
    WonFor{"last", {"den Trostpreis", "il premio di consolazione", "the consolation prize"}},
    WonFor{"best-round",
           {"den Preis für den besten Rundenstand", "il premio per il miglior punteggio di un turno",
            "the prize for the best round"}}};

std::string with(const Text& pattern, words::Language language, const auto&... arguments) {
    const std::string_view text = pattern.in(language);
    return fmt::vformat(fmt::string_view(text.data(), text.size()), fmt::make_format_args(arguments...));
}

std::string counted(const Counted& what, int number, words::Language language) {
    if (number == 1) return std::string(what.one.in(language));
    const std::string said = numberInWords(number, language);
    return with(what.many, language, said);
}

// A half is said in figures.
std::string counted(const Counted& what, tournament::Amount amount, words::Language language) {
    if (amount.halves % 2 == 0 && amount.halves >= 0) return counted(what, amount.halves / 2, language);
    const int whole = std::abs(amount.halves) / 2;
    return with(
        what.many, language,
        fmt::format("{}{}{}", amount.halves < 0 ? "−" : "", whole, amount.halves % 2 != 0 ? "½" : ""));
}

std::string rankInWords(int rank, words::Language language) {
    const auto at = static_cast<std::size_t>(rank) - 1;
    return at < kRanks.size() ? std::string(kRanks[at].in(language)) : with(kRank, language, rank);
}

// What somebody won, in large letters; nothing for a prize that is no special one.
std::string specialInWords(std::string_view kind, words::Language language) {
    for (const WonFor& special : kWonFor)
        if (special.kind == kind) return std::string(special.text.in(language));
    return {};
}

std::string placeAndDay(const tournament::Settings& settings, words::Language language) {
    const auto day = pdf::momentFrom(settings.date);
    const std::string date = day ? longDate(*day, language) : settings.date;
    if (settings.place.empty() || date.empty()) return settings.place + date;
    return with(kPlaceAndDay, language, settings.place, date);
}

std::string merits(const View& view, const tournament::StandingRow& row) {
    const words::Language language = view.language;
    const std::string points = counted(kPoints, row.points, language);
    if (view.tournament.settings.zeroSum || row.wins.halves <= 0) return with(kWith, language, points);
    return with(kWith, language, with(kAnd, language, counted(kWins, row.wins, language), points));
}

// What is told of one person.
struct Honoured {
    std::string name;
    std::string partner; // of a pair, who has a page of the same kind; may be empty
    std::string apart;   // from a namesake: "(Imst)"
    std::string won;     // the rank or the prize, in words
    int rank = 0;        // of a special prize: none
};

class Certificate {
  public:
    Certificate(const View& view, const Options& options)
        : m_view(view)
        , m_options(options)
        , m_upright(pdf::sizeOf(options.page))
        , m_unit(m_upright.width / pdf::sizeOf(pdf::PageSize::A4).width)
        , m_outer(pdf::Box{0, 0, m_upright.height, m_upright.width}.inset(29 * m_unit, 29 * m_unit))
        , m_box(m_outer.inset(52 * m_unit, 38 * m_unit))
        , m_frame(frame(view.suits, {m_outer.width(), m_outer.height()}, 30 * m_unit))
        , m_wreath(wreath(view.leaves, 36 * m_unit, 9, false)) {}

    pdf::Page page(const tournament::StandingRow& row, const Honoured& who) const {
        pdf::Page page({m_upright.height, m_upright.width});
        page.picture(m_options.fonts, m_outer, m_frame);
        const words::Language language = m_view.language;
        const tournament::Settings& settings = m_view.tournament.settings;
        const double middle = (m_box.left + m_box.right) / 2;
        if (m_options.logo) {
            const double wide = 1.6 * m_box.height() / 4;
            page.image({middle - wide, kLogoTop * m_unit, middle + wide, kLogoTop * m_unit + kLogo * m_unit},
                       m_options.logo);
        }

        put(page, 116, 70, std::string(text(Label::Certificate, language)), pdf::Face::Title, 52);
        const double width = 226 * m_unit;
        const double y = at(166) * m_unit;
        page.picture(m_options.fonts, {middle - width / 2, y, middle + width / 2, y + 0.05 * width},
                     flourish(width));
        put(page, 207, 30, with(kAt, language, settings.name), pdf::Face::Text, 17);
        put(page, 256, 56, who.name, pdf::Face::Title, 46, pdf::kForest);
        std::string below = who.partner.empty() ? "" : with(kWith, language, who.partner);
        if (!who.apart.empty()) below += (below.empty() ? "" : " ") + who.apart;
        put(page, 292, 22, below, pdf::Face::Text, 15);
        const double shift = below.empty() ? 0 : 12;
        const bool pairs = !tournament::playedBySingles(m_view.tournament.settings);
        put(page, 310 + shift, 26,
            with(pairs ? kAmongPairs : kAmongPlayers, language,
                 numberInWords(static_cast<int>(m_view.standings.rows.size()), language),
                 counted(kRounds, m_view.standings.round, language)),
            pdf::Face::Text, 17);
        put(page, 335 + shift, 26, merits(m_view, row), pdf::Face::Text, 17);
        put(page, 374 + shift, 42, who.won, pdf::Face::Title, 32);
        put(page, 412 + shift, 20, placeAndDay(settings, language), pdf::Face::Regular, 12);
        if (!m_view.standings.final)
            put(page, 428 + shift / 2, 16,
                text(Label::CertificateProvisional, language, m_view.standings.round), pdf::Face::Regular,
                9.5, pdf::kQuiet);

        const double reach = m_wreath.size.width / 2;
        const double wreathAt = kWreath * m_unit;
        page.picture(m_options.fonts, {middle - reach, wreathAt - reach, middle + reach, wreathAt + reach},
                     m_wreath);
        if (who.rank > 0) {
            const pdf::TextStyle style{pdf::Face::Title, 34 * m_unit, pdf::Align::Center};
            const pdf::Box box{middle - reach, wreathAt - reach, middle + reach, wreathAt + reach};
            page.text(box, fit(m_options.fonts, std::to_string(who.rank), style, {box.width(), 0}),
                      pdf::Vertical::Middle);
        } else if (constexpr std::size_t kHeart = 2; m_view.leaves.size() > kHeart) {
            const double half = 13 * m_unit;
            page.picture(m_options.fonts, {middle - half, wreathAt - half, middle + half, wreathAt + half},
                         m_view.leaves[kHeart]);
        }
        sign(page, m_box.left, kClub.in(language));
        sign(page, m_box.right - kLine * m_unit, text(Label::Director, language));
        return page;
    }

  private:
    // In points of A4.
    static constexpr double kLine = 187; // to sign on
    static constexpr double kWreath = 482;
    static constexpr double kLogoTop = 70;
    static constexpr double kLogo = pdf::mm(22);
    static constexpr double kCloser = 0.87; // what stands below a logo, down to the wreath

    double at(double y) const {
        constexpr double kLast = 440;
        return m_options.logo ? kLast - (kLast - y) * kCloser : y;
    }

    // A line of words around a middle, in points of A4.
    void put(pdf::Page& page, double middle, double high, const std::string& what, pdf::Face face,
             double size, const pdf::Ink& ink = {}) const {
        const double closer = m_options.logo ? kCloser : 1;
        const double half = high * closer / 2;
        const pdf::Box where{m_box.left, (at(middle) - half) * m_unit, m_box.right,
                             (at(middle) + half) * m_unit};
        page.text(where,
                  fit(m_options.fonts, what, {face, size * closer * m_unit, pdf::Align::Center, ink},
                      {where.width(), where.height()}),
                  pdf::Vertical::Middle);
    }

    void sign(pdf::Page& page, double left, std::string_view under) const {
        const double y = 498 * m_unit;
        const double right = left + kLine * m_unit;
        page.line({left, y}, {right, y}, {0.75});
        const pdf::TextStyle style{pdf::Face::Regular, std::max(6.0, 9.5 * m_unit), pdf::Align::Center,
                                   pdf::kQuiet};
        const double high = style.size * pdf::kLeading;
        page.text({left, y + 2, right, y + 2 + high},
                  fit(m_options.fonts, under, style, {right - left, high}));
    }

    const View& m_view;
    const Options& m_options;
    pdf::Size m_upright;
    double m_unit; // a point of A4
    pdf::Box m_outer;
    pdf::Box m_box; // of the words
    pdf::Picture m_frame;
    pdf::Picture m_wreath;
};

std::vector<Honoured> honouredIn(const View& view, const tournament::StandingRow& row) {
    const std::string won = rankInWords(row.rank, view.language);
    const std::vector<NamedPerson> persons = personsIn(view.tournament, view.standings.round, {row.entry});
    if (persons.size() < 2)
        return {{row.plainName, "", persons.empty() ? "" : bracketed(persons[0]), won, row.rank}};
    std::vector<Honoured> all;
    for (std::size_t i = 0; i < persons.size(); ++i)
        all.push_back({fullName(persons[i].person), fullName(persons[(i + 1) % persons.size()].person),
                       bracketed(persons[i]), won, row.rank});
    return all;
}

// Of a pair it may be one of them.
Honoured specialIn(const View& view, const tournament::Prize& prize, const std::string& won) {
    Honoured who{prize.name, "", "", won};
    for (const NamedPerson& one : personsIn(view.tournament, view.standings.round, {prize.contestant}))
        if (fullName(one.person) == prize.name) who.apart = bracketed(one);
    return who;
}

} // namespace

pdf::Document certificates(const View& view, const Options& options) {
    const std::string title(text(Label::Certificate, view.language));
    std::vector<pdf::Page> pages;
    const Certificate certificate(view, options);
    const auto add = [&](const tournament::StandingRow& row, Honoured who) {
        for (std::string* name : {&who.name, &who.partner, &who.apart})
            *name = printableName(options.fonts, *name, row.entry, view.language);
        pages.push_back(certificate.page(row, who));
    };
    for (const tournament::StandingRow& row : view.standings.rows) {
        if (options.ranks && (row.rank < options.ranks->first || row.rank > options.ranks->second)) continue;
        for (Honoured& who : honouredIn(view, row)) add(row, std::move(who));
    }
    for (const tournament::Prize& prize :
         view.tournament.closing ? view.tournament.closing->prizes : std::vector<tournament::Prize>{}) {
        const std::string won = specialInWords(prize.kind, view.language);
        for (const tournament::StandingRow& row : view.standings.rows)
            if (!won.empty() && row.entry == prize.contestant) add(row, specialIn(view, prize, won));
    }
    if (pages.empty()) // nothing is played, or nobody has such a rank
        return listDocument(view, options,
                            {runningFor(view, title, ""),
                             {pdf::Paragraph{std::string(text(Label::NoStandings, view.language))}}});
    return documentOf(view, options, title, std::move(pages));
}

} // namespace schreiber::kinds
