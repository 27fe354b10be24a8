#include "games/dispute_games.h"

#include "base/rule_sets.h"
#include "base/session.h"

#include <desk/games.h>

#include <QCoreApplication>

#include <string_view>

namespace schreiber::desktop {
namespace {

constexpr std::string_view kOfStreitfall = "perlaggen"; // whose page it is: games/perlaggen/dispute

} // namespace

bool settlesDisputes(Session& session) {
    if (!session.isOpen()) return true;
    const auto& settings = session.tournament().settings;
    if (desk::gameOf(settings).id() == kOfStreitfall) return true;
    session.say(Tone::Warn,
                QCoreApplication::translate(
                    "schreiber::desktop::MainWindow",
                    "Streitfälle nach „%1“ klärt das Fenster in dieser Fassung noch nicht; was die Regeln "
                    "sagen, sagt die Befehlszeile (schreiber-cli rules, ask, deal check).")
                    .arg(ruleSetTitle(settings.rules, session.language())));
    return false;
}

} // namespace schreiber::desktop
