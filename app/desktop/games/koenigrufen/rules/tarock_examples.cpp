#include "games/koenigrufen/rules/tarock_examples.h"

#include "base/text.h"

#include <QCoreApplication>
#include <QFile>

#include <array>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/record/writer.h>
#include <koenigrufen/rulebook/catalogue.h>
#include <koenigrufen/ruling/event_words.h>
#include <koenigrufen/ruling/explain.h>
#include <koenigrufen/ruling/replay.h>

namespace schreiber::desktop::tarock {
namespace {

namespace record = koenigrufen::record;
namespace ruling = koenigrufen::ruling;

struct ExampleWords {
    Q_DECLARE_TR_FUNCTIONS(RuleExample)
};

// What the point says of what was done there, else what was done last.
QString shownIn(const ruling::Replay& replay, const koenigrufen::deal::Ruling* ruled,
                words::Language language) {
    if (ruled != nullptr) {
        const std::string who = ruled->seat ? replay.nameOf(*ruled->seat) : std::string();
        const QString reason = text(ruling::reasonInWords(ruled->rule, who, language));
        if (!reason.isEmpty()) return reason;
    }
    if (replay.record.events.empty()) return {};
    const koenigrufen::deal::Event& last = replay.record.events.back();
    return text(ruling::eventInWords(last.action, replay.nameOf(last.seat), language));
}

} // namespace

QList<RuleExample> examplesOf(koenigrufen::rulebook::PointName point, words::Language language) {
    struct Role {
        const char* name;
        QString title;
    };
    const std::array roles{Role{"illegal", ExampleWords::tr("So darf man nicht")},
                           Role{"legal", ExampleWords::tr("So darf man")}};
    QList<RuleExample> examples;
    for (const Role& role : roles) {
        QFile file(QStringLiteral(":/tarock-examples/%1-%2.tarock")
                       .arg(text(point.text()), QLatin1String(role.name)));
        if (!file.open(QIODevice::ReadOnly)) continue;
        auto read = record::read(file.readAll().toStdString());
        if (!read.ok() || read->size() != 1) continue;
        record::Record& game = read->front();
        game.comments.clear(); // they are the testers'
        const ruling::Replay replay = ruling::replay(game);
        const koenigrufen::deal::Ruling* ruled = nullptr;
        for (const koenigrufen::deal::Ruling& each : replay.rulings)
            if (each.rule == point) ruled = &each;
        RuleExample example;
        example.title = role.title;
        QString shown = shownIn(replay, ruled, language);
        if (shown.endsWith(QLatin1Char('.'))) shown.chop(1);
        if (!shown.isEmpty()) example.title += QStringLiteral(": ") + shown;
        const bool isOfEvent = ruled != nullptr && ruled->event >= 0;
        const std::size_t at = isOfEvent             ? static_cast<std::size_t>(ruled->event)
                               : game.events.empty() ? 0
                                                     : game.events.size() - 1;
        using Place = record::Comment::Place;
        for (const QString& words : {ExampleWords::tr("Regel: %1")
                                         .arg(text(koenigrufen::rulebook::textOf(point).title.in(language))),
                                     example.title})
            game.comments.push_back({.place = game.events.empty() ? Place::Top : Place::Event,
                                     .event = at,
                                     .text = ' ' + utf8(words)});
        const std::string written = record::write(game);
        example.record = text(written);
        if (const auto again = record::read(written); again.ok() && !game.events.empty())
            example.line = again->front().lines.events[at];
        examples.append(example);
    }
    return examples;
}

} // namespace schreiber::desktop::tarock
