#include "base/figure_words.h"

#include "base/text.h"
#include "models/draw_model.h"

#include <tournament/marks.h>

#include <QCoreApplication>

namespace schreiber::desktop {
namespace {

struct FigureWords {
    Q_DECLARE_TR_FUNCTIONS(FigureWords)
};

QString howInWords(const std::string& how) {
    if (how == "unbet") return FigureWords::tr("ungeboten");
    if (how == "held") return FigureWords::tr("gehalten");
    if (how == "conceded") return FigureWords::tr("gut");
    if (how == "given") return FigureWords::tr("gegeben");
    if (how == "declared") return FigureWords::tr("angesagt");
    if (how == "shown") return FigureWords::tr("nicht angesagt");
    return text(how);
}

} // namespace

QString figureName(const std::string& figure) {
    QString name = text(figure);
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

QString figuresBeside(const std::vector<game::Mark>& figures, const QStringList& sideNames) {
    const auto word = [](const std::string& how) {
        if (how == "game") return std::string("Spiel aus");
        if (how == "standing") return utf8(FigureWords::tr("steht"));
        if (how == "none") return utf8(FigureWords::tr("hin"));
        return how == "unbet" ? std::string() : utf8(howInWords(how)); // that goes without saying
    };
    return text(tournament::marksInLine(figures, static_cast<std::size_t>(sideNames.size()), word));
}

QString figureInWords(const game::Mark& mark, const QStringList& sideNames) {
    const QString name = figureName(mark.figure);
    if (mark.side < 0)
        return mark.how == "standing" ? FigureWords::tr("%1 steht").arg(name)
                                      : FigureWords::tr("%1 hin").arg(name);
    const QString value = mark.value == 0 ? QStringLiteral("Spiel aus") : QString::number(mark.value);
    const std::string written = game::howWon(mark).how;
    const QString how = howInWords(written);
    if (written == "unbet")
        return QStringLiteral("%1 %2 %3").arg(name, sideCalled(mark.side, sideNames), how);
    return QStringLiteral("%1 %2 %3 %4").arg(name, sideCalled(mark.side, sideNames), value, how).trimmed();
}

} // namespace schreiber::desktop
