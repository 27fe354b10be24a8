#include "told_record.h"
#include "verdict_told.h"

#include <desk/rulings.h>
#include <desk/words.h>
#include <kinds/words.h>
#include <tournament/heats.h>

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <papers/disputes.h>
#include <papers/view.h>
#include <set>
#include <sstream>
#include <utility>
#include <words/language.h>

namespace schreiber::papers {

namespace {

using tournament::Ruling;

// As words wrap on paper, whatever lines they were typed on.
std::string inOneLine(std::string text) {
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

class Sheet {
  public:
    Sheet(const tournament::Tournament& tournament, const Ruling& ruling, words::Language language,
          const OnTheWall& clock)
        : m_tournament(tournament)
        , m_ruling(ruling)
        , m_language(language)
        , m_clock(clock)
        , m_record(perlaggenTold(ruling, language)) {
        if (!m_record) m_record = tarockTold(ruling, language);
    }

    std::string where() const {
        if (!m_ruling.origin.empty()) return withDayInWords(m_ruling.origin);
        if (m_ruling.table == 0) return m_ruling.place;
        return fmt::format(
            fmt::runtime(say({"Tisch {}, Runde {}", "Tavolo {}, turno {}", "Table {}, round {}"})),
            desk::tableInWords(tournament::tableCalled(m_tournament, m_ruling.round, m_ruling.table),
                               m_language),
            m_ruling.round);
    }

    std::string state() const {
        return desk::wordFor("ruling", tournament::nameOf(m_ruling.state), m_language);
    }

    std::string at() const { return m_clock(m_ruling.at); }

    kinds::Section asked() const {
        kinds::Section section;
        section.title = say({"Streitfall", "Contestazione", "Dispute"});
        const auto row = [&](const words::Text& name, const std::string& value) {
            if (!value.empty()) section.rows.push_back({say(name), value});
        };
        const bool isPlain =
            m_ruling.state == tournament::RulingState::Decided; // as every sheet that is signed
        if (m_ruling.number != 0)                               // else nobody has kept it
            row({"Nummer", "Numero", "Number"},
                std::to_string(m_ruling.number) + (isPlain ? "" : " · " + state()));
        row({"Wann", "Quando", "When"}, at());
        row({"Wo", "Dove", "Where"}, where());
        row({"Es fragt", "Chiede", "Asked by"}, m_ruling.askedBy);
        const words::Text about{"Worum es geht", "Di che si tratta", "What it is about"};
        constexpr std::size_t kLong = 400; // a cell has to fit a page, sentences run on
        const std::string dispute = inOneLine(m_ruling.dispute);
        if (dispute.size() <= kLong)
            row(about, dispute);
        else
            section.sentences.push_back(say(about) + ": " + dispute);
        return section;
    }

    // The deal as it was recorded; its text where no program can read it any more.
    std::vector<kinds::Section> recorded() const { return m_record ? m_record->sections : asWritten(); }

    // What the rules say, a section a point; the rule itself stands below the first that it is about.
    std::vector<kinds::Section> found() const {
        std::vector<kinds::Section> sections;
        std::set<std::string> told;
        const tournament::RuledPoint* boxed = boxedPoint();
        for (const tournament::RuledPoint& point : m_ruling.found)
            sections.push_back(said(point, &point != boxed, told.insert(point.rule).second));
        for (const tournament::RuledPoint& point : m_ruling.reasons) {
            desk::ReasonWords reason = desk::reasonOf(point, m_language);
            kinds::Section& section = sections.emplace_back();
            section.title = std::move(reason.heading);
            section.sentences = std::move(reason.paragraphs);
        }
        return sections;
    }

    // All that became of it, first to last.
    kinds::Section decided() const {
        kinds::Section section;
        section.title = say({"Was daraus wurde", "Che cosa ne è stato", "What became of it"});
        const auto sentence = [&](const words::Text& name, const std::string& value) {
            if (!value.empty()) section.sentences.push_back(say(name) + ": " + value);
        };
        for (const desk::DecisionWords& one : desk::decisionsInWords(m_ruling, m_language)) {
            const std::string when = one.at.empty() ? std::string() : " (" + m_clock(one.at) + ")";
            section.sentences.push_back(one.name + when + (one.what.empty() ? "" : ": " + one.what));
            sentence({"Grund", "Motivo", "Reason"}, one.why);
        }
        for (const std::string& entered : desk::enteredInWords(m_tournament, m_ruling, m_language))
            sentence({"Am Zettel", "Sul foglio", "On the sheet"}, entered);
        return section;
    }

    // Before all else: the director's word where there is one, else what the rules say.
    kinds::Verdict verdict() const {
        kinds::Verdict boxed;
        if (!m_ruling.decision.empty()) {
            boxed = verdictOf(inOneLine(m_ruling.decision), say({"Die Turnierleitung hat entschieden.",
                                                                 "La direzione del torneo ha deciso.",
                                                                 "The tournament director has decided."}));
        } else if (const tournament::RuledPoint* point = decidingPoint()) {
            boxed =
                verdictOf(desk::textOf(*point, m_language), desk::ruleTitle(point->rule, m_language) + ".");
        } else {
            boxed.sentence = nothingWrong();
        }
        using State = tournament::RulingState;
        if (m_ruling.state != State::Decided && m_ruling.state != State::Overruled)
            boxed.why.insert(boxed.why.begin(), say({"Stand", "Stato", "State"}) + ": " + state() + ".");
        if (m_record && m_ruling.decision.empty()) {
            boxed.score = m_record->score;
            boxed.before = m_record->before;
        }
        return boxed;
    }

    // In a list: why it is so stands on the ruling's own sheet.
    static std::string firstSentence(const std::string& text) {
        return text.substr(0, std::min(text.find(". "), text.size() - 1) + 1);
    }

    // The director's, each with its reason.
    std::vector<std::string> decisions() const {
        const auto all = desk::decisionsInWords(m_ruling, m_language);
        const bool isOne = all.size() == 1 && !m_ruling.decision.empty(); // the state heads it
        std::vector<std::string> said;
        for (const desk::DecisionWords& one : all) {
            said.push_back(isOne ? m_ruling.decision : one.name + (one.what.empty() ? "" : ": " + one.what));
            if (!one.why.empty()) said.push_back(say({"Grund", "Motivo", "Reason"}) + ": " + one.why);
        }
        return said;
    }

    // What the rules say, where the director did not decide otherwise, and what was put on the sheet.
    std::vector<std::string> outcome() const {
        std::vector<std::string> all;
        if (m_ruling.decision.empty()) {
            for (const tournament::RuledPoint& point : m_ruling.found)
                all.push_back(fmt::format("{} {}, {}: {}", say({"Zeile", "Riga", "Line"}), point.line,
                                          desk::wordFor("verdict", point.verdict, m_language),
                                          desk::textOf(point, m_language)));
            if (m_ruling.found.empty() && !m_ruling.record.empty()) all.push_back(nothingWrong());
            if (!tournament::isContested(m_ruling))
                for (const tournament::RuledPoint& point : m_ruling.reasons)
                    if (const auto reason = desk::reasonOf(point, m_language); !reason.paragraphs.empty())
                        all.push_back(firstSentence(reason.paragraphs.front()));
        }
        for (const std::string& entered : desk::enteredInWords(m_tournament, m_ruling, m_language))
            all.push_back(say({"Am Zettel", "Sul foglio", "On the sheet"}) + ": " + entered);
        return all;
    }

    // Rule set, parties and who signs are in the record's head.
    void head(kinds::Dispute& dispute) const {
        if (!m_record) return;
        dispute.ruleSet = m_record->ruleSet;
        for (const std::string& party : m_record->parties)
            dispute.parties += (dispute.parties.empty() ? "" : " – ") + party;
        if (m_ruling.state != tournament::RulingState::Withdrawn) dispute.signers = m_record->players;
    }

  private:
    std::string say(const words::Text& words) const { return std::string(words.in(m_language)); }

    // "Herbst, 2026-11-21 · 2" with the day as people write it.
    std::string withDayInWords(std::string origin) const {
        constexpr std::size_t kDay = 10;
        for (std::size_t at = 0; at + kDay <= origin.size(); ++at) {
            const auto day = pdf::momentFrom(origin.substr(at, kDay));
            if (!day || day->time) continue;
            return origin.replace(at, kDay, kinds::dateText(*day, m_language));
        }
        return origin;
    }

    std::vector<kinds::Section> asWritten() const {
        if (m_ruling.record.empty()) return {};
        kinds::Section section;
        section.title = say({"Protokoll", "Verbale", "Record"});
        std::istringstream text(m_ruling.record);
        int n = 0;
        for (std::string line; std::getline(text, line);) {
            ++n;
            if (!line.empty()) section.rows.push_back({std::to_string(n), line});
        }
        return {std::move(section)};
    }

    kinds::Section said(const tournament::RuledPoint& point, bool withText, bool withRule) const {
        kinds::Section section;
        section.title = fmt::format("{} {} · {} · {}", say({"Zeile", "Riga", "Line"}), point.line,
                                    desk::wordFor("verdict", point.verdict, m_language),
                                    desk::ruleTitle(point.rule, m_language));
        if (withText) section.sentences.push_back(desk::textOf(point, m_language));
        if (!m_record || !withRule) return section;
        if (std::string rule = m_record->rule(point.rule); !rule.empty())
            section.sentences.push_back(std::move(rule));
        return section;
    }

    // The first breach, else what is open, else what is only noted.
    const tournament::RuledPoint* decidingPoint() const {
        for (const std::string_view wanted : {"illegal", "undecided"})
            for (const tournament::RuledPoint& point : m_ruling.found)
                if (point.verdict == wanted) return &point;
        return nullptr;
    }

    // That of which the box has every word.
    const tournament::RuledPoint* boxedPoint() const {
        const tournament::RuledPoint* point = m_ruling.decision.empty() ? decidingPoint() : nullptr;
        if (point == nullptr) return nullptr;
        const std::string& text = desk::textOf(*point, m_language);
        return tellsAll(verdictOf(text, {}), text) ? point : nullptr;
    }

    std::string nothingWrong() const {
        return say({"Nach den Regeln ist nichts einzuwenden.", "Secondo le regole non c’è nulla da eccepire.",
                    "By the rules there is nothing against it."});
    }

    const tournament::Tournament& m_tournament;
    const Ruling& m_ruling;
    words::Language m_language;
    const OnTheWall& m_clock;
    std::optional<ToldRecord> m_record; // of the kept text
};

} // namespace

kinds::Dispute disputeOf(const tournament::Tournament& tournament, const Ruling& ruling,
                         words::Language language, const OnTheWall& clock) {
    const Sheet sheet(tournament, ruling, language, clock);
    kinds::Dispute dispute;
    dispute.number = ruling.number;
    dispute.tournament = tournament.settings.name;
    dispute.round = ruling.origin.empty() ? ruling.round : 0;
    dispute.table = ruling.origin.empty() ? ruling.table : 0;
    dispute.at = sheet.at();
    dispute.where = sheet.where();
    dispute.dispute = inOneLine(ruling.dispute);
    dispute.rules = desk::ruleTitles(ruling, language);
    dispute.state = sheet.state();
    dispute.decisions = sheet.decisions();
    dispute.outcome = sheet.outcome();
    sheet.head(dispute);
    dispute.verdict = sheet.verdict();
    dispute.sections = {sheet.asked()};
    kinds::Section decided = sheet.decided();
    const bool overruled = !ruling.decision.empty(); // what holds, before what does not
    if (overruled) dispute.sections.push_back(decided);
    for (auto& part : {sheet.recorded(), sheet.found()})
        dispute.sections.insert(dispute.sections.end(), part.begin(), part.end());
    if (!overruled && !decided.sentences.empty()) dispute.sections.push_back(std::move(decided));
    return dispute;
}

} // namespace schreiber::papers
