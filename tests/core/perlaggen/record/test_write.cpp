#include <base/random.h>

#include <catch2/catch.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <sampling.h>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::record;
using base::Random;
using cards::Card;
using deal::Figure;

namespace {

std::string canonical(const std::string& text, Keywords keywords = Keywords::English) {
    return write(read(text).value(), keywords);
}

// Records at random, to be written, read and written again.
class Generator {
  public:
    explicit Generator(std::uint64_t seed)
        : m_random(seed) {}

    Record record() {
        Record record;
        header(record.header);
        for (std::uint64_t i = m_random.below(20); i > 0; --i)
            record.events.push_back({static_cast<cards::Seat>(below(4)), action()});
        comments(record);
        return record;
    }

  private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<std::uint64_t>(bound))); }
    bool maybe() { return m_random.below(2) == 0; }
    Card card() { return Card::fromIndex(below(cards::kCardCount)); }
    Figure figure() { return static_cast<Figure>(below(3)); }
    cards::PlayedCard played() { return {card(), maybe() ? std::optional(card()) : std::nullopt}; }

    template <class T, class Make>
    std::vector<T> some(Make make) {
        std::vector<T> list;
        for (int i = below(5) + 1; i > 0; --i) list.push_back(make());
        return list;
    }

    deal::Action action() {
        switch (below(18)) {
        case 0:
            return deal::Blind{{Figure::Hanger, Figure::Gleich}, false};
        case 1:
            return deal::Blind{{Figure::Gleich, Figure::Hanger, Figure::Spiel}, true};
        case 2:
            return deal::Cut{maybe() ? some<Card>([&] { return card(); }) : std::vector<Card>{}};
        case 3:
            return deal::Turn{some<Card>([&] { return card(); })};
        case 4:
            return deal::Exchange{card(), card()};
        case 5:
            return deal::Bet{figure(), maybe() ? std::optional(below(99) + 1) : std::nullopt};
        case 6:
            return deal::Bet{figure(), deal::kSpielAus};
        case 7:
            return deal::Hold{figure()};
        case 8:
            return maybe() ? deal::Good{Figure::Spiel, true} : deal::Good{figure(), false};
        case 9:
            return deal::AskFigure{figure()};
        case 10:
            return deal::Play{played()};
        case 11:
            return deal::Show{some<cards::PlayedCard>([&] { return played(); })};
        case 12:
            return deal::Stand{figure()};
        case 13:
            return deal::EndOfTurn{};
        case 14:
            return deal::AskDeclare{below(8) + 2};
        case 15:
            return maybe() ? deal::Action(deal::Allow{}) : deal::Action(deal::Deny{});
        case 16:
            return deal::Reveal{maybe() ? Figure::Gleich : Figure::Hanger,
                                static_cast<cards::Rank>(below(9))};
        default:
            return deal::Irregular{static_cast<deal::Irregularity>(below(deal::kIrregularityCount)),
                                   maybe() ? std::optional(cards::Seat::B) : std::nullopt, maybe()};
        }
    }

    void header(Header& header) {
        header.rules = "suedtirol";
        if (maybe()) header.house = {{"trump_hanger", "trump_wins"}, {"unbet_order", "SGH"}};
        if (maybe()) header.seats = 4;
        if (maybe()) header.players = {"Anna", "Bert vom Hof", std::nullopt, "#4"};
        if (maybe()) header.target = below(20) + 1;
        if (maybe()) header.score = {below(header.target.value_or(18)), -below(3)};
        if (maybe()) header.dealer = cards::Seat::B;
        if (maybe()) header.hands[2] = Hand{{card()}, {}, {}, {}, {}};
        if (maybe()) header.written = {below(4), below(4)};
        if (maybe()) header.event = "Ball im Löwen: 2. Abend";
        if (maybe()) header.table = "";
        if (maybe()) header.owed = {0, 2};
        if (maybe()) header.version = 1;
        if (maybe()) header.unknown = {{"Zähler", "Max  M."}, {"leer", ""}};
    }

    void comments(Record& record) {
        using Place = Comment::Place;
        if (maybe()) record.comments.push_back({Place::Top, {}, 0, false, " top"});
        if (maybe()) record.comments.push_back({Place::Key, "rules", 0, true, "behind"});
        if (record.header.target) record.comments.push_back({Place::Key, "target", 0, false, ""});
        for (std::size_t i = 0; i < record.events.size(); ++i)
            if (maybe()) record.comments.push_back({Place::Event, {}, i, maybe(), " x # y"});
        if (maybe()) record.comments.push_back({Place::End, {}, 0, false, " end"});
    }

    Random m_random;
};

} // namespace

TEST_CASE("the canonical form is fixed to the byte") {
    const std::string lax =
        "\xEF\xBB\xBF#  top\r\n\r\nscore:  12   9\r\n  Trump :l\r\nRULES: imst # set\r\n"
        "Verein: Perlaggerclub\r\n# about the hand\r\nhand c: lx W ? ? e7\r\n"
        "PLAYERS: B=\"Bert vom Hof\" A=Anna\r\nhouse: unbet_order=sgh,trump_hanger=stands\r\n\r\n"
        "a: Bietet  GLEICH drei # why?   \r\n\r\n# aside\r\n d :hält gleich\r\n"
        "A:lu=la\r\n#last";
    CHECK(canonical(lax) == "#  top\n"
                            "rules: imst # set\n"
                            "house: unbet_order=SGH, trump_hanger=stands\n"
                            "players: A=Anna B=\"Bert vom Hof\"\n"
                            "score: 12 9\n"
                            "trump: L\n"
                            "# about the hand\n"
                            "hand C: L10 S6 ? ? E7\n"
                            "Verein: Perlaggerclub\n"
                            "\n"
                            "A: bet gleich 3 # why?\n"
                            "# aside\n"
                            "D: hold gleich\n"
                            "A: play LU=LA\n"
                            "#last\n");
    const std::string german = canonical(lax, Keywords::German);
    CHECK(german.find("D: hält gleich\nA: spielt LU=LA\n") != std::string::npos);
    CHECK(canonical(german) == canonical(lax));
}

TEST_CASE("texts from elsewhere are written so that they read back") {
    Record record;
    record.header.rules = "imst";
    record.header.players = {"Hans \"Hansi\" M.", "", "C#", std::nullopt};
    record.header.event = " Ball\r\nTisch #3 ";
    const auto again = read(write(record)).value().front().header;
    CHECK(again.players[0] == "Hans  Hansi  M.");
    CHECK_FALSE(again.players[1].has_value());
    CHECK(again.players[2] == "C#");
    CHECK(again.event == "Ball  Tisch  3");
}

TEST_CASE("what is said of an event that was left out stands behind the others") {
    Record cut = read("rules: imst\ntrump: L\n\nA: play L9\n# und dann\nB: play LA # hoch\n")->front();
    cut.events.resize(1);
    CHECK(write(cut) == "rules: imst\ntrump: L\n\nA: play L9\n# und dann\n");
}

TEST_CASE("several deals are written with dashes between") {
    CHECK(canonical("rules: imst\n\nA: done\n---\nrules: oberland\n") ==
          "rules: imst\n\nA: done\n---\nrules: oberland\n\n");
}

TEST_CASE("write, read, write gives the same bytes and the same events, in both languages") {
    const std::uint64_t seed = 18;
    INFO("seed " << seed);
    Generator generator(seed);
    const int rounds = schreiber::test::sampled(100, 400, 40'000);
    for (int round = 0; round < rounds; ++round) {
        const Record record = generator.record();
        const std::string text = write(record);
        INFO(text);
        for (const Keywords keywords : {Keywords::English, Keywords::German}) {
            const auto again = read(write(record, keywords));
            REQUIRE(again.ok());
            REQUIRE(again->size() == 1);
            CHECK(again->front().events == record.events);
            CHECK(again->front().header == record.header);
            CHECK(again->front().comments == record.comments);
            CHECK(write(*again) == text);
        }
    }
}
