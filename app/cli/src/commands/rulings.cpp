#include "json/rulings.h"

#include "answer.h"
#include "commands.h"
#include "deal_check.h"
#include "files.h"
#include "json/writers.h"
#include "place.h"
#include "ruling_search.h"
#include "ruling_words.h"
#include "soundness.h"

#include <desk/games.h>
#include <desk/rulings.h>
#include <desk/sheet_place.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

using tournament::Ruling;

struct RulingsWanted {
    Place place;
    int number = 0;
    std::string record; // a deal, or for import a bundle
    std::string dispute;
    std::string asks;
    std::string enter;
    std::string state;
    std::string decision;
    SearchWords search;
    std::string out;
};

int tellList(const Session& session, const desk::Evening& evening, const std::vector<const Ruling*>& rulings,
             const Said& none) {
    const Soundness soundness(session, evening);
    if (session.json) {
        Json list = Json::array();
        for (const Ruling* ruling : rulings) list.push_back(shortRulingJson(*ruling));
        print(soundness.told({{"rulings", std::move(list)}}));
    } else if (rulings.empty()) {
        std::cout << session.say(none) << '\n';
    } else {
        printRulings(session, evening.tournament(), rulings);
    }
    return soundness.conclude();
}

int listRulings(const Session& session, const RulingsWanted& wanted) {
    const auto state = tournament::readRulingState(wanted.state);
    if (!wanted.state.empty() && !state)
        return session.fail({"--state", 0, 0, wanted.state, {"ruling_state"}});
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    std::vector<const Ruling*> rulings;
    for (const Ruling& ruling : evening->tournament().rulings)
        if (!state || ruling.state == *state) rulings.push_back(&ruling);
    if (evening->tournament().rulings.empty())
        return tellList(session, *evening, rulings,
                        {"Noch kein Entscheid.", "Ancora nessuna decisione.", "No ruling yet."});
    return tellList(session, *evening, rulings,
                    {"Hier ist kein solcher Entscheid.", "Qui non c'è nessuna decisione di questo tipo.",
                     "There is no such ruling here."});
}

int showRuling(const Session& session, const RulingsWanted& wanted) {
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const Ruling* ruling = tournament::findRuling(evening->tournament(), wanted.number);
    if (ruling == nullptr) return session.fail(desk::noSuchRuling(evening->tournament(), wanted.number));
    const Soundness soundness(session, *evening);
    if (session.json)
        print(soundness.told(rulingJson(*ruling, session.language)));
    else
        printRuling(session, evening->tournament(), *ruling);
    return soundness.conclude();
}

int judge(Session& session, const RulingsWanted& wanted) {
    const desk::SheetPlace& place = wanted.place.sheet;
    if (place.table == 0 && (place.round != 0 || place.game != 0))
        return session.fail({place.round != 0 ? "--round" : "--game", 0, 0, {}, {"--table"}});
    desk::NewRuling asked;
    if (!wanted.enter.empty()) {
        auto wish = readWish(wanted.enter);
        if (!wish) return session.fail({"--enter", 0, 0, wanted.enter, {"ruling_measure"}});
        asked.enter = *wish;
    }
    const auto text = readWhole(wanted.record, tournament::kMostRecordBytes);
    if (!text) return session.fail(text.error());
    asked.record = *text;
    asked.file = wanted.record;
    asked.place = place;
    asked.askedBy = wanted.asks;
    asked.dispute = wanted.dispute;
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const auto ruled = desk::addRuling(*evening, asked, session.confirmation);
    if (!ruled) {
        const auto* unreadable = std::get_if<desk::InputErrors>(&ruled.error());
        return unreadable ? refuseRecord(session, unreadable->errors) : session.fail(ruled.error());
    }
    if (session.json) {
        Json answer = receiptJson(ruled->receipt, session.language);
        answer["ruling"] = rulingJson(ruled->ruling, session.language);
        print(answer);
        return conclude(session, ruled->receipt);
    }
    const int told = tell(session, ruled->receipt);
    printRuling(session, evening->tournament(), ruled->ruling);
    return told;
}

int enterMeasure(Session& session, const RulingsWanted& wanted) {
    const auto wish = readWish(wanted.enter);
    if (!wish) return session.fail({"WHAT", 0, 0, wanted.enter, {"ruling_measure"}});
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::enterRuling(*evening, wanted.number, *wish, session.confirmation));
}

int appeal(Session& session, const RulingsWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session,
                desk::appealRuling(*evening, wanted.number, session.confirmation.why, session.confirmation));
}

int uphold(Session& session, const RulingsWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session,
                desk::upholdRuling(*evening, wanted.number, session.confirmation.why, session.confirmation));
}

int withdraw(Session& session, const RulingsWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::withdrawRuling(*evening, wanted.number, session.confirmation.why,
                                              session.confirmation));
}

int overrule(Session& session, const RulingsWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::overruleRuling(*evening, wanted.number, wanted.decision,
                                              session.confirmation.why, session.confirmation));
}

int searchRulings(const Session& session, const RulingsWanted& wanted) {
    const auto sought = readSearch(wanted.search);
    if (!sought) return session.fail(sought.error());
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    auto found = sought->like ? desk::rulingsLike(*evening, *sought->like)
                              : desk::searchRulings(*evening, sought->search);
    if (found.ok() && found->empty() && !sought->like)
        if (const auto again = desk::looser(sought->search)) found = desk::searchRulings(*evening, *again);
    if (!found) return session.fail(found.error());
    std::vector<const Ruling*> rulings;
    for (const int number : *found)
        if (const Ruling* ruling = tournament::findRuling(evening->tournament(), number))
            rulings.push_back(ruling);
    if (!sought->like && static_cast<int>(found->size()) >= sought->search.most)
        session.note(session.say({"Das sind die besten; genauer suchen zeigt die anderen.",
                                  "Sono le più vicine; una ricerca più precisa mostra le altre.",
                                  "These are the nearest; a closer search shows the others."}));
    return tellList(session, *evening, rulings,
                    {"Dazu ist kein Entscheid zu finden.", "Non si trova nessuna decisione al riguardo.",
                     "No ruling is found about that."});
}

int writeOut(const Session& session, const desk::Evening& evening, const std::string& out,
             const std::string& bytes, FileType type) {
    const Soundness soundness(session, evening);
    if (soundness.failure()) return session.fail(*soundness.failure());
    const auto written = writeWhole(out, bytes, type, session.confirmation);
    if (!written) return session.fail(written.error());
    const bool really = !session.confirmation.dryRun;
    if (out == kStandardOutput) return soundness.conclude();
    if (really) session.did();
    if (session.json)
        print(soundness.told({{"files", {out}}, {"written", really}}));
    else
        std::cout << (really ? "" : session.say(kWouldWrite)) << base::printable(out, 300) << '\n';
    return soundness.conclude();
}

int begin(const Session& session, const RulingsWanted& wanted) {
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const auto head = desk::disputeFrom(evening->tournament(), wanted.place.sheet);
    if (!head) return session.fail(head.error());
    if (!head->score) session.warn({"dispute_score_unknown"});
    const std::string text = desk::gameOf(evening->tournament().settings).judge().written(*head);
    if (!wanted.out.empty()) return writeOut(session, *evening, wanted.out, text, FileType::BegunRecord);
    const Soundness soundness(session, *evening);
    std::cout << text;
    return soundness.conclude();
}

int exportAll(const Session& session, const RulingsWanted& wanted) {
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const std::string bundle = desk::exportRulings(evening->tournament());
    session.warn(desk::warningsOfRulings(bundle));
    return writeOut(session, *evening, wanted.out, bundle, FileType::Record);
}

int importAll(Session& session, const RulingsWanted& wanted) {
    const auto bytes = readWhole(wanted.record);
    if (!bytes) return session.fail(bytes.error());
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const auto done = desk::importRulings(*evening, *bytes, wanted.record, session.confirmation);
    if (!done) return session.fail(done.error());
    for (const desk::RulingDifference& one : done->differing)
        session.note(desk::inWords(one, session.language));
    if (!session.json && done->imported == 0) {
        if (!done->differing.empty())
            std::cout << session.say(
                {"Alle Entscheide dieser Datei sind schon da, aber nicht alle wie dort; hier ist "
                 "nichts geändert.\n",
                 "Tutte le decisioni di questo file ci sono già, ma non tutte come lì; qui nulla "
                 "è cambiato.\n",
                 "All rulings of this file are there already, but not all as in the file; nothing "
                 "is changed here.\n"});
        else
            std::cout << session.say({"Alle Entscheide dieser Datei sind schon da; nichts ist geändert.\n",
                                      "Tutte le decisioni di questo file ci sono già; nulla è cambiato.\n",
                                      "All rulings of this file are there already; nothing is changed.\n"});
        return kDone;
    }
    if (!session.json) return tell(session, done->receipt);
    Json answer = done->imported == 0 ? Json{{"n", nullptr}, {"written", false}}
                                      : receiptJson(done->receipt, session.language);
    answer["imported"] = done->imported;
    answer["known"] = done->known;
    answer["differing"] = Json::array();
    for (const desk::RulingDifference& one : done->differing)
        answer["differing"].push_back(
            {{"here", shortRulingJson(one.here)}, {"there", shortRulingJson(one.there)}});
    print(answer);
    return conclude(session, done->receipt);
}

constexpr Said kRulingNumber{"Nummer des Entscheids", "numero della decisione", "the ruling's number"};
constexpr Said kRecordFile{"das Protokoll, - für die Standardeingabe", "il verbale, - per lo standard input",
                           "the record, - for standard input"};
constexpr Said kMeasures{"line, strike=N, fine=SEITE:PUNKTE, redeal oder lost=SEITE",
                         "line, strike=N, fine=PARTE:PUNTI, redeal o lost=PARTE",
                         "line, strike=N, fine=SIDE:POINTS, redeal or lost=SIDE"};

class Commands {
  public:
    explicit Commands(const Line& line)
        : m_line(line)
        , m_group(group(
              line.app, line.session, "rulings",
              {"Streitfälle und ihre Entscheide", "contestazioni e decisioni", "disputes and their rulings"}))
        , m_wanted(std::make_shared<RulingsWanted>()) {}

    void addReading() {
        command("list", {"alle", "tutte", "all of them"})
            .file(m_wanted->place.file)
            .text("--state", m_wanted->state,
                  {"nur open, decided, appealed oder overruled", "solo open, decided, appealed o overruled",
                   "only open, decided, appealed or overruled"},
                  false)
            .does(m_line.chosen, doing(listRulings));
        numbered("show", {"zeigt einen", "ne mostra una", "shows one"})
            .does(m_line.chosen, doing(showRuling));
        Command find = command("search", {"sucht nach Worten, Regel, Ort und Tag",
                                          "cerca per parole, regola, luogo e giorno",
                                          "searches by words, rule, place and day"});
        find.file(m_wanted->place.file);
        takeSearch(find, m_wanted->search).does(m_line.chosen, doing(searchRulings));
    }

    void addDeciding() {
        Command asked =
            command("add", {"urteilt über ein Protokoll und hebt es auf", "giudica un verbale e lo conserva",
                            "rules on a record and keeps it"});
        asked.file(m_wanted->place.file).text("RECORD", m_wanted->record, kRecordFile);
        takeTable(asked, m_wanted->place.sheet)
            .text("--asked-by", m_wanted->asks, {"wer fragt", "chi chiede", "who asks"}, false)
            .text("--dispute", m_wanted->dispute,
                  {"der Streit in den Worten der Parteien", "la contestazione nelle parole delle parti",
                   "the dispute in the words of the parties"},
                  false)
            .text("--enter", m_wanted->enter, kMeasures, false)
            .why(false)
            .asks()
            .does(m_line.chosen, doing(judge));
        numbered("enter", {"trägt ihn am Zettel des Tisches ein", "la riporta sul foglio del tavolo",
                           "enters it on the table's sheet"})
            .text("WHAT", m_wanted->enter, kMeasures)
            .why(false)
            .asks()
            .does(m_line.chosen, doing(enterMeasure));
        numbered("appeal", {"Einspruch", "ricorso", "an appeal"})
            .why(true)
            .asks()
            .does(m_line.chosen, doing(appeal));
        numbered("uphold", {"nach Einspruch bestätigt", "confermata dopo ricorso", "upheld after an appeal"})
            .why(false)
            .asks()
            .does(m_line.chosen, doing(uphold));
        numbered("overrule", {"die Leitung entscheidet anders; was die Regeln sagen, bleibt daneben",
                              "la direzione decide diversamente; ciò che dicono le regole resta accanto",
                              "the director decides otherwise; what the rules say stays beside it"})
            .text("--decision", m_wanted->decision, {"was gilt", "che cosa vale", "what holds"})
            .why(true)
            .asks()
            .does(m_line.chosen, doing(overrule));
        numbered("withdraw", {"zieht ihn zurück; zu lesen bleibt er", "la ritira; resta leggibile",
                              "withdraws it; it stays to be read"})
            .why(true)
            .asks()
            .does(m_line.chosen, doing(withdraw));
    }

    void addFiles() {
        Command head = command("begin", {"der Kopf eines Protokolls, wie der Tisch jetzt steht",
                                         "l'intestazione di un verbale, com'è ora il tavolo",
                                         "the head of a record as the table stands now"});
        takePlace(head, m_wanted->place)
            .out(m_wanted->out, {"die Datei", "il file", "the file"}, false)
            .asks()
            .does(m_line.chosen, doing(begin));
        command("export", {"exportiert alle, als Protokolle", "le esporta tutte, come verbali",
                           "writes all out, as records"})
            .file(m_wanted->place.file)
            .out(m_wanted->out, {"die Datei", "il file", "the file"})
            .asks()
            .does(m_line.chosen, doing(exportAll));
        command("import",
                {"liest exportierte ein", "importa quelle esportate", "reads in what was written out"})
            .file(m_wanted->place.file)
            .text("BUNDLE", m_wanted->record, {"die Datei", "il file", "the file"})
            .asks()
            .does(m_line.chosen, doing(importAll));
    }

  private:
    Command command(const char* name, const Said& help) { return {m_group, m_line.session, name, help}; }
    Command numbered(const char* name, const Said& help) {
        Command made = command(name, help);
        made.file(m_wanted->place.file).number("N", m_wanted->number, kRulingNumber, true, 1);
        return made;
    }
    // --round and --table where a ruling may come from no table at all.
    static Command& takeTable(Command& command, desk::SheetPlace& place) {
        return command
            .number(
                "--round", place.round,
                {"Runde; ohne sie die letzte", "turno; senza, l'ultimo", "round; the last one without it"},
                false, 1)
            .number("--table", place.table, {"Tisch", "tavolo", "table"}, false, 1)
            .number("--game", place.game,
                    {"Partie eines Matches", "partita di un incontro", "game of a match"}, false, 1);
    }
    template <class Function>
    Action doing(Function function) {
        return
            [&session = m_line.session, wanted = m_wanted, function] { return function(session, *wanted); };
    }

    const Line& m_line;
    CLI::App& m_group;
    std::shared_ptr<RulingsWanted> m_wanted;
};

} // namespace

void addRulings(const Line& line) {
    Commands commands(line);
    commands.addReading();
    commands.addDeciding();
    commands.addFiles();
}

} // namespace schreiber::cli
